"""Tables for tests: a game begun from chosen goods, books and stacks; scripts as text; what lies where."""

import json
from functools import cache
from typing import Any

import broomstick
from broomstick import PUBLIC, Game, State
from broomstick.games.witchs_brew import things
from broomstick.games.witchs_brew.view import BrewView

COLOURS = ("red", "green", "white")


@cache
def standard(players: int, barred: bool = False) -> Game:
    """Witch's Brew as it comes out of the box."""
    return broomstick.load("witchs-brew", players=players, barred_roles=barred)


def counts(text: str) -> dict[str, int]:
    """Numbers from a text such as ``"2 gold, 3 red"``; a name alone counts one."""
    found: dict[str, int] = {}
    for part in text.split(","):
        words = part.split()
        if words:
            found[words[-1]] = int(words[0]) if len(words) == 2 else 1
    return found


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


def play(state: State, script: str) -> State:
    """Play a script, one ``SEAT ACTION`` a line, as in a record."""
    for line in script.strip().splitlines():
        seat, _, action = line.strip().partition(" ")
        state.play(int(seat), action)
    return state


def pick(state: State, *wanted: str) -> State:
    """Picks by seat; who names fewer than five gets roles that nobody names, the last ones first."""
    barred = {role for roles in state.position()["barred"][-1:] for role in roles}
    named = {role for roles in wanted for role in roles.split()}
    spare = [role for role in reversed(things.ROLES) if role not in named | barred]
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


def time_out(state: State, sets: int = 1) -> State:
    """Let sets go by on time-outs: last set's picks, favours, and everything declined."""
    last = state.round + sets
    while not state.over and state.round < last:
        state.play(state.asked, state.default(state.asked))
    return state


def options(state: State, seat: int) -> list[str]:
    """A seat's choices as texts."""
    return [state.game.text(action) for action in state.choices(seat)]


def seat_of(state: State, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = state.view(PUBLIC).data()["seats"][seat]
    return found


def goods(state: State, seat: int) -> str:
    """What a seat has, such as ``"2 gold, 1 red"``."""
    found = seat_of(state, seat)
    every = {"gold": found["gold"], **found["ingredients"], "vials": found["vials"]}
    return ", ".join(f"{count} {name}" for name, count in every.items() if count)


def public(state: State) -> dict[str, Any]:
    return state.view(PUBLIC).data()


def journal(state: State, viewer: int = PUBLIC) -> list[str]:
    """What a viewer has been shown, as ``SEAT WHAT`` lines."""
    return [
        entry["what"] if entry["seat"] is None else f"{entry['seat']} {entry['what']}"
        for entry in state.history_data(viewer)
    ]


def since(state: State, heading: str, viewer: int = PUBLIC) -> list[str]:
    """The journal after the last entry that reads so."""
    lines = journal(state, viewer)
    return lines[len(lines) - lines[::-1].index(heading) :]


def brew_view(state: State, viewer: int) -> BrewView:
    view = state.view(viewer)
    assert isinstance(view, BrewView)
    return view


def refusal(state: State, seat: int, text: str) -> tuple[str, str]:
    """Why an action's text is refused: the reason's code and its words; the state must stay as it was."""
    before = state.digest()
    try:
        state.play(seat, text)
    except broomstick.IllegalAction as error:
        assert state.digest() == before
        return error.code, str(error)
    raise AssertionError(f"{text!r} was not refused")
