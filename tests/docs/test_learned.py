"""What the page about nets shows is what training has kept, and what the nets say of themselves."""

import importlib
import json
import sys
from typing import Any

import pytest

from broomstick.bots.learned.files import weights
from broomstick.games import game_names
from docs.test_examples import ROOT

sys.path.append(str(ROOT / "tools" / "pictures"))

learned: Any = importlib.import_module("learned")
DOCS = ROOT / "docs"


@pytest.mark.parametrize("game", game_names())
def test_the_curves_of_the_page_are_what_was_measured(game: str) -> None:
    points = json.loads((DOCS / "curves" / f"{game}.json").read_text(encoding="utf-8"))
    assert (DOCS / "pictures" / f"learned-{game}.svg").read_text(encoding="utf-8") == learned.drawn(
        points, game
    )
    shares = [share for _, share in learned.looks(points)]
    assert shares[0] < 0.3 < shares[-1]


@pytest.mark.parametrize("game", game_names())
def test_the_page_has_the_command_that_each_net_was_trained_by(game: str) -> None:
    text = (DOCS / "learned.md").read_text(encoding="utf-8")
    assert weights(game, 1).told["command"] in text
