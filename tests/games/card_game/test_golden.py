"""Whole games, word for word. If a change is meant, ``tools/golden.py`` writes them anew: read the difference."""

import hashlib

import pytest

import broomstick
from games.card_game.playthrough import PLAYERS, golden_file, playthrough


@pytest.mark.parametrize("players", PLAYERS)
def test_the_game_goes_as_written(players: int) -> None:
    assert playthrough(players) == golden_file(players).read_text(encoding="utf-8")


@pytest.mark.parametrize("players", PLAYERS)
def test_the_record_in_the_text_leads_to_its_end(players: int) -> None:
    """From the golden file alone: its header and its decisions are a record that replays to the same position."""
    lines = golden_file(players).read_text(encoding="utf-8").splitlines()
    first = lines.index("broomstick record 1")
    header = lines[first : lines.index("", first)]
    decisions = [text for text in lines if text[3:9] == " seat "]
    game = broomstick.load("card-game", players=players)
    state = game.start(seed=f"golden {players}")
    for decision in decisions:
        seat, _, rest = decision[9:].partition(": ")
        state.play(int(seat), rest.split("   [")[0])
    assert state.over
    record = state.record().text()
    assert record.splitlines()[: len(header)] == header
    assert f"record   {hashlib.sha256(record.encode()).hexdigest()}" in lines
    assert f"position {state.digest()}" in lines
    assert broomstick.read_record(record).replay() == state


def test_the_games_were_chosen_to_show_something() -> None:
    """Between them the texts show every kind of thing that can happen."""
    text = "".join(golden_file(players).read_text(encoding="utf-8") for players in PLAYERS)
    for word in (
        "takes",
        "brews",
        "locked",
        "leads",
        "follows",
        "says-next",
        "knocked-out",
        "acts",
        "reclaims",
    ):
        assert f" {word}" in text
    for word in (
        "fulfils",
        "draws-cards 3",
        "left-over nothing",
        "game-over",
        "view of seat",
        "the public sees",
    ):
        assert f" {word}" in text or f"\n{word}" in text
