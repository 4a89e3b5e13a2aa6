"""Cards of the card game, drawn: one's own, and those among which a question lets one choose."""

from broomstick.games.card_game.rules import TAKE
from broomstick.heart.codec import KIND_BITS, ROLE_BITS, ROLE_MASK
from broomstick.heart.core import GO_BRAVE, GO_COWARDLY, LEAD
from broomstick.heart.plain import Plain
from broomstick.heart.shown import BRAVE, COWARDLY
from broomstick.terminal.faces.blocks import (
    HEAVY,
    ROUND,
    SHARP,
    Block,
    Part,
    apart,
    beside,
    broken,
    edge,
    fit,
    flowing,
    foot,
    framed,
    level,
    line,
    longest,
    sides,
)
from broomstick.terminal.faces.card_game.signs import CardSigns
from broomstick.terminal.faces.paint import (
    BRAVE_INK,
    COWARD_INK,
    INK,
    QUIET,
    button,
    stance_chip,
    stance_mark,
)
from broomstick.terminal.faces.turns import said_word
from broomstick.terminal.question import Item, Question

SMALLEST_CARD = 8
LEAD_CARD = 40
FOLLOW_BOX = 48
"""Wider than this nothing is easier to read."""


# ---- one's own ----


def hand(signs: CardSigns, width: int) -> Block:
    """The viewer's cards: those to play this round stand higher and are ticked."""
    view = signs.view
    kinds = [kind for kind in signs.kinds if view.stock[kind]]
    across = max(SMALLEST_CARD, longest([signs.name(kind) for kind in kinds]) + 4)
    if (across + 1) * len(kinds) > width + 1:
        # Rather letters alone than two rows.
        across = SMALLEST_CARD if (SMALLEST_CARD + 1) * len(kinds) <= width + 1 else 6
    cards = []
    for kind in kinds:
        picked = bool(view.hand >> kind & 1)
        count = f"×{view.stock[kind]}"
        if across < SMALLEST_CARD:
            inside = [line(signs.chip(kind)), fit(count, 2)]
        else:
            inside = [apart(line(signs.chip(kind)), count, across - 4), fit(signs.name(kind), across - 4)]
        tick = line(("✓", INK)) if picked else ""
        card = framed(inside, across, SHARP, INK if picked else QUIET, end=tick)
        cards.append([*card, line("")] if picked else card)
    return flowing(cards, width, 1 if across > 6 else 0, foot=True) if cards else []


def hand_line(signs: CardSigns, width: int) -> Block:
    """The viewer's cards in a line or two: what is to be played, then the rest of the stock."""
    view = signs.view
    parts: list[Part] = [(signs.say("word-your-cards"), INK), "  "]
    for kind in signs.kinds:
        if view.hand >> kind & 1:
            parts += [signs.chip(kind), f" {signs.name(kind)}  "]
    parts += [(signs.say("word-stock"), QUIET)]
    for kind in signs.kinds:
        rest = view.stock[kind] - (view.hand >> kind & 1)
        if rest:
            parts += [f" {signs.letters(kind)}", (f"×{rest}", QUIET)]
    return broken(line(*parts), width)


# ---- to choose among ----


def choices(signs: CardSigns, question: Question, width: int) -> Block:
    """The answers of a question, drawn; empty where it is of a kind that has no drawing."""
    if question.picking:
        return pick_cards(signs, question, width)
    if question.kind == LEAD:
        return lead_cards(signs, question, width)
    if question.kind in (GO_BRAVE, GO_COWARDLY):
        return follow_boxes(signs, question, width)
    if question.kind == TAKE:
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
    kinds = [item.code >> KIND_BITS for item in question.items]
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
    head = line(button(number), " ", stance_chip(said, said_word(signs, said)))
    if head.cell_len > width:
        head = line(button(number), " ", stance_chip(said, said_word(signs, said), slim=True))
    tasks = completed(signs, gain, width)
    if head.cell_len + points.cell_len < width:
        return [apart(head, points, width), *broken(", ".join(gains(signs, gain)), width), *tasks]
    return [head, points, *[piece for text in gains(signs, gain) for piece in broken(text, width)], *tasks]


def lead_cards(signs: CardSigns, question: Question, width: int) -> Block:
    """A card for each role that can be led: a brave half with sharp corners above a cowardly one with round ones."""
    roles: dict[int, dict[int, tuple[int, Item]]] = {}
    for number, item in enumerate(question.items, 1):
        role = item.code >> KIND_BITS & ROLE_MASK
        said = BRAVE if item.code >> KIND_BITS + ROLE_BITS else COWARDLY
        roles.setdefault(role, {})[said] = (number, item)
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
        title = line(" ", signs.chip(role), (f" {signs.name(role)} ", INK))
        brave, cowardly = halves[BRAVE][at], halves[COWARDLY][at]
        cards.append(
            [
                edge(HEAVY, across, BRAVE_INK, title),
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
    stances = [BRAVE if item.code == GO_BRAVE else COWARDLY for item in question.items]
    insides = level(
        [
            half(signs, question, number, item, said, across - 4)
            for number, (item, said) in enumerate(zip(question.items, stances, strict=True), 1)
        ]
    )
    looks = {BRAVE: (HEAVY, BRAVE_INK), COWARDLY: (ROUND, COWARD_INK)}
    return beside(
        [framed(inside, across, *looks[said]) for inside, said in zip(insides, stances, strict=True)], 1
    )
