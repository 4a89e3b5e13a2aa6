"""One game, three places: the library, the server and a page that needs no server play it alike, to the byte."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from broomstick import PUBLIC
from broomstick.server.store import Store
from contract.case import Case
from contract.cases import CASES, COMBINATIONS
from fourth_game import fourth_game
from hosting.scripted import alone, decisions, played
from hosting.visiting import laid_on

SAMPLE = [case for case in CASES if case.game.name != "drill"][::5]
WITHOUT = """
import sys
sys.modules["msgspec"] = None
sys.path[:0] = {path!r}
from hosting.scripted import alone
print(alone(*sys.argv[1:]))
"""


EVERY = [pytest.param(case, marks=() if case in SAMPLE else pytest.mark.slow) for case in COMBINATIONS]


@pytest.mark.parametrize("case", EVERY, ids=str)
def test_a_game_is_the_same_in_the_library_at_the_server_and_in_a_page(case: Case, tmp_path: Path) -> None:
    with fourth_game():
        game = case.game
        script = decisions(game, case.id)

        async def at_the_server() -> tuple[list[str], str]:
            async with await Store.open(tmp_path / "tables.db") as store:
                return await played(store, game, case.id, script)

        sent, record = asyncio.run(at_the_server())
        in_a_page = json.loads(alone(json.dumps(game.identity()), case.id, json.dumps(script)))
    assert in_a_page == [sent, record]
    state = game.start(case.id, salt="pepper")
    views: dict[int, dict[str, Any]] = {viewer: {} for viewer in [*range(game.players), PUBLIC]}
    compared = 0
    for line in sent:
        who, _, said = line.partition(" ")
        if who != "after":
            views[int(who)] = laid_on(views[int(who)], json.loads(said).get("picture", {}))
            continue
        # Sealed answers lie in envelopes until the last is in; the library has each at once.
        waits = state.sealed and len(state.deciders) > 1
        state.play(*script[int(said)])
        if not waits:
            compared += 1
            for viewer, view in views.items():
                assert view == json.loads(json.dumps(state.view(viewer).data()))
    assert compared
    assert state.record().text() == record


@pytest.mark.parametrize("case", SAMPLE[:3], ids=str)
def test_without_msgspec_every_message_is_the_same(case: Case) -> None:
    arguments = [json.dumps(case.game.identity()), case.id, json.dumps(decisions(case.game, case.id))]
    program = WITHOUT.format(path=[path for path in sys.path if path])
    run = subprocess.run(
        [sys.executable, "-c", program, *arguments], capture_output=True, text=True, check=True, timeout=120
    )
    assert json.loads(run.stdout) == json.loads(alone(*arguments))
