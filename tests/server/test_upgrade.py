"""A log that today's rules no longer follow: the game goes on from the last good place and says so."""

import dataclasses
from pathlib import Path

import pytest

import broomstick
from broomstick import Chance
from broomstick.games import load_identity
from broomstick.hosting.entries import ACT, RULES, Entry
from broomstick.hosting.hall import Hall
from broomstick.hosting.pictures import picture
from broomstick.hosting.room import Room
from broomstick.hosting.table import PERSON, Refused, Seat, Table
from broomstick.server.store import Store, TableRow, token_hash
from broomstick.server.thinking import Thinkers
from server.test_table import step

ROW = TableRow("table", "BCDF", "card-game", 1.0, None, {"pace": 0})


def played(entries: int, finish: bool = False) -> Table:
    """A table of three people in the middle of a game."""
    table = Table(broomstick.load("card-game", players=3), "7", "pepper", 0)
    table.apply(table.propose_start("start", 1.0))
    for seat in range(3):
        table.apply(table.propose_seat(seat, Seat(PERSON, f"P{seat}"), f"seat {seat}", 1.0))
    rng = Chance(3)
    while table.number < entries or (finish and not table.state.over):
        step(table, rng)
    return table


def with_other_hash(entries: list[Entry], at: int) -> list[Entry]:
    """The log, had the rules led elsewhere at this entry when it was written."""
    return [
        dataclasses.replace(entry, position_hash="0" * 64) if entry.number == at else entry
        for entry in entries
    ]


def with_illegal(entries: list[Entry], at: int) -> list[Entry]:
    """The log, had something been legal once that is not today."""
    return [
        dataclasses.replace(entry, body={"action": "decline"}) if entry.number == at else entry
        for entry in entries
    ]


def by_version(entries: list[Entry], table: Table, rules: int) -> list[Entry]:
    """The log as another version of the rules would have written it, had it played alike."""
    old: list[Entry] = []
    for entry in entries:
        body = entry.body
        if entry.number == 1:
            body = {**body, "game": {**body["game"], "rules": rules}}
        twin = Table.replay(entries[: entry.number])
        old.append(dataclasses.replace(entry, body=body, position_hash=twin.digest(rules)))
    return old


async def kept(file: Path, entries: list[Entry], finished_at: float | None = None) -> None:
    async with await Store.open(file) as store:
        row = dataclasses.replace(ROW, finished_at=finished_at)
        await store.create_table(row, entries, {0: token_hash("ada")})


async def opened(file: Path, now: float = 50.0) -> tuple[Room, list[Entry]]:
    """The table as a new server has it, and its log on disk."""
    hall = Hall(await Store.open(file), Thinkers(1), lambda: now)
    try:
        room = await hall.room("table")
        return room, await hall.store.load_entries("table")
    finally:
        await hall.close()


@pytest.mark.parametrize("spoil", [with_other_hash, with_illegal])
async def test_a_game_goes_on_from_the_last_good_place(spoil: object, tmp_path: Path) -> None:
    table = played(24)
    at = max(entry.number for entry in table.entries if entry.kind == ACT)
    assert callable(spoil)
    log = [*spoil(by_version(table.entries, table, 0), at)]
    # Somebody has sat down since.
    late = table.propose_seat(2, Seat(PERSON, "Late"), "late", 3.0)
    log.append(late)
    good = Table.replay(table.entries[: at - 1])
    file = tmp_path / "t.db"
    await kept(file, log)
    room, on_disk = await opened(file)
    last = on_disk[-1]
    assert (last.kind, last.number, last.body["after"]) == (RULES, late.number + 1, at - 1)
    assert on_disk[:-1] == log
    assert room.table.state == good.state
    assert room.table.seats[2].name == "Late"
    for viewer in (0, 1, broomstick.PUBLIC):
        assert room.table.told(viewer).since(0) == good.told(viewer).since(0)
        assert picture(room.table, viewer)["changed_rules_at"] == last.number
    # Another start finds it as it is, and play goes on.
    again, on_disk = await opened(file)
    assert len(on_disk) == last.number
    assert again.table.state == good.state
    assert again.table.told(0).since(0) == good.told(0).since(0)
    rng = Chance(9)
    while not again.table.state.over:
        step(again.table, rng)
    assert Table.restored(again.table.entries)[1] == again.table.number
    assert broomstick.read_record(again.table.state.record().text()).replay() == again.table.state


async def test_a_sound_log_is_left_alone(tmp_path: Path) -> None:
    table = played(24)
    await kept(tmp_path / "t.db", table.entries)
    room, on_disk = await opened(tmp_path / "t.db")
    assert on_disk == table.entries
    assert "changed_rules_at" not in picture(room.table, 0)


async def test_a_new_version_that_plays_alike_loses_nothing(tmp_path: Path) -> None:
    table = played(24)
    log = by_version(table.entries, table, 0)
    assert Table.restored(log)[1] == table.number
    await kept(tmp_path / "t.db", log)
    room, on_disk = await opened(tmp_path / "t.db")
    assert on_disk[-1].kind == RULES
    assert on_disk[-1].body["after"] == table.number
    assert room.table.state == table.state
    # From here on the log is of today's rules.
    step(room.table, Chance(1))
    assert Table.restored(room.table.entries)[1] == room.table.number


async def test_a_game_begun_by_rules_that_are_still_known_goes_on_by_them(tmp_path: Path) -> None:
    """Broom Service's first rules let a play serve square towers twice; who sits at such a table loses nothing."""
    today = broomstick.load("broom-service", players=2)
    game = load_identity({**today.identity(), "rules": 1})
    table = Table(game, "7", "pepper", 0)
    table.apply(table.propose_start("start", 1.0))
    for seat in range(2):
        table.apply(table.propose_seat(seat, Seat(PERSON, f"P{seat}"), f"seat {seat}", 1.0))
    rng = Chance(3)
    while table.number < 40:
        step(table, rng)
    await kept(tmp_path / "t.db", table.entries)
    room, on_disk = await opened(tmp_path / "t.db")
    assert on_disk == table.entries
    assert room.table.state == table.state
    assert room.table.game.rules == 1 < today.rules


async def test_a_deal_that_is_no_longer_the_same_begins_again(tmp_path: Path) -> None:
    table = played(12)
    await kept(tmp_path / "t.db", with_other_hash(by_version(table.entries, table, 0), 1))
    room, on_disk = await opened(tmp_path / "t.db")
    assert on_disk[-1].body["after"] == 0
    assert room.table.state.moves == 0
    assert [seat.name for seat in room.table.seats] == ["P0", "P1", "P2"]


async def test_a_game_that_is_over_is_not_opened_again(tmp_path: Path) -> None:
    table = played(12, finish=True)
    await kept(tmp_path / "t.db", with_other_hash(by_version(table.entries, table, 0), 20), 9.0)
    with pytest.raises(Refused) as caught:
        await opened(tmp_path / "t.db")
    assert caught.value.code == "other-rules"


def test_a_decision_after_other_rules_can_be_taken_back_and_nothing_before() -> None:
    taken_back = 0
    for seed in range(12):
        # What can be taken back in this game comes at its very beginning.
        table = played(4)
        table.apply(table.propose_rules(4, "rules", 2.0))
        for seat in range(3):
            with pytest.raises(Refused):
                table.propose_undo(seat, table.position, "u", 3.0)
        rng = Chance(seed)
        while not table.state.over:
            entry = step(table, rng)
            if entry.kind == ACT and entry.seat is not None and rng.below(3):
                try:
                    undo = table.propose_undo(entry.seat, table.position, f"u{table.number}", 3.0)
                except Refused:
                    continue
                table.apply(undo)
                taken_back += 1
        assert Table.replay(table.entries).state == table.state
        assert Table.restored(table.entries)[1] == table.number
    assert taken_back
