"""A thing's number is its place in the list of its kind, in which texts and masks have it."""

from types import ModuleType

import pytest

from broomstick.games.broom_service.box import things as brooms
from broomstick.games.witchs_brew import things as brew

KINDS = [
    (brooms, "ROLES", ""),
    (brooms, "EVENTS", ""),
    (brooms, "CLOUDS", ""),
    (brooms, "TILES", "tile-"),
    (brooms, "FOREST_TILES", "forest-"),
    (brooms, "HILL_TILES", "hill-"),
    (brooms, "CARDS", ""),
    (brooms, "OFFERS", "offer-"),
    (brew, "ROLES", ""),
    (brew, "COLOURS", ""),
    (brew, "STACKS", ""),
    (brew, "SPELLS", ""),
]
UNNAMED = {
    *("HEAVY_1", "HEAVY_2", "HEAVY_3", "HEAVY_4", "STORM_ORANGE", "STORM_GREEN", "STORM_PURPLE"),
    *("HILL_TURBO_AB", "HILL_TURBO_AC", "HILL_TURBO_AD", "HILL_TURBO_BC", "HILL_TURBO_BD", "HILL_TURBO_CD"),
}
"""Those that nobody asks for one by one."""


@pytest.mark.parametrize(("module", "listed", "before"), KINDS)
def test_a_thing_has_the_number_of_its_place(module: ModuleType, listed: str, before: str) -> None:
    for number, text in enumerate(getattr(module, listed)):
        name = f"{before}{text.removeprefix('the-')}".replace("-", "_").upper()
        if name not in UNNAMED:
            assert getattr(module, name) == number, name


def test_what_is_said_of_a_row_of_things_holds() -> None:
    assert brooms.ROLES[brooms.ROOT_GATHERER : brooms.ROOT_GATHERER + brooms.GATHERERS] == [
        "root-gatherer", "herb-gatherer", "fruit-gatherer",
    ]  # fmt: skip
    assert [one.removesuffix("-witch") for one in brooms.ROLES[:4]] == brooms.LANDSCAPES
    assert brooms.CLOUDS[brooms.HEAVY] == "storm-bonus"
    assert brooms.CLOUDS[brooms.STORM_HOARD] == "storm-orange"
    assert (brooms.RESOURCES[brooms.POTIONS :], len(brooms.RESOURCES)) == (["wand"], brooms.GOODS)
    letters = [[brooms.CIRCLES[at] for at in pair] for pair in brooms.BROOMS]
    assert [f"turbo-{''.join(pair)}" for pair in letters] == brooms.HILL_TILES[: brooms.HILL_ORANGE]
    assert brew.STACKS[brew.CAULDRONS] == "gold-shelf"
    assert [brew.COLOURS[at] for at in brew.COLLECTED] == ["red", "white", "green"]
    assert (brew.GOLD, brew.VIALS, brew.GOODS) == (3, 4, 5)
