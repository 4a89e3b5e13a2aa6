"""How large a number in the component file may be: everything within its bounds is taken, what lies beyond is refused
with the file, the entry, the field and the bounds. The games that people make of their own box rest on it."""

from collections.abc import Iterator
from typing import Any

import pytest

from broomstick import DataError
from broomstick.games.broom_service.box.components import read_components
from broomstick.games.broom_service.box.vocabulary import (
    CARDS,
    CLOUDS,
    EVENTS,
    FOREST_TILES,
    HEAVY,
    HILL_TILES,
    TILES,
)
from broomstick.games.broom_service.map.board import standard_board

SECTIONS = """
    game: rounds 1 15, picks 1 8
    start: points 0 99, potions 0 99, wands 0 99, few_wands 0 99
    bewitched: points 0 99, 2 0 10, 3 0 10, 4 0 10
    bravery: druid 0 99, fairy 0 99
    black-market: points 0 99
    perilous-places: forest -99 99, prairie -99 99, hill -99 99, mountain -99 99
    protected-places: forest -99 99, prairie -99 99, hill -99 99, mountain -99 99
    the-upper-hand: first 0 99, second 0 99, shared 0 99
    empty-handed: points 0 99
    the-works: points 0 99
    flock-together: points 0 99
    end: fours 0 99, threes 0 99, cards 0 99
"""
CARD_NUMBERS = {
    "apprentice": "resources 1 4", "errand": "points 0 99", "rainmaker": "less 0 15", "gossip": "points 0 99",
    "barter": "swaps 1 7",
}  # fmt: skip
Bound = tuple[str, str, str, int, int]
"""Section, entry (of those with a name), field, lowest, highest."""


def fields(text: str) -> Iterator[tuple[str, int, int]]:
    for part in text.split(","):
        field, lowest, highest = part.split()
        yield field, int(lowest), int(highest)


def bounds() -> list[Bound]:
    found: list[Bound] = []
    for line in SECTIONS.strip().splitlines():
        section, _, text = line.strip().partition(":")
        found += [(section, "", *bound) for bound in fields(text)]
    found += [("events", "", event, 0, 9) for event in EVENTS]
    for cloud in CLOUDS:
        section = "heavy-cloud" if cloud in CLOUDS[:HEAVY] else "storm-cloud"
        text = "cost 0 15, bolts 0 15, copies 0 60"
        found += [(section, cloud, *bound) for bound in fields(text)]
        if section == "storm-cloud":
            found += [(section, cloud, *bound) for bound in fields("points 0 30, needs 0 99")]
    found += [("mountain-tile", tile, "copies", 0, 9) for tile in TILES]
    found += [("mountain-tile", "points", "points", 0, 99)]
    found += [("forest-tile", tile, "copies", 0, 9) for tile in FOREST_TILES]
    found += [("forest-tile", "points", "points", 0, 99)]
    found += [("forest-tile", "potions", *bound) for bound in fields("potions 1 5, others 0 99")]
    # With two tiles that lead anywhere a pawn could fly to and fro for ever; of the orange tower there is one.
    found += [
        ("hill-tile", tile, "copies", 0, 1 if tile in ("orange", "anywhere") else 9) for tile in HILL_TILES
    ]
    found += [("hill-tile", "orange", "points", 0, 99)]
    found += [("expansion-card", card, "copies", 0, 7) for card in CARDS]
    return found + [
        ("expansion-card", card, *bound) for card, text in CARD_NUMBERS.items() for bound in fields(text)
    ]


def laid(section: str, entry: str, field: str, value: object) -> dict[str, Any]:
    return {section: [{"name": entry, field: value}] if entry else {field: value}}


def refused(data: dict[str, Any]) -> DataError | None:
    """What is wrong with own components on the back of the board, where every kind of tile is used."""
    try:
        read_components(4, standard_board("back"), "mine.toml", data)
    except DataError as error:
        return error
    return None


@pytest.mark.parametrize(("section", "entry", "field", "lowest", "highest"), bounds())
def test_a_number_within_its_bounds_is_taken_and_no_other(
    section: str, entry: str, field: str, lowest: int, highest: int
) -> None:
    for value in (lowest, highest):
        error = refused(laid(section, entry, field, value))
        # So many may be too few for the map or the rounds: then that is what is said.
        assert error is None or error.code != "not-a-number", error
    for value in (lowest - 1, highest + 1):
        error = refused(laid(section, entry, field, value))
        assert error is not None
        assert error.code == "not-a-number"
        assert (error.facts["lowest"], error.facts["highest"]) == (lowest, highest)
        assert error.facts["file"] == "mine.toml"
        assert field in str(error.facts["field"])


@pytest.mark.parametrize(
    ("section", "field", "lowest", "highest"),
    [("more-or-less", "points", -99, 99), ("end", "bolts", 0, 999), ("end", "amulets", 0, 999)],
)
def test_each_number_of_a_list_has_its_bounds(section: str, field: str, lowest: int, highest: int) -> None:
    assert refused({section: {field: [lowest, highest, lowest, highest]}}) is None
    for value in (lowest - 1, highest + 1):
        error = refused({section: {field: [0, 0, 0, value]}})
        assert error is not None
        assert (error.facts["lowest"], error.facts["highest"]) == (lowest, highest)


@pytest.mark.parametrize(
    ("fits", "breaks", "code", "facts"),
    [
        (
            {"events": dict.fromkeys(EVENTS[:3], 0)},
            {"events": dict.fromkeys(EVENTS[:4], 0)},
            "too-few-events",
            {"entry": "events", "field": "more-or-less", "count": 6, "lowest": 7},
        ),
        (
            {"more-or-less": {"points": [1] * 8}},
            {"more-or-less": {"points": [1] * 9}},
            "too-many",
            {"entry": "more-or-less", "field": "points", "count": 9, "highest": 8},
        ),
        (
            {"end": {"amulets": [0, 4, 9, 15]}},
            {"end": {"amulets": [0, 4, 9]}},
            "wrong-length",
            {"entry": "end", "field": "amulets", "count": 4, "found": 3},
        ),
        (
            {"gatherer": [{"name": "root-gatherer", "brave": {"orange": 4, "wand": 1}}]},
            {"gatherer": [{"name": "root-gatherer", "brave": {"orange": 4, "wand": 2}}]},
            "bag-size",
            {"field": "brave", "count": 6, "lowest": 1, "highest": 5},
        ),
        (
            {"gatherer": [{"name": "root-gatherer", "brave": {"wand": 1}}]},
            {"gatherer": [{"name": "root-gatherer", "brave": {"wand": 0}}]},
            "bag-size",
            {"field": "brave", "count": 0, "lowest": 1, "highest": 5},
        ),
        (
            {},
            {"storm-cloud": [{"name": "storm-rain"}]},
            "unknown-name",
            {"field": "name", "value": "'storm-rain'", "names": CLOUDS[HEAVY:]},
        ),
        (
            {},
            {"heavy-cloud": [{"name": "heavy-1", "copies": 0}]},
            "too-few-clouds",
            {"file": "mine.toml", "count": 16, "lowest": 19},
        ),
    ],
)
def test_what_does_not_fit_together_is_refused_with_all_that_is_known_of_it(
    fits: dict[str, Any], breaks: dict[str, Any], code: str, facts: dict[str, object]
) -> None:
    assert refused(fits) is None
    error = refused(breaks)
    assert error is not None
    assert error.code == code
    assert facts.items() <= error.facts.items()


@pytest.mark.parametrize(
    ("kind", "spaces", "extra"),
    [
        ("mountain", "mountain_spaces", "points"),
        ("forest", "forest_spaces", "potions"),
        ("hill", "hill_spaces", "anywhere"),
    ],
)
@pytest.mark.rule("bs-tiles", "bs-forest-tiles", "bs-hill-tiles", "bs-extra-tiles")
def test_there_is_a_tile_for_every_space_and_the_extra_one_is_not_counted(
    kind: str, spaces: str, extra: str
) -> None:
    names = {"mountain": TILES, "forest": FOREST_TILES, "hill": HILL_TILES}[kind]
    needed = len(getattr(standard_board("back"), spaces))
    ordinary = [name for name in names if name not in (extra, "orange")]

    def copies(count: int) -> dict[str, Any]:
        """So many tiles besides the extra one."""
        each = [count // len(ordinary) + (i < count % len(ordinary)) for i in range(len(ordinary))]
        rest = [{"name": name, "copies": 0} for name in names if name == "orange" and kind == "hill"]
        tiles = [{"name": name, "copies": each[i]} for i, name in enumerate(ordinary)]
        return {f"{kind}-tile": [*tiles, *rest, {"name": extra, "copies": 1}]}

    assert refused(copies(needed)) is None
    error = refused(copies(needed - 1))
    assert error is not None
    assert error.code in ("too-few-tiles", "too-few-of-kind")
    assert error.facts["file"] == "mine.toml"
    assert (error.facts["count"], error.facts["lowest"]) == (needed - 1, needed)
    assert error.facts.get("kind", "mountain") == kind


def test_what_is_printed_on_tiles_is_read_from_the_file() -> None:
    own = {
        "mountain-tile": [{"name": "points", "points": 7}],
        "forest-tile": [{"name": "points", "points": 8}, {"name": "potions", "potions": 3, "others": 9}],
        "hill-tile": [{"name": "orange", "points": 11}],
    }
    parts = read_components(4, standard_board("back"), "mine.toml", own)
    assert (parts.tile_points, parts.forest_points, parts.orange_points) == (7, 8, 11)
    assert (parts.forest_potions, parts.gift_points) == (3, 9)
