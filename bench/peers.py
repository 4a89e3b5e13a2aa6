"""Uniformly random play, and copying, in the two peers: Catanatron and OpenSpiel's hearts."""

from __future__ import annotations

from random import Random
from typing import Any

from tally import Tally, main, tally_copies, tally_games


def _catanatron_game(seed: int) -> Any:
    # Neither peer has type stubs, and the rest of the project is checked where they are not installed.
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import, unused-ignore]

    # Catanatron reads seed 0 as "no seed".
    return Game([RandomPlayer(color) for color in Color], seed=seed + 1)


def _play_catanatron(seed: int) -> tuple[int, int]:
    """One game from set-up to the win (or Catanatron's limit of 1000 turns); dice are part of an action."""
    game = _catanatron_game(seed)
    game.play()
    return len(game.state.actions), 0


def catanatron(seconds: float) -> Tally:
    """Four random players, complete games."""
    return tally_games(_play_catanatron, seconds)


def catanatron_copies(seconds: float) -> Tally:
    """Copies of a game in which half of the decisions have been made."""
    half = _play_catanatron(1)[0] // 2
    game = _catanatron_game(1)
    for _ in range(half):
        game.play_tick()
    return tally_copies(game.copy, seconds)


def _hearts() -> Any:
    import pyspiel  # type: ignore[import, unused-ignore]  # no stubs, as above

    return pyspiel.load_game("hearts")


def _advance_hearts(state: Any, rng: Random, limit: int = 1_000_000) -> tuple[int, int]:
    """Play on until the end or until `limit` decisions; returns decisions and chance events."""
    random = rng.random
    decisions = chance = 0
    while decisions < limit and not state.is_terminal():
        # Every chance event of hearts is uniform over its outcomes, so one cheap draw serves both kinds.
        if state.is_chance_node():
            chance += 1
        else:
            decisions += 1
        actions = state.legal_actions()
        state.apply_action(actions[int(random() * len(actions))])
    return decisions, chance


def hearts(seconds: float) -> Tally:
    """Four random players, complete deals, driven from Python."""
    game = _hearts()
    return tally_games(lambda seed: _advance_hearts(game.new_initial_state(), Random(seed)), seconds)


def hearts_own(seconds: float) -> Tally:
    """Four random players, complete deals, in OpenSpiel's own C++ loop with its own random bots."""
    import pyspiel

    game = _hearts()
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())]
    # How cards are passed, and each of the 52 cards, is a chance event; all else of a history are decisions.
    _, dealt = _advance_hearts(game.new_initial_state(), Random(0))

    def one(seed: int) -> tuple[int, int]:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        return len(state.history()) - dealt, dealt

    return tally_games(one, seconds)


ROLLOUTS = 100
"""So many at a time, so that what is around them in C++ and in Python does not show."""


def hearts_rollouts(seconds: float) -> Tally:
    """Complete deals from the position after dealing, by OpenSpiel's own evaluator, which copies it each time.

    Python cannot ask the evaluator itself; a search of a single step asks it about the position it is given, once.
    """
    import pyspiel

    game = _hearts()
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    search = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)
    # One deal for each way to pass cards on; in one of them none are passed, and there are fewer decisions.
    ways = [action for action, _ in game.new_initial_state().chance_outcomes()]
    deals = [_dealt_hearts(game, way) for way in ways]
    lengths = [_advance_hearts(deal.clone(), Random(1))[0] for deal in deals]

    def one(seed: int) -> tuple[int, int]:
        at = seed % len(deals)
        search.mcts_search(deals[at])
        return ROLLOUTS * lengths[at], 0

    return tally_games(one, seconds)


def _dealt_hearts(game: Any, way: int) -> Any:
    """A deal before its first decision, with cards to be passed on in a certain way."""
    state, rng = game.new_initial_state(), Random(1)
    state.apply_action(way)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def hearts_copies(seconds: float) -> Tally:
    """Copies of a deal in which half of the decisions have been made."""
    game = _hearts()
    half = _advance_hearts(game.new_initial_state(), Random(1))[0] // 2
    state = game.new_initial_state()
    _advance_hearts(state, Random(1), half)
    return tally_copies(state.clone, seconds)


if __name__ == "__main__":
    main(
        "Measure a peer; prints JSON.",
        {
            "catanatron": catanatron,
            "catanatron-copies": catanatron_copies,
            "hearts": hearts,
            "hearts-own": hearts_own,
            "hearts-rollouts": hearts_rollouts,
            "hearts-copies": hearts_copies,
        },
    )
