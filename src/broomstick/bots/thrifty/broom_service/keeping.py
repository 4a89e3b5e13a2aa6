"""What forest tiles and expansion cards are worth to who keeps them: for what they will be used for.

All that a seat keeps is one number, so that a plan can carry it along: amulets lowest, then the forest spaces that are
empty, forest tiles and cards by kind, and the piles from which the plan has drawn.
"""

from functools import lru_cache

from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.box.components import Components
from broomstick.games.broom_service.codes import things
from broomstick.games.broom_service.table.layout import Layout
from broomstick.games.broom_service.table.tiles_and_cards import GONE

SPACES = 16
EMPTIED = SPACES
TILES_AT = EMPTIED + SPACES
COUNT = 4
FEW_KEPT = (1 << COUNT) - 1
CARDS_AT = TILES_AT + COUNT * len(lists.FOREST_TILES)
DRAWN_AT = CARDS_AT + COUNT * len(lists.CARDS)
AMULETS = (1 << SPACES) - 1
ALL_TILES = (1 << CARDS_AT - TILES_AT) - 1
ALL_CARDS = (1 << DRAWN_AT - CARDS_AT) - 1
"""Where each of them begins, and how wide it is."""

TILE_WORTH = {
    things.FOREST_BRAVE: 3.0,
    things.FOREST_CARD: 2.5,
    things.FOREST_POINTS: 3.0,
    things.FOREST_POTIONS: 1.0,
}
"""What a forest tile brings some day beyond the cowardly action that it replaces."""

CARD_WORTH = {
    things.APPRENTICE: 0.8,
    things.TAILWIND: 0.5,
    things.ERRAND: 1.2,
    things.RAINMAKER: 1.2,
    things.GOSSIP: 1.2,
    things.BARTER: 0.3,
    things.HOMING: 0.2,
    things.DOUBLE_SHIFT: 0.7,
}
"""What using a card brings some day, beyond the point it brings at the end and the cowardly action it replaces."""

UNSEEN_WORTH = 0.6
"""The same for a card that nobody has seen."""

HANDFUL = 3
"""So many cards come to be used; more of them share their worth."""

GIFT = 1.3
"""What a potion for each other player costs: the others are so much better off."""


def kept_by(layout: Layout, seat: int) -> int:
    """What a seat keeps, without its amulets."""
    extras = layout.extras
    found = 0
    for space, tile in enumerate(extras.forest):
        if tile == GONE:
            found |= 1 << EMPTIED + space
    for tile in range(len(lists.FOREST_TILES)):
        found |= extras.keeps(seat, tile) << tile_at(tile)
    for card in range(len(lists.CARDS)):
        found |= extras.holds(seat, card) << card_at(card)
    return found


def tile_at(tile: int) -> int:
    return TILES_AT + COUNT * tile


def card_at(card: int) -> int:
    return CARDS_AT + COUNT * card


def keeps_tile(kept: int, tile: int) -> bool:
    return kept >> tile_at(tile) & FEW_KEPT > 0


def holds_card(kept: int, card: int) -> bool:
    return kept >> card_at(card) & FEW_KEPT > 0


class Keeping:
    """The worth of whatever a seat may come to keep, in points."""

    def __init__(self, parts: Components, share: float) -> None:
        self.parts = parts
        self.share = share
        self.known: dict[int, float] = {}

    def worth(self, kept: int) -> float:
        """Of forest tiles and cards together; amulets are counted where they are taken."""
        key = kept >> TILES_AT
        found = self.known.get(key)
        if found is None:
            found = self.count(kept)
            self.known[key] = found
        return found

    def count(self, kept: int) -> float:
        found = 0.0
        for tile, worth in TILE_WORTH.items():
            found += worth * (kept >> tile_at(tile) & FEW_KEPT)
        cards = 0
        hope = 0.0
        for card, worth in CARD_WORTH.items():
            copies = kept >> card_at(card) & FEW_KEPT
            cards += copies
            hope += worth * copies
        if cards > HANDFUL:
            hope *= HANDFUL / cards
        return self.share * (found + hope) + self.parts.card_points * cards


@lru_cache(maxsize=64)
def keeping_of(parts: Components, share: float) -> Keeping:
    """The same for everybody, and kept."""
    return Keeping(parts, share)
