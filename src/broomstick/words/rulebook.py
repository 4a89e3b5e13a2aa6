"""The books of rules: the heart's, each game's, the rules in short, and what is found in them.

To add a game's book: its texts in ``<language>/rules-<game>.ftl``, its outline in a file like
``rulebook_card_game.py``, and a line in ``BOOKS``.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from broomstick.heart.errors import OptionError
from broomstick.heart.game import Game
from broomstick.words import (
    rulebook_broom_service,
    rulebook_card_game,
    rulebook_heart,
    rulebook_search,
    rulebook_witchs_brew,
)
from broomstick.words.bundle import Words, words
from broomstick.words.rulebook_items import Book, Entry, Item, Pen, Rule


@dataclass(frozen=True)
class Outline:
    """How a game's rules are written down: from what replaces its components, if anything does; in short, as played."""

    write: Callable[[Words, Any], Pen]
    write_short: Callable[[Words, Game], Pen]


BOOKS = {
    "card-game": Outline(rulebook_card_game.write, rulebook_card_game.write_short),
    "witchs-brew": Outline(rulebook_witchs_brew.write, rulebook_witchs_brew.write_short),
    "broom-service": Outline(rulebook_broom_service.write, rulebook_broom_service.write_short),
}


def outline(game_name: str) -> Outline:
    if game_name not in BOOKS:
        raise OptionError(
            f"there are no rules of {game_name!r} here; there are those of {', '.join(BOOKS)}",
            "unknown-game",
            {"text": game_name, "names": list(BOOKS)},
        )
    return BOOKS[game_name]


@cache
def heart(language: str) -> Book:
    """The rules that all games share."""
    pen = Pen(words(language))
    rulebook_heart.write(pen, [(name, words(language, name).say("title")) for name in BOOKS])
    return pen.book("heart")


def book(language: str, game_name: str, data: Any = None) -> Book:
    """The complete rules of a game beyond those of the heart; ``data`` replaces components."""
    if data is None:
        return standard(language, game_name)
    return outline(game_name).write(words(language, game_name), data).book(game_name)


@cache
def standard(language: str, game_name: str) -> Book:
    """A game's book with the numbers of its own box."""
    return outline(game_name).write(words(language, game_name), None).book(game_name)


def short(language: str, game: Game) -> list[Item]:
    """The rules of a game in short, with its own numbers; none where it has no book."""
    return (
        outline(game.name).write_short(words(language, game.name), game).items if game.name in BOOKS else []
    )


def search(language: str, game_name: str, word: str, data: Any = None) -> list[Rule | Entry]:
    """The rules, and the words of the glossaries, that a word or several are about: best first."""
    return rulebook_search.search(books(language, game_name, data), word)


def near(language: str, game_name: str, word: str, data: Any = None) -> list[str]:
    """Words and names of rules that look like one that was not found."""
    return rulebook_search.near(books(language, game_name, data), word)


def books(language: str, game_name: str, data: Any = None) -> list[Book]:
    """What a player of a game may want to look into: its book, where it has one, and the heart's."""
    own = [book(language, game_name, data)] if game_name in BOOKS else []
    return [*own, heart(language)]
