"""The back of Broom Service's board drawn in colour: tiles, circles, cards and warnings are there, and all fits."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from broomstick.games.broom_service.codes import actions
from broomstick.heart.codec import kind_of
from broomstick.terminal.faces import make_face
from broomstick.terminal.faces.broom_service.map_drawn import drawn_map
from broomstick.terminal.faces.broom_service.map_in_words import Gazetteer
from broomstick.terminal.faces.broom_service.seen import (
    broom_circles,
    broom_view,
    held_cards,
    kept_tiles,
)
from broomstick.terminal.faces.broom_service.signs import BroomSigns
from broomstick.terminal.question import Question
from broomstick.terminal.saves import restore
from broomstick.words import Cast, Speech
from terminal.broom_service.standing import HILLS, PICKED, on_back
from terminal.window import Page, Window, check_width, pages, questions

SIZES = [(60, 2, 40), (80, 4, 24), (200, 5, 56)]
OPTIONS = ("storm_clouds", "extra_tiles", "expansion_cards")
FEW = 9
"""Up to so many answers of one or two lines each a question and its table have room in 24 rows."""


def every(columns: int, players: int, rows: int, language: str = "en") -> list[Page]:
    return pages(
        columns,
        players,
        language,
        rows=rows,
        game_name="broom-service",
        rounds=3,
        options=OPTIONS,
        board="back",
    )


def played(columns: int, players: int, rows: int) -> Iterator[tuple[Page, Question]]:
    return questions(every(columns, players, rows))


@pytest.mark.parametrize(("columns", "players", "rows"), SIZES)
def test_no_line_is_wider_than_the_terminal(columns: int, players: int, rows: int) -> None:
    check_width(every(columns, players, rows), columns)


@pytest.mark.parametrize(("columns", "players", "rows"), SIZES)
def test_cards_to_take_and_all_that_players_keep_stand_above_a_question(
    columns: int, players: int, rows: int
) -> None:
    seen = 0
    for page, question in played(columns, players, rows):
        view = broom_view(question.view)
        places = Gazetteer(view, question.speech)
        text = " ".join(page.text.split())
        if rows > 50 or (question.picking and rows >= 40):
            for seat in range(players):
                names = [places.forest_title(tile) for tile in kept_tiles(view, seat)]
                names += [places.card_title(card) for card in held_cards(view, seat)]
                seen += len(names)
                assert all(name in text for name in names)
        for item in question.items if not question.picking else []:
            if kind_of(item.code) in (actions.DRAW, actions.CARD, actions.TILE):
                seen += 1
                assert item.texts[0] in text
    assert seen


def test_in_60_columns_no_answer_takes_many_short_lines() -> None:
    shown = pages(60, 5, "fr", rows=40, game_name="broom-service", rounds=2, options=OPTIONS, board="back")
    lines = [line for page in shown for line in page.lines]
    for four in zip(lines, lines[1:], lines[2:], lines[3:], strict=False):
        assert not all(line.startswith(" " * 40) and line.strip() for line in four), four


def test_a_question_with_few_answers_fits_on_a_low_terminal() -> None:
    for page, question in played(80, 4, 24):
        if not question.picking and len(question.items) <= FEW:
            head = max(i for i, line in enumerate(page.lines) if line.startswith("── "))
            assert len(page.lines) - head <= 24


def window_of(
    file: Path, columns: int, rows: int, language: str = "en"
) -> tuple[Window, BroomSigns, Question]:
    state = restore(file)[0].replay()
    speech = Speech(language, state.game, Cast(["Ada", "Ben"], 0))
    view = broom_view(state.view(0))
    return Window(columns, rows), BroomSigns(view, speech), Question(view, state.choices(0), speech)


@pytest.mark.parametrize("columns", [60, 80, 200])
def test_a_jump_to_the_island_without_a_way_off_is_marked_and_warned_of(columns: int, tmp_path: Path) -> None:
    file = tmp_path / "game"
    on_back(file, *PICKED, "0 lead hill-witch cowardly", cards="gossip")
    window, signs, question = window_of(file, columns, 50)
    face = make_face(signs.view, signs.speech, window)
    face.setting(question)
    face.ask(question)
    text = "\n".join(window.lines)
    assert "»D☁B⊘" in text
    warned = " ".join(text[text.rindex("Comet Hill") :].replace("│", " ").split())
    assert "turbo broom, only to D (Lost Isle), from where no flight leads away" in warned


@pytest.mark.parametrize(("language", "columns"), [("en", 80), ("fr", 100), ("de", 90)])
def test_the_map_shows_every_tile_and_circle(language: str, columns: int, tmp_path: Path) -> None:
    file = tmp_path / "game"
    on_back(file, tiles="brave")
    _, signs, _ = window_of(file, columns, 50, language)
    text = "\n".join(line.plain for line in drawn_map(signs, columns))
    assert all(f"◎{letter}" in text for letter in "ABCD")
    for area, tile in HILLS.items():
        if broom_circles(signs.view, signs.board.areas.index(area)):
            free = [letter for letter in tile[-2:].upper() if letter != "B"]
            assert f"»{''.join(free)}☁B" in text
    assert "[O7]" in text
    # Three forest tiles, three mountain tiles, and the one that leads anywhere.
    assert text.count("◈") == 7
    assert signs.say("hill-brief-anywhere")[:6] in text


def test_a_jump_shows_both_places(tmp_path: Path) -> None:
    file = tmp_path / "game"
    on_back(file, *PICKED, "0 lead hill-witch brave", "0 fly yew-wood comet-hill", lifted="siren-isle")
    window, signs, question = window_of(file, 80, 40)
    face = make_face(signs.view, signs.speech, window)
    face.ask(question)
    text = " ".join(" ".join(window.lines).split())
    circles = [actions.jump_circle(item.code) for item in question.items]
    assert [signs.places.letter(circle) for circle in circles] == ["B", "D"]
    assert "◎B Fo Siren Isle (O6) (G6) (P6+2W)" in text
    assert "◎D⊘ Fo Lost Isle (O6) (G6) (P6+1W) ⊘ careful, no flight leads away from Lost Isle" in text
