"""States and views: copies, playing checked and unchecked, and what a game that leaves hooks out is told."""

from collections.abc import Callable

import pytest
from hypothesis import given

import broomstick
from broomstick import PUBLIC, Chance, Game, IllegalAction, OptionError, PositionError, State, View
from broomstick.heart.codes import actions
from broomstick.heart.plain import Plain
from broomstick.heart.playout import playout, playout_round
from drill.game import Drill, load_drill
from games.scripts import play
from heart.scripts import QUICK, any_game, picked, says_its_facts, seeds, table, told, walk


@given(game=any_game(), seed=seeds)
@QUICK
def test_playing_with_and_without_checks_gives_the_same_game(game: Game, seed: int) -> None:
    rng = Chance(seed)
    by_text = game.start(seed=seed)
    by_code = game.start(seed=seed)
    unchecked = game.start(seed=seed)
    quiet = game.start(seed=seed, journal=False)
    while not by_text.over:
        seat = by_text.asked
        action = rng.pick(by_text.choices(seat))
        by_text.play(seat, game.text(action))
        by_code.play(seat, action)
        unchecked.step(action)
        quiet.step(action)
    assert by_text == by_code == unchecked == quiet
    assert by_text.record().text() == by_code.record().text() == unchecked.record().text()
    assert told(by_text, 1) == told(unchecked, 1)


@given(game=any_game(), seed=seeds)
@QUICK
def test_a_copy_goes_its_own_way(game: Game, seed: int) -> None:
    rng = Chance(seed)
    kept: list[tuple[State, str, int]] = []
    for number, state in enumerate(walk(game, seed)):
        if number % 9 == 0:
            kept.append((state.copy(), state.digest(), len(told(state))))
            quiet = state.quiet_copy()
            assert quiet == state
            assert quiet.journal is None
            assert state.journal is not None
            assert playout(quiet, rng) > 0 or state.over
            assert quiet.over
    for copy, digest, length in kept:
        assert (copy.digest(), len(told(copy))) == (digest, length)


def test_a_playout_counts_the_decisions() -> None:
    state = load_drill(3).start(seed=4, journal=False)
    decisions = playout(state, Chance(1))
    assert state.over
    assert decisions == state.moves > 12


def test_a_playout_may_stop_where_a_round_ends() -> None:
    state = load_drill(3).start(seed=4, journal=False)
    whole = state.copy()
    rng = Chance(1)
    decisions = 0
    rounds = []
    while not state.over:
        rounds.append(state.round)
        before = state.moves
        told = playout_round(state, rng)
        assert told == state.moves - before > 0
        assert not any(state.hands)
        decisions += told
    # The first stretch is what comes before the first picks.
    assert rounds == list(range(rounds[0], rounds[0] + len(rounds)))
    assert len(rounds) > 2
    assert playout(whole, Chance(1)) == decisions
    assert whole == state
    assert playout_round(state, rng) == 0


def test_states_are_equal_by_position_and_cannot_be_hashed() -> None:
    one = picked("seer thief", "thief runner")
    assert one == one.copy()
    assert one != play(one.copy(), "0 lead thief brave")
    assert one != "state"
    with pytest.raises(TypeError, match="use digest"):
        hash(one)


def test_views_are_equal_by_their_data_and_cannot_be_hashed() -> None:
    state = picked("seer thief", "thief runner")
    assert state.view(0) == state.copy().view(0)
    assert state.view(0) != state.view(1)
    assert state.view(0) != "view"
    with pytest.raises(TypeError, match="use key"):
        hash(state.view(0))


def test_only_seats_and_spectators_have_views() -> None:
    state = table(3)
    for viewer in (-1, 3, 8):
        with pytest.raises(IllegalAction, match=f"there is no seat {viewer}; seats are 0 to 2"):
            state.view(viewer)
    assert state.view(PUBLIC).viewer == PUBLIC


def test_a_seat_that_owes_nothing_has_no_choices() -> None:
    state = picked("seer thief", "thief runner")
    assert state.choices(1) == state.choices(PUBLIC) == []


def test_the_list_of_choices_may_be_changed_by_its_receiver() -> None:
    state = play(picked("seer thief", "seer runner"), "0 lead seer brave")
    state.choices(1).clear()
    assert len(state.choices(1)) == 2


def test_the_action_of_a_pick() -> None:
    assert load_drill(2).text(actions.pick(0b101)) == "pick seer thief"


@pytest.mark.parametrize("last", ["calm", "fists"])
def test_nobody_is_asked_once_the_game_is_over(last: str) -> None:
    """Whether it ends with an answer of one seat or, under fists, with sealed ones of all."""
    start = table(3, "market")
    data = start.position()
    others = [event for event in data["coming_events"] if event != last]
    data["coming_events"] = [*others[:-2], last, *others[-2:]]
    state = start.game.position(data)
    while not state.over:
        state.play(state.asked, state.default(state.asked))
    assert state.position()["events"][-1] == last
    again = state.game.position(state.position())
    assert [(ended.asked, ended.deciders) for ended in (state, again)] == [(-1, [])] * 2


def test_a_view_tells_what_a_seat_may_hold_has_played_and_must_hold() -> None:
    roles = {name: 1 << i for i, name in enumerate(load_drill(2).roles)}
    every = sum(roles.values())
    state = picked("seer thief", "thief runner", "seer runner")
    play(state, "0 lead thief brave\n1 cowardly\n0 decline\n0 lead seer cowardly\n0 decline")
    view = state.view(1)
    # The thief has been called; the seer too, but seat 2 is only now being asked about it.
    assert (view.played(1), view.played(0)) == (roles["thief"], roles["thief"] | roles["seer"])
    assert view.may_hold(1) == every & ~roles["thief"] & ~roles["seer"]
    assert view.may_hold(2) == every & ~roles["thief"]
    assert (view.must_hold(2), view.must_hold(1)) == (roles["seer"], 0)
    assert view.still_to_speak() == [2]
    assert table(2).view(0).still_to_speak() == []


def test_those_still_to_speak_are_told_from_the_one_who_is_asked_to_the_leader() -> None:
    state = play(picked("seer thief", "seer runner", "seer herald", starter=2), "2 lead seer brave")
    assert state.view(PUBLIC).still_to_speak() == [0, 1]
    play(state, "0 cowardly\n0 decline")
    assert state.view(0).still_to_speak() == [1]
    play(state, "1 cowardly\n1 decline")
    # All have spoken, and the brave seer is asked whether to look.
    assert (state.position()["role"], state.deciders) == ("seer", [2])
    assert state.view(0).still_to_speak() == []


def test_identity_is_checked() -> None:
    game = load_drill(2)
    data = game.start().position()
    for field, value in [("game", "chess"), ("rules", 2), ("players", 3), ("options", {}), ("data", {})]:
        with pytest.raises(PositionError, match=f"{field}: is .*, but this game has ") as refused:
            game.position({**data, field: value})
        assert says_its_facts(refused.value)
    with pytest.raises(PositionError, match="rules: is True, but this game has 1"):
        game.position({**data, "rules": True})
    with pytest.raises(PositionError, match="players: is 2, but this game has 3"):
        load_drill(3).read_view(game.start().view(0).data())


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"broom": 1}, "broom: is not a field here"),
        ({"seed": 1}, "seed: should be a text, not 1"),
        ({"over": True}, "deciders: somebody owes a decision exactly while the game is not over"),
        ({"deciders": []}, "deciders: somebody owes a decision exactly while the game is not over"),
        ({"agenda": []}, "agenda: is empty, but somebody owes a decision"),
        ({"agenda": ["fly"]}, r"agenda\[0\]: 'fly' is no step"),
        ({"said": ["silent", "loud"]}, r"said\[1\]: 'loud' is not one of silent, next, cowardly, brave, out"),
        ({"turns": ["1 0 thief brave"]}, r"turns\[0\]: should be 'ROUND LEADER ROLE' and 2 stances"),
        ({"turns": [7]}, r"turns\[0\]: should be 'ROUND LEADER ROLE' and 2 stances, not 7"),
        ({"turns": ["one 0 thief brave next"]}, r"turns\[0\]: should be 'ROUND LEADER ROLE' and 2 stances"),
        ({"turns": ["² 0 thief brave next"]}, r"turns\[0\]: should be 'ROUND LEADER ROLE' and 2 stances"),
        ({"turns": ["12345 0 thief brave next"]}, r"turns\[0\]: should be 'ROUND LEADER ROLE' and 2 stances"),
        ({"turns": ["1234 0 thief brave next"]}, r"turns\[0\]: should be a number from 1 to 255, not 1234"),
        ({"turns": ["0 0 thief brave next"]}, r"turns\[0\]: should be a number from 1 to 255, not 0"),
        ({"turns": ["1 2 thief brave next"]}, r"turns\[0\]: should be a number from 0 to 1, not 2"),
        ({"turns": ["1 0 broom brave next"]}, r"turns\[0\]: 'broom' is not one of seer"),
        ({"turns": ["1 0 thief bold next"]}, r"turns\[0\]: 'bold' is not one of silent"),
        ({"barrier": 9}, "barrier: should be a number from 0 to 2, not 9"),
        (
            {"answers": ["pick seer thief", None]},
            r"answers\[0\]: there is no open question that this could answer",
        ),
        ({"chance": {}}, "chance.curses: is missing"),
        (
            {"chance": {"curses": [0, 0, 0, 1 << 32]}},
            r"chance.curses\[3\]: should be a number from 0 to 4294967295",
        ),
        ({"chance": {"curses": [0, 0, 0, 0], "dice": []}}, "chance.dice: is not a field here"),
    ],
)
def test_a_position_is_checked_field_by_field(changes: dict[str, object], message: str) -> None:
    state = picked("seer thief", "thief runner")
    with pytest.raises(PositionError, match=message) as refused:
        state.game.position({**state.position(), **changes})
    assert says_its_facts(refused.value)


def test_a_game_read_from_a_position_goes_on_as_the_first_would_have() -> None:
    first = load_drill(3, curses=3).start(seed=3)
    second = first.game.position(first.position())
    while not first.over:
        action = first.default(first.asked)
        first.play(first.asked, action)
        second.play(second.asked, action)
    assert first == second


def test_an_imagined_world_is_a_position_like_any_other_with_chance_of_its_own() -> None:
    state = table(3, seed="s")
    rng = Chance(1)
    one, two = (state.game.imagine(state.view(0), rng) for _ in range(2))
    for world in (one, two):
        assert state.game.position(world.position()) == world
        assert world.salt == ""
    assert len({"s", one.seed, two.seed}) == len({tuple(each.chance) for each in (state, one, two)}) == 3


class Bare(State):
    """Leaves every hook out."""


def bare_state() -> Bare:
    game = Game("bare", 1, 2, ["a", "b"])
    game.speak((1, 1))
    return Bare(game)


@pytest.mark.parametrize(
    "hook",
    [
        lambda s: s.sealed_choices(0, 0),
        lambda s: s.act_cowardly(0),
        lambda s: s.act_brave(0),
        lambda s: s.finished(),
        lambda s: s.perform(0),
        lambda s: s.step_choices(0, 0),
        lambda s: s.answer(0, 0, 0),
        lambda s: s.build_view(0),
        lambda s: s.points(0),
        lambda s: s.copy(),
        lambda s: s.game.blank(),
        lambda s: s.game.blank_view(0),
        lambda s: s.game.fill_in(s, View(s.game, 0), Chance(0)),
        lambda s: s.game.preview(View(s.game, 0), s.game.action("brave")),
    ],
)
def test_a_hook_that_is_needed_says_so(hook: Callable[[Bare], object]) -> None:
    with pytest.raises(NotImplementedError):
        hook(bare_state())


def test_a_hook_that_may_be_left_out_does_nothing() -> None:
    state = bare_state()
    for hook in (state.setup, state.begin_round, state.end_turn, state.end_round):
        hook()
    for with_seat in (state.charge, state.knocked_out, state.locked):
        with_seat(0)
    assert state.may_lead_cowardly(0, 0)
    assert (state.why_not(0, 0), state.tie_break(0), state.own_position()) == (None, 0, {})
    assert View(state.game, 0).own_data() == {}


def test_a_starter_out_of_range_is_an_option_error() -> None:
    with pytest.raises(OptionError, match="starter: should be a seat from 0 to 2, not -1"):
        broomstick.load("card-game", players=3).start(starter=-1)


def test_a_copy_of_a_game_begun_from_a_position_has_the_same_record() -> None:
    state = play(picked("seer thief", "thief runner"), "0 lead thief brave")
    assert state.copy().record().text() == state.record().text()


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("quiet", [False, True])
def test_a_sealed_answer_is_final_whoever_gave_it_and_whether_a_journal_is_kept(
    seat: int, quiet: bool
) -> None:
    state = table(3).quiet_copy() if quiet else table(3)
    nothing = state.may_undo(seat)
    assert nothing is not None
    assert nothing.code == "undo-nothing"
    play(state, f"{seat} pick seer thief")
    why = state.may_undo(seat)
    assert why is not None
    assert why.code == "undo-sealed"


def test_a_game_without_a_seed_is_that_of_seed_nought() -> None:
    game = load_drill(3)
    assert game.start() == game.start(0)
    assert game.start() != game.start(1)


def test_a_game_that_says_nothing_of_it_has_no_obvious_choice() -> None:
    state = load_drill(3).start(0)
    assert state.game.obvious(state.view(0), state.choices(0)) == -1


class Telling(Drill):
    """A drill that tells what follows from a view."""

    def follows(self, view: View) -> Plain:
        return {"own": view.viewer}


def test_what_follows_is_told_anew_where_a_game_takes_nothing_from_what_all_see() -> None:
    game = Telling(3, 1, tiny=False)
    views = [game.start(0).view(viewer) for viewer in (0, PUBLIC)]
    assert game.follows_beside(views[0], game.follows(views[1])) == {"own": 0}
