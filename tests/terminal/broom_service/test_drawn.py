"""Broom Service drawn in colour: everything is there, nothing is too wide, and nothing is told by colour alone."""

import re
from collections.abc import Iterator
from typing import Final

import pytest
from rich.cells import cell_len

import broomstick
from broomstick.games.broom_service.codes import actions, things
from broomstick.heart.codec import kind_of
from broomstick.heart.plain import members
from broomstick.terminal.faces import make_face
from broomstick.terminal.faces.broom_service.map_drawn import SEA, drawn_map, ground, map_size, picture_for
from broomstick.terminal.faces.broom_service.map_in_words import Gazetteer
from broomstick.terminal.faces.broom_service.seen import around, broom_view, goods_of, own_areas
from broomstick.terminal.faces.broom_service.signs import BroomSigns
from broomstick.terminal.faces.paint import SIGNS
from broomstick.terminal.question import Question
from broomstick.words import LANGUAGES, Cast, Speech
from terminal.window import LONG_NAMES, Page, Window, check_all_stances, check_width, pages, questions

GAME: Final = "broom-service"
ROUNDS = 2
SIZES = [(60, 3, 34), (80, 4, 24), (200, 4, 46)]
EVERYTHING = ("storm_clouds", "mountain_tiles")


def every(columns: int, players: int, rows: int, language: str = "en") -> list[Page]:
    """A short game with all that the box has; what is shown before every answer."""
    return pages(columns, players, language, rows=rows, game_name=GAME, rounds=ROUNDS, options=EVERYTHING)


def played(columns: int, players: int, rows: int, language: str = "en") -> Iterator[tuple[Page, Question]]:
    return questions(every(columns, players, rows, language))


@pytest.mark.parametrize(("columns", "players", "rows"), SIZES)
def test_no_line_is_wider_than_the_terminal(columns: int, players: int, rows: int) -> None:
    check_width(every(columns, players, rows), columns)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["fr", "de"])
def test_long_names_and_words_fit_a_narrow_terminal(language: str) -> None:
    check_width(pages(48, 5, language, LONG_NAMES, game_name=GAME, options=EVERYTHING), 48)


@pytest.mark.parametrize(
    "language", ["fr", pytest.param("en", marks=pytest.mark.slow), pytest.param("de", marks=pytest.mark.slow)]
)
def test_in_60_columns_nothing_is_cut_off_but_where_pawns_stand(language: str) -> None:
    shown = [line for page in every(60, 3, 34, language) for line in page.lines]
    cut = [line for line in shown if "…" in line]
    assert [line for line in cut if line[2:3] not in SIGNS] == []
    # There was something that had to be broken: answers and roles go on below.
    assert [line for line in shown if re.match(r" {16,}\S", line)]


@pytest.mark.parametrize(("columns", "players", "rows"), SIZES)
def test_every_answer_shows_its_number_and_what_it_is(columns: int, players: int, rows: int) -> None:
    kinds = set()
    for page, question in played(columns, players, rows):
        kinds.add(question.kind)
        view = broom_view(question.view)
        places = Gazetteer(view, question.speech)
        for number, item in enumerate(question.items, question.first):
            assert re.search(rf"(?<![\w+×(]){number}(?!\w)", page.text), (number, page.text)
            kind = kind_of(item.code)
            if question.picking:
                assert item.texts[0] in page.text
            elif kind in (actions.FLY, actions.DELIVER):
                # In the narrowest terminal a name may go on below.
                to_area = kind == actions.FLY
                end = (
                    places.name(actions.fly_to(item.code))
                    if to_area
                    else places.tower_name(actions.deliver_tower(item.code))
                )
                assert all(word in page.text for word in end.split())
            elif kind == actions.LIFT:
                assert (
                    question.speech.word(
                        "cloud", view.parts.board.clouds[actions.lift_cloud(item.code)], "long"
                    )
                    in page.text
                )
            elif kind == actions.LEAD:
                assert all(word in page.text for word in item.texts[0].split()[1:])
    # These games put questions of many kinds.
    assert len(kinds) > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_of_an_answer_can_be_typed(language: str) -> None:
    drawn = 0
    for page, question in played(60, 3, 34, language):
        for item in [] if question.picking else question.items:
            sentence = question.speech.action(item.code, ".sentence")
            assert question.read(sentence) == item.code, sentence
            assert not question.is_slip(sentence, item.code)
            drawn += sentence in page.text and sentence not in item.texts
    assert drawn


@pytest.mark.parametrize(("columns", "players", "rows"), SIZES)
def test_every_player_has_a_sign_a_name_and_goods_before_every_question(
    columns: int, players: int, rows: int
) -> None:
    for page, question in played(columns, players, rows):
        view = broom_view(question.view)
        for seat, name in enumerate(question.speech.cast.names):
            row = [line for line in page.lines if re.search(rf"{SIGNS[seat]} {name} +[\d·]", line)][-1]
            numbers = re.findall(r"(?<=\s)(?:-?\d+|·)(?=\s|$)", row.partition(f"{SIGNS[seat]} {name}")[2])
            counts = [0 if text == "·" else int(text) for text in numbers]
            assert counts[: things.GOODS] == goods_of(view, seat)
            assert counts[things.GOODS : things.GOODS + 3] == [
                view.layout.bolts(seat),
                view.layout.amulets[seat].bit_count(),
                view.layout.vp[seat],
            ]


@pytest.mark.parametrize(("columns", "players", "rows"), SIZES)
def test_what_lies_around_ones_pawns_stands_above_what_is_decided(
    columns: int, players: int, rows: int
) -> None:
    """All of it for picks where there is room; for a follower what the called role could reach."""
    seen = 0
    for page, question in played(columns, players, rows):
        view = broom_view(question.view)
        places = Gazetteer(view, question.speech)
        for area in own_areas(view):
            assert places.name(area) in page.text
        if question.kind in (actions.BRAVE, actions.COWARDLY) and view.role <= 3:
            wanted = [
                near.area
                for area in own_areas(view)
                for near in around(view, area)
                if near.area < view.parts.board.lands and view.parts.role_lands[view.role] >> near.area & 1
            ]
            seen += bool(wanted)
            assert all(places.name(area) in page.text for area in wanted)
            # Open towers with their potion, points and wands, round or square.
            for tower in {t for area in wanted for t in members(view.layout.open_towers(area))}:
                letter = "OGP"[view.parts.board.tower_colour[tower]]
                wands = view.parts.board.tower_wands[tower]
                inside = f"{letter}{view.parts.board.tower_points[tower]}" + (f"+{wands}W" if wands else "")
                square = view.parts.board.tower_square[tower]
                assert (f"[{inside}]" if square else f"({inside})") in page.text
        if question.kind in (actions.BRAVE, actions.COWARDLY) and view.role == things.WEATHER_FAIRY:
            for space in members(view.layout.near_clouds(own_areas(view)[0])):
                kind = view.layout.sky[space]
                price = f"{view.parts.cloud_cost[kind]}↯{view.parts.cloud_bolts[kind]}"
                assert price in page.text
    assert seen


def test_brave_and_cowardly_differ_in_shape_not_only_in_colour() -> None:
    check_all_stances(every(80, 4, 24), 2)


@pytest.mark.parametrize(
    "language",
    ["en", pytest.param("fr", marks=pytest.mark.slow), pytest.param("de", marks=pytest.mark.slow)],
)
def test_every_question_fits_on_a_low_terminal(language: str) -> None:
    """With its table; the prompt comes below."""
    for page, question in played(80, 4, 24, language):
        if not question.picking:
            head = max(i for i, line in enumerate(page.lines) if line.startswith("── "))
            assert len(page.lines) - head <= 24


def test_a_bewitched_role_and_the_event_are_marked() -> None:
    for page, question in played(80, 4, 24):
        if question.picking:
            view = broom_view(question.view)
            for role in members(view.layout.bewitched_now()):
                name = question.speech.role(question.game.roles[role])
                assert re.search(rf"{name} +−3 ", page.text)


def signs_of(language: str = "en", names: tuple[str, ...] = ("Ada", "Ben", "Cleo")) -> BroomSigns:
    game = broomstick.load(GAME, players=len(names), storm_clouds=True, mountain_tiles=True)
    state = game.start(seed=4)
    return BroomSigns(broom_view(state.view(0)), Speech(language, game, Cast(list(names), 0)))


@pytest.mark.parametrize("columns", [76, 100, 130])
def test_on_the_map_neighbours_touch_and_every_border_is_drawn(columns: int) -> None:
    """Cells of areas that share a border lie side by side, with a line between them; others never touch."""
    signs = signs_of()
    picture = picture_for(signs.speech.game)
    empty = ground(picture, columns, len(drawn_map(signs, columns)))
    numbers = [signs.board.areas.index(area.name) for area in picture.areas]
    touching = set()
    for row in range(empty.rows):
        for column in range(empty.columns - 1):
            one, two = empty.areas[row][column : column + 2]
            if one != two:
                # A line runs through one of both cells.
                assert empty.borders[row][column : column + 2] != "  "
                if SEA not in (one, two):
                    touching.add(frozenset((numbers[one], numbers[two])))
    board = signs.board
    real = {frozenset((a, b)) for a in range(board.lands) for b in members(board.neighbours[a])}
    real |= {
        frozenset((area, board.lands + water))
        for area in range(board.lands)
        for water in members(board.waters_at[area])
    }
    # Where three areas meet, a letter is too coarse to tell who touches; all long borders are there.
    assert len(real - touching) <= 8
    assert len(touching - real) <= 4


@pytest.mark.parametrize(("language", "columns"), [("en", 76), ("fr", 100), ("de", 80)])
def test_the_map_names_every_area_and_shows_every_cloud_and_open_tower(language: str, columns: int) -> None:
    signs = signs_of(language)
    view = signs.view
    drawn = drawn_map(signs, columns)
    assert {line.cell_len for line in drawn} == {columns}
    text = "\n".join(line.plain for line in drawn)
    # One half of a name is on the map at least.
    for area in range(len(signs.board.areas)):
        assert any(word[:3] in text for word in signs.places.name(area).split())
    assert len(re.findall("[☁☈]", text)) == view.layout.lying.bit_count()
    towers = len(signs.board.towers) - view.parts.shut.bit_count()
    letters = "".join(signs.letter(name) for name in ("orange", "green", "purple"))
    assert len(re.findall(rf"[(\[][{letters}]\d", text)) == towers
    # Everybody begins at both castles.
    assert text.count(SIGNS[0] + SIGNS[1] + SIGNS[2]) == 2


def test_a_map_that_would_be_too_small_is_not_drawn() -> None:
    signs = signs_of()
    assert map_size(signs, 75, 60) == (0, 0)
    assert map_size(signs, 140, 15) == (0, 0)
    columns, rows = map_size(signs, 140, 24)
    assert (columns, rows) == (76, 24)
    columns, rows = map_size(signs, 140, 40)
    assert 100 < columns <= 140
    assert rows <= 40


@pytest.mark.parametrize(("columns", "drawn"), [(60, False), (80, True), (200, True)])
@pytest.mark.parametrize("line", ["", "crow hill", "mirror mere", "salt market"])
def test_the_map_on_demand_fits_the_terminal(columns: int, drawn: bool, line: str) -> None:
    signs = signs_of()
    window = Window(columns, 30)
    make_face(signs.view, signs.speech, window).obey_own("map", line, signs.view)
    text = "\n".join(window.lines)
    assert all(cell_len(text) <= columns for text in window.lines)
    if line:
        assert line in text.lower()
    else:
        assert ("╭" in text) == drawn
        assert all(signs.places.name(area) in text for area in range(len(signs.board.areas)))


def test_without_colour_the_map_still_tells_areas_landscapes_and_who_stands_where() -> None:
    signs = signs_of()
    window = Window(100, 60, no_color=True)
    make_face(signs.view, signs.speech, window).obey_own("map", "", signs.view)
    text = "\n".join(window.lines)
    assert "\x1b[3" not in text
    for sign in ("♣", "∩", "∧", "~", "│", "╮", "(", "[", SIGNS[0]):
        assert sign in text
