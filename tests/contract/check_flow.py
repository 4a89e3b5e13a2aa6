"""The ways of playing agree: checked and unchecked, by default, with undo; counts only go forward."""

from broomstick import UndoError
from contract.case import Case, Move
from contract.check_records import journal_of
from contract.play import Chooser, play_on, refusal_of, some_choice, some_decider


def check_step(case: Case, seed: int, chooser: Chooser) -> None:
    """``step`` does what ``play`` does for the first seat that owes a decision."""
    played = case.game.start(seed)
    stepped = case.game.start(seed)
    while not played.over:
        seat = played.asked
        assert seat == played.deciders[0] == stepped.asked
        action = some_choice(played, seat, chooser)
        played.play(seat, action)
        stepped.step(action)
        assert stepped.digest() == played.digest(), "step and play lead to different places"
    assert stepped.over
    assert stepped.record().text() == played.record().text()
    assert journal_of(stepped) == journal_of(played)


def check_defaults(case: Case, seed: int, chooser: Chooser, often: int = 2) -> int:
    """When time is out something legal is played, the same each time. Returns how many defaults were asked for."""
    state = case.game.start(seed)
    asked = 0
    while not state.over:
        for decider in state.deciders:
            before = state.digest()
            action = state.default(decider)
            assert state.digest() == before, "asking for the default changed something"
            assert action in state.choices(decider), f"the default {case.game.text(action)!r} is not legal"
            assert state.copy().default(decider) == action, "the default changes from one time to the next"
            asked += 1
        seat = some_decider(state, chooser)
        by_default = chooser.below(often) == 0
        state.play(seat, state.default(seat) if by_default else some_choice(state, seat, chooser))
    return asked


def check_counts(case: Case, seed: int, chooser: Chooser) -> None:
    """Every decision counts one; the barrier never moves backwards nor past the moves; no piece is lost."""
    trail = play_on(case.game.start(seed), chooser)
    pieces = case.components(trail.states[0])
    for number, state in enumerate(trail.states):
        assert state.moves == number, "a decision did not count one"
        assert 0 <= state.barrier <= state.moves
        assert case.components(state) == pieces, f"pieces were lost or added by move {number}"
        if number:
            before = trail.states[number - 1]
            assert state.barrier >= before.barrier, "the barrier moved backwards"
            assert state.round >= before.round
            assert len(state.turns) >= len(before.turns)
            assert state.turns[: len(before.turns)] == before.turns, "a finished turn was changed"
    end = trail.end
    assert len(end.scores()) == end.players
    assert end.winners()
    assert [seat for seat, place in enumerate(end.places()) if place == 1] == end.winners()
    assert not any(state.winners() for state in trail.states[:-1]), "there are winners before the end"


def check_undo(case: Case, seed: int, chooser: Chooser) -> int:
    """heart-undo-barrier: taking back works exactly where it says so. Returns how many choices could be."""
    trail = play_on(case.game.start(seed), chooser, in_order=True)
    undone = 0
    assert trail.states[0].may_undo(trail.moves[0][0])
    for number, (seat, action) in enumerate(trail.moves):
        state = trail.states[number + 1]
        free = [other for other in range(state.players) if not state.may_undo(other)]
        assert free in ([], [seat]), "somebody may take back another's choice"
        record = state.record()
        if not free:
            refusal = refusal_of(record.undo, UndoError)
            assert refusal is not None, "a choice was taken back although that was said to be impossible"
            assert str(refusal).strip(), "refused without a reason"
            continue
        undone += 1
        before = trail.states[number]
        assert refusal_of(record.undo, UndoError) is None, "a choice could not be taken back after all"
        shorter = record.undo()
        again = shorter.replay()
        assert again.digest() == before.digest(), "taking back does not lead back"
        assert shorter.text() == before.record().text()
        assert journal_of(again) == journal_of(before)
        assert before.deciders == [seat], "a choice can be taken back though several were asked"
        move = Move(before, state, seat, action)
        for viewer in case.viewers:
            facts = case.shown(move, viewer, move)
            assert not facts, f"a choice can be taken back although it showed viewer {viewer} {facts}"
    return undone


def check_undo_from_position(case: Case, seed: int, chooser: Chooser) -> None:
    """A position that was just read has no choice to take back, and nobody is told that it has."""
    for state in play_on(case.game.start(seed), chooser).states:
        read = case.game.position(state.position())
        assert refusal_of(read.record().undo, UndoError) is not None
        for seat in range(read.players):
            assert read.may_undo(seat), "it is said that a choice can be taken back, but it cannot"
