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
from broomstick.terminal.faces.broom_service_facts import (
    gathers,
    is_bewitched,
    is_stranded,
    open_circles,
    open_towers,
    outlook,
    rest_of,
)
from broomstick.terminal.faces.broom_service_kit import NO_WAY_SIGN, WAY, BroomKit, signed, spaced
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


def outlook_parts(kit: BroomKit, role: int, brief: bool = False) -> list[Part]:
    """What a role could do as things are now: where to fly, which towers to serve, what to take, what to lift."""
    if gathers(role):
        at = role - ROOT_GATHERER
        brave = kit.drops(bag(kit.parts.gathers_brave[at]))
        ways = [kit.drops(bag(one)) for one in kit.parts.gathers_cowardly[at]]
        cowardly = [part for i, way in enumerate(ways) for part in (["/", *way] if i else way)]
        return [stance_mark(BRAVE), " ", *brave, "  ", stance_mark(COWARDLY), " ", *cowardly]
    found: list[Part] = []
    seen: list[int] = []
    for choice in outlook(kit.view, role):
        kind, value = choice & KIND_MASK, choice >> KIND_BITS
        at = value if kind == LIFT else value >> AREA_BITS
        if at in seen:
            continue
        seen.append(at)
        if kind == FLY:
            hill = kit.hill(at)
            found += [", " if found else "", kit.places.name(at), "\u00a0" if hill else "", *hill]
        elif kind == DELIVER:
            found += [" " if found else "", *kit.tower(at)]
        else:
            name = kit.speech.word("cloud", kit.board.clouds[at], "long")
            found += [", " if found else "", *kit.cloud(at, brief=True), "" if brief else f" {name}"]
    return found or [(kit.say("word-cannot"), QUIET)]


def bag(code: int) -> dict[str, int]:
    return {name: bag_count(code, at) for at, name in enumerate(RESOURCES)}


def cost(kit: BroomKit, role: int) -> list[Part]:
    """What a bewitched role costs."""
    if not is_bewitched(kit.view, role):
        return []
    return [(f"{signed(-kit.parts.bewitched_points)} ", f"bold {SWEPT}")]


def hand(kit: BroomKit, width: int) -> Block:
    """The viewer's roles, each with what it could do now."""
    roles = [role for role in range(len(ROLES)) if kit.view.hand >> role & 1]
    if not roles:
        return broken((kit.say("table-hand-empty"), QUIET), width)
    across = min(width, max(HAND_CARD, (width + 1) // max(2, len(roles)) - 1))
    across = min(across, width, 38)
    cards = []
    insides = level([broken(line(*cost(kit, role), *outlook_parts(kit, role)), across - 4) for role in roles])
    for role, inside in zip(roles, insides, strict=True):
        title = line(" ", kit.chip(role), (f" {kit.name(role)} ", INK))
        cards.append(framed(inside, across, SHARP, QUIET, head=title))
    return flowing(cards, width)


def hand_line(kit: BroomKit, width: int) -> Block:
    """The viewer's roles in a line."""
    parts: list[Part] = [(kit.say("word-your-cards"), INK), "  "]
    roles = [role for role in range(len(ROLES)) if kit.view.hand >> role & 1]
    for role in roles:
        parts += [kit.chip(role), f"\u00a0{kit.name(role)}  "]
    return broken(line(*parts), width) if roles else []


# ---- to choose among ----


def choices(kit: BroomKit, question: Question, notes: list[str], width: int, rows: int) -> Block:
    """The answers of a question, drawn; ``notes`` say what each would bring."""
    if question.picking:
        return pick_rows(kit, question, width, rows)
    if question.kind == LEAD:
        return lead_rows(kit, question, notes, width)
    if question.kind in (GO_BRAVE, GO_COWARDLY):
        return follow_boxes(kit, question, notes, width)
    if question.kind == FIST:
        cells = [
            line(*aligned(at, question.finder.last), " ", item.texts[0])
            for at, item in enumerate(question.items)
        ]
        return in_columns(cells, width)
    return deed_rows(kit, question, width)


def aligned(number: int, most: int) -> list[Part]:
    """A number to type, under the others."""
    return [" " * (len(str(most)) - len(str(number))), button(number)]


def pick_rows(kit: BroomKit, question: Question, width: int, rows: int) -> Block:
    """Every role with what it could do now; in columns where they fit."""
    names = longest([item.texts[0] for item in question.items])
    pairs = []
    for number, item in enumerate(question.items, 1):
        parts: list[Part] = [*aligned(number, len(question.items)), " ", kit.chip(item.code), " "]
        note = line(*cost(kit, item.code), *outlook_parts(kit, item.code, brief=True))
        pairs.append((line(*parts, fit((item.texts[0], INK), names + 2)), note))
    cells = [line(head, note) for head, note in pairs]
    widest, half = max(cell.cell_len for cell in cells), (width - 2) // 2
    if rows < HIGH and widest > half >= names + 28:
        # Two columns say nearly as much in half the lines.
        cells = [cut(cell, half) for cell in cells]
    elif widest > width:
        return [text for head, note in pairs for text in hanging(head, note, width)]
    return in_columns(cells, width, 2)


def lead_rows(kit: BroomKit, question: Question, notes: list[str], width: int) -> Block:
    """Two lines for each role that can be led: brave and cowardly."""
    found: Block = []
    names = longest([kit.name(role_of(item)) for item in question.items])
    words = longest([said_word(kit, said) for said in (BRAVE, COWARDLY)]) + 5
    before = -1
    stances: dict[int, list[int]] = {}
    for item in question.items:
        stances.setdefault(role_of(item), []).append(stance_of(item))
    for number, (item, text) in enumerate(zip(question.items, notes, strict=True), 1):
        role = role_of(item)
        said = stance_of(item)
        title = line(kit.chip(role), " ", fit((kit.name(role), INK), names)) if role != before else ""
        before = role
        head = line(
            fit(title, names + 4),
            *aligned(number, len(question.items)),
            " ",
            fit(line(stance_chip(said, said_word(kit, said))), words),
        )
        # Where it could go is said once, with the shorter of both.
        note = line(text)
        if said == min(stances[role]) and not gathers(role) and outlook(kit.view, role):
            note = line(note, (f" {WAY} ", QUIET), *outlook_parts(kit, role, brief=True))
        found += hanging(head, note, width)
    return [cut(text, width) for text in found]


def role_of(item: Item) -> int:
    return item.code >> KIND_BITS & ROLE_MASK


def stance_of(item: Item) -> int:
    return BRAVE if item.code >> KIND_BITS + ROLE_BITS else COWARDLY


def follow_boxes(kit: BroomKit, question: Question, notes: list[str], width: int) -> Block:
    """Brave and cowardly, equally large, side by side; below, what the role could do now."""
    across = min(BOX, (width - 1) // 2)
    stances = [BRAVE if item.code & KIND_MASK == GO_BRAVE else COWARDLY for item in question.items]
    insides = []
    for number, (text, said) in enumerate(zip(notes, stances, strict=True), 1):
        head = line(button(number), " ", stance_chip(said, said_word(kit, said)))
        insides.append([head, *broken((text, INK), across - 4)])
    boxes = beside(
        [framed(inside, across, *LOOKS[said]) for inside, said in zip(level(insides), stances, strict=True)],
        1,
    )
    role = kit.view.role
    if gathers(role) or not outlook(kit.view, role):
        return boxes
    return [*boxes, *broken(line((f"{WAY} ", QUIET), *outlook_parts(kit, role)), width)]


# ---- within an action ----


def deed_rows(kit: BroomKit, question: Question, width: int) -> Block:
    """A line for each answer: what it is, and what it brings."""
    told = [line(*deed(kit, item)) for item in question.items]
    wide = min(max(text.cell_len for text in told), width // 2 + 8)
    found: Block = []
    for number, (item, text) in enumerate(zip(question.items, told, strict=True), 1):
        # A name that is too long goes on below, so that it can be told from others that begin alike.
        begin, *more = broken(text, wide)
        head = line(*aligned(number, len(question.items)), " ", fit(begin, wide + 2))
        note = deed_note(kit, question, item)
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


def deed(kit: BroomKit, item: Item) -> list[Part]:
    """What an answer does: where from and where to, which tower, which cloud, what resources."""
    kind, value = item.code & KIND_MASK, item.code >> KIND_BITS
    places = kit.places
    if kind == FLY:
        end = value >> AREA_BITS
        start = places.name(value & AREA_MASK)
        return [(f"{start} {WAY} ", ""), kit.landscape_chip(end), (f" {places.name(end)}", INK)]
    if kind == DELIVER:
        tower = value >> AREA_BITS
        start = places.name(value & AREA_MASK)
        return [(f"{start} {WAY} ", ""), *kit.tower(tower), (f" {places.tower_name(tower)}", INK)]
    if kind == LIFT:
        name = kit.speech.word("cloud", kit.board.clouds[value], "long")
        return [*kit.cloud(value, brief=True), (f" {name}", INK)]
    if kind == JUMP_TO:
        area = kit.board.circles[value]
        return [*kit.circle(area), " ", kit.landscape_chip(area), (f" {places.name(area)}", INK)]
    if item.code == DECLINE or kind in (*WORDED, UNDER):
        return [(item.texts[0], INK)]
    return [(kit.speech.action(item.code, ".sentence"), INK)]


def deed_note(kit: BroomKit, question: Question, item: Item) -> Part:
    """What an answer brings, and for a flight what lies there."""
    gain = question.preview(item.code)
    kind, value = item.code & KIND_MASK, item.code >> KIND_BITS
    if kind == FLY:
        end = value >> AREA_BITS
        if open_circles(kit.view, end):
            # From a turbo broom one goes on at once.
            return turbo(kit, end)
        pieces = kit.facts(end, own=False)
        if gain.get("towers"):
            # What she could serve at once is solid there.
            pieces = [[(WAY, QUIET)], *pieces]
        return line(*spaced(pieces), *stranding(kit, end))
    if kind == JUMP_TO:
        area = kit.board.circles[value]
        pieces = [kit.tower(tower) for tower in open_towers(kit.view, area)]
        return line(*spaced([*pieces, kit.people(area, own=False)]), *stranding(kit, area))
    if kind == UNDER:
        return kit.places.pile_size(value)
    return item.brings if kind in WORDED or "bolts" not in gain else kit.gain(gain)


def turbo(kit: BroomKit, area: int) -> Text:
    """Where a turbo broom leads to, and what is there if it is but one place."""
    rest = rest_of(kit.view, area)
    ink = f"bold {SWEPT}" if is_stranded(kit.view, rest) else INK
    text = line(
        *kit.no_way(rest), " " if is_stranded(kit.view, rest) else "", (kit.places.turbo(area, "near"), ink)
    )
    if rest == area:
        return text
    return line(text, "  ", *spaced([kit.tower(tower) for tower in open_towers(kit.view, rest)]))


def stranding(kit: BroomKit, area: int) -> list[Part]:
    """A warning where no flight leads away."""
    if not is_stranded(kit.view, area):
        return []
    return [(f"  {NO_WAY_SIGN} {kit.places.stranded(area, 'fly-stranded')}", f"bold {SWEPT}")]
