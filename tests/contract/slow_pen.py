"""A pen as simple as can be, from what heart/pen.py says: what the quick one writes is held to it."""

from broomstick import Game
from broomstick.heart.codec import bag_count
from broomstick.heart.history import turn_leader, turn_role, turn_round, turn_said
from broomstick.heart.pen import Pen
from broomstick.heart.shapes import AGENDA_ROOM, TURNS_ROOM, StepShapes


class SlowPen(Pen):
    """Writes numbers into a list."""

    def __init__(self, game: Game, seat: int, own: bool = True) -> None:
        super().__init__(game)
        self.seat = seat
        self.own = own
        self.told: list[int] = []

    def add(self, *values: int) -> None:
        self.told += [min(max(value, 0), 255) for value in values]

    def hot(self, value: int, count: int) -> None:
        self.add(*(int(i == value) for i in range(count)))

    def bits(self, mask: int, count: int) -> None:
        self.add(*(mask >> i & 1 for i in range(count)))

    def near(self, seat: int) -> int:
        """A seat as this one counts."""
        return (seat - self.seat) % self.players if seat >= 0 else -1

    def round_the_table(self) -> list[int]:
        return [(self.seat + i) % self.players for i in range(self.players)]

    def flag(self, field: str, value: bool) -> None:
        self.add(int(value))

    def number(self, field: str, value: int, least: int = 0) -> None:
        self.add(value - least)

    def numbers(self, field: str, values: list[int], names: list[str], at: int = 0) -> None:
        self.add(*(values[at : at + len(names)] or [0] * len(names)))

    def number_by_seat(self, field: str, values: list[int], least: int = 0) -> None:
        self.add(*(values[seat] - least for seat in self.round_the_table()))

    def numbers_by_seat(self, field: str, values: list[int], names: list[str]) -> None:
        for seat in self.round_the_table():
            self.add(*values[seat * len(names) : (seat + 1) * len(names)])

    def one_of(self, field: str, value: int, names: list[str]) -> None:
        self.hot(value, len(names))

    def one_by_seat(self, field: str, values: list[int], names: list[str]) -> None:
        for seat in self.round_the_table():
            self.hot(values[seat], len(names))

    def one_at(self, field: str, values: list[int], places: list[str], names: list[str]) -> None:
        for i in range(len(places)):
            self.hot(values[i], len(names))

    def some_of(self, field: str, mask: int, names: list[str]) -> None:
        self.bits(mask, len(names))

    def some_by_seat(self, field: str, masks: list[int], groups: list[list[str]]) -> None:
        for seat in self.round_the_table():
            for i, names in enumerate(groups):
                self.bits(masks[seat * len(groups) + i], len(names))

    def some_in_order(self, field: str, masks: list[int], names: list[str], room: int) -> None:
        for mask in ([0] * room + masks)[-room:][::-1]:
            self.bits(mask, len(names))

    def places_by_seat(self, field: str, places: list[int], each: int, names: list[str]) -> None:
        for seat in self.round_the_table():
            here = places[seat * each : (seat + 1) * each]
            self.add(*(here.count(place) for place in range(len(names))))

    def bags(self, field: str, bags: list[int], names: list[str], count: int, at: int = 0) -> None:
        for bag in bags[at : at + count]:
            self.add(*(bag_count(bag, i) for i in range(len(names))))

    def which_seat(self, field: str, seat: int) -> None:
        self.hot(self.near(seat), self.players)

    def which_seats(self, field: str, mask: int) -> None:
        self.add(*(mask >> seat & 1 for seat in self.round_the_table()))

    def in_order(self, field: str, things: list[int], names: list[str], room: int) -> None:
        self.add(*([thing + 1 for thing in things] + [0] * room)[:room])

    def action(self, field: str, action: int) -> None:
        index = -1 if action < 0 else self.game.actions.index(action)
        self.add(int(action >= 0), max(index, 0) // 256, max(index, 0) % 256)

    def action_by_seat(self, field: str, actions: list[int]) -> None:
        for seat in self.round_the_table():
            self.action(field, actions[seat])

    def steps(self, field: str, agenda: list[int]) -> None:
        shapes = StepShapes(self.game.steps, self.players)
        rows = [list(shapes.row(step, self.seat)) for step in agenda[::-1]]
        self.add(len(agenda))
        self.hot(rows[0][0] - 1 if rows else -1, len(shapes.words))
        for i in range(AGENDA_ROOM):
            self.add(*(rows[i] if i < len(rows) else [0] * shapes.width))

    def turns(self, field: str, turns: list[int]) -> None:
        rows = [
            [
                turn_round(turn),
                turn_role(turn) + 1,
                self.near(turn_leader(turn)) + 1,
                *(turn_said(turn, seat) for seat in self.round_the_table()),
            ]
            for turn in turns[::-1]
        ]
        self.add(len(turns))
        for i in range(TURNS_ROOM):
            self.add(*(rows[i] if i < len(rows) else [0] * (3 + self.players)))
