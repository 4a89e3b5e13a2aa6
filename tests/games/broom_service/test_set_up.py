"""Set-up: what everybody begins with, clouds, events, bewitched roles, tiles; and which options there are."""

from typing import Any

import pytest

import broomstick
from broomstick import OptionError
from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.codes import things
from broomstick.games.broom_service.options import OPTIONS
from games.broom_service.staging import goods, pawns, points, standard
from games.scripts import journal, public


@pytest.mark.rule("bs-players")
@pytest.mark.parametrize("players", [0, 1, 6, True, "3", None])
def test_other_numbers_of_players_are_refused(players: Any) -> None:
    with pytest.raises(OptionError, match="for 2 to 5 players") as caught:
        broomstick.load("broom-service", players=players)
    assert caught.value.code == "wrong-players"


@pytest.mark.rule("bs-role-order")
def test_roles_are_listed_in_one_order() -> None:
    assert standard(3).roles == lists.ROLES
    assert len(lists.ROLES) == 10
    assert [role.partition("-")[2] for role in lists.ROLES] == [
        *["witch"] * 4,
        *["druid"] * 2,
        *["gatherer"] * 3,
        "fairy",
    ]


@pytest.mark.rule("bs-start", "bs-start-wands")
@pytest.mark.parametrize(
    ("players", "starter", "wands"),
    [(2, 0, [1, 1]), (2, 1, [1, 1]), (3, 0, [1, 2, 1]), (4, 1, [1, 1, 2, 2]), (5, 4, [2, 2, 2, 1, 1])],
)
def test_starter_and_last_speaker_begin_with_one_wand(players: int, starter: int, wands: list[int]) -> None:
    state = standard(players).start(3, starter=starter)
    assert [goods(state, seat) for seat in range(players)] == [
        f"1 orange, 1 green, 1 purple, {count} wand" for count in wands
    ]
    assert points(state) == [10] * players


@pytest.mark.rule("bs-castles")
def test_one_pawn_of_everybody_is_at_each_castle() -> None:
    state = standard(4).start(1)
    assert [pawns(state, seat) for seat in range(4)] == [["banner-field", "kettle-hill"]] * 4


@pytest.mark.rule("bs-clouds")
def test_a_heavy_cloud_lies_on_every_space() -> None:
    seen: set[str] = set()
    for seed in range(6):
        clouds = public(standard(3).start(seed))["clouds"]
        assert len(clouds) == 18
        assert None not in clouds.values()
        seen |= set(clouds.values())
    assert seen == set(lists.CLOUDS[:4])


@pytest.mark.rule("bs-storm-mixed")
def test_storm_clouds_are_mixed_in_and_some_clouds_stay_out() -> None:
    storms = [
        sum(
            kind.startswith("storm")
            for kind in public(standard(3, storm_clouds=True).start(seed))["clouds"].values()
        )
        for seed in range(40)
    ]
    assert min(storms) < 4.5 < max(storms) <= 8
    assert 3.5 < sum(storms) / len(storms) < 5.5  # 8 of 32 on 18 spaces: 4.5


@pytest.mark.rule("bs-heavy-fewer")
def test_with_ten_heavy_clouds_all_storm_clouds_lie_on_the_map() -> None:
    heavy: set[tuple[str, ...]] = set()
    for seed in range(10):
        clouds = sorted(
            public(standard(3, storm_clouds=True, heavy_clouds=10).start(seed))["clouds"].values()
        )
        assert [kind for kind in clouds if kind.startswith("storm")] == sorted(
            ["storm-bonus"] * 2
            + ["storm-move"] * 2
            + ["storm-delivery", "storm-orange", "storm-green", "storm-purple"]
        )
        heavy.add(tuple(clouds[:10]))
    assert len(heavy) > 3, "always the same heavy clouds are left out"


@pytest.mark.rule("bs-heavy-fewer")
@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"heavy_clouds": 20}, "heavy-without-storm"),
        ({"heavy_clouds": 9, "storm_clouds": True}, "not-a-number"),
        ({"heavy_clouds": 25, "storm_clouds": True}, "not-a-number"),
        ({"heavy_clouds": True, "storm_clouds": True}, "not-a-number"),
        ({"storm_clouds": 1}, "not-a-flag"),
        ({"mountain_tiles": "yes"}, "not-a-flag"),
        ({"board": "side"}, "other-board"),
        ({"board": 7}, "other-board"),
        ({"board": "own"}, "no-map"),
        ({"board": "nowhere.toml"}, "file-missing"),
        ({"forest_tiles": True}, "unknown-option"),
    ],
)
def test_options_that_cannot_be_are_refused_with_the_reason(options: dict[str, Any], code: str) -> None:
    with pytest.raises(broomstick.BroomstickError) as caught:
        broomstick.load("broom-service", players=3, **options)
    assert caught.value.code == code
    assert len(str(caught.value)) > 20


def test_all_options_stand_in_the_game_also_those_that_are_off() -> None:
    assert list(standard(3).options) == [option.name for option in OPTIONS]
    assert standard(3).options == {
        "board": "front",
        "storm_clouds": False,
        "heavy_clouds": 24,
        "mountain_tiles": False,
        "extra_tiles": False,
        "expansion_cards": False,
    }


def test_records_name_the_tiles_and_cards_that_came_later_only_where_they_are_on() -> None:
    """So that a game without them reads as it did before there were any; both ways are read."""
    record = standard(3).start(7).record().text()
    shown = 'options {"board":"front","heavy_clouds":24,"mountain_tiles":false,"storm_clouds":false}'
    assert record.splitlines()[4] == shown
    named = record.replace("{", '{"extra_tiles":false,"expansion_cards":false,', 1)
    assert broomstick.read_record(named).text() == record
    assert "extra_tiles" not in standard(3).start(7).position()["options"]
    with_cards = standard(3, expansion_cards=True)
    assert '"expansion_cards":true' in with_cards.start(7).record().text()
    assert with_cards.start(7).position()["options"]["expansion_cards"] is True


@pytest.mark.rule("bs-tiles")
def test_three_of_five_mountain_tiles_lie_open() -> None:
    assert public(standard(3).start(0))["tiles"] == {}
    seen: set[str] = set()
    for seed in range(10):
        tiles = public(standard(3, mountain_tiles=True).start(seed))["tiles"]
        assert list(tiles) == ["frost-peak", "anvil-peak", "wolf-tooth"]
        assert len(set(tiles.values())) == 3
        seen |= set(tiles.values())
    assert seen == set(lists.TILES[: things.TILE_POINTS]), "the last is an extra one"


@pytest.mark.rule("bs-events", "bs-rounds")
def test_seven_of_ten_events_are_used() -> None:
    unused: set[str] = set()
    for seed in range(12):
        position = standard(5).start(seed).position()
        used = position["events"] + position["coming_events"]
        assert len(used) == 7
        assert len(set(used)) == 7
        unused |= set(lists.EVENTS) - set(used)
    assert unused == set(lists.EVENTS)


@pytest.mark.rule("bs-round-begins")
@pytest.mark.parametrize(("players", "count"), [(2, 3), (3, 2), (4, 1), (5, 0)])
def test_event_and_bewitched_roles_are_turned_before_picks(players: int, count: int) -> None:
    state = standard(players).start(2)
    event = public(state)["events"][0]
    told = ["round 1", f"event {event}"]
    if count:
        roles = public(state)["bewitched"][0]
        assert len(roles) == count
        told.append("bewitched " + " ".join(roles))
    else:
        assert public(state)["bewitched"] == []
    assert journal(state) == told
    assert state.position()["sealed"] == "picks"


@pytest.mark.rule("bs-bewitched")
def test_players_and_bewitched_roles_make_five() -> None:
    for players in (2, 3, 4):
        assert players + len(public(standard(players).start(0))["bewitched"][0]) == 5


def test_clouds_tell_nothing_of_events() -> None:
    """Named streams: the same events whatever clouds are used."""
    plain = standard(4).start("x").position()
    storm = standard(4, storm_clouds=True, heavy_clouds=12, mountain_tiles=True).start("x").position()
    assert plain["clouds"] != storm["clouds"]
    for field in ("events", "coming_events", "bewitched", "bewitched_deck", "starter"):
        assert plain[field] == storm[field]
