"""Garbage that goes in circles is looked for when nobody waits for anything.

Python looks from time to time through all that has grown old in memory, at one go: with a thousand tables nobody is
answered for a tenth of a second. What is young is looked through as ever, a little at a time.
"""

import asyncio
import gc
import time
from collections.abc import Callable

YOUNG, ROUNDS, NEVER = 10_000, 10, 1 << 30
"""New things after which the young are looked through, and rounds of that after which those that outlived them are."""
QUIET = 0.5
AT_SOONEST, AT_LATEST = 600.0, 3600.0
"""Seconds without a decision that are a quiet moment; until one is waited for, and after which none is waited for."""


def collect_seldom() -> None:
    """What is loaded by now stays, and what grows old is left to ``sweep``."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, ROUNDS, NEVER)


async def sweep(done: Callable[[], int]) -> None:
    """For as long as the server runs. ``done`` counts whatever is done at the tables."""
    swept = time.monotonic()
    while True:
        before = done()
        await asyncio.sleep(QUIET)
        since = time.monotonic() - swept
        if since >= AT_LATEST or (since >= AT_SOONEST and done() == before):
            gc.collect()
            swept = time.monotonic()
