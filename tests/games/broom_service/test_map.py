"""The map: what is adjacent, what clouds forbid, waters before and after their clouds are gone."""

import pytest

from games.broom_service.staging import broom_view, call, lay, pawns, points
from games.scripts import options, play, public, refusal


def near(state: object, area: str) -> set[str]:
    layout = broom_view(state, 0).layout  # type: ignore[arg-type]
    areas = layout.parts.board.areas
    mask = layout.reach(areas.index(area))
    return {name for i, name in enumerate(areas) if mask >> i & 1}


@pytest.mark.rule("bs-adjacent", "bs-areas")
def test_a_common_border_or_an_open_water_makes_adjacent() -> None:
    state = lay(3, sky={"lake": "heavy-1"})
    assert near(state, "home") == {"oak", "ridge", "moor", "camp"}  # camp and ridge over the pond
    assert near(state, "camp") == {"oak", "moor", "home", "ridge"}
    assert near(state, "oak") == {"home", "camp", "alp", "elm"}


@pytest.mark.rule("bs-adjacent")
def test_a_water_can_be_crossed_once_its_cloud_is_gone() -> None:
    state = call(lay(3, "2 wand", sky={"lake": "heavy-2"}, pawns={0: "oak camp"}), "weather-fairy")
    assert near(state, "oak") == {"home", "camp", "alp", "elm"}
    play(state, "0 lift lake")
    assert near(state, "oak") == {"home", "camp", "alp", "elm", "heath", "knoll"}
    assert near(state, "knoll") >= {"oak", "heath"}


@pytest.mark.rule("bs-adjacent", "bs-move")
def test_flying_over_a_water_before_and_after_its_cloud_is_gone() -> None:
    before = call(lay(3, sky={"lake": "heavy-1"}, pawns={0: "oak elm"}), "hill-witch")
    assert options(before, 0) == ["fly oak camp", "decline"]
    assert refusal(before, 0, "fly oak knoll")[0] == "not-adjacent"
    after = call(lay(3, pawns={0: "oak elm"}), "hill-witch")
    assert options(after, 0) == ["fly oak camp", "fly oak knoll", "decline"]


@pytest.mark.rule("bs-no-entry")
def test_nobody_enters_an_area_under_a_cloud() -> None:
    state = call(lay(3, sky={"heath": "heavy-1"}, pawns={0: "moor moor"}), "prairie-witch")
    assert options(state, 0) == ["fly moor home", "decline"]
    code, message = refusal(state, 0, "fly moor heath")
    assert code == "under-cloud"
    assert "a cloud lies on heath" in message


@pytest.mark.rule("bs-no-entry")
def test_of_two_clouds_on_one_area_both_have_to_go() -> None:
    state = lay(
        3,
        "5 wand",
        "5 wand",
        sky={"elm-1": "heavy-1", "elm-2": "heavy-2"},
        pawns={0: "oak alp", 1: "oak alp"},
    )
    call(state, "weather-fairy", 1, stance="cowardly")
    assert options(state, 0) == ["lift elm-1", "lift elm-2", "decline"]
    play(state, "0 lift elm-1")
    assert "elm" not in {
        name for i, name in enumerate(broom_view(state, 0).parts.board.areas) if open_mask(state) >> i & 1
    }
    play(state, "1 cowardly; 1 lift elm-2")
    assert "elm" in {
        name for i, name in enumerate(broom_view(state, 0).parts.board.areas) if open_mask(state) >> i & 1
    }


def open_mask(state: object) -> int:
    layout = broom_view(state, 0).layout  # type: ignore[arg-type]
    return layout.open_from(layout.parts.board.areas.index("oak"))


@pytest.mark.rule("bs-no-entry")
def test_any_number_of_pawns_may_be_in_an_area() -> None:
    state = call(lay(3, pawns={0: "home camp", 1: "oak oak", 2: "oak oak"}), "forest-witch")
    play(state, "0 fly home oak; 0 deliver oak oak-lamp")
    assert pawns(state, 0) == ["camp", "oak"]


@pytest.mark.rule("bs-cloud-adjacent")
def test_a_cloud_is_adjacent_over_a_border_an_open_water_or_from_the_shore() -> None:
    sky = {"heath": "heavy-1", "knoll": "heavy-1", "horn": "heavy-1", "lake": "heavy-1", "elm-1": "heavy-1"}
    state = call(lay(3, "9 wand", sky=sky, pawns={0: "oak oak"}), "weather-fairy")
    # The lake's own cloud from its shore; heath and knoll lie behind it, and horn two borders away.
    assert options(state, 0) == ["lift elm-1", "lift lake", "decline"]
    assert refusal(state, 0, "lift heath")[0] == "cloud-far"
    del sky["lake"]
    state = call(lay(3, "9 wand", sky=sky, pawns={0: "oak oak"}), "weather-fairy")
    assert options(state, 0) == ["lift elm-1", "lift heath", "lift knoll", "decline"]


@pytest.mark.rule("bs-move")
def test_pawns_in_one_area_are_alike() -> None:
    state = call(lay(3, pawns={0: "home home"}), "forest-witch")
    assert options(state, 0) == ["fly home oak", "decline"]
    play(state, "0 fly home oak")
    assert pawns(state, 0) == ["home", "oak"]


@pytest.mark.rule("bs-public")
def test_what_lies_on_the_map_is_told_to_all() -> None:
    state = lay(3, sky={"horn": "heavy-4"})
    data = public(state)
    assert data["clouds"] == {
        "elm-1": None,
        "elm-2": None,
        "heath": None,
        "knoll": None,
        "horn": "heavy-4",
        "lake": None,
    }
    assert data["seats"][0]["pawns"] == ["home", "camp"]
    assert points(state) == [10, 10, 10]
