"""How actions, steps and journal entries of the card game are written."""

from typing import Final

from broomstick.games.card_game.components import Components
from broomstick.games.card_game.layout import bag_of
from broomstick.heart.codec import Kind, Name, Number, Several
from broomstick.heart.kinds import asked_seat

TYPE_BITS: Final = 4


def action_kinds(parts: Components) -> list[Kind]:
    return [Kind("take", [Name(parts.types, bits=TYPE_BITS, label="role")])]


def step_kinds() -> list[Kind]:
    return [Kind("take-first", [asked_seat()])]


def entry_kinds(parts: Components) -> list[Kind]:
    kind = Name(parts.types, bits=TYPE_BITS, label="role")
    return [
        Kind("takes", [kind]),
        Kind("brews", [kind, Number(0, 15, label="count"), Number(0, 15, label="brave")]),
        Kind("reclaims", [Several(parts.types, 0, len(parts.types), label="roles")]),
        Kind("fulfils", [Number(1, 63, label="task")]),
        Kind("draws", [bag_of(parts.types)]),
        Kind("draws-cards", [Number(0, 15, label="count")]),
        Kind("left-over", [bag_of(parts.types)]),
    ]
