"""Why something is refused: the reason that fits the moment, and every fact that its sentence is filled in with."""

from collections.abc import Callable

import pytest

from broomstick import State
from broomstick.heart.plain import Plain
from games.broom_service.staging import call, lay
from games.broom_service.staging_isles import cowardly, lay_back, use
from games.scripts import play


def reason(state: State, seat: int, text: str) -> tuple[str, Plain, str]:
    """The code of a refusal, its own facts, and the English of what speaks against the action."""
    found = state.refusal(seat, state.game.action(text))
    assert found is not None
    facts = {label: fact for label, fact in found.facts.items() if label not in ("action", "choices")}
    return found.code, facts, str(found).partition(": ")[2].partition(";")[0]


def test_how_many_roles_may_be_picked() -> None:
    state = lay(3, event="more-or-less", data={"more-or-less": {"points": [6, 4, 2]}})
    four = "forest-witch prairie-witch hill-witch mountain-witch"
    assert reason(state, 0, f"pick {four}") == (
        "pick-between",
        {"lowest": 1, "highest": 3},
        "pick 1 to 3 roles",
    )
    state = lay_back(3, kept={1: "card"})
    assert reason(state, 0, "pick hill-witch") == ("pick-count", {"count": 4}, "pick 4 roles")
    assert reason(state, 1, "pick hill-witch") == (
        "pick-or-more",
        {"count": 4, "highest": 5},
        "pick 4 roles, or 5 with your tile",
    )


def wandering() -> State:
    """A mountain witch's tile lets either pawn move, wherever she herself could not."""
    state = cowardly(lay_back(3, mountain={"alp": "moves"}), "mountain-witch")
    return play(state, "0 fly home alp")


def carried() -> State:
    """A brave hill witch may go anywhere."""
    state = lay_back(3, "1 purple", hill={"knob": "anywhere", "down": "turbo-cd"}, pawns={0: "home camp"})
    return play(call(state, "hill-witch"), "0 fly home knob")


@pytest.mark.parametrize(
    ("begin", "script", "text", "code", "facts"),
    [
        # What a tile grants is bound to no landscape; both actions of a card are.
        (wandering, "", "fly alp tor", "not-adjacent", {"area": "tor", "from": "alp"}),
        (
            lambda: use("double-shift", role="forest-witch"),
            "",
            "fly home knob",
            "other-landscape",
            {"area": "knob", "landscape": "forest"},
        ),
        (lambda: use("tailwind"), "", "fly home tor", "not-adjacent", {"area": "tor", "from": "home"}),
        (lambda: use("homing"), "", "fly home knob", "not-a-castle", {"area": "knob"}),
        # The pawn that came goes on, and its broom has two circles only.
        (carried, "", "fly camp oak", "that-pawn", {"area": "knob"}),
        (carried, "0 fly knob down", "jump a", "other-circle", {"circle": "a", "circles": ["c", "d"]}),
        # The witch delivers where she is, though more waits below.
        (carried, "0 fly knob tor", "deliver camp camp-post", "delivers-there", {"area": "tor"}),
    ],
)
def test_flights_and_landings(
    begin: Callable[[], State], script: str, text: str, code: str, facts: Plain
) -> None:
    assert reason(play(begin(), script), 0, text)[:2] == (code, facts)


@pytest.mark.rule("bs-square-once")
@pytest.mark.parametrize(
    ("hand", "code", "facts"),
    [
        ("1 orange, 1 green, 1 purple, 4 wand", "square-once", {"tower": "alp-market"}),
        ("1 orange, 1 purple, 4 wand", "no-potion", {"resource": "green"}),
    ],
)
def test_a_square_tower_too_many_for_one_who_has_a_potion_for_it(hand: str, code: str, facts: Plain) -> None:
    state = lay(
        3,
        hand,
        "1 orange",
        "1 orange",
        tiles={"alp": "cloud"},
        sky={"horn": "storm-delivery"},
        pawns={0: "home oak"},
    )
    play(call(state, "mountain-witch"), "0 fly oak alp; 0 do tile; 0 deliver home market")
    assert reason(state, 0, "deliver alp alp-market")[:2] == (code, facts)


def test_a_tower_that_has_its_potion() -> None:
    state = call(lay(3, occupied="oak-post"), "valley-druid")
    assert reason(state, 0, "deliver home oak-post")[:2] == ("occupied", {"tower": "oak-post"})


def test_tiles_piles_and_roles() -> None:
    state = cowardly(lay_back(3, first="", second="gossip"), "root-gatherer")
    assert reason(state, 0, "draw first")[:2] == ("pile-empty", {"pile": "first"})
    state = lay_back(2, kept={0: "card"}, event="more-or-less")
    play(state, "0 pick weather-fairy; 1 pick weather-fairy")
    assert reason(state, 0, "add weather-fairy")[:2] == ("picked-already", {"role": "weather-fairy"})
