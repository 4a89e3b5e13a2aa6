"""The words and colours of the card game's types, for drawing."""

from broomstick.games.card_game.components import Task
from broomstick.games.card_game.game import CardGame
from broomstick.games.card_game.view import CardView
from broomstick.terminal.faces.blocks import Part
from broomstick.terminal.faces.paint import EMPTY, FULL, QUIET, type_chip, type_ink
from broomstick.terminal.faces.signs import Signs
from broomstick.words import Speech


class CardSigns(Signs):
    """What drawings of the card game take their words and colours from."""

    view: CardView

    def __init__(self, view: CardView, speech: Speech) -> None:
        super().__init__(view, speech)
        self.parts = view.parts
        self.kinds = range(view.kinds)
        self.watching = not view.stock
        self.pairs = letters_of(view.parts.types, speech)

    def letters(self, kind: int) -> str:
        """A type's two letters."""
        return self.pairs[kind]

    def chip(self, kind: int) -> Part:
        return type_chip(self.letters(kind), self.parts.colours[kind])

    def ink(self, kind: int) -> str:
        return type_ink(self.parts.colours[kind])

    def pips(self, kind: int, have: int, need: int) -> list[Part]:
        """So many potions of those needed: full ones are there, hollow ones are missing."""
        have = min(have, need)
        return [(FULL * have, self.ink(kind)), (EMPTY * (need - have), QUIET)]

    def needs(self, task: Task, seat: int) -> list[Part]:
        """Me ▮▮ Be ▮▯▯ Wa ▯▯▯▯ for a seat's display."""
        parts: list[Part] = []
        for kind in self.kinds:
            if task.needs[kind]:
                have = self.view.layout.potions[seat * self.view.kinds + kind] if seat >= 0 else 0
                parts += [
                    " " if parts else "",
                    self.chip(kind),
                    " ",
                    *self.pips(kind, have, task.needs[kind]),
                ]
        return parts


def role_inks(speech: Speech) -> dict[str, str]:
    """Every witch by name, in her colour."""
    assert isinstance(speech.game, CardGame)
    parts = speech.game.parts
    return {
        speech.role(name, "long"): f"bold {type_ink(colour)}"
        for name, colour in zip(parts.types, parts.colours, strict=True)
    }


def letters_of(types: list[str], speech: Speech) -> list[str]:
    """Two letters for each type; one that somebody's own box has named gets some of its name that are still free."""
    known = {name: speech.role(name, "letters") for name in types if speech.words.has(f"role-{name}")}
    found: list[str] = []
    for name in types:
        own = [f"{name[0]}{letter}".title() for letter in name[1:] if letter != "-"] or [f"{name.title()} "]
        free = [pair for pair in own if pair not in (*known.values(), *found)]
        found.append(known.get(name) or (free or own)[0])
    return found
