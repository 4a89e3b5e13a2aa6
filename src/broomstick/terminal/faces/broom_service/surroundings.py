"""The open table of Broom Service, drawn: players and their goods, the round's event, what lies around one's pawns."""

from collections.abc import Sequence

from rich.text import Text

from broomstick.games.broom_service.box.vocabulary import EVENTS, RESOURCES, ROLES
from broomstick.games.broom_service.table.layout import NO_EVENT
from broomstick.heart.plain import mask_names
from broomstick.maps.checks.walks import members
from broomstick.terminal.faces.blocks import Block, Part, broken, cut, fit, line, longest
from broomstick.terminal.faces.broom_service.place_names import apart
from broomstick.terminal.faces.broom_service.seen import (
    Near,
    around,
    goods_of,
    held_cards,
    is_island,
    kept_tiles,
    nearby,
    own_areas,
    pawns_of,
    pile_cards,
)
from broomstick.terminal.faces.broom_service.signs import (
    BOLT_SIGN,
    CARD_SIGN,
    CIRCLE_SIGN,
    CLOUD_SIGN,
    NO_WAY_SIGN,
    OVER_SIGN,
    ROUND_TOWER,
    SQUARE_TOWER,
    STORM_SIGN,
    TILE_SIGN,
    TURBO_SIGN,
    BroomSigns,
    signed_vp,
    spaced,
)
from broomstick.terminal.faces.broom_service.story import event_told
from broomstick.terminal.faces.face import turn_now
from broomstick.terminal.faces.paint import HERE, INK, QUIET, seat_name, seat_sign
from broomstick.words.text import capital

MANY = 3
"""From so many of something on, the number stands out."""
NAME_LEAST, NAME_MOST = 6, 22
BETWEEN = " · "
PAWNS_LEAST = 18
"""Columns that names of places need to be of any use."""
PLACE_MOST = 20
"""Columns for the name of an area, where several stand below each other."""

Column = tuple[Part, int, list[int]]


# ---- players ----


def players(signs: BroomSigns, width: int) -> Block:
    """A row for each player: resources, bolts, amulets, points, picks left, and where the pawns stand."""
    view = signs.view
    seats = range(view.players)
    columns: list[Column] = [
        (signs.drop(name), 3, [goods_of(view, seat)[at] for seat in seats])
        for at, name in enumerate(RESOURCES)
    ]
    bolts = [view.layout.bolts(seat) for seat in seats]
    columns.append(headed(BOLT_SIGN, signs.say("word-bolts"), bolts))
    if signs.parts.mountain:
        amulets = [view.layout.amulets[seat].bit_count() for seat in seats]
        columns.append(headed(TILE_SIGN, signs.say("word-amulets"), amulets))
    columns.append(((signs.say("word-vp"), INK), 5, view.layout.vp))
    if turn_now(view):
        held = signs.say("word-held")
        columns.append(((held, QUIET), longest([held]) + 2, view.hand_sizes))
    pawns = [BETWEEN.join(signs.places.name(area) for area in pawns_of(view, seat)) for seat in seats]
    names = min(NAME_MOST, longest([*signs.cast.names[: view.players], signs.say("word-players")]))
    if 4 + names + sum(wide for _, wide, _ in columns) + 2 + longest(pawns) > width:
        # Signs without their words.
        columns = [(slim(title), 3 if is_signed(title) else wide, counts) for title, wide, counts in columns]
    wide = max(NAME_LEAST, min(names, width - 4 - sum(wide for _, wide, _ in columns)))
    left = width - 4 - wide - sum(across for _, across, _ in columns) - 2
    if longest(pawns) > left:
        pawns = [BETWEEN.join(signs.places.brief(area) for area in pawns_of(view, seat)) for seat in seats]
    head: list[Part] = [fit((signs.say("word-players"), INK), wide + 4)]
    head += [fit(title, across, "right") for title, across, _ in columns]
    if left >= PAWNS_LEAST:
        head += ["  ", (signs.say("word-pawns"), QUIET)]
    rows = [line(*head)]
    for seat in seats:
        parts: list[Part] = [(HERE if seat == signs.own_seat() else " ", INK), " "]
        parts.append(fit(seat_name(seat, signs.cast.name(seat)), wide + 2))
        for title, across, counts in columns:
            count = counts[seat]
            strong = line(title).plain == signs.say("word-vp") or count >= MANY
            shown = str(count) if count or strong else "·"
            parts.append((f"{shown:>{across}}", INK if strong else "" if count else QUIET))
        if left >= PAWNS_LEAST:
            parts += ["  ", cut(pawns[seat], left)]
        rows.append(line(*parts))
    return [cut(row, width) for row in rows]


def headed(sign: str, word: str, counts: list[int]) -> Column:
    """A column headed by a sign and its word."""
    text = line((f"{sign} ", INK), (word, QUIET))
    return text, text.cell_len + 2, counts


def is_signed(title: Part) -> bool:
    """Whether a title has a sign before its word."""
    return line(title).plain[1:2] == " "


def slim(title: Part) -> Text:
    """A title without its word, where it has a sign."""
    return line(title)[:1] if is_signed(title) else line(title)


# ---- forest tiles and expansion cards ----


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
    return [*piles(signs, width), *flowed(cells, width)]


def piles(signs: BroomSigns, width: int) -> Block:
    """The cards that can be taken, each with the size of its pile."""
    if not signs.parts.cards:
        return []
    parts: list[Part] = [(signs.say("word-piles"), INK)]
    for at, pile in enumerate(signs.view.layout.extras.piles):
        top = signs.places.card_title(pile_cards(signs.view, at)[-1]) if pile else signs.say("list-nothing")
        parts += [f"  {CARD_SIGN} ", (top.replace(" ", "\u00a0"), INK), (f"\u00a0({len(pile)})", QUIET)]
    return broken(line(*parts), width)


def flowed(cells: list[Text], width: int) -> Block:
    """Cells one behind the other, as many in a line as fit."""
    rows: Block = []
    for cell in cells:
        if rows and rows[-1].cell_len + 3 + cell.cell_len <= width:
            rows[-1] = line(rows[-1], "   ", cell)
        else:
            rows += broken(cell, width)
    return rows


# ---- the round ----


def notices(signs: BroomSigns, width: int, brief: bool = False) -> Block:
    """The event with what it does, and the bewitched roles; the brief form names them in a line."""
    view = signs.view
    if view.over:
        return []
    found: list[Part] = []
    if view.layout.event() != NO_EVENT:
        name = EVENTS[view.layout.event()]
        title = signs.speech.word("event", name)
        text = line(f"{signs.say('word-event')} {title}" if brief else event_told(signs.speech, name))
        text.highlight_words([title], INK)
        found.append(text)
    roles = [ROLES.index(name) for name in mask_names(ROLES, view.layout.bewitched_now())]
    if roles:
        parts: list[Part] = [capital(signs.say("word-bewitched"))]
        for role in roles:
            parts += [" ", signs.chip(role), f"\u00a0{signs.name(role)}"]
        parts.append((f" {signed_vp(signs, -signs.parts.bewitched_points)}", INK))
        found.append(line(*parts))
    return one_below(found, width)


def one_below(found: list[Part], width: int) -> Block:
    """Texts in one line, or in as many as it takes."""
    rows: Block = []
    for text in found:
        if rows and rows[-1].cell_len + 4 + line(text).cell_len <= width:
            rows[-1] = line(rows[-1], "    ", text)
        else:
            rows += broken(text, width)
    return rows


# ---- around one's pawns ----


def near_row(signs: BroomSigns, near: Near, names: int = 0) -> Text:
    """An area beside a pawn: landscape, name, whether over water; clouds, towers, tile, who is there."""
    name = line((signs.places.name(near.area), ""), f" {OVER_SIGN}" if near.waters else "")
    padded = fit(name, names) if names else name
    facts = spaced(signs.facts(near.area))
    return line(signs.landscape_chip(near.area), " ", padded, "  " if facts else "", *facts)


def fitting_row(signs: BroomSigns, near: Near, names: int, width: int) -> Text:
    """The same, in line with the others unless something would be lost by that."""
    row = near_row(signs, near, names)
    return row if row.cell_len <= width else near_row(signs, near)


def pawn_row(signs: BroomSigns, area: int) -> Text:
    """Where a pawn of one's own stands, or both."""
    count = pawns_of(signs.view, signs.own_seat()).count(area)
    pawns: list[Part] = [seat_sign(signs.own_seat())] * count
    name = (signs.places.name(area), INK)
    return line(
        *pawns, " ", signs.landscape_chip(area), " ", name, "  ", *spaced(signs.facts(area, own=False))
    )


def surroundings(signs: BroomSigns, width: int) -> list[Block]:
    """A block for each pawn: its area, and a row for each that is beside it."""
    blocks = []
    pairs = nearby(signs.view)
    names = [signs.places.name(near.area) for _, nears in pairs for near in nears]
    wide = min(PLACE_MOST, longest(names)) + 2
    for area, nears in pairs:
        rows = [
            pawn_row(signs, area),
            *(line("  ", fitting_row(signs, near, wide, width - 2)) for near in nears),
        ]
        blocks.append([cut(row, width) for row in rows])
    return blocks


def dense_surroundings(signs: BroomSigns, width: int, roles: Sequence[int] = ()) -> Block:
    """The same with as many areas in a line as fit; with roles, only what matters for one of these."""
    rows: Block = []
    for area, nears in nearby(signs.view, roles):
        rows.append(cut(pawn_row(signs, area), width))
        cells = [near_row(signs, near) for near in nears]
        begun = len(rows)
        for cell in cells:
            if len(rows) > begun and rows[-1].cell_len + 3 + cell.cell_len <= width:
                rows[-1] = line(rows[-1], "   ", cell)
            else:
                rows.append(cut(line("  ", cell), width))
    return rows


def pawn_rows(signs: BroomSigns, width: int) -> Block:
    """The areas of one's pawns alone."""
    return [cut(pawn_row(signs, area), width) for area in own_areas(signs.view)]


# ---- on demand ----


def atlas(signs: BroomSigns, width: int) -> Block:
    """Every area: what lies there and who, and below what it borders."""
    names = min(PLACE_MOST, longest([signs.places.name(area) for area in range(len(signs.board.areas))])) + 2
    found: Block = []
    for area in range(len(signs.board.areas)):
        found.append(cut(fitting_row(signs, Near(area), names, width), width))
        found += [line("   ", text) for text in broken((borders(signs, area), QUIET), width - 3)]
    return found


def borders(signs: BroomSigns, area: int) -> str:
    """What an area is adjacent to: neighbours, and over waters what lies on their shores."""
    board, places = signs.board, signs.places
    if area >= board.lands:
        return places.names(members(board.shores[area - board.lands]))
    waters = [board.lands + water for water in members(board.waters_at[area])]
    if is_island(signs.view, area):
        ways = [*([places.names(waters)] if waters else []), *places.circled(area), *places.island(area)]
        return apart(signs.words, [signs.say("board-alone"), *ways])
    near = places.names(members(board.neighbours[area]))
    return f"{near} {OVER_SIGN} {places.names(waters)}" if waters else near


def looked_up(signs: BroomSigns, text: str, width: int) -> Block:
    """An area with what is beside it, or a tower with the areas it is served from; Unclear where it is neither."""
    area, tower = signs.places.found(text)
    if area < 0:
        head, *rest = signs.places.tower_article(tower)
        return [
            line(*signs.tower(tower), " ", (head, INK)),
            *(piece for one in rest for piece in broken(one, width)),
        ]
    head, *rest = signs.places.article(area)
    found = [line(signs.landscape_chip(area), " ", (head, INK))]
    found += [line("   ", piece) for one in rest for piece in broken(one.strip(), width - 3)]
    if area < signs.board.lands:
        nears = around(signs.view, area)
        names = min(PLACE_MOST, longest([signs.places.name(near.area) for near in nears])) + 2
        found.append(line((signs.say("map-beside" if nears else "map-beside-none"), INK)))
        found += [cut(line("  ", fitting_row(signs, near, names, width - 2)), width) for near in nears]
    return found


def map_legend(signs: BroomSigns, width: int) -> Block:
    """What the signs around pawns mean."""
    opened, closed = ROUND_TOWER
    first, last = SQUARE_TOWER
    letter, wand = signs.letter(RESOURCES[0]), signs.letter("wand")
    pairs = [
        (f"{opened}{letter}3+1{wand}{closed}", signs.say("legend-round")),
        (f"{first}{letter}3{last}", signs.say("legend-square")),
        (f"{CLOUD_SIGN}2{BOLT_SIGN}1", signs.say("legend-cloud")),
        (OVER_SIGN, signs.say("legend-over")),
    ]
    if signs.parts.storm:
        pairs.insert(3, (f"{STORM_SIGN}2{BOLT_SIGN}1", signs.say("legend-storm")))
    if signs.parts.mountain:
        pairs.append((TILE_SIGN, signs.say("legend-tile")))
    if signs.parts.hill:
        a, b = signs.places.letter(0), signs.places.letter(1)
        pairs.append((f"{TURBO_SIGN}{a}{CLOUD_SIGN}{b}", signs.say("legend-turbo")))
        pairs.append((f"{CIRCLE_SIGN}{a}", signs.say("legend-circle")))
        pairs.append((NO_WAY_SIGN, signs.say("legend-stranded")))
    if signs.parts.cards:
        pairs.append((CARD_SIGN, signs.say("word-cards")))
    parts: list[Part] = []
    for sign, meaning in pairs:
        parts += ["   " if parts else "", (sign, INK), (f" {meaning}".replace(" ", "\u00a0"), QUIET)]
    return broken(line(*parts), width)
