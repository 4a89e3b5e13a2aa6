"""Setting up: points, resources and pawns; clouds, tiles and events. Ids of rules begin with bs-."""

from typing import Final

from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.codes import things
from broomstick.games.broom_service.codes.things import WAND
from broomstick.games.broom_service.rules import expansion
from broomstick.games.broom_service.table.state import Fields
from broomstick.games.broom_service.table.tiles_and_cards import NO_EXTRAS, Extras
from broomstick.heart.chance import Chance

BEWITCHED_STREAM: Final = 0


def set_up(s: Fields) -> None:
    """bs-start, bs-castles: points, resources and pawns; then clouds, tiles, events and bewitched roles."""
    parts = s.parts
    layout = s.layout
    n = s.players
    layout.vp = [parts.start_points] * n
    layout.goods = [0] * (things.GOODS * n)
    layout.pawns = sorted(parts.board.castles) * n
    for seat in range(n):
        for potion in range(things.POTIONS):
            layout.goods[things.GOODS * seat + potion] = parts.start_potions
        # bs-start-wands: of two players both; else the starter and the one who speaks last.
        few = n == 2 or seat == s.starter or (seat + 1) % n == s.starter
        layout.goods[things.GOODS * seat + WAND] = parts.start_few_wands if few else parts.start_wands
    mountains = len(parts.board.mountain_spaces) if parts.mountain else 0
    layout.lay_sky(draw_clouds(s))
    layout.filled = 0
    layout.taken = [0] * (len(lists.CLOUDS) * n)
    layout.tiles = draw_tiles(s, "mountain tiles", parts.tile_copies, mountains)
    layout.amulets = [0] * n
    layout.messenger = 0
    layout.owed = [0] * n
    layout.events = []
    layout.bewitched = []
    layout.extras = lay_extras(s) if parts.forest or parts.hill or parts.cards else NO_EXTRAS
    # bs-events: as many cards as rounds are used; nobody sees the others.
    cards = parts.events[:]
    Chance(s.seed, s.salt, "events").shuffle(cards)
    s.coming = cards[: parts.rounds]
    s.deck = []
    if parts.bewitched:
        s.deck = list(range(len(lists.ROLES)))
        s.shuffle(BEWITCHED_STREAM, s.deck)


def draw_clouds(s: Fields) -> list[int]:
    """bs-clouds, bs-storm-mixed, bs-heavy-fewer: a random cloud on every space; the others leave the game unseen."""
    parts = s.parts
    chance = Chance(s.seed, s.salt, "clouds")
    heavy: list[int] = []
    for kind in range(things.HEAVY):
        heavy += [kind] * parts.cloud_copies[kind]
    if parts.storm:
        if parts.heavy < len(heavy):
            chance.shuffle(heavy)
            heavy = heavy[: parts.heavy]
        for kind in range(things.HEAVY, len(lists.CLOUDS)):
            heavy += [kind] * parts.cloud_copies[kind]
    chance.shuffle(heavy)
    return heavy[: len(parts.board.clouds)]


def draw_tiles(s: Fields, stream: str, copies: list[int], spaces: int) -> list[int]:
    """bs-tiles, bs-forest-tiles, bs-hill-tiles: a random tile on every space; the others leave the game."""
    if not spaces:
        return []
    found: list[int] = []
    for tile, number in enumerate(copies):
        found += [tile] * number
    Chance(s.seed, s.salt, stream).shuffle(found)
    return found[:spaces]


def lay_extras(s: Fields) -> Extras:
    """Forest and hill tiles, and the piles of expansion cards."""
    parts = s.parts
    extras = Extras()
    if parts.forest:
        spaces = len(parts.board.forest_spaces)
        extras.forest = draw_tiles(s, "forest tiles", parts.forest_copies, spaces)
        extras.kept = [0] * (len(lists.FOREST_TILES) * s.players)
        extras.spent = [0] * len(lists.FOREST_TILES)
    if parts.hill:
        spaces = len(parts.board.hill_spaces)
        extras.lay_hill(parts, draw_tiles(s, "hill tiles", parts.hill_copies, spaces))
    if parts.cards:
        expansion.lay_piles(s, extras)
    return extras
