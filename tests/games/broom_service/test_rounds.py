"""Rounds: picks, who leads, when a round ends; bewitched roles and their deck."""

import pytest

from broomstick import State
from broomstick.games.broom_service.box import lists
from games.broom_service.staging import agenda, call, lay, pick, points, standard, to_the_end_of_round
from games.scripts import journal, options, play, public, refusal, since, time_out

WITCHES = "forest-witch prairie-witch hill-witch mountain-witch"
OTHERS = "valley-druid peak-druid root-gatherer herb-gatherer"


@pytest.mark.rule("bs-pick-four")
def test_four_roles_are_picked() -> None:
    state = lay(3)
    assert len(state.choices(0)) == 210
    code, message = refusal(state, 0, "pick forest-witch hill-witch weather-fairy")
    assert code == "pick-count"
    assert "pick 4 roles" in message
    assert refusal(state, 0, f"pick {WITCHES} weather-fairy")[0] == "pick-count"


@pytest.mark.rule("bs-round-length")
@pytest.mark.parametrize(
    ("picks", "turns"),
    [([WITCHES] * 3, 4), ([WITCHES, OTHERS, "fruit-gatherer weather-fairy root-gatherer hill-witch"], 10)],
)
def test_a_round_has_four_to_ten_turns(picks: list[str], turns: int) -> None:
    state = pick(lay(3), *picks)
    time_out(state)
    assert len(public(state)["turns"]) == turns


def test_the_last_brave_leads_though_nothing_could_be_done() -> None:
    state = call(lay(3, "1 wand", "1 wand"), "mountain-witch", 1, 2, stance="cowardly")
    play(state, "1 brave; 2 cowardly")
    assert since(state, "1 acts mountain-witch") == ["1 cannot"]
    assert state.leader == state.asked == 1


def test_if_all_are_cowardly_the_same_leader_leads_again() -> None:
    state = call(lay(3), "root-gatherer", 1, 2, stance="cowardly")
    play(state, "0 take wand; 1 cowardly; 1 take orange; 2 cowardly; 2 decline")
    assert state.asked == 0
    assert agenda(state) == ["turn"]


def test_who_is_knocked_out_has_nothing() -> None:
    state = call(lay(3), "root-gatherer", 1, 2)
    play(state, "1 brave; 2 brave; 2 take orange orange wand")
    told = since(state, "0 leads root-gatherer brave")
    assert told == [
        "1 follows root-gatherer brave",
        "0 knocked-out root-gatherer",
        "2 follows root-gatherer brave",
        "1 knocked-out root-gatherer",
        "2 acts root-gatherer",
        "2 takes orange orange wand",
    ]
    assert state.asked == 2


def test_without_cards_the_lead_goes_on_clockwise() -> None:
    state = lay(4)
    pick(state, WITCHES, OTHERS, WITCHES, OTHERS)
    play(state, "0 lead mountain-witch brave; 2 cowardly")
    for role in ("forest-witch", "prairie-witch", "hill-witch"):
        play(state, f"0 lead {role} brave; 2 cowardly")
        while state.asked == 2 or (state.asked == 0 and agenda(state) != ["turn"]):
            state.play(state.asked, "decline")
    # Seat 0 was the last brave and has no cards left; nor has seat 2.
    assert public(state)["hand_sizes"] == [0, 4, 0, 4]
    assert state.asked == 1


@pytest.mark.rule("bs-round-length")
def test_one_who_alone_has_cards_plays_on_alone() -> None:
    state = lay(2, event="more-or-less")
    play(
        state,
        f"0 pick forest-witch; 1 pick forest-witch {OTHERS}; 0 lead forest-witch brave",
    )
    play(state, "1 cowardly; 1 decline; 0 decline")
    assert public(state)["hand_sizes"] == [0, 4]
    for role in OTHERS.split():
        assert state.asked == 1
        play(state, f"1 lead {role} cowardly")
        while state.round == 1 and agenda(state) != ["turn"]:
            play(state, "1 decline")
    assert state.round == 2
    assert state.leader == 1, "all were cowardly in the last turn, so its leader begins"


def test_the_last_brave_of_a_round_leads_the_next() -> None:
    state = pick(lay(3), *["root-gatherer"] * 3)
    while len(public(state)["turns"]) < 3:
        state.play(state.asked, state.default(state.asked))
    last = state.position()["hands"][0][0]
    play(state, f"0 lead {last} cowardly")
    while state.asked == 0:
        state.play(0, "decline")
    play(state, "1 brave; 2 cowardly")
    while state.round == 1:
        state.play(state.asked, "decline")
    assert state.leader == 1
    pick(state, *["root-gatherer"] * 3)
    assert state.asked == 1


@pytest.mark.rule("bs-bewitched-cost", "bs-bewitched")
def test_playing_a_bewitched_role_costs_three_points_before_anything_else() -> None:
    state = call(lay(3, bewitched="root-gatherer hill-witch"), "root-gatherer", 1, 2, stance="cowardly")
    assert points(state) == [7, 10, 10]
    assert since(state, "0 leads root-gatherer cowardly") == ["0 loses 3 bewitched"]
    assert options(state, 0) == ["take orange", "take wand", "decline"]


@pytest.mark.rule("bs-bewitched-cost")
def test_it_costs_brave_and_knocked_out_and_without_acting() -> None:
    state = call(lay(3, bewitched="root-gatherer hill-witch"), "root-gatherer", 1, 2)
    play(state, "1 brave; 2 cowardly; 2 decline; 1 decline")
    assert points(state) == [7, 7, 7]
    assert journal(state).count("0 loses 3 bewitched") == 1


@pytest.mark.rule("bs-bewitched-cost")
def test_other_roles_cost_nothing() -> None:
    state = call(lay(3, bewitched="root-gatherer hill-witch"), "herb-gatherer", 1, stance="cowardly")
    play(state, "0 decline; 1 cowardly; 1 decline")
    assert points(state) == [10, 10, 10]


@pytest.mark.rule("bs-points")
def test_points_fall_below_zero() -> None:
    state = call(lay(3, bewitched="root-gatherer hill-witch", points=[2, 0, -7]), "root-gatherer", 1, 2)
    play(state, "1 brave; 2 brave")
    assert points(state) == [-1, -3, -10]
    assert state.game.position(state.position()).digest() == state.digest()


def turned(state: State) -> list[set[str]]:
    return [set(roles) for roles in public(state)["bewitched"]]


def all_of(rounds: list[set[str]]) -> set[str]:
    return {role for roles in rounds for role in roles}


@pytest.mark.rule("bs-bewitched-again", "bs-rounds")
def test_with_two_players_the_last_card_comes_first_and_the_nine_others_are_shuffled() -> None:
    for seed in range(8):
        state = time_out(standard(2).start(seed), 9)
        assert state.over
        first = turned(state)
        assert [len(roles) for roles in first] == [3] * 7
        last = set(lists.ROLES) - first[0] - first[1] - first[2]
        assert len(last) == 1
        assert last < first[3]
        # The new deck had nine cards; rounds 4 to 6 use two, three and three of them.
        used = [first[3] - last, first[4], first[5]]
        assert len(all_of(used)) == 8
        assert not last & all_of(used)
        ninth = set(lists.ROLES) - last - all_of(used)
        assert ninth < first[6]
        assert [line for line in journal(state) if line == "shuffled"] == ["shuffled"] * 2


@pytest.mark.rule("bs-bewitched-again")
def test_with_three_players_all_ten_are_shuffled_after_five_rounds() -> None:
    state = time_out(standard(3).start(5), 9)
    first = turned(state)
    assert all_of(first[:5]) == set(lists.ROLES)
    assert not first[5] & first[6]
    lines = journal(state)
    assert lines.count("shuffled") == 1
    assert lines.index("round 6") < lines.index("shuffled") < lines.index("round 7")


@pytest.mark.rule("bs-bewitched")
def test_with_four_players_no_role_comes_twice() -> None:
    first = turned(time_out(standard(4).start(1), 9))
    assert len(all_of(first)) == 7


@pytest.mark.rule("bs-round-ends", "bs-round-begins")
def test_the_next_event_comes_after_the_old_one_is_done() -> None:
    state = to_the_end_of_round(pick(lay(3, event="flock-together", pawns={0: "home moor"}), "", "", ""))
    lines = journal(state)
    assert lines[-3:-1] == ["0 gains 4 flock-together", "round 2"]
    assert lines[-1].startswith("event ")
