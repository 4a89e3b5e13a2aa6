"""The actions are the truth: a record's text gives back position, journal and bytes; so do positions."""

from broomstick import State
from contract.case import Case
from contract.play import Chooser, play_on


def journal_of(state: State) -> list[tuple[int, int, int]]:
    """What happened, whom it concerns, and who may know."""
    assert state.journal is not None
    return [(entry.code, entry.seat, entry.audience) for entry in state.journal.entries]


def check_record(case: Case, seed: int, chooser: Chooser, stride: int = 5) -> None:
    """At any move: record, text, reading, replaying; also cut there from the record of the whole game."""
    trail = play_on(case.game.start(seed), chooser, in_order=True)
    whole = case.read_record(trail.end.record().text())
    for number in {*range(0, len(trail.states), stride), len(trail.states) - 1}:
        state = trail.states[number]
        check_replays(case, state)
        cut = whole.replay(number)
        assert cut.digest() == state.digest(), f"the record cut at move {number} leads elsewhere"
        assert cut.record().text() == state.record().text()
        assert journal_of(cut) == journal_of(state), f"cut at move {number}, the journal differs"


def check_replays(case: Case, state: State) -> None:
    """record → text → read → replay gives the same position, the same journals and the same bytes."""
    text = state.record().text()
    read = case.read_record(text)
    assert read.text() == text, "reading and writing a record changes it"
    again = read.replay()
    assert again.digest() == state.digest(), "a replay leads elsewhere"
    assert again.record().text() == text, "a replay has another record"
    assert journal_of(again) == journal_of(state), "a replay has another journal"


def check_record_from_position(case: Case, seed: int, chooser: Chooser, at: int) -> None:
    """A game that began from a position has a record too."""
    trail = play_on(case.game.start(seed), chooser)
    data = trail.states[at % len(trail.states)].position()
    state = case.game.position(data)
    for seat, action in trail.moves[at % len(trail.states) :]:
        state.play(seat, action)
    assert state.digest() == trail.end.digest(), "played on from a position, the game ends elsewhere"
    check_replays(case, state)


def check_seat_order(case: Case, seed: int, chooser: Chooser) -> None:
    """However the answers of a batch came in, the record has them by seat."""
    trail = play_on(case.game.start(seed), chooser)
    replayed = case.read_record(trail.end.record().text()).replay()
    assert replayed.digest() == trail.end.digest(), "answers out of seat order make another game"
    assert journal_of(replayed) == journal_of(trail.end)
    ordered = in_seat_order(trail.states, trail.moves)
    lines = trail.end.record().text().split("\nactions\n")[1].splitlines()
    assert lines == [f"{seat} {case.game.text(action)}" for seat, action in ordered], (
        "the record does not have the answers by seat"
    )


def in_seat_order(states: list[State], moves: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The same moves, those of each sealed batch sorted by seat."""
    ordered: list[tuple[int, int]] = []
    batch: list[tuple[int, int]] = []
    for before, move in zip(states, moves, strict=False):
        if before.topic >= 0:
            batch.append(move)
            if before.deciders == [move[0]]:
                ordered += sorted(batch)
                batch = []
        else:
            ordered.append(move)
    return ordered + sorted(batch)
