"""A copy is a state of its own: nothing that happens later, on either side, reaches the other."""

from broomstick import State, View
from broomstick.heart.plain import Plain
from contract.case import Case
from contract.check_records import journal_of
from contract.play import Chooser, finish, play_on, rng_for


def picture(state: State) -> list[object]:
    """Everything of a state that could be shared by mistake."""
    kept: list[object] = [state.digest()]
    if state.journal is not None:
        kept += [state.record().text(), journal_of(state)]
    return kept


def check_copies(case: Case, seed: int, chooser: Chooser, branch_every: int = 7) -> None:
    """Copies and views kept along a game still hold at its end, also when some copies went another way."""
    state = case.game.start(seed)
    kept = [(state.copy(), picture(state))]
    views: list[tuple[View, Plain]] = []
    moves = play_on(state.copy(), chooser).moves
    for number, (seat, action) in enumerate(moves):
        twin = state.copy()
        assert picture(twin) == picture(state), "a copy is not equal"
        if number % branch_every == 0:
            # The copy goes its own way to the end; the original must not notice.
            before = picture(state)
            finish(twin, rng_for("branch", seed, number))
            assert picture(state) == before, "playing a copy changed the original"
        view = state.view(case.viewers[number % len(case.viewers)])
        views.append((view, view.data()))
        state.play(seat, action)
        kept.append((state.copy(), picture(state)))
    for number, (copy, expected) in enumerate(kept):
        assert picture(copy) == expected, f"the copy kept at move {number} has changed since"
    for number, (view, data) in enumerate(views):
        assert view.data() == data, f"the view taken at move {number} has changed since"


def check_quiet_copies(case: Case, seed: int, chooser: Chooser) -> None:
    """A copy without a journal plays the same game, and the original keeps its journal."""
    state = case.game.start(seed)
    quiet = state.quiet_copy()
    bare = case.game.start(seed, journal=False)
    for seat, action in play_on(state.copy(), chooser).moves:
        state.play(seat, action)
        quiet.play(seat, action)
        bare.play(seat, action)
        assert quiet.journal is None
        assert state.journal is not None, "making a quiet copy took the journal away"
        assert quiet.digest() == state.digest(), "a quiet copy plays another game"
        assert bare.digest() == state.digest(), "a game without a journal is another game"
        again = state.quiet_copy()
        assert again.journal is None
        assert again.digest() == state.digest()
    assert state.over
    assert quiet.over
