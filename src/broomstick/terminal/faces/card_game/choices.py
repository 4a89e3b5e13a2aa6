"""Cards among which a question of the card game lets one choose, drawn."""

from broomstick.games.card_game.codes import actions
from broomstick.heart.plain import Plain
from broomstick.heart.shown import BRAVE, COWARDLY
from broomstick.terminal.faces.blocks import (
    HEAVY,
    ROUND,
    SHARP,
    Block,
    apart,
    beside,
    broken,
    edge,
    flowing,
    foot,
    framed,
    level,
    line,
    longest,
    sides,
)
from broomstick.terminal.faces.card_game.signs import CardSigns
from broomstick.terminal.faces.choices import (
    follows,
    numbered_stance,
    role_of,
    role_title,
    stance_boxes,
    stance_of,
)
from broomstick.terminal.faces.paint import BRAVE_INK, COWARD_INK, INK, QUIET, button, stance_mark
from broomstick.terminal.question import Item, Question

LEAD_CARD = 40
FOLLOW_BOX = 48
"""Wider than this nothing is easier to read."""


def choices(signs: CardSigns, question: Question, width: int) -> Block:
    """The answers of a question, drawn; empty where it is of a kind that has no drawing."""
    if question.picking:
        return pick_cards(signs, question, width)
    if question.kind == actions.LEAD:
        return lead_cards(signs, question, width)
    if question.kind in (actions.BRAVE, actions.COWARDLY):
        return follow_boxes(signs, question, width)
    if question.kind == actions.TAKE:
        return take_cards(signs, question, width)
    return []


def pick_cards(signs: CardSigns, question: Question, width: int) -> Block:
    """A card for each type in stock: its number, how many there are, what it would be worth."""
    worths = []
    for item in question.items:
        name = signs.parts.types[item.code]
        worths.append([question.lead_preview(name, stance)["points"] for stance in ("brave", "cowardly")])
    names = [longest([item.texts[0]]) for item in question.items]
    texts = [[f"+{signs.vp(points)}" for points in worth] for worth in worths]
    wides = pick_widths(names, texts)
    if sum(wides) + len(wides) > width + 1:
        # Bare numbers, if that spares a row; the title says what they are.
        texts = [[f"+{points}" for points in worth] for worth in worths]
        wides = pick_widths(names, texts)
    if sum(wides) + len(wides) > width + 1:
        # Or each card only as wide as it must be.
        slim = [pick_widths([name], [text])[0] for name, text in zip(names, texts, strict=True)]
        wides = slim if sum(slim) + len(slim) <= width + 1 else wides
    cards = []
    for number, (item, (brave, cowardly), across) in enumerate(
        zip(question.items, texts, wides, strict=True), 1
    ):
        count = signs.say("pick-cards", count=signs.view.stock[item.code])
        inside = [
            apart(line(signs.chip(item.code)), count, across - 4),
            line((item.texts[0], INK)),
            apart(line(stance_mark(BRAVE)), line((brave, INK)), across - 4),
            apart(line(stance_mark(COWARDLY)), cowardly, across - 4),
        ]
        cards.append(framed(inside, across, SHARP, QUIET, head=button(number)))
    one_row = sum(wides) + len(wides) <= width + 1
    return beside(cards, 1) if one_row else flowing(cards, width)


def pick_widths(names: list[int], worths: list[list[str]]) -> list[int]:
    """Columns for each of some cards that are to be equally wide."""
    inside = max(5, *names, *(longest(worth) + 2 for worth in worths))
    return [inside + 4] * len(names)


def take_cards(signs: CardSigns, question: Question, width: int) -> Block:
    """The open witches, one of which begins a display."""
    kinds = [actions.take_role(item.code) for item in question.items]
    texts = [item.texts[0] for item in question.items]
    brings = [gains(signs, question.preview(item.code)) for item in question.items]
    across = min(max(longest(texts), *(longest(gain) for gain in brings)) + 4, (width + 1) // 2 - 1)
    insides = level(
        [
            [
                line(signs.chip(kind)),
                line((text, INK)),
                *broken(", ".join(gained), across - 4),
            ]
            for kind, text, gained in zip(kinds, texts, brings, strict=True)
        ]
    )
    cards = [framed(inside, across, SHARP, QUIET, head=button(at)) for at, inside in enumerate(insides, 1)]
    return flowing(cards, width)


def gains(signs: CardSigns, gain: Plain) -> list[str]:
    """The potions a choice brings, each kind for itself."""
    found = [signs.speech.role(gain["potion"], "potions", count=gain["potions"])]
    if gain["brave_potions"]:
        found.append(signs.say("brave-potions", count=gain["brave_potions"]))
    return found


def completed(signs: CardSigns, gain: Plain, width: int) -> Block:
    """For which tasks there would be enough then."""
    tasks = [str(task) for task in gain["completes"]]
    if not tasks:
        return []
    enough = signs.say("brings-task", tasks=signs.speech.listed(tasks), count=len(tasks))
    return broken((f"✓ {enough}", INK), width)


def half(signs: CardSigns, question: Question, number: int, item: Item, said: int, width: int) -> Block:
    """One half of a card: number, stance and points, and below what it brings."""
    gain = question.preview(item.code)
    points = line((f"+{signs.vp(gain['points'])}", INK))
    head = numbered_stance(signs, number, said)
    if head.cell_len > width:
        head = numbered_stance(signs, number, said, slim=True)
    tasks = completed(signs, gain, width)
    if head.cell_len + points.cell_len < width:
        return [apart(head, points, width), *broken(", ".join(gains(signs, gain)), width), *tasks]
    return [head, points, *[piece for text in gains(signs, gain) for piece in broken(text, width)], *tasks]


def lead_cards(signs: CardSigns, question: Question, width: int) -> Block:
    """A card for each role that can be led: a brave half with sharp corners above a cowardly one with round ones."""
    roles: dict[int, dict[int, tuple[int, Item]]] = {}
    for number, item in enumerate(question.items, 1):
        roles.setdefault(role_of(item), {})[stance_of(item)] = (number, item)
    across = min(LEAD_CARD, (width + 1) // min(3, max(2, len(roles))) - 1)
    inside = across - 4
    halves = {
        said: level(
            [
                half(signs, question, *pair[said], said, inside) if said in pair else []
                for pair in roles.values()
            ]
        )
        for said in (BRAVE, COWARDLY)
    }
    cards = []
    for at, role in enumerate(roles):
        brave, cowardly = halves[BRAVE][at], halves[COWARDLY][at]
        cards.append(
            [
                edge(HEAVY, across, BRAVE_INK, role_title(signs, role)),
                *sides(brave, HEAVY, across, BRAVE_INK),
                line(("┡" + "━" * (across - 2) + "┩", BRAVE_INK)),
                *sides(cowardly, ROUND, across, COWARD_INK),
                foot(ROUND, across, COWARD_INK),
            ]
        )
    return flowing(cards, width)


def follow_boxes(signs: CardSigns, question: Question, width: int) -> Block:
    """Brave and cowardly, equally large, side by side."""
    across = min(FOLLOW_BOX, (width - 1) // 2)
    stances = follows(question)
    insides = [
        half(signs, question, number, item, said, across - 4)
        for number, (item, said) in enumerate(zip(question.items, stances, strict=True), 1)
    ]
    return stance_boxes(insides, stances, across)
