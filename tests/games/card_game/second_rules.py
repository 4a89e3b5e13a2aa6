"""The card game once more, written straight from the rules page in the plainest way, to check the engine against.

It shares nothing with the engine: no agenda, no codes, no components. It is slow, and asks by calling a function.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

Choose = Callable[[int, Sequence[Any]], Any]
"""Somebody's decision: a seat and what it may choose from, to what it chooses."""

Outcome = tuple[tuple[int, int], ...]
"""Points and cards in the display, by seat."""


STANDARD_DEAL = {3: 17, 4: 15, 5: 14, 6: 14}


@dataclass(frozen=True)
class Box:
    """What is in the box, for a number of players."""

    players: int
    types: tuple[str, ...]
    deal: int
    picks: int = 3
    rounds: int = 4
    draw: int = 3
    tasks: tuple[dict[str, int], ...] = ()
    scale: tuple[int, ...] = (0, 0, 1, 3, 4, 6, 8)


@dataclass
class Player:
    stock: Counter[str] = field(default_factory=Counter)
    hand: set[str] = field(default_factory=set)
    potions: Counter[str] = field(default_factory=Counter)
    brave: int = 0
    cards: int = 0
    cancelled: list[str] = field(default_factory=list)
    tasks: int = 0


def play_out(box: Box, deck: Sequence[str], starter: int, choose: Choose) -> list[tuple[int, int]]:
    """A whole game from a deck, its first card on top; gives points and cards in the display, by seat."""
    cards = list(deck)
    players = [Player() for _ in range(box.players)]
    for player in players:
        player.stock.update(cards.pop(0) for _ in range(box.deal))
    opened = [cards.pop(0) for _ in players]
    for seat in clockwise(box, starter):
        kinds = sorted(set(opened), key=box.types.index)
        card = kinds[0] if len(kinds) == 1 else choose(seat, kinds)
        opened.remove(card)
        players[seat].potions[card] += 1
        players[seat].cards += 1
    tasks = list(box.tasks)
    leader = starter
    for number in range(1, box.rounds + 1):
        leader = play_round(box, players, leader, choose)
        for player in players:
            player.stock.update(player.cancelled)
            player.cancelled.clear()
        fulfilled = [task for task in tasks if any(fulfils(player, task) for player in players)]
        for player in players:
            player.tasks += sum(fulfils(player, task) for task in fulfilled)
        tasks = [task for task in tasks if task not in fulfilled]
        if number < box.rounds:
            for seat in clockwise(box, leader):
                players[seat].stock.update(cards.pop(0) for _ in range(box.draw))
    return [(points(box, player), player.cards) for player in players]


def play_round(box: Box, players: list[Player], leader: int, choose: Choose) -> int:
    """Picks and turns; gives who leads the next round."""
    for seat, player in enumerate(players):
        there = [name for name in box.types if player.stock[name] > 0]
        player.hand = set(choose(seat, list(combinations(there, min(box.picks, len(there))))))
    while any(player.hand for player in players):
        leader = next(seat for seat in clockwise(box, leader) if players[seat].hand)
        role, stance = choose(
            leader,
            [
                (name, stance)
                for name in box.types
                if name in players[leader].hand
                for stance in (True, False)
            ],
        )
        standing = None
        for seat in clockwise(box, leader):
            player = players[seat]
            if role not in player.hand:
                continue
            brave = stance if seat == leader else choose(seat, [True, False])
            player.hand.remove(role)
            player.stock[role] -= 1
            if not brave:
                player.potions[role] += 1
                player.cards += 1
                continue
            if standing is not None:
                players[standing].cancelled.append(role)
            standing = seat
        if standing is not None:
            players[standing].potions[role] += 2
            players[standing].brave += 1
            players[standing].cards += 1
            leader = standing
    return leader


def clockwise(box: Box, first: int) -> list[int]:
    return [(first + i) % box.players for i in range(box.players)]


def fulfils(player: Player, task: dict[str, int]) -> bool:
    return all(player.potions[name] >= need for name, need in task.items())


def points(box: Box, player: Player) -> int:
    total = 2 * player.brave + 5 * player.tasks
    for count in player.potions.values():
        most = len(box.scale) - 1
        total += box.scale[count] if count <= most else box.scale[most] + 2 * (count - most)
    return total


class Enough(Exception):
    """As many decisions as were wanted have been made."""


def every_way(
    box: Box, deck: Sequence[str], starter: int, prefix: Sequence[Any] = (), depth: int = 10_000
) -> Iterator[Outcome | None]:
    """Every way the game can go after some decisions, to its end or to so many more: each is played from scratch.

    Gives how each of them ended, or None where it was cut off.
    """
    script: list[int] = []
    while True:
        sizes: list[int] = []
        given = list(prefix)

        def choose(
            seat: int, options: Sequence[Any], sizes: list[int] = sizes, given: list[Any] = given
        ) -> Any:
            if given:
                assert given[0] in options
                return given.pop(0)
            if len(sizes) == depth:
                raise Enough
            if len(sizes) == len(script):
                script.append(0)
            sizes.append(len(options))
            return options[script[len(sizes) - 1]]

        try:
            yield tuple(play_out(box, deck, starter, choose))
        except Enough:
            yield None
        while script and script[-1] == sizes[len(script) - 1] - 1:
            script.pop()
        if not script:
            return
        script[-1] += 1
