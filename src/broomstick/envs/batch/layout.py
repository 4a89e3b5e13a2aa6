"""What each number of an observation is: its name, the field it belongs to, and how large it can be."""

import hashlib
import json
from typing import Final, SupportsIndex, final

from broomstick.heart.codec import BAG_MASK
from broomstick.heart.errors import BroomstickError
from broomstick.heart.game import Game
from broomstick.heart.pen import Pen
from broomstick.heart.shapes import AGENDA_ROOM, TURNS_ROOM, StepShapes
from broomstick.heart.shown import SAID_WORDS
from broomstick.heart.whole import whole

VERSION: Final = 1
"""Of how fields are written as numbers; which fields a game has, and how many numbers, its digest says."""
MOST: Final = 255


@final
class Field:
    """One field of a game in an observation: where it is."""

    def __init__(self, name: str, start: int, stop: int) -> None:
        self.name = name
        #: The place of its first number.
        self.start: int = start
        #: The place behind its last.
        self.stop: int = stop

    def __repr__(self) -> str:
        return f"Field({self.name!r}, {self.start}, {self.stop})"


@final
class Layout:
    """The numbers of an observation, in their order."""

    def __init__(
        self, game: Game, turns_room: int, names: list[str], most: list[int], fields: list[Field]
    ) -> None:
        #: The version of the way in which fields are written.
        self.version: int = VERSION
        self.game = game
        self.turns_room = turns_room
        #: A name for each number.
        self.names: list[str] = names
        #: The most that each number can be; the least is always 0.
        self.most: list[int] = most
        #: The fields, each with its place.
        self.fields: list[Field] = fields

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return len(self.names)

    def name(self, index: SupportsIndex) -> str:
        """What the number at this place is."""
        at = whole(index)
        if not 0 <= at < len(self.names):
            message = f"an observation of {self.game.name} has the numbers 0 to {len(self.names) - 1}; there is no {at}"
            raise BroomstickError(message, "programming")
        return self.names[at]

    def digest(self) -> str:
        """A short text that is another where any number means something else."""
        text = json.dumps([self.version, self.names, self.most])
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def __repr__(self) -> str:
        return (
            f"Layout({self.game.name!r}, size={self.size}, version={self.version}, digest={self.digest()!r})"
        )


def seen_layout(game: Game, *, public: bool = False, turns: int = TURNS_ROOM) -> Layout:
    """What a seat sees, or of that only what everybody does."""
    pen = NamingPen(game, turns)
    pen.own = not public
    game.start(journal=False).write(pen)
    return pen.layout()


def truth_layout(game: Game) -> Layout:
    """What nobody may see who plays: the hidden cards of a whole table."""
    pen = NamingPen(game, 0)
    game.start(journal=False).write_truth(pen)
    return pen.layout()


@final
class NamingPen(Pen):
    """The pen that writes names: one for each number that another pen writes."""

    def __init__(self, game: Game, turns_room: int) -> None:
        super().__init__(game)
        self.turns_room = turns_room
        self.names: list[str] = []
        self.most: list[int] = []
        self.fields: list[Field] = []

    def layout(self) -> Layout:
        return Layout(self.game, self.turns_room, self.names, self.most, self.fields)

    def add(self, field: str, parts: list[str], most: int) -> None:
        """So many numbers of a field; its first are followed by more where the same field is told on."""
        start = len(self.names)
        for part in parts:
            self.names.append(f"{field}: {part}" if part else field)
            self.most.append(most)
        if self.fields and self.fields[-1].name == field:
            self.fields[-1].stop = len(self.names)
        else:
            self.fields.append(Field(field, start, len(self.names)))

    def seats(self) -> list[str]:
        return [f"seat {seat}" for seat in range(self.players)]

    def flag(self, field: str, value: bool) -> None:
        self.add(field, [""], 1)

    def number(self, field: str, value: int, least: int = 0) -> None:
        self.add(field, [from_least("", least)], MOST)

    def numbers(self, field: str, values: list[int], names: list[str], at: int = 0) -> None:
        self.add(field, names, MOST)

    def number_by_seat(self, field: str, values: list[int], least: int = 0) -> None:
        self.add(field, [from_least(seat, least) for seat in self.seats()], MOST)

    def numbers_by_seat(self, field: str, values: list[int], names: list[str]) -> None:
        self.add(field, [f"{seat}, {name}" for seat in self.seats() for name in names], MOST)

    def one_of(self, field: str, value: int, names: list[str]) -> None:
        self.add(field, names, 1)

    def one_by_seat(self, field: str, values: list[int], names: list[str]) -> None:
        self.add(field, [f"{seat}, {name}" for seat in self.seats() for name in names], 1)

    def one_at(self, field: str, values: list[int], places: list[str], names: list[str]) -> None:
        self.add(field, [f"{place}, {name}" for place in places for name in names], 1)

    def some_of(self, field: str, mask: int, names: list[str]) -> None:
        self.add(field, names, 1)

    def some_by_seat(self, field: str, masks: list[int], groups: list[list[str]]) -> None:
        self.add(field, [f"{seat}, {name}" for seat in self.seats() for names in groups for name in names], 1)

    def some_in_order(self, field: str, masks: list[int], names: list[str], room: int) -> None:
        self.add(field, [f"{back(i)}, {name}" for i in range(room) for name in names], 1)

    def places_by_seat(self, field: str, places: list[int], each: int, names: list[str]) -> None:
        self.add(field, [f"{seat}, {name}" for seat in self.seats() for name in names], each)

    def bags(self, field: str, bags: list[int], names: list[str], count: int, at: int = 0) -> None:
        self.add(field, [f"{i + 1}, {name}" for i in range(count) for name in names], BAG_MASK)

    def which_seat(self, field: str, seat: int) -> None:
        self.add(field, self.seats(), 1)

    def which_seats(self, field: str, mask: int) -> None:
        self.add(field, self.seats(), 1)

    def in_order(self, field: str, things: list[int], names: list[str], room: int) -> None:
        self.add(field, [f"{i + 1}, its place among {', '.join(names)}" for i in range(room)], len(names))

    def action(self, field: str, action: int) -> None:
        self.add_action(field, "")

    def action_by_seat(self, field: str, actions: list[int]) -> None:
        for seat in self.seats():
            self.add_action(field, f"{seat}, ")

    def add_action(self, field: str, whose: str) -> None:
        self.add(field, [f"{whose}given"], 1)
        self.add(field, [f"{whose}index, higher digit", f"{whose}index, lower digit"], MOST)

    def steps(self, field: str, agenda: list[int]) -> None:
        shapes = StepShapes(self.game.steps, self.players)
        self.add(field, ["how many"], MOST)
        self.add(field, [f"next is {word}" for word in shapes.words], 1)
        for i in range(AGENDA_ROOM):
            row = f"step {i + 1}"
            self.add(field, [f"{row}, its place among the kinds"], len(shapes.words))
            self.add(field, [f"{row}, argument {j + 1}" for j in range(shapes.width - 1)], MOST)

    def turns(self, field: str, turns: list[int]) -> None:
        self.add(field, ["how many"], MOST)
        for i in range(self.turns_room):
            row = back(i)
            self.add(field, [f"{row}, round"], MOST)
            self.add(field, [f"{row}, its role's place among the roles"], len(self.game.roles))
            self.add(field, [f"{row}, its leader: 1 is seat 0"], self.players)
            said = ", ".join(f"{i} {word}" for i, word in enumerate(SAID_WORDS))
            self.add(field, [f"{row}, {seat} said: {said}" for seat in self.seats()], len(SAID_WORDS) - 1)


def from_least(part: str, least: int) -> str:
    """What a number is counted from, where it is not 0."""
    from_where = f"from {least} on" if least else ""
    return ", ".join([text for text in (part, from_where) if text])


def back(i: int) -> str:
    return "the last" if i == 0 else f"{i} before the last"
