"""A table is what its log says, and shows each viewer what that viewer may know."""

import json

import msgspec
import pytest

import broomstick
from broomstick import PUBLIC, Chance, IllegalAction
from broomstick.hosting.entries import ACT, LOCK, SEAT, START, UNDO, Entry
from broomstick.hosting.live_messages import Choices
from broomstick.hosting.pictures import changes, picture
from broomstick.hosting.table import BOT, PERSON, Refused, Seat, Table
from broomstick.server.live import encode
from hosting.visiting import laid_on
from server.serving import laid_over


def opened(players: int = 4, seed: str = "7", game: str = "card-game") -> Table:
    table = Table(broomstick.load(game, players=players), seed, "pepper", 0)
    table.apply(table.propose_start("k0", 1.0))
    return table


def step(table: Table, rng: Chance) -> Entry:
    """One more entry: a random decision, or a whole sealed batch."""
    state = table.state
    key = f"k{table.number}"
    if table.sealed:
        answers = {seat: state.game.text(rng.pick(state.choices(seat))) for seat in state.deciders}
        for seat, answer in answers.items():
            table.check_answer(seat, table.position, answer)
        entry = table.propose_lock(answers, key, 2.0)
        assert entry is not None
    else:
        seat = state.deciders[0]
        entry = table.propose_act(
            seat, table.position, state.game.text(rng.pick(state.choices(seat))), key, 2.0
        )
    table.apply(entry)
    return entry


def played(players: int = 4, seed: int = 1) -> Table:
    table = opened(players)
    rng = Chance(seed)
    while not table.state.over:
        step(table, rng)
    return table


@pytest.mark.parametrize("players", [3, 4, 6])
def test_a_log_rebuilds_its_table_bit_for_bit(players: int) -> None:
    table = played(players)
    again = Table.replay(table.entries)
    assert again.state == table.state
    assert again.state.record().text() == table.state.record().text()
    assert [entry.number for entry in table.entries] == list(range(1, len(table.entries) + 1))
    assert {entry.kind for entry in table.entries} == {START, ACT, LOCK}
    assert Table.restored(again.entries)[1] == table.number


def test_a_proposal_changes_nothing() -> None:
    table = opened()
    before = table.state.position()
    seat = table.state.deciders[0]
    table.propose_act(seat, table.position, table.game.text(table.state.choices(seat)[0]), "k", 2.0)
    assert table.state.position() == before
    assert table.number == 1


def test_the_hash_of_an_entry_is_that_of_the_game_after_it() -> None:
    table = opened()
    rng = Chance(2)
    for _ in range(12):
        entry = step(table, rng)
        assert entry.position_hash == table.state.digest()


def test_an_answer_for_an_earlier_position_is_stale() -> None:
    table = opened()
    rng = Chance(3)
    step(table, rng)
    seat = table.state.deciders[0]
    action = table.game.text(table.state.choices(seat)[0])
    with pytest.raises(Refused) as caught:
        table.propose_act(seat, table.position - 1, action, "k", 2.0)
    assert caught.value.code == "stale"
    assert caught.value.facts == {"position": table.position}


def test_what_is_not_legal_is_refused_with_the_rules_reason() -> None:
    table = opened()
    seat = table.state.deciders[0]
    with pytest.raises(IllegalAction):
        table.propose_act(seat, table.position, "brave", "k", 2.0)
    with pytest.raises(IllegalAction):
        table.propose_act((seat + 1) % 4, table.position, "take fire", "k", 2.0)


def test_sealed_answers_lock_together_or_not_at_all() -> None:
    table = opened()
    rng = Chance(4)
    while not table.sealed:
        step(table, rng)
    state = table.state
    answers = {seat: state.game.text(state.choices(seat)[0]) for seat in state.deciders}
    with pytest.raises(Refused) as caught:
        table.propose_act(0, table.position, answers[0], "k", 2.0)
    assert caught.value.code == "sealed"
    missing = {seat: answer for seat, answer in answers.items() if seat != 2}
    assert table.propose_lock(missing, "k", 2.0) is None
    with pytest.raises(IllegalAction):
        table.check_answer(0, table.position, "pick root meadow")
    entry = table.propose_lock(answers, "k", 2.0)
    assert entry is not None
    table.apply(entry)
    assert not table.sealed


def test_who_sits_where_is_in_the_log_and_leaves_the_position_alone() -> None:
    table = opened()
    at = table.position
    table.apply(table.propose_seat(1, Seat(PERSON, "Ada"), "s1", 2.0))
    table.apply(table.propose_seat(2, Seat(BOT, "Hazel", "thrifty"), "s2", 2.0))
    assert table.position == at
    seat = table.state.deciders[0]
    table.apply(table.propose_act(seat, at, table.game.text(table.state.choices(seat)[0]), "k", 2.0))
    again = Table.replay(table.entries)
    assert [seat.name for seat in again.seats] == ["", "Ada", "Hazel", ""]
    assert [entry.kind for entry in again.entries] == [START, SEAT, SEAT, ACT]


def test_nothing_behind_a_barrier_is_taken_back() -> None:
    table = opened()
    rng = Chance(5)
    while not table.state.over:
        entry = step(table, rng)
        # What is taken back now and then is played again.
        if entry.kind == ACT and entry.seat is not None and rng.below(2):
            try:
                undo = table.propose_undo(entry.seat, table.position, "u", 3.0)
            except Refused:
                continue
            before = table.number
            table.apply(undo)
            assert undo.kind == UNDO
            assert table.number == before + 1
            assert table.state.digest() == undo.position_hash
    assert Table.replay(table.entries).state == table.state


@pytest.mark.parametrize("game", broomstick.GAMES)
def test_a_picture_says_why_nothing_is_taken_back(game: str) -> None:
    """To each seat what it would be told if it tried; to whoever watches nothing."""
    table = opened(game=game)
    rng = Chance(9)
    met: set[str] = set()
    while not table.state.over:
        for seat in range(4):
            why = picture(table, seat).get("no_undo", "")
            met.add(why)
            if why:
                with pytest.raises(Refused) as refused:
                    table.propose_undo(seat, table.position, "u", 3.0)
                assert refused.value.code == why
            else:
                assert table.propose_undo(seat, table.position, "u", 3.0).kind == UNDO
        assert "no_undo" not in picture(table, PUBLIC)
        step(table, rng)
    assert met == {"", "undo-nothing", "undo-shown", "undo-other-seat"}


@pytest.mark.rule("heart-knock-out")
@pytest.mark.parametrize("game", broomstick.GAMES)
def test_a_picture_says_who_speaks_after_whom_and_who_has_overtaken_whom(game: str) -> None:
    """As it was told: in the turn that goes on, and until somebody leads the next one."""
    table = opened(game=game)
    rng = Chance(10)
    heard, most, brave, first = 0, 0, -1, table.state.leader
    told: dict[str, int] = {}
    while not table.state.over:
        step(table, rng)
        for entry in table.told(PUBLIC).since(heard):
            heard += 1
            word, *rest = entry["what"].split()
            if word == "leads":
                told, first = {}, entry["seat"]
            if word in ("leads", "follows") and rest[-1] == "brave":
                brave = entry["seat"]
            if word == "knocked-out":
                told[str(entry["seat"])] = brave
        for viewer in (0, PUBLIC):
            found = picture(table, viewer)["follows"]
            assert found.get("overtaken", {}) == told
            assert found["order"] == [(first + i) % len(table.seats) for i in range(len(table.seats))]
        most = max(most, len(told))
    assert most > 1


def test_rules_that_changed_are_noticed_at_the_entry_where_they_tell() -> None:
    table = played()
    entries = table.entries[:]
    forged = entries[9]
    entries[9] = Entry(
        forged.number, forged.kind, forged.seat, forged.body, forged.made_at, forged.key, "0" * 64
    )
    assert Table.restored(entries)[1] == 9


def shown(table: Table, viewer: int) -> bytes:
    return encode([picture(table, viewer), table.told(viewer).since(0)])


@pytest.mark.parametrize("players", [3, 4, 5])
def test_worlds_that_a_viewer_cannot_tell_apart_are_shown_alike(players: int) -> None:
    table = opened(players)
    rng = Chance(players)
    differed = 0
    for _ in range(30):
        step(table, rng)
        for viewer in (0, PUBLIC):
            twin = opened(players)
            twin.state = table.game.imagine(table.state.view(viewer), rng)
            before, after = encode(picture(table, viewer)), encode(picture(twin, viewer))
            assert before == after
            differed += twin.state.position()["stocks"] != table.state.position()["stocks"]
    assert differed > 10


def test_a_picture_can_be_sent_and_read() -> None:
    table = played()
    for viewer in (0, 3, PUBLIC):
        data = json.loads(shown(table, viewer))
        assert table.game.read_view(data[0]["view"]).over
        assert data[0]["seed"] == "7"
        assert data[0]["salt"] == "pepper"


def test_seed_and_salt_are_shown_at_the_end_and_not_before() -> None:
    table = opened(seed="a-secret-seed")
    rng = Chance(6)
    while not table.state.over:
        for viewer in (0, PUBLIC):
            assert b"a-secret-seed" not in shown(table, viewer)
            assert b"pepper" not in shown(table, viewer)
        step(table, rng)
    assert b"a-secret-seed" in shown(table, PUBLIC)
    assert len(table.seal) == 64


def test_news_of_a_picture_make_the_next_one() -> None:
    table = opened()
    rng = Chance(7)
    for viewer in (0, PUBLIC):
        before = picture(table, viewer)
        for _ in range(15):
            step(table, rng)
            after = picture(table, viewer)
            news = json.loads(encode(changes(before, after)))
            merged = {**before, **{k: v for k, v in news.items() if k not in ("view", "follows", "gone")}}
            merged["view"] = laid_on(before["view"], news)
            merged["follows"] = laid_over(before["follows"], news.get("follows", {}))
            assert {k: v for k, v in merged.items() if v is not None} == {
                k: v for k, v in json.loads(encode(after)).items() if v is not None
            }
            before = after


def test_choices_come_with_what_they_bring_and_picks_as_roles() -> None:
    table = opened()
    rng = Chance(8)
    seat = table.state.deciders[0]
    first = picture(table, seat)["choices"]["actions"]
    assert first[0]["text"].startswith("take ")
    assert first[0]["brings"]["potions"] == 1
    assert picture(table, (seat + 1) % 4)["choices"] is None
    assert picture(table, PUBLIC)["choices"] is None
    while not table.sealed:
        step(table, rng)
    for seat in range(4):
        picks = picture(table, seat)["choices"]
        assert picks["count"] == 3
        assert set(picks["pick"]) <= set(table.game.roles)


@pytest.mark.parametrize("game", broomstick.GAMES)
def test_what_is_asked_says_how_it_is_answered(game: str) -> None:
    """Asked by its words alone: whether a question is sealed cannot be read off what can be chosen."""
    table = opened(game=game)
    rng = Chance(8)
    asked: set[tuple[bool, bool]] = set()
    while not table.state.over:
        for seat in table.state.deciders:
            choices = msgspec.convert(picture(table, seat)["choices"], Choices)
            assert choices.sealed == table.sealed
            asked.add((choices.sealed, bool(choices.pick)))
        step(table, rng)
    openly, picks, other = (False, False), (True, True), (True, False)
    assert asked == ({openly, picks} if game == "card-game" else {openly, picks, other})
