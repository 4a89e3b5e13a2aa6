"""Turns: free declarations, potions now or later, nothing declined, how many turns a round has."""

import pytest

from broomstick import PUBLIC, Chance, State
from games.card_game.staging import begin, display, lay, pick, play_round, potions, standard
from games.scripts import journal, options, play, refusal, since


def picked(*picks: str, starter: int = 0) -> State:
    """A table in round 1 with these picks; everybody's first card is a berry witch."""
    return pick(lay(len(picks), witches=f"{len(picks)} berry", starter=starter), *picks)


@pytest.mark.rule("cg-free-declaration")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_leader_and_followers_may_be_brave_or_cowardly(players: int) -> None:
    state = picked(*["root sun water"] * players)
    assert options(state, 0) == [
        f"lead {name} {stance}" for name in ("root", "sun", "water") for stance in ("brave", "cowardly")
    ]
    play(state, "0 lead sun brave")
    for seat in range(1, players):
        assert state.deciders == [seat]
        assert options(state, seat) == ["brave", "cowardly"]
        state.play(seat, "brave" if seat % 2 else "cowardly")


@pytest.mark.rule("cg-free-declaration")
def test_the_last_card_is_declared_freely_too() -> None:
    state = picked("root sun water", "root sun water", "root sun water")
    play(state, "0 lead root cowardly\n1 cowardly\n2 cowardly\n0 lead sun cowardly\n1 cowardly\n2 cowardly")
    assert options(state, 0) == ["lead water brave", "lead water cowardly"]
    play(state, "0 lead water brave")
    assert options(state, 1) == ["brave", "cowardly"]
    play(state, "1 cowardly")
    assert options(state, 2) == ["brave", "cowardly"]


@pytest.mark.rule("cg-free-declaration")
@pytest.mark.parametrize("stance", ["brave", "cowardly"])
def test_a_leader_left_alone_may_still_be_cowardly(stance: str) -> None:
    state = picked("root meadow fire", "root meadow berry", "root meadow berry")
    play(state, "0 lead root cowardly\n1 cowardly\n2 cowardly\n0 lead meadow cowardly\n1 brave\n2 cowardly")
    play(state, "1 lead berry cowardly\n2 cowardly")
    assert state.view(PUBLIC).data()["hand_sizes"] == [1, 0, 0]
    assert options(state, 0) == ["lead fire brave", "lead fire cowardly"]
    play(state, f"0 lead fire {stance}")
    assert potions(state, 0)["fire"] == (2 if stance == "brave" else 1)
    assert state.round == 2


@pytest.mark.rule("cg-cowardly-potion")
@pytest.mark.parametrize("players", [3, 6])
def test_a_cowardly_card_brings_its_potion_at_once(players: int) -> None:
    state = picked(*["fire sun water"] * players)
    play(state, "0 lead fire cowardly")
    for seat in range(players):
        # Its own potion is there, and the turn is still going on.
        assert potions(state, seat) == {"berry": 1, "fire": 1}
        assert display(state, seat)["cards"] == 2
        assert display(state, seat)["brave_potions"] == 0
        if seat + 1 < players:
            assert state.deciders == [seat + 1]
            assert potions(state, seat + 1) == {"berry": 1}
            state.play(seat + 1, "cowardly")


@pytest.mark.rule("cg-cowardly-potion")
def test_a_cowardly_card_is_safe_from_later_brave_ones() -> None:
    state = picked("fire sun water", "fire sun water", "fire sun water", starter=2)
    play(state, "2 lead fire cowardly\n0 brave\n1 brave")
    assert potions(state, 2)["fire"] == 1
    assert display(state, 2)["cancelled"] == []


@pytest.mark.rule("cg-brave-potions")
def test_the_brave_card_left_standing_brings_two_potions_and_a_brave_one() -> None:
    state = picked("fire sun water", "fire sun water", "root sun water")
    assert potions(state, 0) == {"berry": 1}
    play(state, "0 lead fire brave")
    assert potions(state, 0) == {"berry": 1}, "not before everybody has answered"
    assert display(state, 0)["cards"] == 1
    play(state, "1 cowardly")
    # Seat 2 said "next", so the turn is over.
    assert since(state, "locked")[-3:] == ["2 says-next fire", "0 acts fire", "0 brews fire 2 1"]
    assert potions(state, 0) == {"berry": 1, "fire": 2}
    assert display(state, 0)["brave_potions"] == 1
    assert display(state, 0)["cards"] == 2


@pytest.mark.rule("cg-brave-potions")
def test_a_brave_card_nobody_else_holds_stands() -> None:
    state = picked("fire sun water", "root berry meadow", "root berry meadow")
    play(state, "0 lead fire brave")
    assert potions(state, 0)["fire"] == 2
    assert since(state, "locked") == [
        "0 leads fire brave",
        "1 says-next fire",
        "2 says-next fire",
        "0 acts fire",
        "0 brews fire 2 1",
    ]
    assert state.deciders == [0]


@pytest.mark.rule("cg-brave-potions")
def test_only_the_last_of_many_brave_ones_gets_the_potions() -> None:
    state = picked(*["fire sun water"] * 6, starter=4)
    play(state, "4 lead fire brave\n5 brave\n0 brave\n1 cowardly\n2 brave\n3 cowardly")
    assert [potions(state, seat).get("fire", 0) for seat in range(6)] == [0, 1, 2, 1, 0, 0]
    assert [display(state, seat)["brave_potions"] for seat in range(6)] == [0, 0, 1, 0, 0, 0]


@pytest.mark.rule("cg-nothing-declined")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_declining_is_never_offered(players: int) -> None:
    rng = Chance(players)
    for seed in range(6):
        state = standard(players).start(seed, journal=False)
        while not state.over:
            for seat in state.deciders:
                kinds = {text.split()[0] for text in options(state, seat)}
                assert kinds <= {"take", "pick", "lead", "brave", "cowardly"}
            state.play(state.asked, rng.pick(state.choices(state.asked)))


@pytest.mark.rule("cg-nothing-declined")
def test_declining_is_refused_at_every_kind_of_question() -> None:
    state = lay(3, witches="root, sun, water")
    assert refusal(state, 0, "decline")[0] == "not-asked"
    begin(state)
    assert refusal(state, 0, "decline")[0] == "not-asked"
    pick(state, *["root sun water"] * 3)
    assert refusal(state, 0, "decline")[0] == "not-asked"
    play(state, "0 lead sun brave")
    code, why = refusal(state, 1, "decline")
    assert code == "not-asked"
    assert (
        why == "'decline' cannot be played: that is not what is asked now; possible are 'brave', 'cowardly'"
    )


@pytest.mark.rule("cg-turn-count")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_round_has_three_turns_when_all_pick_alike(players: int) -> None:
    state = play_round(begin(lay(players)), *["root sun water"] * players)
    assert len(state.view(PUBLIC).data()["turns"]) == 3


@pytest.mark.rule("cg-turn-count")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_round_has_at_most_as_many_turns_as_types(players: int) -> None:
    types = standard(players).roles
    plans = [
        " ".join(sorted({types[(3 * seat + i) % len(types)] for i in range(3)})) for seat in range(players)
    ]
    state = play_round(begin(lay(players)), *plans)
    turns = state.view(PUBLIC).data()["turns"]
    assert len(turns) == len(types) == players + 3
    assert {turn.split()[2] for turn in turns} == set(types)


@pytest.mark.rule("cg-turn-count")
def test_short_picks_make_a_short_round() -> None:
    # Everybody's stock is of two types only.
    data = {"witch": [{"name": name, "copies": 0} for name in ("root", "meadow", "fire", "berry")]}
    data["witch"] += [{"name": name, "copies": 31} for name in ("sun", "water")]
    tiny = {**data, "deal": {"3": 9}, "game": {"open_tasks": 0}}
    state = begin(lay(3, data=tiny))
    play_round(state, *["sun water"] * 3)
    assert len(state.view(PUBLIC).data()["turns"]) == 2


@pytest.mark.rule("cg-turn-count")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_turns_of_a_round_stay_within_bounds(players: int) -> None:
    rng = Chance("turn counts")
    for seed in range(12):
        state = standard(players).start(seed)
        while not state.over:
            state.play(state.asked, rng.pick(state.choices(state.asked)))
        picks: dict[int, int] = {}
        turns: dict[int, int] = {}
        number = 0
        for line in journal(state, 0):
            words = line.split()
            if words[0] == "round":
                number = int(words[1])
            elif words[1:2] == ["leads"]:
                turns[number] = turns.get(number, 0) + 1
        for action in state.record().text().splitlines():
            if " pick " in action:
                at = len(picks) // players + 1
                picks[len(picks)] = len(action.split()) - 2
                assert picks[len(picks) - 1] <= turns[at] <= len(standard(players).roles)
