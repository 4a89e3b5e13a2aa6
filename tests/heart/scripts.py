"""Positions and plays written as text, and walks through whole games, for the tests of the heart."""

from collections.abc import Iterator, Sequence
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

import broomstick
from broomstick import PUBLIC, BroomstickError, Chance, Game, State
from broomstick.heart.plain import Plain
from drill.game import load_drill
from drill.lists import EVENTS, ROLES

QUICK = settings(max_examples=25, deadline=None)


def table(
    players: int = 3,
    event: str = "calm",
    cursed: Sequence[str] = (),
    starter: int = 0,
    seats: dict[int, Plain] | None = None,
    seed: str = "table",
    **options: Any,
) -> State:
    """A drill at the picks of its first round, with this event, these cursed roles, and what some seats own."""
    game = load_drill(players, curses=len(cursed), **options)
    data = game.start(seed=seed, starter=starter).position()
    data["events"] = [event]
    data["coming_events"] = [other for other in EVENTS[: len(game.roles)] if other != event]
    data["cursed"] = [role for role in ROLES if role in cursed]
    data["curses_left"] = [role for role in game.roles if role not in cursed]
    data["curse_deck"] = data["curses_left"][:]
    data["curses_known_by"] = [[] for _ in data["curse_deck"]]
    for seat, own in (seats or {}).items():
        data["seats"][seat].update(own)
    return game.position(data)


def picked(*picks: str, **how: Any) -> State:
    """The same with the picks made, one text for each seat in order."""
    state = table(len(picks), **how)
    for seat, roles in enumerate(picks):
        state.play(seat, f"pick {roles}")
    return state


def says_its_facts(error: BroomstickError) -> bool:
    """Whether an error has a code, and all that it carries as data stands in its English message too."""
    facts = [part for fact in error.facts.values() for part in (fact if isinstance(fact, list) else [fact])]
    return bool(error.code) and all(str(part) in str(error) for part in facts)


def choices(state: State, seat: int) -> list[str]:
    return [state.game.text(action) for action in state.choices(seat)]


def told(state: State, viewer: int = PUBLIC) -> list[str]:
    """What a viewer has been told, as lines 'SEAT WHAT'; a dash where it concerns no seat."""
    lines = state.history_data(viewer)
    return [f"{'-' if line['seat'] is None else line['seat']} {line['what']}" for line in lines]


def seat_data(state: State, seat: int) -> Plain:
    """What a seat of the drill owns."""
    found: Plain = state.position()["seats"][seat]
    return found


def agenda(state: State) -> list[str]:
    """The steps still to do, the next one last."""
    found: list[str] = state.position()["agenda"]
    return found


def any_game() -> st.SearchStrategy[Game]:
    """A drill or a card game."""
    drills = st.builds(
        load_drill,
        st.integers(2, 5),
        curses=st.integers(0, 2),
        tiny=st.booleans(),
    )
    card_games = st.builds(broomstick.load, st.just("card-game"), players=st.integers(3, 6))
    return drills | card_games


def walk(game: Game, seed: int) -> Iterator[State]:
    """One state, again and again as a game is played at random; sealed answers come in any order."""
    rng = Chance(seed, "", "walk")
    state = game.start(seed=seed)
    yield state
    while not state.over:
        seat = rng.pick(state.deciders)
        state.play(seat, rng.pick(state.choices(seat)))
        yield state


seeds = st.integers(0, 9999)
