"""The command ``broomstick``: who does what is asked of it."""

import argparse
import contextlib
import io
import os
import sys

import argcomplete
from argcomplete.shell_integration import shellcode

from broomstick.bots import BOTS
from broomstick.games import game_names, load
from broomstick.heart.errors import BroomstickError, OptionError
from broomstick.terminal.admin import admin
from broomstick.terminal.answers import printable
from broomstick.terminal.arena import hold_arena
from broomstick.terminal.boards import board
from broomstick.terminal.check import check
from broomstick.terminal.console import Console
from broomstick.terminal.options import as_typed
from broomstick.terminal.parser import Commands, language_of
from broomstick.terminal.playing import learn, play, resume
from broomstick.terminal.replay import replay
from broomstick.terminal.rulebook import rules_text
from broomstick.terminal.saves import reason
from broomstick.terminal.series import write_series
from broomstick.terminal.serving import serve
from broomstick.terminal.trouble import Trouble, explain
from broomstick.words import words

WRONG = 2


def main(argv: list[str] | None = None) -> int:
    """Run a command; the exit status is 0, 2 where something asked for cannot be, 130 where it was interrupted."""
    arguments = sys.argv[1:] if argv is None else argv
    language = language_of([])
    open_closed()
    try:
        language = language_of(arguments)
        parser = Commands(language).top
        argcomplete.autocomplete(parser)
        asked, more = parser.parse_known_args(arguments)
        if asked.command == "rules":
            # Words may stand behind options too, which argparse does not see.
            asked.word += [word for word in more if not word.startswith("-")]
            more = [word for word in more if word.startswith("-")]
        if more:
            command = " ".join([parser.prog, *([asked.command] if asked.command else [])])
            message = words(language).say("cli-unrecognized") % " ".join(more)
            raise Trouble("usage", message=message, command=command)
        asked.typed = list(arguments)
        return run(parser, asked, language)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 0
    except BroomstickError as error:
        said = explain(words(language), error)
        print(f"broomstick: {as_typed(said) if isinstance(error, OptionError) else said}", file=sys.stderr)
        if isinstance(error, Trouble) and error.message == "trouble-usage":
            print(words(language).say("cli-see-help", command=str(error.filling["command"])), file=sys.stderr)
        return WRONG
    except BrokenPipeError:
        # Whoever read our output is gone; nothing must be written to it at exit either.
        quiet()
        return 0
    except OSError as error:
        quiet()
        why = reason(error)
        said = why if isinstance(why, str) else explain(words(language), why)
        print(f"broomstick: {said}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        return 130


def open_closed() -> None:
    """Where a stream was closed before we began, there is nothing to read, and nobody to read."""
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, io.StringIO())


def quiet() -> None:
    """Send what is still to be written nowhere."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def run(parser: argparse.ArgumentParser, asked: argparse.Namespace, language: str) -> int:
    command = asked.command
    if command == "play":
        return play(asked, language)
    if command == "learn":
        return learn(asked, language)
    if command == "resume":
        return resume(asked, language)
    if command == "replay":
        return replay(asked, language)
    if command == "check":
        return check(asked, language)
    if command == "serve":
        return serve(asked, language)
    if command == "admin":
        return admin(asked, language)
    if command == "board":
        return board(asked, language)
    if command == "arena":
        return hold_arena(asked, language)
    if command == "rules":
        game = load(asked.game, asked.players, **({"data": asked.data} if asked.data else {}))
        console = Console(plain=True)
        console.show(
            *rules_text(
                language, game, [printable(word) for word in asked.word], min(console.width, 100), asked.all
            )
        )
    elif command == "games":
        if asked.game or asked.out:
            return write_series(asked, language)
        list_games(language)
    elif command == "completion":
        print(shellcode(["broomstick"], shell=asked.shell))
    else:
        parser.print_help()
    return 0


def list_games(language: str) -> None:
    """Games and bots, one a line."""
    console = Console(plain=True)
    say = words(language).say
    console.show(say("games-title"))
    wide = max(len(name) for name in (*game_names(), *BOTS)) + 2
    for name in game_names():
        own = words(language, name)
        console.show(f"  {name:<{wide}}{own.title}")
        if own.has("title.pitch"):
            console.say_under(f"  {'':<{wide}}", own.say("title.pitch"))
    console.show("", say("bots-title"))
    for name in BOTS:
        console.say_under(f"  {name:<{wide}}", say(f"bot-{name}"))
