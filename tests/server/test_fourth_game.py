"""A game that only its manifest tells of is offered, opened, played to the end against bots, and checked afterwards."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from broomstick.games import read_record
from broomstick.server import thinking
from fourth_game import fourth_game
from fourth_server import think_of_it
from server.serving import ask, come, play_to_the_end, served, watching

SEATS = [{"kind": "person", "name": "Ada"}, {"kind": "bot"}, {"kind": "bot", "bot": "random"}]


@pytest.fixture(autouse=True)
def _the_drill_is_a_game(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(thinking, "end_with_parent", think_of_it)
    with fourth_game():
        yield


def test_it_is_offered_with_what_can_be_agreed_and_who_plays_it(tmp_path: Path) -> None:
    async def look() -> None:
        async with served(tmp_path / "tables.db") as address:
            _, offered = await ask(address, "/api/games")
            drill = offered["games"][-1]
            assert (drill["name"], drill["fewest"], drill["most"]) == ("drill", 2, 5)
            assert [option["name"] for option in drill["options"]] == ["curses", "tiny"]
            assert drill["bots"] == ["random"]
            assert drill["usual_bot"] == "random"
            assert [game["usual_bot"] for game in offered["games"][:-1]] == ["thrifty"] * 3

    asyncio.run(look())


def test_a_whole_game_is_played_and_its_record_checks(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path / "tables.db") as address:
            wish = {"game": "drill", "seats": SEATS, "pace": 0, "options": {"curses": 3}}
            status, found = await ask(address, "/api/tables", wish)
            assert status == 201, found
            table = f"/api/tables/{found['table']}"
            async with watching(address, found["table"], found["token"]) as ada:
                await play_to_the_end(ada)
                assert sorted(ada.picture["places"])[0] == 1
                _, text = await ask(address, f"{table}/record")
                record = read_record(text)
                assert (record.game.name, record.game.options) == ("drill", {"curses": 3, "tiny": False})
                state = record.replay()
                assert state.over
                assert state.scores() == ada.picture["scores"]
            _, moments = await ask(address, f"{table}/moments?as=public")
            assert len(moments["moments"]) > 10
            _, shown = await ask(address, table)
            assert [seat.get("bot", "") for seat in shown["seats"]] == ["", "random", "random"]

    asyncio.run(play())


def test_bots_that_do_not_know_it_are_refused_in_words(tmp_path: Path) -> None:
    async def wish() -> None:
        async with served(tmp_path / "tables.db") as address:
            seats = [{"kind": "person"}, {"kind": "bot", "bot": "thrifty"}]
            status, told = await ask(address, "/api/tables", {"game": "drill", "seats": seats})
            assert (status, told["code"]) == (400, "bot-other-game")
            _, found = await ask(address, "/api/tables", {"game": "drill", "seats": SEATS})
            await come(address, found)
            status, told = await ask(address, f"/api/tables/{found['table']}/hint", seat=found["token"])
            assert (status, told["code"]) == (400, "bot-other-game")
            status, told = await ask(address, f"/api/tables/{found['table']}/map")
            assert told["code"] == "no-map"

    asyncio.run(wish())
