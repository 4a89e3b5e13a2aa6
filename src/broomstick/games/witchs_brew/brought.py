"""What entries of the journal have brought whom they are about."""

from typing import Final

from broomstick.games.witchs_brew.codes import entries
from broomstick.games.witchs_brew.lists import COLOURS
from broomstick.heart.codec import bag_count, kind_of
from broomstick.heart.plain import Plain

INGREDIENTS: Final = {entries.TAKES: 1, entries.GIVES: -1, entries.LOSES: -1, entries.ADDS: -1}
GOLD: Final = {entries.EARNS: 1, entries.SPENDS: -1, entries.LOSES_GOLD: -1, entries.ADDS_GOLD: -1}


def brought(code: int) -> Plain:
    """What an entry has changed before its seat: ingredients, gold, vials and points by name; no zeros."""
    kind = kind_of(code)
    changed: Plain = {}
    if kind in INGREDIENTS:
        bag = entries.ingredients_of(code)
        changed = {name: INGREDIENTS[kind] * bag_count(bag, i) for i, name in enumerate(COLOURS)}
    elif kind in GOLD:
        changed = {"gold": GOLD[kind] * entries.gold_of(code)}
    elif kind == entries.FILLS:
        vials = entries.fills_vials(code)
        # Every vial is a point.
        changed = {"vials": vials, "points": vials}
    elif kind == entries.BREWS:
        changed = {"points": entries.brews_points(code)}
    return {name: count for name, count in changed.items() if count}
