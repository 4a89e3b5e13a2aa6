"""The fields of Broom Service: what lies open; events to come, roles to be bewitched, cards nobody has seen."""

from typing import TYPE_CHECKING, Final

from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.box.components import Components
from broomstick.games.broom_service.map.by_names import Map
from broomstick.games.broom_service.table.layout import Layout
from broomstick.heart.pen import Pen
from broomstick.heart.shown import EMPTY
from broomstick.heart.state import State

if TYPE_CHECKING:
    from broomstick.heart.game import Game


NO_CARDS: Final[list[list[int]]] = []
TRUE_PILES: Final = [f"true {name}" for name in lists.PILES]


class Fields(State):
    """Fields and copying; the rules are functions over this, the hooks are in game.py."""

    def __init__(self, game: "Game", parts: Components) -> None:
        super().__init__(game)
        self.parts = parts
        self.layout = Layout(parts)
        # Events of later rounds, and roles to be bewitched in them; the next one is the last of the list.
        self.coming = EMPTY
        self.deck = EMPTY
        # The cards of both piles that nobody has seen, the next one last. Never changed in place, but replaced.
        self.unseen = NO_CARDS

    @property
    def map(self) -> Map:
        """The map as it lies now, by names."""
        return Map(self.layout)

    def copy_own_to(self, twin: "Fields") -> None:
        self.copy_heart_to(twin)
        twin.layout = self.layout.copy()
        twin.coming = self.coming[:]
        twin.deck = self.deck[:]
        twin.unseen = self.unseen

    def write_own(self, pen: Pen) -> None:
        self.layout.write(pen)

    def write_own_truth(self, pen: Pen) -> None:
        parts = self.parts
        pen.in_order("true events to come", self.coming[::-1], lists.EVENTS, parts.rounds)
        if parts.bewitched:
            pen.in_order("true deck", self.deck[::-1], lists.ROLES, len(lists.ROLES))
        if parts.cards:
            for name, pile in zip(TRUE_PILES, self.unseen):
                pen.in_order(name, pile[::-1], lists.CARDS, parts.card_count)
