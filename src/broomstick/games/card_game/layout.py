"""What lies open on the table of the card game: the game's part of the allow-list for views."""

from typing import Any, Final

from broomstick.games.card_game.components import MOST_COPIES, Components
from broomstick.heart.codec import Bag, bag_count, bag_with
from broomstick.heart.pen import Pen
from broomstick.heart.plain import Plain, Reader, mask_names, quote
from broomstick.heart.shown import EMPTY

MOST_REMEMBERED: Final = 256
"""Bags whose words are kept."""


class Layout:
    """Displays, tasks, open witches, cancelled cards."""

    def __init__(self, parts: Components) -> None:
        self.parts = parts
        # Potions by seat and type: seat * number of types + type.
        self.potions = EMPTY
        # Brave potions, cards in the display, and points from tasks, by seat.
        self.brave_potions = EMPTY
        self.cards = EMPTY
        self.task_points = EMPTY
        # Indices of the tasks that lie open.
        self.tasks = EMPTY
        # Bit mask by seat: tasks scored, as indices into the components' tasks.
        self.scored = EMPTY
        # Open witches not yet taken, by type; and the first card of each seat's display (-1: not taken yet).
        self.open_witches = EMPTY
        self.first = EMPTY
        # Bit mask by seat: types cancelled this round.
        self.cancelled = EMPTY

    def clear(self) -> None:
        n = self.parts.players
        kinds = len(self.parts.types)
        self.potions = [0] * (n * kinds)
        self.brave_potions = [0] * n
        self.cards = [0] * n
        self.task_points = [0] * n
        self.tasks = []
        self.scored = [0] * n
        self.open_witches = [0] * kinds
        self.first = [-1] * n
        self.cancelled = [0] * n

    def copy(self) -> "Layout":
        twin = Layout(self.parts)
        twin.potions = self.potions[:]
        twin.brave_potions = self.brave_potions[:]
        twin.cards = self.cards[:]
        twin.task_points = self.task_points[:]
        twin.tasks = self.tasks[:]
        twin.scored = self.scored[:]
        twin.open_witches = self.open_witches[:]
        twin.first = self.first[:]
        twin.cancelled = self.cancelled[:]
        return twin

    def points(self, seat: int) -> int:
        """A seat's points so far."""
        colours, brave, tasks = self.sources(seat)
        return colours + brave + tasks

    def sources(self, seat: int) -> tuple[int, int, int]:
        """cg-score-total: where a seat's points come from: its colours, its brave potions, its tasks."""
        return self.colours(seat), self.parts.brave_points * self.brave_potions[seat], self.task_points[seat]

    def colours(self, seat: int) -> int:
        """What the potions of all colours in a seat's display are worth."""
        kinds = len(self.parts.types)
        points = 0
        for at in range(seat * kinds, (seat + 1) * kinds):
            points += self.parts.colour_points(self.potions[at])
        return points

    def fulfils(self, seat: int, task: int, kind: int = -1, more: int = 0) -> bool:
        """Whether a seat's display, or one with so many more of a kind, has all the potions a task needs.

        Brave potions never help.
        """
        needs = self.parts.tasks[task].needs
        at = seat * len(needs)
        for other, need in enumerate(needs):
            if self.potions[at + other] + (more if other == kind else 0) < need:
                return False
        return True

    def key(self) -> tuple[Any, ...]:
        """What ``data`` tells, as numbers."""
        return (
            tuple(self.potions),
            tuple(self.brave_potions),
            tuple(self.cards),
            tuple(self.task_points),
            tuple(self.tasks),
            tuple(self.scored),
            tuple(self.open_witches),
            tuple(self.first),
            tuple(self.cancelled),
        )

    def write(self, pen: Pen) -> None:
        """The same for a pen."""
        parts = self.parts
        types = parts.types
        tasks = parts.task_names
        pen.numbers_by_seat("potions", self.potions, types)
        pen.number_by_seat("brave_potions", self.brave_potions)
        pen.number_by_seat("cards", self.cards)
        pen.number_by_seat("task_points", self.task_points)
        pen.in_order("open_tasks", self.tasks, tasks, parts.open_tasks)
        pen.some_by_seat("tasks", self.scored, [tasks])
        pen.numbers("open_witches", self.open_witches, types)
        pen.one_by_seat("first", self.first, types)
        pen.some_by_seat("cancelled", self.cancelled, [types])

    def data(self) -> Plain:
        types = self.parts.types
        kinds = len(types)
        numbers = [task.number for task in self.parts.tasks]
        return {
            "displays": [
                {
                    "first": None if self.first[seat] < 0 else types[self.first[seat]],
                    "potions": {types[k]: self.potions[seat * kinds + k] for k in range(kinds)},
                    "brave_potions": self.brave_potions[seat],
                    "cards": self.cards[seat],
                    "cancelled": mask_names(types, self.cancelled[seat]),
                    "tasks": [numbers[i] for i in range(len(numbers)) if self.scored[seat] >> i & 1],
                    "points": self.points(seat),
                }
                for seat in range(self.parts.players)
            ],
            "tasks": [numbers[task] for task in self.tasks],
            "open_witches": {types[k]: self.open_witches[k] for k in range(kinds)},
        }

    def read(self, reader: Reader) -> None:
        """Read back what ``data`` wrote."""
        self.clear()
        parts = self.parts
        types = parts.types
        kinds = len(types)
        numbers = [str(task.number) for task in parts.tasks]
        for seat, item in enumerate(reader.items("displays", parts.players)):
            display = Reader(item, f"displays[{seat}].")
            first = display.optional_name("first", types)
            self.first[seat] = first
            potions = display.part("potions")
            for kind in range(kinds):
                self.potions[seat * kinds + kind] = potions.number(types[kind], 0, 999)
            potions.done()
            self.brave_potions[seat] = display.number("brave_potions", 0, 999)
            self.cards[seat] = display.number("cards", 0, 999)
            self.cancelled[seat] = display.mask("cancelled", types, display.take("cancelled"))
            for number in display.items("tasks"):
                task = display.name("tasks", numbers, str(number))
                if self.scored[seat] >> task & 1:
                    raise display.fail("tasks", "names a task twice", "named-twice", {"value": quote(number)})
                self.scored[seat] |= 1 << task
                self.task_points[seat] += parts.tasks[task].points
            points = display.number("points", 0, 9999)
            if points != self.points(seat):
                due = self.points(seat)
                raise display.fail(
                    "points",
                    f"should be {due}, as the display shows",
                    "points-differ",
                    {"expected": due, "found": points},
                )
            display.done()
        self.tasks = [reader.name("tasks", numbers, str(number)) for number in reader.items("tasks")]
        for i, task in enumerate(self.tasks):
            if task in self.tasks[:i]:
                raise reader.fail("tasks", "names a task twice", "named-twice", {"value": numbers[task]})
        witches = reader.part("open_witches")
        self.open_witches = [witches.number(name, 0, MOST_COPIES) for name in types]
        witches.done()


def bag_of(types: list[str]) -> Bag:
    """Some cards, however many; five bits for each type's count."""
    return Bag(types, 0, 99, label="cards")


def bag_text(parts: Components, bag: int) -> str:
    """A bag in words; what a seat was dealt is told again with every view."""
    text = parts.bag_texts.get(bag)
    if text is None:
        if len(parts.bag_texts) >= MOST_REMEMBERED:
            parts.bag_texts.clear()
        text = parts.bag_texts[bag] = bag_of(parts.types).text(bag)
    return text


def bag_counts(bag: int, kinds: int) -> list[int]:
    """The count of each type in a bag."""
    return [bag_count(bag, kind) for kind in range(kinds)]


def bag_from(counts: list[int]) -> int:
    """A bag with these counts."""
    bag = 0
    for kind, count in enumerate(counts):
        bag |= bag_with(kind, count)
    return bag
