"""What a value shows of itself at the prompt."""

import pytest

import broomstick
from broomstick import GAMES, PUBLIC, Chance
from broomstick.heart.core import Core
from broomstick.heart.prompt import INNER, in_lines
from games.scripts import play
from heart.scripts import picked, table


def test_a_game_shows_how_to_load_it_again() -> None:
    assert repr(broomstick.load("card-game", players=5)) == "broomstick.load('card-game', players=5)"
    assert repr(broomstick.load("card-game", data={"score": {"brave": 3}})) == (
        "broomstick.load('card-game', players=4, data=…)"
    )
    assert repr(table().game) == "Game('drill', players=3, curses=0)"
    for game in (
        broomstick.load("witchs-brew", barred_roles=True),
        broomstick.load("broom-service", players=2, board="back", expansion_cards=True),
    ):
        again = eval(repr(game), {"broomstick": broomstick})
        assert again.identity() == game.identity()


def test_a_state_shows_who_is_asked_what() -> None:
    state = picked("seer thief", "thief runner", "seer runner")
    assert repr(state) == "State('drill', round=1, question='lead', deciders=[0], scores=[5, 5, 5])"
    play(state, "0 lead seer brave")
    assert repr(state) == "State('drill', round=1, question='follow', deciders=[2], scores=[5, 5, 5])"
    assert repr(state.game.blank()) == "State('drill', not set up)"


def test_a_view_shows_whose_it_is() -> None:
    state = picked("seer thief", "thief runner", "seer runner")
    assert repr(state.view(1)) == "View('drill', viewer=1, round=1, question='lead', deciders=[0])"
    assert repr(state.view(PUBLIC)) == "View('drill', viewer=PUBLIC, round=1, question='lead', deciders=[0])"
    assert repr(state.game.blank_view(1)) == "View('drill', viewer=1, not set up)"


def test_a_state_is_printed_as_everybody_sees_it() -> None:
    state = play(broomstick.load("card-game").start(7), "0 take berry")
    assert str(state).splitlines()[1:] == [
        "  leader: 0",
        "  hand_sizes: 0, 0, 0, 0",
        "  displays 0: first berry, potions (berry 1), cards 1",
        "  displays 1: -",
        "  displays 2: -",
        "  displays 3: -",
        "  tasks: 2, 4, 7",
        "  open_witches: meadow 1, fire 1, fog 1",
        "  stock_sizes: 15, 15, 15, 15",
        "  pile_size: 37",
    ]
    assert str(state).splitlines()[0] == f"{state!r}, as everybody sees it; position() is all of it"
    assert str(state.game.blank()) == "State('card-game', not set up)"
    assert str(state.game.blank_view(1)) == "View('card-game', viewer=1, not set up)"


def test_a_turn_is_printed_while_it_is_played() -> None:
    state = play(picked("seer thief", "thief runner", "seer runner"), "0 lead thief brave")
    lines = str(state).splitlines()
    assert {"  role: thief", "  brave: 0", "  said: brave, silent, silent", "  hand_sizes: 1, 2, 2"} < set(
        lines
    )
    play(state, "1 brave")
    while state.role >= 0:
        state.step(state.choices(state.asked)[0])
    lines = str(state).splitlines()
    assert "  turns: 1 0 thief out brave next" in lines
    assert not any(line.startswith("  said") for line in lines)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_printed_fits_and_hides_what_a_view_hides(name: str) -> None:
    """A view is printed from its data and nothing else, so two worlds that look alike to it are printed alike."""
    state = broomstick.load(name).start(3)
    for _ in range(40):
        state.step(state.choices(state.asked)[-1])
    for viewer in (PUBLIC, 0):
        view = state.view(viewer)
        world = state.game.imagine(view, Chance(5))
        assert str(world.view(viewer)) == str(view)
        assert max(map(len, str(view).splitlines())) <= 150
    assert str(state.game.imagine(state.view(PUBLIC), Chance(6))) == str(state)


def test_fields_are_printed_as_short_as_they_can_be_read() -> None:
    long = "a-rather-long-name " * 8
    data = {
        "round": 2,
        "role": None,
        "turns": ["1 0 seer brave", "2 1 thief brave"],
        "said": ["brave"],
        "over": False,
        "ready": True,
        "nobody": None,
        "purse": {"red": 2, "blue": 0, "raven": True, "cards": ["one", "two"], "shelf": {"gold": 1}},
        "first": [None, 3],
        "seats": [{"coins": 1}, {}],
        "long": long.strip(),
        "fits": f"{'b' * 50} {'c' * 41}",
        "wide": f"{'b' * 50} {'c' * 42}",
    }
    assert in_lines(data) == [
        "  turns: 2 1 thief brave",
        "  ready: True",
        "  purse: red 2, raven, cards (one, two), shelf (gold 1)",
        "  first: -, 3",
        "  seats 0: coins 1",
        "  seats 1: -",
        "  long: a-rather-long-name a-rather-long-name a-rather-long-name a-rather-long-name",
        "      a-rather-long-name a-rather-long-name a-rather-long-name a-rather-long-name",
        f"  fits: {'b' * 50} {'c' * 41}",
        f"  wide: {'b' * 50}",
        f"      {'c' * 42}",
    ]


def test_a_view_is_printed_once_there_is_something_to_see() -> None:
    state = broomstick.load("card-game").start(7)
    lines = str(state.view(0)).splitlines()
    assert lines[0] == repr(state.view(0))
    assert lines[1:] == in_lines(state.view(0).data())
    shown = [line.partition(":")[0] for line in lines[1:]]
    while not state.over:
        state.step(state.choices(state.asked)[0])
        shown += [line.partition(":")[0] for line in str(state.view(0)).splitlines()[1:]]
    # What the first line tells is not told again.
    assert not {"  viewer", "  sealed", "  over", "  round", "  deciders"} & set(shown)
    assert str(state.view(0)).splitlines()[0] == repr(state.view(0))
    assert len(str(state.view(0)).splitlines()) > 5


def names(value: object) -> set[str]:
    return {name for name in dir(value) if not name.startswith("_")}


@pytest.mark.parametrize("name", [*GAMES, "drill"])
def test_hooks_are_not_among_the_names_for_callers(name: str) -> None:
    state = table() if name == "drill" else broomstick.load(name).start(3)
    view = state.view(0)
    hooks = {hook for hook, value in vars(Core).items() if callable(value) and not hook.startswith("_")}
    assert {"setup", "answer", "push", "act_brave", "why_not"} < hooks
    assert not names(state) & (hooks | INNER)
    assert not (names(view) | names(state.game)) & INNER
    assert {"deciders", "choices", "play", "view", "round", "seed", "hands", "copy", "position"} < names(
        state
    )
    assert {"data", "key", "hand", "answer", "round", "deciders", "may_hold"} < names(view)
    assert {"start", "text", "action", "imagine", "players", "options"} < names(state.game)
    # Nothing is lost: what is not listed is there all the same, and what Python looks for is listed.
    assert all(hasattr(state, hook) for hook in hooks)
    assert {"__init__", "__eq__", "__repr__"} <= set(dir(state))


def test_every_name_that_is_told_apart_is_somebodys() -> None:
    everybody = [table(), table().view(0), table().game, *(broomstick.load(name).start(3) for name in GAMES)]
    assert all(any(hasattr(value, inner) for value in everybody) for inner in INNER)


@pytest.mark.parametrize("name", GAMES)
def test_the_end_shows_the_winners(name: str) -> None:
    state = broomstick.load(name).start(3)
    broomstick.playout(state, Chance(3))
    assert repr(state) == (f"State('{name}', over=True, winners={state.winners()}, scores={state.scores()})")
    assert repr(state.view(2)) == f"View('{name}', viewer=2, over=True)"


def test_a_record_shows_no_seed() -> None:
    state = play(broomstick.load("card-game").start("a secret", salt="salty"), "")
    assert repr(state.record()) == "Record('card-game', players=4, decisions=0)"
    state.step(state.choices(state.asked)[0])
    assert repr(state.record()) == "Record('card-game', players=4, decisions=1)"
    for value in (state, state.view(0), state.game, state.record()):
        assert "secret" not in repr(value)
        assert "salty" not in repr(value)
    assert "secret" not in str(state) + str(state.view(0))


def test_a_record_is_printed_as_its_text() -> None:
    record = broomstick.load("card-game").start(7).record()
    assert str(record) == record.text()


def test_chance_shows_where_it_stands() -> None:
    chance = Chance(1)
    assert repr(chance) == f"Chance(words={chance.words()})"
    chance.below(6)
    assert repr(chance) != repr(Chance(1))


def test_a_reason_shows_its_code_and_its_sentence() -> None:
    assert repr(table().may_undo(0)) == "Reason('undo-nothing', 'nothing has been played yet')"
