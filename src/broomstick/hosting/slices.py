"""Long work in steps: all at once, or in slices, so that live tables hardly wait for it."""

import asyncio
import time
from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")

SLICE = 0.002
"""Seconds that long work goes on for before others have their turn."""


def at_once(work: Generator[None, None, T]) -> T:
    """What comes out of work that is done in steps."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result


async def in_slices(work: Generator[None, None, T]) -> T:
    """The same; whoever else has something to do comes in between."""
    until = time.perf_counter() + SLICE
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result
        if time.perf_counter() >= until:
            await asyncio.sleep(0)
            until = time.perf_counter() + SLICE
