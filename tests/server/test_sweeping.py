"""Garbage that goes in circles is looked for in a quiet moment, or when it has waited for too long."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from itertools import count

import pytest

from broomstick.server import sweeping


class Circle:
    """Needed by nobody but itself."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def only_swept(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(sweeping, "QUIET", 0.001)
    monkeypatch.setattr(sweeping, "AT_SOONEST", 0.0)
    gc.disable()
    yield
    gc.enable()


async def is_swept(circle: "weakref.ref[Circle]", rounds: int = 20) -> bool:
    for _ in range(rounds):
        await asyncio.sleep(0.002)
        if circle() is None:
            return True
    return False


async def swept(done: Iterator[int]) -> bool:
    circle = weakref.ref(Circle())
    task = asyncio.create_task(sweeping.sweep(lambda: next(done)))
    try:
        return await is_swept(circle)
    finally:
        task.cancel()


async def test_where_nobody_decides_anything_it_is_cleared_away() -> None:
    assert await swept(iter(lambda: 7, None))


async def test_while_people_play_nobody_waits_for_that() -> None:
    assert not await swept(count())


async def test_it_is_not_put_off_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeping, "AT_LATEST", 0.01)
    assert await swept(count())


def test_what_has_grown_old_python_looks_through_no_more_by_itself() -> None:
    before = gc.get_threshold()
    try:
        sweeping.collect_seldom()
        assert gc.get_threshold()[2] == sweeping.NEVER
        assert gc.get_freeze_count() > 0
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
