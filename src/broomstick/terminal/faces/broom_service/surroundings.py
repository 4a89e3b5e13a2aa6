"""The map of Broom Service drawn in rows: what lies around one's pawns, any place that is asked for, every area."""

from collections.abc import Sequence

from rich.text import Text

from broomstick.games.broom_service.box import lists
from broomstick.heart.plain import members
from broomstick.terminal.faces.blocks import Block, Part, broken, cut, fit, line, longest
from broomstick.terminal.faces.broom_service.place_names import apart
from broomstick.terminal.faces.broom_service.seen import Near, around, is_island, nearby, own_areas, pawns_of
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
    spaced,
)
from broomstick.terminal.faces.paint import INK, QUIET, seat_sign

PLACE_MOST = 20
"""Columns for the name of an area, where several stand below each other."""


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
    letter, wand = signs.letter(lists.RESOURCES[0]), signs.letter("wand")
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
