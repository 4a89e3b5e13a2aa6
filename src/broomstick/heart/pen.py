"""How a game says, field by field and in one place, what a seat may know: to whatever writes it down.

A view tells the same to people as plain data, by names. Learners want numbers, always as many and in the same order. So
a game tells its fields to a *pen*: each with its name and with what its numbers can be. One pen writes bytes, another
only the names of those bytes, so that neither can be without the other (see ``envs``). Seats count from the one that
the pen writes for: 0 is that seat itself, 1 the next clockwise.
"""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from broomstick.heart.journal import PUBLIC

if TYPE_CHECKING:
    from broomstick.heart.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Pen:
    """Writes for one seat; not ``own``, it writes only what lies open to everybody, with seats as this one counts them.

    What is written may depend on nothing but the game's constants and what the seat may know; how much is written, and
    under which names, on the constants alone.
    """

    def __init__(self, game: "Game") -> None:
        self.game = game
        self.players: int = game.players
        #: The seat that seats are counted from.
        self.seat: int = 0
        #: Whether that seat's own secrets are told, too.
        self.own: bool = True

    @property
    def viewer(self) -> int:
        """Whose view it is."""
        return self.seat if self.own else PUBLIC

    def flag(self, field: str, value: bool) -> None:
        """Yes or no: one number."""
        raise NotImplementedError

    def number(self, field: str, value: int, least: int = 0) -> None:
        """A number from ``least`` on, told as how much more it is: one number, at most 255."""
        raise NotImplementedError

    def numbers(self, field: str, values: list[int], names: list[str], at: int = 0) -> None:
        """A number for each name: those of ``values`` from ``at`` on; all 0 where ``values`` is empty."""
        raise NotImplementedError

    def number_by_seat(self, field: str, values: list[int], least: int = 0) -> None:
        """A number of each seat."""
        raise NotImplementedError

    def numbers_by_seat(self, field: str, values: list[int], names: list[str]) -> None:
        """For each seat a number for each name; ``values`` has them at seat * how many names there are + name."""
        raise NotImplementedError

    def one_of(self, field: str, value: int, names: list[str]) -> None:
        """Which one it is: a number for each name, 1 for that one; all 0 where ``value`` is negative."""
        raise NotImplementedError

    def one_by_seat(self, field: str, values: list[int], names: list[str]) -> None:
        """The same for each seat."""
        raise NotImplementedError

    def one_at(self, field: str, values: list[int], places: list[str], names: list[str]) -> None:
        """The same for each of several places, each with a name of its own."""
        raise NotImplementedError

    def some_of(self, field: str, mask: int, names: list[str]) -> None:
        """Which ones there are, by a bit mask: 1 for each of them, else 0."""
        raise NotImplementedError

    def some_by_seat(self, field: str, masks: list[int], groups: list[list[str]]) -> None:
        """The same for each seat, of each group of names; ``masks`` has them at seat * number of groups + group."""
        raise NotImplementedError

    def some_in_order(self, field: str, masks: list[int], names: list[str], room: int) -> None:
        """Several such masks, the last one first, as far as there is room."""
        raise NotImplementedError

    def places_by_seat(self, field: str, places: list[int], each: int, names: list[str]) -> None:
        """For each seat and each name how many of its things are there; ``places`` has so many of each seat."""
        raise NotImplementedError

    def bags(self, field: str, bags: list[int], names: list[str], count: int, at: int = 0) -> None:
        """So many bags (see ``heart/codec.py``), from ``at`` on: how many of each name there are in each."""
        raise NotImplementedError

    def which_seat(self, field: str, seat: int) -> None:
        """Which seat it is; all 0 where it is none."""
        raise NotImplementedError

    def which_seats(self, field: str, mask: int) -> None:
        """Which seats there are, by a bit mask."""
        raise NotImplementedError

    def in_order(self, field: str, things: list[int], names: list[str], room: int) -> None:
        """Things in their order: which one stands first, second …, as its place in ``names`` counted from 1.

        0 where there is none, or none that is known. There is room for so many; what is beyond is not told.
        """
        raise NotImplementedError

    def action(self, field: str, action: int) -> None:
        """An action, or a negative number for none: whether there is one, and its index as two digits to base 256."""
        raise NotImplementedError

    def action_by_seat(self, field: str, actions: list[int]) -> None:
        """The same for each seat."""
        raise NotImplementedError

    def steps(self, field: str, agenda: list[int]) -> None:
        """The steps still to do, the next one first: each its kind and arguments; how many there are."""
        raise NotImplementedError

    def turns(self, field: str, turns: list[int]) -> None:
        """Finished turns, the last one first: round, role, leader, and what each seat said; how many there are."""
        raise NotImplementedError
