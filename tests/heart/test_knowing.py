"""The common heart: knowing and taking back, in the order of its rules page."""

import pytest
from hypothesis import given

from broomstick import PUBLIC, Chance, Game, PositionError, State, UndoError
from broomstick.heart.codec import kind_of
from broomstick.heart.codes import actions
from broomstick.heart.plain import Plain
from drill.game import load_drill
from games.scripts import play
from heart.scripts import QUICK, any_game, picked, seeds, table, told, walk

PRIVATE = ["viewer", "hand", "picks", "answer", "curse_deck", "stock", "received"]
"""Fields of a view that differ from viewer to viewer."""


def undo(state: State) -> State:
    """The game without its last choice."""
    return state.record().undo().replay()


def why_no_undo(state: State, seat: int) -> str:
    """What a seat is told that cannot take its last choice back."""
    why = state.may_undo(seat)
    assert why is not None
    return why.message


@pytest.mark.rule("heart-memory")
def test_a_card_once_seen_stays_known() -> None:
    state = picked("seer thief", "seer thief", "seer thief")
    play(state, "0 lead seer cowardly\n0 act\n1 cowardly\n1 decline\n2 brave\n2 act\n2 act")
    # Seats 0 and 2 have seen the herald's card, and seat 2 put it under the deck.
    known = ["herald", None, None, None, None, None]
    assert state.view(0).data()["curse_deck"] == known
    assert state.view(2).data()["curse_deck"] == known
    assert state.view(1).data()["curse_deck"] == [None] * 6
    assert state.view(1).data()["curses_known_by"] == [[0, 2], [], [], [], [], []]


@pytest.mark.rule("heart-memory")
def test_an_entry_names_those_who_may_know_it() -> None:
    """Seven seats and, as bit 7, whoever looks on: what is said openly all of them, a pick one seat."""
    state = load_drill(3).start()
    while state.topic >= 0:
        state.step(state.choices(state.asked)[0])
    assert state.journal is not None
    known = {state.game.entries.text(entry.code).split()[0]: entry for entry in state.journal.entries}
    assert known["round"].audience == known["locked"].audience == 0b1111_1111
    assert known["picked"].audience == 1 << known["picked"].seat


@pytest.mark.many
@pytest.mark.rule("heart-memory")
@given(game=any_game(), seed=seeds)
@QUICK
def test_nothing_once_told_is_ever_taken_away(game: Game, seed: int) -> None:
    viewers = [*range(game.players), PUBLIC]
    before: dict[int, list[str]] = {viewer: [] for viewer in viewers}
    turns: list[str] = []
    for state in walk(game, seed):
        for viewer in viewers:
            now = told(state, viewer)
            assert now[: len(before[viewer])] == before[viewer]
            before[viewer] = now
        shown = state.view(PUBLIC).data()["turns"]
        assert shown[: len(turns)] == turns
        turns = shown


@pytest.mark.rule("heart-memory")
def test_a_view_keeps_every_earlier_turn() -> None:
    state = picked("seer thief", "thief runner")
    play(state, "0 lead thief brave\n1 brave\n1 decline\n1 lead runner cowardly\n1 decline\n0 decline")
    assert state.round == 2
    assert state.view(PUBLIC).data()["turns"] == [
        "1 0 thief out brave",
        "1 1 runner next cowardly",
        "1 0 seer brave next",
    ]


@pytest.mark.rule("heart-spectator")
@given(game=any_game(), seed=seeds)
@QUICK
def test_a_spectator_sees_what_all_seats_see_and_nothing_else(game: Game, seed: int) -> None:
    for number, state in enumerate(walk(game, seed)):
        if number % 5:
            continue
        spectator = state.view(PUBLIC).data()
        assert (spectator["hand"], spectator["picks"], spectator["answer"]) == ([], [], None)
        for seat in range(game.players):
            assert public_part(state.view(seat).data()) == public_part(spectator)


def public_part(data: Plain) -> Plain:
    return {field: value for field, value in data.items() if field not in PRIVATE}


@pytest.mark.rule("heart-spectator")
def test_a_spectator_is_told_no_sooner_and_no_later() -> None:
    state = picked("seer thief", "thief runner")
    for action in ("0 lead seer brave", "0 act", "0 decline", "0 lead thief brave"):
        before = {viewer: len(told(state, viewer)) for viewer in (0, 1, PUBLIC)}
        play(state, action)
        after = {viewer: len(told(state, viewer)) for viewer in (0, 1, PUBLIC)}
        assert after[PUBLIC] - before[PUBLIC] == after[1] - before[1] == after[0] - before[0]
    assert "0 looks" in told(state)
    assert "0 looks-at herald" in told(state, 0)
    assert "0 looks-at herald" not in told(state, 1)


@pytest.mark.rule("heart-open-after")
def test_the_record_of_a_finished_game_holds_every_secret() -> None:
    game = load_drill(3, curses=4)
    state = list(walk(game, 5))[-1]
    record = state.record()
    assert 'seed "5"' in record.text()
    again = record.replay()
    assert again == state
    for seat in range(3):
        # Not only the end: everything each seat was told on the way.
        assert told(again, seat) == told(state, seat)
        assert sum(line.startswith(f"{seat} picked") for line in told(again, seat)) == 4


@pytest.mark.rule("heart-open-after")
def test_while_a_game_runs_no_view_holds_the_seed() -> None:
    state = load_drill(3).start(seed="a very secret seed", salt="and salt")
    for viewer in (0, 1, 2, PUBLIC):
        assert "secret" not in str(state.story(viewer))
        assert "salt" not in str(state.story(viewer))


@pytest.mark.rule("heart-undo-staged")
def test_choices_inside_one_action_are_taken_back_one_by_one() -> None:
    state = picked("runner thief", "seer thief", seats={0: {"coins": 4}})
    play(state, "0 lead runner brave")
    begun = state.digest()
    play(state, "0 move 3")
    moved = state.digest()
    play(state, "0 sell red")
    sold = state.digest()
    play(state, "0 act")
    assert state.leader == 0
    # The purchase ended the action, but showed nobody anything new: seat 0 leads again and may still take it back.
    state = undo(state)
    assert state.digest() == sold
    state = undo(state)
    assert state.digest() == moved
    state = undo(state)
    assert state.digest() == begun
    with pytest.raises(UndoError, match="somebody has been shown something new since"):
        undo(state)


@pytest.mark.rule("heart-undo-barrier")
def test_another_seats_decision_is_a_barrier() -> None:
    state = picked("gatherer thief", "gatherer thief")
    play(state, "0 lead gatherer cowardly\n0 take red")
    # Seat 1 is being asked: that alone tells everybody that it holds the role.
    with pytest.raises(UndoError, match="somebody has been shown something new since"):
        undo(state)
    # And so does a decision that is not about a role: seat 1 leads, and seat 0's purchase is behind it.
    state = picked("merchant", "seer thief", "runner thief", event="crowd", seats={0: {"coins": 4}})
    play(state, "0 lead merchant brave\n0 decline\n0 act")
    assert (state.deciders, state.may_undo(0)) == ([1], None)
    play(state, "1 lead seer cowardly")
    assert state.may_undo(0)


@pytest.mark.rule("heart-undo-barrier")
def test_a_spoken_next_is_a_barrier() -> None:
    state = picked("gatherer thief", "seer thief")
    play(state, "0 lead gatherer cowardly\n0 take red")
    assert told(state)[-1] == "1 says-next gatherer"
    with pytest.raises(UndoError, match="somebody has been shown something new since"):
        undo(state)


@pytest.mark.rule("heart-undo-barrier")
def test_a_card_turned_up_is_a_barrier() -> None:
    state = play(picked("seer thief", "runner thief"), "0 lead seer brave\n0 act")
    with pytest.raises(UndoError, match="somebody has been shown something new since"):
        undo(state)
    # Putting it under the deck comes after the barrier and can be taken back.
    before = state.digest()
    play(state, "0 act")
    assert undo(state).digest() == before


@pytest.mark.rule("heart-undo-barrier")
def test_a_sealed_answer_cannot_be_taken_back_from_the_engine() -> None:
    state = play(table(2), "1 pick seer thief")
    for seat in (0, 1):
        assert why_no_undo(state, seat) == "an answer to a sealed question is final"
    with pytest.raises(UndoError, match="cannot be taken back: an answer to a sealed question is final"):
        undo(state)
    # An answer that came with a position was not played: there is nothing to take back.
    read = state.game.position(state.position())
    assert why_no_undo(read, 1) == "nothing has been played yet"
    play(read, "0 pick seer thief")
    assert why_no_undo(read, 0) == "somebody has been shown something new since"


@pytest.mark.rule("heart-undo-barrier")
def test_only_the_one_who_chose_takes_back() -> None:
    state = picked("merchant thief", "runner thief", seats={0: {"coins": 4}})
    play(state, "0 lead merchant brave\n0 sell red")
    assert state.may_undo(0) is None
    assert why_no_undo(state, 1) == "the last choice was made by seat 0"


@pytest.mark.rule("heart-undo-barrier")
def test_nothing_can_be_taken_back_before_anything_was_played() -> None:
    state = load_drill(2).start()
    assert why_no_undo(state, 0) == "nothing has been played yet"
    with pytest.raises(UndoError, match="nothing has been played yet"):
        undo(state)


@pytest.mark.rule("heart-undo-barrier")
@given(game=any_game(), seed=seeds)
@QUICK
def test_what_can_be_taken_back_has_told_nobody_anything(game: Game, seed: int) -> None:
    rng = Chance(seed, "", "other worlds")
    for number, state in enumerate(walk(game, seed)):
        if number % 3 or not number:
            continue
        packed = state.record().actions[-1]
        if state.may_undo(packed & 7) or packed >> kind_of(3) == actions.LEAD:
            continue
        earlier = undo(state)
        for viewer in [*range(game.players), PUBLIC]:
            # Had the hidden part of the world been another, the same choice would have looked the same.
            world = game.imagine(earlier.view(viewer), rng)
            world.play(packed & 7, packed >> 3)
            assert world.view(viewer) == state.view(viewer)


@pytest.mark.rule("heart-undo-barrier")
def test_a_role_played_from_a_hidden_hand_is_a_barrier() -> None:
    """The leader is still choosing within the cowardly action, but everybody has seen the card."""
    state = picked("gatherer thief", "seer thief")
    play(state, "0 lead gatherer cowardly")
    assert state.deciders == [0]
    with pytest.raises(UndoError, match="somebody has been shown something new since"):
        undo(state)


@pytest.mark.rule("heart-spectator")
@pytest.mark.parametrize(
    ("viewer", "changes", "field"),
    [
        (PUBLIC, {"hand": ["seer"]}, "hand"),
        (PUBLIC, {"picks": ["seer"]}, "hand"),
        (PUBLIC, {"answer": "pick seer thief"}, "hand"),
        (0, {"hand": ["broom"]}, "hand"),
        (0, {"picks": ["broom"]}, "picks"),
        (0, {"answer": "broom"}, "answer"),
        (0, {"hand_sizes": [1]}, "hand_sizes"),
    ],
)
def test_a_view_that_nobody_can_have_is_refused(viewer: int, changes: Plain, field: str) -> None:
    state = play(table(3), "0 pick seer thief")
    data = state.view(viewer).data()
    assert state.game.read_view(data) == state.view(viewer)
    with pytest.raises(PositionError, match=f"^{field}[:[]"):
        state.game.read_view({**data, **changes})
