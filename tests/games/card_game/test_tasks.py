"""Tasks: what fulfils one, when they are looked at, who scores, and what is left of them."""

from typing import Any

import pytest

from broomstick import PUBLIC, Chance, State
from games.card_game.staging import card_view, display, lay, pick, play_round, potions, standard
from games.scripts import journal, play, since, time_out

OTHERS = "meadow berry sun"

STOCKS = ("3 root, 4 fire, 4 water, 4 sun", "4 meadow, 4 berry, 4 sun", "4 meadow, 4 berry, 4 sun")
"""Enough for four rounds of the plans below."""


def open_tasks(state: State) -> list[int]:
    tasks: list[int] = state.view(PUBLIC).data()["tasks"]
    return tasks


def scored(state: State) -> list[list[int]]:
    """Tasks scored, by seat."""
    return [display(state, seat)["tasks"] for seat in range(state.players)]


def nearly_task_one() -> State:
    """After round 1 seat 0 has root 2, fire 3, water 2; task 1 wants 2, 3, 4. Seat 1 leads."""
    state = lay(3, witches="3 fire", tasks=(1, 2, 3))
    play_round(state, "root! fire! water!", OTHERS, OTHERS)
    assert potions(state, 0) == {"root": 2, "fire": 3, "water": 2}
    return state


def easy(*needs: dict[str, int]) -> dict[str, Any]:
    """Data in which the first three tasks need other things, and only they are used."""
    tasks: list[dict[str, Any]] = [
        {"number": number, "needs": need} for number, need in zip((1, 2, 3), needs, strict=True)
    ]
    tasks += [{"number": number, "players": 7} for number in range(4, 12)]
    return {"task": tasks}


@pytest.mark.rule("cg-task-needs")
@pytest.mark.parametrize(
    ("plan", "water", "fulfilled"),
    [
        ("water meadow sun", 3, False),  # one short
        ("water! meadow sun", 4, True),  # exactly
        ("water! fire sun", 4, True),  # more red than is needed
    ],
)
def test_all_three_numbers_must_be_reached_or_exceeded(plan: str, water: int, fulfilled: bool) -> None:
    state = nearly_task_one()
    assert scored(state) == [[], [], []]
    play_round(state, plan, OTHERS, OTHERS)
    assert potions(state, 0)["water"] == water
    assert scored(state) == [[1] if fulfilled else [], [], []]
    assert open_tasks(state) == ([2, 3] if fulfilled else [1, 2, 3])
    assert ("0 fulfils 1" in journal(state)) == fulfilled


@pytest.mark.rule("cg-task-shared")
def test_the_journal_tells_what_a_fulfilled_task_has_brought() -> None:
    state = play_round(nearly_task_one(), "water! meadow sun", OTHERS, OTHERS)
    (fulfilled,) = [line for line in state.history_data(PUBLIC) if line["what"] == "fulfils 1"]
    worth = next(task.points for task in card_view(state, 0).parts.tasks if task.number == 1)
    assert fulfilled == {"seat": 0, "what": "fulfils 1", "brings": {"points": worth}}


@pytest.mark.rule("cg-task-needs")
@pytest.mark.parametrize(
    ("first", "second", "have"),
    [
        ("root! berry! night!", "night! berry sun", (2, 3, 4)),
        ("root berry! night!", "night! berry sun", (1, 3, 4)),
        ("root! berry! night!", "night! meadow sun", (2, 2, 4)),
        ("root! berry! night!", "night berry sun", (2, 3, 3)),
    ],
)
def test_example_two_brown_three_purple_four_black(first: str, second: str, have: tuple[int, ...]) -> None:
    """Task 8 as the rulebook shows it: with one potion of any of the three colours less it stays where it is."""
    stocks = ("root, 2 berry, 2 night, sun, meadow", *["2 water, 2 fog, 2 sun"] * 4)
    state = lay(5, witches="5 fire", tasks=(8, 1, 2), stocks=stocks)
    play_round(state, first, *["water fog sun"] * 4)
    assert scored(state)[0] == []
    before = state.scores()[0]
    play_round(state, second, *["water fog sun"] * 4)
    assert tuple(potions(state, 0)[name] for name in ("root", "berry", "night")) == have
    fulfilled = have == (2, 3, 4)
    assert scored(state) == [[8] if fulfilled else [], [], [], [], []]
    assert open_tasks(state) == ([1, 2] if fulfilled else [8, 1, 2])
    if fulfilled:
        # 2 and 2 purple and black were worth 1 each; 3 and 4 are worth 3 and 4, the brave potion 2, the task 5.
        assert state.scores()[0] - before == 2 + 3 + 2 + 5


@pytest.mark.rule("cg-task-needs")
@pytest.mark.parametrize("missing", ["root", "fire", "water"])
def test_no_amount_of_two_colours_makes_up_for_the_third(missing: str) -> None:
    needs = {"root": 1, "fire": 1, "water": 1}
    state = lay(3, witches="3 berry", stocks=STOCKS, data=easy(needs, {"sun": 9}, {"sun": 9}))
    others = [name for name in needs if name != missing]
    for _ in range(4):
        play_round(state, f"{others[0]}! {others[1]}! sun", OTHERS, OTHERS)
    assert scored(state) == [[], [], []]


@pytest.mark.rule("cg-task-needs")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_whoever_scored_a_task_has_its_potions(players: int) -> None:
    tasks = {task.number: task.needs for task in components_tasks(players)}
    rng = Chance("tasks")
    scores = 0
    for seed in range(40):
        state = standard(players).start(seed, journal=False)
        while not state.over:
            state.step(rng.pick(state.choices(state.asked)))
        for seat in range(players):
            held = list(display(state, seat)["potions"].values())
            for number in scored(state)[seat]:
                scores += 1
                assert all(have >= need for have, need in zip(held, tasks[number], strict=True))
            for number in open_tasks(state):
                assert any(have < need for have, need in zip(held, tasks[number], strict=True))
    assert scores > 0


def components_tasks(players: int) -> list[Any]:
    game: Any = standard(players)
    found: list[Any] = game.parts.tasks
    return found


@pytest.mark.rule("cg-task-no-brave")
def test_brave_potions_help_with_no_task_but_the_coloured_ones_of_a_brave_card_do() -> None:
    # Root 3 wants more than one brave card gives: 2 brown potions and a brave one are not 3.
    state = lay(3, witches="3 berry", stocks=STOCKS, data=easy({"root": 3}, {"root": 2}, {"sun": 31}))
    play_round(state, "root! fire! water!", OTHERS, OTHERS)
    assert display(state, 0)["brave_potions"] == 3
    assert scored(state)[0] == [2]
    play_round(state, "root fire water", OTHERS, OTHERS)
    assert scored(state)[0] == [1, 2]


@pytest.mark.rule("cg-task-check")
def test_tasks_are_looked_at_only_at_the_end_of_a_round() -> None:
    state = nearly_task_one()
    pick(state, "meadow sun water", OTHERS, OTHERS)
    play(state, "1 lead sun cowardly\n2 cowardly\n0 brave\n0 lead water brave")
    # Everything is there, and the round goes on.
    assert potions(state, 0) == {"root": 2, "fire": 3, "water": 4, "sun": 2}
    assert state.round == 2
    assert scored(state) == [[], [], []]
    assert state.scores()[0] == 1 + 3 + 4 + 1 + 10
    time_out(state)
    assert scored(state)[0] == [1]


@pytest.mark.rule("cg-task-check")
def test_being_first_during_the_round_brings_nothing() -> None:
    # Seat 0 has its root before seat 1 has, but both have it when the round is over.
    state = lay(3, witches="3 berry", stocks=STOCKS, data=easy({"root": 1}, {"sun": 31}, {"sun": 31}))
    play_round(state, "root meadow fire", "root meadow fire", OTHERS)
    assert scored(state) == [[1], [1], []]


@pytest.mark.rule("cg-task-check")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_tasks_are_checked_after_each_of_the_four_rounds(number: int) -> None:
    state = lay(3, witches="3 berry", stocks=STOCKS, data=easy({"root": 1}, {"sun": 31}, {"sun": 31}))
    for now in range(1, 5):
        plan = "root fire water" if now == number else "sun fire water"
        play_round(state, plan, OTHERS, OTHERS)
        assert scored(state)[0] == ([1] if now >= number else [])
    assert state.over


@pytest.mark.rule("cg-task-check")
def test_a_first_card_alone_fulfils_nothing_before_the_end_of_round_one() -> None:
    state = lay(3, witches="3 root", data=easy({"root": 1}, {"sun": 31}, {"sun": 31}))
    assert scored(state) == [[], [], []]
    play_round(state, OTHERS, OTHERS, OTHERS)
    assert scored(state) == [[1], [1], [1]]


@pytest.mark.rule("cg-task-check")
def test_cards_return_before_tasks_are_checked_and_drawing_comes_last() -> None:
    state = lay(3, witches="3 berry", data=easy({"root": 1}, {"sun": 31}, {"sun": 31}))
    play_round(state, "root! fire water", "root! fire water", "root! fire water")
    kinds = [line.split()[1] for line in since(state, "locked")]
    ending = [kind for kind in kinds if kind in {"reclaims", "fulfils", "draws-cards"}]
    assert ending == ["reclaims", "reclaims", "fulfils", "draws-cards", "draws-cards", "draws-cards"]


@pytest.mark.rule("cg-task-shared")
def test_two_players_who_fulfil_a_task_together_both_score_it() -> None:
    state = lay(3, witches="3 fire", tasks=(1, 2, 3), stocks=("4 water, root, fire", "4 water, root, fire"))
    play_round(state, "root! fire! water!", OTHERS, OTHERS)
    play_round(state, OTHERS, "root! fire! water!", OTHERS)
    play_round(state, "water berry sun", "water berry sun", OTHERS)
    assert scored(state) == [[], [], []]
    play_round(state, "water berry sun", "water berry sun", OTHERS)
    assert [potions(state, seat)["water"] for seat in (0, 1)] == [4, 4]
    assert scored(state) == [[1], [1], []]
    assert open_tasks(state) == [2, 3]
    points = [display(state, seat)["points"] for seat in range(3)]
    assert points == state.scores()


@pytest.mark.rule("cg-task-shared", "heart-several-players")
@pytest.mark.parametrize(("players", "starter"), [(3, 0), (4, 3), (5, 2), (6, 1)])
def test_all_players_at_once_score_the_full_points(players: int, starter: int) -> None:
    tasks = easy({"root": 1}, {"sun": 31}, {"sun": 31})
    state = lay(players, witches=f"{players} berry", data=tasks, starter=starter)
    play_round(state, *["root meadow fire"] * players)
    assert scored(state) == [[1]] * players
    assert state.scores() == [5] * players
    # Named one after another, clockwise from the next leader.
    assert [line for line in journal(state) if "fulfils" in line] == [
        f"{(starter + i) % players} fulfils 1" for i in range(players)
    ]


@pytest.mark.rule("cg-task-several")
def test_one_player_can_score_two_tasks_at_one_check() -> None:
    # Tasks 1 and 2 both lack only the fourth blue potion before the last round.
    state = lay(3, witches="fire, fire, fire", tasks=(1, 2, 3))
    play_round(state, "root! fire! water!", OTHERS, OTHERS)
    play_round(state, "meadow! berry! water", "root fire sun", "root fire sun")
    play_round(state, "berry fire sun", OTHERS, OTHERS)
    assert potions(state, 0) == {"root": 2, "meadow": 2, "fire": 4, "berry": 3, "sun": 1, "water": 3}
    assert scored(state) == [[], [], []]
    play_round(state, "water fire sun", OTHERS, OTHERS)
    assert scored(state) == [[1, 2], [], []]
    assert open_tasks(state) == [3]
    assert "0 fulfils 1" in journal(state)
    assert "0 fulfils 2" in journal(state)
    assert state.game.position(state.position()) == state


@pytest.mark.rule("cg-task-several")
def test_one_potion_can_serve_all_three_tasks() -> None:
    state = lay(
        3,
        witches="3 berry",
        stocks=STOCKS,
        data=easy({"root": 1}, {"root": 1, "fire": 1}, {"root": 1, "water": 1}),
    )
    play_round(state, "root fire water", OTHERS, OTHERS)
    assert scored(state) == [[1, 2, 3], [], []]
    assert state.game.position(state.position()) == state
    assert state.scores()[0] == 15
    assert open_tasks(state) == []
    # With no task left the game goes on as before.
    time_out(state, 3)
    assert state.over
    assert scored(state) == [[1, 2, 3], [], []]


@pytest.mark.rule("cg-task-several", "cg-task-shared")
def test_each_player_keeps_the_tasks_scored_by_that_player() -> None:
    tasks = easy({"root": 1}, {"meadow": 1}, {"water": 9})
    state = lay(3, witches="3 fire", stocks=("root, sun, water", "meadow, sun, water", "root"), data=tasks)
    play_round(state, "root sun water", "meadow sun water", "root sun fire")
    assert scored(state) == [[1], [2], [1]]
    assert open_tasks(state) == [3]
    assert state.game.position(state.position()) == state


@pytest.mark.rule("cg-task-gone")
def test_a_scored_task_is_gone_and_nothing_takes_its_place() -> None:
    state = lay(3, witches="3 berry", stocks=STOCKS, data=easy({"root": 1}, {"sun": 31}, {"sun": 30}))
    play_round(state, "root fire water", OTHERS, OTHERS)
    assert open_tasks(state) == [2, 3]
    # Seat 1 has the potion one round later, and comes too late.
    play_round(state, "sun fire water", "root fire water", OTHERS)
    assert potions(state, 1)["root"] == 1
    assert scored(state) == [[1], [], []]
    assert "1 fulfils 1" not in journal(state)
    time_out(state, 2)
    assert open_tasks(state) == [2, 3]


@pytest.mark.rule("cg-task-gone")
def test_a_task_is_scored_once_by_whoever_keeps_its_potions() -> None:
    state = lay(3, witches="3 berry", stocks=STOCKS, data=easy({"root": 1}, {"sun": 31}, {"sun": 31}))
    play_round(state, "root fire water", OTHERS, OTHERS)
    time_out(state, 3)
    assert [line for line in journal(state) if "fulfils" in line] == ["0 fulfils 1"]
    assert scored(state)[0] == [1]
