"""The command ``broomstick``: what can be asked of it, and who does it."""

import argparse
import os
import secrets
import sys
from pathlib import Path

import broomstick
from broomstick.bots import BOTS
from broomstick.contest.errors import BroomstickError, OptionError
from broomstick.games import GAMES, load
from broomstick.terminal import rules, words
from broomstick.terminal.console import Console
from broomstick.terminal.saves import Seats, restore
from broomstick.terminal.sitting import Leave, Sitting

EXAMPLES = """\
examples:
  broomstick play card-game                          you against three bots
  broomstick play card-game --players 6 --seed 7     six players, a deal you can repeat
  broomstick play card-game --bots thrifty,random,random --seat 2 --name Ada
  broomstick play card-game --save friday            keep the game in the file "friday",
  broomstick resume friday                           and go on with it
  broomstick rules card-game
"""

WRONG = 2
STOPPED = 130


def parser() -> argparse.ArgumentParser:
    plain = argparse.RawDescriptionHelpFormatter
    top = argparse.ArgumentParser(
        "broomstick",
        description="Brave or cowardly: play Broom Service: The Card Game against bots.\n" + words.UNOFFICIAL,
        epilog=EXAMPLES,
        formatter_class=plain,
        allow_abbrev=False,
    )
    top.add_argument("--version", action="version", version=f"broomstick {broomstick.__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    play = commands.add_parser(
        "play", help="play a game against bots", epilog=EXAMPLES, formatter_class=plain
    )
    play.add_argument("game", metavar="GAME", help="one of: " + ", ".join(GAMES))
    play.add_argument("--players", type=int, default=4, metavar="N", help="players, you included (4)")
    play.add_argument(
        "--bots",
        default="thrifty",
        metavar="BOTS",
        help=f"one for all or one each, with commas: {', '.join(BOTS)}",
    )
    play.add_argument("--seat", type=int, default=0, metavar="N", help="your seat, counted from 0 (0)")
    play.add_argument("--seed", metavar="SEED", help="a number or a word; the same one gives the same deal")
    play.add_argument("--name", default=words.YOU, metavar="NAME", help="what to call you")
    play.add_argument("--save", default="", metavar="FILE", help="keep the game in this file")
    resume = commands.add_parser("resume", help="go on with a game that was kept in a file")
    resume.add_argument("file", metavar="FILE")
    show = commands.add_parser("rules", help="the rules of a game in short")
    show.add_argument("game", metavar="GAME", help="one of: " + ", ".join(GAMES))
    show.add_argument(
        "--players", type=int, default=4, metavar="N", help="types and tasks for so many players (4)"
    )
    commands.add_parser("games", help="which games and bots there are")
    return top


def main(argv: list[str] | None = None) -> int:
    """Run a command; the exit status is 0, 2 where something asked for cannot be, 130 where it was interrupted."""
    try:
        asked = parser().parse_args(argv)
        return run(asked)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 0
    except BroomstickError as error:
        print(f"broomstick: {error}", file=sys.stderr)
        return WRONG
    except BrokenPipeError:
        # Whoever read our output is gone; nothing must be written to it at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def run(asked: argparse.Namespace) -> int:
    if asked.command == "games":
        print(rules.games())
        return 0
    if asked.command == "rules":
        print(rules.summary(load(asked.game, asked.players)))
        return 0
    back = asked.command == "resume"
    return sit(resumed(asked) if back else begun(asked), back)


def begun(asked: argparse.Namespace) -> Sitting:
    """A new game."""
    game = load(asked.game, asked.players)
    bots = asked.bots.split(",")
    if len(bots) == 1:
        bots *= asked.players - 1
    seats = Seats(asked.seat, asked.name, bots).check(asked.players)
    if asked.save and Path(asked.save).exists():
        raise OptionError(words.there_already(asked.save))
    seed = asked.seed if asked.seed is not None else str(secrets.randbelow(1_000_000))
    return Sitting(game.start(seed), seats, Console(), asked.save)


def resumed(asked: argparse.Namespace) -> Sitting:
    """A game from a file, which it goes on being kept in."""
    state, seats = restore(asked.file)
    return Sitting(state, seats, Console(), asked.file)


def sit(sitting: Sitting, back: bool) -> int:
    """Play to the end, or until the person goes."""
    try:
        sitting.keep()
        sitting.welcome(back)
        sitting.play()
    except Leave as leave:
        sitting.leave(str(leave))
    except KeyboardInterrupt:
        sitting.leave(words.INTERRUPTED)
        return STOPPED
    return 0
