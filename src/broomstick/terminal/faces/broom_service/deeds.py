"""The answers within an action of Broom Service, drawn: flights, deliveries, clouds, tiles, cards."""

from rich.text import Text

from broomstick.games.broom_service.codes import actions
from broomstick.heart.codec import kind_of
from broomstick.terminal.faces.blocks import Block, Part, broken, cut, fit, hanging, line
from broomstick.terminal.faces.broom_service.seen import is_stranded, open_circles, open_towers, rest_of
from broomstick.terminal.faces.broom_service.signs import NO_WAY_SIGN, WAY, BroomSigns, spaced
from broomstick.terminal.faces.choices import aligned
from broomstick.terminal.faces.paint import INK, QUIET, SWEPT
from broomstick.terminal.question import Item, Question

WORDED = (actions.ADD, actions.DRAW, actions.CARD, actions.USE, actions.TILE)
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
    kind = kind_of(item.code)
    places = signs.places
    if kind == actions.FLY:
        end = actions.fly_to(item.code)
        start = places.name(actions.fly_from(item.code))
        return [(f"{start} {WAY} ", ""), signs.landscape_chip(end), (f" {places.name(end)}", INK)]
    if kind == actions.DELIVER:
        tower = actions.deliver_tower(item.code)
        start = places.name(actions.deliver_area(item.code))
        return [(f"{start} {WAY} ", ""), *signs.tower(tower), (f" {places.tower_name(tower)}", INK)]
    if kind == actions.LIFT:
        space = actions.lift_cloud(item.code)
        name = signs.speech.word("cloud", signs.board.clouds[space], "long")
        return [*signs.cloud(space, brief=True), (f" {name}", INK)]
    if kind == actions.JUMP:
        area = signs.board.circles[actions.jump_circle(item.code)]
        return [*signs.circle(area), " ", signs.landscape_chip(area), (f" {places.name(area)}", INK)]
    if item.code == actions.DECLINE or kind in (*WORDED, actions.UNDER):
        return [(item.texts[0], INK)]
    return [(signs.speech.action(item.code, ".sentence"), INK)]


def deed_note(signs: BroomSigns, question: Question, item: Item) -> Part:
    """What an answer brings, and for a flight what lies there."""
    gain = question.preview(item.code)
    kind = kind_of(item.code)
    if kind == actions.FLY:
        end = actions.fly_to(item.code)
        if open_circles(signs.view, end):
            # From a turbo broom one goes on at once.
            return turbo(signs, end)
        pieces = signs.facts(end, own=False)
        if gain.get("towers"):
            # What she could serve at once is solid there.
            pieces = [[(WAY, QUIET)], *pieces]
        return line(*spaced(pieces), *stranding(signs, end))
    if kind == actions.JUMP:
        area = signs.board.circles[actions.jump_circle(item.code)]
        pieces = [signs.tower(tower) for tower in open_towers(signs.view, area)]
        return line(*spaced([*pieces, signs.people(area, own=False)]), *stranding(signs, area))
    if kind == actions.UNDER:
        return signs.places.pile_size(actions.under_pile(item.code))
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
