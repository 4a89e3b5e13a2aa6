"""Maps to break: the plain content of our own files, and a few ways to change it."""

import copy
import json
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from broomstick.games.broom_service.map.picture import standard_path
from broomstick.games.broom_service.map.reader import read_picture
from broomstick.heart.errors import BroomstickError
from broomstick.maps.checks.every import check_board
from broomstick.words import LANGUAGES

Table = dict[str, Any]
Edit = Callable[[Table], None]


@cache
def kept(side: str) -> Table:
    return tomllib.loads(standard_path(side).read_text(encoding="utf-8"))


def table(side: str) -> Table:
    """What the file of one side holds, to be changed at will."""
    return copy.deepcopy(kept(side))


def broken(side: str, edit: Edit) -> Table:
    found = table(side)
    edit(found)
    return found


def entry(found: Table, section: str, **wanted: str) -> Table:
    """The one entry of a list that has these values."""
    (only,) = [
        item for item in found[section] if all(item[field] == value for field, value in wanted.items())
    ]
    return dict_of(only)


def dict_of(item: Any) -> Table:
    assert isinstance(item, dict)
    return item


def area(found: Table, name: str) -> Table:
    return entry(found, "areas", id=name)


def tower(found: Table, name: str) -> Table:
    return entry(found, "towers", id=name)


def islet(found: Table, x: int, y: int, size: int = 120) -> Table:
    """A new land area at sea, with a coast of its own."""
    found["points"]["islet"] = [x, y]
    found["lines"]["coast--islet"] = ["islet", [x + size, y], [x + size, y + size], [x, y + size], "islet"]
    middle = [x + size // 2, y + size // 2]
    added = {
        "id": "islet",
        "landscape": "hill",
        "names": {"en": "Islet", "fr": "Îlot", "de": "Eiland"},
        "purpose": "a test",
        "outline": ["coast--islet"],
        "label": middle,
        "pawns": middle,
    }
    found["areas"].append(added)
    return added


def put(section: str, **fields: object) -> Edit:
    """An edit that adds an entry."""

    def edit(found: Table) -> None:
        found.setdefault(section, []).append(dict(fields))

    return edit


def findings(data: Table) -> list[BroomstickError]:
    """Everything a check finds, or the one error that ends reading."""
    try:
        picture = read_picture(data)
    except BroomstickError as error:
        return [error]
    return [error for check in check_board(picture, LANGUAGES) for error in check.found]


def codes(data: Table) -> list[str]:
    return [error.code for error in findings(data)]


def said_before(golden: Path) -> list[str]:
    """What a golden file has of each map in it, in their order: some lines that begin with its number."""
    found: list[str] = []
    for line in golden.read_text(encoding="utf-8").splitlines(keepends=True):
        if line.startswith(f"{len(found)} "):
            found.append(line)
        else:
            found[-1] += line
    return found


def told(number: int, error: BroomstickError) -> str:
    """All that an error says of the map of this number, on two lines."""
    return f"{number} {error.code}: {error}\n    {json.dumps(error.facts, ensure_ascii=False)}\n"
