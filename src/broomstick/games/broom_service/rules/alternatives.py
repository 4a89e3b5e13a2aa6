"""What a cowardly play may be used for besides its action: a forest tile, or an expansion card."""

from broomstick.games.broom_service.box.vocabulary import (
    CARDS,
    DRAW,
    FOREST_CARD,
    FOREST_TILES,
    PILES,
    PLAY_CARD,
    USE_FOREST,
)
from broomstick.games.broom_service.rules.roles import action_or_event
from broomstick.games.broom_service.table.layout import Layout
from broomstick.heart.codec import KIND_BITS
from broomstick.heart.core import DECLINE


def cowardly_choices(layout: Layout, role: int, seat: int) -> list[int]:
    """bs-one-way: all a cowardly play can come to: its action, the event's offer, a tile, a card, or nothing."""
    extras = layout.extras
    found = action_or_event(layout, role, seat)[:-1]
    if layout.parts.forest:
        # bs-forest-one: one tile for a play, of those that are for plays.
        kept = extras.kept
        at = len(FOREST_TILES) * seat
        for tile in range(len(FOREST_TILES)):
            if kept[at + tile] and tile != FOREST_CARD:
                found.append(USE_FOREST | tile << KIND_BITS)
    if layout.parts.cards:
        # bs-card-draw, bs-card-use
        for pile in range(len(PILES)):
            if extras.piles[pile]:
                found.append(DRAW | pile << KIND_BITS)
        held = extras.held
        at = len(CARDS) * seat
        for card in range(len(CARDS)):
            if held[at + card]:
                found.append(PLAY_CARD | card << KIND_BITS)
    if found:
        found.append(DECLINE)
    return found
