"""The answers to the questions of Broom Service, drawn: roles to pick and to lead, brave or cowardly."""

from broomstick.games.broom_service.codes import actions
from broomstick.heart.shown import BRAVE, COWARDLY
from broomstick.terminal.faces.blocks import Block, Part, broken, cut, fit, hanging, in_columns, line, longest
from broomstick.terminal.faces.broom_service.deeds import deed_rows
from broomstick.terminal.faces.broom_service.hand import cost, outlook_parts
from broomstick.terminal.faces.broom_service.seen import gathers, outlook
from broomstick.terminal.faces.broom_service.signs import WAY, BroomSigns
from broomstick.terminal.faces.choices import (
    aligned,
    follows,
    numbered_stance,
    role_of,
    stance_boxes,
    stance_of,
)
from broomstick.terminal.faces.paint import INK, QUIET, stance_chip
from broomstick.terminal.faces.turns import said_word
from broomstick.terminal.question import Question

BOX = 60
"""Wider than this nothing is easier to read."""
HIGH = 38
"""Rows from which on lines are not spared."""


def choices(signs: BroomSigns, question: Question, notes: list[str], width: int, rows: int) -> Block:
    """The answers of a question, drawn; ``notes`` say what each would bring."""
    if question.picking:
        return pick_rows(signs, question, width, rows)
    if question.kind == actions.LEAD:
        return lead_rows(signs, question, notes, width)
    if question.kind in (actions.BRAVE, actions.COWARDLY):
        return follow_boxes(signs, question, notes, width)
    if question.kind == actions.FIST:
        cells = [
            line(*aligned(at, question.finder.last), " ", item.texts[0])
            for at, item in enumerate(question.items)
        ]
        return in_columns(cells, width)
    return deed_rows(signs, question, width)


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


def follow_boxes(signs: BroomSigns, question: Question, notes: list[str], width: int) -> Block:
    """Brave and cowardly, equally large, side by side; below, what the role could do now."""
    across = min(BOX, (width - 1) // 2)
    stances = follows(question)
    insides = [
        [numbered_stance(signs, number, said), *broken((text, INK), across - 4)]
        for number, (text, said) in enumerate(zip(notes, stances, strict=True), 1)
    ]
    boxes = stance_boxes(insides, stances, across)
    role = signs.view.role
    if gathers(role) or not outlook(signs.view, role):
        return boxes
    return [*boxes, *broken(line((f"{WAY} ", QUIET), *outlook_parts(signs, role)), width)]
