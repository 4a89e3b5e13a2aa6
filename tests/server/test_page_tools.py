"""The tools that write what the page is told: they write it, and say where it is not what it should be."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

TOOLS = Path(__file__).parents[2] / "tools" / "page"

WRITTEN = {
    "wire.py": ("wire.ts", "export interface Welcome"),
    "box.py": ("games/card-game/box.json", '"colour_points": [0, '),
    "plain.py": ("games/any-game/plain.json", '"leads"'),
    "rules.py": ("games/witchs-brew/rules/de.json", '"rule": "wb-'),
    "scenery.py": ("games/broom-service/scenery.css", "var(--"),
}
"""One of the files of each tool, and something in it."""


def run(tool: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(tool), *arguments], capture_output=True, text=True)


@pytest.mark.parametrize("name", WRITTEN)
def test_a_tool_writes_for_the_page_and_compares(tmp_path: Path, name: str) -> None:
    tool = tmp_path / "tools" / "page" / name
    shutil.copytree(TOOLS, tool.parent, ignore=shutil.ignore_patterns("__pycache__"))
    assert run(tool, "--check").returncode == 1
    written = run(tool)
    assert written.returncode == 0, written.stderr
    file, part = WRITTEN[name]
    path = tmp_path / "web" / "src" / file
    text = path.read_text(encoding="utf-8")
    assert part in text
    assert run(tool, "--check").returncode == 0
    path.write_text(text.replace(part, ""), encoding="utf-8")
    checked = run(tool, "--check")
    assert checked.returncode == 1
    assert file in checked.stderr
