"""A batch over many processes that share their memory, each with a part of the games.

    with ManyCores(game, 4096, cores=8) as batch:
        batch.reset()
        batch.draw()              # or: fill batch.actions
        batch.step()
        batch.arrays["observations"]

``step(draw=True)`` has the next actions drawn in the same go: all parts wait for the last of them at every call.

Processes are started afresh, so a script that does this begins with ``if __name__ == "__main__":``.
"""

from array import array
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, Self

from broomstick.envs.batch.batch import Batch
from broomstick.heart.chance import Chance
from broomstick.heart.errors import BroomstickError
from broomstick.heart.game import Game

USUAL = ("observations", "masks", "seats", "rewards", "dones")
ACTION_BYTES = 4
RESET, RESET_WITH, STEP, DRAW, STEP_AND_DRAW = b"reset", b"reset with ", b"step", b"draw", b"step and draw"
"""What a part is told, as bytes: what takes a while for each part adds up, and the last one begins late."""

Part = tuple[Game, int, int, str, dict[str, Any]]
"""The game, how many of them and from which slot on, the seed, and what else a batch is told."""


class InParts:
    """So many games in several parts, as one batch: the same games, the same seeds, the same rows.

    Each part refuses what is not legal before it plays anything; the other parts have played by then.
    """

    def __init__(
        self, game: Game, count: int, seed: int | str, parts: int, arrays: Sequence[str], more: dict[str, Any]
    ) -> None:
        pattern = Batch(game, 1, seed, **more)
        self.layout = pattern.layout
        self.count = count
        self.rows = {name: pattern.row(name) for name in arrays}
        self.shares = shares(count, parts)
        self.parts: list[Part] = [(game, last - first, first, str(seed), more) for first, last in self.shares]

    def close(self) -> None:
        """End what plays the parts."""
        raise NotImplementedError

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def still_open(players: list[Any]) -> list[Any]:
    """Those who play the parts, as long as there are any."""
    if not players:
        raise BroomstickError("this batch has been closed", "programming")
    return players


class ManyCores(InParts):
    """The games over several processes that share their memory."""

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
        super().__init__(game, count, seed, cores, arrays, more)
        sizes = {name: count * row for name, row in self.rows.items()} | {"actions": count * ACTION_BYTES}
        self.blocks = {name: Block(create=True, size=size) for name, size in sizes.items()}
        #: What is written, by name: memory that numpy and others can look at as an array. Gone after ``close``.
        self.arrays = {name: memory(self.blocks[name])[: sizes[name]] for name in arrays}
        #: An action for each game, by its index, as 32-bit integers.
        self.actions = memory(self.blocks["actions"])[: sizes["actions"]].cast("i")
        self.pipes: list[Connection] = []
        context = get_context("spawn")
        self.processes = []
        names = {name: block.name for name, block in self.blocks.items()}
        for part in self.parts:
            here, there = context.Pipe()
            process = context.Process(target=work, args=(part, names, there), daemon=True)
            process.start()
            there.close()
            self.pipes.append(here)
            self.processes.append(process)

    def reset(self, seed: int | str | None = None) -> None:
        """Begin the first game in every slot."""
        self.tell(RESET if seed is None else RESET_WITH + str(seed).encode())

    def step(self, *, draw: bool = False) -> None:
        """Play ``actions``, one in each game; then fill them with legal ones, if they are to be drawn."""
        self.tell(STEP_AND_DRAW if draw else STEP)

    def draw(self) -> None:
        """Fill ``actions`` with legal ones, each equally likely."""
        self.tell(DRAW)

    def tell(self, command: bytes) -> None:
        """Have all parts do something, at the same time, and wait for the last."""
        for pipe in still_open(self.pipes):
            pipe.send_bytes(command)
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
            # Arrays that were made of them may still be looked at; what they show stays until they are gone.
            with suppress(BufferError):
                view.release()
        self.arrays = {}
        for block in self.blocks.values():
            block.close()
            block.unlink()
        self.blocks = {}


class Block(SharedMemory):
    """Shared memory that may be given back while somebody still looks at it: it is gone when nobody does."""

    def close(self) -> None:
        with suppress(BufferError):
            super().close()


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
        return pipe.recv_bytes().decode()
    except (EOFError, OSError):
        return "a part of the batch has ended"


def work(part: Part, names: dict[str, str], pipe: Connection) -> None:
    """One process: a batch whose rows lie in the shared memory. Ends when nobody holds the other end of the pipe."""
    game, count, first, seed, more = part
    batch = Batch(game, count, seed, first=first, **more)
    blocks = {name: Block(name=shared) for name, shared in names.items()}
    rng = Chance(seed, "", f"draws {first}")
    rows = {name: batch.row(name) for name in names if name != "actions"}
    views = {name: memory(blocks[name])[first * row : (first + count) * row] for name, row in rows.items()}
    actions = memory(blocks["actions"])[first * ACTION_BYTES : (first + count) * ACTION_BYTES].cast("i")
    batch.bind(**views)
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            command = pipe.recv_bytes()
            fault = ""
            try:
                if command == RESET:
                    batch.reset()
                elif command.startswith(RESET_WITH):
                    batch.reset(command.removeprefix(RESET_WITH).decode())
                else:
                    if command != DRAW:
                        batch.step(actions)
                    if command != STEP:
                        actions[:] = array("i", batch.draw(rng))
            except BroomstickError as error:
                fault = str(error)
            pipe.send_bytes(fault.encode())
    # Nothing may look into the memory any more when it is let go.
    batch.bind(**dict.fromkeys(rows))
    for view in [actions, *views.values()]:
        view.release()
    for block in blocks.values():
        block.close()
