"""The example of an outside bot plays whole games by the same requests as the page, and goes on where it is refused."""

import asyncio
import importlib.util
import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from broomstick.server import live
from server.serving import PATIENCE, ask, served, watching

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "outside_bot.py"
EVERYTHING = {"board": "back", "storm_clouds": True, "extra_tiles": True, "expansion_cards": True}
TABLES: dict[str, dict[str, Any]] = {
    "card-game": {"game": "card-game"},
    "witchs-brew": {"game": "witchs-brew"},
    "broom-service": {"game": "broom-service"},
    "broom-service, everything on": {"game": "broom-service", "options": EVERYTHING},
}
WAITING = 120
"""Seconds for a whole game, on a machine that has other things to do."""

SHARE = "ab"

Sent = dict[str, Any]
Change = Callable[[Sent], Sent]


def example() -> ModuleType:
    """The example as a module, with nothing left in it from another test."""
    spec = importlib.util.spec_from_file_location("outside_bot", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


async def opened(address: str, table: dict[str, Any]) -> dict[str, Any]:
    """A table with an open seat, at which the person who opened it lets a bot play."""
    seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    status, found = await ask(address, "/api/tables", {**table, "seats": seats, "pace": 0})
    assert status == 201, found
    async with watching(address, found["table"], found["token"]) as ada:
        await ada.reply_to(await ada.say(type="hand-over", seat=found["seat"], to="bot", bot="random"))
    result: dict[str, Any] = found
    return result


class Wire:
    """The example's connection, which keeps what goes over it and changes what a test wants changed."""

    def __init__(self, connection: Any, sent: list[Sent], heard: list[Sent], change: Change) -> None:
        self.connection = connection
        self.sent = sent
        self.heard = heard
        self.change = change

    def __enter__(self) -> "Wire":
        self.connection.__enter__()
        return self

    def __exit__(self, *why: object) -> None:
        self.connection.__exit__(*why)

    def __iter__(self) -> "Wire":
        return self

    def __next__(self) -> Any:
        data = self.connection.recv(PATIENCE)
        self.heard.append(json.loads(data))
        return data

    def send(self, data: str) -> None:
        message = self.change(json.loads(data))
        self.sent.append(message)
        self.connection.send(json.dumps(message))


async def play_through(
    database: Path, table: dict[str, Any], change: Change
) -> tuple[list[Sent], list[Sent]]:
    """The example plays a game to its end; gives what it sent and what it heard."""
    bot = example()
    connect, sent, heard = bot.connect, list[Sent](), list[Sent]()
    vars(bot)["random"] = random.Random(table["game"])
    # Its part in the shuffle too is the same each time.
    vars(bot)["secrets"] = SimpleNamespace(token_hex=SHARE.__mul__)
    vars(bot)["connect"] = lambda address: Wire(connect(address), sent, heard, change)
    async with served(database) as address:
        found = await opened(address, table)
        await asyncio.wait_for(asyncio.to_thread(bot.play, address, found["code"]), WAITING)
        _, story = await ask(address, f"/api/tables/{found['table']}")
        assert story["over"]
    return sent, heard


def refusals(heard: list[Sent]) -> list[str]:
    return [message["code"] for message in heard if message["type"] == "not-done"]


@pytest.mark.parametrize("title", TABLES)
def test_an_outside_bot_plays_every_game_to_its_end_and_is_never_refused(title: str, tmp_path: Path) -> None:
    sent, heard = asyncio.run(play_through(tmp_path / "tables.db", TABLES[title], lambda message: message))
    assert refusals(heard) == []
    answers = [message["answer"].split()[0] for message in sent if message["type"] == "seal"]
    assert "pick" in answers
    # Picks are sealed in every game; in these others are too, and it was there that answers went astray.
    assert (set(answers) != {"pick"}) == (title != "card-game")


def test_a_player_is_never_too_quick_for_a_table_that_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Decisions that the table waited for are not counted as messages; all others are, sealed answers among them."""
    monkeypatch.setattr(live, "MESSAGES_AT_ONCE", 12)
    monkeypatch.setattr(live, "REFILL_PER_SECOND", 0)
    sent, heard = asyncio.run(
        play_through(tmp_path / "tables.db", TABLES["card-game"], lambda message: message)
    )
    assert refusals(heard) == []
    assert sum(message["type"] != "act" for message in sent) < 12 < len(sent)


class Once:
    """Spoils the first answer of each way of answering, and leaves all others as they are."""

    def __init__(self, spoil: Change) -> None:
        self.spoil = spoil
        self.spoilt: set[str] = set()

    def __call__(self, message: Sent) -> Sent:
        if message["type"] in ("hello", "reveal", *self.spoilt):
            return message
        self.spoilt.add(message["type"])
        return self.spoil(message)


def of_yesterday(message: Sent) -> Sent:
    return {**message, "at": message["at"] - 1}


def nonsense(message: Sent) -> Sent:
    return {**message, ("answer" if message["type"] == "seal" else "action"): "sing"}


def the_other_way(message: Sent) -> Sent:
    """Sealed what is asked openly, and the other way round."""
    rest = {name: value for name, value in message.items() if name not in ("answer", "action")}
    if message["type"] == "seal":
        return {**rest, "type": "act", "action": message["answer"]}
    return {**rest, "type": "seal", "answer": message["action"]}


@pytest.mark.parametrize(
    ("title", "spoil", "codes"),
    [
        ("card-game", of_yesterday, {"stale"}),
        ("witchs-brew", nonsense, {"unreadable", "unknown-word"}),
        ("broom-service", the_other_way, {"sealed", "not-sealed"}),
        ("broom-service, everything on", of_yesterday, {"stale"}),
    ],
)
def test_an_outside_bot_that_was_refused_goes_on(
    title: str, spoil: Change, codes: set[str], tmp_path: Path
) -> None:
    once = Once(spoil)
    _, heard = asyncio.run(play_through(tmp_path / "tables.db", TABLES[title], once))
    assert once.spoilt == {"act", "seal"}
    assert set(refusals(heard)) == codes
    assert len(refusals(heard)) == 2


async def test_the_example_can_be_run_as_it_stands(address: str) -> None:
    found = await opened(address, TABLES["card-game"])
    run = await asyncio.create_subprocess_exec(sys.executable, str(EXAMPLE), address, found["code"])
    assert await asyncio.wait_for(run.wait(), WAITING) == 0
    _, story = await ask(address, f"/api/tables/{found['table']}")
    assert story["over"]
