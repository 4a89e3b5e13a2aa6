"""Whole games word for word, and fingerprints of more. If a change is meant, ``tools/golden.py`` writes them anew."""

import hashlib
import re

import pytest

import broomstick
from games.playthroughs import Fingerprints, Kept, Text, kept

TEXTS = [pytest.param(each, text, id=text.name) for each in kept().values() for text in each.texts]
BLOCKS = [
    pytest.param(each, prints, number, id=f"{name}-{prints.file}-{number}")
    for name, each in kept().items()
    for prints in each.fingerprints
    for number in range(len(prints.blocks))
]
SHOWN = [
    pytest.param(each, group, word, id=f"{name}-{word}")
    for name, each in kept().items()
    for group, words in each.shows.items()
    for word in words.split(", ")
]


@pytest.mark.parametrize(("game", "text"), TEXTS)
def test_the_game_goes_as_written(game: Kept, text: Text) -> None:
    assert game.playthrough(text) == game.file(text.name).read_text(encoding="utf-8")


@pytest.mark.parametrize(("game", "text"), TEXTS)
def test_the_record_in_the_text_leads_to_its_end(game: Kept, text: Text) -> None:
    """From the golden file alone: its header and its decisions are a record that replays to the same position."""
    lines = game.lines(text.name)
    first = lines.index("broomstick record 1")
    header = lines[first : lines.index("", first)]
    decisions = [line for line in lines if line[3:9] == " seat "]
    state = text.game().start(seed=text.seed)
    for decision in decisions:
        seat, _, rest = decision[9:].partition(": ")
        state.play(int(seat), rest.split("   [")[0])
    assert state.over
    record = state.record().text()
    assert record.splitlines()[: len(header)] == header
    assert f"record   {hashlib.sha256(record.encode()).hexdigest()}" in lines
    assert f"position {state.digest()}" in lines
    if state.game.maker == "broomstick.load":
        # Games on a map that only tests know are read by nobody else.
        assert broomstick.read_record(record).replay() == state


@pytest.mark.parametrize(("game", "group", "word"), SHOWN)
def test_the_games_were_chosen_to_show_something(game: Kept, group: str, word: str) -> None:
    """Between them the texts show nearly every kind of thing that can happen."""
    lines = [line for text in game.texts if text.group == group for line in game.lines(text.name)]
    assert any(re.search(rf"(^| ){word}", line) for line in lines)


@pytest.mark.parametrize(("game", "prints", "number"), BLOCKS)
def test_games_play_the_same_byte_for_byte(game: Kept, prints: Fingerprints, number: int) -> None:
    """Compiled and plain sources must both agree with the frozen lines, and so with each other."""
    lines = game.lines(prints.file)
    assert len(lines) == len(prints.blocks)
    assert prints.line(prints.blocks[number]) == lines[number]
