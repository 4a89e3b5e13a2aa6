"""heart-sealed-order: who answers a sealed question first makes no difference to anything."""

from itertools import permutations

from broomstick import State
from contract.case import Case
from contract.check_records import journal_of
from contract.play import Chooser, some_choice, some_decider


def everything(case: Case, state: State) -> list[object]:
    """Position, record, views and journals."""
    views = [state.view(viewer).data() for viewer in case.viewers]
    return [state.digest(), state.record().text(), views, journal_of(state)]


def some_orders(seats: list[int], chooser: Chooser, most: int) -> list[list[int]]:
    """Orders of answering: all of them where they are few, else some."""
    every = [list(order) for order in permutations(seats)]
    if len(every) <= most:
        return every
    return [every[-1], *(every[chooser.below(len(every))] for _ in range(most - 1))]


def check_batches(case: Case, seed: int, chooser: Chooser, most_orders: int = 24) -> int:
    """At every sealed batch of a game, answer it in many orders. Returns the number of batches."""
    state = case.game.start(seed)
    batches = 0
    while not state.over:
        if state.topic >= 0:
            answers = {seat: some_choice(state, seat, chooser) for seat in state.deciders}
            check_orders(case, state, answers, some_orders(list(answers), chooser, most_orders))
            batches += 1
            for seat, answer in answers.items():
                state.play(seat, answer)
        else:
            seat = some_decider(state, chooser)
            state.play(seat, some_choice(state, seat, chooser))
    return batches


def check_orders(case: Case, state: State, answers: dict[int, int], orders: list[list[int]]) -> None:
    """All orders give the same; half-way, all that lead through the same seats do."""
    seen: dict[frozenset[int], list[object]] = {}
    for order in orders:
        twin = state.copy()
        for i, seat in enumerate(order):
            assert twin.choices(seat) == state.choices(seat), "an answer changed what another seat may choose"
            twin.play(seat, answers[seat])
            assert twin.moves == state.moves + i + 1
            answered = frozenset(order[: i + 1])
            if len(answered) in (2, len(order)):
                found = everything(case, twin)
                assert seen.setdefault(answered, found) == found, f"the order {order} makes a difference"
