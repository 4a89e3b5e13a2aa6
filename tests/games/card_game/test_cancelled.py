"""Cancelled cards: turned over, worth nothing, back in the stock when the round is over."""

import pytest

from broomstick import PUBLIC, Chance
from games.card_game.staging import begin, card_view, display, lay, pick, play_round, potions, standard, stock
from games.scripts import journal, options, play, refusal, since, time_out

ONLY_FIRE = "fire, 4 root, 4 sun, 4 water, 4 berry"
"""A stock with a single fire."""


@pytest.mark.rule("cg-cancel")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_brave_card_is_cancelled_by_the_next_brave_one(players: int) -> None:
    state = pick(begin(lay(players)), *["fire sun water"] * players)
    play(state, "0 lead fire brave")
    for seat in range(1, players):
        assert display(state, seat - 1)["cancelled"] == []
        state.play(seat, "brave")
        # At once, not at the end of the turn.
        assert display(state, seat - 1)["cancelled"] == ["fire"]
    assert [display(state, seat)["cancelled"] for seat in range(players)] == [["fire"]] * (players - 1) + [[]]
    assert [line for line in journal(state) if "knocked-out" in line] == [
        f"{seat} knocked-out fire" for seat in range(players - 1)
    ]


@pytest.mark.rule("cg-cancel")
def test_a_cancelled_card_is_not_given_back_for_another_try() -> None:
    state = pick(begin(lay(3)), *["fire sun water"] * 3)
    play(state, "0 lead fire brave\n1 brave\n2 cowardly\n1 lead sun cowardly\n2 cowardly\n0 brave")
    assert state.deciders == [0]
    assert options(state, 0) == ["lead water brave", "lead water cowardly"]
    assert refusal(state, 0, "lead fire brave")[0] == "not-held"
    assert display(state, 0)["cancelled"] == ["fire"]


@pytest.mark.rule("cg-cancel")
def test_one_player_can_have_several_cancelled_cards() -> None:
    state = pick(begin(lay(3)), *["fire sun water"] * 3)
    for name in ("fire", "sun"):
        play(state, f"{state.asked} lead {name} brave")
        while state.role >= 0:
            state.play(state.asked, "brave")
    # Seat 0 led fire, seat 2 stood; seat 2 led sun, seat 1 stood.
    assert [display(state, seat)["cancelled"] for seat in range(3)] == [["fire", "sun"], ["fire"], ["sun"]]


@pytest.mark.rule("cg-cancel-nothing")
def test_a_cancelled_card_brings_no_potion_and_is_not_in_the_display() -> None:
    state = pick(begin(lay(3, witches="fire, fire, fire")), *["fire sun water"] * 3)
    play(state, "0 lead fire brave\n1 cowardly\n2 brave")
    assert potions(state, 0) == {"fire": 1}
    assert display(state, 0)["brave_potions"] == 0
    assert display(state, 0)["cards"] == 1
    assert state.scores()[0] == 0
    # Nor does it later, when it has returned.
    time_out(state)
    assert potions(state, 0)["fire"] == 1


@pytest.mark.rule("cg-cancel-nothing")
def test_a_cancelled_card_counts_for_no_task() -> None:
    # Task 1 wants root 2, fire 3, water 4; with fire cancelled in round 2 seat 0 has only 2 red potions.
    state = begin(lay(3, witches="water, water, water", tasks=(1, 2, 3)))
    play_round(state, "root! fire! water!", "meadow berry sun", "meadow berry sun")
    assert potions(state, 0) == {"root": 2, "fire": 2, "water": 3}
    # Seat 1 leads sun; seat 0 is brave there, leads fire next and is knocked out.
    play_round(state, "sun! fire! water", "sun fire! berry", "sun meadow berry")
    assert potions(state, 0) == {"root": 2, "fire": 2, "water": 4, "sun": 2}
    assert display(state, 0)["tasks"] == []
    play_round(state, "fire berry sun", "meadow berry sun", "meadow berry sun")
    assert display(state, 0)["tasks"] == [1]


@pytest.mark.rule("cg-cancel-nothing")
def test_a_cancelled_card_is_no_card_for_the_tie_break() -> None:
    worthless = {"score": {"colour": [0], "colour_more": 0, "brave": 0}, "game": {"open_tasks": 0}}
    state = begin(lay(3, data=worthless))
    play_round(state, "fire! sun water", "fire! sun water", "root sun water")
    time_out(state, 3)
    assert state.over
    assert state.scores() == [0, 0, 0]
    assert [display(state, seat)["cards"] for seat in range(3)] == [12, 13, 13]
    assert state.places() == [1, 2, 2]


@pytest.mark.rule("cg-one-brave-per-type")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_at_most_one_brave_card_of_a_type_comes_into_a_display_each_round(players: int) -> None:
    rng = Chance("one brave")
    for seed in range(8):
        state = standard(players).start(seed)
        while not state.over:
            choices = state.choices(state.asked)
            # Bravery is likelier than chance would have it, so that many dare at once.
            brave = [choice for choice in choices if state.game.text(choice).endswith("brave")]
            state.play(state.asked, rng.pick(brave if brave and rng.below(4) else choices))
        brewed: set[tuple[int, str]] = set()
        number = 0
        for line in journal(state):
            words = line.split()
            if words[0] == "round":
                number = int(words[1])
            elif words[1:2] == ["brews"] and words[4] == "1":
                assert (number, words[2]) not in brewed
                brewed.add((number, words[2]))


@pytest.mark.rule("cg-one-brave-per-type")
def test_cowardly_cards_of_a_type_are_not_limited() -> None:
    state = pick(begin(lay(6)), *["fire sun water"] * 6)
    play(state, "0 lead sun cowardly\n1 cowardly\n2 cowardly\n3 brave\n4 cowardly\n5 cowardly")
    brews = [line for line in journal(state) if "brews sun" in line][-6:]
    assert brews == [
        "0 brews sun 1 0",
        "1 brews sun 1 0",
        "2 brews sun 1 0",
        "4 brews sun 1 0",
        "5 brews sun 1 0",
        "3 brews sun 2 1",
    ]


@pytest.mark.rule("cg-cancel-return")
def test_cancelled_cards_return_to_their_owners_at_the_end_of_the_round() -> None:
    state = begin(
        lay(3, stocks=(ONLY_FIRE, "5 fire", "6 fire"), witches="3 meadow", pile="3 meadow, 3 sun, 3 water")
    )
    pick(state, "fire sun water", "fire sun water", "meadow sun water")
    play(state, "0 lead fire brave\n1 brave")
    assert stock(state, 0).get("fire", 0) == 0, "it lies cancelled on the table"
    assert state.view(PUBLIC).data()["stock_sizes"] == [16, 16, 17]
    time_out(state)
    assert "0 reclaims fire" in since(state, "locked")
    assert stock(state, 0)["fire"] == 1
    assert display(state, 0)["cancelled"] == []
    # Two cards of seat 0 came into its display; three were drawn.
    assert state.view(PUBLIC).data()["stock_sizes"] == [18, 17, 17]


@pytest.mark.rule("cg-cancel-return")
def test_a_returned_card_can_be_picked_and_played_again() -> None:
    state = begin(
        lay(3, stocks=(ONLY_FIRE, "5 fire", "6 fire"), witches="3 meadow", pile="3 meadow, 3 sun, 3 water")
    )
    play_round(state, "fire! sun water", "fire! sun water", "meadow sun water")
    assert "pick fire sun water" in options(state, 0)
    play_round(state, "fire! sun water", "root sun water", "meadow sun water")
    assert potions(state, 0)["fire"] == 2


@pytest.mark.rule("cg-cancel-return")
def test_cards_return_after_the_fourth_round_too() -> None:
    state = time_out(begin(lay(3)), 3)
    assert state.round == 4
    held = [set(stock(state, seat)) for seat in range(3)]
    shared = sorted(held[0] & held[1] & held[2])[:3]
    before = stock(state, 0)[shared[0]]
    plans = " ".join([f"{shared[0]}!", *shared[1:]])
    play_round(state, plans, plans, plans)
    assert state.over
    assert [line for line in journal(state) if "reclaims" in line] != []
    assert all(display(state, seat)["cancelled"] == [] for seat in range(3))
    out = [seat for seat in range(3) if f"{seat} reclaims {shared[0]}" in journal(state)]
    assert len(out) == 2
    if 0 in out:
        assert stock(state, 0)[shared[0]] == before


@pytest.mark.rule("cg-cancel-return", "heart-several-players")
def test_several_cancelled_cards_of_several_players_return_together() -> None:
    state = begin(lay(3, starter=1))
    play_round(state, *["fire! sun! water!"] * 3)
    returned = [line for line in journal(state) if "reclaims" in line]
    # Each type was cancelled twice.
    assert sum(len(line.split()) - 2 for line in returned) == 6
    # Told clockwise from the one who leads the next round.
    assert state.leader == 1
    assert [line.split()[0] for line in returned] == ["1", "2", "0"]
    assert state.view(PUBLIC).data()["stock_sizes"] == [19, 19, 19]


@pytest.mark.rule("cg-cancel-known")
@pytest.mark.parametrize("role", ["root", "fire"])
def test_what_went_back_is_known_until_it_is_played_again(role: str) -> None:
    """Not while others play that type: only when its owner does."""
    stocks = tuple([f"3 {role}, 4 sun, 4 water"] * 3)
    state = begin(lay(3, witches="3 berry", stocks=stocks))
    play_round(state, f"{role}! sun water", f"{role}! sun water", "meadow sun water")
    kind = state.game.roles.index(role)

    def known(seat: int) -> list[bool]:
        return [bool(card_view(state, viewer).known_in_stock(seat) >> kind & 1) for viewer in (1, 2, PUBLIC)]

    assert known(0) == [True] * 3
    assert known(1) == known(2) == [False] * 3
    # Round 2: seat 2 leads that type, seat 0 has not picked it, seat 1 is to speak.
    pick(state, "meadow sun water", f"{role} sun water", f"{role} sun water")
    play(state, f"2 lead {role} cowardly")
    assert known(0) == [True] * 3
    play(state, "1 cowardly")
    assert known(0) == [True] * 3
    time_out(state)
    # Round 3: seat 0 plays it.
    pick(state, f"{role} sun water", f"{role} sun water", f"{role} sun water")
    while state.asked != 0:
        state.play(state.asked, state.default(state.asked))
    text = "cowardly" if state.role == kind else f"lead {role} cowardly"
    play(state, f"0 {text}")
    assert known(0) == [False] * 3
