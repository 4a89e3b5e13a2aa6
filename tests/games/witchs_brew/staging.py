"""Tables for tests: a game begun from chosen goods, books and stacks; what lies where (the rest: games/scripts.py)."""

import json
from functools import cache
from typing import Any

import broomstick
from broomstick import Game, State
from broomstick.games.witchs_brew import lists
from broomstick.games.witchs_brew.view import BrewView
from games.scripts import counts, seat_of

COLOURS = ("red", "green", "white")


@cache
def standard(players: int, barred: bool = False) -> Game:
    """Witch's Brew as it comes out of the box."""
    return broomstick.load("witchs-brew", players=players, barred_roles=barred)


def lay(
    players: int = 3,
    *goods: str,
    book: str = "copia",
    gone: str = "",
    lying: str = "",
    starter: int = 0,
    barred: bool = False,
    data: Any = None,
    seed: int = 0,
) -> State:
    """A game whose first set is about to be picked for.

    ``goods`` says what each seat has, all of it (``""`` leaves what one begins with); ``gone`` how many cards of a
    stack the last seat holds already; ``lying`` what lies on the shelves.
    """
    game = standard(players, barred)
    if data is not None:
        game = broomstick.load("witchs-brew", players=players, barred_roles=barred, data=data)
    position = game.start(seed, starter=starter).position()
    for seat, text in enumerate(goods):
        if text:
            has = counts(text)
            position["seats"][seat].update(gold=has.get("gold", 0), vials=has.get("vials", 0))
            position["seats"][seat]["ingredients"] = {colour: has.get(colour, 0) for colour in COLOURS}
    last = position["seats"][-1]
    for stack, number in counts(gone).items():
        last["cards"] += [f"{stack}-{i + 1}" for i in range(number)]
        position["stacks"][stack] -= number
    for seat in position["seats"]:
        seat["points"] = seat["vials"] + sum(POINTS[card] for card in seat["cards"])
    position["ravens"] = sum(card in RAVENS for card in last["cards"])
    waits = counts(lying)
    position["on_gold_shelf"] = waits.pop("gold", 0)
    position["on_ingredient_shelf"] |= waits
    position["books"].remove(book)
    position["books"].insert(0, book)
    return game.position(json.loads(json.dumps(position)))


POINTS = {
    f"{stack}-{i + 1}": points
    for stack, values in [
        *((cauldron, (2, 2, 3, 3, 4, 5, 6)) for cauldron in ("copper", "iron", "silver")),
        *((shelf, (2, 2, 3, 4, 5)) for shelf in ("gold-shelf", "ingredient-shelf")),
    ]
    for i, points in enumerate(values)
}
RAVENS = {
    *(f"{cauldron}-{i}" for cauldron in ("copper", "iron", "silver") for i in (5, 7)),
    *(f"{shelf}-{i}" for shelf in ("gold-shelf", "ingredient-shelf") for i in (3, 5)),
}


def pick(state: State, *wanted: str) -> State:
    """Picks by seat; who names fewer than five gets roles that nobody names, the last ones first."""
    barred = {role for roles in state.position()["barred"][-1:] for role in roles}
    named = {role for roles in wanted for role in roles.split()}
    spare = [role for role in reversed(lists.ROLES) if role not in named | barred]
    for seat, roles in enumerate(wanted):
        own = roles.split()
        state.play(seat, "pick " + " ".join(own + spare[: 5 - len(own)]))
    return state


def call(state: State, role: str, *holders: int) -> State:
    """Everybody picks; the starter and these seats have the role, and the starter leads it."""
    leader = state.starter
    pick(state, *[role if seat == leader or seat in holders else "" for seat in range(state.players)])
    state.play(leader, f"lead {role} brave")
    return state


def goods(state: State, seat: int) -> str:
    """What a seat has, such as ``"2 gold, 1 red"``."""
    found = seat_of(state, seat)
    every = {"gold": found["gold"], **found["ingredients"], "vials": found["vials"]}
    return ", ".join(f"{count} {name}" for name, count in every.items() if count)


def brew_view(state: State, viewer: int) -> BrewView:
    view = state.view(viewer)
    assert isinstance(view, BrewView)
    return view
