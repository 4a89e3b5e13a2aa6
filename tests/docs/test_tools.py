"""Tools are where pages and the Makefile say, and no file is two."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
HEADING = re.compile(r"^\s*(#|//|/\*)\s*[-=#]{4}", re.MULTILINE)


def test_every_tool_that_is_named_is_there() -> None:
    pages = [ROOT / "Makefile", *ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]
    named = {tool for page in pages for tool in re.findall(r"\btools/[\w/]+\.py\b", page.read_text("utf-8"))}
    assert named
    assert {tool for tool in named if not (ROOT / tool).is_file()} == set()


def test_no_file_has_headings_that_split_it() -> None:
    """A file that wants them is two files."""
    files = [
        path
        for room in ("src", "tests", "tools", "bench", "web/src", "docs/_static")
        for path in (ROOT / room).rglob("*")
        if path.suffix in {".py", ".ts", ".svelte", ".css"}
    ]
    assert len(files) > 900
    assert [path.name for path in files if HEADING.search(path.read_text(encoding="utf-8"))] == []
