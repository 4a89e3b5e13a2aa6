"""The thrifty bot in the card game: positions where any sensible player would agree."""

import pytest

import broomstick
from bots.watching import check_beliefs, choice, decisions
from broomstick import Chance, State
from broomstick.bots.thrifty.card_game.rivals import CardRivals, unseen_cards
from broomstick.bots.thrifty.card_game.worth import Worth, outlook
from broomstick.bots.thrifty.chances import shares
from broomstick.games.card_game.codes import actions
from broomstick.games.card_game.view import CardView
from games.card_game.staging import begin, card_view, lay, pick, play_round, standard
from games.scripts import play


def test_dares_when_nobody_can_overtake() -> None:
    """A brave witch that cannot be overtaken brings all that a cowardly one does, and more."""
    certain = 0
    for view, choices, _, action in decisions(CardView, standard(4), 30):
        if choices == [actions.BRAVE, actions.COWARDLY]:
            after = view.still_to_speak()[1:]
            if not any(view.hand_sizes[seat] for seat in after):
                certain += 1
                assert action == actions.BRAVE
    assert certain > 50


def test_is_cowardly_only_where_it_could_be_overtaken() -> None:
    cowardly = 0
    for view, _, _, action in decisions(CardView, standard(4), 20, "thrifty"):
        if view.game.text(action).endswith("cowardly"):
            cowardly += 1
            others = range(1, 4) if view.role < 0 else view.still_to_speak()[1:]
            assert any(view.hand_sizes[seat] for seat in others)
    assert cowardly > 20


def test_dares_less_the_more_rivals_come_after() -> None:
    state = pick(begin(lay(4)), "fire sun water", "fire sun root", "root meadow berry", "root meadow berry")
    view = card_view(play(state, "0 lead fire brave"), 1)
    chances = [CardRivals(view).stands(view.role, after) for after in ([], [2], [2, 3], [2, 3, 0])]
    assert chances[0] == 1.0
    assert chances == sorted(chances, reverse=True)
    assert chances[2] < chances[1] < 1.0


def test_takes_a_first_card_that_it_can_follow_up() -> None:
    state = lay(3, stocks=("6 fire, 5 water, 6 sun",), witches="root, fire, berry", tasks=(1,), starter=0)
    assert choice(state, 0) == "take fire"


def almost_done() -> State:
    """Before the picks of the last round: seat 0 lacks one root potion for task 3 (root 2, meadow 3, sun 4)."""
    own = "4 root, 4 meadow, 4 sun, 5 water"
    first, second = "3 root, 4 fire, 4 berry", "4 meadow, 4 fire, 4 berry"
    state = begin(lay(3, stocks=(own, first, second), witches="root, fire, sun", tasks=(3,)))
    for _ in range(3):
        play_round(state, "sun! meadow! water!", "fire! root! berry!", "fire meadow berry")
    assert state.round == 4
    return state


def test_picks_what_completes_a_task_in_the_last_round() -> None:
    state = almost_done()
    view = card_view(state, 0)
    own = dict(zip(view.parts.types, view.layout.potions[: view.kinds], strict=True))
    assert own == {"root": 1, "meadow": 6, "fire": 0, "berry": 0, "sun": 6, "water": 6}
    assert "root" in choice(state, 0).split()


def test_a_task_that_one_potion_completes_is_worth_its_points() -> None:
    view = card_view(almost_done(), 0)
    worth = Worth(view, 0, [1] * view.kinds)
    # Root from 1 to 2 potions is 1 point on the scale and 5 for the task; a colour from 0 to 1 is nothing.
    assert worth.cowardly(view.parts.types.index("root")) == pytest.approx(6.0)
    assert worth.cowardly(view.parts.types.index("fire")) == pytest.approx(0.0)
    # Sun from 6 to 8 potions is 4 points, and a brave potion 2.
    assert worth.brave(view.parts.types.index("sun")) == pytest.approx(6.0)


def test_the_odds_of_a_task_grow_with_plays_and_fall_with_what_is_missing() -> None:
    odds = outlook(card_view(lay(3), 0).parts)
    for plays in range(4):
        for missing in range(4):
            assert odds.reach(missing, plays + 1) >= odds.reach(missing, plays)
            assert odds.reach(missing + 1, plays) <= odds.reach(missing, plays)
    assert odds.reach(0, 0) == 1.0
    assert odds.reach(1, 0) == 0.0
    assert odds.reach(3, 1) == 0.0


@pytest.mark.parametrize(
    ("weights", "count", "chances"),
    [
        ([1.0, 1.0, 1.0, 1.0], 2, [0.5, 0.5, 0.5, 0.5]),
        ([3.0, 1.0, 0.0], 1, [0.75, 0.25, 0.0]),
        ([9.0, 1.0, 1.0], 2, [1.0, 0.5, 0.5]),
        ([1.0, 2.0, 0.0], 2, [1.0, 1.0, 0.0]),
        ([1.0, 0.0], 2, [1.0, 0.0]),
        ([1.0, 1.0], 0, [0.0, 0.0]),
    ],
)
def test_chances_to_hold_add_up_to_the_cards_held(
    weights: list[float], count: int, chances: list[float]
) -> None:
    assert shares(weights, count) == pytest.approx(chances)


def test_the_beliefs_about_rivals_agree_with_what_is_public() -> None:
    for view, _, _, _ in decisions(CardView, standard(5), 6):
        assert (
            sum(unseen_cards(view)) == view.pile_size + sum(view.stock_sizes) - view.stock_sizes[view.viewer]
        )
        check_beliefs(view, CardRivals(view))


def test_a_card_that_is_known_to_be_in_stock_is_reckoned_with() -> None:
    """A rival whose root was cancelled in round 1 is likelier to hold root in round 2 than one who had none."""
    state = begin(lay(4, witches="fog, fog, fog, fog"))
    pick(state, "fire sun water", "root fire sun", "root meadow berry", "fire sun water")
    while state.round == 1:
        seat = state.asked
        role = state.view(seat).data()["role"]
        if role is None:
            roles = state.view(seat).data()["hand"]
            state.play(seat, f"lead {'root' if 'root' in roles else roles[0]} brave")
        else:
            state.play(seat, "brave")
    view = card_view(state, 0)
    root = view.parts.types.index("root")
    cancelled = [seat for seat in range(1, 4) if view.known_in_stock(seat) >> root & 1]
    assert cancelled
    believed = CardRivals(view)
    assert believed.holds(cancelled[0])[root] > believed.holds(3)[root]


def test_a_choice_depends_on_the_data_of_the_view_alone() -> None:
    """The same choice from a view that has been through plain data, by another bot, with other chance."""
    for view, choices, _, action in decisions(CardView, standard(4), 3):
        again = view.game.read_view(view.data())
        assert broomstick.bots.make("thrifty").choose(again, choices, Chance(99)) == action


def test_copes_with_other_numbers_on_the_cards() -> None:
    data = {"play": {"cowardly_potions": 9, "brave_potions": 0}, "game": {"open_tasks": 0, "rounds": 2}}
    game = broomstick.load("card-game", players=3, data=data)
    assert broomstick.match(game, ["thrifty"] * 3, seed=1).over
