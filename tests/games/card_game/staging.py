"""Tables for tests: a game with a forced deck, rounds from plans, and short ways to look at what lies where."""

from collections import Counter
from functools import cache
from typing import Any

import broomstick
from broomstick import PUBLIC, Game, State
from broomstick.games.card_game import rules
from broomstick.games.card_game.codes import steps
from broomstick.games.card_game.game import CardGame, CardState
from broomstick.games.card_game.view import CardView
from broomstick.heart.flow import advance
from broomstick.heart.journal import Journal


@cache
def standard(players: int) -> Game:
    """The card game as it comes out of the box."""
    return broomstick.load("card-game", players=players)


def cards(text: str) -> list[str]:
    """Cards from a text such as ``"3 water, sun"``: a number before a type repeats it."""
    found: list[str] = []
    for part in text.split(","):
        words = part.split()
        if words:
            found += [words[-1]] * (int(words[0]) if len(words) == 2 else 1)
    return found


def lay(
    players: int = 3,
    *,
    stocks: tuple[str, ...] = (),
    witches: str = "",
    pile: str = "",
    tasks: tuple[int, ...] | None = None,
    starter: int = 0,
    data: Any = None,
) -> State:
    """A game at its first question, dealt from a deck in a chosen order.

    ``stocks`` says what each seat's stock has at least, ``witches`` what lies open, ``pile`` what is drawn first.
    Whatever is not said is filled up from the rest of the deck: to each seat one card of every type in turn.
    """
    game = standard(players) if data is None else broomstick.load("card-game", players=players, data=data)
    assert isinstance(game, CardGame)
    parts = game.parts
    rest = Counter({name: count for name, count in zip(parts.types, parts.copies, strict=True) if count})
    dealt = [cards(text) for text in [*stocks, *[""] * (players - len(stocks))]]
    turned = cards(witches)
    top = cards(pile)
    for wanted in [*dealt, turned, top]:
        rest.subtract(wanted)
    assert min(rest.values()) >= 0, f"more cards are asked for than there are: {rest}"
    spare = spread(rest)
    for hand in dealt:
        while len(hand) < parts.deal:
            hand.append(spare.pop())
        assert len(hand) == parts.deal
    while len(turned) < players:
        turned.append(spare.pop())
    assert len(turned) == players

    order = [card for hand in dealt for card in hand] + turned + top + spare[::-1]
    state = game.blank()
    assert isinstance(state, CardState)
    state.seed = "laid by hand"
    state.starter = state.leader = starter
    game.clear(state)
    state.journal = Journal()
    state.agenda = [steps.ROUND]
    state.layout.clear()
    if tasks is None:
        rules.lay_out_tasks(state)
    else:
        numbers = [task.number for task in parts.tasks]
        state.layout.tasks = [numbers.index(number) for number in tasks]
    rules.deal(state, [parts.types.index(card) for card in reversed(order)])
    advance(state)
    # A record of this game begins from here: no seed would deal it.
    state.journal.start = state.position()
    return state


def spread(rest: Counter[str]) -> list[str]:
    """The remaining cards in a fixed order in which types alternate; the last one is used first."""
    order: list[str] = []
    left = Counter(rest)
    while left.total():
        for name in rest:
            if left[name]:
                left[name] -= 1
                order.append(name)
    return order[::-1]


def begin(state: State) -> State:
    """Let everybody take the first open witch, so that round 1 begins."""
    while state.round == 0:
        state.play(state.asked, state.choices(state.asked)[0])
    return state


def pick(state: State, *picks: str) -> State:
    """Everybody's picks, by seat."""
    for seat, types in enumerate(picks):
        state.play(seat, f"pick {types}")
    return state


def play_round(state: State, *plans: str) -> State:
    """A whole round from plans by seat, such as ``"root! fire water"``: picks in the order of leading, ! for brave."""
    number = state.round
    order = [[word.removesuffix("!") for word in plan.split()] for plan in plans]
    brave = [{word[:-1] for word in plan.split() if word.endswith("!")} for plan in plans]
    pick(state, *[" ".join(names) for names in order])
    while not state.over and state.round == number:
        seat = state.asked
        view = state.view(seat).data()
        name = view["role"] or next(name for name in order[seat] if name in view["hand"])
        stance = "brave" if name in brave[seat] else "cowardly"
        state.play(seat, stance if view["role"] else f"lead {name} {stance}")
    return state


def stock(state: State, seat: int) -> dict[str, int]:
    """A seat's stock, types it has none of left out."""
    return {name: count for name, count in state.position()["stocks"][seat].items() if count}


def display(state: State, seat: int) -> dict[str, Any]:
    """What lies open before a seat."""
    found: dict[str, Any] = state.view(PUBLIC).data()["displays"][seat]
    return found


def potions(state: State, seat: int) -> dict[str, int]:
    """A seat's potions by type, none left out."""
    return {name: count for name, count in display(state, seat)["potions"].items() if count}


def dealt_from(state: State) -> list[str]:
    """The deck, its first card on top, from which a game was dealt that is not beyond its first round."""
    position = state.position()
    deck: list[str] = []
    for bags in position["received"]:
        deck += bags[0].split()
    deck += [shown["first"] for shown in position["displays"] if shown["first"]]
    for name, number in position["open_witches"].items():
        deck += [name] * number
    deck += position["pile"][::-1]
    return deck


def card_view(state: State, viewer: int) -> CardView:
    view = state.view(viewer)
    assert isinstance(view, CardView)
    return view
