"""What a cowardly play may be used for besides its action: a forest tile, or an expansion card."""

from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.codes import actions, things
from broomstick.games.broom_service.rules.roles import action_or_event
from broomstick.games.broom_service.table.layout import Layout


def cowardly_choices(layout: Layout, role: int, seat: int) -> list[int]:
    """bs-one-way: all a cowardly play can come to: its action, the event's offer, a tile, a card, or nothing."""
    extras = layout.extras
    found = action_or_event(layout, role, seat)[:-1]
    if layout.parts.forest:
        # bs-forest-one: one tile for a play, of those that are for plays.
        kept = extras.kept
        at = len(lists.FOREST_TILES) * seat
        for tile in range(len(lists.FOREST_TILES)):
            if kept[at + tile] and tile != things.FOREST_CARD:
                found.append(actions.tile(tile))
    if layout.parts.cards:
        # bs-card-draw, bs-card-use
        for pile in range(len(lists.PILES)):
            if extras.piles[pile]:
                found.append(actions.draw(pile))
        held = extras.held
        at = len(lists.CARDS) * seat
        for card in range(len(lists.CARDS)):
            if held[at + card]:
                found.append(actions.card(card))
    if found:
        found.append(actions.DECLINE)
    return found
