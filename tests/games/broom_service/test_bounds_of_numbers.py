"""How large a number in the component file may be: everything within its bounds is taken, what lies beyond is refused
with the file, the entry, the field and the bounds. The games that people make of their own box rest on it."""

from typing import Any

import pytest

from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.box.components import Components, read_components
from broomstick.games.broom_service.codes import things
from broomstick.games.broom_service.map.board import standard_board
from games.bounds import FILE, Bound, bounds, hold, refused

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
mountain-tile points: points 0 99
forest-tile points: points 0 99
forest-tile potions: potions 1 5, others 0 99
hill-tile orange: points 0 99
expansion-card apprentice: resources 1 4
expansion-card errand: points 0 99
expansion-card rainmaker: less 0 15
expansion-card gossip: points 0 99
expansion-card barter: swaps 1 7
"""


def every_bound() -> list[Bound]:
    lines = [SECTIONS]
    lines += [f"events: {event} 0 9" for event in lists.EVENTS]
    lines += [
        f"heavy-cloud {cloud}: cost 0 15, bolts 0 15, copies 0 60" for cloud in lists.CLOUDS[: things.HEAVY]
    ]
    lines += [
        f"storm-cloud {cloud}: cost 0 15, bolts 0 15, copies 0 60, points 0 30, needs 0 99"
        for cloud in lists.CLOUDS[things.HEAVY :]
    ]
    lines += [f"mountain-tile {tile}: copies 0 9" for tile in lists.TILES]
    lines += [f"forest-tile {tile}: copies 0 9" for tile in lists.FOREST_TILES]
    # With two tiles that lead anywhere a pawn could fly to and fro for ever; of the orange tower there is one.
    lines += [
        f"hill-tile {tile}: copies 0 {1 if tile in ('orange', 'anywhere') else 9}"
        for tile in lists.HILL_TILES
    ]
    lines += [f"expansion-card {card}: copies 0 7" for card in lists.CARDS]
    return bounds("\n".join(line.strip() for line in lines))


def back(data: dict[str, Any]) -> Components:
    """Components for the back of the board, where every kind of tile is used."""
    return read_components(4, standard_board("back"), FILE, data)


@pytest.mark.parametrize("bound", every_bound(), ids=str)
def test_a_number_within_its_bounds_is_taken_and_no_other(bound: Bound) -> None:
    hold(back, bound)


@pytest.mark.parametrize(
    ("section", "field", "lowest", "highest"),
    [("more-or-less", "points", -99, 99), ("end", "bolts", 0, 999), ("end", "amulets", 0, 999)],
)
def test_each_number_of_a_list_has_its_bounds(section: str, field: str, lowest: int, highest: int) -> None:
    assert refused(back, {section: {field: [lowest, highest, lowest, highest]}}) is None
    for value in (lowest - 1, highest + 1):
        error = refused(back, {section: {field: [0, 0, 0, value]}})
        assert error is not None
        assert (error.facts["lowest"], error.facts["highest"]) == (lowest, highest)


@pytest.mark.parametrize(
    ("fits", "breaks", "code", "facts"),
    [
        (
            {"events": dict.fromkeys(lists.EVENTS[:3], 0)},
            {"events": dict.fromkeys(lists.EVENTS[:4], 0)},
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
            {"field": "name", "value": "'storm-rain'", "names": lists.CLOUDS[things.HEAVY :]},
        ),
        (
            {},
            {"heavy-cloud": [{"name": "heavy-1", "copies": 0}]},
            "too-few-clouds",
            {"file": FILE, "count": 16, "lowest": 19},
        ),
    ],
)
def test_what_does_not_fit_together_is_refused_with_all_that_is_known_of_it(
    fits: dict[str, Any], breaks: dict[str, Any], code: str, facts: dict[str, object]
) -> None:
    assert refused(back, fits) is None
    error = refused(back, breaks)
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
    names = {"mountain": lists.TILES, "forest": lists.FOREST_TILES, "hill": lists.HILL_TILES}[kind]
    needed = len(getattr(standard_board("back"), spaces))
    ordinary = [name for name in names if name not in (extra, "orange")]

    def copies(count: int) -> dict[str, Any]:
        """So many tiles besides the extra one."""
        each = [count // len(ordinary) + (i < count % len(ordinary)) for i in range(len(ordinary))]
        rest = [{"name": name, "copies": 0} for name in names if name == "orange" and kind == "hill"]
        tiles = [{"name": name, "copies": each[i]} for i, name in enumerate(ordinary)]
        return {f"{kind}-tile": [*tiles, *rest, {"name": extra, "copies": 1}]}

    assert refused(back, copies(needed)) is None
    error = refused(back, copies(needed - 1))
    assert error is not None
    assert error.code in ("too-few-tiles", "too-few-of-kind")
    assert error.facts["file"] == FILE
    assert (error.facts["count"], error.facts["lowest"]) == (needed - 1, needed)
    assert error.facts.get("kind", "mountain") == kind


def test_what_is_printed_on_tiles_is_read_from_the_file() -> None:
    own = {
        "mountain-tile": [{"name": "points", "points": 7}],
        "forest-tile": [{"name": "points", "points": 8}, {"name": "potions", "potions": 3, "others": 9}],
        "hill-tile": [{"name": "orange", "points": 11}],
    }
    parts = back(own)
    assert (parts.tile_points, parts.forest_points, parts.orange_points) == (7, 8, 11)
    assert (parts.forest_potions, parts.gift_points) == (3, 9)
