"""How strong a bot is: its share of wins among other bots, and among itself by place behind the starter.

    python tools/bot_games/strength.py --games 1000
    python tools/bot_games/strength.py --games 200 --players 4 --bot thrifty --against random
    python tools/bot_games/strength.py --game witchs-brew
    python tools/bot_games/strength.py --game broom-service
    python tools/bot_games/strength.py --game broom-service --everything

Deals are fixed, so the same command gives the same table. In a row of games the bot sits in every seat of the same
deal in turn. A win that is shared counts as a share. The interval is the 95 % one for the mean of these shares.
"""

import argparse
import math
import time
from collections.abc import Sequence

import broomstick
from broomstick import Game
from broomstick.games import manifest_of
from broomstick.games.broom_service.options import BroomOptions

EVERYTHING: BroomOptions = {
    "board": "back",
    "storm_clouds": True,
    "extra_tiles": True,
    "expansion_cards": True,
}
"""All that Broom Service has beyond the front of the board."""

FIRST_DEAL = 1_000_000
"""Deals from here on were not used to choose the constants for the card game. Those for Witch's Brew were changed after
a look at games of bots among themselves from here; the deals of witchs_brew.py were not played before they stood."""


def win_share(winners: Sequence[int], seat: int) -> float:
    return 1 / len(winners) if seat in winners else 0.0


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and half of its 95 % confidence interval."""
    count = len(values)
    mean = sum(values) / count
    variance = sum((value - mean) ** 2 for value in values) / max(1, count - 1)
    return mean, 1.96 * math.sqrt(variance / count)


def against(game: Game, bot: str, rival: str, games: int, seed: int) -> tuple[list[float], float, float]:
    """One bot among rivals: its share of each win, its mean points, and those of the rivals."""
    shares: list[float] = []
    own = others = 0
    n = game.players
    for number in range(games):
        seat = number % n
        line_up = [rival] * n
        line_up[seat] = bot
        state = broomstick.match(game, line_up, seed=seed + number // n)
        scores = state.scores()
        shares.append(win_share(state.winners(), seat))
        own += scores[seat]
        others += sum(scores) - scores[seat]
    return shares, own / games, others / (games * (n - 1))


def mirror(game: Game, bot: str, games: int, seed: int) -> list[list[float]]:
    """The bot in every seat: shares of the wins by place behind the starter, who is the first."""
    n = game.players
    shares: list[list[float]] = [[] for _ in range(n)]
    for number in range(games):
        state = broomstick.match(game, [bot] * n, seed=seed + number)
        winners = state.winners()
        for place in range(n):
            shares[place].append(win_share(winners, (state.starter + place) % n))
    return shares


def percent(values: Sequence[float]) -> str:
    mean, half = interval(values)
    return f"{100 * mean:5.1f} % ± {100 * half:.1f}"


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="How strong a bot is.", allow_abbrev=False)
    parser.add_argument("--game", choices=broomstick.GAMES, default="card-game", help="the game (card-game)")
    parser.add_argument("--games", type=int, default=1000, help="games for each row (1000)")
    parser.add_argument("--players", type=int, nargs="*", help="for how many (all the game is for)")
    parser.add_argument("--bot", default="thrifty")
    parser.add_argument("--against", default="random")
    parser.add_argument("--seed", type=int, default=FIRST_DEAL, help=f"the first deal ({FIRST_DEAL})")
    parser.add_argument(
        "--everything", action="store_true", help="Broom Service on the back, with all options"
    )
    asked = parser.parse_args(argv)
    if asked.games < 1:
        parser.error("--games: at least 1")
    if asked.everything and asked.game != "broom-service":
        parser.error("--everything: only with --game broom-service")
    options = EVERYTHING if asked.everything else {}
    fewest, most = manifest_of(asked.game).fewest, manifest_of(asked.game).most
    counts = asked.players or list(range(fewest, most + 1))
    start = time.process_time()
    print(f"| one {asked.bot} among {asked.against} | games | wins | even would be | points | theirs |")
    print("|---|---|---|---|---|---|")
    for players in counts:
        game = broomstick.load(asked.game, players=players, **options)
        shares, own, others = against(game, asked.bot, asked.against, asked.games, asked.seed)
        even = f"{100 / players:.1f} %"
        print(
            f"| {players} players | {asked.games} | {percent(shares)} | {even} | {own:.1f} | {others:.1f} |",
            flush=True,
        )
    print()
    print(f"| all {asked.bot}, wins by place | games | {' | '.join(['starter', *'23456'[: most - 1]])} |")
    print("|---|---|" + "---|" * most)
    for players in counts:
        game = broomstick.load(asked.game, players=players, **options)
        cells = [percent(shares) for shares in mirror(game, asked.bot, asked.games, asked.seed)]
        cells += [""] * (most - players)
        print(f"| {players} players | {asked.games} | {' | '.join(cells)} |", flush=True)
    print()
    print(f"{time.process_time() - start:.0f} s of processor time")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
