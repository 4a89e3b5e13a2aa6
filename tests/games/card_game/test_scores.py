"""The end of the game: four rounds, colours, brave potions, tasks, the score so far, ties."""

import pytest

from broomstick import PUBLIC, Chance, State
from broomstick.games.card_game.components import read_components
from games.card_game.staging import begin, display, lay, pick, play_round, potions, standard, stock
from games.scripts import journal, play, time_out

SCALE = [0, 0, 1, 3, 4, 6, 8]
OTHERS = "meadow berry sun"


def random_game(players: int, seed: int, salt: str) -> State:
    """A game of random choices, to its end."""
    state = standard(players).start(seed, journal=False)
    rng = Chance(seed, salt)
    while not state.over:
        state.play(state.asked, rng.pick(state.choices(state.asked)))
    return state


@pytest.mark.rule("cg-four-rounds")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_game_ends_after_the_fourth_round(players: int) -> None:
    state = begin(lay(players))
    for number in range(1, 5):
        assert not state.over
        assert state.round == number
        assert state.winners() == []
        time_out(state)
    assert state.over
    assert state.deciders == []
    assert state.round == 4
    assert journal(state)[-1] == "game-over"
    assert state.winners() != []
    assert all(state.choices(seat) == [] for seat in range(players))


@pytest.mark.rule("cg-four-rounds")
def test_cards_left_in_stocks_and_pile_have_no_value() -> None:
    state = time_out(begin(lay(4)), 4)
    for seat in range(4):
        assert sum(stock(state, seat).values()) == 12
        shown = display(state, seat)
        colours = sum(SCALE[count] if count <= 6 else 2 * count - 4 for count in shown["potions"].values())
        assert state.scores()[seat] == colours + 2 * shown["brave_potions"] + 5 * len(shown["tasks"])


@pytest.mark.rule("cg-score-colours")
def test_the_scale_counts_two_more_for_each_potion_above_six() -> None:
    parts = read_components(3, "", None)
    assert [parts.colour_points(count) for count in range(11)] == [0, 0, 1, 3, 4, 6, 8, 10, 12, 14, 16]


@pytest.mark.rule("cg-score-colours")
def test_colours_are_counted_apart() -> None:
    state = lay(3, witches="3 sun", tasks=(1, 2, 3))
    # Six single potions of six colours are worth nothing; three of one colour are worth 3.
    play_round(state, "root meadow fire", OTHERS, OTHERS)
    play_round(state, "berry water root", "meadow fire sun", "meadow fire sun")
    assert potions(state, 0) == {"root": 2, "meadow": 1, "fire": 1, "berry": 1, "sun": 1, "water": 1}
    assert state.scores()[0] == 1
    assert potions(state, 1) == {"meadow": 2, "fire": 1, "berry": 1, "sun": 3}
    assert state.scores()[1] == 1 + 3


@pytest.mark.rule("cg-score-brave")
def test_each_brave_potion_is_worth_two() -> None:
    state = lay(3, witches="3 sun", tasks=(1, 2, 3))
    play_round(state, "root! fire! water!", OTHERS, OTHERS)
    # Three colours with 2 potions each, 1 VP; three brave potions, 2 VP.
    assert display(state, 0)["brave_potions"] == 3
    assert state.scores()[0] == 3 * 1 + 3 * 2


@pytest.mark.rule("cg-score-total")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_score_is_colours_and_brave_potions_and_tasks(players: int) -> None:
    tasks = 0
    for seed in range(25):
        state = random_game(players, seed, "total")
        for seat in range(players):
            shown = display(state, seat)
            total = sum(2 * n - 4 if n > 6 else SCALE[n] for n in shown["potions"].values())
            total += 2 * shown["brave_potions"] + 5 * len(shown["tasks"])
            assert state.scores()[seat] == shown["points"] == total
            tasks += len(shown["tasks"])
    assert tasks > 0


@pytest.mark.rule("cg-score-total")
@pytest.mark.parametrize("players", [3, 6])
def test_scores_never_fall(players: int) -> None:
    rng = Chance("never")
    for seed in range(10):
        state = standard(players).start(seed, journal=False)
        before = state.scores()
        while not state.over:
            state.step(rng.pick(state.choices(state.asked)))
            now = state.scores()
            assert all(new >= old for new, old in zip(now, before, strict=True))
            before = now


@pytest.mark.rule("cg-score-so-far")
def test_a_cowardly_card_counts_at_once_and_a_brave_one_when_its_turn_is_over() -> None:
    state = pick(lay(3, witches="3 fire", tasks=(1, 2, 3)), *["fire sun water"] * 3)
    assert state.scores() == [0, 0, 0]
    play(state, "0 lead fire cowardly")
    assert state.scores() == [1, 0, 0]
    play(state, "1 brave")
    assert state.scores() == [1, 0, 0], "not yet: seat 2 has still to answer"
    play(state, "2 cowardly")
    # Red 1 + 2 = 3 potions, 3 VP, and a brave potion, 2 VP.
    assert state.scores() == [1, 5, 1]
    for viewer in (0, 1, 2, PUBLIC):
        shown = [seat["points"] for seat in state.view(viewer).data()["displays"]]
        assert shown == [1, 5, 1]


@pytest.mark.rule("cg-score-so-far")
def test_a_task_counts_from_the_check_at_which_it_was_scored() -> None:
    easy = {"task": [{"number": number, "needs": {"root": 1}} for number in (1, 2, 3)]}
    easy["task"] += [{"number": number, "players": 7} for number in range(4, 12)]
    state = pick(lay(3, witches="3 fire", data=easy), *["root sun water"] * 3)
    play(state, "0 lead root cowardly\n1 cowardly\n2 cowardly")
    assert state.scores() == [0, 0, 0]
    time_out(state)
    assert state.scores() == [15, 15, 15]


def display_of_the_example(task: int) -> State:
    """A whole game in which seat 0 lays out the thirteen cards of the example; that task and two others lie open."""
    state = lay(
        3,
        witches="berry, sun, sun",
        stocks=("3 water, 2 fire, 3 berry, root, sun, 2 meadow",),
        tasks=tuple(sorted({1, 3, task})),
    )
    play(state, "0 take berry")
    play_round(state, "water! berry! fire", "root meadow sun", "root meadow sun")
    play_round(state, "water berry! meadow!", "root fire sun", "root fire sun")
    play_round(state, "water berry fire", "root meadow sun", "root meadow sun")
    return play_round(state, "root! sun meadow", "fire berry water", "fire berry water")


def test_example_emily_scores_32() -> None:
    state = display_of_the_example(task=2)
    assert state.over
    emily = display(state, 0)
    # Blue 4, red 1, purple 8, brown 1, yellow 0, green 3.
    assert emily["potions"] == {"root": 2, "meadow": 3, "fire": 2, "berry": 6, "sun": 1, "water": 4}
    assert [
        SCALE[emily["potions"][name]] for name in ("water", "fire", "berry", "root", "sun", "meadow")
    ] == [
        4,
        1,
        8,
        1,
        0,
        3,
    ]
    assert emily["brave_potions"] == 5
    assert emily["cards"] == 13
    assert emily["tasks"] == [2]
    assert state.scores()[0] == 4 + 1 + 8 + 1 + 0 + 3 + 10 + 5 == 32


def test_example_without_the_task_scores_27() -> None:
    state = display_of_the_example(task=4)
    assert display(state, 0)["tasks"] == []
    assert state.scores()[0] == 27


@pytest.mark.rule("cg-tie-break")
@pytest.mark.parametrize(
    ("players", "seed", "scores", "cards", "places"),
    [
        (3, 1, [20, 21, 21], [10, 10, 12], [3, 1, 2]),
        (4, 33, [27, 25, 13, 27], [11, 13, 12, 12], [1, 3, 4, 2]),
        (5, 14, [26, 26, 17, 14, 21], [10, 11, 12, 9, 11], [1, 2, 4, 5, 3]),
        (6, 41, [16, 23, 23, 16, 17, 15], [12, 9, 12, 12, 11, 11], [4, 1, 2, 4, 3, 6]),
    ],
)
def test_fewer_cards_in_the_display_break_a_tie(
    players: int, seed: int, scores: list[int], cards: list[int], places: list[int]
) -> None:
    state = random_game(players, seed, "tie")
    assert state.scores() == scores
    assert [display(state, seat)["cards"] for seat in range(players)] == cards
    assert state.places() == places
    assert state.winners() == [places.index(1)]


@pytest.mark.rule("cg-tie-break")
@pytest.mark.parametrize(
    ("players", "seed", "scores", "cards", "winners"),
    [
        (3, 52, [29, 28, 29], [12, 12, 12], [0, 2]),
        (4, 25, [25, 19, 25, 20], [12, 11, 12, 11], [0, 2]),
        (5, 28, [21, 22, 18, 8, 22], [10, 10, 12, 9, 10], [1, 4]),
        (6, 28, [6, 22, 20, 9, 22, 16], [11, 10, 10, 10, 10, 11], [1, 4]),
    ],
)
def test_with_equal_cards_too_they_win_together(
    players: int, seed: int, scores: list[int], cards: list[int], winners: list[int]
) -> None:
    state = random_game(players, seed, "tie")
    assert state.scores() == scores
    assert [display(state, seat)["cards"] for seat in range(players)] == cards
    assert state.winners() == winners


@pytest.mark.rule("cg-tie-break")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_everybody_may_win_together(players: int) -> None:
    # Nothing is worth anything, and all are cowardly: the same points and the same number of cards.
    worthless = {"score": {"colour": [0], "colour_more": 0, "brave": 0}, "game": {"open_tasks": 0}}
    state = time_out(begin(lay(players, data=worthless)), 4)
    assert state.over
    assert [display(state, seat)["cards"] for seat in range(players)] == [13] * players
    assert state.winners() == list(range(players))
    assert state.places() == [1] * players
