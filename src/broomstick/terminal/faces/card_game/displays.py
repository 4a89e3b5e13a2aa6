"""The displays of the card game, drawn, and what is left of its cards."""

from broomstick.heart.shown import BRAVE
from broomstick.terminal.faces.blocks import Block, broken, longest
from broomstick.terminal.faces.card_game.plain import potions_of
from broomstick.terminal.faces.card_game.signs import CardSigns
from broomstick.terminal.faces.face import turn_now
from broomstick.terminal.faces.paint import BRAVE_CHIP, MARKS, QUIET, chip
from broomstick.terminal.faces.players import (
    BARE,
    BEFORE_NAMES,
    NAME_LEAST,
    Column,
    name_width,
    player_rows,
    total,
    width_of,
)

CELL, WIDEST_CELL = 3, 5
"""Columns for a number."""


def displays(signs: CardSigns, width: int, roomy: bool = False) -> Block:
    """A row for each player, a column for each type; a roomy table has wider columns."""
    title = signs.say("word-displays")
    names = name_width(signs, title[:8])
    ends = end_columns(signs)
    # What can be missed goes first where the table is too narrow for names.
    while ends and room_for_names(signs, ends, width) < NAME_LEAST:
        ends.pop()
    cell = CELL
    while roomy and cell < WIDEST_CELL and room_for_names(signs, ends, width, cell + 1) >= names:
        cell += 1
    names = min(names, room_for_names(signs, ends, width, cell))
    return player_rows(signs, title, names, [*potion_columns(signs, cell), *ends], width)


def room_for_names(signs: CardSigns, ends: list[Column], width: int, cell: int = CELL) -> int:
    return width - BEFORE_NAMES - width_of([*potion_columns(signs, cell), *ends])


def potion_columns(signs: CardSigns, cell: int) -> list[Column]:
    """Potions of each type, brave ones, points."""
    view, layout = signs.view, signs.view.layout
    seats = range(view.players)
    kinds = [
        Column(signs.chip(kind), cell, [potions_of(view, s)[kind] for s in seats]) for kind in signs.kinds
    ]
    brave = Column(chip(f" {MARKS[BRAVE]}", BRAVE_CHIP), cell, layout.brave_potions)
    return [*kinds, brave, total(signs, [layout.points(seat) for seat in seats])]


def end_columns(signs: CardSigns) -> list[Column]:
    """Picks left while a turn goes on, and cards in stock."""
    view = signs.view
    ends = [("word-held", view.hand_sizes)] if turn_now(view) else []
    ends.append(("word-stock", view.stock_sizes))
    titles = [(signs.say(word), counts) for word, counts in ends]
    return [
        Column((title, QUIET), min(8, max(2, longest([title]))) + 2, counts, BARE) for title, counts in titles
    ]


def pile(signs: CardSigns, width: int) -> Block:
    """How many cards are left, and which lie open."""
    view = signs.view
    found = broken((signs.say("table-pile", count=view.pile_size), QUIET), width)
    cards = [f"{signs.name(kind)} {count}" for kind, count in enumerate(view.layout.open_witches) if count]
    if cards:
        found += broken((signs.say("table-open", cards=", ".join(cards)), QUIET), width)
    return found
