"""The outline of the rules of Witch's Brew, complete and in short; the texts are in witchs_brew/rules.ftl."""

from itertools import zip_longest
from typing import Any

from broomstick.heart.game import Game
from broomstick.words.books.heart import origin, says, write_opening, write_short_opening
from broomstick.words.books.items import Pen
from broomstick.words.books.origins import origin_of
from broomstick.words.books.witchs_brew.box import Box, roles
from broomstick.words.bundle import Words

HERE = "rules-witchs-brew"

TERMS = ["round", "full-action", "favour", "ingredient", "vial", "potion-card"]
TERMS += ["cauldron", "shelf", "raven", "spell-book"]

EXAMPLE = [
    ("Ivy", 2, "brave"),
    ("Jonas", 5, "next"),
    ("Kaya", 6, "cowardly"),
    ("Luc", 3, "brave"),
    ("Mina", 4, "brave"),
]
"""The example of a cutpurse: names, gold, what they say. The last one wins and loses nothing."""


def write(words: Words, data: Any) -> Pen:
    """The complete rules."""
    box = Box(data)
    pen = Pen(words, HERE, box.facts(words))
    write_opening(pen, f"{HERE}-title", box.origins(), TERMS)

    pen.heading(f"{HERE}-section-components")
    pen.rules("wb-players", "wb-role-order", "wb-supply", "wb-stacks")
    table_of_cards(pen, box, True)
    pen.rules("wb-spell-books")

    pen.heading(f"{HERE}-section-set-up")
    table_of_numbers(pen, box, "start", [("start", "gold"), ("start", "ingredients")])
    pen.rules("wb-start")

    pen.heading(f"{HERE}-section-round")
    pen.heading(f"{HERE}-section-picks", 3)
    pen.rules("wb-pick-five")
    pen.heading(f"{HERE}-section-turns", 3)
    pen.paragraphs(f"{HERE}-note-turns")
    pen.rules("wb-leader-full", "wb-alone-full", "wb-full-or-favour", "wb-favour-at-once")
    pen.rules("wb-no-swap", "wb-decline", "wb-cannot", "wb-set")

    write_roles(pen, box)

    pen.heading(f"{HERE}-section-barred")
    pen.paragraphs(f"{HERE}-note-barred")
    barred = box.section("barred")
    rows = [(players, barred.value(players), origin(pen, origin_of(barred, players))) for players in "34"]
    pen.table(pen.columns("players", "barred", "origin"), rows)
    pen.rules("wb-barred", "wb-barred-again")

    pen.heading(f"{HERE}-section-game-end")
    table_of_numbers(pen, box, "end", [("game", "ravens"), ("game", "sets")])
    pen.rules("wb-end", "wb-thirty-sets", "wb-score", "wb-tie-break")

    pen.heading(f"{HERE}-section-public")
    pen.rules("wb-public", "wb-hidden", "wb-book-known")
    return pen


def write_roles(pen: Pen, box: Box) -> None:
    """The chapter of the roles."""
    pen.heading(f"{HERE}-section-roles")
    table_of_roles(pen, box, True)
    pen.heading(f"{HERE}-section-gathering", 3)
    pen.rules("wb-collector-full", "wb-collector-favour")
    pen.rules("wb-alchemist", "wb-fortune-teller", "wb-assistant")
    pen.heading(f"{HERE}-section-cauldrons", 3)
    pen.rules("wb-brewer-full", "wb-brewer-favour", "wb-brewer-successive", "wb-vial", "wb-vial-not-by-spell")
    pen.heading(f"{HERE}-section-spells", 3)
    pen.rules("wb-warlock-full", "wb-warlock-favour")
    table_of_spells(pen, box, True)
    pen.rules("wb-spell-copia", "wb-spell-optio", "wb-spell-any-colours", "wb-spell-vials", "wb-book-turns")
    pen.heading(f"{HERE}-section-shelves", 3)
    pen.rules("wb-cutpurse-share", "wb-monk-share", "wb-spared", "wb-shelf-abstain", "wb-shelf-nothing")
    pen.rules("wb-shelf-everybody")
    pen.rules("wb-losses-first", "wb-monk-choose", "wb-monk-sealed", "wb-monk-no-choice", "wb-monk-batches")
    pen.rules("wb-shelf-add", "wb-shelf-take", "wb-shelf-stays", "wb-no-shelf")
    example_of_a_cutpurse(pen)


def write_short(words: Words, game: Game) -> Pen:
    """What one must know to play. The numbers are the same for three, four and five players."""
    box = Box(game.data)
    pen = Pen(words, HERE, box.facts(words))
    write_short_opening(pen, "short-roles")
    table_of_roles(pen, box, False)
    pen.paragraphs("short-vial", "short-shelves", "short-spells")
    table_of_spells(pen, box, False)
    pen.paragraphs("short-cards")
    table_of_cards(pen, box, False)
    pen.paragraphs("short-end")
    return pen


def table_of_cards(pen: Pen, box: Box, origins: bool) -> None:
    """A column for each stack; a row for each place in it, and one for where the numbers come from."""
    stacks = box.stacks
    titles = [pen.say(f"potion-{stack.value('name')}.long") for stack in stacks]
    places = zip_longest(*[box.cards(pen.words, stack) for stack in stacks], fillvalue="")
    rows: list[tuple[str | int, ...]] = [(number, *cards) for number, cards in enumerate(places, 1)]
    if origins:
        fields = [[field for field in stack.values if field != "name"] for stack in stacks]
        named = [
            origin(pen, *[origin_of(stack, field) for field in of_stack])
            for stack, of_stack in zip(stacks, fields, strict=True)
        ]
        rows.append((*pen.columns("origin"), *named))
    pen.table([*pen.columns("place"), *titles], rows)


def table_of_roles(pen: Pen, box: Box, origins: bool) -> None:
    rows = []
    for name, title in roles(pen.words):
        where = [origin(pen, *box.halves_origins(name))] if origins else []
        rows.append((title, *box.halves(pen.words, name), *where))
    pen.table(pen.columns("role", "full", "favour", *(["origin"] if origins else [])), rows)


def table_of_spells(pen: Pen, box: Box, origins: bool) -> None:
    rows: list[tuple[str | int, ...]] = []
    for entry in box.spells:
        name = entry.value("name")
        row = (pen.say(f"spell-{name}"), box.spell(pen.words, name))
        if origins:
            rows.append((*row, entry.value("copies"), origin(pen, *box.spell_origins(entry))))
        else:
            rows.append(row)
    pen.table(pen.columns("spell", "does", *(["copies", "origin"] if origins else [])), rows)


def table_of_numbers(pen: Pen, box: Box, title: str, fields: list[tuple[str, str]]) -> None:
    """Some numbers one below the other."""
    names = {"gold": "start-gold", "ingredients": "start-ingredients", "ravens": "ravens", "sets": "rounds"}
    rows = [
        (
            pen.say(f"{HERE}-row-{names[field]}"),
            box.number(section, field),
            origin(pen, origin_of(box.section(section), field)),
        )
        for section, field in fields
    ]
    pen.table(pen.columns(title, "number", "origin"), rows)


def example_of_a_cutpurse(pen: Pen) -> None:
    """Always with the standard components."""
    share, spared = Box().number("cutpurse", "share"), Box().number("cutpurse", "spared")
    pen.heading(f"{HERE}-section-example", 3)
    pen.paragraphs(f"{HERE}-example-before")
    rows = []
    for name, gold, answer in EXAMPLE:
        loss = max(0, gold // share - (spared if answer == "cowardly" else 0))
        rows.append((name, gold, says(pen, answer), 0 if name == EXAMPLE[-1][0] else loss))
    pen.table(pen.columns("player", "gold", "says", "loses"), rows)
    pen.paragraphs(f"{HERE}-example-after")
