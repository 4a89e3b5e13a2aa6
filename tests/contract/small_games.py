"""Games small enough that all their worlds can be counted, and the moments worth counting them at."""

from collections.abc import Iterator
from dataclasses import dataclass

from broomstick import State
from broomstick.heart.plain import Plain
from contract.card_game.adapter import TYPES, small_case
from contract.case import Case
from contract.drill.adapter import drill_case
from contract.every_world import Starts, Worlds, card_starts, drill_starts, followed
from contract.play import rng_for


@dataclass(frozen=True)
class Small:
    """A small game and how its worlds begin."""

    case: Case
    starts: Starts
    picks: int

    def __str__(self) -> str:
        return self.case.id


@dataclass(frozen=True)
class Moment:
    """The worlds, the true state among them, and what is special now."""

    worlds: Worlds
    state: State
    features: frozenset[str]


def small_card(
    name: str, copies: list[int], deal: int = 2, picks: int = 1, rounds: int = 2, draw: int = 1
) -> Small:
    case = small_case(f"card-game-{name}", copies, 3, deal, picks, rounds, draw)
    return Small(case, card_starts(dict(zip(TYPES, copies, strict=False)), deal), picks)


def small_drill(players: int, curses: int) -> Small:
    # With more curses the deck would be shuffled again, and chance would be part of a world.
    name = f"drill-{players}-tiny-curses-{curses}"
    return Small(drill_case(name, players, tiny=True, curses=curses), drill_starts, 2)


SMALL_CARDS = [
    small_card("one-pick", [5, 4, 3]),
    small_card("two-picks", [5, 4, 4], picks=2),
    small_card("no-draw", [5, 3, 2, 2], deal=3, picks=2, draw=0),
    small_card("three-rounds", [8, 7], rounds=3),
]
SMALL_DRILLS = [small_drill(2, 0), small_drill(2, 1), small_drill(3, 1)]


def card_features(position: Plain, picks: int) -> Iterator[str]:
    for display in position["displays"]:
        if display["cancelled"]:
            yield "a card lies cancelled"
    for turn in position["turns"]:
        if "out" in turn.split() and int(turn.split()[0]) < position["round"]:
            yield "a cancelled card has gone back"
    if position["sealed"] is None and position["round"] and not position["over"]:
        if any(len(picked) < picks for picked in position["picks"]):
            yield "somebody had fewer types than picks"


def drill_features(position: Plain) -> Iterator[str]:
    known = position["curses_known_by"]
    if any(known):
        yield "a curse card was looked at"
    if known and known[0]:
        yield "a curse card was put under the deck"


def features(small: Small, state: State) -> frozenset[str]:
    """What makes a moment worth a test of its own."""
    position = state.position()
    found = {f"round {position['round']}"}
    if position["sealed"] is not None and any(position["answers"]):
        found.add(f"some have answered: {position['sealed']}")
    if not state.over and position["agenda"][-1] == "follow":
        found.add("somebody is asked to follow")
    if state.over:
        found.add("over")
    if "pile" in position:
        found.update(card_features(position, small.picks))
    else:
        found.update(drill_features(position))
    return frozenset(found)


def moments(small: Small, viewer: int, seed: int) -> Iterator[Moment]:
    """Every moment of a random game, with all the worlds its viewer could be in."""
    case = small.case
    for worlds, state in followed(case, viewer, seed, small.starts, rng_for("small", case.id, seed)):
        yield Moment(worlds, state, features(small, state))


def special_moments(small: Small, viewer: int, seed: int) -> Iterator[Moment]:
    """Only those of a kind that has not come before in this game."""
    met: set[frozenset[str]] = set()
    for moment in moments(small, viewer, seed):
        if moment.features not in met:
            met.add(moment.features)
            yield moment
