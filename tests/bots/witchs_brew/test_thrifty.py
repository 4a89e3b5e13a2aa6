"""The thrifty bot in Witch's Brew: positions where any sensible player would agree."""

import broomstick
from bots.watching import check_beliefs, choice, decisions, picked
from broomstick import State
from broomstick.bots.thrifty.witchs_brew.goods import Purse, going_on, goods_of
from broomstick.bots.thrifty.witchs_brew.rivals import BrewRivals
from broomstick.bots.thrifty.witchs_brew.worth import Worth
from broomstick.games.witchs_brew.codes import actions, things
from broomstick.games.witchs_brew.view import BrewView
from games.scripts import play
from games.witchs_brew.staging import brew_view, lay, pick, standard


def test_picks_a_brewer_rather_when_it_can_pay_for_the_cauldron() -> None:
    """The third iron cauldron needs one red and one green."""
    able = lay(4, "1 red, 1 green", gone="2 iron")
    unable = lay(4, "2 white", gone="2 iron")
    assert picked(able, 0)["witch"] > picked(unable, 0)["witch"]


def test_picks_a_chain_of_collector_and_brewer() -> None:
    """Without green a druid is nothing by itself; picked all the same, something that brings green comes along."""
    state = lay(4, "2 white, 1 gold", "4 gold", "4 gold", "4 gold")
    chains = 0
    for seed in range(40):
        roles = choice(state, 0, seed).split()[1:]
        if "druid" in roles:
            chains += 1
            assert {"herb-collector", "assistant", "warlock"} & set(roles)
    assert chains


def test_without_gold_or_a_way_to_it_no_fortune_teller() -> None:
    state = lay(4, "2 red, 2 green, 2 white")
    for seed in range(20):
        roles = choice(state, 0, seed).split()[1:]
        assert "fortune-teller" not in roles or {"alchemist", "warlock"} & set(roles)


def test_the_cutpurse_comes_where_others_are_rich_and_the_shelf_can_be_filled() -> None:
    poor = lay(4, "1 red", "1 red", "1 red", "1 red")
    rich = lay(4, "1 red", "9 gold", "9 gold", "9 gold")
    assert picked(poor, 0)["cutpurse"] < 5
    assert picked(rich, 0)["cutpurse"] > 10


def test_a_shelf_nearly_full_attracts_the_begging_monk() -> None:
    none = lay(4, "1 red", "1 red", "1 red", "1 red", gone="4 ingredient-shelf")
    full = lay(4, "1 red", "1 red", "1 red", "1 red", gone="4 ingredient-shelf", lying="5 red")
    assert picked(none, 0)["begging-monk"] < picked(full, 0)["begging-monk"]


def test_barred_roles_are_never_picked() -> None:
    game = standard(3, barred=True)
    for seed in range(10):
        state = game.start(seed)
        barred = state.view(0).data()["barred"][-1]
        assert len(barred) == 2
        assert not set(barred) & set(choice(state, 0, seed).split())


def test_bots_with_the_same_goods_do_not_all_pick_the_same() -> None:
    """At the start everybody is equal; whoever picked as all others do would be knocked out all the time."""
    state = lay(4)
    assert len({choice(state, 0, seed) for seed in range(20)}) > 10


def test_claims_the_full_action_when_nobody_can_take_it_away() -> None:
    """Safe and affordable, a full action brings all that a favour does, and more."""
    certain = 0
    for view, choices, _, action in decisions(BrewView, standard(4), 8):
        if choices == [actions.BRAVE, actions.COWARDLY]:
            after = view.still_to_speak()[1:]
            worth = Worth(view, view.viewer, view.hand & ~(1 << view.role))
            gains = worth.full(view.role, worth.goods)[0], worth.favour(view.role, worth.goods)[0]
            if not any(view.hand_sizes[seat] for seat in after) and gains[0] > gains[1]:
                certain += 1
                assert action == actions.BRAVE
    assert certain > 15


def test_takes_the_favour_only_where_it_could_be_overtaken_or_gains_as_much() -> None:
    favours = 0
    for view, _, _, action in decisions(BrewView, standard(4), 8, "thrifty"):
        if action == actions.COWARDLY:
            favours += 1
            worth = Worth(view, view.viewer, view.hand & ~(1 << view.role))
            gains = worth.full(view.role, worth.goods)[0], worth.favour(view.role, worth.goods)[0]
            assert gains[1] > 0
            assert any(view.hand_sizes[seat] for seat in view.still_to_speak()[1:]) or gains[1] >= gains[0]
    assert favours > 5


def test_dares_less_the_more_rivals_come_after() -> None:
    state = pick(lay(4), "witch", "witch", "druid", "druid")
    view = brew_view(play(state, "0 lead witch brave"), 1)
    chances = [BrewRivals(view).stands(things.WITCH, after) for after in ([], [2], [2, 3])]
    assert chances[0] == 1.0
    assert chances[2] < chances[1] < 1.0


def test_leads_the_collector_before_the_brewer_that_needs_it() -> None:
    state = pick(lay(3, "2 gold"), "herb-collector druid", "cutpurse", "begging-monk")
    assert "druid" not in choice(state, 0)


def buying(seat: str, gone: str = "") -> State:
    """Seat 0 leads the warlock with Strix on top, and is asked how to pay for an iron cauldron."""
    state = pick(lay(3, seat, book="strix", gone=gone), "warlock druid", "cutpurse", "begging-monk")
    return play(state, "0 lead warlock brave")


def test_pays_with_what_is_not_needed_next() -> None:
    """The druid in hand needs green for silver; red is there in plenty."""
    assert choice(buying("3 red, 1 green"), 0) == "pay red"


def test_loses_to_a_monk_what_it_needs_least() -> None:
    state = lay(3, "4 red", "1 green, 3 white")
    pick(state, "begging-monk", "druid", "cutpurse")
    play(state, "0 lead begging-monk brave\n0 collect")
    assert choice(state, 1) == "lose white"


def test_adds_to_a_shelf_only_what_fills_it() -> None:
    state = pick(lay(3, "3 gold, 1 red"), "cutpurse", "druid", "witch")
    play(state, "0 lead cutpurse brave")
    state.play(0, "collect")
    asked = choice(state, 0)
    assert asked == "add-gold 3"
    state = pick(lay(3, "2 gold, 1 red"), "cutpurse", "druid", "witch")
    play(state, "0 lead cutpurse brave\n0 collect")
    assert choice(state, 0) == "add-gold 0"


def last_set(seat: str, *roles: str) -> State:
    """A game of one set, so that it is the last."""
    state = lay(3, seat, data={"game": {"sets": 1}})
    return pick(state, " ".join(roles), "begging-monk", "cutpurse")


def test_in_the_last_set_goods_are_for_use_and_a_vial_is_a_point() -> None:
    state = last_set("2 green, 2 red, 1 gold", "druid", "fortune-teller")
    view = brew_view(state, 0)
    assert going_on(view) == 0.0
    play(state, "0 lead druid brave\n0 buy silver")
    assert choice(state, 0).startswith("bottle")


def test_early_in_the_game_it_is_sure_to_go_on_and_later_less() -> None:
    assert going_on(brew_view(lay(4), 0)) == 1.0
    # Three ravens are out, and the next cards of two stacks have one.
    near = brew_view(lay(4, gone="7 copper, 5 iron, 4 silver, 2 gold-shelf"), 0)
    assert near.layout.ravens == 3
    assert 0.0 < going_on(near) < 0.5


def test_goods_are_worth_more_with_a_role_in_hand_that_needs_them() -> None:
    view = brew_view(lay(4, "1 green"), 0)
    goods = goods_of(view.layout, 0)
    assert Purse(view, 1 << things.DRUID, 1.0).worth(goods) > Purse(view, 1 << things.WIZARD, 1.0).worth(
        goods
    )


def test_more_goods_of_a_kind_are_never_worth_less() -> None:
    purse = Purse(brew_view(lay(4), 0), 0, 1.0)
    for count in range(3):
        more = [(count + 1, 1, 1, 2), (1, count + 1, 1, 2), (1, 1, count + 1, 2), (1, 1, 1, count + 1)]
        less = [(count, 1, 1, 2), (1, count, 1, 2), (1, 1, count, 2), (1, 1, 1, count)]
        for a, b in zip(more, less, strict=True):
            assert purse.worth(a) > purse.worth(b)


def test_the_beliefs_about_rivals_agree_with_what_is_public() -> None:
    for view, _, _, _ in decisions(BrewView, standard(4), 4):
        check_beliefs(view, BrewRivals(view))


def test_copes_with_other_numbers_on_the_cards() -> None:
    data = {"game": {"picks": 8, "sets": 3}, "cutpurse": {"share": 1, "spared": 9}, "assistant": {"full": 5}}
    game = broomstick.load("witchs-brew", players=3, data=data)
    assert broomstick.match(game, ["thrifty"] * 3, seed=1).over
