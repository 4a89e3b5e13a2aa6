"""The books of rules, read: the heart's, each game's, the rules in short, and what is found in them.

A game's book is the package here that is called like the game's folder, with an ``Outline``'s two functions.
"""

from functools import cache
from typing import Any, Protocol

from broomstick.games import game_names
from broomstick.heart.errors import OptionError
from broomstick.heart.game import Game
from broomstick.words.books import heart as of_heart
from broomstick.words.books import search as searching
from broomstick.words.books.items import Book, Entry, Item, Pen, Rule
from broomstick.words.bundle import Words, words
from broomstick.words.parts import part


class Outline(Protocol):
    """How a game's rules are written down: from what replaces its components, if anything does; in short, as played."""

    def write(self, words: Words, data: Any) -> Pen: ...

    def write_short(self, words: Words, game: Game) -> Pen: ...


def names() -> list[str]:
    """The games that have a book."""
    return [name for name in game_names() if part("books", name)]


def outline(game_name: str) -> Outline:
    found: Outline | None = part("books", game_name)
    if found is None:
        raise OptionError(
            f"there are no rules of {game_name!r} here; there are those of {', '.join(names())}",
            "unknown-game",
            {"text": game_name, "names": names()},
        )
    return found


@cache
def heart(language: str) -> Book:
    """The rules that all games share."""
    pen = Pen(words(language), "rules-heart")
    of_heart.write(pen, [(name, words(language, name).say("title")) for name in names()])
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
    if game.name not in names():
        return []
    return outline(game.name).write_short(words(language, game.name), game).items


def search(language: str, game_name: str, word: str, data: Any = None) -> list[Rule | Entry]:
    """The rules, and the words of the glossaries, that a word or several are about: best first."""
    return searching.search(books(language, game_name, data), word)


def near(language: str, game_name: str, word: str, data: Any = None) -> list[str]:
    """Words and names of rules that look like one that was not found."""
    return searching.near(books(language, game_name, data), word)


def books(language: str, game_name: str, data: Any = None) -> list[Book]:
    """What a player of a game may want to look into: its book, where it has one, and the heart's."""
    own = [book(language, game_name, data)] if game_name in names() else []
    return [*own, heart(language)]
