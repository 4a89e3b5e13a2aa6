"""The page of texts and fields says what there is: every action, question, entry and field of every game, no other."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import broomstick
from broomstick import GAMES, PUBLIC, Chance, Game, State
from broomstick.games import manifests
from broomstick.heart.codec import Codec
from broomstick.heart.plain import Plain
from words.versions import versions

PAGE = (Path(__file__).parents[2] / "docs" / "texts-and-fields.md").read_text(encoding="utf-8")
EVERY = "every game"
TITLES = {name: game.title for name, game in manifests().items()}
PARTS = ("displays", "seats")
"""Lists with a table for each seat."""


def rows(heading: str) -> dict[str, list[str]]:
    """The first table below a heading: the first column, between backticks, and the others."""
    found = re.search(rf"^### {re.escape(heading)}\n(.*?)(?=^##|\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found, heading
    lines = [line.strip("| ").split(" | ") for line in found[1].splitlines() if line.startswith("| `")]
    names = [line[0].strip("`") for line in lines]
    assert len(set(names)) == len(names)
    return {name: line[1:] for name, line in zip(names, lines, strict=True)}


def described(what: str, name: str) -> dict[str, list[str]]:
    return {**rows(f"{what} of {EVERY}"), **rows(f"{what} of {TITLES[name]}")}


def largest(name: str) -> Game:
    """A game with everything that can be added to it."""
    return versions(name)[-1]


@cache
def played(name: str) -> list[State]:
    """States of some games with and without what can be added, at every question put for the first time there."""
    found = []
    for game in [
        *versions(name),
        *([broomstick.load("witchs-brew", barred_roles=True)] if "brew" in name else []),
    ]:
        for seed in range(6):
            state = game.start(seed)
            rng = Chance(seed)
            asked: set[str | None] = set()
            while not state.over:
                question = state.question(state.asked)
                if question not in asked:
                    asked.add(question)
                    found.append(state.copy())
                state.step(rng.pick(state.choices(state.asked)))
            found.append(state)
    return found


def texts(codec: Codec) -> set[str]:
    return {" ".join([word, *(arg.label.upper() for arg in kind.args)]) for word, kind in codec.words.items()}


def fields(data: Plain) -> Iterator[str]:
    """The names of all fields, those of the tables of seats too."""
    for field, value in data.items():
        yield field
        if field in PARTS:
            yield from (f"{field}[].{part}" for part in value[0])


@pytest.mark.parametrize("name", GAMES)
def test_actions_and_entries_are_those_of_the_vocabulary(name: str) -> None:
    game = largest(name)
    actions = described("Actions", name)
    assert set(actions) == texts(game.actions)
    assert set(described("Journal", name)) == texts(game.entries)


@pytest.mark.parametrize("name", GAMES)
def test_questions_are_topics_and_steps_and_answered_like_that(name: str) -> None:
    questions = described("Questions", name)
    game = largest(name)
    words = {*game.topics, *game.steps.words, "lead"}
    assert set(questions) <= words
    for question, (asked, answers) in questions.items():
        assert ("sealed" in asked) == (question in game.topics)
        assert {answer.strip("`") for answer in answers.split(", ")} <= set(game.actions.words)
    for state in played(name):
        for seat in state.deciders:
            answers = questions[str(state.question(seat))][1]
            for action in state.choices(seat):
                assert f"`{game_word(state, action)}`" in answers


def game_word(state: State, action: int) -> str:
    return state.game.text(action).split()[0]


@pytest.mark.parametrize("name", GAMES)
def test_no_question_is_left_out(name: str) -> None:
    """Every step that can ask: what the heart and the games only do themselves is in no question."""
    silent = {"round", "sealed", "turn", "end-turn", "end-round", "next-round"}
    silent |= {"final-score", "gifts"}
    game = largest(name)
    assert set(described("Questions", name)) == {*game.topics, *game.steps.words, "lead"} - silent


def seldom(known: dict[str, list[str]]) -> set[str]:
    """Fields that are there at some moments alone, of which a few games need not have any."""
    return {field for field, (holds, *_) in known.items() if holds.startswith("only while")}


@pytest.mark.parametrize("name", GAMES)
def test_positions_have_these_fields(name: str) -> None:
    found = {field for state in played(name) for field in fields(state.position())}
    known = described("Positions", name)
    assert found | seldom(known) == set(known)


@pytest.mark.parametrize("name", GAMES)
def test_views_have_these_fields(name: str) -> None:
    heart = list(rows(f"Positions of {EVERY}"))
    shared = {"game", "rules", "players", *heart[heart.index("starter") : heart.index("over") + 1]}
    shared |= set(rows(f"Views of {EVERY}"))
    own = described_views(name)
    for state in played(name):
        for viewer in (0, PUBLIC):
            data = state.view(viewer).data()
            assert shared <= set(data)
            assert set(fields(data)) - shared <= own
    found = {field for state in played(name) for field in fields(state.view(0).data())}
    assert found | seldom(described("Positions", name)) == shared | own


def described_views(name: str) -> set[str]:
    """A game's own fields in views: those that only views have, and those of positions that are public."""
    positions = set(rows(f"Positions of {TITLES[name]}"))
    hidden = {
        "card-game": {"stocks", "pile"},
        "witchs-brew": {"barred_deck"},
        # The last three, as the page says.
        "broom-service": set(list(rows(f"Positions of {TITLES[name]}"))[-3:]),
    }
    only = set(rows(f"Views of {TITLES[name]}"))
    return (positions - hidden[name]) | only


def before_and_after(game: Game, field: str, wanted: int = 3) -> list[tuple[State, State]]:
    """Pairs of states right before and after a decision that changed a field."""
    found: list[tuple[State, State]] = []
    state = game.start(5)
    rng = Chance(5)
    while not state.over and len(found) < wanted:
        before = state.copy()
        state.step(rng.pick(state.choices(state.asked)))
        if before.position()[field] != state.position()[field]:
            found.append((before, state.copy()))
    assert found
    return found


def test_the_pile_has_its_top_last_and_is_received_in_the_order_of_rounds() -> None:
    for before, after in before_and_after(broomstick.load("card-game", players=3), "pile"):
        old, new = before.position(), after.position()
        assert "its top last" in rows("Positions of the card game")["pile"][0]
        drawn = old["pile"][len(new["pile"]) :]
        assert new["pile"] == old["pile"][: len(new["pile"])]
        each = len(drawn) // 3
        # The next leader draws first.
        first = drawn[::-1][:each]
        received = new["received"][new["leader"]]
        assert sorted(received[old["round"]].split()) == sorted(first)
        assert old["received"][new["leader"]][old["round"] :] == ["nothing"] * (len(received) - old["round"])


def test_the_open_book_comes_first() -> None:
    for before, after in before_and_after(broomstick.load("witchs-brew"), "books"):
        old, new = before.position()["books"], after.position()["books"]
        assert new == [*old[1:], old[0]]
        assert after.view(0).data()["books"][0] == new[0]
        assert f"book {new[0]}" in [entry["what"] for entry in after.history_data(PUBLIC)][-6:]


def test_roles_to_be_barred_come_from_the_end() -> None:
    for before, after in before_and_after(broomstick.load("witchs-brew", barred_roles=True), "barred"):
        old, new = before.position(), after.position()
        count = len(new["barred"][-1])
        assert new["barred"][:-1] == old["barred"]
        if len(old["barred_deck"]) >= count:
            assert sorted(new["barred"][-1]) == sorted(old["barred_deck"][-count:])


def test_events_and_roles_to_be_bewitched_come_from_the_end() -> None:
    for before, after in before_and_after(broomstick.load("broom-service", players=3), "events"):
        old, new = before.position(), after.position()
        assert new["events"] == [*old["events"], old["coming_events"][-1]]
        assert new["coming_events"] == old["coming_events"][:-1]
        count = len(new["bewitched"][-1])
        if len(old["bewitched_deck"]) >= count:
            assert sorted(new["bewitched"][-1]) == sorted(old["bewitched_deck"][-count:])


def test_cards_are_drawn_from_the_end_of_a_pile_and_put_at_its_beginning() -> None:
    game = broomstick.load("broom-service", players=3, board="back", expansion_cards=True)
    drawn = put = 0
    for before, after in before_and_after(game, "piles", 30):
        old, new = before.position(), after.position()
        for pile, cards in old["piles"].items():
            if len(new["piles"][pile]) < len(cards):
                below = new["piles"][pile]
                assert below[:-1] == cards[: len(below) - 1]
                assert below[-1] == (cards[-2] or old["unseen_cards"][pile][-1])
                assert f"draws {cards[-1]} {pile}" in [
                    entry["what"] for entry in after.history_data(PUBLIC)[len(before.history(PUBLIC)) :]
                ]
                drawn += 1
            elif len(new["piles"][pile]) > len(cards):
                assert new["piles"][pile][1:] == cards
                put += 1
    assert drawn > 2
    assert put > 2


@pytest.mark.parametrize("name", GAMES)
def test_turns_go_on_at_the_end_and_the_agenda_asks_from_there(name: str) -> None:
    for before, after in before_and_after(broomstick.load(name), "turns"):
        old, new = before.position()["turns"], after.position()["turns"]
        assert new[: len(old)] == old
    for state in played(name):
        if not state.over and not state.sealed:
            word = state.position()["agenda"][-1].split()[0]
            assert state.question(state.asked) == ("lead" if word == "turn" else word)
