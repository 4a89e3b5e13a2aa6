"""The drill game's vocabulary: its own actions, steps and journal entries, and their numbers."""

from broomstick.heart.codec import FIRST_OWN, KIND_BITS, SEAT_BITS, Bag, Kind, Name, Number, Several
from drill.yard import COLOURS, EVENTS, FIELDS, PRICE

# Topics of sealed batches; the one lasting chance stream.
LOSSES, FIST = 1, 2
TOPICS = ["losses", "fist"]
CURSES = 0

TAKE, SELL, MOVE, ADD, LOSE, SHOW, ACT = range(FIRST_OWN, FIRST_OWN + 7)
LOOK, UNDER, GATHER, ROB, FILL, RUN, RAN, MOVE_ON, SPRUNG, SALE, BUY, GAIN = range(FIRST_OWN, FIRST_OWN + 12)
(TURNS, CURSED, POINTS_UP, POINTS_DOWN, COINS_UP, COINS_DOWN, BEANS_UP, BEANS_DOWN, MOVES, LOOKS, LOOKS_HIDDEN,
 SHOWS, PUTS_UNDER) = range(FIRST_OWN, FIRST_OWN + 13)  # fmt: skip


def action_kinds() -> list[Kind]:
    colour = Name(COLOURS)
    return [
        Kind("take", [Bag(COLOURS, 1, 2)]),
        Kind("sell", [colour]),
        Kind("move", [Number(1, 3)]),
        Kind("add", [Number(0, PRICE)]),
        Kind("lose", [Bag(COLOURS, 0, 5)]),
        Kind("show", [Number(0, 9)]),
        Kind("act"),
    ]


def step_kinds() -> list[Kind]:
    seat = Number(0, 6)
    may = Name(["must", "may"])
    return [
        Kind("look", [seat, Name(["only", "then-under"])]),
        Kind("under", [seat]),
        Kind("gather", [seat, Number(1, 2)]),
        Kind("rob", [seat]),
        Kind("fill-pot", [seat]),
        Kind("run", [seat, Number(1, 3)]),
        Kind("ran", [seat]),
        Kind("move-on", [seat]),
        Kind("sprung", [seat]),
        Kind("sale", [seat, may]),
        Kind("buy", [seat]),
        Kind("gain", [seat, Number(1, 3), Name(["alone", "with-gift"])]),
    ]


def entry_kinds(roles: list[str]) -> list[Kind]:
    number = Number(0, 99)
    beans = Bag(COLOURS, 0, 31)
    return [
        Kind("turns", [Name(EVENTS)]),
        Kind("cursed", [Several(roles, 0, len(roles))]),
        Kind("points-up", [number]),
        Kind("points-down", [number]),
        Kind("coins-up", [number]),
        Kind("coins-down", [number]),
        Kind("beans-up", [beans]),
        Kind("beans-down", [beans]),
        Kind("moves-to", [Name(FIELDS)]),
        Kind("looks-at", [Name(roles)]),
        Kind("looks"),
        Kind("shows", [Number(0, 9)]),
        Kind("puts-under"),
    ]


def seat_step(kind: int, seat: int) -> int:
    """A step whose first argument is the seat that is asked."""
    return kind | seat << KIND_BITS


def step_rest(step: int) -> int:
    """A step's arguments behind the seat."""
    return step >> KIND_BITS + SEAT_BITS
