"""Bots think in workers; one that dies is replaced, and its bot still answers."""

import asyncio
import json
import os
import signal

import pytest

from broomstick.games import load
from broomstick.server.thinking import Thinkers


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_a_worker_that_was_killed_is_replaced_and_ctrl_c_is_not_for_it(how: signal.Signals) -> None:
    game = load("card-game", players=3)
    state = game.start(seed=7)
    identity = json.dumps(game.identity(), sort_keys=True)
    seat = state.deciders[0]
    choices = [game.text(action) for action in state.choices(seat)]

    async def ask_kill_ask() -> tuple[str, str, bool]:
        thinkers = Thinkers(1)
        try:
            view = state.view(seat).data()
            first = await thinkers.think(identity, "thrifty", view, choices, "seed")
            for pid in list(thinkers.pool._processes):
                os.kill(pid, how)
            pool = thinkers.pool
            second = await thinkers.think(identity, "thrifty", view, choices, "seed")
            return first, second, thinkers.pool is pool
        finally:
            thinkers.close()

    first, second, same = asyncio.run(ask_kill_ask())
    assert same == (how == signal.SIGINT)
    assert first == second
    assert first in choices
