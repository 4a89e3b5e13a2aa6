"""What the store refuses, and what can go wrong with the disk or the database. Nothing has changed then."""

from broomstick.heart.errors import BroomstickError


class StoreError(BroomstickError):
    """Something was not kept. The message is for whoever runs the host; it may name a file."""

    told = ""
    """A code for the player, where that is who can do something about it."""


class Unavailable(StoreError):
    """The database cannot be opened, read or written. What was asked for can be asked for again, with its key.

    Where it cannot even be opened, a code says why: ``not-an-address``, ``unknown-kind``, ``in-memory``, ``no-driver``,
    ``not-a-database``, ``no-folder``, ``no-log``, ``newer``, ``served``, or ``unusable``, for which its cause has the
    reason.
    """


class Closed(StoreError):
    """The store was closed before this was asked for."""

    def __init__(self) -> None:
        super().__init__("the store is closed")


class Elsewhere(StoreError):
    """Another process of this host owns the table, and answers for it."""

    def __init__(self, table: str) -> None:
        super().__init__(f"table {table!r} is another process's")
        self.table = table


class Moved(StoreError):
    """The table has left this process since it was asked for: ask again, and whoever owns it now will answer."""

    def __init__(self, table: str) -> None:
        super().__init__(f"table {table!r} is no more in this process")


class NoSuchTable(StoreError):
    """A table that was never opened."""

    def __init__(self, table: str) -> None:
        super().__init__(f"there is no table {table!r}")


class IdTaken(StoreError):
    """Another table has this id: draw another."""

    def __init__(self, table: str) -> None:
        super().__init__(f"there already is a table {table!r}")


class CodeTaken(StoreError):
    """Another table waits for people by this code: draw another."""

    def __init__(self, code: str) -> None:
        super().__init__(f"a table that waits for people already has the code {code!r}")


class NumberTaken(StoreError):
    """The log already has an entry of this number; ``last`` is the last one it has."""

    def __init__(self, number: int, last: int) -> None:
        super().__init__(f"number {number} is taken: the log goes to {last}")
        self.number = number
        self.last = last


class NumberSkipped(StoreError):
    """The entries before this number are missing; ``last`` is the last one the log has."""

    def __init__(self, number: int, last: int) -> None:
        super().__init__(f"number {number} would leave a gap: the log goes to {last}")
        self.number = number
        self.last = last


class KeyUsed(StoreError):
    """A request with this key was carried out before; ``number`` is that of the entry it made, 0 of an envelope."""

    def __init__(self, number: int) -> None:
        super().__init__(f"this key was used before, for {f'entry {number}' if number else 'an envelope'}")
        self.number = number


class UnfitText(StoreError):
    """A text that not every database can hold."""

    def __init__(self, what: str) -> None:
        super().__init__(f"{what} has a character in it that cannot be kept: a null or half a surrogate pair")
