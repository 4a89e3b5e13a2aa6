"""Hints: what a bot would do with what a seat may know; thought of elsewhere, and kept nowhere."""

from typing import Any

import pytest

from broomstick.heart.journal import PUBLIC
from broomstick.hosting import hints, opening
from broomstick.hosting.hall import Hall
from broomstick.hosting.messages import NewTable, SeatWish
from broomstick.hosting.room import Room
from broomstick.hosting.table import Refused
from server.halls import act, same_deal, seated, to_the_picks
from server.serving import ask

BOT = SeatWish("bot", bot="thrifty")
PACE = 10_000


@pytest.fixture(autouse=True)
def known_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards at which everybody has a choice."""
    monkeypatch.setattr(opening, "fresh", same_deal)


async def alone(hall: Hall) -> Room:
    """One person among bots that take their time, who begins."""
    wish = NewTable("card-game", [SeatWish("person", "Ada"), BOT, BOT], starter=0, pace=PACE)
    return await hall.room((await opening.open_table(hall, wish)).table)


async def test_a_hint_is_one_of_the_choices_and_changes_nothing(hall: Hall) -> None:
    room = await alone(hall)
    table = room.table
    before = (table.number, table.state.digest(), dict(room.envelopes))
    action = await hints.hint(hall, room, 0)
    assert action in [table.game.text(one) for one in table.state.choices(0)]
    assert (table.number, table.state.digest(), dict(room.envelopes)) == before
    assert len(await hall.store.load_entries(room.row.id)) == table.number


async def test_a_hint_is_made_of_the_view_and_of_nothing_hidden(hall: Hall) -> None:
    """All that is handed to the bot is what the seat is shown: neither the seed nor the salt of the game."""
    room = await alone(hall)
    state = room.table.state
    given: list[Any] = []

    async def think(identity: str, spec: str, view: dict[str, Any], choices: list[str], seed: str) -> str:
        given.extend([identity, spec, view, choices, seed])
        return choices[0]

    hall.thinkers.think = think  # type: ignore[method-assign]
    await hints.hint(hall, room, 0)
    assert given[2] == state.view(0).data()
    assert given[3] == [room.table.game.text(one) for one in state.choices(0)]
    assert given[0] == room.identity
    assert given[4] == f"hint {room.row.id} 0 {room.table.position}"


async def test_without_a_question_there_is_no_hint(hall: Hall) -> None:
    """It is no error: whoever decides while a hint is on its way would be told of one."""
    room = await alone(hall)
    assert await act(hall, room) == 0
    assert room.table.state.deciders == [1]
    assert await hints.hint(hall, room, 0) == ""
    with pytest.raises(Refused) as refusal:
        await hints.hint(hall, room, PUBLIC)
    assert refusal.value.code == "watching"


async def test_with_other_people_hints_are_off_unless_the_table_was_opened_so(hall: Hall) -> None:
    room, _ = await seated(hall, None)
    await to_the_picks(hall, room)
    with pytest.raises(Refused) as refusal:
        await hints.hint(hall, room, 1)
    assert refusal.value.code == "no-hints"
    room.row.settings["hints"] = True
    assert (await hints.hint(hall, room, 1)).startswith("pick ")


async def test_a_hint_is_asked_for_with_the_secret_of_a_seat(address: str) -> None:
    wish = {
        "game": "card-game",
        "seats": [{"kind": "person"}, {"kind": "bot"}, {"kind": "bot"}],
        "starter": 0,
    }
    _, own = await ask(address, "/api/tables", {**wish, "pace": PACE})
    path = f"/api/tables/{own['table']}/hint"
    status, told = await ask(address, path, seat=own["token"])
    assert status == 200
    assert told["action"].startswith("take ")
    assert (await ask(address, path, seat="nobody's secret"))[0] == 403
    assert (await ask(address, path))[1]["code"] == "watching"
    _, own = await ask(
        address, "/api/tables", {**wish, "seats": [{"kind": "person"}, *[{"kind": "open"}] * 2]}
    )
    status, told = await ask(address, f"/api/tables/{own['table']}/hint", seat=own["token"])
    assert (status, told["code"]) == (403, "no-hints")
