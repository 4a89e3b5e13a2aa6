"""A fourth game needs its own folders: what the files of the program and its tools say of the drill is counted here."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
NAMED = re.compile(r"\bdrill\b", re.IGNORECASE)
ROOMS = ["src", "web/src", "tools", "bench"]
KINDS = {".py", ".ftl", ".toml", ".ts", ".svelte", ".css"}
MOST = 3
"""Lines outside its own folders; tests that play it in each room are its own."""


def test_at_most_three_lines_outside_its_own_folders_speak_of_it() -> None:
    files = [path for room in ROOMS for path in (ROOT / room).rglob("*") if path.suffix in KINDS]
    files += [ROOT / "Makefile", ROOT / "pyproject.toml", ROOT / "setup.py", *(ROOT / "web").glob("*.ts")]
    own = [path for path in files if not path.name.endswith(".test.ts")]
    lines = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in own
        for line in path.read_text(encoding="utf-8").splitlines()
        if NAMED.search(line)
    ]
    assert len(lines) <= MOST, "\n".join(lines)
    assert not [line for line in lines if line.startswith(("src", "web"))]
