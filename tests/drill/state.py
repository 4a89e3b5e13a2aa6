"""The fields of a drill game: the open yard, and the two decks whose order nobody knows."""

from typing import TYPE_CHECKING

from broomstick.heart.state import State
from drill.yard import Yard

if TYPE_CHECKING:
    from broomstick.heart.game import Game


class Fields(State):
    """Fields and copying; the rules are functions over this, the hooks are in game.py."""

    def __init__(self, game: "Game", curses: int, rounds: int) -> None:
        super().__init__(game)
        # Of the options: how many roles are cursed each round, and how long the game is.
        self.curses = curses
        self.rounds = rounds
        self.yard = Yard(game.players)
        # The hidden decks; the top is the end of the list.
        self.deck: list[int] = []
        self.events: list[int] = []

    def copy_own_to(self, twin: "Fields") -> None:
        self.copy_heart_to(twin)
        twin.yard = self.yard.copy()
        twin.deck = self.deck[:]
        twin.events = self.events[:]
