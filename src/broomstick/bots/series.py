"""Many games between bots, a line of JSON each: ``broomstick games`` writes them, ``record_of`` reads one back.

Game 5 of the series with the seed 7 has the seed "7/5": so each can be told and played by itself, by any process, and
a series goes on where it was left.
"""

import json
from collections.abc import Sequence
from typing import Any, SupportsIndex

from broomstick.bots.playing import match
from broomstick.games import load_identity
from broomstick.heart.chance import seed_text
from broomstick.heart.codec import SEAT_BITS
from broomstick.heart.game import Game
from broomstick.heart.plain import Plain, Reader
from broomstick.heart.record import Record
from broomstick.heart.state import State

SEAT = (1 << SEAT_BITS) - 1


class Series:
    """Games of one kind between the same bots, one in each seat, numbered from 0."""

    every = False

    def __init__(
        self, game: Game, bots: Sequence[str], seed: SupportsIndex | str = 0, version: str = ""
    ) -> None:
        """``version`` is that of the program, by which bots may decide otherwise."""
        self.game = game
        self.bots = list(bots)
        self.seed = seed_text(seed)
        self.version = version

    def head(self) -> Plain:
        """What the line of every game begins with: which game it is, and who plays."""
        return {**self.game.identity(), "version": self.version, "bots": self.bots}

    def game_seed(self, number: int) -> str:
        return f"{self.seed}/{number}"

    def row(self, number: int) -> Plain:
        """One game: its head, its record, and what came of it."""
        state = match(self.game, self.bots, self.game_seed(number))
        return {**self.head(), "number": number, **outcome(state), **moves(state)}

    def line(self, number: int) -> str:
        return line_of(self.row(number))

    def first(self) -> str:
        return self.line(0)

    def begins(self, line: str, number: int) -> bool:
        """Whether a line is that of this game of this series."""
        row = as_row(line)
        head = self.head()
        return {field: row.get(field) for field in head} == head and (row.get("number"), row.get("seed")) == (
            number,
            self.game_seed(number),
        )


def outcome(state: State) -> Plain:
    """Which deal a game began with, and how it ended."""
    return {
        "seed": state.record().seed,
        "starter": state.starter,
        "scores": state.scores(),
        "places": state.places(),
    }


def moves(state: State) -> Plain:
    """What was done in a game, and by whom."""
    text = state.game.actions.text
    actions = state.record().actions
    return {
        "seats": [packed & SEAT for packed in actions],
        "actions": [text(packed >> SEAT_BITS) for packed in actions],
    }


def line_of(row: Plain) -> str:
    return json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n"


def as_row(line: str) -> dict[str, Any]:
    """What a line holds; nothing where it is none of ours."""
    try:
        found = json.loads(line)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def record_of(row: Plain) -> Record:
    """The record of a game from its line, to ``replay()``; a PositionError names the field that is wrong."""
    reader = Reader(row)
    game = load_identity(
        {field: reader.take(field) for field in ("game", "rules", "players", "options", "data")}
    )
    record = Record(game, reader.text("seed"), "", reader.number("starter", 0, game.players - 1))
    codes = reader.codes("actions", game.actions)
    seats = reader.numbers("seats", len(codes), 0, game.players - 1)
    record.actions = [code << SEAT_BITS | seat for code, seat in zip(codes, seats, strict=True)]
    return record
