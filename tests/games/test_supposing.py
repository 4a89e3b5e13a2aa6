"""What is hidden in a world can be supposed otherwise: the world stays one of the game, and all see what they saw."""

from collections.abc import Callable

import pytest

from broomstick import PUBLIC, BroomstickError, State
from contract.case import Case
from contract.cases import CASES
from contract.play import Chooser, play_on, rng_for
from games.broom_service.staging_isles import lay_back
from games.scripts import play

WITCHES = ("forest-witch", "prairie-witch", "hill-witch", "mountain-witch")


def other_hand(state: State, seat: int, rng: Chooser) -> int:
    """Any roles, as many as are held, that the seat may hold by what was said; often those it holds."""
    view = state.view(PUBLIC)
    hand = view.must_hold(seat)
    free = [role for role in range(len(state.game.roles)) if (view.may_hold(seat) & ~hand) >> role & 1]
    while hand.bit_count() < state.hands[seat].bit_count():
        hand |= 1 << free.pop(rng.below(len(free)))
    return hand


def check_supposing(case: Case, seed: int) -> tuple[int, int]:
    """In moments of a game: how many hands and how many answers could be supposed otherwise."""
    rng = rng_for("suppose", case.id, seed)
    hands = answers = 0
    states = play_on(case.game.start(seed), rng).states
    for state in states[rng.below(7) :: 7]:
        viewer = rng.below(state.players)
        world = case.game.imagine(state.view(viewer), rng)
        seat = (viewer + 1 + rng.below(state.players - 1)) % state.players
        seen = [world.view(other).data() for other in range(state.players) if other != seat]
        before = world.digest()
        try:
            if world.topic >= 0 and world.answers[seat] >= 0:
                choices = world.sealed_choices(world.topic, seat)
                answer = choices[rng.below(len(choices))]
                other = answer != world.answers[seat]
                world.suppose_answer(seat, answer)
                answers += other
            else:
                hand = other_hand(world, seat, rng)
                other = hand != world.hands[seat]
                world.suppose_hand(seat, hand)
                hands += other
        except BroomstickError:
            assert world.digest() == before
            continue
        assert (world.digest() != before) == other
        assert case.game.position(world.position()) == world
        assert [world.view(one).data() for one in range(state.players) if one != seat] == seen
    return hands, answers


@pytest.mark.parametrize("case", CASES, ids=str)
def test_hands_and_answers_can_be_otherwise_in_every_game(case: Case) -> None:
    hands = sum(check_supposing(case, seed)[0] for seed in range(3))
    # With so few types everybody has picked all there are.
    assert hands > 0 or case.id in ("card-game-3-few-types", "card-game-3-empty-stocks")


def test_what_cannot_be_is_refused_and_changes_nothing() -> None:
    case = next(case for case in CASES if case.id == "card-game-4")
    game = case.game
    states = [state for state in play_on(game.start(3), rng_for("refused")).states if not state.over]
    picking = next(state for state in states if state.sealed and state.answers_given()).quiet_copy()
    (answered, *_) = [seat for seat in range(4) if picking.answers[seat] >= 0]
    (open_seat, *_) = picking.deciders
    turn = next(state for state in states if state.question(state.asked) == "lead").quiet_copy()
    seat = next(seat for seat in range(4) if turn.hands[seat].bit_count() > 1)
    follow = next(state for state in states if state.question(state.asked) == "follow").quiet_copy()
    everything = (1 << len(game.roles)) - 1
    gone = next(
        state
        for state in states
        if state.question(state.asked) == "lead" and state.view(PUBLIC).may_hold(0) != everything
    ).quiet_copy()
    called = everything & ~gone.view(PUBLIC).may_hold(0)
    holder = next(seat for seat in range(4) if gone.hands[seat])

    def instead(state: State, seat: int, role: int) -> int:
        """The hand with this role in place of another."""
        hand = state.hands[seat]
        return hand & hand - 1 | 1 << role

    tries: list[tuple[Callable[[], None], str]] = [
        (lambda: states[0].suppose_hand(0, 0), "keeps a record"),
        (lambda: states[0].suppose_answer(0, game.actions.codes()[0]), "keeps a record"),
        (lambda: picking.suppose_answer(open_seat, game.actions.codes()[0]), "no answer of seat"),
        (lambda: picking.suppose_answer(answered, game.action("brave")), "'brave' is no answer of seat"),
        (lambda: turn.suppose_answer(0, game.action("brave")), "no answer of seat 0 is sealed"),
        (lambda: turn.suppose_hand(seat, turn.hands[seat] & turn.hands[seat] - 1), "holds 3 roles, not 2"),
        (lambda: follow.suppose_hand(follow.asked, 0), "holds"),
        (
            lambda: gone.suppose_hand(holder, instead(gone, holder, called.bit_length() - 1)),
            "by what has been",
        ),
    ]
    for attempt, said in tries:
        before = [state.digest() for state in (picking, turn, follow, gone)]
        with pytest.raises(BroomstickError, match=said):
            attempt()
        assert [state.digest() for state in (picking, turn, follow, gone)] == before


def test_in_the_card_game_nobody_holds_what_is_not_in_the_stock() -> None:
    game = next(case for case in CASES if case.id == "card-game-3-few-types").game
    refused = 0
    for seed in range(20):
        for state in play_on(game.start(seed), rng_for("stock", seed)).states:
            world = state.quiet_copy()
            if not any(world.hands):
                continue
            seat = max(range(3), key=lambda one: world.hands[one].bit_count())
            hand = other_hand(world, seat, rng_for("hand", seed, state.moves))
            try:
                world.suppose_hand(seat, hand)
            except BroomstickError as error:
                refused += "cannot have picked" in str(error)
    assert refused > 0


def test_who_is_asked_about_a_role_holds_it() -> None:
    game = next(case for case in CASES if case.id == "card-game-4").game
    states = play_on(game.start(3), rng_for("asked")).states
    state = next(state for state in states if state.question(state.asked) == "follow")
    world, seat = state.quiet_copy(), state.asked
    before = world.digest()
    world.suppose_hand(seat, world.hands[seat])
    assert world.digest() == before
    others = [role for role in range(len(game.roles)) if not world.hands[seat] >> role & 1]
    with pytest.raises(BroomstickError, match="by what has been said"):
        world.suppose_hand(seat, world.hands[seat] & ~(1 << world.role) | 1 << others[0])


def added(role: str) -> State:
    """Two keep such a tile, and seat 0 has sealed which role it adds."""
    state = lay_back(3, kept={0: "card", 2: "card"}, event="more-or-less")
    for seat in range(3):
        state.play(seat, f"pick {' '.join(WITCHES)} valley-druid")
    return play(state, f"0 add {role}").quiet_copy()


def test_a_hand_goes_with_the_answer_that_is_sealed() -> None:
    """Nobody adds a role that it has picked."""
    world = added("weather-fairy")
    assert world.sealed_choices(world.topic, 2)
    names = world.game.roles
    before, hand, picks = world.digest(), world.hands[0], world.picks[0]
    druid, fairy, gatherer = (
        1 << names.index(name) for name in ("valley-druid", "weather-fairy", "herb-gatherer")
    )
    with pytest.raises(BroomstickError, match="could not have sealed its answer"):
        world.suppose_hand(0, hand ^ druid ^ fairy)
    assert (world.digest(), world.hands[0], world.picks[0]) == (before, hand, picks)
    world.suppose_hand(0, hand ^ druid ^ gatherer)
    assert world.digest() != before
    assert world.picks[0] == picks ^ druid ^ gatherer
    with pytest.raises(BroomstickError, match="is no answer of seat 0"):
        world.suppose_answer(0, world.game.action("add herb-gatherer"))
    world.suppose_answer(0, world.game.action("add valley-druid"))
    assert world.game.text(world.answers[0]) == "add valley-druid"
    with pytest.raises(BroomstickError, match="no answer of seat 2"):
        world.suppose_answer(2, world.game.action("decline"))
