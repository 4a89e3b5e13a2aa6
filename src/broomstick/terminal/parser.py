"""What can be asked of the command ``broomstick``, with help in the reader's language."""

import argparse
import os
from collections.abc import Iterable
from glob import glob
from textwrap import fill
from typing import Any, NoReturn

import broomstick
from broomstick.bots.specs import named as named_bots
from broomstick.games import game_names
from broomstick.games.option import Choice, Flag, Number, Option
from broomstick.lessons import lessons_of
from broomstick.terminal.admin_parser import add_admin
from broomstick.terminal.options import every_option, typed
from broomstick.terminal.trouble import Trouble
from broomstick.words import LANGUAGES, Words, words

WIDE = 90
SHELLS = ["bash", "zsh", "fish"]
LEVELS = ["debug", "info", "warning", "error"]
BOARDS = ["front", "back", "check"]

USAGE_MESSAGES = {
    "usage: ": "cli-usage",
    "positional arguments": "cli-arguments",
    "options": "cli-options",
    "show this help message and exit": "cli-help",
    "unrecognized arguments: %s": "cli-unrecognized",
    "the following arguments are required: %s": "cli-required",
    "expected one argument": "cli-expected-one",
    "ignored explicit argument %r": "cli-takes-none",
    "not allowed with argument %s": "cli-not-with",
    "invalid %(type)s value: %(value)r": "cli-invalid-value",
    "invalid choice: %(value)r (choose from %(choices)s)": "cli-invalid-choice",
    "argument %(argument_name)s: %(message)s": "cli-about",
}
"""What argparse says of its own, and our words for it; anything else stays as it is."""


def language_of(arguments: Iterable[str]) -> str:
    """The language asked for on the command line, else in the environment, else English."""
    before = ""
    for argument in arguments:
        if before == "--lang":
            return checked_language(argument)
        if argument.startswith("--lang="):
            return checked_language(argument.removeprefix("--lang="))
        before = argument
    for variable in ("BROOMSTICK_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        named = os.environ.get(variable, "")
        if named:
            return named[:2].lower() if named[:2].lower() in LANGUAGES else "en"
    return "en"


def checked_language(text: str) -> str:
    if text.lower() not in LANGUAGES:
        raise Trouble("language", text=text[:20], languages=", ".join(LANGUAGES))
    return text.lower()


class Parser(argparse.ArgumentParser):
    """argparse, with examples below the help and errors that are raised instead of printed."""

    def error(self, message: str) -> NoReturn:
        raise Trouble("usage", message=message, command=self.prog)


def speak(language: str) -> None:
    """Let argparse say its own sentences in a language."""
    said = words(language)

    def translate(text: str) -> str:
        message = USAGE_MESSAGES.get(text)
        return said.say(message) if message else text

    vars(argparse)["_"] = translate


class Commands:
    """Builds the parser."""

    def __init__(self, language: str) -> None:
        speak(language)
        self.words: Words = words(language)
        self.top = self.parser(
            "broomstick",
            description=fill(self.say("cli-description"), WIDE) + "\n" + fill(self.say("unofficial"), WIDE),
            epilog=self.examples("broomstick"),
        )
        self.top.add_argument(
            "--version",
            action="version",
            version=self.version(),
            help=self.say("cli-version"),
        )
        self.lang(self.top)
        self.commands = self.top.add_subparsers(
            dest="command", metavar=self.say("cli-metavar-command"), parser_class=Parser
        )
        self.play()
        self.resume()
        self.learn()
        self.replay()
        self.check()
        self.rules()
        self.games()
        self.arena()
        self.board()
        self.serve()
        add_admin(self)
        self.completion()

    def say(self, message: str) -> str:
        return self.words.say(message)

    def version(self) -> str:
        """Which Broomstick this is, and which build of its core runs."""
        build = "cli-version-compiled" if broomstick.compiled else "cli-version-plain"
        return self.words.say(build, version=broomstick.__version__)

    def parser(self, name: str, **more: Any) -> Parser:
        shape = argparse.RawDescriptionHelpFormatter
        return Parser(name, formatter_class=shape, allow_abbrev=False, **more)

    def examples(self, command: str) -> str:
        """The examples below a command's help."""
        name = f"cli-examples-{command}"
        return f"{self.say('cli-examples')}\n{self.say(name)}" if self.words.has(name) else ""

    def add(self, command: str) -> argparse.ArgumentParser:
        parser: argparse.ArgumentParser = self.commands.add_parser(
            command,
            help=self.say(f"cli-{command}"),
            description=self.say(f"cli-{command}"),
            epilog=self.examples(command),
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        self.lang(parser)
        return parser

    def lang(self, parser: argparse.ArgumentParser) -> None:
        named = ", ".join(f"{code} ({title})" for code, title in LANGUAGES.items())
        parser.add_argument(
            "--lang",
            metavar=self.say("cli-metavar-lang"),
            choices=list(LANGUAGES),
            type=str.lower,
            default=argparse.SUPPRESS,
            help=f"{self.say('cli-lang')} {named}",
        )

    def option(
        self, parser: argparse.ArgumentParser, name: str, metavar: str = "", **more: Any
    ) -> argparse.Action:
        """An option whose help stands in the words files; one of a game without words has none."""
        if metavar:
            more["metavar"] = self.say(f"cli-metavar-{metavar}")
        text = more.pop("text", f"cli-option-{name.strip('-')}")
        action = parser.add_argument(name, help=self.say(text) if self.words.has(text) else None, **more)
        if metavar in ("bots", "viewer", "game"):
            # For completion only.
            eyes = [self.say("replay-open"), self.say("replay-public")]
            named = {"bots": named_bots(), "viewer": eyes, "game": game_names()}[metavar]
            action.completer = lambda **_: named  # type: ignore[attr-defined]
        return action

    def game_options(self, parser: argparse.ArgumentParser) -> None:
        """Those of all games, and components of one's own."""
        for option in every_option().values():
            self.game_option(parser, option)
        self.option(parser, "--data", "file", default="")

    def game_option(self, parser: argparse.ArgumentParser, option: Option) -> None:
        """An option of a game, which the game itself checks."""
        if isinstance(option, Flag):
            self.option(parser, typed(option.name), action="store_true", default=None)
        elif isinstance(option, Number):
            self.option(parser, typed(option.name), "number", type=whole)
        elif isinstance(option, Choice):
            action = self.option(parser, typed(option.name), option.name)
            # For completion only; a file of one's own is another possibility.
            files = "*.toml" if option.file else ""
            action.completer = lambda **_: [*option.values, *glob(files)]  # type: ignore[attr-defined]

    def game(self, parser: argparse.ArgumentParser, count: str | None = None) -> None:
        named = self.say("cli-game") + " " + ", ".join(game_names())
        action = parser.add_argument("game", metavar=self.say("cli-metavar-game"), nargs=count, help=named)
        # For completion only: an unknown game is refused by the library, which says what there is.
        action.completer = lambda **_: game_names()  # type: ignore[attr-defined]

    def file(self, parser: argparse.ArgumentParser, command: str, count: str | None = None) -> None:
        parser.add_argument(
            "file", metavar=self.say("cli-metavar-file"), nargs=count, help=self.say(f"cli-file-{command}")
        )

    def learn(self) -> None:
        parser = self.add("learn")
        self.game(parser)
        action = parser.add_argument(
            "lesson",
            metavar=self.say("cli-metavar-lesson"),
            nargs="?",
            default="first",
            help=self.say("cli-lesson"),
        )
        # For completion only, as with games.
        named = {lesson.name: None for game in game_names() for lesson in lessons_of(game)}
        action.completer = lambda **_: [*named]  # type: ignore[attr-defined]
        self.option(parser, "--anew", action="store_true")
        self.option(parser, "--quick", action="store_true")
        self.option(parser, "--plain", action="store_true")

    def play(self) -> None:
        parser = self.add("play")
        self.game(parser)
        self.option(parser, "--players", "number", type=whole, default=4)
        self.option(parser, "--people", "number", type=whole, default=0)
        self.option(parser, "--names", "names", default="")
        self.option(parser, "--bots", "bots", default="")
        self.option(parser, "--seat", "number", type=whole, default=1)
        self.option(parser, "--starter", "number", type=whole)
        self.option(parser, "--seed", "seed")
        self.game_options(parser)
        self.option(parser, "--save", "file", default="")
        self.option(parser, "--quick", action="store_true")
        self.option(parser, "--plain", action="store_true")

    def resume(self) -> None:
        parser = self.add("resume")
        self.file(parser, "resume", "?")
        self.option(parser, "--bots", "bots", default="", text="cli-option-other-bots")
        self.option(parser, "--list", action="store_true")
        self.option(parser, "--quick", action="store_true")
        self.option(parser, "--plain", action="store_true")

    def replay(self) -> None:
        parser = self.add("replay")
        self.file(parser, "replay", "?")
        self.option(parser, "--as", "viewer", default="", dest="viewer")
        self.option(parser, "--round", "number", type=whole, default=0)
        self.option(parser, "--all", action="store_true")
        self.option(parser, "--plain", action="store_true")

    def check(self) -> None:
        parser = self.add("check")
        self.file(parser, "check", "+")
        self.option(parser, "--game", "game", default=game_names()[0])

    def rules(self) -> None:
        parser = self.add("rules")
        self.game(parser)
        parser.add_argument(
            "word", metavar=self.say("cli-metavar-word"), nargs="*", help=self.say("cli-rules-word")
        )
        self.option(parser, "--all", action="store_true")
        self.option(parser, "--players", "number", type=whole, default=4)
        self.option(parser, "--data", "file", default="")

    def games(self) -> None:
        parser = self.add("games")
        self.game(parser, "?")
        self.option(parser, "--out", "file", default="")
        self.option(parser, "--games", "number", type=whole, default=1000)
        self.option(parser, "--players", "number", type=whole, default=4)
        self.option(parser, "--bots", "bots", default="")
        self.option(parser, "--seed", "seed")
        self.option(parser, "--cores", "number", type=whole)
        self.game_options(parser)

    def arena(self) -> None:
        parser = self.add("arena")
        self.game(parser)
        self.option(parser, "--bots", "bots", nargs="+", required=True, text="cli-option-arena-bots")
        self.option(parser, "--among", "bots", nargs="+", default=[])
        self.option(parser, "--tables", action="store_true")
        self.option(parser, "--players", "number", type=whole, default=4)
        self.option(parser, "--games", "number", type=whole, default=1000, text="cli-option-arena-games")
        self.option(parser, "--seed", "seed")
        self.option(parser, "--bar", "percent", type=float)
        self.option(parser, "--precision", "percent", type=float)
        self.option(parser, "--cores", "number", type=whole)
        self.option(parser, "--ray", "host", default="")
        self.option(parser, "--records", action="store_true")
        self.option(parser, "--out", "file", default="", text="cli-option-arena-out")
        self.option(parser, "--report", "file", default="")
        self.game_options(parser)

    def board(self) -> None:
        parser = self.add("board")
        action = parser.add_argument(
            "board", metavar=self.say("cli-metavar-board"), help=self.say("cli-which-board")
        )
        # For completion only, as with games; a map's own file is another possibility.
        action.completer = lambda **_: [*BOARDS, *glob("*.toml")]  # type: ignore[attr-defined]
        self.file(parser, "board", "*")
        self.option(parser, "--svg", "file", nargs="?", const="-")
        self.option(parser, "--dark", action="store_true")
        self.option(parser, "--position", "file", default="")

    def serve(self) -> None:
        parser = self.add("serve")
        self.option(parser, "--port", "number", type=whole, default=0)
        self.option(parser, "--host", "host", default="127.0.0.1")
        self.option(parser, "--database", "file", default="")
        self.option(parser, "--private", "host", default="")
        self.option(parser, "--host-name", "name", action="append", default=[])
        self.option(parser, "--limit", "limit", action="append", default=[])
        self.option(parser, "--log", "level", default="", choices=LEVELS)
        self.option(parser, "--access-log", action="store_true")
        self.option(parser, "--metrics", "host", default="")
        self.option(parser, "--forget-after", "number", type=whole, default=None)
        self.option(parser, "--drain", "number", type=whole, default=0)
        self.option(parser, "--no-browser", action="store_true")

    def completion(self) -> None:
        parser = self.add("completion")
        parser.add_argument(
            "shell", choices=SHELLS, metavar=self.say("cli-metavar-shell"), help=self.say("cli-shell")
        )


def whole(text: str) -> int:
    """A whole number."""
    return int(text)
