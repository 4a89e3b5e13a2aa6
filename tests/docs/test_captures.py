"""The captures of the terminal that the pages show are what the terminal shows."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CAPTURES = ROOT / "docs" / "captures"


def capture(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "tools" / "pictures" / "capture.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=900)


def test_some_captures_are_up_to_date() -> None:
    """To draw them anew: python tools/pictures/capture.py"""
    ran = capture(
        "--check", "following-wide", "curtain", "game-fr", "broom-back-jump", "brew-game", "broom-plain"
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert ran.stdout.count("is up to date") == 6


@pytest.mark.slow
def test_every_capture_can_be_taken_and_those_that_are_kept_are_up_to_date(tmp_path: Path) -> None:
    ran = capture("--into", str(tmp_path))
    assert ran.returncode == 0, ran.stdout + ran.stderr
    kept = {path.name: path.read_text(encoding="utf-8") for path in CAPTURES.iterdir()}
    taken = {path.name: path.read_text(encoding="utf-8") for path in tmp_path.iterdir()}
    assert len(taken) > 2 * len(kept)
    assert {name: taken[name] for name in kept} == kept


def test_every_capture_is_shown_on_a_page() -> None:
    pages = "".join(
        path.read_text(encoding="utf-8") for path in [ROOT / "README.md", *ROOT.glob("docs/*.md")]
    )
    unseen = [path.name for path in CAPTURES.iterdir() if path.name not in pages]
    assert unseen == []


def test_the_map_in_sentences_is_quoted_from_a_game() -> None:
    page = (ROOT / "docs" / "play.md").read_text(encoding="utf-8")
    quoted = [
        block
        for block in re.findall(r"^```\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
        if block.startswith("Pawn at ")
    ]
    games = "".join(path.read_text(encoding="utf-8") for path in CAPTURES.glob("*.txt"))
    assert quoted
    assert [block for block in quoted if block not in games] == []
