"""Bots think in workers; one that dies, hangs or fails is replaced, and whoever asked is told and can ask again."""

import asyncio
import json
import logging
import os
import signal
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from broomstick.games import load
from broomstick.hosting.thinking import DIED, HUNG, RAISED, NotThought
from broomstick.server import thinking
from broomstick.server.thinking import Thinkers, Worker


def question(spec: str = "thrifty") -> tuple[str, str, dict[str, Any], list[str], str]:
    game = load("card-game", players=3)
    state = game.start(seed=7)
    seat = state.deciders[0]
    choices = [game.text(action) for action in state.choices(seat)]
    return json.dumps(game.identity(), sort_keys=True), spec, state.view(seat).data(), choices, "seed"


@asynccontextmanager
async def one_worker() -> AsyncIterator[tuple[Thinkers, Worker]]:
    thinkers = Thinkers(1)
    try:
        yield thinkers, thinkers.workers[0]
    finally:
        thinkers.close()


class Pipe:
    """In place of a worker's pipe: tells when a question has been sent."""

    def __init__(self, worker: Worker) -> None:
        assert worker.pipe is not None
        self.real = worker.pipe
        self.recv, self.close = self.real.recv, self.real.close
        self.sent = threading.Event()
        vars(worker)["pipe"] = self

    def send(self, question: object) -> None:
        self.real.send(question)
        self.sent.set()


def pid(worker: Worker) -> int:
    assert worker.process is not None
    assert worker.process.pid is not None
    return worker.process.pid


async def test_a_worker_that_was_killed_is_replaced_and_ctrl_c_is_not_for_it() -> None:
    async with one_worker() as (thinkers, worker):
        first = await thinkers.think(*question())
        assert first in question()[3]
        before = pid(worker)
        os.kill(before, signal.SIGINT)
        assert await thinkers.think(*question()) == first
        assert pid(worker) == before
        os.kill(before, signal.SIGKILL)
        assert worker.process is not None
        worker.process.join()
        assert await thinkers.think(*question()) == first
        assert pid(worker) != before


async def test_a_worker_that_is_killed_as_it_thinks_or_hangs_is_replaced(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with one_worker() as (thinkers, worker):
        first = await thinkers.think(*question())
        monkeypatch.setattr(thinking, "THOUGHT_WITHIN", 0.2)
        os.kill(pid(worker), signal.SIGSTOP)
        with pytest.raises(NotThought) as hung:
            await thinkers.think(*question())
        assert hung.value.fault == HUNG
        # Others wait for the only worker meanwhile, and are served.
        assert await thinkers.think(*question()) == first
        monkeypatch.undo()
        os.kill(pid(worker), signal.SIGSTOP)
        pipe = Pipe(worker)
        asked = thinkers.threads.submit(worker.think, question())
        # What ends before it is asked is replaced, and nobody notices.
        assert pipe.sent.wait(20)
        os.kill(pid(worker), signal.SIGKILL)
        error = asked.exception(20)
        assert isinstance(error, NotThought)
        assert error.fault == DIED
        assert await thinkers.think(*question()) == first
        assert worker.lost == 0
    told = [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING]
    assert [line.split()[:3] for line in told] == [
        ["worker-lost", f"why={why}", "ended=exit-9"] for why in (HUNG, DIED)
    ]


async def test_others_do_not_wait_for_a_worker_that_hangs(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with one_worker() as (thinkers, worker):
        first = await thinkers.think(*question())
        monkeypatch.setattr(thinking, "SLOW_AFTER", 0.1)
        os.kill(pid(worker), signal.SIGSTOP)
        hung = asyncio.ensure_future(thinkers.think(*question()))
        # The other has all its time still.
        assert await asyncio.wait_for(thinkers.think(*question()), 15) == first
        assert not hung.done()
        assert len(thinkers.workers) == 2
        os.kill(pid(worker), signal.SIGCONT)
        assert await hung == first
        # What has stood in, or what was stood in for, is needed no more.
        assert await thinkers.think(*question()) == first
        assert len(thinkers.workers) == 1
        assert not thinkers.slow
    assert [record.getMessage() for record in caplog.records] == ["worker-slow others=0"]


async def test_a_bot_that_fails_leaves_its_worker_as_it_was_and_its_words_are_told_to_nobody() -> None:
    async with one_worker() as (thinkers, worker):
        first = await thinkers.think(*question())
        before = pid(worker)
        with pytest.raises(NotThought) as raised:
            await thinkers.think(*question("net_bots:Own"))
        assert (raised.value.fault, raised.value.code) == (RAISED, "no-answer")
        assert raised.value.how.startswith("OptionError@make_named:")
        assert await thinkers.think(*question()) == first
        assert pid(worker) == before


async def test_processes_that_are_lost_one_after_another_are_replaced_more_and_more_slowly(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with one_worker() as (_, worker):
        pauses = []
        for worker.lost in (0, 1, 2, 3, 4, 20, 5000):
            pauses.append(worker.pause)
        assert pauses == [0, 0, 0.5, 1, 2, 30, 30]


async def test_nobody_thinks_any_more_when_the_server_ends() -> None:
    async with one_worker() as (thinkers, worker):
        await thinkers.think(*question())
        process = worker.process
        os.kill(pid(worker), signal.SIGSTOP)
        asked = thinkers.threads.submit(worker.think, question())
        thinkers.close()
        assert isinstance(asked.exception(20), NotThought)
        assert process is not None
        process.join(20)
        with pytest.raises(NotThought):
            worker.think(question())
        assert worker.process is None
