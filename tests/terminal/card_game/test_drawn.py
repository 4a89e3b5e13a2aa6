"""The card game drawn in colour: everything is there, nothing is too wide, and nothing is told by colour alone."""

import re
from itertools import pairwise

import pytest
from rich.cells import cell_len
from rich.color import Color, ColorSystem
from rich.style import Style

from broomstick.games import load
from broomstick.games.card_game.codes import actions, entries
from broomstick.heart.journal import Entry
from broomstick.heart.shown import BRAVE, COWARDLY, NEXT, OUT, SILENT
from broomstick.terminal.faces import paint
from broomstick.terminal.faces.blocks import broken
from broomstick.terminal.faces.card_game.drawn import DrawnCardFace
from broomstick.terminal.faces.paint import MARKS, SIGNS
from broomstick.terminal.faces.stick import Perch, stick
from broomstick.terminal.story import Story
from broomstick.words import Cast, Speech
from terminal.window import LONG_NAMES, Window, check_stances, check_width, pages, questions

ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


SHORT = [(60, 6), (80, 4), (200, 3), (200, 5)]
LONG = [(columns, players) for columns in (60, 80, 200) for players in (3, 4, 5, 6)]
SIZES = [*SHORT, *(pytest.param(*size, marks=pytest.mark.slow) for size in LONG if size not in SHORT)]


@pytest.mark.parametrize(("columns", "players"), SIZES)
def test_no_line_is_wider_than_the_terminal(columns: int, players: int) -> None:
    check_width(pages(columns, players), columns)


@pytest.mark.parametrize(("columns", "language"), [(40, "fr"), (60, "de")])
def test_long_names_and_words_fit(columns: int, language: str) -> None:
    found = pages(columns, 6, language, LONG_NAMES)
    check_width(found, columns)
    # Somebody whose name is cut can still be told.
    assert any("Bartholo" in page.text and "…" in page.text for page in found)


@pytest.mark.parametrize(("columns", "players"), SIZES)
def test_every_answer_shows_its_number_and_what_to_type(columns: int, players: int) -> None:
    seen = 0
    for page, question in questions(pages(columns, players)):
        seen += 1
        if question.picking and question.forced:
            continue
        for number, item in enumerate(question.items, 1):
            assert re.search(rf"(?<![\w+×]){number}(?!\w)", page.text), (number, page.text)
            # One types "fire brave": both words stand on the card.
            typed = item.texts[0].split()[1:] if question.kind == actions.LEAD else [item.texts[0]]
            for word in typed:
                assert word in page.text, (word, page.text)
    assert seen > 8


def test_these_games_put_every_kind_of_question() -> None:
    kinds = {question.kind for players in (3, 4, 5, 6) for _, question in questions(pages(80, players))}
    assert len(kinds) == 4


@pytest.mark.parametrize(("columns", "players"), SIZES)
def test_every_player_has_a_sign_and_a_name_before_every_question(columns: int, players: int) -> None:
    for page, question in questions(pages(columns, players)):
        names = question.speech.cast.names
        assert len(names) == players
        for seat, name in enumerate(names):
            assert f"{SIGNS[seat]} {name}" in page.text


@pytest.mark.parametrize(("columns", "players"), SIZES)
def test_brave_and_cowardly_differ_in_shape_not_only_in_colour(columns: int, players: int) -> None:
    seen = 0
    for page, question in questions(pages(columns, players)):
        if question.kind not in (actions.LEAD, actions.BRAVE, actions.COWARDLY):
            continue
        seen += 1
        if question.kind != actions.LEAD:
            check_stances(page)
        else:
            assert f"{MARKS[BRAVE]} brave" in page.text
            assert f"{MARKS[COWARDLY]} cowardly" in page.text
            assert page.text.count("┏") == page.text.count("╰") == len(question.items) // 2
    assert seen


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_turns_question_fits_on_a_low_terminal(players: int, language: str) -> None:
    """With its table; the prompt comes below."""
    for page, question in questions(pages(80, players, language)):
        if question.kind in (actions.LEAD, actions.BRAVE, actions.COWARDLY):
            head = max(i for i, line in enumerate(page.lines) if line.startswith("── "))
            assert len(page.lines) - head <= 24


def test_a_higher_terminal_shows_more() -> None:
    low, high = (pages(80, 4, rows=rows) for rows in (24, 60))
    cards = [any(f"{MARKS[OUT]} out" in page.text for page in found) for found in (low, high)]
    assert cards == [False, True]


def test_wide_terminals_set_things_side_by_side() -> None:
    """Displays, tasks and turns share lines on a wide terminal, and never on a narrow one."""

    def together(columns: int) -> bool:
        lines = [line for page in pages(columns, 4, rows=50) for line in page.lines]
        return any("Displays" in line and "Task" in line and "round" in line for line in lines)

    assert together(200)
    assert not together(80)


def test_on_the_stick_the_brave_stand_and_the_others_are_below() -> None:
    said = [BRAVE, COWARDLY, NEXT, OUT, SILENT, SILENT]
    words = ["brave", "cowardly", "next", "swept by Ada", "to speak", "asked now"]
    perches = [
        Perch(i, name, said[i], words[i], leads=i == 0, asked=i == 5)
        for i, name in enumerate(["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"])
    ]
    rows = [row.plain for row in stick(perches, "Fi", 100)]
    wood = next(i for i, row in enumerate(rows) if "━━━" in row)
    order = ["● Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"]
    place = {name: next(i for i, row in enumerate(rows) if name in row) for name in order}
    assert [name for name in order if place[name] < wood] == ["● Ada", "Eve", "Fay"]
    assert [name for name in order if place[name] > wood] == ["Ben", "Cleo", "Dan"]
    # Who has not spoken is hollow, who is out is crossed out, and one notch is bare.
    text = "\n".join(rows)
    assert "☆ Eve" in text
    assert "✿ Fay" in text
    assert f"{MARKS[OUT]} ◆ Dan" in text
    assert "⚑ ● Ada" in text
    assert rows[wood].count("╸ ╺") == 1
    # In the order of speaking, from left to right.
    columns = [rows[place[name]].index(name) for name in order]
    assert columns == sorted(columns)


@pytest.mark.parametrize(("columns", "short"), [(40, False), (40, True), (60, True), (80, True)])
def test_in_few_columns_or_rows_everybody_is_still_on_the_stick(columns: int, short: bool) -> None:
    said = [BRAVE, COWARDLY, OUT, NEXT, SILENT, SILENT]
    perches = [Perch(i, f"Name{i}", said[i], "word", asked=i == 4) for i in range(6)]
    rows = stick(perches, "Fi", columns, short)
    text = "\n".join(row.plain for row in rows)
    for i in range(6):
        assert f"Name{i}" in text
    for mark in (MARKS[BRAVE], MARKS[COWARDLY], MARKS[OUT]) if short else (MARKS[OUT],):
        assert mark in text
    assert all(row.cell_len <= columns for row in rows)


def told(window: Window, entries: list[Entry]) -> str:
    game = load("card-game", 3)
    speech = Speech("en", game, Cast(["You", "Ada", "Ben"], 0, True, "you"))
    face = DrawnCardFace(speech, window)
    face.story(Story(speech, 4).tell(entries))
    return "\n".join(window.lines)


def test_whoever_is_knocked_out_is_crossed_out_in_the_colour_of_the_swept() -> None:
    brave = Entry(entries.follows(2, 1), 1, 255)
    loses = [Entry(entries.knocked_out(2), seat, 255) for seat in (0, 2)]
    plain = told(Window(80), [brave, loses[0]])
    assert f"■ Ada too: {MARKS[BRAVE]} brave. {MARKS[OUT]} Your fire witch is knocked out!" in plain
    assert f"{MARKS[OUT]} ⌂ Ben is knocked out." in told(Window(80), [brave, loses[1]])
    swept = Style.parse(paint.SWEPT).render(" is knocked out!", color_system=ColorSystem.EIGHT_BIT)
    assert swept in told(Window(80, colours="256"), [brave, loses[0]])
    assert MARKS[OUT] not in told(Window(80), [brave])


@pytest.mark.parametrize("name", ["brave", "J. Doe", "No! Really"])
def test_a_name_is_never_taken_for_what_was_said(name: str) -> None:
    speech = Speech("en", load("card-game", 3), Cast([name, "Ada", "Ben"]))
    window = Window(80)
    happened = [
        Entry(entries.leads(2, 0), 0, 255),
        Entry(entries.follows(2, 1), 1, 255),
    ]
    DrawnCardFace(speech, window).story(Story(speech, 4).tell(happened))
    lead, follow = [line for line in window.lines if line]
    assert lead == f"● Turn 1. {name} leads the fire witch: {MARKS[COWARDLY]} cowardly."
    assert follow == f"  ■ Ada too: {MARKS[BRAVE]} brave."


@pytest.mark.parametrize("blank", ["\u00a0", "\u202f"])
def test_no_line_is_broken_where_a_blank_does_not_break(blank: str) -> None:
    assert [text.plain.rstrip() for text in broken(f"draws 3{blank}cards", 8)] == ["draws", f"3{blank}cards"]


@pytest.mark.parametrize("columns", [60, 80, 120, 200])
def test_bars_are_as_long_as_the_points(columns: int) -> None:
    lines = pages(columns, 4)[-1].lines
    first = max(i for i, line in enumerate(lines) if line.startswith("── "))
    rows = [line for line in lines[first + 1 :] if re.search("[█▓░]", line)]
    bars = [re.search(r"[█▓░]+$", line) for line in rows]
    lengths = [len(bar[0]) for bar in bars if bar and len(bar[0]) > 2]
    points = [int(found[1]) for line in lines[first:] if (found := re.search(r"(\d+) VP", line))]
    assert len(lengths) == len(points) == 4
    assert points == sorted(points, reverse=True)
    for (long, most), (short, less) in pairwise(zip(lengths, points, strict=True)):
        assert abs(long * less - short * most) <= 2 * max(most, less)
    assert "♛ 1" in "\n".join(lines)


def luminance(colour: Color) -> float:
    parts = [part / 255 for part in colour.get_truecolor()]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Color, other: Color) -> float:
    lights = sorted([luminance(one) + 0.05, luminance(other) + 0.05])
    return lights[1] / lights[0]


TEXTS = [
    *paint.SEAT_COLOURS,
    *paint.INKS.values(),
    paint.BRAVE_INK,
    paint.COWARD_INK,
    paint.SWEPT,
    paint.WOOD,
]


@pytest.mark.parametrize("style", TEXTS)
def test_what_is_written_in_colour_can_be_read_on_black_and_on_white(style: str) -> None:
    ink = Style.parse(style).color
    assert ink is not None
    for paper in ("#000000", "#ffffff"):
        assert contrast(ink, Color.parse(paper)) >= 3


@pytest.mark.parametrize("style", [*paint.CHIPS.values(), paint.BRAVE_CHIP, paint.COWARD_CHIP])
def test_a_chip_brings_an_ink_that_can_be_read_on_it(style: str) -> None:
    parsed = Style.parse(style)
    assert parsed.color is not None
    assert parsed.bgcolor is not None
    assert contrast(parsed.color, parsed.bgcolor) >= 4.5


def test_signs_and_marks_are_all_different_and_one_column_wide() -> None:
    signs = [*SIGNS, *paint.HOLLOW_SIGNS, *(mark for said, mark in MARKS.items() if said != SILENT)]
    assert all(cell_len(sign) == 1 for sign in signs)
    assert len(set(SIGNS)) == len(SIGNS)
    assert not set(SIGNS) & set(MARKS.values())


def test_without_colours_the_same_is_shown() -> None:
    """NO_COLOR takes the colours away and nothing else."""
    happened = [Entry(entries.follows(2, 1), 1, 255), Entry(entries.knocked_out(2), 2, 255)]
    coloured = told(Window(80, colours="256"), happened)
    bare = told(Window(80, colours="256", no_color=True), happened)
    assert "38;5" in coloured
    assert "38;5" not in bare
    assert ESCAPE.sub("", coloured) == ESCAPE.sub("", bare)


@pytest.mark.parametrize("columns", [40, 80, 200])
def test_the_curtain_shows_whose_turn_it_is_and_nothing_else(columns: int) -> None:
    window = Window(columns)
    face = DrawnCardFace(Speech("en", load("card-game", 3), Cast(list(LONG_NAMES))), window)
    face.curtain(1, ["The keyboard goes on."])
    text = "\n".join(window.lines)
    assert f"■ {LONG_NAMES[1]}" in text
    assert "The keyboard goes on." in text
    assert all(cell_len(line) == columns for line in window.lines)
    assert not re.search(r"\d", text)
