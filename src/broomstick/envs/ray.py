"""A batch over the machines of a cluster, by Ray: the same games, seeds and rows as one ``Batch`` of that size.

    pip install "broomstick[ray]"

    ray.init()                    # or: ray.init(address="auto") on a cluster
    with ManyMachines(game, 4096, parts=64) as batch:
        batch.reset()
        batch.draw()              # or: fill batch.actions
        batch.step()
        batch.arrays["observations"]

Each part is an actor with a processor of its own, wherever Ray puts it. At every step actions go out to the parts and
arrays come back, over the net where they are on another machine: so ask for no more arrays than are wanted, and where
the net is slow let whole rollouts be played in actors of your own, each with a ``Batch``.
"""

from array import array
from collections.abc import Sequence
from typing import Any

import ray

from broomstick.envs.batch.batch import Batch
from broomstick.envs.many import ACTION_BYTES, USUAL, InParts, Part, still_open
from broomstick.heart.chance import Chance
from broomstick.heart.errors import BroomstickError
from broomstick.heart.game import Game

Rows = dict[str, bytes]


class Player:
    """A part of the games, in a process of its own."""

    def __init__(self, part: Part, arrays: Sequence[str]) -> None:
        game, count, first, seed, more = part
        self.batch = Batch(game, count, seed, first=first, **more)
        self.buffers = self.batch.new_buffers(*arrays)
        self.rng = Chance(seed, "", f"draws {first}")

    def told(self) -> Rows:
        return {name: bytes(buffer) for name, buffer in self.buffers.items()}

    def reset(self, seed: str | None) -> Rows:
        self.batch.reset(seed)
        return self.told()

    def step(self, actions: bytes) -> Rows | str:
        """What is written then; or what was wrong."""
        try:
            self.batch.step(memoryview(actions).cast("i"))
        except BroomstickError as error:
            return str(error)
        return self.told()

    def draw(self) -> bytes:
        return array("i", self.batch.draw(self.rng)).tobytes()


class ManyMachines(InParts):
    """The games over the actors of a cluster."""

    def __init__(
        self,
        game: Game,
        count: int,
        seed: int | str = 0,
        *,
        parts: int,
        arrays: Sequence[str] = USUAL,
        **more: Any,
    ) -> None:
        super().__init__(game, count, seed, parts, arrays, more)
        #: What is written, by name.
        self.arrays = {name: bytearray(count * row) for name, row in self.rows.items()}
        #: An action for each game, by its index, as 32-bit integers.
        self.actions = memoryview(bytearray(count * ACTION_BYTES)).cast("i")
        actor = ray.remote(num_cpus=1)(Player)
        self.players = [actor.remote(part, list(arrays)) for part in self.parts]

    def reset(self, seed: int | str | None = None) -> None:
        """Begin the first game in every slot."""
        self.take(
            [player.reset.remote(None if seed is None else str(seed)) for player in still_open(self.players)]
        )

    def step(self) -> None:
        """Play ``actions``, one in each game."""
        sent = [self.actions[first:last].tobytes() for first, last in self.shares]
        self.take(
            [player.step.remote(part) for player, part in zip(still_open(self.players), sent, strict=True)]
        )

    def draw(self) -> None:
        """Fill ``actions`` with legal ones, each equally likely."""
        drawn = ray.get([player.draw.remote() for player in still_open(self.players)])
        for (first, last), part in zip(self.shares, drawn, strict=True):
            self.actions[first:last] = memoryview(part).cast("i")

    def take(self, coming: list[Any]) -> None:
        """Put what all parts have written into the arrays."""
        found: list[Rows | str] = ray.get(coming)
        for rows in found:
            if isinstance(rows, str):
                raise BroomstickError(rows, "programming")
        for (first, last), rows in zip(self.shares, found, strict=True):
            assert not isinstance(rows, str)
            for name, told in rows.items():
                row = self.rows[name]
                self.arrays[name][first * row : last * row] = told

    def close(self) -> None:
        """End the actors."""
        for player in self.players:
            ray.kill(player)
        self.players = []
