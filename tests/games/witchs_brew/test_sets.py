"""A set: leading, following, full action or favour, declining; how many turns it has and who leads."""

import pytest

from broomstick import PUBLIC, Chance
from games.scripts import journal, options, play, public, refusal, since, time_out
from games.witchs_brew.staging import call, goods, lay, pick, standard

FIRST_FIVE = "wolf-keeper snake-hunter herb-collector alchemist fortune-teller"


@pytest.mark.rule("wb-leader-full")
def test_the_leader_can_only_claim_the_full_action() -> None:
    state = pick(lay(3), FIRST_FIVE, FIRST_FIVE, FIRST_FIVE)
    assert options(state, 0) == [f"lead {role} brave" for role in FIRST_FIVE.split()]
    code, why = refusal(state, 0, "lead wolf-keeper cowardly")
    assert code == "must-be-brave"
    assert "the leader must be brave here" in why


@pytest.mark.rule("wb-leader-full")
def test_a_last_role_is_led_without_a_question() -> None:
    state = pick(lay(3), FIRST_FIVE, FIRST_FIVE, FIRST_FIVE)
    for role in FIRST_FIVE.split()[:4]:
        state.play(0, f"lead {role} brave")
        for seat in (1, 2):
            state.play(seat, "cowardly")
            state.play(seat, "decline")
        state.play(0, "decline")
    # The fortune teller is the last of all three; seat 0 has led it and seat 1 is asked.
    assert state.deciders == [1]
    assert since(state, "0 declines") == ["0 leads fortune-teller brave"]


@pytest.mark.rule("wb-alone-full")
def test_a_player_left_alone_has_the_full_action_of_every_role() -> None:
    others = "wolf-keeper druid warlock cutpurse begging-monk"
    state = pick(lay(3, "1 gold", "1 green", "1 green"), FIRST_FIVE, others, others)
    play(state, "0 lead wolf-keeper brave\n1 brave\n2 cowardly\n2 decline\n1 decline")
    while any(public(state)["hand_sizes"][1:]) or state.asked != 0:
        state.play(state.asked, state.default(state.asked))
    # Seat 1 won the last of the others' roles; the lead goes on to seat 0, which plays four roles alone.
    assert public(state)["hand_sizes"] == [4, 0, 0]
    for role, action in [
        ("snake-hunter", "take white white white"),
        ("herb-collector", "take green green green"),
        ("alchemist", "sell white"),
    ]:
        play(state, f"0 lead {role} brave")
        assert journal(state)[-1] == f"0 acts {role}"
        play(state, f"0 {action}")
    assert options(state, 0) == ["fill-vials", "decline"], "the last one is led by itself"
    play(state, "0 fill-vials")
    assert goods(state, 0) == "5 gold, 3 green, 2 white, 2 vials"
    assert state.round == 2


@pytest.mark.rule("wb-alone-full")
def test_alone_there_are_no_favours() -> None:
    state = pick(lay(3), "wolf-keeper snake-hunter herb-collector alchemist assistant", "", "")
    play(state, "0 lead alchemist brave\n0 sell red\n0 lead assistant brave\n0 decline")
    play(state, "0 lead wolf-keeper brave")
    assert options(state, 0) == ["take red red red", "decline"]
    assert refusal(state, 0, "cowardly")[0] == "not-asked"


@pytest.mark.rule("wb-full-or-favour")
def test_a_follower_claims_or_takes_the_favour() -> None:
    state = call(lay(4), "wolf-keeper", 1, 3)
    assert state.deciders == [1]
    assert options(state, 1) == ["brave", "cowardly"]
    play(state, "1 brave")
    assert since(state, "locked") == [
        "0 leads wolf-keeper brave",
        "1 follows wolf-keeper brave",
        "0 knocked-out wolf-keeper",
        "2 says-next wolf-keeper",
    ]
    play(state, "3 cowardly\n3 take red")
    assert journal(state)[-3:] == ["3 follows wolf-keeper cowardly", "3 takes red", "1 acts wolf-keeper"]
    assert goods(state, 0) == goods(state, 2)


@pytest.mark.rule("wb-favour-at-once")
def test_a_favour_is_done_before_the_next_answers() -> None:
    state = call(lay(3), "wolf-keeper", 1, 2)
    play(state, "1 cowardly")
    assert state.deciders == [1]
    play(state, "1 take red")
    assert goods(state, 1) == "2 gold, 2 red, 1 green, 1 white"
    assert state.deciders == [2]
    assert goods(state, 0) == "2 gold, 1 red, 1 green, 1 white", "the full action waits"


@pytest.mark.rule("wb-no-swap")
def test_full_and_favour_cannot_be_exchanged() -> None:
    state = call(lay(3), "wolf-keeper", 1)
    play(state, "1 cowardly")
    code, why = refusal(state, 1, "take red red red")
    assert (code, "it has to be 1" in why) == ("ingredient-count", True)
    play(state, "1 decline")
    assert refusal(state, 0, "take red")[0] == "ingredient-count"
    assert refusal(state, 0, "take white white white")[0] == "other-ingredient"
    assert options(state, 0) == ["take red red red", "decline"]


@pytest.mark.rule("wb-decline")
@pytest.mark.parametrize(
    ("role", "book"),
    [
        *((role, "copia") for role in standard(3).roles),
        *(("warlock", book) for book in ("optio", "magus", "strix", "sanatio", "lupus", "herba", "serpens")),
    ],
)
def test_every_full_action_and_favour_can_be_declined(role: str, book: str) -> None:
    rich = "9 gold, 9 red, 9 green, 9 white"
    state = call(lay(3, rich, rich, rich, book=book), role, 2)
    assert state.deciders == [2]
    play(state, "2 cowardly")
    if role not in ("cutpurse", "begging-monk"):
        assert "decline" in options(state, 2)
        play(state, "2 decline")
    assert "decline" in options(state, 0)
    play(state, "0 decline")
    assert [goods(state, seat) for seat in range(3)] == ["9 gold, 9 red, 9 green, 9 white"] * 3
    assert public(state)["leader"] == 0
    assert journal(state)[-1] == "0 declines"
    assert state.deciders == [0]


@pytest.mark.rule("wb-decline")
def test_who_won_and_declined_leads() -> None:
    state = call(lay(3), "wolf-keeper", 1, 2)
    play(state, "1 brave\n2 cowardly\n2 take red\n1 decline")
    assert state.deciders == [1]
    assert all(text.startswith("lead ") for text in options(state, 1))


@pytest.mark.rule("wb-cannot")
@pytest.mark.parametrize(
    ("role", "has"),
    [
        ("alchemist", "5 gold"),
        ("fortune-teller", "9 red"),
        ("assistant", "9 red"),
        ("witch", "9 gold, 9 green, 9 white"),
        ("wizard", "9 gold, 9 green, 9 red"),
        ("druid", "9 gold, 9 red, 9 white"),
    ],
)
def test_who_cannot_pay_is_not_asked(role: str, has: str) -> None:
    state = call(lay(3, has, has, has), role, 1)
    play(state, "1 cowardly")
    assert since(state, f"1 follows {role} cowardly") == [
        "1 cannot",
        f"2 says-next {role}",
        f"0 acts {role}",
        "0 cannot",
    ]
    assert state.deciders == [0]
    assert options(state, 0)[0].startswith("lead ")


@pytest.mark.rule("wb-set")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_set_has_five_turns_when_all_pick_alike(players: int) -> None:
    state = pick(lay(players), *[FIRST_FIVE] * players)
    time_out(state)
    assert len(public(state)["turns"]) == 5


@pytest.mark.rule("wb-set")
def test_a_set_has_twelve_turns_when_all_roles_are_picked() -> None:
    roles = standard(3).roles
    state = pick(lay(3), " ".join(roles[:5]), " ".join(roles[5:10]), " ".join([*roles[10:], *roles[:3]]))
    time_out(state)
    assert [turn.split()[0] for turn in public(state)["turns"]] == ["1"] * 12


@pytest.mark.rule("wb-set")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_turns_stay_within_bounds_and_hands_are_played_out(players: int) -> None:
    rng = Chance("sets")
    for seed in range(5):
        state = standard(players).start(seed)
        while not state.over:
            state.play(state.asked, rng.pick(state.choices(state.asked)))
        turns = [turn.split() for turn in public(state)["turns"]]
        for number in range(1, state.round + 1):
            mine = [turn for turn in turns if turn[0] == str(number)]
            assert 5 <= len(mine) <= 12
            for seat in range(players):
                assert sum(turn[3 + seat] != "next" for turn in mine) == 5


@pytest.mark.rule("heart-last-brave-leads", "heart-next-round-leader")
def test_the_next_set_is_led_by_who_won_the_last_role() -> None:
    state = pick(lay(3), FIRST_FIVE, FIRST_FIVE, FIRST_FIVE)
    while state.round == 1:
        seat = state.asked
        # Whoever is asked last claims everything.
        state.play(seat, "brave" if options(state, seat) == ["brave", "cowardly"] else state.default(seat))
    last = public(state)["turns"][-1].split()[3:]
    assert public(state)["leader"] == last.index("brave")


def test_a_choice_can_be_taken_back_until_something_is_shown() -> None:
    state = call(lay(3), "assistant")
    play(state, "0 take red red white")
    assert state.may_undo(0) is None
    shorter = state.record().undo().replay()
    assert options(shorter, 0)[0] == "take red red red"
    play(state, "0 lead begging-monk brave")
    assert state.may_undo(0) is not None


@pytest.mark.rule("heart-undo-barrier", "wb-book-known")
def test_the_last_choice_of_a_set_is_final_where_a_new_book_comes_up() -> None:
    """After the eighth set the first book comes up again, which everybody knows."""
    state = standard(3).start(seed=2)
    for number in range(1, 11):
        while state.round == number:
            last = state.asked
            state.play(last, state.default(last))
        why = state.may_undo(last)
        assert (why is not None and why.code == "undo-shown") if number < 8 else why is None


def test_time_out_declines() -> None:
    state = call(lay(3), "wolf-keeper", 1)
    assert state.game.text(state.default(1)) == "cowardly"
    play(state, "1 cowardly")
    assert state.game.text(state.default(1)) == "decline"
    assert state.view(PUBLIC).data()["over"] is False
