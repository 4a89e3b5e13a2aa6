"""The rules page of the card game and its component file, read as data, so that tests can hold them together."""

import tomllib
from pathlib import Path
from typing import Any

from broomstick.games.card_game import components

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "card-game.md"
COMPONENTS = Path(components.__file__).with_name("components.toml")

Row = list[str]


def tables(page: Path = PAGE) -> list[list[Row]]:
    """Every table of a page: its rows, the heading first, each a list of cells."""
    found: list[list[Row]] = []
    inside = False
    for line in page.read_text(encoding="utf-8").splitlines():
        if not line.startswith("|"):
            inside = False
            continue
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if not inside:
            found.append([])
        inside = True
        if set("".join(cells)) - set("-:"):
            found[-1].append(cells)
    return found


def table(*heading: str) -> list[Row]:
    """The rows of the only table whose heading begins with these cells."""
    (rows,) = [rows for rows in tables() if rows[0][: len(heading)] == list(heading)]
    return rows[1:]


def component_file() -> dict[str, Any]:
    """The component file as it is written, origins and all."""
    return tomllib.loads(COMPONENTS.read_text(encoding="utf-8"))


def needs(cell: str) -> dict[str, int]:
    """``"root 2, fire 3"`` as a mapping."""
    return {name: int(count) for name, count in (part.split() for part in cell.split(","))}
