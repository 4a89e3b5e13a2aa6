"""The drill game itself: what it asks of the heart beyond the common rules, and that its contract holds."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from broomstick import PUBLIC, Chance, Game, OptionError, PositionError
from broomstick.heart.plain import Plain
from drill.game import DrillState, load_drill, load_identity
from drill.worlds import every_world
from games.scripts import play
from heart.scripts import QUICK, choices, picked, seat_data, seeds, table, told, walk


def drills() -> st.SearchStrategy[Game]:
    return st.builds(load_drill, st.integers(2, 5), curses=st.integers(0, 2), tiny=st.booleans())


@pytest.mark.parametrize(
    ("shown", "points"),
    [
        ((3, 2, 1), (8, 6, 5)),  # one highest, one second
        ((3, 1, 1), (8, 6, 6)),  # all who tie for second
        ((2, 2, 1), (6, 6, 5)),  # several highest: nobody else
        ((2, 0, 0), (8, 5, 5)),  # never for nothing
        ((0, 0, 0), (5, 5, 5)),
    ],
)
def test_fists_are_compared_and_paid(shown: tuple[int, ...], points: tuple[int, ...]) -> None:
    own = {seat: {"coins": 4} for seat in range(3)}
    state = picked("seer thief", "seer thief", "seer thief", event="fists", seats=own)
    play(state, "0 lead thief cowardly\n1 cowardly\n2 cowardly\n0 lead seer cowardly\n0 decline")
    play(state, "1 cowardly\n1 decline\n2 cowardly\n2 decline")
    for seat in (2, 0, 1):
        state.play(seat, f"show {shown[seat]}")
    assert state.scores() == list(points)
    assert [seat_data(state, seat)["coins"] for seat in range(3)] == [4 - coins for coins in shown]


def test_with_two_players_there_is_no_second_prize() -> None:
    state = picked("seer thief", "seer thief", event="fists")
    play(state, "0 lead thief cowardly\n1 cowardly\n0 lead seer cowardly\n0 decline\n1 cowardly\n1 decline")
    play(state, "0 show 2\n1 show 1")
    assert state.scores() == [8, 5]


def test_losses_are_counted_before_any_is_paid_and_favour_lowers_them() -> None:
    own = {seat: {"red": 2, "blue": 2} for seat in range(4)}
    state = picked("thief seer", "thief seer", "thief seer", "runner seer", seats=own)
    play(state, "0 lead thief brave\n1 cowardly\n2 brave\n2 act")
    # Knocked out 0 owes two like everybody, cowardly 1 one bean less.
    assert [seat_data(state, seat)["owes"] for seat in range(4)] == [2, 1, 0, 2]
    assert choices(state, 1) == ["lose blue", "lose red"]
    assert choices(state, 3) == ["lose blue blue", "lose red blue", "lose red red"]
    play(state, "3 lose red red\n0 lose red blue\n1 lose blue")
    assert state.position()["pot"] == 5
    assert choices(state, 2) == ["add 0", "add 1"]
    play(state, "2 add 1")
    assert (seat_data(state, 2)["points"], state.position()["pot"]) == (9, 0)


def test_a_pot_that_is_not_full_waits_for_the_next_thief() -> None:
    state = play(picked("thief seer", "runner seer"), "0 lead thief brave\n0 act\n1 lose red\n0 add 0")
    assert (seat_data(state, 0)["points"], state.position()["pot"]) == (5, 1)


def test_more_than_a_full_pot_brings_one_prize() -> None:
    own = {seat: {"red": 9, "blue": 0} for seat in (1, 2)}
    state = picked("thief seer", "runner seer", "runner seer", seats=own)
    play(state, "0 lead thief brave\n0 act")
    assert (seat_data(state, 0)["points"], state.position()["pot"]) == (9, 0)


def test_in_a_crowd_the_number_of_picks_is_free_and_counts() -> None:
    state = table(3, "crowd")
    assert {len(text.split()) - 1 for text in choices(state, 0)} == {1, 2, 3}
    play(state, "0 pick seer\n1 pick seer thief\n2 pick seer thief runner")
    assert state.scores() == [7, 5, 3]
    assert state.view(0).hand_sizes == [1, 2, 3]


def test_the_cards_left_are_dealt_first_and_all_others_are_shuffled() -> None:
    state = load_drill(2, curses=4).start(seed=8)
    first = set(state.position()["cursed"])
    left = state.position()["curse_deck"]
    assert (len(first), len(left)) == (4, 2)
    while state.round == 1:
        state.play(state.asked, state.default(state.asked))
    second = set(state.position()["cursed"])
    assert set(left) < second
    assert len(second - first) == 2
    assert set(state.position()["curse_deck"]) == first - second


def test_a_reshuffle_goes_on_with_the_stream_where_it_stood() -> None:
    def decks(seed: int) -> list[list[str]]:
        state = load_drill(2, curses=3).start(seed=seed)
        found = [state.position()["curse_deck"]]
        while not state.over:
            last = state.round
            state.play(state.asked, state.default(state.asked))
            if state.round != last:
                found.append(state.position()["curse_deck"])
        return found

    assert decks(1) == decks(1)
    # The second shuffle does not repeat the first.
    assert any(decks(seed)[0] != decks(seed)[2] for seed in range(4))


def test_a_reshuffle_wipes_out_what_was_known() -> None:
    state = picked("seer thief", "seer thief", cursed=["herald", "runner", "merchant"])
    play(state, "0 lead seer cowardly\n0 act\n1 brave\n1 act\n1 act")
    assert state.view(0).data()["curse_deck"] == ["thief", None, None]
    while state.round < 3:
        state.play(state.asked, state.default(state.asked))
    assert state.view(0).data()["curse_deck"] == [None, None, None]


def test_a_seer_can_do_nothing_with_an_empty_deck() -> None:
    state = load_drill(2, curses=3).start(seed=2, starter=0)
    while state.round < 2:
        state.play(state.asked, state.default(state.asked))
    assert state.position()["curse_deck"] == []
    leader = state.leader
    for seat in (0, 1):
        text = next(text for text in choices(state, seat) if "seer" in text)
        state.play(seat, text)
    before = state.moves
    state.play(leader, next(text for text in choices(state, leader) if "lead seer" in text))
    assert state.moves == before + 1
    assert state.deciders == [1 - leader]


@given(game=drills(), seed=seeds)
@QUICK
def test_views_positions_and_worlds_agree(game: Game, seed: int) -> None:
    rng = Chance(seed, "", "worlds")
    for number, state in enumerate(walk(game, seed)):
        if number % 6:
            continue
        assert game.position(state.position()) == state
        for viewer in (number % game.players, PUBLIC):
            view = state.view(viewer)
            assert game.read_view(view.data()) == view
            world = game.imagine(view, rng)
            assert world.view(viewer) == view
            assert game.position(world.position()) == world


def hidden(state: DrillState) -> tuple[object, ...]:
    return tuple(state.deck), tuple(state.events), tuple(state.hands), tuple(state.answers)


@pytest.mark.parametrize(
    ("script", "viewer", "count"),
    [
        # Two orders of the curses, two of the events.
        ("", 0, 4),
        # The same, and seat 1's answer: one of three picks.
        ("1 pick seer thief", 0, 12),
        # Seat 0 knows its own answer.
        ("0 pick seer gatherer\n1 pick seer thief", 0, 12),
        # A spectator does not know seat 0's hand either.
        ("0 pick seer gatherer\n1 pick seer thief", PUBLIC, 36),
        # Seat 1 is asked, so it holds the seer: two hands left.
        ("0 pick seer gatherer\n1 pick seer thief\n0 lead seer brave", 0, 8),
        # Seat 0 has looked at the top card: the deck is known.
        ("0 pick seer gatherer\n1 pick seer thief\n0 lead seer cowardly\n0 act", 0, 4),
        # Not so for seat 1, which has one of two hands against it.
        ("0 pick seer gatherer\n1 pick seer thief\n0 lead seer cowardly\n0 act", 1, 8),
    ],
)
def test_imagining_gives_every_world_equally_often(script: str, viewer: int, count: int) -> None:
    state = play(table(2, "calm", cursed=["seer"], tiny=True), script)
    assert isinstance(state, DrillState)
    worlds = Counter(hidden(world) for world in every_world(state, viewer) if isinstance(world, DrillState))
    assert (len(worlds), set(worlds.values())) == (count, {1})
    rng = Chance(1, "", script)
    draws = 60 * count
    drawn: Counter[tuple[object, ...]] = Counter()
    view = state.view(viewer)
    for _ in range(draws):
        world = state.game.imagine(view, rng)
        assert isinstance(world, DrillState)
        drawn[hidden(world)] += 1
    assert set(drawn) == set(worlds)
    # Chi-squared with count - 1 degrees of freedom; 3 standard deviations above its mean.
    distance = sum((times - 60) ** 2 / 60 for times in drawn.values())
    assert distance < count - 1 + 3 * (2 * (count - 1)) ** 0.5


def test_imagined_chance_is_fresh() -> None:
    state = picked("seer thief", "thief runner")
    worlds = [state.game.imagine(state.view(0), Chance(n)) for n in range(4)]
    assert len({world.position()["seed"] for world in worlds}) == 4
    assert len({str(world.position()["chance"]) for world in worlds}) == 4
    assert worlds[0].journal is None


def test_a_view_of_another_game_cannot_be_imagined() -> None:
    other = load_drill(2, curses=1).start().view(0)
    with pytest.raises(PositionError, match="belongs to another game, or to other options or components"):
        load_drill(2).imagine(other, Chance(1))


def test_a_preview_is_computed_from_the_view() -> None:
    state = picked("runner thief", "seer thief", "runner seer", cursed=["thief"])
    game = state.game
    assert game.preview(state.view(0), game.action("lead thief brave")) == {
        "points": -3,
        "after": 2,
        "overtakers": [1, 2],
        "knocks_out": None,
    }
    assert game.preview(state.view(0), game.action("lead runner cowardly")) == {"points": 0}
    play(state, "0 lead runner brave")
    brave = {"points": 0, "after": 0, "overtakers": [], "knocks_out": 0}
    assert game.preview(state.view(2), game.action("brave")) == brave
    play(state, "2 cowardly\n2 decline")
    assert game.preview(state.view(0), game.action("move 2")) == {"lands_on": "spring-2"}
    assert game.preview(state.view(0), game.action("decline")) == {}
    with pytest.raises(PositionError, match="a spectator has no choices to preview"):
        game.preview(state.view(PUBLIC), game.action("decline"))


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"curse_deck": ["seer"]}, "curse_deck: should be the cards of curses_left in some order"),
        ({"curses_left": ["thief"]}, "curses_left: names a role that is cursed now"),
        ({"cursed": []}, "cursed: should be 1 roles"),
        (
            {"coming_events": ["calm"]},
            "coming_events: with those turned there should be every event once",
        ),
        ({"events": ["calm", "calm"]}, "events: names an event twice"),
        ({"hands": [["seer"], ["seer"]], "picks": [["seer"], ["seer"]]}, r"picks\[0\]: could not be picked"),
        ({"pot": 6}, "pot: should be a number from 0 to 5, not 6"),
        (
            {"curses_known_by": [[9], [], [], [], []]},
            r"curses_known_by\[0\]\.seats: should be a number from 0 to 1",
        ),
    ],
)
def test_a_position_that_cannot_have_come_about_is_refused(changes: dict[str, object], message: str) -> None:
    state = picked("seer runner", "seer thief", cursed=["thief"])
    with pytest.raises(PositionError, match=message):
        state.game.position({**state.position(), **changes})


@pytest.mark.parametrize(
    ("own", "message"),
    [
        ({"owes": 3}, r"seats\[0\].owes: is more than the seat has"),
        ({"owes": 1}, "seats: nobody owes beans but while losses are being chosen"),
        ({"field": "moon"}, r"seats\[0\].field: 'moon' is not one of home, "),
        ({"wands": 1}, r"seats\[0\].wands: is not a field here"),
    ],
)
def test_a_seat_that_cannot_be_is_refused(own: dict[str, object], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        table(2, seats={0: own})


def test_a_hand_that_the_turns_speak_against_is_refused() -> None:
    state = play(picked("seer runner", "thief runner"), "0 lead seer brave\n0 decline")
    data = state.position()
    data["hands"][1] = data["picks"][1] = ["seer", "runner"]
    with pytest.raises(PositionError, match=r"hands\[1\]: holds a role that was called this round"):
        state.game.position(data)


@pytest.mark.parametrize(
    ("deck", "message"),
    [
        ([None] * 6, r"curse_deck\[5\]: is named exactly where the viewer has looked at it"),
        (["seer"] * 6, r"curse_deck\[0\]: is named exactly where the viewer has looked at it"),
        ([None] * 5 + ["moon"], r"curse_deck\[5\]: 'moon' is not one of"),
        ([None] * 5, "curse_deck: should have 6 entries, not 5"),
    ],
)
def test_a_view_that_cannot_be_is_refused(deck: list[str | None], message: str) -> None:
    state = play(picked("seer thief", "runner thief"), "0 lead seer brave\n0 act")
    data = state.view(0).data()
    assert state.game.read_view(data) == state.view(0)
    with pytest.raises(PositionError, match=message):
        state.game.read_view({**data, "curse_deck": deck})


def test_a_known_card_must_be_in_the_deck() -> None:
    state = play(picked("seer thief", "runner thief", cursed=["runner"]), "0 lead seer brave\n0 act")
    data = state.view(0).data()
    with pytest.raises(PositionError, match="curse_deck: names a card twice, or one that is not in the deck"):
        state.game.read_view({**data, "curse_deck": [*data["curse_deck"][:-1], "runner"]})


def test_a_view_that_no_game_leads_to_cannot_be_imagined() -> None:
    state = play(picked("seer thief", "runner thief"), "0 lead seer brave\n0 decline")
    for size in (3, 6):
        # Three roles cannot be picked in a calm; six are more than are left.
        view = state.game.read_view({**state.view(0).data(), "hand_sizes": [1, size]})
        with pytest.raises(PositionError, match=r"hand_sizes\[1\]: no game could have led to this view"):
            state.game.imagine(view, Chance(1))


@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        (1, {}, "players: the drill is for 2 to 5 players, not 1"),
        (True, {}, "players: the drill is for 2 to 5 players, not True"),
        (2, {"broom": 1}, "broom: the drill has no such option; it has curses, tiny"),
        (2, {"tiny": 1}, "tiny: should be true or false"),
        (2, {"curses": 5}, "curses: should be a number from 0 to 4, not 5"),
        (2, {"curses": 3, "tiny": True}, "curses: should be a number from 0 to 2, not 3"),
    ],
)
def test_options_are_checked(players: object, options: dict[str, object], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        load_drill(players, **options)


def test_a_drill_is_loaded_from_its_identity() -> None:
    game = load_drill(4, curses=3)
    assert load_identity(game.identity()).identity() == game.identity()
    changes: list[Plain] = [{"game": "card-game"}, {"rules": 2}, {"data": {}}, {"options": []}]
    for change in changes:
        with pytest.raises(OptionError):
            load_identity({**game.identity(), **change})


def test_what_nobody_is_asked_is_told_to_nobody_early() -> None:
    # The one who looks at a card is told which; everybody else that it was looked at.
    state = play(picked("seer thief", "runner thief"), "0 lead seer brave\n0 act")
    assert told(state, 0)[-1] == "0 looks-at herald"
    assert told(state, 1)[-1] == told(state, PUBLIC)[-1] == "0 looks"
