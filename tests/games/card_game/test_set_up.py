"""Set-up: types in play, tasks, deal, open witches, first cards, the starter."""

from collections import Counter
from itertools import combinations

import pytest

from broomstick import PUBLIC, OptionError
from games.card_game.staging import begin, display, lay, potions, standard, stock
from games.scripts import journal, options, play, refusal

TASKS = {3: range(1, 6), 4: range(1, 8), 5: range(1, 10), 6: range(1, 12)}


@pytest.mark.rule("cg-types-in-play")
@pytest.mark.parametrize(
    ("players", "absent"),
    [(3, {"fog", "night", "snow"}), (4, {"night", "snow"}), (5, {"snow"}), (6, set())],
)
def test_types_for_more_players_stay_in_the_box(players: int, absent: set[str]) -> None:
    position = standard(players).start(seed=2).position()
    seen = {name for stock in position["stocks"] for name, count in stock.items() if count}
    seen |= set(position["pile"])
    assert len(seen) == players + 3
    assert not seen & absent
    assert not set(standard(players).roles) & absent


@pytest.mark.rule("cg-types-in-play")
def test_a_type_that_is_not_in_play_is_refused_by_name() -> None:
    code, why = refusal(begin(lay(3)), 0, "pick fog sun water")
    assert code == "unreadable"
    assert "comes 0 to 3 different ones of root, meadow, fire, berry, sun, water" in why


@pytest.mark.rule("cg-task-draw")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_three_tasks_lie_open_and_any_three_may(players: int) -> None:
    game = standard(players)
    drawn = Counter(
        tuple(game.start(seed, journal=False).view(PUBLIC).data()["tasks"]) for seed in range(250)
    )
    possible = set(combinations(TASKS[players], 3))
    assert set(drawn) <= possible
    # Each task comes up in its share of games: 250 draws, four standard deviations of room.
    share = 3 / len(TASKS[players])
    room = 4 * (250 * share * (1 - share)) ** 0.5
    for task in TASKS[players]:
        times = sum(count for tasks, count in drawn.items() if task in tasks)
        assert abs(times - 250 * share) < room
    if players == 3:
        assert set(drawn) == possible


@pytest.mark.rule("cg-task-draw")
def test_tasks_not_drawn_are_not_used() -> None:
    state = lay(3, tasks=(1, 2, 3))
    while not state.over:
        state.play(state.asked, state.default(state.asked))
        assert set(state.view(PUBLIC).data()["tasks"]) <= {1, 2, 3}


@pytest.mark.rule("cg-deal")
@pytest.mark.parametrize(("players", "dealt"), [(3, 17), (4, 15), (5, 14), (6, 14)])
def test_everybody_is_dealt_a_stock_of_the_right_size(players: int, dealt: int) -> None:
    state = standard(players).start(seed=9)
    for seat in range(players):
        assert sum(stock(state, seat).values()) == dealt
        assert len(state.view(seat).data()["received"][0].split()) == dealt


@pytest.mark.rule("cg-deal")
def test_only_its_owner_sees_a_stock() -> None:
    state = standard(4).start(seed=9)
    for seat in range(4):
        own = state.view(seat).data()
        assert {name: count for name, count in own["stock"].items() if count} == stock(state, seat)
        assert own["stock_sizes"] == [15] * 4
        deals = [line for line in journal(state, seat) if "draws" in line]
        assert len(deals) == 1
        assert deals[0].startswith(f"{seat} draws ")
    assert state.view(PUBLIC).data()["stock"] == {}
    assert not [line for line in journal(state) if "draws" in line]


@pytest.mark.rule("cg-deal")
def test_the_seed_decides_the_shuffle() -> None:
    game = standard(3)
    assert game.start(seed=1) == game.start(seed=1)
    deals = {str(game.start(seed).position()["stocks"]) for seed in range(50)}
    assert len(deals) == 50


@pytest.mark.rule("cg-deal")
def test_every_card_is_equally_likely_to_be_dealt_to_every_seat() -> None:
    game = standard(3)
    waters = [0, 0, 0]
    for seed in range(300):
        for seat, held in enumerate(game.start(seed, journal=False).position()["stocks"]):
            waters[seat] += held["water"]
    # 18 of 81 cards: 17 × 18 / 81 of a stock, give or take four standard deviations of 300 hypergeometric draws.
    expected = 300 * 17 * 18 / 81
    deviation = (300 * 17 * (18 / 81) * (63 / 81) * (64 / 80)) ** 0.5
    assert all(abs(count - expected) < 4 * deviation for count in waters)


@pytest.mark.rule("cg-open-witches")
@pytest.mark.parametrize(("players", "pile"), [(3, 27), (4, 37), (5, 47), (6, 54)])
def test_one_witch_a_player_is_turned_up_and_the_rest_is_the_pile(players: int, pile: int) -> None:
    state = lay(players, witches="water, root", pile="sun")
    view = state.view(PUBLIC).data()
    assert sum(view["open_witches"].values()) == players
    assert view["open_witches"]["water"] >= 1
    assert view["open_witches"]["root"] >= 1
    assert view["pile_size"] == pile
    # The top of the pile is the end of the list.
    assert state.position()["pile"][-1] == "sun"


@pytest.mark.rule("cg-first-card")
@pytest.mark.parametrize(("players", "starter"), [(3, 0), (3, 2), (4, 1), (5, 4), (6, 3)])
def test_first_cards_are_taken_clockwise_from_the_starter(players: int, starter: int) -> None:
    state = lay(players, witches=", ".join(standard(players).roles[:players]), starter=starter)
    for turn in range(players - 1):
        seat = (starter + turn) % players
        assert state.deciders == [seat]
        assert options(state, seat) == [f"take {name}" for name in standard(players).roles[turn:players]]
        state.play(seat, options(state, seat)[0])
    assert state.round == 1
    firsts = [display(state, (starter + turn) % players)["first"] for turn in range(players)]
    assert firsts == standard(players).roles[:players]
    assert sum(state.view(PUBLIC).data()["open_witches"].values()) == 0


@pytest.mark.rule("cg-first-card")
def test_a_first_card_is_a_cowardly_card_in_the_display() -> None:
    state = play(lay(3, witches="root, sun, sun"), "0 take sun")
    assert display(state, 0) == {
        "first": "sun",
        "potions": {"root": 0, "meadow": 0, "fire": 0, "berry": 0, "sun": 1, "water": 0},
        "brave_potions": 0,
        "cards": 1,
        "cancelled": [],
        "tasks": [],
        "points": 0,
    }
    assert journal(state) == ["0 takes sun", "0 brews sun 1 0"]
    # It does not come out of the stock.
    assert sum(stock(state, 0).values()) == 17


@pytest.mark.rule("cg-first-card")
def test_a_first_card_counts_for_the_score() -> None:
    state = begin(lay(3, witches="sun, sun, sun"))
    for seat in range(3):
        state.play(seat, "pick root sun water")
    state.play(0, "lead sun cowardly")
    # The second yellow potion is the first to be worth anything: 1 VP for two.
    assert potions(state, 0) == {"sun": 2}
    assert state.scores() == [1, 0, 0]


@pytest.mark.rule("cg-first-card")
def test_a_witch_that_does_not_lie_open_cannot_be_taken() -> None:
    state = lay(3, witches="root, sun, sun")
    code, why = refusal(state, 0, "take water")
    assert code == "not-open"
    assert why == "'take water' cannot be played: no water lies open; possible are 'take root', 'take sun'"
    assert refusal(state, 1, "take sun") == (
        "not-your-decision",
        "it is not for seat 1 to decide now; waiting for seat 0",
    )
    play(state, "0 take root")
    assert state.round == 1, "two suns are left, so nobody is asked"


@pytest.mark.rule("cg-first-card-forced")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_nobody_is_asked_where_all_open_witches_are_alike(players: int) -> None:
    state = lay(players, witches=f"{players} water", starter=2)
    assert state.round == 1
    assert state.deciders == list(range(players))
    assert [display(state, seat)["first"] for seat in range(players)] == ["water"] * players
    order = [(2 + turn) % players for turn in range(players)]
    takes = [line for line in journal(state) if "takes" in line]
    assert takes == [f"{seat} takes water" for seat in order]


@pytest.mark.rule("cg-first-card-forced")
def test_the_last_player_is_never_asked_for_a_first_card() -> None:
    state = play(lay(3, witches="root, sun, water", starter=1), "1 take sun\n2 take root")
    assert state.round == 1
    assert display(state, 0)["first"] == "water"


@pytest.mark.rule("cg-first-card-forced")
def test_who_takes_the_odd_one_decides_whether_the_next_is_asked() -> None:
    odd_gone = play(lay(4, witches="root, sun, sun, sun"), "0 take root")
    assert odd_gone.round == 1
    odd_left = play(lay(4, witches="root, sun, sun, sun"), "0 take sun")
    assert odd_left.deciders == [1]
    assert options(odd_left, 1) == ["take root", "take sun"]


@pytest.mark.rule("cg-starter-leads")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_starter_leads_the_first_turn(players: int) -> None:
    for starter in range(players):
        state = begin(lay(players, starter=starter))
        for seat in range(players):
            state.play(seat, "pick root sun water")
        assert state.deciders == [starter]
        assert options(state, starter)[0] == "lead root brave"


@pytest.mark.rule("cg-starter-leads")
def test_the_starter_is_named_or_drawn_from_the_seed() -> None:
    game = standard(5)
    assert [game.start(seed=3, starter=seat).asked for seat in range(5)] == [0, 1, 2, 3, 4]
    drawn = [game.start(seed).starter for seed in range(60)]
    assert set(drawn) == {0, 1, 2, 3, 4}
    assert drawn == [game.start(seed).starter for seed in range(60)]
    with pytest.raises(OptionError, match=r"^starter: should be a seat from 0 to 4, not 5"):
        game.start(starter=5)
