"""The open table of Witch's Brew, drawn: players and their goods, the stacks, spell books, ravens, barred roles."""

from rich.text import Text

from broomstick.games.witchs_brew.components import SLOTS
from broomstick.games.witchs_brew.vocabulary import CAULDRONS, COLOURS, GOLD, ROLES, SPELLS, STACKS, VIALS
from broomstick.heart.plain import mask_names
from broomstick.terminal.faces.blocks import (
    SHARP,
    Block,
    Part,
    beside,
    broken,
    cut,
    fit,
    flowing,
    framed,
    level,
    line,
    longest,
)
from broomstick.terminal.faces.face import turn_now
from broomstick.terminal.faces.paint import EMPTY, FULL, HERE, INK, QUIET, seat_name
from broomstick.terminal.faces.witchs_brew.plain import (
    books_below,
    cards_of,
    goods_of,
    lacking,
    ravens_of,
    spell_does,
)
from broomstick.terminal.faces.witchs_brew.signs import GOLD_INK, GOLD_SIGN, RAVEN_SIGN, VIAL_SIGN, BrewSigns
from broomstick.words.text import capital

MANY = 3
"""From so many of something on, the number stands out."""
NAME_LEAST, NAME_MOST = 6, 22
STACK_CARD, WIDEST_STACK_CARD = 15, 26


# ---- players ----


def players(signs: BrewSigns, width: int) -> Block:
    """A row for each player: ingredients, gold, vials, potion cards, ravens, points, picks left."""
    view = signs.view
    columns: list[tuple[Part, int, list[int]]] = [
        (signs.drop(colour), 3, [goods_of(view, seat)[colour] for seat in range(view.players)])
        for colour in range(len(COLOURS))
    ]
    held = signs.say("word-held")
    named: list[tuple[list[Part], str, list[int]]] = [
        ([(GOLD_SIGN, GOLD_INK), " "], "word-gold", [goods_of(view, s)[GOLD] for s in range(view.players)]),
        ([(VIAL_SIGN, INK), " "], "word-vials", [goods_of(view, s)[VIALS] for s in range(view.players)]),
        ([], "word-potions", [owned(signs, s) for s in range(view.players)]),
        ([(RAVEN_SIGN, INK), " "], "word-ravens", [ravens_of(view, s) for s in range(view.players)]),
    ]
    for sign, word, counts in named:
        text = line(*sign, (signs.say(word), QUIET))
        columns.append((text, text.cell_len + 2, counts))
    columns.append(((signs.say("word-vp"), INK), 5, [view.layout.total(s) for s in range(view.players)]))
    if turn_now(view):
        columns.append(((held, QUIET), longest([held]) + 2, view.hand_sizes))
    names = min(NAME_MOST, longest([*signs.cast.names[: view.players], signs.say("word-players")]))
    if 4 + names + sum(wide for _, wide, _ in columns) > width:
        # Signs without their words.
        columns = [(slim(title), max(3, slim(title).cell_len + 1), counts) for title, _, counts in columns]
    wide = max(NAME_LEAST, min(names, width - 4 - sum(wide for _, wide, _ in columns)))
    head: list[Part] = [fit((signs.say("word-players"), INK), wide + 4)]
    head += [fit(title, across, "right") for title, across, _ in columns]
    rows = [line(*head)]
    for seat in range(view.players):
        parts: list[Part] = [(HERE if seat == signs.own_seat() else " ", INK), " "]
        parts.append(fit(seat_name(seat, signs.cast.name(seat)), wide + 2))
        for title, across, counts in columns:
            count = counts[seat]
            strong = line(title).plain == signs.say("word-vp") or count >= MANY
            shown = str(count) if count or strong else "·"
            parts.append((f"{shown:>{across}}", INK if strong else "" if count else QUIET))
        rows.append(line(*parts))
    return [cut(row, width) for row in rows]


def slim(title: Part) -> Text:
    """A title without its word, where it has a sign."""
    text = line(title)
    return text[:1] if text.plain[1:2] == " " else text


def owned(signs: BrewSigns, seat: int) -> int:
    """How many potion cards a seat has."""
    return sum(len(cards_of(signs.view, seat, stack)) for stack in range(len(STACKS)))


# ---- stacks ----


def lack(signs: BrewSigns, stack: int) -> Part:
    """What is missing: to the viewer for a cauldron, on the shelf for a shelf."""
    if stack < CAULDRONS and signs.watching:
        return ""
    count = lacking(signs.view, stack, signs.own_seat())
    return (signs.say("word-missing", count=count), "") if count else (f"✓ {signs.say('word-enough')}", INK)


def stack_cards(signs: BrewSigns, width: int) -> Block:
    """The top card of each stack as a card: what it takes and brings, and what comes after it."""
    across = min(WIDEST_STACK_CARD, max(STACK_CARD, (width - 4) // 5))
    afters = [next_card(signs, stack) for stack in range(len(STACKS))]
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
    for stack in range(len(STACKS)):
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


# ---- what else lies open ----


def ravens(signs: BrewSigns, brief: bool = False) -> Text:
    """♠ Ravens ▮▮▯▯: how near the end is."""
    there, most = signs.view.layout.ravens, signs.parts.ravens
    pips = FULL * min(there, most) + EMPTY * max(0, most - there)
    word = "" if brief else f" {capital(signs.say('word-ravens'))}"
    return line((f"{RAVEN_SIGN}{word} {pips}", INK))


def books(signs: BrewSigns) -> Text:
    """The open spell with what it does, and what is known of those below."""
    spell = signs.view.top_book()
    name = signs.speech.word("spell", SPELLS[spell])
    text = line(signs.say("table-book", spell=name, does=spell_does(signs.speech, signs.parts, spell)))
    text.highlight_words([name, signs.say("word-book")], INK)
    below = [
        "?" * book if isinstance(book, int) else signs.speech.word("spell", book)
        for book in books_below(signs.view)
    ]
    return line(text, (f" › {' '.join(below)}", QUIET)) if below else text


def notices(signs: BrewSigns, width: int) -> Block:
    """Spell books and barred roles, in one line or in as many as it takes."""
    found = [books(signs)]
    barred = mask_names(ROLES, signs.view.layout.now_barred())
    if barred:
        names = signs.speech.listed([signs.speech.role(name, "long") for name in barred])
        found.append(line(signs.say("table-barred", roles=names)))
    rows: Block = []
    for text in found:
        if rows and rows[-1].cell_len + 4 + text.cell_len <= width:
            rows[-1] = line(rows[-1], "    ", text)
        else:
            rows += broken(text, width)
    return rows
