"""Speeds on the pages: like beside like, and the same figures wherever they stand."""

import importlib
import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from docs.test_examples import ROOT

sys.path.append(str(ROOT / "bench"))

rows: Any = importlib.import_module("rows")
publish: Any = importlib.import_module("publish")
PAGES = {name: (ROOT / name).read_text(encoding="utf-8") for name in ("README.md", "bench/README.md")}


def figures(page: str) -> str:
    """What stands between the marks."""
    return page.partition(publish.BEGIN)[2].partition(publish.END)[0]


def cells(table: str) -> list[list[str]]:
    """The lines of Markdown tables but for their rules, without what aligns them."""
    found = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in table.splitlines()
        if line.startswith("|")
    ]
    return [line for line in found if not re.fullmatch(r"[-: ]+", "".join(line))]


def published() -> list[Any]:
    """The rows with the medians that bench/README.md has for them."""
    page = figures(PAGES["bench/README.md"])
    found = rows.all_rows()
    for kind, about in rows.KINDS.items():
        table = page.partition(f"{about}.\n\n")[2].partition("\n\n")[0]
        medians = {line[0]: float(line[1].replace(",", "")) for line in cells(table)[1:]}
        for row in found:
            if row.kind == kind:
                row.rates = [medians.pop(row.title)]
        assert medians == {}
    return list(found)


def test_the_front_page_says_what_was_measured() -> None:
    """An engine a line, a kind of loop a column: whatever stands in one column was done in the same way."""
    assert cells(figures(PAGES["README.md"])) == cells(rows.summary(published()))


def test_only_the_same_kind_of_loop_is_compared() -> None:
    measured = published()
    own = rows.find(measured, "compiled", rows.OWN)
    driven = rows.find(measured, "compiled", rows.PYTHON)
    assert rows.ratio(own, measured, "catanatron") is None
    assert rows.ratio(own, measured, "hearts") == own.rate / rows.find(measured, "hearts", rows.OWN).rate
    assert (
        rows.ratio(driven, measured, "hearts")
        == driven.rate / rows.find(measured, "hearts", rows.PYTHON).rate
    )
    for kind in rows.KINDS:
        assert rows.find(measured, "hearts", kind) is not None


def test_every_figure_names_machine_date_and_command() -> None:
    for page in PAGES.values():
        assert re.search(r"\bcores, one used\b.*\d{4}-\d\d-\d\d", figures(page), re.DOTALL)
        assert re.search(r"`python bench/run\.py[^`]*`", figures(page))


def test_a_run_is_published_as_it_was_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bench").mkdir()
    for name, page in PAGES.items():
        (tmp_path / name).write_text(page, encoding="utf-8")
    lines = [
        {"kind": row.kind, "measurement": row.title, "rates": [1000.0 * (at + 1), 5.0, 10.0**9]}
        for at, row in enumerate(rows.all_rows())
    ]
    facts = {name: f"some {name}" for name in ("machine", "python", "packages", "date")}
    run = {**facts, "command": "python bench/run.py --json x.json", "rows": lines, "bar": {"high": "met (1)"}}
    file = tmp_path / "run.json"
    file.write_text(json.dumps(run))
    monkeypatch.setattr(publish, "ROOT", tmp_path)
    monkeypatch.setattr(sys, "argv", ["publish.py", str(file)])
    assert publish.main() == 0
    front, bench = ((tmp_path / name).read_text(encoding="utf-8") for name in PAGES)
    assert "| Broomstick's Witch's Brew | 1,000 (0.20 ×) | 6,000 (0.60 ×) | 11,000 (0.73 ×) |" in front
    assert "Medians of 3 rounds in one run of `python bench/run.py`; some machine" in front
    assert "- bar: high: met (1)" in bench
    for name, page in zip(PAGES, (front, bench), strict=True):
        assert page.partition(publish.END)[2] == PAGES[name].partition(publish.END)[2]

    run["rows"] = lines[:-1]
    file.write_text(json.dumps(run))
    with pytest.raises(SystemExit, match=re.escape("not published: Catanatron, Python (copies)")):
        publish.main()


def test_a_run_of_the_table_alone_changes_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bench").mkdir()
    for name, page in PAGES.items():
        (tmp_path / name).write_text(page, encoding="utf-8")
    load = {
        "decisions": 10,
        "viewers": 4,
        "seconds": 1.0,
        "delivered": 50,
        "cpu": 0.005,
        "p50": 0.0,
        "p95": 0.0,
    }
    load["p99"] = 0.001
    fan = {"delivered": 50, "cpu": 0.002}
    facts = {name: f"some {name}" for name in ("machine", "python", "packages", "date")}
    run = {
        **facts,
        "command": "python bench/run.py --only table --json x.json",
        "rows": [],
        "bar": {},
        "page": {},
        "load": {
            "busy": {"card-game": {"offered": 10, "human": load, "calm": load, "flat": load}},
            "fan-out": {"card-game": {"human": fan, "flat": {**fan, "cpu": 0.001}}},
        },
    }
    file = tmp_path / "run.json"
    file.write_text(json.dumps(run))
    monkeypatch.setattr(publish, "ROOT", tmp_path)
    monkeypatch.setattr(sys, "argv", ["publish.py", str(file)])
    assert publish.main() == 0
    front, bench = ((tmp_path / name).read_text(encoding="utf-8") for name in PAGES)
    assert front == PAGES["README.md"]
    before, _, table = bench.partition(publish.TABLE_BEGIN)
    assert before == PAGES["bench/README.md"].partition(publish.TABLE_BEGIN)[0]
    assert "- command: `python bench/run.py --only table`" in table
    assert "- bar: card game: at most 3 times a bare fan-out, as people play: met (2.5 times)" in table
    assert "- bar: card game: at most 3 times a bare fan-out, flat out: MISSED (5.0 times)" in table


def test_each_table_of_the_site_has_its_place() -> None:
    """bench/site.py writes one part after another, and leaves the others as they are."""
    page = PAGES["bench/README.md"]
    for part in ("sizes", "start", "play", "bots"):
        begin, end = f"<!-- site: {part}, written by bench/site.py -->", f"<!-- site: {part}, so far -->"
        other = publish.put(page, "| new |", begin, end)
        assert f"{begin}\n\n| new |\n\n{end}" in other
        assert other.partition(end)[2] == page.partition(end)[2]
        assert other.partition(begin)[0] == page.partition(begin)[0]
    with pytest.raises(SystemExit, match="no place for figures"):
        publish.put(page, "| new |", "<!-- nowhere -->")
