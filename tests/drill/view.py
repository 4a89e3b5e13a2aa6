"""What one viewer may know of a drill game."""

from typing import TYPE_CHECKING

from broomstick.heart.journal import PUBLIC
from broomstick.heart.pen import Pen
from broomstick.heart.plain import Plain, Reader, name_or_none
from broomstick.heart.view import View
from drill.state import Fields
from drill.yard import Yard

if TYPE_CHECKING:
    from broomstick.heart.game import Game

UNKNOWN = -1


class DrillView(View):
    """The open yard, and those cards of the curse deck that the viewer has looked at."""

    def __init__(self, game: "Game", viewer: int) -> None:
        super().__init__(game, viewer)
        self.yard = Yard(game.players)
        # The curse deck from bottom to top.
        self.deck: list[int] = []

    def look_at(self, s: Fields) -> None:
        """Copy what this viewer may know; the heart's part first."""
        self.look(s)
        self.yard = s.yard.copy()
        knows = self.knows(s.yard.known_by)
        self.deck = [card if known else UNKNOWN for card, known in zip(s.deck, knows, strict=True)]

    def knows(self, known_by: list[int]) -> list[bool]:
        """Which cards of the curse deck this viewer has looked at; a spectator none."""
        return [self.viewer != PUBLIC and bool(seats >> self.viewer & 1) for seats in known_by]

    def write_own(self, pen: Pen) -> None:
        """All that learners need of a game to join: its state needs nothing of its own."""
        self.yard.write(pen)
        if pen.own:
            pen.in_order("curse_deck seen", self.deck, self.game.roles, len(self.game.roles))

    def own_data(self) -> Plain:
        roles = self.game.roles
        return {**self.yard.data(roles), "curse_deck": [name_or_none(roles, card) for card in self.deck]}

    def read_own(self, reader: Reader) -> None:
        roles = self.game.roles
        self.yard.read(reader, roles)
        cards = reader.items("curse_deck", len(self.yard.known_by))
        knows = self.knows(self.yard.known_by)
        self.deck = []
        for i, card in enumerate(cards):
            if knows[i] == (card is None):
                raise reader.fail(f"curse_deck[{i}]", "is named exactly where the viewer has looked at it")
            self.deck.append(UNKNOWN if card is None else reader.name(f"curse_deck[{i}]", roles, card))
        found = [card for card in self.deck if card != UNKNOWN]
        if len(set(found)) != len(found) or any(not self.yard.left >> card & 1 for card in found):
            raise reader.fail("curse_deck", "names a card twice, or one that is not in the deck")
