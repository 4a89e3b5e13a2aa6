"""Journals: each viewer's is a gapless part of what happened, and a spectator hears nothing that a seat does not."""

from broomstick import PUBLIC, State
from contract.case import Case
from contract.play import Chooser, play_on


def check_journals(case: Case, seed: int, chooser: Chooser, stride: int = 7) -> None:
    """At many moments of a game, for every viewer."""
    trail = play_on(case.game.start(seed), chooser)
    for viewer in case.viewers:
        whole = trail.end.history_data(viewer)
        for state in trail.states[::stride]:
            told = state.history_data(viewer)
            assert told == whole[: len(told)], "what was once told has changed, or its number has"
    for state in (trail.states[0], trail.states[len(trail.states) // 2], trail.end):
        check_told(case, state)


def check_told(case: Case, state: State) -> None:
    """What each viewer was told, beside the truth and beside what everybody was told."""
    journal = state.journal
    assert journal is not None
    truth = state.retold(journal.entries)
    for viewer in case.viewers:
        told = state.history_data(viewer)
        allowed = [place for place, e in enumerate(journal.entries) if e.audience >> viewer & 1]
        assert told == [truth[place] for place in allowed], f"viewer {viewer} was told what is not for it"
        assert state.story(viewer) == {"view": state.view(viewer).data(), "journal": told}
    public = state.history_data(PUBLIC)
    for seat in range(state.players):
        retold = case.public_form(state.history_data(seat), seat)
        assert retold == public, f"seat {seat} and a spectator were told two different games"
    for entry in journal.entries:
        assert entry.audience, "an entry for nobody"
        assert -1 <= entry.seat < state.players
