"""How actions, steps and journal entries of Witch's Brew are written."""

from typing import Final

from broomstick.games.witchs_brew import bounds, lists
from broomstick.games.witchs_brew.codes import things
from broomstick.heart.codec import Bag, Kind, Name, Number, Several
from broomstick.heart.kinds import asked_seat

STACK_BITS: Final = 3
NUMBER_BITS: Final = 4


def action_kinds() -> list[Kind]:
    colour = Name(lists.COLOURS, label="ingredient")
    return [
        Kind("take", [Bag(lists.COLOURS, 1, bounds.MOST_AT_ONCE, label="ingredients")]),
        Kind("sell", [colour]),
        Kind("take-gold"),
        Kind("fill-vials"),
        Kind("buy", [Name(lists.STACKS[: things.CAULDRONS], bits=STACK_BITS, label="potion")]),
        Kind("pay", [Bag(lists.COLOURS, 1, bounds.MOST_AT_ONCE, label="ingredients")]),
        Kind("bottle", [colour]),
        Kind("collect"),
        Kind("add-gold", [Number(0, bounds.MOST_PRICE, label="gold")]),
        Kind("add", [Bag(lists.COLOURS, 0, bounds.MOST_AT_ONCE, label="ingredients")]),
        Kind("lose", [Bag(lists.COLOURS, 1, bounds.MOST_AT_ONCE, label="ingredients")]),
    ]


def step_kinds() -> list[Kind]:
    seat = asked_seat()
    return [
        Kind("full", [seat]),
        Kind("favour", [seat]),
        Kind("vial", [seat]),
        Kind("fill-up", [seat]),
        Kind("add-more", [seat, Name(lists.COLOURS, label="ingredient")]),
    ]


def entry_kinds() -> list[Kind]:
    ingredients = Bag(lists.COLOURS, 0, 99, label="ingredients")
    gold = Number(0, bounds.MOST_GOODS, label="gold")
    potion = Name(lists.STACKS, bits=STACK_BITS, label="potion")
    return [
        Kind("barred", [Several(lists.ROLES, 0, len(lists.ROLES), label="roles")]),
        Kind("book", [Name(lists.SPELLS, label="spell")]),
        Kind("takes", [ingredients]),
        Kind("gives", [ingredients]),
        Kind("earns", [gold]),
        Kind("spends", [gold]),
        Kind("fills", [Number(0, 15, label="vials")]),
        Kind(
            "brews",
            [
                potion,
                Number(1, (1 << NUMBER_BITS) - 1, label="number"),
                Number(0, 99, label="points"),
                Name(["plain", "raven"], label="mark"),
            ],
        ),
        Kind("collects"),
        Kind("loses-gold", [gold]),
        Kind("loses", [ingredients]),
        Kind("adds-gold", [gold]),
        Kind("adds", [ingredients]),
        Kind("stays", [potion, Number(0, bounds.MOST_PRICE, label="missing")]),
        Kind("cannot"),
        Kind("last-set", [Name(["ravens", "sets"], label="reason")]),
    ]
