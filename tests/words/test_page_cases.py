"""The sentences that the page's tests compare with tell of everything that games can make."""

import sys
from pathlib import Path
from typing import Any

import pytest

import broomstick
from broomstick.games.broom_service.options import BroomOptions
from broomstick.words import LANGUAGES

sys.path.append(str(Path(__file__).parents[2] / "tools" / "page"))

import cases as page_cases


@pytest.fixture(scope="module")
def cases() -> list[dict[str, Any]]:
    return [page_cases.case(*one) for one in page_cases.GAMES]


NEVER = {"card-game": {"declines", "decline"}}
"""What a game never makes: nobody declines in the card game."""


EVERYTHING: BroomOptions = {
    "board": "back",
    "storm_clouds": True,
    "extra_tiles": True,
    "expansion_cards": True,
}


def test_they_cover_all_that_tiles_and_cards_bring(cases: list[dict[str, Any]]) -> None:
    cases = [case for case in cases if case.get("board") == "back"]
    game = broomstick.load("broom-service", players=3, **EVERYTHING)
    words = {entry["what"].split()[0] for case in cases for entry in case["entries"]}
    words |= {action["text"].split()[0] for case in cases for action in case["actions"]}
    front = broomstick.load("broom-service", players=3)
    new = {*game.entries.words, *game.actions.words} - {*front.entries.words, *front.actions.words}
    # No turbo broom of ours has two circles that can both lie under clouds.
    assert new - words == {"grounded"}


@pytest.mark.parametrize("name", broomstick.GAMES)
def test_they_cover_every_kind_of_entry_and_action(cases: list[dict[str, Any]], name: str) -> None:
    cases = [case for case in cases if case["game"] == name]
    game = broomstick.load(name, players=5)
    entries = {entry["what"].split()[0] for case in cases for entry in case["entries"]}
    actions = {action["text"].split()[0] for case in cases for action in case["actions"]}
    assert {*game.entries.words, *game.actions.words} - entries - actions == NEVER.get(name, set())
    assert all(set(entry["said"]) == set(LANGUAGES) for case in cases for entry in case["entries"])
