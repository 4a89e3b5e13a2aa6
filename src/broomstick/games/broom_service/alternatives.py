"""What a cowardly play may be used for instead of its action: a forest tile, or an expansion card."""

from broomstick.contest.codec import KIND_BITS
from broomstick.contest.core import DECLINE
from broomstick.games.broom_service.layout import Layout
from broomstick.games.broom_service.vocabulary import (
    CARDS,
    DRAW,
    FOREST_CARD,
    FOREST_TILES,
    PILES,
    PLAY_CARD,
    USE_FOREST,
)


def with_alternatives(layout: Layout, seat: int, choices: list[int]) -> list[int]:
    """Tiles, cards to be drawn and cards to be used behind what there is; declining stays last."""
    extras = layout.extras
    found = choices[:-1]
    if layout.parts.forest:
        # bs-forest-one: one tile for a play, of those that are for plays.
        for tile in range(len(FOREST_TILES)):
            if tile != FOREST_CARD and extras.keeps(seat, tile):
                found.append(USE_FOREST | tile << KIND_BITS)
    if layout.parts.cards:
        # bs-card-draw, bs-card-use
        for pile in range(len(PILES)):
            if extras.piles[pile]:
                found.append(DRAW | pile << KIND_BITS)
        for card in range(len(CARDS)):
            if extras.holds(seat, card):
                found.append(PLAY_CARD | card << KIND_BITS)
    if found:
        found.append(DECLINE)
    return found
