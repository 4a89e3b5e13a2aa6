"""What the books of all games use of component files: their numbers, and where each of these comes from."""

from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import Any

from broomstick.games.datafile import ORIGINS, DataFile, Entry, read_replacement

OWN = "own"
"""The origin of a value that a player has put in and said nothing about."""


def origin_of(entry: Entry, field: str) -> str:
    """Where a value comes from."""
    found = entry.values[field]
    if isinstance(found, dict) and set(found) <= {"value", "origin"}:
        return str(found.get("origin", OWN))
    return OWN


class ComponentFile:
    """The standard components beside a game's module, with a player's own laid over them where there are any.

    ``lists`` are the sections of which there are several, and what tells them apart. ``besides`` are parts of a
    player's own data that are no components, such as a map; they are kept in ``own``.
    """

    def __init__(
        self, module: ModuleType, lists: dict[str, str], data: Any, besides: Iterable[str] = ()
    ) -> None:
        self.file = DataFile(Path(str(module.__file__)).with_name("components.toml"), lists)
        self.lists = lists
        file, tree = ("", {}) if data is None else read_replacement(data)
        self.own = {name: tree.pop(name, None) for name in besides}
        if tree:
            self.file.lay_over(file, tree)

    def section(self, name: str) -> Entry:
        return self.file.section(name)

    def every(self, name: str) -> list[Entry]:
        return self.file.every(name)

    def number(self, section: str, field: str) -> int:
        return int(self.section(section).value(field))

    def origins(self) -> list[str]:
        """Those to explain: the usual three, and where there are any that of a player's own numbers."""
        entries = [
            *self.file.sections.values(),
            *(entry for name in self.lists for entry in self.every(name)),
        ]
        names = set(self.lists.values())
        own = any(
            origin_of(entry, field) == OWN
            for entry in entries
            for field in entry.values
            if field not in names
        )
        return [*ORIGINS, OWN] if own else list(ORIGINS)
