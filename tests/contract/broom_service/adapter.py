"""A second opinion on Broom Service, from its rules and over positions as plain data."""

from collections import Counter

import broomstick
from broomstick import State
from broomstick.heart.plain import Plain
from contract.case import Case, Facts, Move
from contract.heart import Turns, sealed_answers
from games.broom_service.isles import isles


def components(state: State) -> Counter[str]:
    """Clouds on the map and with players, events, tiles, pawns; and no role twice in the bewitched deck."""
    position = state.position()
    found: Counter[str] = Counter()
    lying = [cloud for cloud in position["clouds"].values() if cloud is not None]
    found["clouds"] = len(lying) + sum(len(seat["clouds"]) for seat in position["seats"])
    found["events"] = len(position["events"]) + len(position["coming_events"])
    found["tiles"] = len(position["tiles"])
    found["pawns"] = sum(len(seat["pawns"]) for seat in position["seats"])
    add_extras(found, position)
    cards: Counter[str] = Counter(position["bewitched_deck"])
    for role in state.game.roles:
        found[f"bewitched {role}"] = max(1, cards[role])
    return found


def add_extras(found: Counter[str], position: Plain) -> None:
    """Forest tiles on the map, with players and used; hill tiles; expansion cards in piles, seen or not, and held."""
    if "forest_tiles" in position:
        tiles = [tile for tile in position["forest_tiles"].values() if tile is not None]
        tiles += [tile for seat in position["seats"] for tile in seat["forest_tiles"]]
        found["forest tiles"] = len(tiles + position["spent_tiles"])
        found["hill tiles"] = len(position["hill_tiles"])
    if "piles" in position:
        cards = [card for seat in position["seats"] for card in seat["cards"]]
        for name in ("first", "second"):
            cards += [card for card in position["piles"][name] if card is not None]
            cards += position["unseen_cards"][name]
        found.update(f"card {card}" for card in cards)


def hidden(state: State, viewer: int) -> object:
    """bs-hidden: events to come, the bewitched deck, cards not seen; what others hold, have picked and have sealed."""
    position = state.position()
    others = [seat for seat in range(state.players) if seat != viewer]
    secret = [[position[field][seat] for seat in others] for field in ("hands", "picks", "answers")]
    return [position["coming_events"], position["bewitched_deck"], position.get("unseen_cards"), secret]


def shown(move: Move, viewer: int, true_move: Move) -> Facts:
    """Opened answers, spoken "next"s, roles that had to be led, and what a new round turns up."""
    position = move.position
    if position["sealed"] is not None:
        answers = sealed_answers(position, move.seat, move.text)
        if answers is None:
            return []
        if position["sealed"] == "picks":
            return TURNS.picks_opened(move, true_move, answers)
        if position["sealed"] == "extra-card":
            # Whether somebody took a role more is seen, not which.
            return [answer if answer in ("", "decline") else "one more" for answer in answers]
        return [*answers, *new_round(move, true_move)]
    if position["agenda"][-1].startswith("hand-over "):
        return new_round(move, true_move)
    return turned_card(move) + TURNS.after_choice(move, true_move)


def turned_card(move: Move) -> Facts:
    """bs-card-draw: under the card that is taken another may come to light."""
    word, _, pile = move.text.partition(" ")
    if word != "draw" or move.position["piles"][pile][-2:-1] != [None]:
        return []
    return [move.position["unseen_cards"][pile][-1]]


def new_round(move: Move, true_move: Move) -> Facts:
    """bs-round-begins: the next event and the next bewitched roles, unless something is to be decided before."""
    if true_move.led_to["round"] == true_move.position["round"]:
        return []
    # Where the deck was shuffled meanwhile no position before it tells the roles; chance decided them.
    return [move.position["coming_events"][-1], move.led_to["bewitched"][-1:]]


def must_lead(position: Plain, hands: list[list[str]], leader: int) -> bool:
    """bs-brave-heart: only then is everybody who leads brave."""
    last_event: str = position["events"][-1]
    return last_event == "brave-heart"


TURNS = Turns(must_lead, new_round)


def public_form(journal: list[Plain], seat: int) -> list[Plain]:
    """Only one's own picks are private."""
    return [entry for entry in journal if entry["what"].split()[0] not in ("picked", "adds")]


def broom_case(name: str, players: int, data: Plain | None = None, **options: object) -> Case:
    return Case(
        id=name,
        load=lambda: broomstick.load("broom-service", players=players, data=data, **options),
        read_record=broomstick.read_record,
        components=components,
        hidden=hidden,
        shown=shown,
        public_form=public_form,
    )


EVERYTHING: dict[str, object] = {"storm_clouds": True, "heavy_clouds": 10, "mountain_tiles": True}

FEW_ROUNDS: Plain = {"game": {"rounds": 3}}
"""With two players and with five nothing is hidden in the last of them but hands."""

WANDS: Plain = {"game": {"rounds": 3, "picks": 5}, "start": {"wands": 9, "few_wands": 9, "potions": 4}}
"""Wands and potions enough that many clouds go, mountains are reached, and one thing leads to another."""

ALWAYS = ("more-or-less", "brave-heart", "the-upper-hand", "the-works")
SECRETS: Plain = {
    "game": {"rounds": 4, "picks": 2},
    "start": {"potions": 2},
    "events": {
        event: int(event in ALWAYS)
        for event in (
            "more-or-less", "black-market", "black-distillery", "brave-heart", "perilous-places",
            "protected-places", "the-upper-hand", "empty-handed", "the-works", "flock-together",
        )
    },
}  # fmt: skip
"""Short rounds with the events that ask or force something; the bewitched deck runs out."""

SHORT: Plain = {"game": {"rounds": 2, "picks": 2}, "start": {"wands": 3, "few_wands": 3}}
"""Two rounds of two roles: enough to take tiles and cards and to use some."""

ISLES: Plain = {
    "game": {"rounds": 2, "picks": 4},
    "start": {"wands": 4, "few_wands": 4, "potions": 3},
    "events": {
        event: int(event in ("more-or-less", "black-market", "brave-heart")) for event in SECRETS["events"]
    },
    "forest-tile": [{"name": "points", "copies": 0}],
    "map": isles(),
}
"""A little back of the board, where every second area has a tile; every second round or so asks for one card more."""
