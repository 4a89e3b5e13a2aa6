"""Records: rules version, options, data, seed and actions. Everything else is rebuilt from that, bit for bit."""

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, SupportsIndex

from broomstick.heart.codec import SEAT_BITS, shorten
from broomstick.heart.errors import BroomstickError, DataError, Fact, RecordError, UndoError
from broomstick.heart.plain import Plain, quote
from broomstick.heart.whole import whole

if TYPE_CHECKING:
    from broomstick.heart.game import Game
    from broomstick.heart.state import State

TITLE: Final = "broomstick record 1"
HEADINGS: Final = ["game", "rules", "players", "options", "data", "seed", "salt", "starter"]

Loader = Callable[[Plain], "Game"]
"""Makes the game that an identity (name, rules, players, options, data) names."""


class Record:
    """A game from its start to where it stands: ``text()`` writes it, ``replay()`` plays it again.

    It holds the seed and so every secret: show it when the game is over, not before.
    """

    def __init__(self, game: "Game", seed: str, salt: str, starter: int) -> None:
        #: The game that was played.
        self.game: Game = game
        #: What the deal came from, with the salt.
        self.seed: str = seed
        #: Mixed into the seed, so that knowing that is not enough.
        self.salt: str = salt
        #: The seat that led the first turn.
        self.starter: int = starter
        #: The position the game began from; None where it was a fresh deal.
        self.start: Plain | None = None
        #: Every decision as ``action << 3 | seat``, the answers of one sealed batch in the order of seats.
        self.actions: list[int] = []
        #: The line of the text in which the actions begin.
        self.first_line: int = len(HEADINGS) + 3

    def __repr__(self) -> str:
        # Without the seed: what is shown at a prompt is soon in somebody's log.
        return f"Record({self.game.name!r}, players={self.game.players}, decisions={len(self.actions)})"

    def __str__(self) -> str:
        return self.text()

    def begin_from(self, start: Plain) -> None:
        """Begin from a position; it stands in one line instead of seed, salt and starter."""
        self.start = start
        self.first_line = len(HEADINGS) + 1

    def text(self) -> str:
        """The record as text, one action a line; ``read_record`` is the inverse."""
        identity = self.game.identity()
        lines = [TITLE]
        for heading in HEADINGS[:5]:
            value = identity[heading]
            lines.append(f"{heading} {value if isinstance(value, (str, int)) else compact(value)}")
        if self.start is None:
            lines += [f"seed {compact(self.seed)}", f"salt {compact(self.salt)}", f"starter {self.starter}"]
        else:
            lines.append(f"position {compact(self.start)}")
        lines.append("actions")
        for packed in self.actions:
            lines.append(f"{packed & 7} {self.game.actions.text(packed >> SEAT_BITS)}")
        return "\n".join(lines) + "\n"

    def replay(self, moves: SupportsIndex = -1) -> "State":
        """Play the record again, all of it or its first moves; a RecordError names the line that cannot be."""
        game = self.game
        count = whole(moves)
        if self.start is None:
            state = game.start(self.seed, salt=self.salt, starter=self.starter)
        else:
            state = game.position(self.start)
        for i, packed in enumerate(self.actions[: len(self.actions) if count < 0 else count]):
            try:
                state.play(packed & 7, packed >> SEAT_BITS)
            except BroomstickError as error:
                facts: dict[str, Fact] = {
                    "game": game.name,
                    "seat": packed & 7,
                    "text": game.actions.text(packed >> SEAT_BITS),
                }
                raise RecordError(self.first_line + i, str(error), "record-refused", facts, error) from None
        return state

    def undo(self) -> "Record":
        """The record without its last action; an UndoError says which barrier forbids it."""
        if not self.actions:
            raise UndoError("nothing has been played yet", "undo-nothing")
        state = self.replay()
        why = state.may_undo(self.actions[-1] & 7)
        if why is not None:
            raise UndoError(f"the last choice cannot be taken back: {why.message}", "cannot-undo", why=why)
        shorter = Record(self.game, self.seed, self.salt, self.starter)
        shorter.start = self.start
        shorter.first_line = self.first_line
        shorter.actions = self.actions[:-1]
        return shorter

    def __reduce__(self) -> tuple[Any, ...]:
        deal = (self.game, self.seed, self.salt, self.starter)
        return record_again, (*deal, self.start, self.actions, self.first_line)


def record_again(
    game: "Game", seed: str, salt: str, starter: int, start: Plain | None, actions: list[int], first_line: int
) -> Record:
    """A record from what ``pickle`` kept of it."""
    record = Record(game, seed, salt, starter)
    record.start = start
    record.actions = actions[:]
    record.first_line = first_line
    return record


def compact(value: object) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def read_record(text: str, load: Loader) -> Record:
    """Read a record line by line; a RecordError names the line and what is allowed there."""
    lines = text.splitlines()
    if not lines or lines[0] != TITLE:
        found = shorten(lines[0] if lines else "")
        message = f"a record begins with {TITLE!r}, not {found!r}"
        if not found:
            raise RecordError(1, message, "record-empty", {"title": TITLE})
        raise RecordError(1, message, "record-title", {"title": TITLE, "text": found})
    values: Plain = {}
    at = 1
    for heading in HEADINGS[:5]:
        values[heading] = read_heading(lines, at, heading)
        at += 1
    try:
        game = load(values)
    except RecordError:
        raise
    except BroomstickError as error:
        raise because(identity_line(error), error, str(values["game"])) from None
    record = Record(game, "", "", 0)
    if at < len(lines) and lines[at].startswith("position "):
        start = read_json(at, lines[at].removeprefix("position "))
        try:
            game.position(start)
        except BroomstickError as error:
            raise because(at + 1, error, game.name) from None
        record.begin_from(start)
        at += 1
    else:
        record.seed = read_text(lines, at, "seed")
        record.salt = read_text(lines, at + 1, "salt")
        starter = read_heading(lines, at + 2, "starter")
        if isinstance(starter, bool) or not isinstance(starter, int) or not 0 <= starter < game.players:
            raise RecordError(
                at + 3,
                f"the starter is a seat from 0 to {game.players - 1}",
                "not-a-seat",
                {"field": "starter", "highest": game.players - 1, "value": quote(starter)},
            )
        record.starter = starter
        at += 3
    if at >= len(lines) or lines[at] != "actions":
        message = "here should stand 'actions', and then one action a line"
        raise RecordError(at + 1, message, "record-actions")
    record.first_line = at + 2
    for i in range(at + 1, len(lines)):
        record.actions.append(read_action(game, i + 1, lines[i]))
    return record


def read_heading(lines: list[str], at: int, heading: str) -> Any:
    """The value behind a heading; the line is the next one expected."""
    if at >= len(lines) or not lines[at].startswith(heading + " "):
        message = f"here should stand '{heading} …'"
        raise RecordError(at + 1, message, "record-heading", {"heading": heading})
    value = lines[at].removeprefix(heading + " ")
    if heading == "game" or (heading == "data" and value == "standard"):
        return value
    return read_json(at, value)


def read_text(lines: list[str], at: int, heading: str) -> str:
    value = read_heading(lines, at, heading)
    if not isinstance(value, str):
        message = f"the {heading} should stand in quotation marks"
        raise RecordError(at + 1, message, "record-quotes", {"heading": heading})
    return value


def identity_line(error: BroomstickError) -> int:
    """The line of the heading that an error about the identity begins with; the game's own line else."""
    if isinstance(error, DataError):
        return 2 + HEADINGS.index("data")
    subject = str(error).partition(":")[0]
    if subject in HEADINGS:
        return 2 + HEADINGS.index(subject)
    return 2 + HEADINGS.index("options" if ":" in str(error) else "game")


def read_json(at: int, text: str) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise RecordError(at + 1, f"cannot be read: {error}", "not-json", {"text": shorten(text)}) from None
    except (ValueError, RecursionError) as error:
        raise RecordError(at + 1, f"cannot be read: {error}", "json-too-much") from None


def read_action(game: "Game", number: int, line: str) -> int:
    """A line 'SEAT ACTION'."""
    seat, _, action = line.partition(" ")
    if not (len(seat) == 1 and seat.isascii() and seat.isdigit() and int(seat) < game.players):
        what = f"a line is 'SEAT ACTION', the seat from 0 to {game.players - 1}, not {shorten(line)!r}"
        facts: dict[str, Fact] = {"highest": game.players - 1, "text": shorten(line)}
        raise RecordError(number, what, "record-line", facts)
    try:
        return game.actions.parse(action) << SEAT_BITS | int(seat)
    except BroomstickError as error:
        raise because(number, error, game.name) from None


def because(line: int, error: BroomstickError, game: str) -> RecordError:
    """An error in a line, for a reason that was found elsewhere; the game's name says whose words it takes."""
    return RecordError(line, str(error), "because", {"game": game}, error)
