"""heart-legal-only: what is listed is accepted, and everything else is refused and changes nothing."""

from functools import partial

from broomstick import PUBLIC, BroomstickError, IllegalAction, State
from contract.case import Case
from contract.play import MOST_MOVES, Chooser, refusal_of, some_choice, some_decider

LONGEST_MESSAGE = 2000

GARBAGE_ACTIONS = [-1, 0, 63, 1 << 31, 1 << 63, -(1 << 63), 1 << 200]
GARBAGE_TEXTS = [
    "",
    " \t\n",
    "\0",
    "lead",
    "brave brave",
    "cowardly 1",
    "hocus-pocus",
    "żółw 🧹",
    "-1",
    "[]",
    "lead lead lead",
    "x" * 100_000,
    "pick " + "x " * 50_000,
    "brave" + " " * 100_000 + "now",
]


def check_choices(case: Case, seed: int, chooser: Chooser, stride: int = 1) -> int:
    """Play a game; at every so many moments try all that can be tried. Returns the number of moments."""
    state = case.game.start(seed)
    tried = 0
    for move in range(MOST_MOVES):
        if move % stride == 0 or state.over:
            check_moment(case, state)
            tried += 1
        if state.over:
            return tried
        seat = some_decider(state, chooser)
        state.play(seat, some_choice(state, seat, chooser))
    raise AssertionError("the game does not end")


def check_moment(case: Case, state: State) -> None:
    """Every action of every seat, legal or not, and things that are no actions."""
    assert bool(state.deciders) != state.over, "somebody owes a decision exactly while the game goes on"
    assert state.choices(PUBLIC) == [], "a spectator decides nothing"
    for seat in range(state.players):
        choices = state.choices(seat)
        assert bool(choices) == (seat in state.deciders), f"seat {seat}: choices where none are owed, or none"
        assert len(set(choices)) == len(choices), f"seat {seat}: a choice is listed twice"
        assert state.choices(seat) == choices, f"seat {seat}: the list is not stable"
        for choice in choices:
            check_accepted(case, state, seat, choice)
        listed = set(choices)
        check_refused(state, seat, [code for code in case.game.actions.codes() if code not in listed])
        check_refused(state, seat, GARBAGE_ACTIONS)
    first = case.game.actions.codes()[0]
    for seat in (-1, state.players, PUBLIC, 99, -(1 << 40), 1 << 40):
        check_refused(state, seat, [first])
    # Every text has the same meaning for every seat; one that is asked gets furthest.
    check_refused(state, state.deciders[0] if state.deciders else 0, GARBAGE_TEXTS)


def check_accepted(case: Case, state: State, seat: int, choice: int) -> None:
    """A listed choice can be played, as a code and as text, and does something."""
    assert case.game.actions.known(choice), f"{choice} is listed but is no action"
    twin = state.copy()
    by_text = state.quiet_copy()
    try:
        twin.play(seat, choice)
        by_text.play(seat, case.game.text(choice))
    except BroomstickError as error:
        raise AssertionError(f"seat {seat}: a listed choice was refused: {error}") from None
    assert twin.moves == by_text.moves == state.moves + 1


def check_refused(state: State, seat: int, actions: list[int] | list[str]) -> None:
    """None of these can be played; each is refused with a reason, and nothing has changed."""
    before = (state.digest(), state.record().text(), len(state.history(PUBLIC)))
    for action in actions:
        refusal = refusal_of(partial(state.play, seat, action), IllegalAction)
        assert refusal is not None, f"seat {seat}: {action!r:.80} is not listed but was accepted"
        message = str(refusal)
        assert message.strip(), "refused without a reason"
        assert len(message) < LONGEST_MESSAGE, f"a reason of {len(message)} characters"
        assert refusal.code.strip(), "refused without the reason as data"
    after = (state.digest(), state.record().text(), len(state.history(PUBLIC)))
    assert after == before, f"seat {seat}: a refused action changed something"
