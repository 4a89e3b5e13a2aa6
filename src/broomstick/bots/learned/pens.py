"""What a net is told of a view: the fields that a game declares for learners, as numbers with names.

``NamingPen`` says what each number is and how it becomes inputs of a net, ``TellingPen`` writes the numbers. Both write
in the order of a batch's observations (``envs``), so that training translates those by place.
"""

from broomstick.heart.codec import bag_count
from broomstick.heart.game import Game
from broomstick.heart.history import turn_leader, turn_role, turn_round, turn_said
from broomstick.heart.pen import Pen
from broomstick.heart.shapes import AGENDA_ROOM, TURN_HEAD, StepShapes

MOST = 255
LEFT_OUT, AS_IS, ONE_OF, BITS = range(4)
STEPS_TOLD = 3
"""Of so many of the next steps the arguments are told."""

Cell = tuple[str, int, list[str]]
"""A number of an observation: its name, how it becomes inputs, and of ONE_OF what it stands for from 1 on."""


class NamingPen(Pen):
    """Names every number, and says how a net takes it."""

    def __init__(self, game: Game, turns_room: int) -> None:
        super().__init__(game)
        self.turns_room = turns_room
        self.cells: list[Cell] = []
        #: Where the finished turns begin.
        self.turns_at = -1

    def add(self, field: str, names: list[str], how: int = AS_IS, meant: list[str] | None = None) -> None:
        for name in names:
            self.cells.append((f"{field}: {name}" if name else field, how, meant or []))

    def by_seat(self, names: list[str]) -> list[str]:
        return [f"seat {seat}, {name}" for seat in range(self.players) for name in names]

    def seats(self) -> list[str]:
        return [f"seat {seat}" for seat in range(self.players)]

    def flag(self, field: str, value: bool) -> None:
        self.add(field, [""])

    def number(self, field: str, value: int, least: int = 0) -> None:
        self.add(field, [""])

    def numbers(self, field: str, values: list[int], names: list[str], at: int = 0) -> None:
        self.add(field, names)

    def number_by_seat(self, field: str, values: list[int], least: int = 0) -> None:
        self.add(field, self.seats())

    def numbers_by_seat(self, field: str, values: list[int], names: list[str]) -> None:
        self.add(field, self.by_seat(names))

    def one_of(self, field: str, value: int, names: list[str]) -> None:
        self.add(field, names)

    def one_by_seat(self, field: str, values: list[int], names: list[str]) -> None:
        self.add(field, self.by_seat(names))

    def one_at(self, field: str, values: list[int], places: list[str], names: list[str]) -> None:
        self.add(field, [f"{place}, {name}" for place in places for name in names])

    def some_of(self, field: str, mask: int, names: list[str]) -> None:
        self.add(field, names)

    def some_by_seat(self, field: str, masks: list[int], groups: list[list[str]]) -> None:
        self.add(field, self.by_seat([name for names in groups for name in names]))

    def some_in_order(self, field: str, masks: list[int], names: list[str], room: int) -> None:
        self.add(field, [f"{i} back, {name}" for i in range(room) for name in names])

    def places_by_seat(self, field: str, places: list[int], each: int, names: list[str]) -> None:
        self.add(field, self.by_seat(names))

    def bags(self, field: str, bags: list[int], names: list[str], count: int, at: int = 0) -> None:
        self.add(field, [f"{i + 1}, {name}" for i in range(count) for name in names])

    def which_seat(self, field: str, seat: int) -> None:
        self.add(field, self.seats())

    def which_seats(self, field: str, mask: int) -> None:
        self.add(field, self.seats())

    def in_order(self, field: str, things: list[int], names: list[str], room: int) -> None:
        self.add(field, [str(i + 1) for i in range(room)], ONE_OF, names)

    def action(self, field: str, action: int) -> None:
        self.add_action(field, "")

    def action_by_seat(self, field: str, actions: list[int]) -> None:
        for seat in self.seats():
            self.add_action(field, f"{seat}, ")

    def add_action(self, field: str, whose: str) -> None:
        self.add(field, [f"{whose}given"])
        self.add(field, [f"{whose}higher", f"{whose}lower"], LEFT_OUT)

    def steps(self, field: str, agenda: list[int]) -> None:
        shapes = StepShapes(self.game.steps, self.players)
        self.add(field, ["how many"])
        self.add(field, [f"next is {word}" for word in shapes.words])
        for i in range(AGENDA_ROOM):
            told = i < STEPS_TOLD
            self.add(field, [f"step {i + 1}"], ONE_OF if told and i else LEFT_OUT, shapes.words)
            names = [f"step {i + 1}, argument {j + 1}" for j in range(shapes.width - 1)]
            self.add(field, names, BITS if told else LEFT_OUT)

    def turns(self, field: str, turns: list[int]) -> None:
        self.turns_at = len(self.cells)
        self.add(field, ["how many"])
        self.add(field, [""] * (self.turns_room * (TURN_HEAD + self.players)), LEFT_OUT)


class TellingPen(Pen):
    """Writes the numbers into a list; of finished turns only how many there are, and keeps them."""

    def __init__(self, game: Game, turns_room: int) -> None:
        super().__init__(game)
        self.turns_room = turns_room
        self.shapes = StepShapes(game.steps, game.players)
        self.told: list[int] = []
        self.kept: list[tuple[int, int, int, list[int]]] = []

    def begin(self, seat: int) -> None:
        """Write next for that seat."""
        self.seat = seat
        self.told = []
        self.kept = []

    def add(self, values: list[int]) -> None:
        self.told += [0 if value < 0 else MOST if value > MOST else value for value in values]

    def hot(self, value: int, count: int) -> None:
        row = [0] * count
        if value >= 0:
            row[value] = 1
        self.told += row

    def bits(self, mask: int, count: int) -> None:
        self.told += [mask >> i & 1 for i in range(count)]

    def near(self, seat: int) -> int:
        return (seat - self.seat) % self.players if seat >= 0 else -1

    def table(self) -> list[int]:
        return self.game.clockwise[self.seat]

    def flag(self, field: str, value: bool) -> None:
        self.told.append(int(value))

    def number(self, field: str, value: int, least: int = 0) -> None:
        self.add([value - least])

    def numbers(self, field: str, values: list[int], names: list[str], at: int = 0) -> None:
        self.add(values[at : at + len(names)] or [0] * len(names))

    def number_by_seat(self, field: str, values: list[int], least: int = 0) -> None:
        self.add([values[seat] - least for seat in self.table()])

    def numbers_by_seat(self, field: str, values: list[int], names: list[str]) -> None:
        for seat in self.table():
            self.add(values[seat * len(names) : (seat + 1) * len(names)])

    def one_of(self, field: str, value: int, names: list[str]) -> None:
        self.hot(value, len(names))

    def one_by_seat(self, field: str, values: list[int], names: list[str]) -> None:
        for seat in self.table():
            self.hot(values[seat], len(names))

    def one_at(self, field: str, values: list[int], places: list[str], names: list[str]) -> None:
        for i in range(len(places)):
            self.hot(values[i], len(names))

    def some_of(self, field: str, mask: int, names: list[str]) -> None:
        self.bits(mask, len(names))

    def some_by_seat(self, field: str, masks: list[int], groups: list[list[str]]) -> None:
        for seat in self.table():
            for i, names in enumerate(groups):
                self.bits(masks[seat * len(groups) + i], len(names))

    def some_in_order(self, field: str, masks: list[int], names: list[str], room: int) -> None:
        for mask in ([0] * room + masks)[-room:][::-1]:
            self.bits(mask, len(names))

    def places_by_seat(self, field: str, places: list[int], each: int, names: list[str]) -> None:
        for seat in self.table():
            row = [0] * len(names)
            for place in places[seat * each : (seat + 1) * each]:
                row[place] += 1
            self.told += row

    def bags(self, field: str, bags: list[int], names: list[str], count: int, at: int = 0) -> None:
        for bag in bags[at : at + count]:
            self.add([bag_count(bag, i) for i in range(len(names))])

    def which_seat(self, field: str, seat: int) -> None:
        self.hot(self.near(seat), self.players)

    def which_seats(self, field: str, mask: int) -> None:
        self.told += [mask >> seat & 1 for seat in self.table()]

    def in_order(self, field: str, things: list[int], names: list[str], room: int) -> None:
        self.add(([thing + 1 for thing in things] + [0] * room)[:room])

    def action(self, field: str, action: int) -> None:
        # Which one it was is left out.
        self.told += [int(action >= 0), 0, 0]

    def action_by_seat(self, field: str, actions: list[int]) -> None:
        for seat in self.table():
            self.action(field, actions[seat])

    def steps(self, field: str, agenda: list[int]) -> None:
        shapes = self.shapes
        rows = [shapes.row(step, self.seat) for step in agenda[::-1][:AGENDA_ROOM]]
        self.add([len(agenda)])
        self.hot(rows[0][0] - 1 if rows else -1, len(shapes.words))
        for row in rows:
            self.told += row
        self.told += [0] * ((AGENDA_ROOM - len(rows)) * shapes.width)

    def turns(self, field: str, turns: list[int]) -> None:
        table = self.table()
        room = self.turns_room
        self.kept = [
            (
                turn_round(turn),
                turn_role(turn),
                self.near(turn_leader(turn)),
                [turn_said(turn, seat) for seat in table],
            )
            for turn in turns[-room:]
        ]
        self.add([len(turns)])
        self.told += [0] * (room * (TURN_HEAD + self.players))
