"""What a map calls its areas, towers and cloud spaces. Names come with the map, in each language, not from our files.

A message such as ``area-UNKNOWN`` says them all. It gets ``$name``, what to type as ``$typed``, and what grammar needs:
``$gender`` and ``$vowel`` for articles, ``$bent`` for a name whose first word is an adjective that changes.
"""

import re
from functools import cache, lru_cache

from broomstick.games.broom_service.box.lists import COLOURS, LANDSCAPES
from broomstick.games.broom_service.game import BroomGame
from broomstick.games.broom_service.map.board import Board
from broomstick.games.broom_service.map.picture import SHAPES, BoardPicture, standard_path
from broomstick.games.broom_service.map.reader import read_picture
from broomstick.games.broom_service.options import MAP, OWN
from broomstick.heart.game import Game
from broomstick.words.bundle import Value, Words
from broomstick.words.text import fold

PLACES = {"area": "area", "from": "area", "to": "area", "tower": "tower", "cloud": "cloud"}
"""Labels of places, and the family of messages that each belongs to."""

GENDERS = {"m": "place-masculine", "f": "place-feminine", "n": "place-neuter"}
"""Messages that list words in names of places by gender, or their endings; a language without genders lists none."""

ENDING = "-"
"""Stands before an ending; alone, for nothing."""

VOWELS = "aeiou"
GAMES_KEPT = 32

Facts = dict[str, Value]


class Places:
    """A map's names in one language. Without a map, names are made of those that are typed."""

    def __init__(self, words: Words, board: Board | None = None, picture: BoardPicture | None = None) -> None:
        self.words = words
        self.board = board
        self.names: dict[str, str] = {}
        self.landscapes: dict[str, str] = {}
        self.own_names: dict[str, str] = {}
        if picture is not None:
            self.names = {area.name: area.names.get(words.language, "") for area in picture.areas}
            self.landscapes = {area.name: LANDSCAPES[area.landscape] for area in picture.areas}
            self.own_names = {tower.name: tower.names.get(words.language, "") for tower in picture.towers}
        self.known: dict[tuple[str, str], Facts] = {}
        capitals = words.say("place-capitals") == "yes"
        self.typed = {**distinct(self.names, capitals), **distinct(self.own_names, capitals)}

    def facts(self, family: str, name: str) -> Facts:
        """What fills in the message of a family for the place of this name."""
        if (family, name) not in self.known:
            made = {"area": self.area, "tower": self.tower, "cloud": self.cloud}[family]
            self.known[family, name] = made(name)
        return self.known[family, name]

    def area(self, name: str) -> Facts:
        shown = self.names.get(name, "") or readable(name)
        return {
            **self.grammar(shown),
            "typed": self.typed.get(name, name),
            "landscape": self.landscapes.get(name, ""),
        }

    def tower(self, name: str) -> Facts:
        """By its own name; where the map has none, by what it looks like and where it stands."""
        shown = self.own_names.get(name, "")
        looks: Facts = {"colour": "", "shape": ""}
        if self.board is not None and name in self.board.towers:
            at = self.board.towers.index(name)
            looks = {
                "colour": COLOURS[self.board.tower_colour[at]],
                "shape": SHAPES[self.board.tower_square[at]],
            }
            if not shown:
                areas = [self.name_of(area) for area in self.areas_of(at)]
                shown = self.words.say("tower-nameless", looks, areas=", ".join(areas))
        return {**self.grammar(shown or readable(name)), **looks, "typed": self.typed.get(name, name)}

    def areas_of(self, tower: int) -> list[str]:
        """The areas that a tower serves."""
        assert self.board is not None
        return [
            name
            for i, name in enumerate(self.board.areas[: self.board.lands])
            if self.board.tower_areas[tower] >> i & 1
        ]

    def name_of(self, area: str) -> str:
        return str(self.area(area)["name"])

    def cloud(self, name: str) -> Facts:
        """By its area; of two in one area each has a number."""
        area, number = name, 0
        if name not in self.names:
            found = re.fullmatch(r"(.+)-(\d)", name)
            area, number = (found[1], int(found[2])) if found else (name, 0)
        facts = self.area(area)
        typed = f"{facts['typed']}-{number}" if number else facts["typed"]
        return {**facts, "typed": typed, "number": number}

    def grammar(self, shown: str) -> Facts:
        """A name, and what an article before it depends on."""
        return {
            "name": shown,
            "bent": re.sub(r"^(\w+)e[rs]?(?= )", r"\1en", shown),
            "gender": self.gender(shown),
            "vowel": "yes" if fold(shown)[:1] in VOWELS else "no",
        }

    def gender(self, shown: str) -> str:
        """By the first word that is on the lists; a name of some other kind has no article."""
        for word in re.findall(r"\w+", fold(shown)):
            found = [
                (len(noun), gender)
                for gender, nouns in genders(self.words).items()
                for noun in nouns
                if word == noun or (noun[0] == ENDING and word.endswith(noun[1:]))
            ]
            if found:
                return max(found)[1]
        return "none"


@cache
def genders(words: Words) -> dict[str, list[str]]:
    """The words and endings of each gender."""
    return {
        gender: [noun for noun in fold(words.say(message)).split() if noun != ENDING]
        for gender, message in GENDERS.items()
    }


def readable(name: str) -> str:
    """A name that was made for typing, for reading: "crow-hill" is Crow Hill."""
    return " ".join(word.capitalize() for word in name.split("-"))


def distinct(names: dict[str, str], capitals: bool) -> dict[str, str]:
    """One word to type for each name: its own in the language, unless two would be alike."""
    typed = {name: one_word(shown, capitals) or name for name, shown in names.items()}
    folded = [fold(word) for word in typed.values()]
    return {name: word if folded.count(fold(word)) == 1 else name for name, word in typed.items()}


def one_word(shown: str, capitals: bool) -> str:
    """A name with hyphens where it has blanks and the like."""
    word = re.sub(r"[\W_]+", "-", shown if capitals else shown.lower()).strip("-")
    return "" if word.isdigit() else word


@cache
def standard_picture(name: str) -> BoardPicture:
    """One of our own maps; read once, as reading takes longer than all that is said with it."""
    return read_picture(standard_path(name))


def picture_of(game: Game) -> BoardPicture | None:
    """The map that a game is played on, with its names."""
    if not isinstance(game, BroomGame):
        return None
    if game.options["board"] == OWN and game.data is not None:
        return read_picture(game.data[MAP])
    return standard_picture(str(game.options["board"]))


@lru_cache(GAMES_KEPT)
def places(words: Words, game: Game) -> Places:
    """The names of a game's map in a language."""
    return Places(words, game.board if isinstance(game, BroomGame) else None, picture_of(game))
