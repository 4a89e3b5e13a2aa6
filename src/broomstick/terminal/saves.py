"""A game kept in a file: who sat where, and the record."""

import json
import os
from pathlib import Path

from broomstick.bots import make
from broomstick.contest.errors import BroomstickError, OptionError
from broomstick.contest.plain import Reader
from broomstick.contest.state import State
from broomstick.games import read_record
from broomstick.terminal import words

TITLE = "broomstick table 1"


class SaveError(BroomstickError):
    """A file that cannot be written or read."""


class Seats:
    """Who sits where: the person at the prompt in one seat, a bot's text in each of the others."""

    def __init__(self, seat: int, name: str, bots: list[str]) -> None:
        self.seat = seat
        self.name = name
        # One for each seat in order, the person's own left out.
        self.bots = bots

    def check(self, players: int) -> "Seats":
        """Whether this can be, for so many players; an OptionError says what cannot."""
        if not 0 <= self.seat < players:
            raise OptionError(f"seat: should be from 0 to {players - 1}, not {self.seat}")
        if len(self.bots) != players - 1:
            raise OptionError(f"bots: {players} players need {players - 1} bots, not {len(self.bots)}")
        for bot in self.bots:
            make(bot)
        if not (self.name.isprintable() and self.name.strip() == self.name):
            raise OptionError("name: should be plain text")
        if not 1 <= len(self.name) <= words.LONGEST_NAME:
            raise OptionError(f"name: should have 1 to {words.LONGEST_NAME} letters, not {len(self.name)}")
        return self

    def names(self) -> list[str]:
        """A name for each seat; a bot never has the person's."""
        free = [name for name in words.BOT_NAMES if name.lower() != self.name.lower()]
        return [*free[: self.seat], self.name, *free[self.seat : len(self.bots)]]

    def specs(self) -> list[str]:
        """A bot's text for each seat; empty for the person's own."""
        return [*self.bots[: self.seat], "", *self.bots[self.seat :]]


def save(file: str, state: State, seats: Seats) -> None:
    """Write a game so that the file is whole at every moment."""
    head = {"seat": seats.seat, "name": seats.name, "bots": seats.bots}
    text = f"{TITLE}\n{json.dumps(head)}\n{state.record().text()}"
    path = Path(file)
    beside = path.with_name(path.name + ".new")
    try:
        beside.write_text(text, encoding="utf-8")
        os.replace(beside, path)
    except (OSError, ValueError) as error:
        raise SaveError(words.cannot_save(file, reason(error))) from None


def restore(file: str) -> tuple[State, Seats]:
    """Read a game back and play it again. A bare record will do: then the first seat plays against thrifty bots."""
    try:
        text = Path(file).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise SaveError(words.cannot_read(file, reason(error))) from None
    try:
        if not text.startswith(TITLE):
            state = read_record(text).replay()
            return state, Seats(0, words.YOU, ["thrifty"] * (state.players - 1))
        _, head, rest = [*text.split("\n", 2), "", ""][:3]
        state = read_record(rest).replay()
        return state, read_seats(head).check(state.players)
    except BroomstickError as error:
        raise SaveError(words.cannot_read(file, str(error))) from None


def read_seats(head: str) -> Seats:
    try:
        data = json.loads(head)
    except ValueError as error:
        raise OptionError(f"line 2: {error}") from None
    reader = Reader(data)
    bots = [str(item) for item in reader.items("bots")]
    return Seats(reader.number("seat", 0, 6), reader.text("name"), bots)


def reason(error: OSError | ValueError) -> str:
    """Why a file cannot be used, without its path."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
