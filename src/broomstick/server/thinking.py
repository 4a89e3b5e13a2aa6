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
    """A few workers; whoever asks gets the one that has rested longest."""

    def __init__(self, workers: int = 1) -> None:
        self.closing = threading.Event()
        self.threads = ThreadPoolExecutor(workers, "bots")
        self.workers = [Worker(self.closing, end_with_parent) for _ in range(workers)]
        self.idle: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self.idle.put_nowait(worker)

    async def think(
        self, identity: str, spec: str, view: dict[str, Any], choices: list[str], seed: str
    ) -> str:
        worker = await self.idle.get()
        loop = asyncio.get_running_loop()
        thought = self.threads.submit(worker.think, (identity, spec, view, choices, seed))
        limit = loop.call_later(worker.patience, worker.give_up, thought)
        # Also where nobody waits for the answer any more, the worker is free only when it has one.
        thought.add_done_callback(lambda _: self.done(loop, worker, limit))
        return await asyncio.wrap_future(thought)

    def done(self, loop: asyncio.AbstractEventLoop, worker: Worker, limit: asyncio.TimerHandle) -> None:
        # A loop that is closed has nobody who asks.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(self.free, worker, limit)

    def free(self, worker: Worker, limit: asyncio.TimerHandle) -> None:
        limit.cancel()
        self.idle.put_nowait(worker)

    def close(self) -> None:
        self.closing.set()
        for worker in self.workers:
            worker.kill()
        self.threads.shutdown(wait=False)
