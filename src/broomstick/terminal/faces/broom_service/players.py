"""The players of Broom Service, drawn: their goods and pawns, what they keep; and what the round has for all."""

from rich.text import Text

from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.table.layout import NO_EVENT
from broomstick.heart.plain import mask_names
from broomstick.terminal.faces.blocks import Block, Part, broken, cut, line, longest, strung
from broomstick.terminal.faces.broom_service.seen import (
    goods_of,
    held_cards,
    kept_tiles,
    pawns_of,
    pile_cards,
)
from broomstick.terminal.faces.broom_service.signs import (
    BOLT_SIGN,
    CARD_SIGN,
    TILE_SIGN,
    BroomSigns,
    signed_vp,
)
from broomstick.terminal.faces.broom_service.story import event_told
from broomstick.terminal.faces.face import turn_now
from broomstick.terminal.faces.paint import INK, QUIET, seat_name
from broomstick.terminal.faces.players import (
    BEFORE_NAMES,
    NAME_LEAST,
    Column,
    headed,
    name_width,
    player_rows,
    total,
    width_of,
)
from broomstick.words.text import capital

BETWEEN = " · "
PAWNS_LEAST = 18
"""Columns that names of places need to be of any use."""


def players(signs: BroomSigns, width: int) -> Block:
    """A row for each player: resources, bolts, amulets, points, picks left, and where the pawns stand."""
    view = signs.view
    seats = range(view.players)
    columns = [
        Column(signs.drop(name), 3, [goods_of(view, seat)[at] for seat in seats])
        for at, name in enumerate(lists.RESOURCES)
    ]
    bolts = [view.layout.bolts(seat) for seat in seats]
    columns.append(headed((f"{BOLT_SIGN} ", INK), signs.say("word-bolts"), bolts))
    if signs.parts.mountain:
        amulets = [view.layout.amulets[seat].bit_count() for seat in seats]
        columns.append(headed((f"{TILE_SIGN} ", INK), signs.say("word-amulets"), amulets))
    columns.append(total(signs, view.layout.vp))
    if turn_now(view):
        columns.append(headed("", signs.say("word-held"), view.hand_sizes))
    pawns = [BETWEEN.join(signs.places.name(area) for area in pawns_of(view, seat)) for seat in seats]
    title = signs.say("word-players")
    names = name_width(signs, title)
    if BEFORE_NAMES + names + width_of(columns) + 2 + longest(pawns) > width:
        # Signs without their words.
        columns = [column.slim(3 if column.signed else column.across) for column in columns]
    names = max(NAME_LEAST, min(names, width - BEFORE_NAMES - width_of(columns)))
    left = width - BEFORE_NAMES - names - width_of(columns) - 2
    if left < PAWNS_LEAST:
        return player_rows(signs, title, names, columns, width)
    if longest(pawns) > left:
        pawns = [BETWEEN.join(signs.places.brief(area) for area in pawns_of(view, seat)) for seat in seats]
    behind = [line("  ", (signs.say("word-pawns"), QUIET)), *(line("  ", cut(text, left)) for text in pawns)]
    return player_rows(signs, title, names, columns, width, behind)


def belongings(signs: BroomSigns, width: int) -> Block:
    """What players keep, and the cards that can be taken; as many in a line as fit."""
    cells: list[Text] = []
    for seat in range(signs.view.players):
        tiles = [signs.places.forest_title(tile) for tile in kept_tiles(signs.view, seat)]
        cards = [signs.places.card_title(card) for card in held_cards(signs.view, seat)]
        if tiles or cards:
            parts: list[Part] = [seat_name(seat, signs.cast.name(seat))]
            parts += [f" {TILE_SIGN} ", ", ".join(tiles)] if tiles else []
            parts += [f" {CARD_SIGN} ", ", ".join(cards)] if cards else []
            cells.append(line(*parts))
    return [*piles(signs, width), *strung(cells, width, 3)]


def piles(signs: BroomSigns, width: int) -> Block:
    """The cards that can be taken, each with the size of its pile."""
    if not signs.parts.cards:
        return []
    parts: list[Part] = [(signs.say("word-piles"), INK)]
    for at, pile in enumerate(signs.view.layout.extras.piles):
        top = signs.places.card_title(pile_cards(signs.view, at)[-1]) if pile else signs.say("list-nothing")
        parts += [f"  {CARD_SIGN} ", (top.replace(" ", "\u00a0"), INK), (f"\u00a0({len(pile)})", QUIET)]
    return broken(line(*parts), width)


def notices(signs: BroomSigns, width: int, brief: bool = False) -> Block:
    """The event with what it does, and the bewitched roles; the brief form names them in a line."""
    view = signs.view
    if view.over:
        return []
    found: list[Part] = []
    if view.layout.event() != NO_EVENT:
        name = lists.EVENTS[view.layout.event()]
        title = signs.speech.word("event", name)
        text = line(f"{signs.say('word-event')} {title}" if brief else event_told(signs.speech, name))
        text.highlight_words([title], INK)
        found.append(text)
    roles = [lists.ROLES.index(name) for name in mask_names(lists.ROLES, view.layout.bewitched_now())]
    if roles:
        parts: list[Part] = [capital(signs.say("word-bewitched"))]
        for role in roles:
            parts += [" ", signs.chip(role), f"\u00a0{signs.name(role)}"]
        parts.append((f" {signed_vp(signs, -signs.parts.bewitched_points)}", INK))
        found.append(line(*parts))
    return strung(found, width, 4)
