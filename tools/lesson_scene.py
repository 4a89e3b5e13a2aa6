"""Print what bots play from a deal up to a round, for the ``before`` of a lesson's scene.

    python tools/lesson_scene.py broom-service --players 3 --seed last --starter 0 --until 7

The bots are thrifty, and their chance comes from the seed, so the same command prints the same. ``--options`` are
those of the lesson, as JSON. Behind it, on stderr, stands how the game is then.
"""

import argparse
import json
import sys
import textwrap

from broomstick.bots import make
from broomstick.games import make as make_game
from broomstick.heart.chance import Chance
from broomstick.heart.state import State
from broomstick.lessons.lesson import Move
from broomstick.lessons.reading import SALT


def played(state: State, seed: str, until: int) -> list[Move]:
    """Play until a round begins, or the game is over."""
    bot, rng = make("thrifty"), Chance(seed, SALT, "before")
    found: list[Move] = []
    while not state.over and state.round < until:
        seat = state.deciders[0]
        action = state.game.text(bot.choose(state.view(seat), state.choices(seat), rng))
        found.append((seat, action))
        state.play(seat, action)
    return found


def as_toml(moves: list[Move]) -> str:
    items = ", ".join(f'"{seat} {action}"'.replace(" ", "\0") for seat, action in moves)
    lines = textwrap.fill(items, 100, break_long_words=False, break_on_hyphens=False)
    return f"before = [\n{textwrap.indent(lines, '    ')},\n]".replace("\0", " ")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seed", default="first")
    parser.add_argument("--starter", type=int, default=0)
    parser.add_argument("--until", type=int, default=2)
    parser.add_argument("--options", default="{}")
    asked = parser.parse_args()
    game = make_game(asked.game, asked.players, None, json.loads(asked.options))
    state = game.start(asked.seed, salt=SALT, starter=asked.starter)
    print(as_toml(played(state, asked.seed, asked.until)))
    print(state, file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
