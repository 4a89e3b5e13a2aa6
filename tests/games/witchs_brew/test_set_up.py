"""The box, the set-up, and what a game is made from."""

from collections import Counter
from typing import Any

import pytest

import broomstick
from broomstick import OptionError
from games.scripts import journal, options, public, refusal
from games.witchs_brew.staging import POINTS, RAVENS, goods, lay, pick, standard

ROLES = [
    "wolf-keeper", "snake-hunter", "herb-collector", "alchemist", "fortune-teller", "assistant",
    "wizard", "witch", "druid", "warlock", "cutpurse", "begging-monk",
]  # fmt: skip


@pytest.mark.rule("wb-players")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_to_five_can_play(players: int) -> None:
    state = standard(players).start()
    assert state.players == players
    assert state.deciders == list(range(players))


@pytest.mark.rule("wb-players")
@pytest.mark.parametrize("players", [0, 2, 6, True, "3", None, 3.0])
def test_no_other_number_can(players: Any) -> None:
    with pytest.raises(OptionError, match=r"players: Witch's Brew is for 3 to 5 players"):
        broomstick.load("witchs-brew", players=players)


@pytest.mark.rule("wb-role-order")
def test_roles_are_listed_in_one_order() -> None:
    assert standard(3).roles == ROLES
    state = lay(3)
    assert options(state, 0)[0] == "pick " + " ".join(ROLES[:5])
    assert options(state, 0)[-1] == "pick " + " ".join(ROLES[7:])
    pick(state, "warlock witch assistant snake-hunter begging-monk", "", "")
    assert [text.split()[1] for text in options(state, 0)] == [
        "snake-hunter", "assistant", "witch", "warlock", "begging-monk",
    ]  # fmt: skip


@pytest.mark.rule("wb-start")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_begins_with_two_gold_and_one_of_each_ingredient(players: int) -> None:
    state = standard(players).start(seed=players)
    for seat in range(players):
        assert goods(state, seat) == "2 gold, 1 red, 1 green, 1 white"
        assert public(state)["seats"][seat]["cards"] == []
    assert state.scores() == [0] * players


@pytest.mark.rule("wb-stacks")
def test_five_stacks_have_the_cards_of_the_box() -> None:
    assert public(standard(4).start())["stacks"] == {
        "copper": 7, "iron": 7, "silver": 7, "gold-shelf": 5, "ingredient-shelf": 5,
    }  # fmt: skip
    assert len(POINTS) == 31
    assert len(RAVENS) == 10


@pytest.mark.rule("wb-stacks")
@pytest.mark.parametrize(
    ("stack", "role", "main", "second"),
    [
        ("copper", "wizard", "white", "red"),
        ("iron", "witch", "red", "green"),
        ("silver", "druid", "green", "white"),
    ],
)
def test_a_cauldron_stack_goes_from_cheap_to_dear(stack: str, role: str, main: str, second: str) -> None:
    prices = [(1, 0), (1, 0), (1, 1), (1, 1), (2, 1), (2, 2), (3, 2)]
    for number, (of_main, of_second) in enumerate(prices, 1):
        state = lay(3, f"9 {main}, 9 {second}", gone=f"{number - 1} {stack}")
        pick(state, role, "", "")
        state.play(0, f"lead {role} brave")
        state.play(0, f"buy {stack}")
        left = {main: 9 - of_main, second: 9 - of_second}
        assert public(state)["seats"][0]["ingredients"] == {"red": 0, "green": 0, "white": 0} | left
        assert public(state)["seats"][0]["cards"] == [f"{stack}-{number}"]
        assert state.scores()[0] == POINTS[f"{stack}-{number}"]
        assert journal(state)[-1] == (
            f"0 brews {stack} {number} {POINTS[f'{stack}-{number}']} "
            f"{'raven' if f'{stack}-{number}' in RAVENS else 'plain'}"
        )


@pytest.mark.rule("wb-stacks")
@pytest.mark.parametrize(
    ("stack", "role"), [("gold-shelf", "cutpurse"), ("ingredient-shelf", "begging-monk")]
)
def test_so_does_a_stack_of_shelves(stack: str, role: str) -> None:
    for number, price in enumerate([3, 3, 4, 5, 6], 1):
        what = "gold" if role == "cutpurse" else "white"
        state = lay(3, f"9 {what}", "1 gold", "1 gold", gone=f"{number - 1} {stack}")
        pick(state, role, "", "")
        state.play(0, f"lead {role} brave")
        state.play(0, "collect")
        if role == "cutpurse":
            state.play(0, f"add-gold {price}")
        else:
            state.play(0, "add " + " ".join(["white"] * min(price, 5)))
            if price > 5:
                state.play(0, "add white")
        assert goods(state, 0) == f"{9 - price} {what}"
        assert public(state)["seats"][0]["cards"] == [f"{stack}-{number}"]


@pytest.mark.rule("wb-spell-books")
def test_eight_different_books_lie_in_any_order_with_the_top_one_open() -> None:
    tops: Counter[str] = Counter()
    for seed in range(400):
        state = standard(3).start(seed)
        books = state.position()["books"]
        assert sorted(books) == [
            "copia", "herba", "lupus", "magus", "optio", "sanatio", "serpens", "strix",
        ]  # fmt: skip
        assert public(state)["books"] == [books[0]] + [None] * 7
        assert journal(state)[0] == f"book {books[0]}"
        tops[books[0]] += 1
    # 50 each; four standard deviations of room.
    assert all(abs(count - 50) < 27 for count in tops.values())
    assert len(tops) == 8


@pytest.mark.rule("wb-supply")
def test_a_hoard_can_grow_without_end() -> None:
    state = lay(3, "900 gold, 900 red, 900 vials", "", "")
    pick(state, "wolf-keeper fortune-teller alchemist", "", "")
    for text in ("lead wolf-keeper brave", "take red red red", "lead fortune-teller brave", "fill-vials"):
        state.play(0, text)
    state.play(0, "lead alchemist brave")
    state.play(0, "sell red")
    assert goods(state, 0) == "904 gold, 902 red, 902 vials"


@pytest.mark.rule("wb-barred")
def test_with_five_players_no_roles_are_barred() -> None:
    with pytest.raises(OptionError) as refused:
        broomstick.load("witchs-brew", players=5, barred_roles=True)
    assert refused.value.code == "barred-players"
    assert refused.value.facts == {"field": "barred_roles", "lowest": 3, "highest": 4, "players": 5}


@pytest.mark.parametrize(
    ("options_given", "message"),
    [
        ({"barred_roles": 1}, "barred_roles: should be true or false, not 1"),
        ({"barred_roles": "yes"}, "barred_roles: should be true or false"),
        ({"storm_clouds": True}, "storm_clouds: Witch's Brew has no such option; it has barred_roles"),
    ],
)
def test_options_are_checked(options_given: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        broomstick.load("witchs-brew", players=4, **options_given)


def test_the_options_are_part_of_a_record() -> None:
    text = standard(4, barred=True).start().record().text()
    assert 'options {"barred_roles":true}' in text
    assert broomstick.read_record(text).game.options == {"barred_roles": True}
    assert 'options {"barred_roles":false}' in standard(4).start().record().text()


@pytest.mark.rule("wb-pick-five")
def test_exactly_five_different_roles_are_picked() -> None:
    state = lay(3)
    assert len(options(state, 1)) == 792
    assert refusal(state, 1, "pick witch wizard druid warlock")[0] == "unreadable"
    assert refusal(state, 1, "pick witch wizard druid warlock cutpurse assistant")[0] == "unreadable"
    assert refusal(state, 1, "pick witch witch druid warlock cutpurse")[0] == "unreadable"
    state.play(1, "pick witch wizard druid warlock cutpurse")
    assert state.view(1).data()["answer"] == "pick wizard witch druid warlock cutpurse"
