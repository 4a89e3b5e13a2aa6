"""The answers within an action of Broom Service, drawn: flights, deliveries, clouds, tiles, cards."""

from rich.text import Text

from broomstick.games.broom_service.box.vocabulary import (
    ADD,
    AREA_BITS,
    AREA_MASK,
    DELIVER,
    DRAW,
    FLY,
    JUMP_TO,
    LIFT,
    PLAY_CARD,
    UNDER,
    USE,
    USE_FOREST,
)
from broomstick.heart.codec import KIND_BITS, KIND_MASK
from broomstick.heart.core import DECLINE
from broomstick.terminal.faces.blocks import Block, Part, broken, cut, fit, hanging, line
from broomstick.terminal.faces.broom_service.seen import is_stranded, open_circles, open_towers, rest_of
from broomstick.terminal.faces.broom_service.signs import NO_WAY_SIGN, WAY, BroomSigns, spaced
from broomstick.terminal.faces.choices import aligned
from broomstick.terminal.faces.paint import INK, QUIET, SWEPT
from broomstick.terminal.question import Item, Question

WORDED = (ADD, DRAW, PLAY_CARD, USE, USE_FOREST)
"""What these bring is said in words."""
SPARED = 2
"""Lines that must be spared for something to stand below instead of beside."""


def deed_rows(signs: BroomSigns, question: Question, width: int) -> Block:
    """A line for each answer: what it is, and what it brings."""
    told = [line(*deed(signs, item)) for item in question.items]
    wide = min(max(text.cell_len for text in told), width // 2 + 8)
    found: Block = []
    for number, (item, text) in enumerate(zip(question.items, told, strict=True), 1):
        # A name that is too long goes on below, so that it can be told from others that begin alike.
        begin, *more = broken(text, wide)
        head = line(*aligned(number, len(question.items)), " ", fit(begin, wide + 2))
        note = deed_note(signs, question, item)
        notes = hanging(head, note, width, 12)
        indent = head.cell_len - wide - 2
        below = [line(" " * (indent + 2), piece) for piece in broken(note, width - indent - 2)]
        if not more and len(below) + SPARED < len(notes):
            # What would be many short lines beside an answer is a few long ones below it.
            found += [head, *below]
            continue
        for at, piece in enumerate(more, 1):
            name = line(" " * indent, fit(piece, wide + 2))
            if at < len(notes):
                notes[at] = line(name, notes[at][head.cell_len :])
            else:
                notes.append(name)
        found += notes
    return [cut(text, width) for text in found]


def deed(signs: BroomSigns, item: Item) -> list[Part]:
    """What an answer does: where from and where to, which tower, which cloud, what resources."""
    kind, value = item.code & KIND_MASK, item.code >> KIND_BITS
    places = signs.places
    if kind == FLY:
        end = value >> AREA_BITS
        start = places.name(value & AREA_MASK)
        return [(f"{start} {WAY} ", ""), signs.landscape_chip(end), (f" {places.name(end)}", INK)]
    if kind == DELIVER:
        tower = value >> AREA_BITS
        start = places.name(value & AREA_MASK)
        return [(f"{start} {WAY} ", ""), *signs.tower(tower), (f" {places.tower_name(tower)}", INK)]
    if kind == LIFT:
        name = signs.speech.word("cloud", signs.board.clouds[value], "long")
        return [*signs.cloud(value, brief=True), (f" {name}", INK)]
    if kind == JUMP_TO:
        area = signs.board.circles[value]
        return [*signs.circle(area), " ", signs.landscape_chip(area), (f" {places.name(area)}", INK)]
    if item.code == DECLINE or kind in (*WORDED, UNDER):
        return [(item.texts[0], INK)]
    return [(signs.speech.action(item.code, ".sentence"), INK)]


def deed_note(signs: BroomSigns, question: Question, item: Item) -> Part:
    """What an answer brings, and for a flight what lies there."""
    gain = question.preview(item.code)
    kind, value = item.code & KIND_MASK, item.code >> KIND_BITS
    if kind == FLY:
        end = value >> AREA_BITS
        if open_circles(signs.view, end):
            # From a turbo broom one goes on at once.
            return turbo(signs, end)
        pieces = signs.facts(end, own=False)
        if gain.get("towers"):
            # What she could serve at once is solid there.
            pieces = [[(WAY, QUIET)], *pieces]
        return line(*spaced(pieces), *stranding(signs, end))
    if kind == JUMP_TO:
        area = signs.board.circles[value]
        pieces = [signs.tower(tower) for tower in open_towers(signs.view, area)]
        return line(*spaced([*pieces, signs.people(area, own=False)]), *stranding(signs, area))
    if kind == UNDER:
        return signs.places.pile_size(value)
    return item.brings if kind in WORDED or "bolts" not in gain else signs.gain(gain)


def turbo(signs: BroomSigns, area: int) -> Text:
    """Where a turbo broom leads to, and what is there if it is but one place."""
    rest = rest_of(signs.view, area)
    ink = f"bold {SWEPT}" if is_stranded(signs.view, rest) else INK
    text = line(
        *signs.no_way(rest),
        " " if is_stranded(signs.view, rest) else "",
        (signs.places.turbo(area, "near"), ink),
    )
    if rest == area:
        return text
    return line(text, "  ", *spaced([signs.tower(tower) for tower in open_towers(signs.view, rest)]))


def stranding(signs: BroomSigns, area: int) -> list[Part]:
    """A warning where no flight leads away."""
    if not is_stranded(signs.view, area):
        return []
    return [(f"  {NO_WAY_SIGN} {signs.places.stranded(area, 'fly-stranded')}", f"bold {SWEPT}")]
