"""What the page says of opening a table is what the server takes: every field, every option of every game."""

import re
import sys
from pathlib import Path

import msgspec
import pytest

import broomstick
from broomstick.games import make, manifests
from broomstick.hosting.messages import BankClock, DaysClock, NewTable, SeatWish
from docs.test_examples import ROOT, blocks

sys.path.append(str(ROOT / "tools"))

import request_tables

PAGE = ROOT / "docs" / "server.md"


def test_the_tables_of_the_page_are_up_to_date() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page == request_tables.written(page), "run python tools/request_tables.py"


def test_a_page_that_is_not_up_to_date_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = PAGE.read_text(encoding="utf-8")
    stale = tmp_path / "server.md"
    stale.write_text(page.replace("| `pace` |", "| `pause` |"), encoding="utf-8")
    monkeypatch.setattr(request_tables, "PAGE", stale)
    monkeypatch.setattr(sys, "argv", ["request_tables.py", "--check"])
    assert request_tables.main() == 1
    assert "server.md" in capsys.readouterr().err
    monkeypatch.setattr(sys, "argv", ["request_tables.py"])
    assert request_tables.main() == 0
    assert stale.read_text(encoding="utf-8") == page


def test_every_field_and_every_option_is_told() -> None:
    tables = request_tables.tables()
    for kind in (NewTable, SeatWish, BankClock, DaysClock):
        for field in msgspec.structs.fields(kind):
            assert f"\n| `{field.name}` |" in tables
    for game, option in [("witchs-brew", "barred_roles"), ("broom-service", "heavy_clouds")]:
        assert any(line.startswith(f"| `{game}` |") and f"`{option}`" in line for line in tables.splitlines())
    assert "| `card-game` | 3 to 6 | none |" in tables
    assert [name for name in broomstick.GAMES if f"| `{name}` |" not in tables] == []


def test_the_rules_page_has_the_options_that_there_are() -> None:
    page = (ROOT / "docs" / "rules" / "broom-service.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `([a-z_]+)` \| [^|]+ \| ([^|]+) \| ([^|]+) \|$", page, re.MULTILINE)
    told = manifests()["broom-service"].told()["options"]
    assert [name for name, *_ in rows] == [option["name"] for option in told]
    boards = told[0]["values"]
    assert list(rows[0][1:]) == [f"`{board}`" for board in boards]
    for option, (_, *sides) in zip(told, rows, strict=True):
        always = option.get("always", {}).get("board", [])
        assert [side == "always" for side in sides] == [board in always for board in boards]


def test_the_body_on_the_page_opens_a_table() -> None:
    (body,) = blocks(PAGE, "json")
    wish = msgspec.json.decode(body, type=NewTable)
    game = make(wish.game, len(wish.seats), None, dict(wish.options))
    assert game.name == wish.game
    assert wish.options.items() <= dict(game.options).items()
