"""Witch's Brew at the prompt, in plain text: whole games, commands, ingredients to type, files."""

import re
from functools import partial
from pathlib import Path

import pytest

import broomstick
from broomstick.games import witchs_brew
from broomstick.games.witchs_brew import lists
from broomstick.terminal.faces.witchs_brew.plain import books_below, brew_view, cards_of
from broomstick.terminal.faces.witchs_brew.story import BrewStory
from broomstick.terminal.saves import BOT_NAMES, restore
from broomstick.words import words
from games.scripts import play
from terminal.talk import OVER, listed, obedient, story_told, talk

COMPONENTS = Path(witchs_brew.__file__).with_name("components.toml")
PLAY = "play witchs-brew --quick"
told = partial(story_told, BrewStory, "witchs-brew")


@pytest.mark.parametrize(
    ("language", "options"),
    [("en", "--players 4"), ("fr", "--players 3 --barred-roles"), ("de", "--players 5")],
)
def test_a_whole_game_in_each_language_ends_with_its_result(
    language: str, options: str, tmp_path: Path
) -> None:
    file = tmp_path / "game"
    commands = iter(
        ["help", "state", "hand", "choices", "log", "who", "hint", "undo", "same", "xyz", "99", "save"]
    )
    said = talk(
        f"{PLAY} {options} --seed 12 --save {file} --lang {language}",
        lambda shown: next(commands, None) or obedient(shown),
    )
    assert (said.status, said.err) == (0, "")
    assert OVER[language] in said.out
    state = restore(file)[0].replay()
    assert state.over
    end = " ".join(said.out[said.out.rindex(OVER[language]) :].split())
    say = words(language, "witchs-brew").say
    for seat, name in enumerate([words(language).say("you"), *BOT_NAMES[: state.players - 1]]):
        points = " ".join(say("victory-points", count=state.scores()[seat]).split())
        assert re.search(rf"{state.places()[seat]}\. {name}\s*: {re.escape(points)} \(", end), end
    # Points, and in brackets where they come from.
    for total, *parts in re.findall(r"(\d+) \w\w \(\D*(\d+)\D+(\d+)\D+(\d+)\D+\d+\D*\)", end):
        assert int(total) == sum(map(int, parts))
    if language != "en":
        text = said.out.lower().replace("witch's brew", "")
        for word in (" the ", " you ", " and ", "round", "turn ", "cauldron", " ravens", "spell"):
            assert word not in text, word
    # The same deal again is dealt with the same options.
    again = re.findall(r"  (broomstick play witchs-brew .*)", said.out)[-1]
    assert ("--barred-roles" in again) == ("--barred-roles" in options)


def test_the_table_tells_everything_that_lies_open() -> None:
    said = " ".join(talk("play witchs-brew --seed 7", []).out.split())
    for line in (
        "You: 0 VP. 1 red, 1 green, 1 white, 2 gold.",
        "Tansy: 0 VP. 1 red, 1 green, 1 white, 2 gold.",
        "Copper cauldron: 2 VP for 1 white. You have enough. Then 2 VP for 1 white; 6 cards below.",
        "Gold shelf: 2 VP for 3 gold. Then 2 VP for 3 gold; 4 cards below.",
        "Ravens: 0 of 4; once there are 4, the round is the last.",
        "Spell book: Sanatio (",
        "Pick 5 different roles for this round:",
        "7 wizard brave −1 white, +2 VP; cowardly −1 white, −2 gold, +2 VP",
    ):
        assert line in said
    barred = talk("play witchs-brew --seed 7 --barred-roles --players 3", []).out
    assert len(re.findall(r"^Barred this round: ", barred, re.MULTILINE)) == 2
    assert len(listed(barred)) == 10


PICKS = [
    "pick wolf-keeper snake-hunter assistant wizard warlock",
    "pick snake-hunter herb-collector alchemist cutpurse begging-monk",
    "pick herb-collector alchemist fortune-teller witch druid",
]


def standing(file: Path, *plays: str) -> str:
    """A game of three that a person in the first seat goes on with; everybody picks, then "seat action …"."""
    state = broomstick.load("witchs-brew", players=3).start(seed=7, starter=0)
    for seat, pick in enumerate(PICKS):
        state.play(seat, pick)
    file.write_text(play(state, "\n".join(plays)).record().text())
    return f"resume {file} --quick"


@pytest.mark.parametrize("line", ["take red red green", "red red green", "r r g", "RED, red; green", "2"])
def test_ingredients_are_typed_by_words_beginnings_or_number(line: str, tmp_path: Path) -> None:
    """The assistant takes any three: "r r g" is one choice, although "r" begins many."""
    (_, told), *_ = talk(standing(tmp_path / "game", "0 lead assistant brave"), [line]).replies()
    assert told.strip().splitlines()[0] == "You pay 1 gold. You take 2 red and 1 green."


def test_ingredients_that_could_be_several_or_none_are_refused_with_a_reason(tmp_path: Path) -> None:
    command = standing(tmp_path / "game", "0 lead assistant brave")
    said = dict(talk(command, ["red", "take red red", "take blue"]).replies())
    assert "could be" in said["red"]
    assert said["take red red"].startswith("It has to be exactly 3 ingredients.")
    assert "none of the answers" in said["take blue"]


@pytest.mark.parametrize(("language", "typed"), [("fr", "prendre rouge rouge"), ("de", "nehmen Rot Rot")])
def test_the_rules_reason_is_given_in_the_readers_language(language: str, typed: str, tmp_path: Path) -> None:
    command = standing(tmp_path / "game", "0 lead assistant brave")
    said = dict(talk(f"{command} --lang {language}", [typed]).replies())
    why = words(language, "witchs-brew").say("refusal-ingredient-count", count=3)
    assert said[typed].split("\n")[0] == why


def test_a_choice_within_a_turn_can_be_taken_back_until_somebody_sees_it(tmp_path: Path) -> None:
    command = standing(tmp_path / "game", "0 lead wizard brave")
    bought, undone, *_ = [reply for _, reply in talk(command, ["buy copper", "undo"]).replies()]
    assert "You take a copper cauldron: 2 VP." in bought
    assert "You may fill one more ingredient into a vial." in bought
    assert undone.startswith("Taken back.")
    assert "The wizard, full action: buy the top copper cauldron." in undone


def test_what_a_monk_gets_is_asked_for_with_its_number(tmp_path: Path) -> None:
    plays = [
        "0 lead wolf-keeper brave",
        "0 take red red red",
        "0 lead snake-hunter brave",
        "1 brave",
        "1 take white white white",
        "1 lead begging-monk brave",
        "1 collect",
    ]
    said = talk(standing(tmp_path / "game", *plays), ["state", "lose white"])
    question = said.questions()[0]
    assert "Turn 3. Hazel leads the begging monk: brave." in question
    assert "The begging monk gets 1 ingredient of yours. Which one?" in question
    assert [choice.split("   ")[0] for choice in listed(question)] == ["lose red", "lose green", "lose white"]
    # It is the middle of a turn, not a moment for picking.
    assert said.replies()[0][1].startswith("Round 1, turn 3. Hazel leads the begging monk.")
    assert "You lose 1 white to the shelf." in said.replies()[1][1]


def test_all_that_one_pays_and_gets_at_once_is_one_line() -> None:
    assert told(
        "0 leads witch brave",
        "1 follows witch cowardly",
        "1 gives red",
        "1 spends 2",
        "1 brews iron 1 2 plain",
        "1 gives white",
        "1 fills 1",
        "2 says-next witch",
        "0 acts witch",
        "0 declines",
        "-1 book optio",
    ) == [
        "Turn 1. Ada leads the witch: brave.",
        "  Ben too: cowardly. Ben pays 1 red. Ben pays 2 gold. Ben takes an iron cauldron: 2 VP. "
        "Ben pays 1 white. Ben fills 1 vial.",
        "  Cleo: “next”.",
        "  Nobody overtakes Ada, who has the witch. Ada declines.",
        "The spell book is open at Optio.",
    ]


def test_those_who_lose_the_same_gold_share_a_line() -> None:
    assert told(
        "0 acts cutpurse",
        "0 collects",
        "1 loses-gold 2",
        "2 loses-gold 2",
        "0 stays gold-shelf 1",
    )[1:] == [
        "  Ben and Cleo lose 2 gold each to the shelf.",
        "  Ada leaves the gold shelf where it is: 1 still missing.",
    ]


def test_a_game_is_checked_and_looked_at_again(tmp_path: Path) -> None:
    file = tmp_path / "game"
    played = talk(f"{PLAY} --seed 7 --save {file}", obedient)
    checked = talk(f"check {file}")
    assert checked.status == 0
    assert "Witch's Brew, 4 players" in checked.out
    again = talk(f"replay {file} --all --as 1").out
    end = played.out[played.out.rindex(OVER["en"]) :].partition("\n\nThe whole game")[0]
    assert end.startswith(again[again.rindex(OVER["en"]) :].rstrip("\n"))
    assert again.count("Turn 1. ") == again.count("\nRound ") > 3
    steps = talk(f"replay {file}", ["round 2", "", "state", "as Hazel", "round 99", "end"])
    assert steps.status == 0
    assert "Round 2, picking." in steps.out
    assert "Hazel has" in steps.out
    assert "There is no round “99”" in steps.out


def test_components_are_checked_for_three_to_five_players(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(COMPONENTS.read_text())
    said = talk(f"check {file} --game witchs-brew")
    assert (
        said.status,
        said.out.strip().endswith("Components of Witch's Brew, for 3, 4 and 5 players."),
    ) == (0, True)
    file.write_text("[game]\nravens = 0\n")
    assert talk(f"check {file} --game witchs-brew").status == 2
    assert talk(f"check {file} --game chess").status == 2


def test_books_below_the_top_are_told_as_far_as_anybody_has_seen_them() -> None:
    game = broomstick.load("witchs-brew", players=3)
    state = game.start(seed=1)
    assert books_below(brew_view(state.view(0))) == []
    while state.round < 3:
        seat = state.deciders[0]
        state.play(seat, state.choices(seat)[0])
    below = books_below(brew_view(state.view(0)))
    assert below[0] == 5
    assert len(below) == 3
    books = state.position()["books"]
    assert set(below[1:]) <= set(books)


def test_a_potion_card_is_counted_once() -> None:
    game = broomstick.load("witchs-brew", players=3)
    state = game.start(seed=5)
    rng = broomstick.Chance(5)
    while not state.over:
        seat = state.deciders[0]
        state.play(seat, rng.pick(state.choices(seat)))
    view = brew_view(state.view(0))
    for seat, data in enumerate(state.position()["seats"]):
        assert sum(len(cards_of(view, seat, stack)) for stack in range(len(lists.STACKS))) == len(
            data["cards"]
        )
