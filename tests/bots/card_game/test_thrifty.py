"""The thrifty bot in the card game: positions where any sensible player would agree, and its strength."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

import broomstick
from broomstick import Bot, Chance, OptionError, State, View
from broomstick.bots.thrifty.card_game.rivals import CardRivals, unseen_cards
from broomstick.bots.thrifty.card_game.worth import Worth, outlook
from broomstick.bots.thrifty.chances import shares
from broomstick.games.card_game.codes import actions
from broomstick.games.card_game.view import CardView
from contract.case import Case
from contract.cases import CARD_CASES
from drill.game import load_drill
from games.card_game.staging import begin, lay, pick, play_round
from games.scripts import play


def choice(state: State, seat: int) -> str:
    """What thrifty would do, as text."""
    action = broomstick.bots.make("thrifty").choose(state.view(seat), state.choices(seat), Chance(0))
    return state.game.text(action)


def card_view(state: State, seat: int) -> CardView:
    view = state.view(seat)
    assert isinstance(view, CardView)
    return view


def win_share(players: int, games: int) -> float:
    """How much of the wins one thrifty gets among random bots, in every seat of each deal in turn."""
    game = broomstick.load("card-game", players=players)
    total = 0.0
    for number in range(games):
        seat = number % players
        line_up = ["random"] * players
        line_up[seat] = "thrifty"
        winners = broomstick.match(game, line_up, seed=number // players).winners()
        total += (seat in winners) / len(winners)
    return total / games


class Watched(Bot):
    """Thrifty, with somebody looking over its shoulder."""

    name = "watched"

    def __init__(self) -> None:
        self.thrifty = broomstick.bots.make("thrifty")
        self.seen: list[tuple[View, list[int], int]] = []

    def choose(self, view: View, choices: list[int], rng: Chance) -> int:
        action = self.thrifty.choose(view, choices[:], rng)
        self.seen.append((view, choices, action))
        return action


def decisions(players: int, games: int, rival: str = "random") -> list[tuple[View, list[int], int]]:
    """Decisions of a thrifty bot in some games."""
    game = broomstick.load("card-game", players=players)
    bot = Watched()
    for seed in range(games):
        broomstick.match(game, [bot, *[rival] * (players - 1)], seed=seed)
    return bot.seen


def test_dares_when_nobody_can_overtake() -> None:
    """A brave witch that cannot be overtaken brings all that a cowardly one does, and more."""
    certain = 0
    for view, choices, action in decisions(4, 30):
        if choices == [actions.BRAVE, actions.COWARDLY]:
            after = view.still_to_speak()[1:]
            if not any(view.hand_sizes[seat] for seat in after):
                certain += 1
                assert action == actions.BRAVE
    assert certain > 50


def test_is_cowardly_only_where_it_could_be_overtaken() -> None:
    cowardly = 0
    for view, _, action in decisions(4, 20, "thrifty"):
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
    for view, _, _ in decisions(5, 6):
        assert isinstance(view, CardView)
        assert (
            sum(unseen_cards(view)) == view.pile_size + sum(view.stock_sizes) - view.stock_sizes[view.viewer]
        )
        rivals = CardRivals(view)
        for seat in range(1, 5):
            holds = rivals.holds(seat)
            assert all(0.0 <= chance <= 1.0 for chance in holds)
            if view.topic < 0 and view.round:
                assert sum(holds) == pytest.approx(view.hand_sizes[seat])
                assert all(not chance or view.may_hold(seat) >> kind & 1 for kind, chance in enumerate(holds))


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
    for view, choices, action in decisions(4, 3):
        again = view.game.read_view(view.data())
        assert broomstick.bots.make("thrifty").choose(again, choices, Chance(99)) == action


@pytest.mark.parametrize("case", CARD_CASES, ids=lambda case: case.id)
def test_copes_with_every_box(case: Case) -> None:
    """Stocks of few types, empty stocks, a single round, other numbers of players."""
    for seed in range(3):
        assert broomstick.match(case.game, ["thrifty"] * case.game.players, seed=seed).over


def test_copes_with_other_numbers_on_the_cards() -> None:
    data = {"play": {"cowardly_potions": 9, "brave_potions": 0}, "game": {"open_tasks": 0, "rounds": 2}}
    game = broomstick.load("card-game", players=3, data=data)
    assert broomstick.match(game, ["thrifty"] * 3, seed=1).over


def test_says_which_games_it_knows() -> None:
    with pytest.raises(
        OptionError, match="thrifty does not know the game 'drill'; it plays card-game, witchs-brew"
    ):
        broomstick.match(load_drill(3), ["thrifty"] * 3)


def test_decides_in_well_under_a_millisecond() -> None:
    """Also as plain Python; the median, in processor time, so that a busy machine does not matter."""
    bot = broomstick.bots.make("thrifty")
    rng = Chance(0)
    times = []
    for view, choices, _ in decisions(6, 5):
        start = time.process_time()
        for _ in range(3):
            bot.choose(view, choices, rng)
        times.append((time.process_time() - start) / 3)
    assert sorted(times)[len(times) // 2] < 0.001


@pytest.mark.parametrize(("players", "least"), [(3, 0.9), (5, 0.85), (6, 0.8)])
def test_wins_most_games_among_random_bots(players: int, least: float) -> None:
    """The deals are fixed, so this cannot come out differently by luck."""
    assert win_share(players, 120) >= least


def test_wins_nine_of_ten_in_a_thousand_games_among_three_random_bots() -> None:
    """Seats rotate; a shared win counts as a share."""
    assert win_share(4, 1000) >= 0.9


def test_the_strength_tool_agrees() -> None:
    tool = Path(__file__).parents[3] / "tools" / "bot_games" / "strength.py"
    command = [sys.executable, str(tool), "--games", "24", "--players", "4", "--seed", "0"]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    row = next(line for line in ran.stdout.splitlines() if line.startswith("| 4 players | 24 |"))
    assert row.split("|")[3].split()[0] == f"{100 * win_share(4, 24):.1f}"
