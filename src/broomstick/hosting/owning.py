"""Whose a table is. A host that is alone with its store owns them all; of several, one at a time owns each."""

from collections.abc import Collection
from typing import Protocol


class Owning(Protocol):
    """What the hall asks before it loads a table, and says when it needs it no more."""

    async def claim(self, table: str) -> None:
        """Own a table, from before it is loaded; Elsewhere, where another process of this host does."""

    def holds(self, table: str) -> bool:
        """Whether the table is still owned, as far as can be known without asking anybody."""

    async def nobodys(self, tables: Collection[str]) -> Collection[str]:
        """Which of these nobody has, and nobody has left to be taken over."""

    async def release(self, table: str) -> None:
        """The table is in memory no more, and whoever wants it may own it."""

    async def close(self) -> None:
        """Release all."""


class Always:
    """Nobody else is there."""

    async def claim(self, table: str) -> None:
        return

    def holds(self, table: str) -> bool:
        return True

    async def nobodys(self, tables: Collection[str]) -> Collection[str]:
        return tables

    async def release(self, table: str) -> None:
        return

    async def close(self) -> None:
        return
