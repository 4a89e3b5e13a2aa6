"""Thrifty asked and watched: what it would do at a table, what it did in whole games, and how often it won."""

from typing import TypeVar

import pytest

import broomstick
from broomstick import Bot, Chance, Game, State, View
from broomstick.bots.thrifty.rivals import Rivals

V = TypeVar("V", bound=View)


def choice(state: State, seat: int = 0, seed: int = 0, bot: str = "thrifty") -> str:
    """What thrifty would do, as text."""
    action = broomstick.bots.make(bot).choose(state.view(seat), state.choices(seat), Chance(seed))
    return state.game.text(action)


def picked(state: State, seat: int, times: int = 20) -> dict[str, int]:
    """How often thrifty would pick each role, in so many tries."""
    found = dict.fromkeys(state.game.roles, 0)
    for seed in range(times):
        for role in choice(state, seat, seed).split()[1:]:
            found[role] += 1
    return found


def win_share(game: Game, games: int) -> float:
    """How much of the wins one thrifty gets among random bots, in every seat of each deal in turn."""
    total = 0.0
    for number in range(games):
        seat = number % game.players
        line_up = ["random"] * game.players
        line_up[seat] = "thrifty"
        winners = broomstick.match(game, line_up, seed=number // game.players).winners()
        total += (seat in winners) / len(winners)
    return total / games


class Watched(Bot):
    """Thrifty, with somebody looking over its shoulder."""

    name = "watched"

    def __init__(self) -> None:
        self.thrifty = broomstick.bots.make("thrifty")
        self.seen: list[tuple[View, list[int], Chance, int]] = []

    def choose(self, view: View, choices: list[int], rng: Chance) -> int:
        before = rng.copy()
        action = self.thrifty.choose(view, choices[:], rng)
        self.seen.append((view, choices, before, action))
        return action


def decisions(
    kind: type[V], game: Game, games: int, rival: str = "random"
) -> list[tuple[V, list[int], Chance, int]]:
    """Decisions of a thrifty bot in some games: its view, its choices, chance as it was before, and what it did."""
    bot = Watched()
    for seed in range(games):
        broomstick.match(game, [bot, *[rival] * (game.players - 1)], seed=seed)
    found = []
    for view, choices, before, action in bot.seen:
        assert isinstance(view, kind)
        found.append((view, choices, before, action))
    return found


def check_beliefs(view: View, rivals: Rivals) -> None:
    """What is believed about the hands of rivals agrees with what is public."""
    for seat in range(1, view.players):
        holds = rivals.holds(seat)
        assert all(0.0 <= chance <= 1.0 for chance in holds)
        if view.round and view.topic != 0:
            assert sum(holds) == pytest.approx(view.hand_sizes[seat])
            assert all(not chance or view.may_hold(seat) >> role & 1 for role, chance in enumerate(holds))
