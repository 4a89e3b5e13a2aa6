"""The pictures of the maps in the docs are those that the command draws, and what the page says of a file is so."""

import re
import tomllib
from pathlib import Path

import pytest

from broomstick.games.broom_service.map.picture import standard_path
from broomstick.games.broom_service.map.reader import FIELDS
from terminal.talk import talk

DOCS = Path(__file__).parents[3] / "docs"


@pytest.mark.parametrize("side", ["front", "back"])
def test_the_picture_is_up_to_date(side: str) -> None:
    """If not: broomstick board front --svg docs/pictures/board-front.svg, and the same for the back."""
    kept = (DOCS / "pictures" / f"board-{side}.svg").read_text(encoding="utf-8")
    assert kept == talk(f"board {side} --svg --lang en").out


def example() -> dict[str, object]:
    (block,) = re.findall(r"```toml\n(.*?)```", (DOCS / "boards.md").read_text(encoding="utf-8"), re.DOTALL)
    return tomllib.loads(block)


def test_the_page_tells_of_every_field() -> None:
    told = example()
    assert set(told) == set(FIELDS)
    for side in ("front", "back"):
        real = tomllib.loads(standard_path(side).read_text(encoding="utf-8"))
        for section in ("areas", "castles", "towers", "clouds", "tiles", "circles"):
            for entry in real.get(section, []):
                assert set(entry) <= set(told[section][0])  # type: ignore[index]
