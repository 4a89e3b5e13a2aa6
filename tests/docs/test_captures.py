"""The captures of the terminal that the pages show are what the terminal shows."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def check(*names: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "tools" / "pictures" / "capture.py"), "--check", *names]
    return subprocess.run(command, capture_output=True, text=True, timeout=900)


def test_some_captures_are_up_to_date() -> None:
    """To draw them anew: python tools/pictures/capture.py"""
    ran = check("following-wide", "curtain", "game-fr", "broom-back-jump")
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.slow
def test_all_captures_are_up_to_date() -> None:
    ran = check()
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_every_capture_is_shown_on_a_page() -> None:
    pages = "".join(
        path.read_text(encoding="utf-8") for path in [ROOT / "README.md", *ROOT.glob("docs/*.md")]
    )
    unseen = [path.name for path in (ROOT / "docs" / "captures").iterdir() if path.name not in pages]
    assert unseen == []


def test_the_map_in_sentences_is_quoted_from_a_game() -> None:
    page = (ROOT / "docs" / "play.md").read_text(encoding="utf-8")
    quoted = [
        block
        for block in re.findall(r"^```\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
        if block.startswith("Pawn at ")
    ]
    games = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "docs" / "captures").glob("*.txt"))
    assert quoted
    assert [block for block in quoted if block not in games] == []
