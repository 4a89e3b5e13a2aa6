"""What is counted of tiles, circles, clouds and cards in games of bots: as often as it happened, and who won."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "tools" / "bot_games"))

import broomstick
from broomstick import State
from broomstick.games.broom_service.table.tiles_and_cards import GONE
from games.broom_service.staging import broom_view
from games.broom_service.staging_isles import everything
from uses import CIRCLE, DRAWN, EVERY_USE, FOUND, HILL, PLAYED, SPENT, Users, uses


def finished(seed: int = 3) -> State:
    return broomstick.match(everything(3), ["random"] * 3, seed=seed)


def test_what_is_counted_is_what_the_table_shows() -> None:
    """Of every forest tile that is gone somebody has found it; what was found and not used is kept."""
    for seed in range(4):
        state = finished(seed)
        extras = broom_view(state, 0).layout.extras
        groups = [use[0] for _, use in uses(state)]
        assert groups.count(FOUND) == extras.forest.count(GONE)
        assert groups.count(FOUND) - groups.count(SPENT) == sum(extras.kept)
        assert groups.count(DRAWN) - groups.count(PLAYED) == sum(extras.held)
        assert groups.count(CIRCLE) <= groups.count(HILL)
        assert {use for _, use in uses(state)} <= set(EVERY_USE)


def test_whoever_uses_a_thing_twice_is_counted_once_for_the_wins() -> None:
    state = next(state for state in map(finished, range(40)) if len(set(uses(state))) < len(uses(state)))
    users = Users()
    users.count(state)
    assert users.times.total() == len(uses(state)) > users.seats.total() == len(set(uses(state)))
    users.add(users)
    for use, times in users.times.items():
        seats = {seat for seat, what in uses(state) if what == use}
        won = sum((seat in state.winners()) / len(state.winners()) for seat in seats)
        assert times == 2 * [what for _, what in uses(state)].count(use)
        assert users.fare(use, 3) == 3 * won / len(seats)
