"""Who sits where, and who is reading."""

from collections.abc import Sequence

from broomstick.heart.journal import PUBLIC


class Cast:
    """Names by seat. Sentences about the reader's own seat say "you" if ``you`` is set, otherwise all go by name.

    ``within`` is what the reader is called behind other words: a name that is no name, such as "you", is small there.
    """

    def __init__(self, names: list[str], reader: int = PUBLIC, you: bool = False, within: str = "") -> None:
        self.names = names
        self.reader = reader
        self.you = you
        self.within = within

    def is_you(self, seat: int) -> bool:
        return self.you and seat == self.reader

    def who(self, seat: int) -> str:
        """What a message chooses its verb by: ``you`` or ``other``."""
        return "you" if self.is_you(seat) else "other"

    def name(self, seat: int) -> str:
        """A seat's name; a seat that is not there goes by its number, which people count from 1."""
        return self.names[seat] if 0 <= seat < len(self.names) else str(seat + 1)

    def inside(self, seat: int) -> str:
        """A seat's name behind other words."""
        return self.within if self.within and self.is_you(seat) else self.name(seat)

    def together(self, seats: Sequence[int]) -> list[str]:
        """The names of several seats, to be listed."""
        return [self.inside(seat) if i else self.name(seat) for i, seat in enumerate(seats)]
