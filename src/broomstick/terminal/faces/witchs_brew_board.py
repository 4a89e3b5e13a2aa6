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
from broomstick.terminal.faces.witchs_brew import (
    books_below,
    cards_of,
    goods_of,
    lacking,
    ravens_of,
    spell_does,
)
from broomstick.terminal.faces.witchs_brew_kit import GOLD_INK, GOLD_SIGN, RAVEN_SIGN, VIAL_SIGN, BrewKit
from broomstick.words.text import capital

MANY = 3
"""From so many of something on, the number stands out."""
NAME_LEAST, NAME_MOST = 6, 22
STACK_CARD, WIDEST_STACK_CARD = 15, 26


# ---- players ----


def players(kit: BrewKit, width: int) -> Block:
    """A row for each player: ingredients, gold, vials, potion cards, ravens, points, picks left."""
    view = kit.view
    columns: list[tuple[Part, int, list[int]]] = [
        (kit.drop(colour), 3, [goods_of(view, seat)[colour] for seat in range(view.players)])
        for colour in range(len(COLOURS))
    ]
    held = kit.say("word-held")
    named: list[tuple[list[Part], str, list[int]]] = [
        ([(GOLD_SIGN, GOLD_INK), " "], "word-gold", [goods_of(view, s)[GOLD] for s in range(view.players)]),
        ([(VIAL_SIGN, INK), " "], "word-vials", [goods_of(view, s)[VIALS] for s in range(view.players)]),
        ([], "word-potions", [owned(kit, s) for s in range(view.players)]),
        ([(RAVEN_SIGN, INK), " "], "word-ravens", [ravens_of(view, s) for s in range(view.players)]),
    ]
    for sign, word, counts in named:
        text = line(*sign, (kit.say(word), QUIET))
        columns.append((text, text.cell_len + 2, counts))
    columns.append(((kit.say("word-vp"), INK), 5, [view.layout.total(s) for s in range(view.players)]))
    if turn_now(view):
        columns.append(((held, QUIET), longest([held]) + 2, view.hand_sizes))
    names = min(NAME_MOST, longest([*kit.cast.names[: view.players], kit.say("word-players")]))
    if 4 + names + sum(wide for _, wide, _ in columns) > width:
        # Signs without their words.
        columns = [(slim(title), max(3, slim(title).cell_len + 1), counts) for title, _, counts in columns]
    wide = max(NAME_LEAST, min(names, width - 4 - sum(wide for _, wide, _ in columns)))
    head: list[Part] = [fit((kit.say("word-players"), INK), wide + 4)]
    head += [fit(title, across, "right") for title, across, _ in columns]
    rows = [line(*head)]
    for seat in range(view.players):
        parts: list[Part] = [(HERE if seat == kit.own_seat() else " ", INK), " "]
        parts.append(fit(seat_name(seat, kit.cast.name(seat)), wide + 2))
        for title, across, counts in columns:
            count = counts[seat]
            strong = line(title).plain == kit.say("word-vp") or count >= MANY
            shown = str(count) if count or strong else "·"
            parts.append((f"{shown:>{across}}", INK if strong else "" if count else QUIET))
        rows.append(line(*parts))
    return [cut(row, width) for row in rows]


def slim(title: Part) -> Text:
    """A title without its word, where it has a sign."""
    text = line(title)
    return text[:1] if text.plain[1:2] == " " else text


def owned(kit: BrewKit, seat: int) -> int:
    """How many potion cards a seat has."""
    return sum(len(cards_of(kit.view, seat, stack)) for stack in range(len(STACKS)))


# ---- stacks ----


def lack(kit: BrewKit, stack: int) -> Part:
    """What is missing: to the viewer for a cauldron, on the shelf for a shelf."""
    if stack < CAULDRONS and kit.watching:
        return ""
    count = lacking(kit.view, stack, kit.own_seat())
    return (kit.say("word-missing", count=count), "") if count else (f"✓ {kit.say('word-enough')}", INK)


def stack_cards(kit: BrewKit, width: int) -> Block:
    """The top card of each stack as a card: what it takes and brings, and what comes after it."""
    across = min(WIDEST_STACK_CARD, max(STACK_CARD, (width - 4) // 5))
    afters = [next_card(kit, stack) for stack in range(len(STACKS))]
    if all(sum(text.cell_len + 1 for text in after) <= across - 3 for after in afters):
        # One line is enough for all.
        afters = [beside([[text] for text in after], 1) for after in afters]
    else:
        afters = [[*after[:1], *[line("  ", text) for text in after[1:]]] for after in afters]
    return flowing(
        [stack_card(kit, stack, after, across) for stack, after in enumerate(level(afters))], width
    )


def next_card(kit: BrewKit, stack: int) -> Block:
    """What the card below the top one takes, and what it brings."""
    card = kit.view.layout.card(stack)
    if card < 0 or card + 1 >= stack * SLOTS + kit.parts.cards[stack]:
        return []
    return [line((f"› {kit.bare_price(stack, card + 1)}", QUIET)), line(*kit.worth(card + 1))]


def stack_card(kit: BrewKit, stack: int, after: Block, width: int) -> Block:
    layout, parts = kit.view.layout, kit.parts
    card = layout.card(stack)
    title = line(" ", cut((kit.stack_name(stack, width - 4), INK), width - 3))
    title = line(title, " ") if title.cell_len < width - 2 else title
    if card < 0:
        inside = [line((kit.say("word-empty"), QUIET)), line(""), line("")]
    else:
        inside = [line(*kit.price(stack, card)), line(*kit.worth(card)), line(lack(kit, stack))]
    found = framed([*inside, *after], width, SHARP, QUIET, head=title)
    end = f" {kit.say('word-cards-left', count=parts.cards[stack] - layout.gone[stack])} "
    if card < 0 or longest([end]) > width - 3:
        return found
    bottom = SHARP.bottom_left + SHARP.bottom * (width - 2 - longest([end]))
    return [*found[:-1], line((bottom, QUIET), (end, QUIET), (SHARP.bottom_right, QUIET))]


def stack_rows(kit: BrewKit, width: int) -> Block:
    """The stacks as a table: a row for each, what its top card takes and brings, what is missing, what comes next."""
    layout, parts = kit.view.layout, kit.parts
    rows: list[list[Part]] = []
    for stack in range(len(STACKS)):
        card = layout.card(stack)
        if card < 0:
            rows.append([capital(kit.stack_name(stack)), (kit.say("word-empty"), QUIET), "", "", "", ""])
            continue
        left = parts.cards[stack] - layout.gone[stack] - 1
        then = line((f"{kit.bare_price(stack, card + 1)} ", QUIET), *kit.worth(card + 1)) if left else "–"
        rows.append(
            [
                capital(kit.stack_name(stack)),
                line(*kit.worth(card)),
                line(*kit.price(stack, card)),
                lack(kit, stack),
                then,
                f"×{left + 1}",
            ]
        )
    heads: list[Part] = [
        (kit.say("word-stacks"), INK),
        "",
        (kit.say("word-price"), QUIET),
        "",
        (kit.say("word-then"), QUIET),
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


def ravens(kit: BrewKit, brief: bool = False) -> Text:
    """♠ Ravens ▮▮▯▯: how near the end is."""
    there, most = kit.view.layout.ravens, kit.parts.ravens
    pips = FULL * min(there, most) + EMPTY * max(0, most - there)
    word = "" if brief else f" {capital(kit.say('word-ravens'))}"
    return line((f"{RAVEN_SIGN}{word} {pips}", INK))


def books(kit: BrewKit) -> Text:
    """The open spell with what it does, and what is known of those below."""
    spell = kit.view.top_book()
    name = kit.speech.word("spell", SPELLS[spell])
    text = line(kit.say("table-book", spell=name, does=spell_does(kit.speech, kit.parts, spell)))
    text.highlight_words([name, kit.say("word-book")], INK)
    below = [
        "?" * book if isinstance(book, int) else kit.speech.word("spell", book)
        for book in books_below(kit.view)
    ]
    return line(text, (f" › {' '.join(below)}", QUIET)) if below else text


def notices(kit: BrewKit, width: int) -> Block:
    """Spell books and barred roles, in one line or in as many as it takes."""
    found = [books(kit)]
    barred = mask_names(ROLES, kit.view.layout.now_barred())
    if barred:
        names = kit.speech.listed([kit.speech.role(name, "long") for name in barred])
        found.append(line(kit.say("table-barred", roles=names)))
    rows: Block = []
    for text in found:
        if rows and rows[-1].cell_len + 4 + text.cell_len <= width:
            rows[-1] = line(rows[-1], "    ", text)
        else:
            rows += broken(text, width)
    return rows
