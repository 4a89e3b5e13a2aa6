"""Broom Service at the prompt, in plain text: whole games, the map, places to type, chains, options, files."""

import re
from functools import partial
from pathlib import Path

import pytest

import broomstick
from broomstick.games.broom_service.codes import things
from broomstick.games.broom_service.map.picture import standard_path
from broomstick.terminal.faces.broom_service.outlook import Outlook
from broomstick.terminal.faces.broom_service.seen import broom_view, sources
from broomstick.terminal.faces.broom_service.story import BroomStory
from broomstick.terminal.saves import BOT_NAMES, restore
from broomstick.words import Cast, Speech, words
from terminal.broom_service.standing import FLYING, PICKED, ROLES, one_line, standing
from terminal.talk import OVER, listed, obedient, short_box, story_told, talk

PLAY = "play broom-service --quick"
told = partial(story_told, BroomStory, "broom-service")


@pytest.mark.parametrize(
    ("language", "options"),
    [
        ("en", "--players 2 --storm-clouds --mountain-tiles --data {short}"),
        ("fr", "--players 5 --data {short}"),
        pytest.param("de", "--players 3 --storm-clouds --heavy-clouds 10", marks=pytest.mark.slow),
        pytest.param("fr", "--players 4 --mountain-tiles", marks=pytest.mark.slow),
        pytest.param("en", "--players 4", marks=pytest.mark.slow),
    ],
)
def test_a_whole_game_in_each_language_ends_with_its_result(
    language: str, options: str, tmp_path: Path
) -> None:
    file = tmp_path / "game"
    commands = iter(
        ["help", "state", "hand", "choices", "log", "who", "hint", "undo", "same", "xyz", "99", "save", "map"]
    )
    asked = options.format(short=short_box(tmp_path))
    said = talk(
        f"{PLAY} {asked} --seed 12 --save {file} --lang {language}",
        lambda shown: next(commands, None) or obedient(shown),
    )
    assert (said.status, said.err) == (0, "")
    assert OVER[language] in said.out
    state = restore(file)[0].replay()
    assert state.over
    end = one_line(said.out[said.out.rindex(OVER[language]) :])
    say = words(language, "broom-service").say
    for seat, name in enumerate([words(language).say("you"), *BOT_NAMES[: state.players - 1]]):
        points = one_line(say("victory-points", count=state.scores()[seat]))
        assert re.search(rf"{state.places()[seat]}\. {name}\s*: {re.escape(points)} \(", end), end
        # Where the points come from; resources are behind a semicolon.
        told = re.search(rf"{name}\s*: (-?\d+) \w\w \(([^;]*);", end)
        assert told is not None
        parts = [int(number) for number in re.findall(r"-?\d+", told[2])]
        assert parts == sources(broom_view(state.view(0)), seat)
        assert sum(parts) == int(told[1])
    if language != "en":
        text = said.out.lower().replace("broom service", "")
        for word in (" the ", " you ", " and ", "round", "turn ", " pawn", "cloud", "tower", " wands"):
            assert word not in text.replace(" --storm-clouds", "").replace(" --heavy-clouds", ""), word
    # The same deal again is dealt with the same options.
    again = re.findall(r"  (broomstick play broom-service .*)", said.out)[-1].split()
    for option in ("--storm-clouds", "--mountain-tiles"):
        assert (option in again) == (option in options)
    assert ("10" in again) == ("--heavy-clouds 10" in options)
    assert ("--data" in again) == ("{short}" in options)
    assert "--board" not in again


def test_the_table_tells_everything_that_lies_open() -> None:
    said = one_line(talk("play broom-service --seed 7", []).out)
    for line in (
        "Event: Brave Heart (during the round). Whoever leads must be brave.",
        "Bewitched this round: the valley druid.",
        "Round 1 of 7, picking. You will lead.",
        "You: 10 VP. 1 orange, 1 green, 1 purple, 1 wand. At Banner Field, Kettle Hill.",
        "Pawn at Banner Field (prairie). Towers: Salt Market (orange, 2 VP, 1 wand, square). "
        "There: Hazel, Sorrel, Tansy.",
        "Pick 4 different roles for this round:",
        "1 forest Owl Wood: purple 3 VP + 1 wand, green 2 VP + 2 wands; Fern Wood: orange 3 VP + 1 wand, green 2 VP",
        "5 valley Salt Market; −3 VP, as it is bewitched",
        "7 root 2 orange, 1 wand; cowardly 1 orange or 1 wand",
        "10 fairy nothing it could do now",
    ):
        assert line in said, line


@pytest.mark.parametrize(
    "line",
    [
        "fly banner-field owl-wood",
        "banner-field owl-wood",
        "owl-wood",
        "Owl Wood",
        "owl",
        "fly ow",
        "Banner Field Owl Wood",
        "1",
    ],
)
def test_a_flight_is_typed_by_its_end_or_by_both_in_kebab_or_as_it_is_read(line: str, tmp_path: Path) -> None:
    (_, told), *_ = talk(standing(tmp_path / "game", *FLYING), [line]).replies()
    assert told.strip().splitlines()[0] == "You fly from Banner Field to Owl Wood."


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("fr", "Bois aux Hiboux"),
        ("fr", "hiboux"),
        ("fr", "voler bois-aux-hiboux"),
        ("de", "Eulenwald"),
        ("de", "eul"),
    ],
)
def test_places_are_typed_in_the_readers_language(language: str, line: str, tmp_path: Path) -> None:
    file = tmp_path / "game"
    talk(f"{standing(file, *FLYING)} --lang {language}", [line])
    assert "owl-wood" in restore(file)[0].replay().position()["seats"][0]["pawns"]


@pytest.mark.parametrize("line", ["fern wood", "Fern Wood", "fern-wood"])
def test_where_both_pawns_can_go_it_takes_both_ends(line: str, tmp_path: Path) -> None:
    """One pawn at Clover Plain, one at Kettle Hill: Fern Wood is beside both."""
    command = standing(tmp_path / "game", *FLYING, pawns="clover-plain kettle-hill")
    said = talk(command, [line, "kettle fern"]).replies()
    assert "could be “fly clover-plain fern-wood” or “fly kettle-hill fern-wood”" in one_line(said[0][1])
    assert said[1][1].strip().startswith("You fly from Kettle Hill to Fern Wood.")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("moon wood", "Moon Wood is not adjacent to Banner Field: they share neither a border nor a water"),
        ("fly banner-field crow-hill", "This role flies to a forest, and Crow Hill is not one."),
        ("fly owl-wood banner-field", "You have no pawn at Owl Wood."),
        ("deliver banner-field salt-market", "“deliver banner-field salt-market” is not what is asked now."),
        ("atlantis", "“atlantis” is none of the answers: type a number from 1 to 3, a choice, or “help”."),
    ],
)
def test_what_cannot_be_done_is_refused_with_the_reason(line: str, why: str, tmp_path: Path) -> None:
    (_, told), *_ = talk(standing(tmp_path / "game", *FLYING), [line]).replies()
    assert one_line(told).startswith(why)


def test_flights_say_what_lies_there_and_deliveries_what_they_bring(tmp_path: Path) -> None:
    asked = one_line(talk(standing(tmp_path / "game", *FLYING), ["owl"]).out)
    assert (
        "1 fly banner-field owl-wood deliver to: Owl Lamp (purple, 3 VP, 1 wand), Owl Post (green, 2 VP, 2 wands)"
        in asked
    )
    assert "The forest witch, brave: fly to an adjacent forest, then deliver there." in asked
    assert "You have landed and may deliver." in asked
    assert "deliver owl-wood owl-post −1 green potion, +2 wands, +2 VP" in asked


def test_a_follower_is_shown_what_the_called_role_could_do(tmp_path: Path) -> None:
    picks = ["1 pick hill-witch peak-druid root-gatherer weather-fairy", f"0 pick {ROLES}"]
    command = standing(tmp_path / "game", *picks, "1 lead hill-witch brave", starter=1)
    said = one_line(talk(command, []).out)
    assert "The hill witch is called, and you hold it too. Brave or cowardly?" in said
    for area in ("Pawn at Banner Field (prairie).", "Crow Hill (hill).", "Goat Hill (hill)."):
        assert area in said
    assert "Owl Wood" not in said
    assert "Nobody can overtake you. If you are brave, Hazel is out." in said


def test_a_chain_tells_what_is_still_to_come(tmp_path: Path) -> None:
    """A brave mountain witch on a tile: two flights and a delivery are owed, one after the other."""
    tiles = {"frost-peak": "moves", "anvil-peak": "wands", "wolf-tooth": "potions"}
    command = standing(tmp_path / "game", *PICKED, "0 lead mountain-witch brave", tiles=tiles)
    said = talk(command, ["frost peak", "tile", "clover", "decline"])
    first, second, third, last, *_ = [one_line(reply) for _, reply in said.replies()]
    assert "You fly from Banner Field to Frost Peak. You find your amulet at Frost Peak." in first
    assert "Tile “Two flights” (fly up to twice, with either pawn) and a delivery: what comes first?" in first
    assert "Tile “Two flights”: fly up to twice, with either pawn." in second
    assert "Still to come: a delivery at Frost Peak." in second
    assert "A free flight, with either pawn." in third
    assert "Still to come: a delivery at Frost Peak." in third
    assert "You have landed and may deliver." in last
    assert "Still to come" not in last


def test_a_fist_is_a_number_that_means_itself(tmp_path: Path) -> None:
    """Answers to how many are counted from 0, so that 1 is one and not the first."""
    lines = iter(["state", "fist 40", "41", "1"])
    fists: list[str] = []

    def answer(shown: str) -> str | None:
        fists.extend(listed(shown) if "How many resources do you hide" in shown else [])
        return next(lines, None) if fists else obedient(shown)

    said = talk(standing(tmp_path / "game", event="the-upper-hand"), answer)
    assert fists[:2] == ["fist 0", "fist 1"]
    replies = dict(said.replies())
    assert replies["state"].startswith("Round 1 of 7, end of the round.")
    assert one_line(replies["fist 40"]).startswith("You can hide")
    assert replies["41"].startswith(f"There is no answer 41: they go from 0 to {len(fists) - 1}.")
    assert "You open your fist: 1 resource." in replies["1"]


def told_of_hills(pawns: str) -> str:
    """What the hill witch could do under a clear sky, where the second player has lifted every cloud."""
    game = broomstick.load("broom-service", players=2)
    position = game.start(seed=7, starter=0).position()
    position["seats"][0]["pawns"] = pawns.split()
    position["seats"][1]["clouds"] = list(position["clouds"].values())
    position["seats"][1]["bolts"] = 26
    position["clouds"] = dict.fromkeys(position["clouds"])
    view = broom_view(game.position(position).view(0))
    return Outlook(view, Speech("en", game, Cast(["Ada", "Ben"]))).pick(things.HILL_WITCH)


def test_where_a_role_reaches_many_areas_the_best_tower_of_each_is_told() -> None:
    few = told_of_hills("clover-plain bramble-wood")
    assert (
        "Crow Hill: orange 2 VP + 1 wand (square), orange 3 VP + 1 wand, green 3 VP + 1 wand (square)" in few
    )
    assert "…" not in few
    many = told_of_hills("clover-plain ember-wood")
    assert "Crow Hill: orange 3 VP + 1 wand, …;" in many


@pytest.mark.parametrize("picks", ["hill", "hill forest fairy", "1 2 3 4 5"])
def test_under_more_or_less_one_to_five_roles_are_picked(picks: str, tmp_path: Path) -> None:
    command = standing(tmp_path / "game", event="more-or-less")
    said = talk(command, ["1 2 3 4 5 6", picks])
    assert "Pick 1 to 5 different roles for this round:" in said.out
    wrong, right, *_ = [reply for _, reply in said.replies()]
    assert wrong.strip() == "That is 6, but it takes 1 to 5."
    count = len(picks.split())
    assert re.search(rf"You (and Hazel )?have picked {count} roles?( each)?\.", right)


def test_all_that_one_does_at_once_is_one_line_and_the_event_belongs_to_no_turn() -> None:
    assert told(
        "-1 event flock-together",
        "0 leads hill-witch brave",
        "1 follows hill-witch cowardly",
        "1 loses 3 bewitched",
        "1 flies banner-field crow-hill",
        "2 says-next hill-witch",
        "0 acts hill-witch",
        "0 flies kettle-hill goat-hill",
        "0 delivers goat-hill goat-post 2 1 0",
        "0 gains 4 flock-together",
        "2 gains 4 flock-together",
    ) == [
        "Event: Flock Together (end of the round). Both pawns on one kind of landscape bring 4 VP.",
        "Turn 1. Ada leads the hill witch: brave.",
        "  Ben too: cowardly. Ben loses 3 VP for a bewitched role. Ben flies from Banner Field to Crow Hill.",
        "  Cleo: “next”.",
        "  Nobody overtakes Ada, who has the hill witch. Ada flies from Kettle Hill to Goat Hill. "
        "Ada delivers a purple potion from Goat Hill to Goat Post: 2 VP, 1 wand.",
        "Ada and Cleo gain 4 VP each for flocking together.",
    ]


def test_what_somebody_gives_away_piece_by_piece_is_one_gift() -> None:
    assert told(
        "0 shows 3",
        "1 shows 3",
        *["0 gives orange", "0 gives wand", "0 gives wand"],
        *["1 gives green"] * 3,
    )[2:] == [
        "Ada gives away 1 orange potion and 2 wands.",
        "Ben gives away 3 green potions.",
    ]
    # More than a bag can count is told in two.
    assert told(*["0 gives wand"] * 40)[0].startswith("Ada gives away ")


def test_who_pays_for_a_bewitched_role_and_knocks_out_another_does_both_in_one_line() -> None:
    assert told(
        "0 leads hill-witch brave",
        "1 follows hill-witch brave",
        "1 loses 3 bewitched",
        "0 knocked-out hill-witch",
    )[1:] == ["  Ben too: brave. Ben loses 3 VP for a bewitched role. Ada is knocked out."]


def test_the_final_score_of_each_is_one_line() -> None:
    assert told(
        "0 scores-bolts 2",
        "0 gains 6 bolts",
        "0 scores-sets 1 0",
        "0 gains 4 sets",
        "1 scores-bolts 0",
    ) == [
        "Ada has 2 bolts. Ada gains 6 VP for bolts. Ada has 1 full set and no set of three. "
        "Ada gains 4 VP for sets of resources.",
        "Ben has no bolts.",
    ]


def test_somebodys_own_map_is_played_on_kept_and_gone_on_with(tmp_path: Path) -> None:
    file, own = tmp_path / "game", tmp_path / "island.toml"
    own.write_text(standard_path("front").read_text().replace('en = "Owl Wood"', 'en = "Ghost Wood"'))
    said = talk(f"{PLAY} --players 2 --board {own} --seed 3 --save {file}", ["1 2 3 4", "1"])
    assert "Ghost Wood (forest)." in said.out
    # The game carries its map.
    own.unlink()
    said = talk(f"resume {file} --quick", ["map ghost wood"])
    assert one_line(said.replies()[0][1]).startswith("Ghost Wood · forest (ghost-wood)")


def test_a_game_is_checked_and_looked_at_again_with_its_map(tmp_path: Path) -> None:
    file = tmp_path / "game"
    played = talk(f"{PLAY} --seed 7 --players 2 --data {short_box(tmp_path)} --save {file}", obedient)
    assert "Broom Service, 2 players" in talk(f"check {file}").out
    again = talk(f"replay {file} --all --as 1").out
    end = played.out[played.out.rindex(OVER["en"]) :].partition("\n\nThe whole game")[0]
    assert end.startswith(again[again.rindex(OVER["en"]) :].rstrip("\n"))
    steps = talk(f"replay {file}", ["round 2", "map owl wood", "map nothing", "as Hazel", "state", "help"])
    assert steps.status == 0
    assert "Round 2 of 2, picking." in steps.out
    assert "Owl Wood · forest (owl-wood)" in steps.out
    assert "“nothing” is no area" in steps.out
    assert "map: the whole map as it is now" in one_line(steps.out)


@pytest.mark.rule("bs-end-sets")
def test_who_tells_what_the_end_will_bring_besides_the_points_one_has() -> None:
    """Everybody begins with a set of three potions, and with wands."""
    said = one_line(talk(f"{PLAY} --players 3 --seed 12 --plain", ["who", "quit"]).out)
    state = broomstick.load("broom-service", 3).start("12")
    worth = state.game.follows(state.view(broomstick.PUBLIC))["worth"]
    sets = {seat: parts["sets"] for seat, parts in worth.items()}
    assert set(sets) == {"0", "1", "2"}
    for points in sets.values():
        told = f"At the end {points} VP more as things are now: 0 for bolts, 0 for amulets, 0 for cards, {points}"
        assert said.count(told) == list(sets.values()).count(points)
