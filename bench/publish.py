"""Write what bench/run.py has measured into README.md and bench/README.md, so that nobody copies figures by hand.

python bench/run.py --only compiled plain catanatron hearts --json FILE
python bench/publish.py FILE

The table has a place of its own: what was measured with ``--only table`` is written there, and nothing else is.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from pathlib import Path
from typing import Any

from rows import Row, all_rows, summary, tables
from table_report import Report

ROOT = Path(__file__).resolve().parents[1]
BEGIN = "<!-- figures: from here to the next such mark bench/publish.py has written them -->"
END = "<!-- figures: so far -->"
TABLE_BEGIN = "<!-- table: from here to the next such mark bench/publish.py has written it -->"
TABLE_END = "<!-- table: so far -->"


def rows_of(data: dict[str, Any]) -> list[Row]:
    """The rows with what was measured in them; a run that lacks some of them is not published."""
    found = {(line["kind"], line["measurement"]): line["rates"] for line in data["rows"]}
    rows = all_rows()
    for row in rows:
        row.rates = found.get((row.kind, row.title), [])
    missing = [f"{row.title} ({row.kind})" for row in rows if not row.measured]
    if missing:
        raise SystemExit(f"not measured, so not published: {'; '.join(missing)}")
    return rows


def command(data: dict[str, Any]) -> str:
    """How it was measured; where the results were kept besides is nobody's business."""
    return re.sub(r" --json \S+", "", data["command"])


def in_bench(data: dict[str, Any]) -> str:
    """All tables, and under which circumstances."""
    return "\n".join([tables(rows_of(data)), "", *circumstances(data, data["bar"])])


def of_the_table(data: dict[str, Any]) -> str:
    """The table on the net, and under which circumstances."""
    report = Report()
    report.page, report.load = data["page"], data["load"]
    return "\n".join([*report.lines(), "", *circumstances(data, report.bars())])


def circumstances(data: dict[str, Any], bars: dict[str, str]) -> list[str]:
    facts = [f"- {name}: {data[name]}" for name in ("machine", "python", "packages", "date")]
    return [
        *facts,
        f"- command: `{command(data)}`",
        *(f"- bar: {name}: {verdict}" for name, verdict in bars.items()),
    ]


def in_readme(data: dict[str, Any]) -> str:
    """The summary, and under which circumstances."""
    table = re.sub(r" +", " ", re.sub(r"-{3,}", "---", summary(rows_of(data))))
    rounds = len(rows_of(data)[0].rates)
    machine = f"{data['machine']}, {data['python']}, {data['date']}"
    return f"{table}\n\nMedians of {rounds} rounds in one run of `{command(data)}`; {machine}."


def put(page: str, figures: str, begin: str = BEGIN, end: str = END) -> str:
    """A page with other figures between its marks."""
    before, begun, rest = page.partition(begin)
    _, ended, after = rest.partition(end)
    if not begun or not ended:
        raise SystemExit(f"a page has no place for figures: {begin} … {end}")
    return f"{before}{begin}\n\n{figures}\n\n{end}{after}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("file", type=Path, help="what bench/run.py --json has written")
    data = json.loads(parser.parse_args().file.read_text(encoding="utf-8"))
    if data["rows"] or not data.get("load"):
        write("README.md", in_readme(data))
        write("bench/README.md", in_bench(data))
    if data.get("load"):
        write("bench/README.md", of_the_table(data), TABLE_BEGIN, TABLE_END)
    return 0


def write(name: str, figures: str, begin: str = BEGIN, end: str = END) -> None:
    page = ROOT / name
    page.write_text(put(page.read_text(encoding="utf-8"), figures, begin, end), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
