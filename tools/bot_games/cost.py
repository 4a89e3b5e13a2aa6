"""What a decision costs a bot: processor time of whole games among its like, the game itself included.

    python tools/bot_games/cost.py
    python tools/bot_games/cost.py --bot thrifty --games 8 --times 3

Each game is played several times and the quickest counts, so that a busy machine does not matter much.
"""

import argparse
import time

import broomstick
from broomstick import Game
from broomstick.games.broom_service.options import BroomOptions
from strength import EVERYTHING

FRONT: BroomOptions = {"storm_clouds": True, "mountain_tiles": True}


def cost(game: Game, bot: str, games: int, times: int) -> tuple[float, float]:
    """Seconds for a game, and for a decision."""
    made = broomstick.bots.make(bot)
    seconds = 0.0
    decisions = 0
    # What is worked out once for a box is no part of it.
    broomstick.match(game, [made] * game.players, seed="before")
    for seed in range(games):
        quickest = float("inf")
        for _ in range(times):
            began = time.process_time()
            state = broomstick.match(game, [made] * game.players, seed=seed)
            quickest = min(quickest, time.process_time() - began)
        seconds += quickest
        decisions += state.moves
    return seconds / games, seconds / decisions


def main() -> int:
    parser = argparse.ArgumentParser(description="What a decision costs a bot.", allow_abbrev=False)
    parser.add_argument("--bot", default="thrifty")
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--times", type=int, default=3)
    asked = parser.parse_args()
    print(f"| {asked.bot}, 4 players | a game | a decision |")
    print("|---|---|---|")
    tables: list[tuple[str, Game]] = [
        ("card game", broomstick.load("card-game")),
        ("Witch's Brew", broomstick.load("witchs-brew")),
        (
            "Broom Service, front with storm clouds and mountain tiles",
            broomstick.load("broom-service", **FRONT),
        ),
        ("Broom Service, back with everything", broomstick.load("broom-service", **EVERYTHING)),
    ]
    for title, game in tables:
        whole, one = cost(game, asked.bot, asked.games, asked.times)
        print(f"| {title} | {1e3 * whole:.1f} ms | {1e6 * one:.0f} µs |", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
