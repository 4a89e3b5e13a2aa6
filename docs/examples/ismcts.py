"""OpenSpiel's search over information sets (ISMCTS) at our card game, against players who take any choice.

python ismcts.py --games 20 --simulations 200

Needs: pip install "broomstick[openspiel]". The search never sees a hidden card: OpenSpiel asks for worlds that fit
what its seat knows (resample_from_infostate), and plays on in those.
"""

import argparse

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

import broomstick
from broomstick.envs.openspiel import OpenGame


def one_game(game: OpenGame, seat: int, deal: int, simulations: int) -> float:
    """The searcher's share of the win in one deal."""
    rng = np.random.RandomState(deal)
    searcher = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        uct_c=1.0,
        max_simulations=simulations,
        random_state=rng,
    )
    state = game.new_initial_state(deal=deal)
    while not state.is_terminal():
        if state.current_player() == seat:
            state.apply_action(searcher.step(state))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return float(state.returns()[seat])


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="ISMCTS against random players.")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--simulations", type=int, default=200, help="for each decision")
    parser.add_argument("--players", type=int, default=3)
    asked = parser.parse_args(arguments)
    game = OpenGame(broomstick.load("card-game", players=asked.players))
    wins = 0.0
    for number in range(asked.games):
        # Every seat in turn, so that none has an advantage of its own.
        wins += one_game(game, number % asked.players, number // asked.players, asked.simulations)
        print(
            f"{number + 1} games, {wins / (number + 1):.2f} of them won (a random player: {1 / asked.players:.2f})"
        )


if __name__ == "__main__":
    main()
