"""What places of Broom Service are called, and texts put one behind the other."""

from functools import lru_cache, reduce

from broomstick.games.broom_service.game import BroomGame
from broomstick.games.broom_service.table.view import BroomView
from broomstick.terminal.faces.broom_service.seen import landscape_of
from broomstick.words import Cast, Speech, Words
from broomstick.words.books.broom_service.box import box_of
from broomstick.words.text import capital


@lru_cache(16)
def area_names(words: Words, game: BroomGame) -> tuple[list[str], list[str]]:
    """What the areas of a game's map are called; and of each name the first noun that no other has."""
    speech = Speech(words.language, game, Cast([]))
    names = [speech.word("area", name, "long") for name in game.board.areas]
    brief = []
    for at, name in enumerate(names):
        others = {word for other in (*names[:at], *names[at + 1 :]) for word in other.split()}
        brief.append(next((word for word in name.split() if word[0].isupper() and word not in others), name))
    return names, brief


def apart(words: Words, texts: list[str]) -> str:
    """Texts that may have commas of their own, one behind the other."""
    return reduce(lambda first, second: words.say("brings-both", first=first, second=second), texts)


def sentences(head: str, facts: list[str]) -> str:
    """A beginning, and each fact as a sentence behind it."""
    return " ".join([head, *(f"{capital(text)}." for text in facts)])


class PlaceNames:
    """Names places as one view shows them."""

    def __init__(self, view: BroomView, speech: Speech) -> None:
        self.view = view
        self.parts = view.parts
        self.board = view.parts.board
        self.speech = speech
        self.words = speech.words
        self.box = box_of(speech.game)
        assert isinstance(speech.game, BroomGame)
        self.area_names, self.brief_names = area_names(speech.words, speech.game)

    def name(self, area: int) -> str:
        return self.area_names[area]

    def brief(self, area: int) -> str:
        """A word that tells an area from all others."""
        return self.brief_names[area]

    def names(self, areas: list[int]) -> str:
        return ", ".join(self.name(area) for area in areas)

    def landscape(self, area: int) -> str:
        return self.speech.word("landscape", landscape_of(self.view, area))

    def tower_name(self, tower: int) -> str:
        return self.speech.word("tower", self.parts.towers[tower], "long")
