"""Whose a table is. A host that is alone with its store owns them all; of several, one at a time owns each."""

from typing import Protocol


class Owning(Protocol):
    """What the hall asks before it loads a table, and says when it needs it no more."""

    alone: bool
    """Whether no other process can have any of the tables."""

    async def claim(self, table: str) -> None:
        """Own a table, from before it is loaded; Elsewhere, where another process of this host does."""

    def holds(self, table: str) -> bool:
        """Whether the table is still owned, as far as can be known without asking anybody."""

    async def release(self, table: str) -> None:
        """The table is in memory no more, and whoever wants it may own it."""

    async def close(self) -> None:
        """Release all."""


class Always:
    """Nobody else is there."""

    alone = True

    async def claim(self, table: str) -> None:
        return

    def holds(self, table: str) -> bool:
        return True

    async def release(self, table: str) -> None:
        return

    async def close(self) -> None:
        return
