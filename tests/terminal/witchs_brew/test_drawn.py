"""Witch's Brew drawn in colour: everything is there, nothing is too wide, and nothing is told by colour alone."""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

import pytest
from rich.cells import cell_len

import broomstick
from broomstick.games.witchs_brew import lists
from broomstick.games.witchs_brew.codes import actions, things
from broomstick.heart.codec import bag_count
from broomstick.terminal.faces import make_face
from broomstick.terminal.faces.paint import SIGNS
from broomstick.terminal.faces.witchs_brew.plain import brew_view, goods_of
from broomstick.terminal.faces.witchs_brew.signs import RAVEN_SIGN
from broomstick.terminal.question import Question
from broomstick.words import Cast, Speech
from terminal.window import LONG_NAMES, Page, Window, check_all_stances, check_width, pages, questions

GAME: Final = "witchs-brew"
SIZES = [(60, 3, 30), (80, 4, 24), (200, 5, 40)]
BAGS = (actions.TAKE, actions.PAY, actions.ADD, actions.LOSE)


def played(columns: int, players: int, rows: int, language: str = "en") -> Iterator[tuple[Page, Question]]:
    return questions(pages(columns, players, language, rows=rows, game_name=GAME))


@pytest.mark.parametrize(("columns", "players", "rows"), SIZES)
def test_no_line_is_wider_than_the_terminal(columns: int, players: int, rows: int) -> None:
    check_width(pages(columns, players, rows=rows, game_name=GAME), columns)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["fr", "de"])
def test_long_names_and_words_fit_a_narrow_terminal(language: str) -> None:
    check_width(pages(48, 5, language, LONG_NAMES, game_name=GAME), 48)


ONE_LANGUAGE = [
    "fr", pytest.param("en", marks=pytest.mark.slow), pytest.param("de", marks=pytest.mark.slow)
]  # fmt: skip


@pytest.mark.parametrize("language", ONE_LANGUAGE)
def test_you_are_small_behind_other_words(language: str) -> None:
    shown = "".join(page.text for page in pages(60, 5, language, rows=34, game_name=GAME))
    swept, you = {"en": ("swept by ", "you"), "fr": (" par ", "vous"), "de": ("Stich: ", "du")}[language]
    assert swept + you in shown
    assert swept + you.capitalize() not in shown


@pytest.mark.parametrize("language", ONE_LANGUAGE)
def test_in_60_columns_nothing_is_cut_off(language: str) -> None:
    shown = pages(60, 5, language, rows=34, game_name=GAME)
    assert [line for page in shown for line in page.lines if "…" in line] == []
    # Where it stands takes two lines there.
    where = {"fr": "commence avec", "en": "leads the", "de": "führt die"}[language]
    below = [after for page in shown for line, after in pairwise(page.lines) if line.startswith("── ")]
    assert [line for line in below if where in line]


@pytest.mark.parametrize(("columns", "players", "rows"), SIZES)
def test_every_answer_shows_its_number_and_what_it_is(columns: int, players: int, rows: int) -> None:
    kinds = set()
    for page, question in played(columns, players, rows):
        kinds.add(question.kind)
        for number, item in enumerate(question.items, 1):
            assert re.search(rf"(?<![\w+×]){number}(?!\w)", page.text), (number, page.text)
            if question.kind in BAGS and item.code != actions.DECLINE and len(question.items) > 3:
                # Ingredients as letters, as many as there are of each.
                bag = actions.ingredients_of(item.code)
                letters = " ".join(letter for i, letter in enumerate("RGW") for _ in range(bag_count(bag, i)))
                assert re.search(rf"\b{number} +{letters}\b" if letters else rf"\b{number}\b", page.text), (
                    page.text
                )
            elif question.kind == actions.LEAD:
                assert all(word in page.text for word in item.texts[0].split()[1:])
    # These games put questions of many kinds.
    assert len(kinds) > 8


@pytest.mark.parametrize(("columns", "players", "rows"), SIZES)
def test_every_player_has_a_sign_a_name_and_goods_before_every_question(
    columns: int, players: int, rows: int
) -> None:
    for page, question in played(columns, players, rows):
        view = brew_view(question.view)
        for seat, name in enumerate(question.speech.cast.names):
            goods = goods_of(view, seat)
            row = [line for line in page.lines if re.search(rf"{SIGNS[seat]} {name} +[\d·]", line)][-1]
            numbers = re.findall(r"(?<=\s)(?:\d+|·)(?=\s|$)", row.partition(name)[2])
            assert [0 if text == "·" else int(text) for text in numbers[: len(lists.COLOURS) + 2]] == [
                *goods[: len(lists.COLOURS)],
                goods[things.GOLD],
                goods[things.VIALS],
            ]
            assert str(view.layout.total(seat)) in numbers


@pytest.mark.parametrize(("columns", "players", "rows"), SIZES)
def test_the_ravens_stand_above_every_question(columns: int, players: int, rows: int) -> None:
    seen = set()
    for page, question in played(columns, players, rows):
        view = brew_view(question.view)
        seen.add(view.layout.ravens)
        pips = "▮" * view.layout.ravens + "▯" * (view.parts.ravens - view.layout.ravens)
        assert re.search(rf"{RAVEN_SIGN}.* {pips}", page.text) or view.layout.ravens > view.parts.ravens
    assert len(seen) > 1


def test_all_five_stacks_stand_above_a_question_where_there_is_room() -> None:
    for page, _ in played(200, 5, 40):
        for name in ("copper", "iron", "silver", "gold shelf", "ingredient shelf"):
            assert name in page.text.lower()
    assert any("used up" in page.text or "1 card" in page.text for page, _ in played(200, 5, 40))


def test_brave_and_cowardly_differ_in_shape_not_only_in_colour() -> None:
    check_all_stances(pages(80, 4, "en", rows=24, game_name=GAME), 4)


@pytest.mark.parametrize(
    "language",
    ["en", pytest.param("fr", marks=pytest.mark.slow), pytest.param("de", marks=pytest.mark.slow)],
)
def test_a_followers_question_fits_on_a_low_terminal(language: str) -> None:
    """With its table; the prompt comes below."""
    seen = 0
    for page, question in played(80, 4, 24, language):
        if question.kind in (actions.BRAVE, actions.COWARDLY):
            seen += 1
            head = max(i for i, line in enumerate(page.lines) if line.startswith("── "))
            assert len(page.lines) - head <= 24
    assert seen > 3


def test_a_used_up_stack_and_barred_roles_are_drawn() -> None:
    game = broomstick.load(GAME, players=3, barred_roles=True)
    state = game.start(seed=2)
    rng = broomstick.Chance(2)
    while not state.over and not any(
        brew_view(state.view(0)).layout.card(i) < 0 for i in range(len(lists.STACKS))
    ):
        seat = state.deciders[0]
        choices = state.choices(seat)
        # Whoever can buy or collect does.
        state.play(seat, choices[0] if len(choices) < 9 else rng.pick(choices))
    window = Window(100, 40)
    view = state.view(0)
    make_face(view, Speech("en", game, Cast(["Ada", "Ben", "Cleo"], 0)), window).state(view)
    assert "Barred this round: " in "\n".join(window.lines)
    assert all(cell_len(line) <= 100 for line in window.lines)
