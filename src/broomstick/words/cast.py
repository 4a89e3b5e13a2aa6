"""Who sits where, and who is reading."""

from broomstick.contest.journal import PUBLIC


class Cast:
    """Names by seat. Sentences about the reader's own seat say "you" if ``you`` is set, otherwise all go by name."""

    def __init__(self, names: list[str], reader: int = PUBLIC, you: bool = False) -> None:
        self.names = names
        self.reader = reader
        self.you = you

    def is_you(self, seat: int) -> bool:
        return self.you and seat == self.reader

    def who(self, seat: int) -> str:
        """What a message chooses its verb by: ``you`` or ``other``."""
        return "you" if self.is_you(seat) else "other"

    def name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else str(seat)
