"""Tables for tests: a game on the little map begun from chosen pieces; what lies where (the rest: games/scripts.py)."""

import json
from collections.abc import Sequence
from functools import cache
from typing import Any

import broomstick
from broomstick import Game, State
from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.box.components import RULES_VERSION, read_components
from broomstick.games.broom_service.box.lookups import lay_tables
from broomstick.games.broom_service.game import BroomGame
from broomstick.games.broom_service.table.view import BroomView
from broomstick.heart.plain import Plain
from games.broom_service.little import CLOUDS, COVERED, little_board
from games.scripts import counts, public, seat_of

NOBODY_BEWITCHED: Plain = {"2": 0, "3": 0, "4": 0}


@cache
def standard(players: int, **options: Any) -> Game:
    """Broom Service as it comes out of the box."""
    return broomstick.load("broom-service", players=players, **options)


@cache
def little(players: int, storm: bool, mountain: bool, data: str, rules: int = RULES_VERSION) -> Game:
    """The game on the little map; ``data`` is a replacement of components as text."""
    parts = read_components(players, little_board(), "data", json.loads(data))
    parts.rules = rules
    parts.storm = storm
    parts.mountain = mountain
    parts.heavy = parts.heavy_in_box()
    lay_tables(parts)
    return BroomGame(parts, "little", json.loads(data))


def lay(
    players: int = 3,
    *goods: str,
    pawns: dict[int, str] | None = None,
    event: str = "flock-together",
    bewitched: str = "",
    sky: dict[str, str] | None = None,
    tiles: dict[str, str] | None = None,
    occupied: str = "",
    points: list[int] | None = None,
    rounds: int = 3,
    starter: int = 0,
    data: Plain | None = None,
) -> State:
    """A game whose first round is about to be picked for.

    ``goods`` says what each seat has, all of it (``""`` leaves what one begins with), ``sky`` which clouds lie where
    (the last seat has all others), ``tiles`` which mountain tiles lie where (none: without tiles). Roles are bewitched
    only where ``bewitched`` names them.
    """
    own: Plain = {"game": {"rounds": rounds}, **({} if data is None else data)}
    if not bewitched:
        own["bewitched"] = NOBODY_BEWITCHED
    clouds = {} if sky is None else sky
    storm = any(kind.startswith("storm") for kind in clouds.values())
    game = little(players, storm, tiles is not None, json.dumps(own))
    position = game.start("a table", starter=starter).position()
    lay_goods_and_pawns(position, goods, pawns or {})
    lay_clouds(position, clouds, CLOUDS)
    if tiles is not None:
        lay_tiles(position, tiles)
    position["occupied"] = occupied.split()
    for seat, number in enumerate([] if points is None else points):
        position["seats"][seat]["points"] = number
    turn_up(position, event)
    bewitch(position, bewitched)
    return game.position(json.loads(json.dumps(position)))


def lay_goods_and_pawns(position: Plain, goods: Sequence[str], pawns: dict[int, str]) -> None:
    for seat, text in enumerate(goods):
        if text:
            has = counts(text)
            position["seats"][seat]["resources"] = {name: has.get(name, 0) for name in lists.RESOURCES}
    for seat, areas in pawns.items():
        position["seats"][seat]["pawns"] = areas.split()


def lay_clouds(position: Plain, clouds: dict[str, str], spaces: Sequence[str]) -> None:
    position["clouds"] = {name: clouds.get(name) for name in spaces}
    gone = len(spaces) - len(clouds)
    position["seats"][-1].update(clouds=["heavy-1"] * gone, bolts=gone)


def lay_tiles(position: Plain, tiles: dict[str, str]) -> None:
    spare = [tile for tile in reversed(lists.TILES) if tile not in tiles.values()]
    position["tiles"] = {area: tiles.get(area) or spare.pop() for area in COVERED}


def bewitch(position: Plain, roles: str) -> None:
    """These roles in the first round; without any the deck stays as it is."""
    if roles:
        named = roles.split()
        position["bewitched"] = [named]
        position["bewitched_deck"] = [role for role in lists.ROLES if role not in named]


def turn_up(position: Plain, event: str) -> None:
    """The event of the first round; the others keep their places, as far as they can."""
    position["events"] = [event]
    if event in position["coming_events"]:
        at = position["coming_events"].index(event)
        unused = [name for name in lists.EVENTS if name not in position["coming_events"]]
        position["coming_events"][at] = unused[0]


def pick(state: State, *wanted: str) -> State:
    """Picks by seat; who names fewer than four gets roles that nobody names, the last ones first."""
    named = {role for roles in wanted for role in roles.split()}
    spare = [role for role in reversed(lists.ROLES) if role not in named]
    for seat, roles in enumerate(wanted):
        own = roles.split()
        state.play(seat, "pick " + " ".join(own + spare[: 4 - len(own)]))
    return state


def call(state: State, role: str, *holders: int, stance: str = "brave") -> State:
    """Everybody picks; the starter and these seats have the role, and the starter leads it."""
    leader = state.starter
    pick(state, *[role if seat == leader or seat in holders else "" for seat in range(state.players)])
    state.play(leader, f"lead {role} {stance}")
    return state


def to_the_end_of_round(state: State) -> State:
    """Let all roles be played on time-outs, up to what the event asks or the next round."""
    number = state.round
    while not state.over and state.round == number and state.position()["sealed"] not in ("fists", "works"):
        state.play(state.asked, state.default(state.asked))
    return state


def points(state: State) -> list[int]:
    return [seat["points"] for seat in public(state)["seats"]]


def goods(state: State, seat: int) -> str:
    """What a seat has, such as ``"2 orange, 1 wand"``."""
    found = seat_of(state, seat)["resources"]
    return ", ".join(f"{count} {name}" for name, count in found.items() if count)


def pawns(state: State, seat: int) -> list[str]:
    found: list[str] = seat_of(state, seat)["pawns"]
    return found


def agenda(state: State) -> list[str]:
    found: list[str] = public(state)["agenda"]
    return found


def broom_view(state: State, viewer: int) -> BroomView:
    view = state.view(viewer)
    assert isinstance(view, BroomView)
    return view


def preview(state: State, seat: int, text: str) -> Plain:
    found: Plain = state.game.preview(state.view(seat), state.game.action(text))
    return found
