"""The drill game's vocabulary: its own actions, steps and journal entries, and their numbers."""

from broomstick.heart.codec import Bag, Kind, Name, Number, Several
from broomstick.heart.core import FIRST_OWN_ACTION, FIRST_OWN_STEP
from broomstick.heart.journal import FIRST_OWN_ENTRY
from drill.yard import COLOURS, EVENTS, FIELDS, PRICE

# Topics of sealed batches; the one lasting chance stream.
LOSSES, FIST = 1, 2
TOPICS = ["losses", "fist"]
CURSES = 0

TAKE, SELL, MOVE, ADD, LOSE, SHOW, ACT = range(FIRST_OWN_ACTION, FIRST_OWN_ACTION + 7)
LOOK, UNDER, GATHER, ROB, FILL, RUN, RAN, MOVE_ON, SPRUNG, SALE, BUY, GAIN = range(
    FIRST_OWN_STEP, FIRST_OWN_STEP + 12
)
(TURNS, CURSED, POINTS_UP, POINTS_DOWN, COINS_UP, COINS_DOWN, BEANS_UP, BEANS_DOWN, MOVES, LOOKS, LOOKS_HIDDEN,
 SHOWS, PUTS_UNDER) = range(FIRST_OWN_ENTRY, FIRST_OWN_ENTRY + 13)  # fmt: skip


def action_kinds() -> list[Kind]:
    colour = Name(COLOURS)
    return [
        Kind(TAKE, "take", [Bag(COLOURS, 1, 2)]),
        Kind(SELL, "sell", [colour]),
        Kind(MOVE, "move", [Number(1, 3)]),
        Kind(ADD, "add", [Number(0, PRICE)]),
        Kind(LOSE, "lose", [Bag(COLOURS, 0, 5)]),
        Kind(SHOW, "show", [Number(0, 9)]),
        Kind(ACT, "act"),
    ]


def step_kinds() -> list[Kind]:
    seat = Number(0, 6)
    may = Name(["must", "may"])
    return [
        Kind(LOOK, "look", [seat, Name(["only", "then-under"])]),
        Kind(UNDER, "under", [seat]),
        Kind(GATHER, "gather", [seat, Number(1, 2)]),
        Kind(ROB, "rob", [seat]),
        Kind(FILL, "fill-pot", [seat]),
        Kind(RUN, "run", [seat, Number(1, 3)]),
        Kind(RAN, "ran", [seat]),
        Kind(MOVE_ON, "move-on", [seat]),
        Kind(SPRUNG, "sprung", [seat]),
        Kind(SALE, "sale", [seat, may]),
        Kind(BUY, "buy", [seat]),
        Kind(GAIN, "gain", [seat, Number(1, 3), Name(["alone", "with-gift"])]),
    ]


def entry_kinds(roles: list[str]) -> list[Kind]:
    number = Number(0, 99)
    beans = Bag(COLOURS, 0, 31)
    return [
        Kind(TURNS, "turns", [Name(EVENTS)]),
        Kind(CURSED, "cursed", [Several(roles, 0, len(roles))]),
        Kind(POINTS_UP, "points-up", [number]),
        Kind(POINTS_DOWN, "points-down", [number]),
        Kind(COINS_UP, "coins-up", [number]),
        Kind(COINS_DOWN, "coins-down", [number]),
        Kind(BEANS_UP, "beans-up", [beans]),
        Kind(BEANS_DOWN, "beans-down", [beans]),
        Kind(MOVES, "moves-to", [Name(FIELDS)]),
        Kind(LOOKS, "looks-at", [Name(roles)]),
        Kind(LOOKS_HIDDEN, "looks"),
        Kind(SHOWS, "shows", [Number(0, 9)]),
        Kind(PUTS_UNDER, "puts-under"),
    ]
