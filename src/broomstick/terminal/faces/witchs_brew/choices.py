"""The answers to the questions of Witch's Brew, drawn."""

from broomstick.games.witchs_brew import lists
from broomstick.games.witchs_brew.codes import actions
from broomstick.games.witchs_brew.preview import outlook
from broomstick.heart.codec import bag_count
from broomstick.heart.shown import BRAVE, COWARDLY
from broomstick.terminal.faces.blocks import (
    HEAVY,
    Block,
    Part,
    apart,
    broken,
    fit,
    flowing,
    framed,
    hanging,
    in_columns,
    level,
    line,
    longest,
)
from broomstick.terminal.faces.choices import (
    aligned,
    follows,
    numbered_stance,
    role_of,
    role_title,
    stance_boxes,
)
from broomstick.terminal.faces.paint import BRAVE_INK, INK, QUIET, button, stance_chip, stance_mark
from broomstick.terminal.faces.turns import said_word
from broomstick.terminal.faces.witchs_brew.plain import role_does
from broomstick.terminal.faces.witchs_brew.signs import GOLD_SIGN, BrewSigns
from broomstick.terminal.question import Question

BOX = 60
"""Wider than this nothing is easier to read."""
LEAD_CARD = 38
BAGS = (actions.TAKE, actions.PAY, actions.ADD, actions.LOSE)
HIGH = 36
"""Rows from which on roles to lead are cards."""


def choices(signs: BrewSigns, question: Question, width: int, rows: int) -> Block:
    """The answers of a question, drawn."""
    if question.picking:
        return pick_rows(signs, question, width)
    if question.kind == actions.LEAD:
        return lead_cards(signs, question, width) if rows >= HIGH else lead_rows(signs, question, width)
    if question.kind in (actions.BRAVE, actions.COWARDLY):
        return follow_boxes(signs, question, width)
    if question.kind in BAGS and len(question.items) > 3:
        return bag_cells(signs, question, width)
    if question.kind == actions.ADD_GOLD:
        return gold_cells(signs, question, width)
    return deed_rows(signs, question, width)


def pick_rows(signs: BrewSigns, question: Question, width: int) -> Block:
    """Every role with what it would bring now, brave and cowardly; in as many columns as there is room for."""
    heads = []
    names = longest([item.texts[0] for item in question.items])
    gains = [
        [line(signs.gain(outlook(signs.view, item.code, full))) for full in (True, False)]
        for item in question.items
    ]
    first = max(text.cell_len for text, _ in gains)
    for number, (item, (brave, _)) in enumerate(zip(question.items, gains, strict=True), 1):
        heads.append(
            line(
                fit(button(number), 4) if number > 9 else line(" ", button(number)),
                " ",
                signs.chip(item.code),
                " ",
                fit((item.texts[0], INK), names + 1),
                stance_mark(BRAVE),
                " ",
                fit(brave, first + 1),
                stance_mark(COWARDLY),
                " ",
            )
        )
    pairs = [(head, cowardly) for head, (_, cowardly) in zip(heads, gains, strict=True)]
    cells = [line(head, cowardly) for head, cowardly in pairs]
    if max(cell.cell_len for cell in cells) > width:
        return [text for head, cowardly in pairs for text in hanging(head, cowardly, width)]
    return in_columns(cells, width)


def lead_rows(signs: BrewSigns, question: Question, width: int) -> Block:
    """A line for each role that can be led."""
    found: Block = []
    names = longest([signs.name(role_of(item)) for item in question.items])
    for number, item in enumerate(question.items, 1):
        role = role_of(item)
        head = line(
            button(number),
            " ",
            signs.chip(role),
            " ",
            fit((signs.name(role), INK), names + 1),
            stance_chip(BRAVE, said_word(signs, BRAVE)),
            "  ",
        )
        found += hanging(head, item.brings, width)
    return found


def lead_cards(signs: BrewSigns, question: Question, width: int) -> Block:
    """A card for each role that can be led: what it does, and what that would bring now."""
    across = min(LEAD_CARD, (width + 1) // min(3, max(2, len(question.items))) - 1)
    insides = level(
        [
            [
                numbered_stance(signs, number, BRAVE),
                *broken((role_does(signs.speech, signs.view, role_of(item), True), QUIET), across - 4),
                *broken((item.brings, INK), across - 4),
            ]
            for number, item in enumerate(question.items, 1)
        ]
    )
    cards = []
    for item, inside in zip(question.items, insides, strict=True):
        title = role_title(signs, role_of(item))
        cards.append(framed(inside, across, HEAVY, BRAVE_INK, head=title))
    return flowing(cards, width)


def follow_boxes(signs: BrewSigns, question: Question, width: int) -> Block:
    """Brave and cowardly, equally large, side by side: the full action, and the favour."""
    across = min(BOX, (width - 1) // 2)
    stances = follows(question)
    insides = []
    for number, (item, said) in enumerate(zip(question.items, stances, strict=True), 1):
        head = numbered_stance(signs, number, said)
        half = (signs.say("word-full" if said == BRAVE else "word-favour"), QUIET)
        room = across - 4
        top = [apart(head, line(half), room)] if head.cell_len + longest([half[0]]) < room else [head]
        does = broken((role_does(signs.speech, signs.view, signs.view.role, said == BRAVE), QUIET), room)
        # What one is spared is all that such a favour does.
        spared = "spared" in question.preview(item.code)
        insides.append([*top, *([] if spared else does), *broken((item.brings, INK), room)])
    return stance_boxes(insides, stances, across)


def bag_cells(signs: BrewSigns, question: Question, width: int) -> Block:
    """Ingredients to choose among: each way as letters on their colours; what is declined, in words."""
    cells: Block = []
    for number, item in enumerate(question.items, 1):
        drops: list[Part] = []
        if item.code != actions.DECLINE:
            bag = actions.ingredients_of(item.code)
            drops = signs.drops([bag_count(bag, colour) for colour in range(len(lists.COLOURS))])
        spaced = [part for drop in drops for part in (drop, " ")]
        gain = question.preview(item.code)
        done: list[Part] = [("✓", INK)] if question.kind == actions.ADD and gain.get("card") else []
        told: list[Part] = spaced or [item.texts[0]]
        cells.append(line(*aligned(number, len(question.items)), " ", *told, *done))
    return in_columns(cells, width)


def gold_cells(signs: BrewSigns, question: Question, width: int) -> Block:
    """How much gold to add; a tick where that is enough."""
    cells: Block = []
    for number, item in enumerate(question.items, 1):
        gold = actions.add_gold_gold(item.code)
        gain = question.preview(item.code)
        parts: list[Part] = [*aligned(number, len(question.items)), f" {gold}{GOLD_SIGN}"]
        if gain.get("card"):
            parts += [(" ✓ ", INK), (item.brings, QUIET)]
        cells.append(line(*parts))
    return in_columns(cells, width)


def deed_rows(signs: BrewSigns, question: Question, width: int) -> Block:
    """A line for each answer: what to type, and what it brings."""
    names = longest([item.texts[0] for item in question.items])
    found: Block = []
    for number, item in enumerate(question.items, 1):
        head = line(*aligned(number, len(question.items)), " ", fit((item.texts[0], INK), names + 2))
        found += hanging(head, item.brings, width, 10)
    return found
