"""What is begun is finished, though whoever asked for it is gone; and a refusal is then no fault."""

import asyncio
import gc
import logging
from typing import Any

import pytest

from broomstick.hosting.lines import to_the_end
from broomstick.hosting.table import Refused


async def left_alone(error: Exception) -> list[dict[str, Any]]:
    """Something is begun, whoever asked for it is gone, and then it fails; what asyncio has to say about that."""
    said: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: said.append(context))
    going_on, done = asyncio.Event(), []

    async def work() -> None:
        await going_on.wait()
        done.append(True)
        raise error

    asked = asyncio.ensure_future(to_the_end(work()))
    await asyncio.sleep(0)
    asked.cancel()
    await asyncio.sleep(0)
    going_on.set()
    for _ in range(3):
        await asyncio.sleep(0)
    assert done
    gc.collect()
    return said


@pytest.mark.parametrize("error", [Refused("not now", "stale", {}), KeyError("a fault")])
def test_what_nobody_waits_for_any_more_is_finished(
    error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        assert asyncio.run(left_alone(error)) == []
    # A fault is told; a refusal is none.
    assert bool(caplog.records) == isinstance(error, KeyError)
