"""Games over the machines of a cluster, by Ray, which says where each runs and plays again what was lost.

pip install "broomstick[ray]" on every machine, the same version; ``ray start`` there, then --ray ADDRESS here.
"""

from collections.abc import Iterator, Sequence
from time import monotonic
from typing import Any

import ray

import broomstick
from broomstick.arena.players import CHUNK_SECONDS
from broomstick.arena.tournament import Table, Task
from broomstick.heart.errors import BroomstickError

AHEAD = 4
"""Chunks for each processor that wait with Ray at a time."""

FIRST_CHUNK = 4
MOST_CHUNK = 500


def play_chunk(table: Table, version: str, tasks: Sequence[Task]) -> tuple[float, list[str]]:
    """The lines of some games, and how many seconds each took."""
    if broomstick.__version__ != version:
        raise BroomstickError(
            f"broomstick {broomstick.__version__} is on a machine of the cluster, {version} here",
            "other-version",
            {"there": broomstick.__version__, "here": version},
        )
    began = monotonic()
    lines = [table.line(task) for task in tasks]
    return (monotonic() - began) / len(tasks), lines


class Cluster:
    """As ``Players``, but elsewhere."""

    def __init__(self, table: Table, address: str, **more: Any) -> None:
        """``more`` is for ``ray.init``."""
        ray.init(address=address, log_to_driver=False, **more)
        # Whatever became of a worker or its machine, Ray plays the same games again, as often as need be.
        self.remote: Any = ray.remote(num_cpus=1, max_retries=-1)(play_chunk)
        self.table = ray.put(table)

    def __enter__(self) -> "Cluster":
        return self

    def __exit__(self, *_: object) -> None:
        ray.shutdown()

    def play(self, tasks: Sequence[Task]) -> Iterator[list[str]]:
        """The lines of these games, in their order."""
        waiting: dict[Any, int] = {}
        ready: dict[int, list[str]] = {}
        first = following = 0
        size = FIRST_CHUNK
        while following < len(tasks):
            processors = max(1, int(ray.cluster_resources().get("CPU", 1)))
            while first < len(tasks) and len(waiting) < AHEAD * processors:
                # Towards the end they are shared out evenly.
                portion = tasks[first : first + max(1, min(size, (len(tasks) - first) // (2 * processors)))]
                waiting[self.remote.remote(self.table, broomstick.__version__, portion)] = first
                first += len(portion)
            done, _ = ray.wait(list(waiting))
            for found in done:
                try:
                    seconds, lines = ray.get(found)
                except ray.exceptions.RayTaskError as error:
                    raise error.cause if isinstance(error.cause, BroomstickError) else error from None
                ready[waiting.pop(found)] = lines
                size = max(1, min(MOST_CHUNK, int(CHUNK_SECONDS / max(seconds, 1e-6))))
            while following in ready:
                lines = ready.pop(following)
                following += len(lines)
                yield lines
