"""A batch over many processes that share their memory, each with a part of the games.

    with ManyCores(game, 4096, cores=8) as batch:
        batch.reset()
        batch.draw()              # or: fill batch.actions
        batch.step()
        batch.arrays["observations"]

Processes are started afresh, so a script that does this begins with ``if __name__ == "__main__":``.
"""

from array import array
from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any

from broomstick.envs.batch.batch import Batch
from broomstick.heart.chance import Chance
from broomstick.heart.errors import BroomstickError
from broomstick.heart.game import Game

USUAL = ("observations", "masks", "seats", "rewards", "dones")
ACTION_BYTES = 4
PATIENCE = 600.0
"""Seconds that a part may take for one command before it is taken for lost."""

Part = tuple[Game, int, int, str, dict[str, Any]]
"""The game, how many of them and from which slot on, the seed, and what else a batch is told."""


class ManyCores:
    """So many games over several processes, as one batch: the same games, the same seeds, the same rows.

    Each part refuses what is not legal before it plays anything; the other parts have played by then.
    """

    def __init__(
        self,
        game: Game,
        count: int,
        seed: int | str = 0,
        *,
        cores: int,
        arrays: Sequence[str] = USUAL,
        **more: Any,
    ) -> None:
        parts = shares(count, cores)
        pattern = Batch(game, 1, seed, **more)
        self.layout = pattern.layout
        self.count = count
        sizes = {name: count * pattern.row(name) for name in arrays} | {"actions": count * ACTION_BYTES}
        self.blocks = {name: SharedMemory(create=True, size=size) for name, size in sizes.items()}
        #: What is written, by name: memory that numpy and others can look at as an array. Gone after ``close``.
        self.arrays = {name: memory(self.blocks[name])[: sizes[name]] for name in arrays}
        #: An action for each game, by its index, as 32-bit integers.
        self.actions = memory(self.blocks["actions"])[: sizes["actions"]].cast("i")
        self.pipes: list[Connection] = []
        context = get_context("spawn")
        self.processes = []
        names = {name: block.name for name, block in self.blocks.items()}
        for first, last in parts:
            here, there = context.Pipe()
            part = (game, last - first, first, str(seed), more)
            process = context.Process(target=work, args=(part, names, there), daemon=True)
            process.start()
            there.close()
            self.pipes.append(here)
            self.processes.append(process)

    def reset(self, seed: int | str | None = None) -> None:
        """Begin the first game in every slot."""
        self.tell("reset", None if seed is None else str(seed))

    def step(self) -> None:
        """Play ``actions``, one in each game."""
        self.tell("step", None)

    def draw(self) -> None:
        """Fill ``actions`` with legal ones, each equally likely."""
        self.tell("draw", None)

    def tell(self, command: str, value: str | None) -> None:
        """Have all parts do something, at the same time, and wait for the last."""
        if not self.pipes:
            raise BroomstickError("this batch has been closed", "programming")
        for pipe in self.pipes:
            pipe.send((command, value))
        faults = [answered(pipe) for pipe in self.pipes]
        for fault in faults:
            if fault:
                raise BroomstickError(fault, "programming")

    def close(self) -> None:
        """End the processes and give the memory back."""
        for pipe in self.pipes:
            pipe.close()
        for process in self.processes:
            process.join()
        self.pipes = []
        for view in [self.actions, *self.arrays.values()]:
            view.release()
        self.arrays = {}
        for block in self.blocks.values():
            block.close()
            block.unlink()
        self.blocks = {}

    def __enter__(self) -> "ManyCores":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def shares(count: int, parts: int) -> list[tuple[int, int]]:
    """The slots of each part: its first, and the first of the next one."""
    if not 1 <= parts <= count:
        raise BroomstickError(f"parts: should be 1 to {count}, not {parts}", "programming")
    return [(count * number // parts, count * (number + 1) // parts) for number in range(parts)]


def memory(block: SharedMemory) -> memoryview:
    """What lies in a block that is still held."""
    if block.buf is None:
        raise BroomstickError("this memory has been given back", "programming")
    return block.buf


def answered(pipe: Connection) -> str:
    """What a part says was wrong; nothing where all went well."""
    try:
        return str(pipe.recv()) if pipe.poll(PATIENCE) else "a part of the batch does not answer"
    except (EOFError, OSError):
        return "a part of the batch has ended"


def work(part: Part, names: dict[str, str], pipe: Connection) -> None:
    """One process: a batch whose rows lie in the shared memory. Ends when nobody holds the other end of the pipe."""
    game, count, first, seed, more = part
    batch = Batch(game, count, seed, first=first, **more)
    blocks = {name: SharedMemory(name=shared) for name, shared in names.items()}
    rng = Chance(seed, "", f"draws {first}")
    rows = {name: batch.row(name) for name in names if name != "actions"}
    views = {name: memory(blocks[name])[first * row : (first + count) * row] for name, row in rows.items()}
    actions = memory(blocks["actions"])[first * ACTION_BYTES : (first + count) * ACTION_BYTES].cast("i")
    batch.bind(**views)
    while True:
        try:
            command, value = pipe.recv()
        except (EOFError, OSError):
            return
        fault = ""
        try:
            if command == "reset":
                batch.reset(value)
            elif command == "step":
                batch.step(actions)
            else:
                actions[:] = array("i", batch.draw(rng))
        except BroomstickError as error:
            fault = str(error)
        pipe.send(fault)
