"""The First Expansion: two piles, cards taken and used instead of a cowardly action, and what each of them does."""

from typing import Any

import pytest

import broomstick
from games.broom_service.staging import agenda, call, goods, pawns, points, preview, standard
from games.broom_service.staging_isles import cards, cowardly, finish, lay_back, pile_sizes, use
from games.scripts import journal, options, play, public, refusal, seat_of, since, time_out


@pytest.mark.rule("bs-cards")
def test_sixteen_cards_in_two_piles_of_eight() -> None:
    state = standard(3, expansion_cards=True).start(1)
    piles = public(state)["piles"]
    assert {name: len(pile) for name, pile in piles.items()} == {"first": 8, "second": 8}
    for pile in piles.values():
        assert pile[:-1] == [None] * 7, "only the top is seen"
        assert pile[-1] is not None
    unseen = state.position()["unseen_cards"]
    every = [*unseen["first"], *unseen["second"], piles["first"][-1], piles["second"][-1]]
    assert sorted(every) == sorted([*set(every), *set(every)])
    assert len(set(every)) == 8


@pytest.mark.rule("bs-cards")
def test_another_shuffle_in_every_game() -> None:
    orders = {
        str(standard(2, expansion_cards=True).start(seed).position()["unseen_cards"]) for seed in range(20)
    }
    assert len(orders) == 20


@pytest.mark.rule("bs-card-draw", "bs-one-way")
def test_the_top_card_instead_of_the_action() -> None:
    state = lay_back(3, first="homing gossip barter", second="errand")
    cowardly(state, "root-gatherer")
    assert options(state, 0) == ["take orange", "take wand", "draw first", "draw second", "decline"]
    assert preview(state, 0, "draw first")["card"] == "barter"
    assert preview(state, 0, "draw first")["end_points"] == 1
    play(state, "0 draw first")
    assert cards(state, 0) == ["barter"]
    assert public(state)["piles"]["first"] == [None, "gossip"]
    assert since(state, "0 leads root-gatherer cowardly")[:2] == [
        "0 draws barter first",
        "turns gossip first",
    ]
    assert agenda(state) == ["turn"]


@pytest.mark.rule("bs-card-draw")
def test_below_the_top_card_of_two_the_last_one_comes_to_light() -> None:
    state = play(cowardly(lay_back(3, first="homing gossip", second=""), "root-gatherer"), "0 draw first")
    assert public(state)["piles"] == {"first": ["homing"], "second": []}
    assert since(state, "0 leads root-gatherer cowardly")[:2] == [
        "0 draws gossip first",
        "turns homing first",
    ]


@pytest.mark.rule("bs-card-draw", "heart-undo-barrier")
def test_a_card_that_came_to_light_cannot_be_covered_again() -> None:
    state = cowardly(lay_back(3, first="homing gossip barter", second="errand"), "root-gatherer", 1)
    play(state, "0 draw first")
    assert state.may_undo(0) is not None


@pytest.mark.rule("bs-card-empty")
def test_an_empty_pile() -> None:
    state = cowardly(lay_back(3, first="barter", second=""), "root-gatherer", 1)
    assert "draw second" not in options(state, 0)
    assert refusal(state, 0, "draw second")[0] == "pile-empty"
    play(state, "0 draw first; 1 cowardly")
    assert public(state)["piles"] == {"first": [], "second": []}
    assert not [text for text in options(state, 1) if text.startswith("draw")]
    assert "turns" not in " ".join(since(state, "0 draws barter first"))


@pytest.mark.rule("bs-card-under", "bs-card-empty")
def test_under_an_empty_pile_a_card_is_its_top() -> None:
    state = lay_back(3, held={0: "gossip"}, first="barter", second="")
    cowardly(state, "root-gatherer")
    play(state, "0 card gossip")
    assert public(state)["piles"] == {"first": ["barter"], "second": ["gossip"]}


@pytest.mark.rule("bs-card-held")
def test_held_cards_lie_open_and_wait_for_another_turn() -> None:
    state = lay_back(3, first="homing gossip", second="errand")
    cowardly(state, "root-gatherer")
    play(state, "0 draw first")
    assert seat_of(state, 0)["cards"] == ["gossip"]
    assert agenda(state) == ["turn"], "the play is over"


@pytest.mark.rule("bs-card-use", "bs-one-way")
def test_one_card_for_a_play_and_none_for_a_brave_one() -> None:
    state = lay_back(3, held={0: "gossip gossip homing"})
    brave = call(state.copy(), "root-gatherer")
    assert options(brave, 0) == ["take orange orange wand", "decline"]
    cowardly(state, "root-gatherer")
    assert options(state, 0)[-3:] == ["card gossip", "card homing", "decline"]
    play(state, "0 card gossip")
    while agenda(state) != ["turn"]:
        assert options(state, 0) == ["under first", "under second"]
        play(state, "0 under first")
    assert cards(state, 0) == ["gossip", "homing"]


def test_cards_one_does_not_hold_are_refused() -> None:
    state = cowardly(lay_back(3, held={1: "gossip"}), "root-gatherer")
    assert refusal(state, 0, "card gossip")[0] == "no-card"


@pytest.mark.rule("bs-card-use", "bs-brave-heart")
def test_under_brave_heart_a_leader_uses_none() -> None:
    state = lay_back(3, held={0: "gossip", 1: "gossip"}, event="brave-heart")
    state = call(state, "root-gatherer", 1)
    assert options(play(state, "1 cowardly"), 1)[-2:] == ["card gossip", "decline"]


@pytest.mark.rule("bs-card-under")
def test_under_the_smaller_pile() -> None:
    state = lay_back(3, held={0: "gossip"}, first="barter errand", second="errand")
    cowardly(state, "root-gatherer")
    play(state, "0 card gossip")
    assert public(state)["piles"]["second"] == ["gossip", "errand"]
    assert journal(state)[-3:] == [
        "0 puts-away gossip second",
        "1 says-next root-gatherer",
        "2 says-next root-gatherer",
    ]
    assert cards(state, 0) == []


@pytest.mark.rule("bs-card-under")
def test_under_either_if_both_are_equal() -> None:
    state = lay_back(3, held={0: "gossip homing"}, first="barter", second="errand")
    cowardly(state, "root-gatherer")
    play(state, "0 card gossip")
    assert agenda(state) == ["follow", "put-away 0 gossip"]
    assert options(state, 0) == ["under first", "under second"]
    assert cards(state, 0) == ["gossip", "homing"], "until it is put away"
    play(state, "0 under second")
    assert public(state)["piles"]["second"] == ["gossip", "errand"]


@pytest.mark.rule("bs-card-under", "bs-cards")
def test_cards_come_up_again_in_the_order_in_which_they_went_under() -> None:
    state = lay_back(3, held={0: "gossip homing"}, first="barter errand tailwind", second="errand")
    cowardly(state, "root-gatherer", 1, 2)
    play(state, "0 card gossip; 1 cowardly; 1 draw second; 2 cowardly; 2 draw second")
    assert cards(state, 1) == ["errand"]
    assert "gossip" in cards(state, 2), "seen before, so nothing was turned up"
    assert "turns" not in " ".join(journal(state))


@pytest.mark.rule("bs-card-use")
def test_used_without_effect_it_is_spent() -> None:
    state = use("rainmaker", "2 wand", first="barter", second="")
    assert since(state, "0 plays rainmaker")[:2] == ["0 cannot", "0 puts-away rainmaker second"]
    assert cards(state, 0) == []
    state = use("errand", "2 wand")
    assert since(state, "0 plays errand")[0] == "0 cannot"
    state = use("barter", "0 wand")
    assert since(state, "0 plays barter")[0] == "0 cannot"


@pytest.mark.rule("bs-card-apprentice")
def test_apprentice_two_different_resources() -> None:
    state = use("apprentice", "1 wand")
    assert options(state, 0) == [
        "take orange green", "take orange purple", "take green purple",
        "take orange wand", "take green wand", "take purple wand", "decline",
    ]  # fmt: skip
    assert refusal(state, 0, "take orange orange")[0] == "other-resources"
    play(state, "0 take green wand")
    assert goods(finish(state), 0) == "1 green, 2 wand"


@pytest.mark.rule("bs-card-apprentice", "bs-decline")
def test_apprentice_declined() -> None:
    state = use("apprentice", "1 wand")
    play(state, "0 decline")
    assert goods(finish(state), 0) == "1 wand"
    assert cards(state, 0) == []


@pytest.mark.rule("bs-card-tailwind")
def test_tailwind_two_moves_with_either_pawn() -> None:
    state = use("tailwind", pawns={0: "home camp"}, forest={"elm": "brave"})
    play(state, "0 fly camp elm")
    assert agenda(state) == ["follow", "put-away 0 tailwind", "free-move 0"]
    play(state, "0 fly home alp")
    assert agenda(state)[-1] != "free-move 0"
    assert pawns(state, 0) == ["alp", "elm"]


@pytest.mark.rule("bs-card-tailwind")
def test_tailwind_the_second_may_be_declined_and_comes_only_after_a_first() -> None:
    state = use("tailwind")
    play(state, "0 fly home camp; 0 decline")
    assert pawns(finish(state), 0) == ["camp", "camp"]
    state = use("tailwind")
    play(state, "0 decline")
    assert pawns(finish(state), 0) == ["home", "camp"]


@pytest.mark.rule("bs-card-errand")
def test_errand_from_either_pawn_for_two_points_more() -> None:
    state = use("errand", "1 orange, 1 purple", pawns={0: "home oak"})
    assert options(state, 0) == ["deliver home gate-market", "deliver oak oak-lamp", "decline"]
    found = preview(state, 0, "deliver oak oak-lamp")
    assert (found["tower_points"], found["errand"], found["points"]) == (3, 2, 5)
    play(state, "0 deliver oak oak-lamp")
    assert points(finish(state))[0] == 15
    assert "0 gains 2 errand" in journal(state)


@pytest.mark.rule("bs-card-rainmaker")
def test_rainmaker_a_cloud_for_one_wand_less() -> None:
    state = use("rainmaker", "1 wand", pawns={0: "oak home"}, sky={"dale": "storm-move", "moor": "heavy-4"})
    assert options(state, 0) == ["lift dale", "decline"], "three less one is still too much for one wand"
    code, message = refusal(state, 0, "lift moor")
    assert code == "too-few-wands"
    assert "costs 2 wands, and you have 1" in message
    assert preview(state, 0, "lift dale")["cost"] == 1
    play(state, "0 lift dale")
    assert goods(state, 0) == ""
    assert points(state)[0] == 10, "no bonus"
    assert agenda(state) == ["follow", "put-away 0 rainmaker", "free-move 0"], "storm effects happen"
    assert "0 lifts dale storm-move 1 1" in journal(state)


@pytest.mark.rule("bs-card-rainmaker", "bs-card-errand")
def test_no_other_card_makes_a_cloud_cheaper_nor_does_the_rainmaker_later() -> None:
    table: dict[str, Any] = {"pawns": {0: "oak home"}, "sky": {"dale": "storm-move"}}
    state = use("errand", "1 wand, 1 orange", **table)
    assert preview(state, 0, "lift dale")["cost"] == 2
    state = use("rainmaker", "2 wand", rounds=1, **table)
    assert preview(state, 0, "lift dale")["cost"] == 1
    play(state, "0 decline")
    assert preview(state, 0, "lift dale")["cost"] == 2
    assert time_out(state).over
    assert public(state)["clouds"]["dale"] == "storm-move"
    assert preview(state, 0, "lift dale")["cost"] == 2


@pytest.mark.rule("bs-card-rainmaker")
def test_rainmaker_never_below_nothing() -> None:
    free = {"heavy-cloud": [{"name": "heavy-1", "cost": 0}]}
    state = use("rainmaker", "1 wand", pawns={0: "oak home"}, sky={"dale": "heavy-1"}, data=free)
    play(state, "0 lift dale")
    assert goods(finish(state), 0) == "1 wand"


@pytest.mark.rule("bs-card-gossip")
def test_gossip_five_points() -> None:
    state = lay_back(3, held={0: "gossip"})
    cowardly(state, "root-gatherer")
    assert preview(state, 0, "card gossip")["points"] == 5
    play(state, "0 card gossip")
    assert points(finish(state))[0] == 15


@pytest.mark.rule("bs-card-barter")
def test_barter_up_to_three_swaps() -> None:
    state = use("barter", "2 orange, 1 green")
    assert agenda(state)[-1] == "swap 0 3 nothing nothing"
    assert options(state, 0) == [
        "swap orange green", "swap orange purple", "swap orange wand",
        "swap green orange", "swap green purple", "swap green wand", "decline",
    ]  # fmt: skip
    assert preview(state, 0, "swap orange wand")["resources"] == {
        "orange": -1,
        "green": 0,
        "purple": 0,
        "wand": 1,
    }
    play(state, "0 swap orange purple")
    assert agenda(state)[-1] == "swap 0 2 gave-orange got-purple"
    play(state, "0 swap orange wand")
    assert options(state, 0) == ["swap green wand", "decline"]
    play(state, "0 swap green wand")
    assert goods(finish(state), 0) == "1 purple, 2 wand"
    assert [line for line in journal(state) if "swaps" in line] == [
        "0 swaps orange purple", "0 swaps orange wand", "0 swaps green wand",
    ]  # fmt: skip


@pytest.mark.rule("bs-card-barter")
def test_barter_no_outcome_can_be_reached_in_two_ways() -> None:
    """Every way of swapping up to three times, counted by hand, once each."""
    state = use("barter", "3 orange, 3 green, 3 purple, 3 wand")
    outcomes: list[str] = []
    waiting = [state]
    while waiting:
        now = waiting.pop()
        for text in options(now, 0):
            after = now.copy()
            after.play(0, text)
            if agenda(after)[-1].startswith("swap"):
                waiting.append(after)
            else:
                outcomes.append(goods(after, 0))
    assert len(outcomes) == len(set(outcomes)) == 1 + 12 + 42 + 92


@pytest.mark.rule("bs-card-barter")
def test_barter_refusals_say_why() -> None:
    state = use("barter", "2 orange, 2 green, 1 purple")
    assert refusal(state, 0, "swap green green")[0] == "same-resource"
    assert refusal(state, 0, "swap wand green")[0] == "none-left"
    play(state, "0 swap green purple")
    assert refusal(state, 0, "swap purple wand")[0] == "swap-back"
    assert refusal(state, 0, "swap purple green")[0] == "swap-back"
    assert refusal(state, 0, "swap orange wand")[0] == "swap-order"
    state = play(use("barter", "2 orange, 2 green, 1 purple"), "0 swap orange green")
    assert refusal(state, 0, "swap purple orange")[0] == "swap-back"
    state = play(use("barter", "2 orange, 2 green, 1 purple"), "0 swap green orange")
    assert refusal(state, 0, "swap orange wand")[0] == "swap-back"


@pytest.mark.rule("bs-card-homing")
def test_homing_to_a_castle_one_does_not_stand_on() -> None:
    state = use("homing", pawns={0: "home tor"})
    assert options(state, 0) == ["fly home camp", "fly tor home", "fly tor camp", "decline"]
    assert refusal(state, 0, "fly tor oak")[0] == "not-a-castle"
    assert refusal(state, 0, "fly home home")[0] == "already-there"
    play(state, "0 fly tor camp")
    assert pawns(finish(state), 0) == ["home", "camp"]
    assert options(use("homing", pawns={0: "tor tor"}), 0) == ["fly tor home", "fly tor camp", "decline"]


@pytest.mark.rule("bs-end-cards")
def test_each_held_card_brings_a_point_at_the_end() -> None:
    state = lay_back(
        2, "1 wand", "1 wand", held={0: "gossip homing barter"}, rounds=1, pawns={0: "home camp"}
    )
    while not state.over:
        state.play(state.asked, state.default(state.asked))
    assert "0 scores-cards 3" in journal(state)
    assert "0 gains 3 cards" in journal(state)
    assert "1 scores-cards 0" in journal(state)


@pytest.mark.rule("bs-end-cards")
def test_on_the_front_too() -> None:
    data = {"game": {"rounds": 1}, "events": {"brave-heart": 0}}
    game = broomstick.load("broom-service", players=2, expansion_cards=True, data=data)
    state = game.start(1)
    taken = 0
    while not state.over:
        texts = options(state, state.asked)
        wanted = [text for text in texts if text.startswith("draw") or text.endswith("cowardly")]
        taken += bool(wanted) and wanted[0].startswith("draw")
        state.play(state.asked, wanted[0] if wanted else state.default(state.asked))
    assert taken > 3
    assert sum(len(cards(state, seat)) for seat in range(2)) == taken == 16 - sum(pile_sizes(state))
    gained = [int(line.split()[2]) for line in journal(state) if line.endswith(" cards")]
    assert sum(gained) == taken
