"""Where the numbers in a book of rules come from: what the books of all games use of component files."""

from collections.abc import Iterable

from broomstick.games.datafile import ORIGINS, Entry

OWN = "own"
"""The origin of a value that a player has put in and said nothing about."""


def origin_of(entry: Entry, field: str) -> str:
    """Where a value comes from."""
    found = entry.values[field]
    if isinstance(found, dict) and set(found) <= {"value", "origin"}:
        return str(found.get("origin", OWN))
    return OWN


def origins_to_explain(entries: Iterable[Entry], keys: Iterable[str]) -> list[str]:
    """The usual three, and where there are any that of a player's own numbers. ``keys`` are names, not numbers."""
    names = set(keys)
    own = any(
        origin_of(entry, field) == OWN for entry in entries for field in entry.values if field not in names
    )
    return [*ORIGINS, OWN] if own else list(ORIGINS)
