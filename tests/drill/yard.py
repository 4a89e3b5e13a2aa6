"""What lies open in the drill game: the game's part of the allow-list, shared by states and views."""

from collections.abc import Sequence

from broomstick.heart.pen import Pen
from broomstick.heart.plain import Plain, Reader, mask_names, mask_seats
from drill.lists import COLOURS, EVENTS, FIELDS

# What things cost and bring.
PRICE = 6
PRIZE = 4
CURSE = 3
POINTS_FROM = -50
"""Learners are told points from here on."""
CROWD_POINTS = [0, 2, 0, -2]


class Yard:
    """Everything of the drill game's own that is public at every moment."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.points = [5] * players
        self.coins = [2] * players
        # Beans by seat and colour: 2 * seat + colour.
        self.beans = [1] * (2 * players)
        self.pawns = [0] * players
        # Beans each seat still has to hand over to a thief.
        self.owed = [0] * players
        self.pot = 0
        # Events turned so far, this round's last; this round's cursed roles, as a bit mask.
        self.turned: list[int] = []
        self.cursed = 0
        # The curse deck from bottom to top: which seats know each card (bit masks). And which roles are in it.
        self.known_by: list[int] = []
        self.left = 0

    def copy(self) -> "Yard":
        twin = Yard(self.players)
        twin.points = self.points[:]
        twin.coins = self.coins[:]
        twin.beans = self.beans[:]
        twin.pawns = self.pawns[:]
        twin.owed = self.owed[:]
        twin.pot = self.pot
        twin.turned = self.turned[:]
        twin.cursed = self.cursed
        twin.known_by = self.known_by[:]
        twin.left = self.left
        return twin

    @property
    def event(self) -> int:
        return self.turned[-1]

    def bean_count(self, seat: int) -> int:
        return self.beans[2 * seat] + self.beans[2 * seat + 1]

    def write(self, pen: Pen) -> None:
        """Tell a pen every field, as ``data`` tells them."""
        roles = pen.game.roles
        pen.number_by_seat("points", self.points, POINTS_FROM)
        pen.number_by_seat("coins", self.coins)
        pen.numbers_by_seat("beans", self.beans, COLOURS)
        pen.one_by_seat("field", self.pawns, FIELDS)
        pen.number_by_seat("owes", self.owed)
        pen.number("pot", self.pot)
        pen.in_order("events", self.turned, EVENTS, len(EVENTS))
        pen.some_of("cursed", self.cursed, roles)
        pen.some_of("curses_left", self.left, roles)
        pen.number("curse_deck", len(self.known_by))
        for i in range(len(roles)):
            known_by = self.known_by[i] if i < len(self.known_by) else 0
            pen.which_seats(f"curse {i + 1} known by", known_by)

    def data(self, roles: Sequence[str]) -> Plain:
        return {
            "seats": [
                {
                    "points": self.points[seat],
                    "coins": self.coins[seat],
                    "red": self.beans[2 * seat],
                    "blue": self.beans[2 * seat + 1],
                    "field": FIELDS[self.pawns[seat]],
                    "owes": self.owed[seat],
                }
                for seat in range(self.players)
            ],
            "pot": self.pot,
            "events": [EVENTS[event] for event in self.turned],
            "cursed": mask_names(list(roles), self.cursed),
            "curses_left": mask_names(list(roles), self.left),
            "curses_known_by": [mask_seats(seats) for seats in self.known_by],
        }

    def read(self, reader: Reader, roles: Sequence[str]) -> None:
        """Read back what ``data`` wrote."""
        names = list(roles)
        for seat, item in enumerate(reader.items("seats", self.players)):
            part = Reader(item, f"seats[{seat}].")
            self.points[seat] = part.number("points", -999, 999)
            self.coins[seat] = part.number("coins", 0, 999)
            self.beans[2 * seat] = part.number("red", 0, 999)
            self.beans[2 * seat + 1] = part.number("blue", 0, 999)
            self.pawns[seat] = part.name("field", FIELDS, part.take("field"))
            self.owed[seat] = part.number("owes", 0, 5)
            if self.owed[seat] > self.bean_count(seat):
                raise part.fail("owes", "is more than the seat has")
            part.done()
        self.pot = reader.number("pot", 0, PRICE - 1)
        self.turned = reader.names("events", EVENTS)
        if len(set(self.turned)) != len(self.turned):
            raise reader.fail("events", "names an event twice")
        self.cursed = reader.mask("cursed", names, reader.take("cursed"))
        self.left = reader.mask("curses_left", names, reader.take("curses_left"))
        if self.cursed & self.left:
            raise reader.fail("curses_left", "names a role that is cursed now")
        known = reader.items("curses_known_by", self.left.bit_count())
        self.known_by = [
            Reader({"seats": seats}, f"curses_known_by[{i}].").seats("seats", self.players)
            for i, seats in enumerate(known)
        ]
