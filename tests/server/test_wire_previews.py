"""What a choice would bring is told from what its seat may know: the same bytes in worlds it cannot tell apart."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from broomstick import State, View
from broomstick.hosting import pictures
from broomstick.hosting.table import Table
from hosting.two_worlds import differ, own_secret, two_states
from server.worlds import World, lines, played, two_worlds

LETTERS = "BCDFGHJKLM"
Bytes = list[bytes]


def asks(viewer: int, depth: int) -> Any:
    """Positions in which an open question is put to a seat, so many decisions into the game."""

    def found(state: State) -> bool:
        return state.topic < 0 and viewer in state.deciders and state.moves >= depth

    return found


def positions(viewer: int, players: int, how_many: int) -> list[State]:
    return [played(players, 100 * viewer + i, asks(viewer, 6 * i)) for i in range(how_many)]


async def look(worlds: list[World], table: str, hints: bool) -> Bytes:
    """All that a seat is sent that has to choose: the choices themselves, hints, and what is said to wrong ones."""
    said = [b"", b""]
    hello = json.dumps({"type": "hello", "table": table, "token": own_secret(table)})
    async with lines(worlds, hello=hello) as both:
        for line in both:
            await line.settle()
        welcome = next(message for message in both[0].messages if message["type"] == "welcome")
        right = [choice["text"] for choice in welcome["picture"]["choices"]["actions"]]
        tried = [
            *right,
            "lead fire brave",
            "lead snow cowardly",
            "brave",
            "cowardly",
            "take root",
            "pick root",
        ]
        for number, action in enumerate(tried):
            # Right ones come too late, or too early.
            at = welcome["at"] + (-1) ** number if action in right else welcome["at"]
            for line in both:
                await line.say(json.dumps({"type": "act", "at": at, "action": action, "key": f"k{number}"}))
                await line.settle()
                assert line.messages[-2]["type"] == "not-done"
        said = [line.bytes for line in both]
    for what in ("", "/story", "/moments", "/record", "/fair", *(["/hint"] if hints else [])):
        for i, world in enumerate(worlds):
            said[i] += await world.request("GET", f"/api/tables/{table}{what}", secret=own_secret(table))
    return said


def compare(folder: Path, viewer: int, players: int, how_many: int, hints: bool = True) -> list[Bytes]:
    """The bytes of both worlds, for each position."""
    truths = positions(viewer, players, how_many)

    async def go() -> list[Bytes]:
        found, differed = [], 0
        async with two_worlds(folder, truths[0], viewer) as worlds:
            for number, truth in enumerate(truths):
                for world, state in zip(worlds, two_states(truth, viewer), strict=True):
                    code = "BCD" + LETTERS[number]
                    await world.furnish(state, viewer, {"hints": True}, f"table-{number}", code[::-1])
                differed += differ(worlds, viewer)
                found.append(await look(worlds, f"table-{number}", hints))
        assert differed == len(truths)
        return found

    return asyncio.run(go())


@pytest.mark.parametrize(("viewer", "players"), [(0, 3), pytest.param(1, 4, marks=pytest.mark.slow)])
def test_choices_and_hints_depend_only_on_what_their_seat_may_know(
    viewer: int, players: int, tmp_path: Path
) -> None:
    for one, other in compare(tmp_path, viewer, players, 4):
        assert one == other
        # There was something to compare: choices, each with what it brings, a hint, and refusals.
        assert one.count(b'"brings":{') >= 2
        assert b'{"action":"' in one
        assert b"stale" in one
        assert b"not-over" in one


def leak_the_pile(monkeypatch: pytest.MonkeyPatch) -> None:
    """A preview made from the game itself and not from a view of it."""
    choices = pictures.choices

    def leaking(table: Table, view: View) -> Any:
        shown = choices(table, view)
        for choice in (shown or {}).get("actions", []):
            choice["brings"] = {**choice["brings"], "next": len(str(table.state.position()["pile"][-3:]))}
        return shown

    monkeypatch.setattr(pictures, "choices", leaking)


def leak_who_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    """How many of the others hold what is led."""
    choices = pictures.choices

    def leaking(table: Table, view: View) -> Any:
        shown = choices(table, view)
        hands = table.state.position()["hands"]
        for choice in (shown or {}).get("actions", []):
            role = choice["text"].split()[1] if " " in choice["text"] else ""
            choice["followed"] = str(hands).count(role) if role else len(str(hands))
        return shown

    monkeypatch.setattr(pictures, "choices", leaking)


@pytest.mark.parametrize("leak", [leak_the_pile, leak_who_follows])
def test_a_preview_that_knows_too_much_would_be_found(
    leak: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    assert any(one != other for one, other in compare(tmp_path, 0, 3, 2, hints=False))
