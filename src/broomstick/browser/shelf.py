"""What a browser keeps: rows in boxes, each by a key that begins with a table's id."""

import json
from typing import Any, Protocol

Key = list[str | int]
Change = tuple[str, Key, Any]
"""A box, a key, and what is kept there from now on; None: nothing, under any key that begins so."""

BOXES = ("tables", "entries", "envelopes", "tokens", "chat", "keys")


class Shelf(Protocol):
    """The page's side of it; what goes over is text."""

    async def write(self, changes: str) -> None:
        """Keep all these changes, or none."""

    async def rows(self, box: str, table: str) -> str:
        """The rows of a box in the order of their keys, of one table or of all."""


class Unkept:
    """A shelf in memory, where a browser keeps nothing, and for tests."""

    def __init__(self) -> None:
        self.boxes: dict[str, dict[tuple[str | int, ...], Any]] = {box: {} for box in BOXES}

    async def write(self, changes: str) -> None:
        for box, key, value in json.loads(changes):
            if value is None:
                for one in [one for one in self.boxes[box] if one[: len(key)] == tuple(key)]:
                    del self.boxes[box][one]
            else:
                self.boxes[box][tuple(key)] = value

    async def rows(self, box: str, table: str) -> str:
        # As a browser does: numbers before texts.
        kept = sorted(self.boxes[box].items(), key=lambda item: [(isinstance(x, str), x) for x in item[0]])
        return json.dumps([value for key, value in kept if not table or key[0] == table])
