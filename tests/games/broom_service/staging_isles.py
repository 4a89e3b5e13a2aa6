"""Tables for tests on the little back: a game begun from chosen tiles, cards and pieces (the rest: staging.py)."""

import json
from functools import cache

import broomstick
from broomstick import Game, State
from broomstick.games.broom_service.box import lists
from broomstick.heart.plain import Plain
from games.broom_service.isles import CLOUDS, FOREST_SPACES, HILL_SPACES, MOUNTAIN_SPACES, isles
from games.broom_service.staging import (
    NOBODY_BEWITCHED,
    agenda,
    bewitch,
    call,
    lay_clouds,
    lay_goods_and_pawns,
    turn_up,
)
from games.scripts import play, public


@cache
def on_isles(players: int, storm: bool, extra: bool, cards: bool, data: str) -> Game:
    """The game on the little back; ``data`` is a replacement of components as text."""
    return broomstick.load(
        "broom-service",
        players=players,
        data={**json.loads(data), "map": isles()},
        storm_clouds=storm,
        extra_tiles=extra,
        expansion_cards=cards,
    )


RICH: Plain = {
    "start": {"wands": 5, "few_wands": 5, "potions": 3},
    "heavy-cloud": [{"name": f"heavy-{i}", "copies": copies} for i, copies in enumerate((2, 2, 1, 1), 1)],
}
"""Wands and potions enough that one thing leads to another, and storm clouds more often than heavy ones."""


def everything(players: int, rounds: int = 4) -> Game:
    """Every tile, cloud and card there is, on the little back."""
    return on_isles(players, True, True, True, json.dumps({"game": {"rounds": rounds}, **RICH}))


def lay_back(
    players: int = 3,
    *goods: str,
    pawns: dict[int, str] | None = None,
    event: str = "flock-together",
    bewitched: str = "",
    sky: dict[str, str] | None = None,
    mountain: dict[str, str] | None = None,
    forest: dict[str, str] | None = None,
    hill: dict[str, str] | None = None,
    kept: dict[int, str] | None = None,
    held: dict[int, str] | None = None,
    first: str | None = None,
    second: str | None = None,
    extra: bool | None = None,
    occupied: str = "",
    rounds: int = 3,
    starter: int = 0,
    data: Plain | None = None,
) -> State:
    """A game whose first round is about to be picked for.

    ``sky``, ``goods`` and so on as for ``lay``; ``mountain``, ``forest`` and ``hill`` say which tiles lie where ("" in
    a forest: taken already and spent), ``kept`` which forest tiles somebody keeps (they come from the forests named
    last), ``held`` who has which expansion cards, ``first`` and ``second`` what lies in the piles, the top last. There
    are expansion cards if any are named, and extra tiles if one is named or ``extra`` says so.
    """
    tiles = [*(mountain or {}).values(), *(forest or {}).values(), *(hill or {}).values()]
    tiles += [tile for texts in (kept or {}).values() for tile in texts.split()]
    if extra is None:
        extra = bool(mountain and "points" in mountain.values()) or "anywhere" in tiles
        extra = extra or "potions" in [*(forest or {}).values(), *" ".join((kept or {}).values()).split()]
    cards = held is not None or first is not None or second is not None
    own: Plain = {"game": {"rounds": rounds}, **({} if data is None else data)}
    if not bewitched:
        own["bewitched"] = NOBODY_BEWITCHED
    clouds = {} if sky is None else sky
    storm = any(kind.startswith("storm") for kind in clouds.values())
    game = on_isles(players, storm, extra, cards, json.dumps(own))
    position = game.start("a table", starter=starter).position()
    lay_goods_and_pawns(position, goods, pawns or {})
    lay_clouds(position, clouds, CLOUDS)
    position["tiles"] = chosen(list(MOUNTAIN_SPACES), mountain, lists.TILES[:5])
    position["hill_tiles"] = chosen(
        HILL_SPACES, hill, ["turbo-bd", "turbo-ac", "turbo-cd", "orange", "turbo-bc"]
    )
    lay_forest(position, forest or {}, kept or {})
    if cards:
        lay_cards(position, held or {}, first, second)
    position["occupied"] = occupied.split()
    turn_up(position, event)
    bewitch(position, bewitched)
    return game.position(json.loads(json.dumps(position)))


def chosen(spaces: list[str], tiles: dict[str, str] | None, others: list[str]) -> Plain:
    """These tiles, and others where none is named."""
    named = {} if tiles is None else tiles
    spare = [tile for tile in others if tile not in named.values()]
    return {area: named.get(area) or spare.pop() for area in spaces}


def lay_forest(position: Plain, forest: dict[str, str], kept: dict[int, str]) -> None:
    """Kept tiles have been found in the forests that are not named, or not meant to be empty, the last ones first."""
    have = [tile for texts in kept.values() for tile in texts.split()]
    empty = [area for area in reversed(FOREST_SPACES) if area not in forest][: len(have)]
    assert len(empty) == len(have), "as many forests must have been entered"
    spare = [tile for tile in ("points", "card", "brave") for _ in range(2)]
    for tile in [*have, *forest.values()]:
        if tile in spare:
            spare.remove(tile)
    lying: Plain = {}
    spent: list[str] = []
    for area in FOREST_SPACES:
        if area in empty:
            lying[area] = None
        elif forest.get(area) == "":
            lying[area] = None
            spent.append(spare.pop())
        else:
            lying[area] = forest.get(area) or spare.pop()
    position["forest_tiles"] = lying
    position["spent_tiles"] = sorted(spent, key=lists.FOREST_TILES.index)
    for seat in range(len(position["seats"])):
        position["seats"][seat]["forest_tiles"] = kept.get(seat, "").split()


def lay_cards(position: Plain, held: dict[int, str], first: str | None, second: str | None) -> None:
    """Cards that are not named lie unseen in the first pile, or in the second where that one is named."""
    left = [card for card in lists.CARDS for _ in range(2)]
    for text in [*held.values(), first or "", second or ""]:
        for card in text.split():
            left.remove(card)
    for seat in range(len(position["seats"])):
        position["seats"][seat]["cards"] = sorted(held.get(seat, "").split(), key=lists.CARDS.index)
    if first is not None and second is not None:
        position["seats"][-1]["cards"] = sorted(
            [*position["seats"][-1]["cards"], *left], key=lists.CARDS.index
        )
        left = []
    piles = {"first": (first or "").split(), "second": (second or "").split()}
    if second is None:
        half = len(left) if first is not None else len(left) // 2
        piles["second"], left = left[:half], left[half:]
    if first is None:
        piles["first"] = left
    position["piles"] = {name: [None] * (len(pile) - 1) + pile[-1:] for name, pile in piles.items()}
    position["unseen_cards"] = {name: pile[:-1] for name, pile in piles.items()}


def cowardly(state: State, role: str, *holders: int) -> State:
    """Everybody picks; the starter leads this role and is cowardly."""
    return call(state, role, *holders, stance="cowardly")


def use(card: str, *hands: str, role: str = "root-gatherer", **more: object) -> State:
    """Seat 0 uses a card instead of a cowardly action; both piles have eight cards but for it."""
    state = cowardly(lay_back(3, *hands, held={0: card}, **more), role)  # type: ignore[arg-type]
    return play(state, f"0 card {card}")


def finish(state: State) -> State:
    """Put the card away where that is asked."""
    if agenda(state)[-1].startswith("put-away"):
        play(state, "0 under first")
    assert agenda(state) == ["turn"]
    return state


def forest_tiles(state: State, seat: int) -> list[str]:
    found: list[str] = public(state)["seats"][seat]["forest_tiles"]
    return found


def cards(state: State, seat: int) -> list[str]:
    found: list[str] = public(state)["seats"][seat]["cards"]
    return found


def pile_sizes(state: State) -> list[int]:
    return [len(pile) for pile in public(state)["piles"].values()]
