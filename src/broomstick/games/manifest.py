"""What a game says of itself, once. Every room finds the game and its parts by this.

A game is a folder here with a ``manifest.py`` in it, whose ``MANIFEST`` is one of these. What other rooms have for it
lies in folders of the same name: its thoughts in ``bots/thrifty``, its sentences in ``words/<language>``, its book in
``words/books``, its face in ``terminal/faces``; in the page, where names have hyphens, in ``games``.
"""

from collections.abc import Callable, Sequence
from typing import Any

from broomstick.games.asked import check_options, number_of_players
from broomstick.games.option import Option
from broomstick.heart.game import Game

Make = Callable[[int, object, dict[str, Any], object], Game]
"""Makes a game for so many players, from own components, options and a version of the rules, where these are given."""
Embed = Callable[[object, dict[str, Any]], tuple[object, dict[str, Any]]]
"""Puts files that a caller on this machine names among the options into the data, so that records carry them."""


def as_it_is(data: object, options: dict[str, Any]) -> tuple[object, dict[str, Any]]:
    """Options of most games name no files."""
    return data, options


class Manifest:
    """A game's name, what it is called in English, for how many it is, what can be agreed, and how it is made."""

    def __init__(
        self,
        name: str,
        title: str,
        place: int,
        players: tuple[int, int],
        make: Make,
        options: Sequence[Option] = (),
        minutes: int = 30,
        icon: str = "brave",
        usual: int = 4,
        embed: Embed = as_it_is,
    ) -> None:
        self.name = name
        self.title = title
        self.place = place
        """Where it stands when games are listed."""
        self.fewest, self.most = players
        self.usual = usual
        """How many sit down where nothing is said."""
        self.options = list(options)
        self.minutes = minutes
        """How long it takes people, roughly."""
        self.icon = icon
        """The picture that stands for it in a list."""
        self.make = make
        self.embed = embed

    @property
    def folder(self) -> str:
        """What its folder is called in every room of the package."""
        return self.name.replace("-", "_")

    def game(self, players: object, data: object, asked: dict[str, Any], rules: object) -> Game:
        """The game made ready, if so many can play it and it knows these options."""
        seats = number_of_players(players, self.title, self.fewest, self.most)
        check_options(asked, self.title, [option.name for option in self.options])
        return self.make(seats, data, asked, rules)

    def told(self) -> dict[str, Any]:
        """What whoever wants to play it has to know beforehand, as plain data."""
        return {
            "name": self.name,
            "fewest": self.fewest,
            "most": self.most,
            "usual": self.usual,
            "minutes": self.minutes,
            "icon": self.icon,
            "options": [option.told(self.fewest, self.most) for option in self.options],
        }
