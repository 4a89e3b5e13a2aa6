"""The stacks of potion cards of Witch's Brew, drawn as cards or in rows."""

from broomstick.games.witchs_brew import lists
from broomstick.games.witchs_brew.codes import things
from broomstick.games.witchs_brew.components import SLOTS
from broomstick.terminal.faces.blocks import (
    SHARP,
    Block,
    Part,
    beside,
    cut,
    fit,
    flowing,
    framed,
    level,
    line,
    longest,
)
from broomstick.terminal.faces.paint import INK, QUIET
from broomstick.terminal.faces.witchs_brew.plain import lacking
from broomstick.terminal.faces.witchs_brew.signs import BrewSigns
from broomstick.words.text import capital

STACK_CARD, WIDEST_STACK_CARD = 15, 26


def lack(signs: BrewSigns, stack: int) -> Part:
    """What is missing: to the viewer for a cauldron, on the shelf for a shelf."""
    if stack < things.CAULDRONS and signs.watching:
        return ""
    count = lacking(signs.view, stack, signs.own_seat())
    return (signs.say("word-missing", count=count), "") if count else (f"✓ {signs.say('word-enough')}", INK)


def stack_cards(signs: BrewSigns, width: int) -> Block:
    """The top card of each stack as a card: what it takes and brings, and what comes after it."""
    across = min(WIDEST_STACK_CARD, max(STACK_CARD, (width - 4) // 5))
    afters = [next_card(signs, stack) for stack in range(len(lists.STACKS))]
    if all(sum(text.cell_len + 1 for text in after) <= across - 3 for after in afters):
        # One line is enough for all.
        afters = [beside([[text] for text in after], 1) for after in afters]
    else:
        afters = [[*after[:1], *[line("  ", text) for text in after[1:]]] for after in afters]
    return flowing(
        [stack_card(signs, stack, after, across) for stack, after in enumerate(level(afters))], width
    )


def next_card(signs: BrewSigns, stack: int) -> Block:
    """What the card below the top one takes, and what it brings."""
    card = signs.view.layout.card(stack)
    if card < 0 or card + 1 >= stack * SLOTS + signs.parts.cards[stack]:
        return []
    return [line((f"› {signs.bare_price(stack, card + 1)}", QUIET)), line(*signs.worth(card + 1))]


def stack_card(signs: BrewSigns, stack: int, after: Block, width: int) -> Block:
    layout, parts = signs.view.layout, signs.parts
    card = layout.card(stack)
    title = line(" ", cut((signs.stack_name(stack, width - 4), INK), width - 3))
    title = line(title, " ") if title.cell_len < width - 2 else title
    if card < 0:
        inside = [line((signs.say("word-empty"), QUIET)), line(""), line("")]
    else:
        inside = [line(*signs.price(stack, card)), line(*signs.worth(card)), line(lack(signs, stack))]
    found = framed([*inside, *after], width, SHARP, QUIET, head=title)
    end = f" {signs.say('word-cards-left', count=parts.cards[stack] - layout.gone[stack])} "
    if card < 0 or longest([end]) > width - 3:
        return found
    bottom = SHARP.bottom_left + SHARP.bottom * (width - 2 - longest([end]))
    return [*found[:-1], line((bottom, QUIET), (end, QUIET), (SHARP.bottom_right, QUIET))]


def stack_rows(signs: BrewSigns, width: int) -> Block:
    """The stacks as a table: a row for each, what its top card takes and brings, what is missing, what comes next."""
    layout, parts = signs.view.layout, signs.parts
    rows: list[list[Part]] = []
    for stack in range(len(lists.STACKS)):
        card = layout.card(stack)
        if card < 0:
            rows.append([capital(signs.stack_name(stack)), (signs.say("word-empty"), QUIET), "", "", "", ""])
            continue
        left = parts.cards[stack] - layout.gone[stack] - 1
        then = line((f"{signs.bare_price(stack, card + 1)} ", QUIET), *signs.worth(card + 1)) if left else "–"
        rows.append(
            [
                capital(signs.stack_name(stack)),
                line(*signs.worth(card)),
                line(*signs.price(stack, card)),
                lack(signs, stack),
                then,
                f"×{left + 1}",
            ]
        )
    heads: list[Part] = [
        (signs.say("word-stacks"), INK),
        "",
        (signs.say("word-price"), QUIET),
        "",
        (signs.say("word-then"), QUIET),
        "",
    ]
    every = [heads, *rows]
    wides = [max(line(row[at]).cell_len for row in every) for at in range(len(heads))]
    # What can be missed goes first.
    for at in (5, 4):
        if sum(wides) + 2 * len(wides) - 2 > width:
            wides[at] = -2
    kept = [at for at, wide in enumerate(wides) if wide >= 0]
    return [cut(beside([[fit(row[at], wides[at])] for at in kept])[0], width) for row in every]
