"""How actions, steps and journal entries of the drill are written; ``tools/codes.py`` writes ``codes`` from this."""

from broomstick.heart.codec import Bag, Kind, Name, Number, Several
from broomstick.heart.kinds import asked_seat
from drill.lists import COLOURS, DUTIES, EVENTS, FIELDS, GIFTS, THEN
from drill.yard import PRICE


def action_kinds() -> list[Kind]:
    return [
        Kind("take", [Bag(COLOURS, 1, 2, label="beans")]),
        Kind("sell", [Name(COLOURS, label="bean")]),
        Kind("move", [Number(1, 3, label="by")]),
        Kind("add", [Number(0, PRICE, label="coins")]),
        Kind("lose", [Bag(COLOURS, 0, 5, label="beans")]),
        Kind("show", [Number(0, 9, label="coins")]),
        Kind("act"),
    ]


def step_kinds() -> list[Kind]:
    seat = asked_seat()
    return [
        Kind("look", [seat, Name(THEN, label="then")]),
        Kind("under", [seat]),
        Kind("gather", [seat, Number(1, 2, label="count")]),
        Kind("rob", [seat]),
        Kind("fill-pot", [seat]),
        Kind("run", [seat, Number(1, 3, label="most")]),
        Kind("ran", [seat]),
        Kind("move-on", [seat]),
        Kind("sprung", [seat]),
        Kind("sale", [seat, Name(DUTIES, label="duty")]),
        Kind("buy", [seat]),
        Kind("gain", [seat, Number(1, 3, label="coins"), Name(GIFTS, label="gift")]),
    ]


def entry_kinds(roles: list[str]) -> list[Kind]:
    points, coins = Number(0, 99, label="points"), Number(0, 99, label="coins")
    beans = Bag(COLOURS, 0, 31, label="beans")
    return [
        Kind("turns", [Name(EVENTS, label="event")]),
        Kind("cursed", [Several(roles, 0, len(roles), label="roles")]),
        Kind("points-up", [points]),
        Kind("points-down", [points]),
        Kind("coins-up", [coins]),
        Kind("coins-down", [coins]),
        Kind("beans-up", [beans]),
        Kind("beans-down", [beans]),
        Kind("moves-to", [Name(FIELDS, label="field")]),
        Kind("looks-at", [Name(roles, label="role")]),
        Kind("looks"),
        Kind("shows", [Number(0, 9, label="coins")]),
        Kind("puts-under"),
    ]
