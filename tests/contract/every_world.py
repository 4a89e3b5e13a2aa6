"""All worlds that a viewer cannot tell apart, counted by brute force along a game.

A world is an order of all hidden cards together with every secret answer given so far. They are all set up at the
start, each as a position, and all follow the game: open actions and the viewer's own answers as they were, the
secret answers of the others in every way. Whatever shows the viewer something else on the way is dropped. Worlds
that have become the same position are kept once, with their number.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import factorial, prod

from broomstick import PUBLIC, Chance, State
from broomstick.heart.journal import Journal
from broomstick.heart.plain import Plain
from contract.case import Case
from contract.play import some_choice, some_decider

Starts = Callable[[State, int], Iterator[tuple[Plain, int]]]
"""All positions that a viewer could be in at the start of a game, each with its number of worlds."""


@dataclass
class Worlds:
    """The worlds at one moment: by what is hidden in them, one state and how many there are."""

    case: Case
    viewer: int
    found: dict[str, tuple[State, int]]

    def weights(self) -> dict[str, int]:
        return {key: number for key, (_, number) in self.found.items()}

    def follow(self, before: State, after: State, seat: int, action: int) -> "Worlds":
        """The worlds that are left when the true game has gone on from one state to the next by this action."""
        viewer = self.viewer
        seen = after.view(viewer).data()
        heard = [(entry.code, entry.seat) for entry in after.history(viewer)[len(before.history(viewer)) :]]
        secret = before.topic >= 0 and seat != viewer
        found: dict[str, tuple[State, int]] = {}
        for state, number in self.found.values():
            choices = state.choices(seat)
            for choice in choices if secret else [action]:
                if choice not in choices:
                    continue
                world = state.quiet_copy()
                world.journal = Journal()
                world.play(seat, choice)
                if [(entry.code, entry.seat) for entry in world.history(viewer)] != heard:
                    continue
                if world.view(viewer).data() != seen:
                    continue
                key = hidden_key(self.case, world)
                found[key] = (world, number + found[key][1] if key in found else number)
        return Worlds(self.case, viewer, found)


def hidden_key(case: Case, state: State) -> str:
    """All that a spectator does not know, as text."""
    return json.dumps(case.hidden(state, PUBLIC))


def worlds_at_start(case: Case, state: State, viewer: int, starts: Starts) -> Worlds:
    """All of them, before anybody has done anything."""
    seen = state.view(viewer).data()
    found: dict[str, tuple[State, int]] = {}
    for position, number in starts(state, viewer):
        world = case.game.position(position)
        assert world.view(viewer).data() == seen
        key = hidden_key(case, world)
        assert key not in found, "a start was given twice"
        found[key] = (world, number)
    return Worlds(case, viewer, found)


def followed(
    case: Case,
    viewer: int,
    seed: int,
    starts: Starts,
    rng: Chance,
    choose: Callable[[State, int, Chance], int] = some_choice,
    rounds: int = 99,
) -> Iterator[tuple[Worlds, State]]:
    """Every moment of a random game, or of some rounds of it, with all the worlds its viewer could be in."""
    state = case.game.start(seed)
    worlds = worlds_at_start(case, state, viewer, starts)
    yield worlds, state
    while not state.over:
        seat = some_decider(state, rng)
        action = choose(state, seat, rng)
        before = state.copy()
        state.play(seat, action)
        if state.round > rounds:
            return
        worlds = worlds.follow(before, state, seat, action)
        yield worlds, state


def orders(counts: dict[str, int]) -> int:
    """In how many orders these cards can lie, cards of one type being alike."""
    return factorial(sum(counts.values())) // prod(factorial(count) for count in counts.values())


def hands_from(cards: dict[str, int], size: int) -> Iterator[dict[str, int]]:
    """Every hand of so many of these cards."""
    if not cards:
        if size == 0:
            yield {}
        return
    name, *others = cards
    rest = {other: cards[other] for other in others}
    for count in range(min(size, cards[name]) + 1):
        for hand in hands_from(rest, size - count):
            yield {name: count, **hand}


def without(cards: dict[str, int], hand: dict[str, int]) -> dict[str, int]:
    return {name: count - hand.get(name, 0) for name, count in cards.items()}


def piles(cards: dict[str, int]) -> Iterator[list[str]]:
    """Every order of these cards."""
    if not any(cards.values()):
        yield []
    for name, count in cards.items():
        if count:
            for rest in piles(without(cards, {name: 1})):
                yield [name, *rest]


def deals(
    cards: dict[str, int], seats: int, deal: int
) -> Iterator[tuple[list[dict[str, int]], dict[str, int], int]]:
    """Hands for so many seats, what is left, and in how many orders the cards dealt can lie in the deck."""
    if seats == 0:
        yield [], cards, 1
        return
    for hand in hands_from(cards, deal):
        for hands, left, number in deals(without(cards, hand), seats - 1, deal):
            yield [hand, *hands], left, number * orders(hand)


def card_starts(copies: dict[str, int], deal: int) -> Starts:
    """cg-deal: all orders of the deck with these open witches and, for a seat, with its own cards."""

    def starts(state: State, viewer: int) -> Iterator[tuple[Plain, int]]:
        position = state.position()
        unseen = without(copies, position["open_witches"])
        for display in position["displays"]:
            if display["first"] is not None:
                unseen = without(unseen, {display["first"]: 1})
        others = [seat for seat in range(state.players) if seat != viewer]
        if viewer != PUBLIC:
            unseen = without(unseen, position["stocks"][viewer])
        for hands, left, number in deals(unseen, len(others), deal):
            stocks, received = position["stocks"][:], position["received"][:]
            for seat, hand in zip(others, hands, strict=True):
                stocks[seat] = hand
                cards = [name for name, count in hand.items() for _ in range(count)]
                received[seat] = [" ".join(cards), *position["received"][seat][1:]]
            for pile in piles(left):
                yield {**position, "stocks": stocks, "received": received, "pile": pile}, number

    return starts


def drill_starts(state: State, viewer: int) -> Iterator[tuple[Plain, int]]:
    """Both decks in every order; all their cards are different."""
    position = state.position()
    for deck in piles(dict.fromkeys(position["curse_deck"], 1)):
        for events in piles(dict.fromkeys(position["coming_events"], 1)):
            yield {**position, "curse_deck": deck, "coming_events": events}, 1
