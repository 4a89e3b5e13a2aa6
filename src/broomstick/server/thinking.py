"""Bots that think in processes of their own, so that tables go on meanwhile. A process that is lost is replaced.

Each worker is a process, a pipe to it and a thread that waits for what comes back; how long that may take the loop
sees to, and ends a process that takes longer. Whoever asked is told that nothing was thought, and asks again.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

from broomstick.hosting.pauses import pause
from broomstick.hosting.thinking import CLOSED, DIED, HUNG, RAISED, NotThought, raised, think

LOG = logging.getLogger("broomstick.bots")
THOUGHT_WITHIN = 20.0
"""Seconds a bot has for one thought; ours take milliseconds, on a busy machine."""
STARTED_WITHIN = 60.0
"""Seconds a process has besides, to begin."""
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0
"""Seconds until a lost process is replaced, when the one before was lost too, and when many were."""
ENDED_WITHIN = 5.0
SLOW_AFTER, STARTED_USUALLY = 2.0, 4.0
"""Seconds after which a thought is so slow that others are not kept waiting for its process, and what a start adds."""
HELPERS = 2
"""So many more processes there may be for those others, as long as it takes."""


def end_with_parent() -> None:
    """A worker must not outlive a server that was killed: it would wait for work for ever."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    # Ctrl-C in a terminal reaches the workers too; when they end is for the server to say.
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def wait() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


def answer_all(pipe: Connection, begin: Callable[[], None]) -> None:
    """What a worker's process does, until nobody asks any more."""
    begin()
    while True:
        try:
            question = pipe.recv()
        except EOFError:
            return
        try:
            said: tuple[bool, str] = True, think(*question)
        except Exception as error:
            said = False, raised(error).how
        pipe.send(said)


class Worker:
    """One process, started when it is needed. ``think`` is called in a thread, one call at a time."""

    def __init__(self, closing: threading.Event, begin: Callable[[], None]) -> None:
        self.closing = closing
        self.begin = begin
        self.process: SpawnProcess | None = None
        self.pipe: Connection | None = None
        self.hung = False
        # How many processes were lost since one has answered.
        self.lost = 0

    @property
    def patience(self) -> float:
        """How long the next thought may take."""
        return THOUGHT_WITHIN + (STARTED_WITHIN + self.pause if self.process is None else 0.0)

    @property
    def slow_after(self) -> float:
        """How long the next thought takes at most, if all is as usual."""
        return SLOW_AFTER + (STARTED_USUALLY + self.pause if self.process is None else 0.0)

    @property
    def pause(self) -> float:
        return pause(self.lost - 1, FIRST_PAUSE, LONGEST_PAUSE)

    def think(self, question: tuple[Any, ...]) -> str:
        self.hung = False
        if self.process is not None and not self.process.is_alive():
            # It has ended while it had nothing to do: nobody need wait for that.
            self.lose()
        try:
            pipe = self.pipe or self.start()
            pipe.send(question)
            thought, said = pipe.recv()
        except (EOFError, OSError) as error:
            raise NotThought(*self.lose()) from error
        self.lost = 0
        if not thought:
            raise NotThought(RAISED, said)
        return str(said)

    def start(self) -> Connection:
        """A new process. A fork of one with threads and open connections would be asking for trouble."""
        if self.closing.wait(self.pause):
            raise NotThought(CLOSED)
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self.process = context.Process(target=answer_all, args=(theirs, self.begin), daemon=True)
        self.pipe = ours
        self.process.start()
        theirs.close()
        if self.closing.is_set():
            self.kill()
        return ours

    def lose(self) -> tuple[str, str]:
        """The process is gone, or is of no use any more: why, and how it ended."""
        self.lost += 1
        why, process, pipe = HUNG if self.hung else DIED, self.process, self.pipe
        self.process = self.pipe = None
        ended = "not-started"
        if pipe is not None:
            pipe.close()
        if process is not None and process.pid is not None:
            process.kill()
            process.join(ENDED_WITHIN)
            ended = f"exit{process.exitcode}"
        if not self.closing.is_set():
            LOG.warning("worker-lost why=%s ended=%s in-a-row=%d", why, ended, self.lost)
        return why, ended

    def end(self) -> None:
        """It is needed no more."""
        process, pipe = self.process, self.pipe
        self.process = self.pipe = None
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.kill()
            process.join(ENDED_WITHIN)

    def give_up(self, thought: "Future[str]") -> None:
        """Time is out, unless the answer is there already."""
        if not thought.done():
            self.hung = True
            self.kill()

    def kill(self) -> None:
        process = self.process
        # Before it has begun, or after it was put away, there is nothing to kill.
        with suppress(AttributeError, ValueError):
            if process is not None:
                process.kill()


class Thinkers:
    """A few workers; whoever asks gets the one that has rested longest. While one takes long, another stands in."""

    def __init__(self, workers: int = 1) -> None:
        self.size = workers
        self.closing = threading.Event()
        self.threads = ThreadPoolExecutor(workers + HELPERS, "bots")
        self.workers: list[Worker] = []
        self.slow: set[Worker] = set()
        self.idle: asyncio.Queue[Worker] = asyncio.Queue()
        for _ in range(workers):
            self.add()

    def add(self) -> None:
        worker = Worker(self.closing, end_with_parent)
        self.workers.append(worker)
        self.idle.put_nowait(worker)

    async def think(
        self, identity: str, spec: str, view: dict[str, Any], choices: list[str], seed: str
    ) -> str:
        worker = await self.idle.get()
        loop = asyncio.get_running_loop()
        alarms = [loop.call_later(worker.slow_after, self.help_out, worker)]
        limit = worker.patience
        thought = self.threads.submit(worker.think, (identity, spec, view, choices, seed))
        alarms.append(loop.call_later(limit, worker.give_up, thought))
        # Also where nobody waits for the answer any more, the worker is free only when it has one.
        thought.add_done_callback(lambda _: self.done(loop, worker, alarms))
        return await asyncio.wrap_future(thought)

    def help_out(self, worker: Worker) -> None:
        """A worker takes long; others need not wait for it."""
        self.slow.add(worker)
        if len(self.workers) < self.size + HELPERS and not self.closing.is_set():
            LOG.warning("worker-slow others=%d", len(self.workers) - len(self.slow))
            self.add()

    def done(
        self, loop: asyncio.AbstractEventLoop, worker: Worker, alarms: list[asyncio.TimerHandle]
    ) -> None:
        # A loop that is closed has nobody who asks.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(self.free, worker, alarms)

    def free(self, worker: Worker, alarms: list[asyncio.TimerHandle]) -> None:
        for alarm in alarms:
            alarm.cancel()
        self.slow.discard(worker)
        if len(self.workers) - len(self.slow) <= self.size or self.closing.is_set():
            self.idle.put_nowait(worker)
        else:
            self.workers.remove(worker)
            self.threads.submit(worker.end)

    def close(self) -> None:
        self.closing.set()
        for worker in self.workers:
            worker.kill()
        self.threads.shutdown(wait=False)
