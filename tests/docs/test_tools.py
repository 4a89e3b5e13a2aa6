"""Every tool that a page or the Makefile names is where they say."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_tool_that_is_named_is_there() -> None:
    pages = [ROOT / "Makefile", *ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]
    named = {tool for page in pages for tool in re.findall(r"\btools/[\w/]+\.py\b", page.read_text("utf-8"))}
    assert named
    assert {tool for tool in named if not (ROOT / tool).is_file()} == set()
