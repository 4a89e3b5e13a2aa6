"""The charts of the pages: what they show is what they were given, and they can be read by day, by night and by ear."""

import sys
from pathlib import Path
from xml.etree import ElementTree

sys.path.append(str(Path(__file__).parents[2] / "tools" / "bot_games"))

import chart

NAMESPACE = "{http://www.w3.org/2000/svg}"


def shapes(picture: str, kind: str, name: str = "rect") -> list[ElementTree.Element]:
    found = ElementTree.fromstring(picture).iter(NAMESPACE + name)
    return [shape for shape in found if kind in shape.get("class", "").split()]


def test_columns_are_as_high_as_their_values() -> None:
    picture = chart.columns("Sets", ["5", "6", "7"], [2.0, 4.0, 0.0], ["2", "4", ""])
    heights = [float(shape.get("height", "")) for shape in shapes(picture, "column")]
    assert heights == [chart.TALL / 2, chart.TALL, 0.0]


def test_the_even_line_and_the_marks_stand_where_they_belong() -> None:
    picture = chart.columns("Wins", ["a", "b"], [20.0, 40.0], ["", ""], (30.0, "even"), [1, 1], "Marked.")
    (line,) = shapes(picture, "even", "path")
    foot = chart.HEAD + 20 + chart.TALL
    assert line.get("d", "").startswith(f"M{chart.MARGIN} {chart.number(foot - chart.TALL * 0.75)}H")
    assert len(shapes(picture, "mark", "polygon")) == 1
    assert "× 2" in picture


def test_the_parts_of_a_bar_follow_each_other() -> None:
    picture = chart.bars("Roles", ["wizard"], [[30.0, 10.0, 20.0]], ["full", "favour", "out"], 60.0)
    rows = [shapes(picture, f"part{i}")[-1] for i in range(3)]
    lefts = [float(row.get("x", "")) for row in rows]
    widths = [float(row.get("width", "")) for row in rows]
    assert lefts[1] - lefts[0] == widths[0]
    assert abs(widths[0] - 3 * widths[1]) < 0.2
    assert "60 % = 30 + 10 + 20" in picture


def test_a_chart_is_told_in_words_and_has_both_themes() -> None:
    picture = chart.columns("Wins", ["starter", "2"], [20.0, 40.0], ["20 %", "40 %"])
    told = ElementTree.fromstring(picture).find(NAMESPACE + "desc")
    assert told is not None
    assert told.text == "starter: 20 %; 2: 40 %."
    assert "prefers-color-scheme: dark" in picture


def test_every_colour_of_a_chart_is_a_token() -> None:
    tokens = chart.TOKENS.read_text(encoding="utf-8")
    for name in chart.USED:
        assert f"--{name}: light-dark(" in tokens
