"""The map of Broom Service in plain text: by area, on demand, and as far as it matters for what is asked."""

import json
import re
from pathlib import Path

import pytest

import broomstick
from broomstick.games.broom_service.box import lists
from broomstick.terminal.console import Console
from broomstick.terminal.faces.broom_service.map_in_words import Gazetteer
from broomstick.terminal.faces.broom_service.seen import around, broom_view
from broomstick.words import Cast, Speech
from terminal.broom_service.standing import FLYING, one_line, standing
from terminal.talk import talk


def test_the_map_tells_every_area_and_what_it_borders(tmp_path: Path) -> None:
    command = standing(tmp_path / "game", *FLYING)
    (_, whole), (_, area), (_, tower), (_, several), (_, none), *_ = talk(
        command, ["map", "map crow hill", "map salt market", "map wood", "map atlantis"]
    ).replies()
    board = broomstick.load("broom-service", players=2).board  # type: ignore[attr-defined]
    assert len(re.findall(r"^\S.* · ", whole, re.MULTILINE)) == len(board.areas)
    assert all(f"({name})" in whole for name in board.areas)
    said = one_line(area)
    assert said.startswith("Crow Hill · hill (crow-hill) next to: Banner Field, Frost Peak, Salt Prairie,")
    assert "over Mirror Mere: Salt Prairie, Bramble Wood, Goat Hill, Clover Plain" in said
    assert "Goat Hill (hill, over Mirror Mere). Towers: Kettle Market (purple, 2 VP, 1 wand, square)," in said
    assert one_line(tower).startswith(
        "Salt Market (orange, square, 2 VP, 1 wand) open; served from: Banner Field, Salt Prairie, Crow Hill"
    )
    assert several.startswith("“wood” could be “owl-wood”, “moon-wood”")
    assert none.startswith("“atlantis” is no area and no tower of this map.")


@pytest.mark.parametrize(
    ("language", "line"),
    [("fr", "plateau colline aux corbeaux"), ("de", "plan krähenhügel"), ("de", "map kraehen")],
)
def test_the_map_is_asked_for_in_the_readers_language(language: str, line: str, tmp_path: Path) -> None:
    (_, said), *_ = talk(f"{standing(tmp_path / 'game', *FLYING)} --lang {language}", [line]).replies()
    assert "(krähenhügel)" in said.casefold() or "(colline-aux-corbeaux)" in said


def test_what_is_beside_a_pawn_is_what_the_rules_let_it_reach(tmp_path: Path) -> None:
    """Every flight that is possible goes to an area that was listed beside the pawn, and clouds bar the others."""
    game = broomstick.load("broom-service", players=3, storm_clouds=True)
    state = game.start(seed=5)
    rng = broomstick.Chance(5)
    flights = 0
    while not state.over:
        seat = state.deciders[0]
        choices = state.choices(seat)
        view = broom_view(state.view(seat))
        places = Gazetteer(view, Speech("en", game, Cast(["Ada", "Ben", "Cleo"], seat)))
        for choice in choices:
            verb, *ends = game.text(choice).split()
            if verb == "fly":
                flights += 1
                start, end = [view.parts.board.areas.index(name) for name in ends]
                near = [one for one in around(view, start) if one.area == end]
                assert len(near) == 1
                assert "Cloud" not in places.beside(near[0])
        state.play(seat, rng.pick(choices))
    assert flights > 50


def test_clouds_say_what_they_cost_and_storm_clouds_what_they_do() -> None:
    game = broomstick.load("broom-service", players=2, storm_clouds=True)
    position = game.start(seed=1).position()
    kinds = [*lists.CLOUDS[4:], "heavy-4", *["heavy-1"] * 7, *["heavy-2"] * 4]
    position["clouds"] = dict(zip(position["clouds"], kinds, strict=True))
    state = game.position(json.loads(json.dumps(position)))
    places = Gazetteer(broom_view(state.view(0)), Speech("en", game, Cast(["Ada", "Ben"])))
    told = [places.cloud(space) for space in range(8)]
    assert told[1] == "storm cloud, 2 wands, 1 bolt, when lifted: a free flight"
    assert told[3] == "storm cloud, 2 wands, 1 bolt, when lifted: 6 VP with at least 3 orange potions"
    assert told[6:] == ["3 wands, 2 bolts", "1 wand, 1 bolt"]


@pytest.mark.parametrize(
    ("typed", "begun", "found"),
    [("ma", "ma", "map "), ("map ", "", "crow-hill "), ("map ow", "ow", "owl-wood "), ("fly ow", "ow", None)],
)
def test_the_tab_key_knows_areas_behind_the_word_for_the_map(
    typed: str, begun: str, found: str | None
) -> None:
    class Editor:
        def get_line_buffer(self) -> str:
            return typed

    console = Console(plain=True)
    console.readline = Editor()  # type: ignore[assignment]
    console.completions, console.behind = ["map", "fly", "fern-wood"], {"map": ["owl-wood", "crow-hill"]}
    assert console.completion(begun, 0) == found
