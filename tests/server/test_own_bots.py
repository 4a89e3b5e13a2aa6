"""What the net names is never imported: a table's bots are ours, by their names."""

import json
import sys
from pathlib import Path

import pytest

from broomstick import OptionError
from broomstick.games import load
from broomstick.hosting.messages import NewTable, SeatWish
from broomstick.hosting.opening import first_seats
from broomstick.hosting.thinking import think
from server.serving import ask, served

SOURCE = "from pathlib import Path\nfrom broomstick import Bot\nPath(__file__).with_suffix('.ran').touch()\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which Python would find a module."""
    (tmp_path / "net_bots.py").write_text(f"{SOURCE}class Own(Bot):\n    pass\n")
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def nothing_ran(folder: Path) -> bool:
    return "net_bots" not in sys.modules and not (folder / "net_bots.ran").exists()


async def test_a_table_cannot_be_opened_with_a_class(folder: Path) -> None:
    async with served(folder / "tables.db") as address:
        seats = [{"kind": "person", "name": "Ada"}, *[{"kind": "bot", "bot": "net_bots:Own"}] * 2]
        status, reply = await ask(address, "/api/tables", {"game": "card-game", "seats": seats})
        assert (status, reply["code"]) == (400, "unknown-bot")
        assert "module:Class" not in json.dumps(reply)
    assert nothing_ran(folder)
    with pytest.raises(OptionError):
        first_seats(NewTable("card-game", [SeatWish("person", "Ada"), SeatWish("bot", bot="net_bots:Own")]))
    assert nothing_ran(folder)


def test_a_worker_makes_none_either_whatever_a_table_on_disk_says(folder: Path) -> None:
    game = load("card-game", players=3)
    state = game.start(seed=7)
    seat = state.deciders[0]
    choices = [game.text(action) for action in state.choices(seat)]
    identity = json.dumps(game.identity(), sort_keys=True)
    with pytest.raises(OptionError, match="is not a bot here"):
        think(identity, "net_bots:Own", state.view(seat).data(), choices, "seed")
    assert nothing_ran(folder)
    assert think(identity, "thrifty", state.view(seat).data(), choices, "seed") in choices
