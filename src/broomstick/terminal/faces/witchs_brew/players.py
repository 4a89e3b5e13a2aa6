"""The players of Witch's Brew with their goods, drawn; and spell books, ravens, barred roles."""

from rich.text import Text

from broomstick.games.witchs_brew import lists
from broomstick.games.witchs_brew.codes import things
from broomstick.heart.plain import mask_names
from broomstick.terminal.faces.blocks import Block, Part, line, strung
from broomstick.terminal.faces.face import turn_now
from broomstick.terminal.faces.paint import EMPTY, FULL, INK, QUIET
from broomstick.terminal.faces.players import (
    BEFORE_NAMES,
    NAME_LEAST,
    Column,
    headed,
    name_width,
    player_rows,
    total,
    width_of,
)
from broomstick.terminal.faces.witchs_brew.plain import books_below, cards_of, goods_of, ravens_of, spell_does
from broomstick.terminal.faces.witchs_brew.signs import GOLD_INK, GOLD_SIGN, RAVEN_SIGN, VIAL_SIGN, BrewSigns
from broomstick.words.text import capital


def players(signs: BrewSigns, width: int) -> Block:
    """A row for each player: ingredients, gold, vials, potion cards, ravens, points, picks left."""
    view = signs.view
    seats = range(view.players)
    goods = [goods_of(view, seat) for seat in seats]
    columns = [
        Column(signs.drop(colour), 3, [own[colour] for own in goods]) for colour in range(len(lists.COLOURS))
    ]
    gold, vial, raven = (
        line((sign, ink), " ") for sign, ink in ((GOLD_SIGN, GOLD_INK), (VIAL_SIGN, INK), (RAVEN_SIGN, INK))
    )
    columns += [
        headed(gold, signs.say("word-gold"), [own[things.GOLD] for own in goods]),
        headed(vial, signs.say("word-vials"), [own[things.VIALS] for own in goods]),
        headed("", signs.say("word-potions"), [owned(signs, seat) for seat in seats]),
        headed(raven, signs.say("word-ravens"), [ravens_of(view, seat) for seat in seats]),
        total(signs, [view.layout.total(seat) for seat in seats]),
    ]
    if turn_now(view):
        columns.append(headed("", signs.say("word-held"), view.hand_sizes))
    title = signs.say("word-players")
    names = name_width(signs, title)
    if BEFORE_NAMES + names + width_of(columns) > width:
        # Signs without their words.
        columns = [column.slim(max(3, column.slim_title().cell_len + 1)) for column in columns]
    names = max(NAME_LEAST, min(names, width - BEFORE_NAMES - width_of(columns)))
    return player_rows(signs, title, names, columns, width)


def owned(signs: BrewSigns, seat: int) -> int:
    """How many potion cards a seat has."""
    return sum(len(cards_of(signs.view, seat, stack)) for stack in range(len(lists.STACKS)))


def ravens(signs: BrewSigns, brief: bool = False) -> Text:
    """♠ Ravens ▮▮▯▯: how near the end is."""
    there, most = signs.view.layout.ravens, signs.parts.ravens
    pips = FULL * min(there, most) + EMPTY * max(0, most - there)
    word = "" if brief else f" {capital(signs.say('word-ravens'))}"
    return line((f"{RAVEN_SIGN}{word} {pips}", INK))


def books(signs: BrewSigns) -> Text:
    """The open spell with what it does, and what is known of those below."""
    spell = signs.view.top_book()
    name = signs.speech.word("spell", lists.SPELLS[spell])
    text = line(signs.say("table-book", spell=name, does=spell_does(signs.speech, signs.parts, spell)))
    text.highlight_words([name, signs.say("word-book")], INK)
    below = [
        "?" * book if isinstance(book, int) else signs.speech.word("spell", book)
        for book in books_below(signs.view)
    ]
    return line(text, (f" › {' '.join(below)}", QUIET)) if below else text


def notices(signs: BrewSigns, width: int) -> Block:
    """Spell books and barred roles, in one line or in as many as it takes."""
    found: list[Part] = [books(signs)]
    barred = mask_names(lists.ROLES, signs.view.layout.now_barred())
    if barred:
        names = signs.speech.listed([signs.speech.role(name, "long") for name in barred])
        found.append(line(signs.say("table-barred", roles=names)))
    return strung(found, width, 4)
