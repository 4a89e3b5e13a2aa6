"""One's own roles in Broom Service, and the answers to its questions, drawn."""

from rich.text import Text

from broomstick.games.broom_service.box.vocabulary import (
    ADD,
    AREA_BITS,
    AREA_MASK,
    DELIVER,
    DRAW,
    FIST,
    FLY,
    JUMP_TO,
    LIFT,
    PLAY_CARD,
    RESOURCES,
    ROLES,
    ROOT_GATHERER,
    UNDER,
    USE,
    USE_FOREST,
    bag_count,
)
from broomstick.heart.codec import KIND_BITS, KIND_MASK, ROLE_BITS, ROLE_MASK
from broomstick.heart.core import DECLINE, GO_BRAVE, GO_COWARDLY, LEAD
from broomstick.heart.shown import BRAVE, COWARDLY
from broomstick.terminal.faces.blocks import (
    HEAVY,
    ROUND,
    SHARP,
    Block,
    Part,
    beside,
    broken,
    cut,
    fit,
    flowing,
    framed,
    hanging,
    in_columns,
    level,
    line,
    longest,
)
from broomstick.terminal.faces.broom_service.seen import (
    gathers,
    is_bewitched,
    is_stranded,
    open_circles,
    open_towers,
    outlook,
    rest_of,
)
from broomstick.terminal.faces.broom_service.signs import NO_WAY_SIGN, WAY, BroomSigns, signed, spaced
from broomstick.terminal.faces.paint import (
    BRAVE_INK,
    COWARD_INK,
    INK,
    QUIET,
    SWEPT,
    button,
    stance_chip,
    stance_mark,
)
from broomstick.terminal.faces.turns import said_word
from broomstick.terminal.question import Item, Question

BOX = 60
"""Wider than this nothing is easier to read."""
HAND_CARD = 26
HIGH = 38
"""Rows from which on lines are not spared."""
WORDED = (ADD, DRAW, PLAY_CARD, USE, USE_FOREST)
"""What these bring is said in words."""
SPARED = 2
"""Lines that must be spared for something to stand below instead of beside."""
LOOKS = {BRAVE: (HEAVY, BRAVE_INK), COWARDLY: (ROUND, COWARD_INK)}


# ---- roles ----


def outlook_parts(signs: BroomSigns, role: int, brief: bool = False) -> list[Part]:
    """What a role could do as things are now: where to fly, which towers to serve, what to take, what to lift."""
    if gathers(role):
        at = role - ROOT_GATHERER
        brave = signs.drops(bag(signs.parts.gathers_brave[at]))
        ways = [signs.drops(bag(one)) for one in signs.parts.gathers_cowardly[at]]
        cowardly = [part for i, way in enumerate(ways) for part in (["/", *way] if i else way)]
        return [stance_mark(BRAVE), " ", *brave, "  ", stance_mark(COWARDLY), " ", *cowardly]
    found: list[Part] = []
    seen: list[int] = []
    for choice in outlook(signs.view, role):
        kind, value = choice & KIND_MASK, choice >> KIND_BITS
        at = value if kind == LIFT else value >> AREA_BITS
        if at in seen:
            continue
        seen.append(at)
        if kind == FLY:
            hill = signs.hill(at)
            found += [", " if found else "", signs.places.name(at), "\u00a0" if hill else "", *hill]
        elif kind == DELIVER:
            found += [" " if found else "", *signs.tower(at)]
        else:
            name = signs.speech.word("cloud", signs.board.clouds[at], "long")
            found += [", " if found else "", *signs.cloud(at, brief=True), "" if brief else f" {name}"]
    return found or [(signs.say("word-cannot"), QUIET)]


def bag(code: int) -> dict[str, int]:
    return {name: bag_count(code, at) for at, name in enumerate(RESOURCES)}


def cost(signs: BroomSigns, role: int) -> list[Part]:
    """What a bewitched role costs."""
    if not is_bewitched(signs.view, role):
        return []
    return [(f"{signed(-signs.parts.bewitched_points)} ", f"bold {SWEPT}")]


def hand(signs: BroomSigns, width: int) -> Block:
    """The viewer's roles, each with what it could do now."""
    roles = [role for role in range(len(ROLES)) if signs.view.hand >> role & 1]
    if not roles:
        return broken((signs.say("table-hand-empty"), QUIET), width)
    across = min(width, max(HAND_CARD, (width + 1) // max(2, len(roles)) - 1))
    across = min(across, width, 38)
    cards = []
    insides = level(
        [broken(line(*cost(signs, role), *outlook_parts(signs, role)), across - 4) for role in roles]
    )
    for role, inside in zip(roles, insides, strict=True):
        title = line(" ", signs.chip(role), (f" {signs.name(role)} ", INK))
        cards.append(framed(inside, across, SHARP, QUIET, head=title))
    return flowing(cards, width)


def hand_line(signs: BroomSigns, width: int) -> Block:
    """The viewer's roles in a line."""
    parts: list[Part] = [(signs.say("word-your-cards"), INK), "  "]
    roles = [role for role in range(len(ROLES)) if signs.view.hand >> role & 1]
    for role in roles:
        parts += [signs.chip(role), f"\u00a0{signs.name(role)}  "]
    return broken(line(*parts), width) if roles else []


# ---- to choose among ----


def choices(signs: BroomSigns, question: Question, notes: list[str], width: int, rows: int) -> Block:
    """The answers of a question, drawn; ``notes`` say what each would bring."""
    if question.picking:
        return pick_rows(signs, question, width, rows)
    if question.kind == LEAD:
        return lead_rows(signs, question, notes, width)
    if question.kind in (GO_BRAVE, GO_COWARDLY):
        return follow_boxes(signs, question, notes, width)
    if question.kind == FIST:
        cells = [
            line(*aligned(at, question.finder.last), " ", item.texts[0])
            for at, item in enumerate(question.items)
        ]
        return in_columns(cells, width)
    return deed_rows(signs, question, width)


def aligned(number: int, most: int) -> list[Part]:
    """A number to type, under the others."""
    return [" " * (len(str(most)) - len(str(number))), button(number)]


def pick_rows(signs: BroomSigns, question: Question, width: int, rows: int) -> Block:
    """Every role with what it could do now; in columns where they fit."""
    names = longest([item.texts[0] for item in question.items])
    pairs = []
    for number, item in enumerate(question.items, 1):
        parts: list[Part] = [*aligned(number, len(question.items)), " ", signs.chip(item.code), " "]
        note = line(*cost(signs, item.code), *outlook_parts(signs, item.code, brief=True))
        pairs.append((line(*parts, fit((item.texts[0], INK), names + 2)), note))
    cells = [line(head, note) for head, note in pairs]
    widest, half = max(cell.cell_len for cell in cells), (width - 2) // 2
    if rows < HIGH and widest > half >= names + 28:
        # Two columns say nearly as much in half the lines.
        cells = [cut(cell, half) for cell in cells]
    elif widest > width:
        return [text for head, note in pairs for text in hanging(head, note, width)]
    return in_columns(cells, width, 2)


def lead_rows(signs: BroomSigns, question: Question, notes: list[str], width: int) -> Block:
    """Two lines for each role that can be led: brave and cowardly."""
    found: Block = []
    names = longest([signs.name(role_of(item)) for item in question.items])
    words = longest([said_word(signs, said) for said in (BRAVE, COWARDLY)]) + 5
    before = -1
    stances: dict[int, list[int]] = {}
    for item in question.items:
        stances.setdefault(role_of(item), []).append(stance_of(item))
    for number, (item, text) in enumerate(zip(question.items, notes, strict=True), 1):
        role = role_of(item)
        said = stance_of(item)
        title = line(signs.chip(role), " ", fit((signs.name(role), INK), names)) if role != before else ""
        before = role
        head = line(
            fit(title, names + 4),
            *aligned(number, len(question.items)),
            " ",
            fit(line(stance_chip(said, said_word(signs, said))), words),
        )
        # Where it could go is said once, with the shorter of both.
        note = line(text)
        if said == min(stances[role]) and not gathers(role) and outlook(signs.view, role):
            note = line(note, (f" {WAY} ", QUIET), *outlook_parts(signs, role, brief=True))
        found += hanging(head, note, width)
    return [cut(text, width) for text in found]


def role_of(item: Item) -> int:
    return item.code >> KIND_BITS & ROLE_MASK


def stance_of(item: Item) -> int:
    return BRAVE if item.code >> KIND_BITS + ROLE_BITS else COWARDLY


def follow_boxes(signs: BroomSigns, question: Question, notes: list[str], width: int) -> Block:
    """Brave and cowardly, equally large, side by side; below, what the role could do now."""
    across = min(BOX, (width - 1) // 2)
    stances = [BRAVE if item.code & KIND_MASK == GO_BRAVE else COWARDLY for item in question.items]
    insides = []
    for number, (text, said) in enumerate(zip(notes, stances, strict=True), 1):
        head = line(button(number), " ", stance_chip(said, said_word(signs, said)))
        insides.append([head, *broken((text, INK), across - 4)])
    boxes = beside(
        [framed(inside, across, *LOOKS[said]) for inside, said in zip(level(insides), stances, strict=True)],
        1,
    )
    role = signs.view.role
    if gathers(role) or not outlook(signs.view, role):
        return boxes
    return [*boxes, *broken(line((f"{WAY} ", QUIET), *outlook_parts(signs, role)), width)]


# ---- within an action ----


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
