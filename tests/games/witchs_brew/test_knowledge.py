"""What is public and what is hidden; spell books once seen; imagined worlds."""

import json
from collections import Counter

import pytest

from broomstick import PUBLIC, Chance, PositionError, State
from games.scripts import play, public, time_out
from games.witchs_brew.staging import brew_view, call, lay, pick, standard

PUBLIC_FIELDS = {
    # the heart's
    "starter", "round", "leader", "role", "speaker", "brave", "said", "turns", "agenda", "deciders", "sealed",
    "moves", "barrier", "stager", "over", "hand_sizes",
    # this game's
    "seats", "ravens", "stacks", "on_gold_shelf", "on_ingredient_shelf", "losses_sealed", "barred", "books",
}  # fmt: skip
PRIVATE_FIELDS = {"viewer", "hand", "picks", "answer", "given"}


@pytest.mark.rule("wb-public")
@pytest.mark.parametrize(("players", "barred"), [(3, True), (4, False), (5, False)])
def test_everybody_sees_the_same_public_things(players: int, barred: bool) -> None:
    rng = Chance("public")
    state = standard(players, barred).start(seed=players)
    for _ in range(150):
        state.play(state.asked, rng.pick(state.choices(state.asked)))
        spectator = public(state)
        assert set(spectator) == {"game", "rules", "players"} | PUBLIC_FIELDS | PRIVATE_FIELDS
        for seat in range(players):
            own = state.view(seat).data()
            assert {field: own[field] for field in PUBLIC_FIELDS} == {
                field: spectator[field] for field in PUBLIC_FIELDS
            }


@pytest.mark.rule("wb-barred")
def test_a_view_without_the_roles_that_are_barred_is_refused() -> None:
    state = standard(3, barred=True).start(seed=6)
    data = state.view(PUBLIC).data()
    assert len(data["barred"]) == 1
    data["barred"] = []
    with pytest.raises(PositionError, match="barred: should tell every set so far"):
        state.game.read_view(data)


@pytest.mark.rule("wb-public")
def test_what_the_public_sees_in_the_middle_of_a_turn() -> None:
    state = call(
        lay(3, "3 gold, 1 red", "2 vials", "", gone="3 gold-shelf", lying="2 gold"), "alchemist", 1, 2
    )
    play(state, "1 brave")
    view = public(state)
    assert view["seats"][0] == {
        "gold": 3, "ingredients": {"red": 1, "green": 0, "white": 0}, "vials": 0, "cards": [], "points": 0, "owes": 0,
    }  # fmt: skip
    assert view["seats"][1]["points"] == 2
    assert view["seats"][2]["cards"] == ["gold-shelf-1", "gold-shelf-2", "gold-shelf-3"]
    assert view["ravens"] == 1
    assert view["stacks"]["gold-shelf"] == 2
    assert view["on_gold_shelf"] == 2
    assert view["hand_sizes"] == [4, 4, 5]
    assert view["said"] == ["out", "brave", "silent"]
    assert (view["hand"], view["picks"], view["answer"], view["given"]) == ([], [], None, {})


@pytest.mark.rule("wb-hidden")
def test_picks_of_others_change_nothing_in_a_view() -> None:
    stories = []
    own = "wolf-keeper snake-hunter alchemist wizard warlock"
    for others in (["witch", own], ["cutpurse wizard", "druid"]):
        state = pick(lay(3), own, *others)
        stories.append([state.story(viewer) for viewer in (0, PUBLIC)])
    assert stories[0] == stories[1]


@pytest.mark.rule("wb-hidden")
def test_the_order_of_unseen_books_and_barred_roles_changes_nothing_in_a_view() -> None:
    state = standard(3, barred=True).start(seed=6)
    time_out(state, 2)
    data = state.position()
    other = json.loads(json.dumps(data))
    other["books"][1:6] = reversed(other["books"][1:6])
    other["barred_deck"].reverse()
    assert other != data
    for viewer in (0, 1, 2, PUBLIC):
        assert state.game.position(other).view(viewer) == state.view(viewer)


@pytest.mark.rule("wb-book-known")
def test_books_that_were_once_on_top_stay_known() -> None:
    state = standard(4).start(seed=2)
    books = state.position()["books"]
    for number in range(10):
        seen = min(number + 1, 8)
        expected = [book if i < seen else None for i, book in enumerate(books)]
        top = number % 8
        assert public(state)["books"] == expected[top:] + expected[:top]
        assert state.view(2).data()["books"] == public(state)["books"]
        time_out(state)


@pytest.mark.rule("wb-book-known", "wb-book-turns")
def test_the_book_that_came_up_after_the_last_set_is_known_wherever_the_game_is_read() -> None:
    state = time_out(lay(3, data={"game": {"sets": 2}}), 2)
    view = state.view(0)
    assert state.over
    assert sum(book is not None for book in public(state)["books"]) == 3
    assert state.game.position(json.loads(json.dumps(state.position()))).view(0) == view
    assert state.game.read_view(json.loads(json.dumps(view.data()))) == view
    assert state.game.imagine(view, Chance(1)).view(0) == view


def moments(players: int, barred: bool, seed: int) -> list[State]:
    """Moments of a random game."""
    state = standard(players, barred).start(seed)
    rng = Chance(seed, name="moments")
    found: list[State] = []
    while not state.over:
        state.step(rng.pick(state.choices(state.asked)))
        if state.moves % 23 == 0:
            found.append(state.copy())
    return found


@pytest.mark.parametrize(("players", "barred"), [(3, False), (3, True), (4, True), (5, False)])
def test_imagined_worlds_show_the_same_view(players: int, barred: bool) -> None:
    for state in moments(players, barred, 8):
        for viewer in (0, players - 1, PUBLIC):
            view = state.view(viewer)
            world = state.game.imagine(view, Chance(state.moves))
            assert world.view(viewer) == view
            assert world.seed != state.seed
            assert state.game.position(world.position()) == world


def test_nobody_is_imagined_to_hold_what_is_barred_or_was_called() -> None:
    for state in moments(3, True, 5):
        view = brew_view(state, PUBLIC)
        barred = view.layout.now_barred()
        for number in range(5):
            world = state.game.imagine(view, Chance(number))
            for seat in range(3):
                assert not world.picks[seat] & barred
                assert not world.hands[seat] & ~view.may_hold(seat)


def test_the_next_barred_role_is_imagined_evenly() -> None:
    state = standard(3, barred=True).start(seed=1)
    view = state.view(0)
    tops = Counter(state.game.imagine(view, Chance(i)).position()["barred_deck"][-1] for i in range(500))
    left = set(state.game.roles) - set(public(state)["barred"][0])
    assert set(tops) == left
    # 50 each; four standard deviations of room.
    assert all(abs(count - 50) < 27 for count in tops.values())


def test_a_view_with_too_many_of_one_book_is_refused() -> None:
    state = time_out(standard(3).start(seed=2))
    data = state.view(0).data()
    data["books"][-1] = data["books"][0]
    with pytest.raises(PositionError, match="books"):
        state.game.imagine(state.game.read_view(data), Chance(1))


def test_a_view_that_names_an_unseen_book_is_refused() -> None:
    state = standard(3).start(seed=2)
    data = state.view(0).data()
    data["books"][3] = "copia"
    with pytest.raises(PositionError, match=r"books\[3\]: is named exactly where"):
        state.game.read_view(data)


@pytest.mark.parametrize(
    ("books", "message"),
    [
        (["copia"], r"^books: should have 8 entries, not 1$"),
        (["nonsense", *[None] * 7], r"^books\[0\]: 'nonsense' is not one of"),
    ],
)
def test_a_view_with_other_books_than_there_are_is_refused(books: list[str | None], message: str) -> None:
    state = standard(3).start(seed=2)
    data = {**state.view(0).data(), "books": books}
    with pytest.raises(PositionError, match=message):
        state.game.read_view(data)


def test_a_view_with_a_hand_too_large_is_refused() -> None:
    state = pick(lay(3), "", "", "")
    data = state.view(0).data()
    data["hand_sizes"][1] = 12
    data["turns"] = ["1 0 witch brave next next"]
    with pytest.raises(PositionError, match="hand_sizes"):
        state.game.imagine(state.game.read_view(data), Chance(1))
