"""How large numbers in a component file may be, as text: ``section: field 0 99, …``, ``section entry: field 0 9``."""

from collections.abc import Callable
from typing import Any

from broomstick import DataError

Read = Callable[[dict[str, Any]], object]
"""Reads components with some of one's own laid over them."""
Bound = tuple[str, str, str, int, int]
"""Section, entry (of those with a name), field, lowest, highest."""
FILE = "mine.toml"


def bounds(text: str) -> list[Bound]:
    found: list[Bound] = []
    for line in text.strip().splitlines():
        place, _, fields = line.partition(":")
        section, _, entry = place.strip().partition(" ")
        for part in fields.split(","):
            field, lowest, highest = part.split()
            found.append((section, entry, field, int(lowest), int(highest)))
    return found


def laid(section: str, entry: str, field: str, value: object) -> dict[str, Any]:
    name = "number" if section == "task" else "name"
    return {
        section: [{name: int(entry) if name == "number" else entry, field: value}]
        if entry
        else {field: value}
    }


def refused(read: Read, data: dict[str, Any]) -> DataError | None:
    """What is wrong with own components, if anything."""
    try:
        read(data)
    except DataError as error:
        return error
    return None


def hold(read: Read, bound: Bound) -> None:
    """A number within its bounds is taken; what lies beyond is refused with file, field and bounds."""
    section, entry, field, lowest, highest = bound
    for value in (lowest, highest):
        error = refused(read, laid(section, entry, field, value))
        # So many may be too few, or too many, for something else: then that is what is said.
        assert error is None or error.code != "not-a-number", error
    for value in (lowest - 1, highest + 1):
        error = refused(read, laid(section, entry, field, value))
        assert error is not None
        assert error.code == "not-a-number"
        assert (error.facts["lowest"], error.facts["highest"]) == (lowest, highest)
        assert error.facts["file"] == FILE
        assert error.facts["field"] == field
