"""What forest tiles and expansion cards are worth to who keeps them: for what they will be used for.

All that a seat keeps is two numbers, so that a plan can carry it along. One has amulets lowest, then the forest spaces
that are empty and forest tiles by kind; the other cards by kind, and the piles from which the plan has drawn.
"""

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from broomstick.bots.thrifty.broom_service.stand import one_bit
from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.box.components import Components
from broomstick.games.broom_service.codes import things
from broomstick.games.broom_service.table.layout import Layout
from broomstick.games.broom_service.table.tiles_and_cards import GONE

SPACES: Final = 16
EMPTIED: Final = 16
TILES_AT: Final = 32
COUNT: Final = 4
FEW_KEPT: Final = 15
DRAWN_AT: Final = 32
AMULETS: Final = (1 << 16) - 1
ALL_CARDS: Final = (1 << 32) - 1
"""Where each of them begins, and how wide it is: fields of four bits for tiles and cards, all in 64."""

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
    """What a seat keeps, without its amulets and cards."""
    extras = layout.extras
    found = 0
    for space, tile in enumerate(extras.forest):
        if tile == GONE:
            found |= 1 << EMPTIED + space
    for tile in range(len(lists.FOREST_TILES)):
        found |= extras.keeps(seat, tile) << TILES_AT + COUNT * tile
    return found


def cards_by(layout: Layout, seat: int) -> int:
    """The cards that a seat holds."""
    found = 0
    for card in range(len(lists.CARDS)):
        found |= layout.extras.holds(seat, card) << COUNT * card
    return found


def one_tile(tile: i64) -> i64:
    """What one tile of a kind adds to what is kept."""
    return one_bit(TILES_AT + COUNT * tile)


def one_card(card: i64) -> i64:
    return one_bit(COUNT * card)


def keeps_tile(kept: i64, tile: i64) -> bool:
    return kept >> (TILES_AT + COUNT * tile) & FEW_KEPT > 0


def holds_card(cards: i64, card: i64) -> bool:
    return cards >> (COUNT * card) & FEW_KEPT > 0


class Keeping:
    """The worth of whatever a seat may come to keep, in points."""

    def __init__(self, parts: Components, share: float) -> None:
        self.parts = parts
        self.share = share
        self.known: dict[int, float] = {}

    def worth(self, kept: i64, held: i64) -> float:
        """Of forest tiles and cards together; amulets are counted where they are taken."""
        tiles = kept >> TILES_AT
        key = tiles << DRAWN_AT | held & ALL_CARDS
        found = self.known.get(key)
        if found is None:
            found = self.count(tiles, held)
            self.known[key] = found
        return found

    def count(self, tiles: int, held: int) -> float:
        found = 0.0
        for tile, worth in TILE_WORTH.items():
            found += worth * (tiles >> COUNT * tile & FEW_KEPT)
        cards = 0
        hope = 0.0
        for card, worth in CARD_WORTH.items():
            copies = held >> COUNT * card & FEW_KEPT
            cards += copies
            hope += worth * copies
        if cards > HANDFUL:
            hope *= HANDFUL / cards
        return self.share * (found + hope) + self.parts.card_points * cards


@lru_cache(maxsize=64)
def keeping_of(parts: Components, share: float) -> Keeping:
    """The same for everybody, and kept."""
    return Keeping(parts, share)
