"""The course of a game as a table keeps it: everybody's points as each round began."""

import pytest

import broomstick
from broomstick.bots import make
from broomstick.heart.chance import Chance
from broomstick.heart.journal import PUBLIC
from broomstick.hosting.pictures import picture
from broomstick.hosting.table import Table


def play(table: Table, seed: int) -> dict[int, list[int]]:
    """Play to the end; gives the points at the first decision of each round."""
    bot, rng = make("random"), Chance(seed)
    seen: dict[int, list[int]] = {}
    while not table.state.over:
        state = table.state
        seen.setdefault(state.round, state.scores())
        answers = {
            seat: state.game.text(bot.choose(state.view(seat), state.choices(seat), rng))
            for seat in state.deciders
        }
        if table.sealed:
            entry = table.propose_lock(answers, f"key {table.number}", 0.0)
            assert entry is not None
        else:
            seat = state.deciders[0]
            entry = table.propose_act(seat, table.position, answers[seat], f"key {table.number}", 0.0)
        table.apply(entry)
    return seen


@pytest.mark.parametrize("game", ["card-game", "witchs-brew", "broom-service"])
def test_a_finished_game_tells_everybody_s_points_round_by_round(game: str) -> None:
    table = Table(broomstick.load(game, players=3), "seed", "salt", None)
    table.apply(table.propose_start("start", 0.0))
    assert "course" not in picture(table, 0)
    seen = play(table, 7)
    state = table.state
    course = picture(table, PUBLIC)["course"]
    assert course == [
        [points[seat] for number, points in seen.items() if number] + [state.scores()[seat]]
        for seat in range(3)
    ]
    assert [len(line) for line in course] == [state.round + 1] * 3
    assert Table.replay(table.entries).course() == course


def test_a_round_that_was_taken_back_has_not_begun() -> None:
    table = Table(broomstick.load("card-game", players=3), "seed", "salt", None)
    table.apply(table.propose_start("start", 0.0))
    table.began = {1: [0, 0, 0], 2: [9, 9, 9]}
    table.note_round()
    assert 2 not in table.began
