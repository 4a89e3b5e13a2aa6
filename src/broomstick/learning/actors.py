"""Games in many processes, in several rooms at once: while one room waits for its answers, the others play.

A room is a batch of one kind of game; each process holds a part of every room. Memory is shared, as in ``envs.many``.
"""

from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
from numpy.typing import NDArray

from broomstick.envs import Batch
from broomstick.envs.many import Block, memory, shares
from broomstick.heart.errors import BroomstickError
from broomstick.heart.game import Game

ARRAYS = ("observations", "masks", "seats", "rewards", "scores", "dones", "hidden_truth")
ACTIONS = "actions"
ACTION_BYTES = 4
RESET = 128
"""A command is the number of a room, to play on in it; with this added, to begin in it."""

Order = tuple[Game, int, str]
"""A game, how many of them, and the seed."""
Part = tuple[Game, int, int, str, dict[str, str]]
"""A game, how many of them from which on, the seed, and the names of the shared memory."""


class Room:
    """The arrays of one room."""

    def __init__(self, game: Game, count: int, turns: int) -> None:
        self.game = game
        self.count = count
        pattern = Batch(game, 1, turns=turns)
        sizes = {name: pattern.row(name) for name in ARRAYS} | {ACTIONS: ACTION_BYTES}
        self.blocks = {name: Block(create=True, size=count * size) for name, size in sizes.items()}
        kinds: dict[str, Any] = {"rewards": np.float32, "scores": np.int32, ACTIONS: np.int32}
        self.arrays: dict[str, NDArray[Any]] = {
            name: np.frombuffer(
                memory(block),
                kinds.get(name, np.uint8),
                count * sizes[name] // np.dtype(kinds.get(name, np.uint8)).itemsize,
            ).reshape(count, -1)
            for name, block in self.blocks.items()
        }
        self.names = {name: block.name for name, block in self.blocks.items()}

    def close(self) -> None:
        self.arrays = {}
        for block in self.blocks.values():
            block.close()
            block.unlink()


class Actors:
    """All rooms, over so many processes."""

    def __init__(self, orders: list[Order], cores: int, turns: int) -> None:
        self.rooms = [Room(game, count, turns) for game, count, _ in orders]
        self.pipes: list[Connection] = []
        self.processes = []
        context = get_context("spawn")
        parts: list[list[Part]] = [[] for _ in range(cores)]
        for (game, count, seed), room in zip(orders, self.rooms, strict=True):
            for core, (first, last) in enumerate(shares(count, cores)):
                parts[core].append((game, last - first, first, seed, room.names))
        for own in parts:
            here, there = context.Pipe()
            process = context.Process(target=work, args=(own, turns, there), daemon=True)
            process.start()
            there.close()
            self.pipes.append(here)
            self.processes.append(process)

    def tell(self, room: int) -> None:
        """Have all processes play on in a room, by its ``actions``; ``wait`` says when they have."""
        for pipe in self.pipes:
            pipe.send_bytes(bytes([room]))

    def begin(self) -> None:
        """Begin in every room, and wait for it."""
        for room in range(len(self.rooms)):
            self.tell(RESET + room)
        for _ in self.rooms:
            self.wait()

    def wait(self) -> None:
        """Wait for the room that was told first of those not waited for."""
        for pipe in self.pipes:
            try:
                fault = pipe.recv_bytes().decode()
            except (EOFError, OSError):
                fault = "a process of the actors has ended"
            if fault:
                raise BroomstickError(fault, "programming")

    def close(self) -> None:
        for pipe in self.pipes:
            pipe.close()
        for process in self.processes:
            process.join()
        for room in self.rooms:
            room.close()


def work(parts: list[Part], turns: int, pipe: Connection) -> None:
    """One process. Ends when nobody holds the other end of the pipe."""
    batches: list[Batch] = []
    answers: list[NDArray[np.int32]] = []
    blocks: list[Block] = []
    for game, count, first, seed, names in parts:
        batch = Batch(game, count, seed, first=first, turns=turns)
        for name, shared in names.items():
            block = Block(name=shared)
            blocks.append(block)
            row = ACTION_BYTES if name == ACTIONS else batch.row(name)
            view = memory(block)[first * row : (first + count) * row]
            if name == ACTIONS:
                answers.append(np.frombuffer(view, np.int32))
            else:
                batch.bind(**{name: view})
        batches.append(batch)
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            command = pipe.recv_bytes()[0]
            fault = ""
            try:
                if command >= RESET:
                    batches[command - RESET].reset()
                else:
                    batches[command].step(answers[command])
            except BroomstickError as error:
                fault = str(error)
            pipe.send_bytes(fault.encode())
