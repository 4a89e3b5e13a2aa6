"""How actions, steps and journal entries of Broom Service are written. A game has those words alone that it needs."""

from typing import Final

from broomstick.games.broom_service.box.components import Components
from broomstick.games.broom_service.box.vocabulary import (
    ADD,
    ADDS,
    AMULET,
    ANYWHERE,
    AREA_BITS,
    ARRIVED,
    BEWITCHED,
    BRAVE_ACT,
    CANNOT,
    CARD_BITS,
    CARDS,
    CIRCLES,
    CLOUD_BITS,
    CLOUDS,
    COUNTS,
    COWARDLY_ACT,
    DELIVER,
    DELIVERS,
    DELIVERY,
    DO,
    DRAW,
    DRAWS,
    EFFECT,
    EVENT,
    EVENTS,
    FINAL_SCORE,
    FINDS,
    FIST,
    FLIES,
    FLY,
    FOREST_TILES,
    FREE_DELIVERY,
    FREE_MOVE,
    GAINS,
    GIFT,
    GIFTS,
    GIVE,
    GIVES,
    GROUNDED,
    HAND_IN,
    HAND_OVER,
    INSTEAD,
    JUMP,
    JUMP_TO,
    JUMPS,
    LIFT,
    LIFTS,
    LOSES,
    MARKET,
    MOST_AT_ONCE,
    MOST_GOODS,
    MOST_IN_FIST,
    MOST_POINTS,
    MOST_SWAPS,
    OFFERS,
    PILES,
    PLAY_CARD,
    PLAYS,
    PUT_AWAY,
    PUTS_AWAY,
    REASONS,
    RESOURCES,
    RIDES,
    ROLES,
    SCORES_AMULETS,
    SCORES_BOLTS,
    SCORES_CARDS,
    SCORES_SETS,
    SHIFT,
    SHOWS,
    SHUFFLED,
    SPENDS,
    SWAP,
    SWAPPING,
    SWAPS,
    TAKE,
    TAKES,
    TILE,
    TILE_BITS,
    TILE_POINTS,
    TILES,
    TOPICS,
    TOWER_BITS,
    TURNS,
    TWO_POTIONS,
    UNDER,
    USE,
    USE_FOREST,
    USES,
    WHO,
    WHY_FOREST_TILE,
)
from broomstick.heart.codec import Bag, Kind, Name, Number, Several

FRONT_TOPICS: Final = 2


def topics(parts: Components) -> list[str]:
    """What is asked of several in secret."""
    return TOPICS if parts.forest else TOPICS[:FRONT_TOPICS]


def reasons(parts: Components) -> list[str]:
    """Why points come or go."""
    return REASONS if parts.forest or parts.extra or parts.cards else REASONS[:WHY_FOREST_TILE]


def action_kinds(parts: Components) -> list[Kind]:
    found = [
        Kind(DO, "do", [Name(OFFERS, label="offer")]),
        Kind(FLY, "fly", [area(parts, "from"), area(parts, "to")]),
        Kind(DELIVER, "deliver", [area(parts), tower(parts)]),
        Kind(LIFT, "lift", [cloud(parts)]),
        Kind(TAKE, "take", [Bag(RESOURCES, 1, MOST_AT_ONCE, label="resources")]),
        Kind(MARKET, "market"),
        Kind(FIST, "fist", [Number(0, MOST_IN_FIST, label="count")]),
        Kind(GIVE, "give", [Name(RESOURCES, label="resource")]),
        Kind(HAND_IN, "hand-in"),
    ]
    if parts.forest:
        found += [Kind(USE_FOREST, "tile", [forest_tile()]), Kind(ADD, "add", [Name(ROLES, label="role")])]
    if parts.hill:
        found.append(Kind(JUMP_TO, "jump", [Name(CIRCLES, label="circle")]))
    if parts.extra:
        found.append(Kind(USE, "use"))
    if parts.cards:
        found += [
            Kind(DRAW, "draw", [pile()]),
            Kind(PLAY_CARD, "card", [card()]),
            Kind(UNDER, "under", [pile()]),
            Kind(SWAP, "swap", [Name(RESOURCES, label="given"), Name(RESOURCES, label="got")]),
        ]
    return found


def step_kinds(parts: Components) -> list[Kind]:
    seat = Number(0, 6)
    duty = Name(["may", "must"])
    place = area(parts)
    found = [
        Kind(BRAVE_ACT, "brave", [seat]),
        Kind(COWARDLY_ACT, "cowardly", [seat]),
        Kind(ARRIVED, "arrived", [seat, place]),
        Kind(TILE, "tile", [seat, place, duty]),
        Kind(DELIVERY, "delivery", [seat, place, duty]),
        Kind(FREE_MOVE, "free-move", [seat]),
        Kind(FREE_DELIVERY, "free-delivery", [seat]),
        Kind(HAND_OVER, "hand-over", [seat, Name(RESOURCES)]),
        Kind(FINAL_SCORE, "final-score"),
    ]
    if parts.hill:
        found += [
            Kind(JUMP, "jump", [seat, place, Name(WHO)]),
            Kind(ANYWHERE, "anywhere", [seat, place, Name(WHO)]),
        ]
    if parts.extra:
        found += [Kind(GIFTS, "gifts", [seat]), Kind(GIFT, "gift", [seat])]
        if parts.forest:
            found.append(Kind(TWO_POTIONS, "two-potions", [seat]))
    if parts.cards:
        # Two sets side by side are told apart by their words.
        gave, got = (
            Several([f"{word}-{name}" for name in RESOURCES], 0, len(RESOURCES)) for word in ("gave", "got")
        )
        found += [
            Kind(EFFECT, "effect", [seat, card()]),
            Kind(SHIFT, "shift", [seat]),
            Kind(SWAPPING, "swap", [seat, Number(0, MOST_SWAPS), gave, got]),
            Kind(PUT_AWAY, "put-away", [seat, card()]),
        ]
    return found


def entry_kinds(parts: Components) -> list[Kind]:
    points = [Number(0, MOST_POINTS, label="points"), Name(reasons(parts), label="reason")]
    resources = Bag(RESOURCES, 0, 99, label="resources")
    delivery = [Number(0, 99, label="points"), Number(0, 99, label="wands"), Number(0, 99, label="bonus")]
    lifting = [Name(CLOUDS, label="kind"), Number(0, 15, label="cost"), Number(0, 15, label="bolts")]
    sets = [Number(0, MOST_GOODS, label="fours"), Number(0, MOST_GOODS, label="threes")]
    place = area(parts)
    found = [
        Kind(EVENT, "event", [Name(EVENTS, label="event")]),
        Kind(SHUFFLED, "shuffled"),
        Kind(BEWITCHED, "bewitched", [Several(ROLES, 0, len(ROLES), label="roles")]),
        Kind(COUNTS, "counts", [Number(0, 15, label="count")]),
        Kind(GAINS, "gains", points),
        Kind(LOSES, "loses", points),
        Kind(FLIES, "flies", [area(parts, "from"), area(parts, "to")]),
        Kind(DELIVERS, "delivers", [place, tower(parts), *delivery]),
        Kind(LIFTS, "lifts", [cloud(parts), *lifting]),
        Kind(TAKES, "takes", [resources]),
        Kind(GIVES, "gives", [resources]),
        Kind(INSTEAD, "instead", [Name(EVENTS, label="event")]),
        Kind(AMULET, "amulet", [place]),
        Kind(USES, "uses", [mountain_tile(parts), place]),
        Kind(SHOWS, "shows", [Number(0, MOST_IN_FIST, label="count")]),
        Kind(CANNOT, "cannot"),
        Kind(SCORES_BOLTS, "scores-bolts", [Number(0, MOST_POINTS, label="count")]),
        Kind(SCORES_AMULETS, "scores-amulets", [Number(0, 15, label="count")]),
        Kind(SCORES_SETS, "scores-sets", sets),
    ]
    if parts.forest:
        found += [
            Kind(FINDS, "finds", [forest_tile(), place]),
            Kind(SPENDS, "spends", [forest_tile()]),
            Kind(ADDS, "adds", [Name(ROLES, label="role")]),
        ]
    if parts.hill:
        found += [
            Kind(JUMPS, "jumps", [area(parts, "from"), area(parts, "to"), Name(CIRCLES, label="circle")]),
            Kind(GROUNDED, "grounded", [place]),
            Kind(RIDES, "rides", [place]),
        ]
    if parts.cards:
        found += [
            Kind(DRAWS, "draws", [card(), pile()]),
            Kind(TURNS, "turns", [card(), pile()]),
            Kind(PLAYS, "plays", [card()]),
            Kind(PUTS_AWAY, "puts-away", [card(), pile()]),
            Kind(SWAPS, "swaps", [Name(RESOURCES, label="given"), Name(RESOURCES, label="got")]),
            Kind(SCORES_CARDS, "scores-cards", [Number(0, MOST_POINTS, label="count")]),
        ]
    return found


def area(parts: Components, label: str = "area") -> Name:
    return Name(parts.board.areas[: parts.board.lands], bits=AREA_BITS, label=label)


def tower(parts: Components) -> Name:
    return Name(parts.towers, bits=TOWER_BITS, label="tower")


def cloud(parts: Components) -> Name:
    return Name(parts.board.clouds, bits=CLOUD_BITS, label="cloud")


def mountain_tile(parts: Components) -> Name:
    return Name(TILES if parts.extra else TILES[:TILE_POINTS], bits=TILE_BITS, label="tile")


def forest_tile() -> Name:
    return Name(FOREST_TILES, label="forest-tile")


def card() -> Name:
    return Name(CARDS, bits=CARD_BITS, label="card")


def pile() -> Name:
    return Name(PILES, label="pile")
