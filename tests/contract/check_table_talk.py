"""heart-table-talk: before a seat has spoken, nothing that anybody else gets tells whether it holds the called role."""

from broomstick import State
from broomstick.heart.shown import NOBODY, SILENT
from contract.case import Case
from contract.check_secrets import told
from contract.play import Chooser, some_choice, some_decider


def check_table_talk(case: Case, seed: int, chooser: Chooser) -> int:
    """At every moment with silent seats one of them is given the called role, or loses it. Returns how many were."""
    state = case.game.start(seed)
    compared = 0
    while not state.over:
        silent = [seat for seat in still_silent(state) if exchanges(state, seat)]
        if silent:
            check_silence(case, state, silent[chooser.below(len(silent))], chooser)
            compared += 1
        seat = some_decider(state, chooser)
        state.play(seat, some_choice(state, seat, chooser))
    return compared


def still_silent(state: State) -> list[int]:
    """The seats that have not spoken in this turn and are not being asked to."""
    if state.role < 0:
        return []
    asked = state.asked if state.game.steps.text(state.agenda[-1]) == "follow" else NOBODY
    return [seat for seat, said in enumerate(state.said) if said == SILENT and seat != asked]


def check_silence(case: Case, state: State, silent: int, chooser: Chooser) -> None:
    """The same moment with another card in the silent seat's hand: all others must be told the same, to the byte."""
    other = dealt_otherwise(state, silent, chooser)
    for viewer in case.viewers:
        if viewer != silent:
            same, found = told(case, state, viewer, 0), told(case, other, viewer, 0)
            for name, value in same.items():
                assert found[name] == value, f"{name} hints to viewer {viewer} what seat {silent} holds"


def dealt_otherwise(state: State, seat: int, chooser: Chooser) -> State:
    """A twin in which a seat that holds the called role has another one in its place, or the other way round."""
    twin = state.copy()
    roles = exchanges(state, seat)
    change = 1 << state.role | 1 << roles[chooser.below(len(roles))]
    twin.hands[seat] ^= change
    twin.picks[seat] ^= change
    return twin


def exchanges(state: State, seat: int) -> list[int]:
    """The roles that the called one can change places with; none where a hand is empty, or all roles were picked."""
    holds = state.hands[seat] >> state.role & 1
    roles = range(len(state.game.roles))
    if holds:
        return [role for role in roles if not state.picks[seat] >> role & 1]
    return [role for role in roles if state.hands[seat] >> role & 1]
