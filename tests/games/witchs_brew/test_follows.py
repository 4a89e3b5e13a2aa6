"""What a view tells those who do not know the rules: what shelves need, and what every role would bring now."""

import pytest

import broomstick
from broomstick import PUBLIC, State
from broomstick.games.witchs_brew.lists import ROLES
from broomstick.heart.plain import Plain
from games.scripts import options, play
from games.witchs_brew.staging import call, lay, pick


def follows(state: State, viewer: int) -> Plain:
    """What follows from a view; and the same from one that came over the wire."""
    view = state.view(viewer)
    found = state.game.follows(view)
    assert state.game.follows(state.game.read_view(view.data())) == found
    return found


@pytest.mark.rule("wb-shelf-stays", "wb-no-shelf")
def test_a_shelf_needs_what_does_not_lie_on_it() -> None:
    state = lay(3, lying="1 gold, 2 red", gone="4 gold-shelf")
    assert follows(state, PUBLIC)["missing"] == {"gold-shelf": 5, "ingredient-shelf": 1}
    assert follows(lay(3, gone="5 gold-shelf"), PUBLIC)["missing"] == {"ingredient-shelf": 3}


@pytest.mark.rule("wb-brewer-full", "wb-cutpurse-share", "wb-monk-share", "wb-spell-any-colours")
@pytest.mark.parametrize(
    ("role", "book", "stack"),
    [
        ("wizard", "sanatio", "copper"),
        ("witch", "magus", "iron"),
        ("druid", "magus", "silver"),
        ("cutpurse", "magus", "gold-shelf"),
        ("begging-monk", "magus", "ingredient-shelf"),
        ("assistant", "magus", None),
        ("warlock", "magus", "copper"),
        ("warlock", "sanatio", "silver"),
        ("warlock", "optio", None),
        ("warlock", "lupus", None),
    ],
)
def test_the_stack_that_a_called_role_is_about_is_told(role: str, book: str, stack: str | None) -> None:
    state = lay(3, "1 gold", "1 gold", "1 gold", book=book)
    assert "called" not in follows(state, PUBLIC)
    assert follows(call(state, role, 1), PUBLIC).get("called") == stack


@pytest.mark.rule("wb-score")
@pytest.mark.parametrize("seed", range(2))
def test_points_are_told_by_where_they_come_from(seed: int) -> None:
    game = broomstick.load("witchs-brew", players=3)
    state = broomstick.match(game, ["thrifty"] * 3, seed=seed)
    found = follows(state, PUBLIC)["sources"]
    assert [sum(found[str(seat)].values()) for seat in range(3)] == state.scores()
    for seat, goods in enumerate(state.view(PUBLIC).data()["seats"]):
        assert found[str(seat)]["vials"] == goods["vials"]
        assert bool(found[str(seat)]["shelves"]) == any("shelf" in card for card in goods["cards"])


@pytest.mark.rule("wb-score")
def test_every_source_of_points_is_told_from_the_beginning() -> None:
    sources = follows(lay(3), PUBLIC)["sources"]
    assert sources == {str(seat): {"cauldrons": 0, "shelves": 0, "vials": 0} for seat in range(3)}


@pytest.mark.rule("wb-full-or-favour")
@pytest.mark.parametrize("role", ROLES)
def test_a_role_in_hand_tells_the_same_as_one_that_is_asked_about(role: str) -> None:
    has = ("4 gold, 2 red", "3 gold, 2 red, 2 green, 2 white", "3 gold, 6 green")
    led = pick(lay(3, *has), role, role, "")
    told = follows(led, 0)["halves"][role]
    assert (
        told["full"].items() <= led.game.preview(led.view(0), led.game.action(f"lead {role} brave")).items()
    )
    asked = call(lay(3, *has), role, 1)
    halves = follows(asked, 1)["halves"][role]
    for half, answer in (("full", "brave"), ("favour", "cowardly")):
        preview = asked.game.preview(asked.view(1), asked.game.action(answer))
        assert halves[half].items() <= preview.items()
    assert set(follows(asked, 1)["halves"]) == set(ROLES)


@pytest.mark.rule("wb-spared")
def test_a_favour_saves_only_from_the_role_it_was_taken_of() -> None:
    """Who took the begging monk's favour loses as much gold to a cutpurse as anybody."""
    state = call(lay(3, "9 gold, 9 red", "9 gold, 9 red", "9 gold, 9 red"), "begging-monk", 1, 2)
    play(state, "1 cowardly")
    halves = follows(state, 2)["halves"]
    assert halves["begging-monk"]["full"]["losses"] == [2, 1, 0]
    assert halves["cutpurse"]["full"]["losses"] == [3, 3, 0]


@pytest.mark.rule("wb-cannot")
def test_those_who_could_overtake_and_do_nothing_with_it_are_named() -> None:
    state = pick(lay(4, "1 red", "1 red", "1 gold", "2 red"), *["witch"] * 4)
    found = state.game.preview(state.view(0), state.game.action("lead witch brave"))
    assert (found["overtakers"], found["unable"]) == ([1, 2, 3], [2])


@pytest.mark.rule("wb-brewer-favour")
def test_a_favour_names_the_cauldron_that_it_leaves_to_the_brave() -> None:
    """Only where the favour can be paid; nothing where it takes the last one."""
    for gone, leaves in (("", "iron-2"), ("6 iron", None)):
        state = call(lay(3, "", "9 gold, 9 red, 9 green", "", gone=gone), "witch", 1)
        assert "cowardly" in options(state, 1)
        assert state.game.preview(state.view(1), state.game.action("cowardly"))["leaves"] == leaves
    poor = call(lay(3, "", "1 gold", ""), "witch", 1)
    assert "leaves" not in poor.game.preview(poor.view(1), poor.game.action("cowardly"))
