"""How actions, steps and journal entries of Broom Service are written. A game has those words alone that it needs."""

from typing import Final

from broomstick.games.broom_service.box import bounds, lists
from broomstick.games.broom_service.box.components import Components
from broomstick.games.broom_service.codes import things
from broomstick.heart.codec import Arg, Bag, Kind, Name, Number, Several
from broomstick.heart.kinds import asked_seat

FRONT_TOPICS: Final = 2
AREA_BITS: Final = 6
TOWER_BITS: Final = 6
CLOUD_BITS: Final = 6
TILE_BITS: Final = 3
CARD_BITS: Final = 3


def topics(parts: Components) -> list[str]:
    """What is asked of several in secret."""
    return lists.TOPICS if parts.forest else lists.TOPICS[:FRONT_TOPICS]


def reasons(parts: Components) -> list[str]:
    """Why points come or go."""
    return lists.REASONS if parts.forest or parts.extra or parts.cards else lists.FRONT_REASONS


def action_kinds(parts: Components) -> list[Kind]:
    return [
        Kind("do", [Name(lists.OFFERS, label="offer")]),
        Kind("fly", [area(parts, "from"), area(parts, "to")]),
        Kind("deliver", [area(parts), tower(parts)]),
        Kind("lift", [cloud(parts)]),
        Kind("take", [Bag(lists.RESOURCES, 1, bounds.MOST_AT_ONCE, label="resources")]),
        Kind("market"),
        Kind("fist", [Number(0, bounds.MOST_IN_FIST, label="count")]),
        Kind("give", [Name(lists.RESOURCES, label="resource")]),
        Kind("hand-in"),
        Kind("tile", [forest_tile()], parts.forest),
        Kind("add", [Name(lists.ROLES, label="role")], parts.forest),
        Kind("jump", [Name(lists.CIRCLES, label="circle")], parts.hill),
        Kind("use", there=parts.extra),
        Kind("draw", [pile()], parts.cards),
        Kind("card", [card()], parts.cards),
        Kind("under", [pile()], parts.cards),
        Kind("swap", given_and_got(), parts.cards),
    ]


def step_kinds(parts: Components) -> list[Kind]:
    seat = asked_seat()
    duty = Name(lists.DUTIES, label="duty")
    who = Name(lists.WHO, label="who")
    place = area(parts)
    # Two sets side by side are told apart by their words.
    gave, got = (
        Several([f"{word}-{name}" for name in lists.RESOURCES], 0, len(lists.RESOURCES), label=word)
        for word in ("gave", "got")
    )
    return [
        Kind("brave", [seat]),
        Kind("cowardly", [seat]),
        Kind("arrived", [seat, place]),
        Kind("tile", [seat, place, duty]),
        Kind("delivery", [seat, place, duty]),
        Kind("free-move", [seat]),
        Kind("free-delivery", [seat]),
        Kind("hand-over", [seat, Name(lists.RESOURCES, label="resource")]),
        Kind("final-score"),
        Kind("jump", [seat, place, who], parts.hill),
        Kind("anywhere", [seat, place, who], parts.hill),
        Kind("gifts", [seat], parts.extra),
        Kind("gift", [seat], parts.extra),
        Kind("two-potions", [seat], parts.extra and parts.forest),
        Kind("effect", [seat, card()], parts.cards),
        Kind("shift", [seat], parts.cards),
        Kind("swap", [seat, Number(0, bounds.MOST_SWAPS, label="left"), gave, got], parts.cards),
        Kind("put-away", [seat, card()], parts.cards),
    ]


def entry_kinds(parts: Components) -> list[Kind]:
    points = [Number(0, bounds.MOST_POINTS, label="points"), Name(reasons(parts), label="reason")]
    resources = Bag(lists.RESOURCES, 0, 99, label="resources")
    delivery = [Number(0, 99, label="points"), Number(0, 99, label="wands"), Number(0, 99, label="bonus")]
    lifting = [Name(lists.CLOUDS, label="kind"), Number(0, 15, label="cost"), Number(0, 15, label="bolts")]
    sets = [Number(0, bounds.MOST_GOODS, label="fours"), Number(0, bounds.MOST_GOODS, label="threes")]
    place = area(parts)
    way = [area(parts, "from"), area(parts, "to")]
    return [
        Kind("event", [Name(lists.EVENTS, label="event")]),
        Kind("shuffled"),
        Kind("bewitched", [Several(lists.ROLES, 0, len(lists.ROLES), label="roles")]),
        Kind("counts", [Number(0, 15, label="count")]),
        Kind("gains", points),
        Kind("loses", points),
        Kind("flies", way),
        Kind("delivers", [place, tower(parts), *delivery]),
        Kind("lifts", [cloud(parts), *lifting]),
        Kind("takes", [resources]),
        Kind("gives", [resources]),
        Kind("instead", [Name(lists.EVENTS, label="event")]),
        Kind("amulet", [place]),
        Kind("uses", [mountain_tile(parts), place]),
        Kind("shows", [Number(0, bounds.MOST_IN_FIST, label="count")]),
        Kind("cannot"),
        Kind("scores-bolts", [Number(0, bounds.MOST_POINTS, label="count")]),
        Kind("scores-amulets", [Number(0, 15, label="count")]),
        Kind("scores-sets", sets),
        Kind("finds", [forest_tile(), place], parts.forest),
        Kind("spends", [forest_tile()], parts.forest),
        Kind("adds", [Name(lists.ROLES, label="role")], parts.forest),
        Kind("jumps", [*way, Name(lists.CIRCLES, label="circle")], parts.hill),
        Kind("grounded", [place], parts.hill),
        Kind("rides", [place], parts.hill),
        Kind("draws", [card(), pile()], parts.cards),
        Kind("turns", [card(), pile()], parts.cards),
        Kind("plays", [card()], parts.cards),
        Kind("puts-away", [card(), pile()], parts.cards),
        Kind("swaps", given_and_got(), parts.cards),
        Kind("scores-cards", [Number(0, bounds.MOST_POINTS, label="count")], parts.cards),
    ]


def given_and_got() -> list[Arg]:
    return [Name(lists.RESOURCES, label="given"), Name(lists.RESOURCES, label="got")]


def area(parts: Components, label: str = "area") -> Name:
    return Name(parts.board.areas[: parts.board.lands], bits=AREA_BITS, label=label)


def tower(parts: Components) -> Name:
    return Name(parts.towers, bits=TOWER_BITS, label="tower")


def cloud(parts: Components) -> Name:
    return Name(parts.board.clouds, bits=CLOUD_BITS, label="cloud")


def mountain_tile(parts: Components) -> Name:
    return Name(
        lists.TILES if parts.extra else lists.TILES[: things.TILE_POINTS], bits=TILE_BITS, label="tile"
    )


def forest_tile() -> Name:
    return Name(lists.FOREST_TILES, label="forest-tile")


def card() -> Name:
    return Name(lists.CARDS, bits=CARD_BITS, label="card")


def pile() -> Name:
    return Name(lists.PILES, label="pile")
