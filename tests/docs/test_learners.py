"""The examples for learners run, at small scale. Those that need large libraries run in an environment of their own."""

import importlib
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from broomstick.terminal.cli import main as broomstick_command
from docs.test_examples import ROOT

sys.path += [str(ROOT / "tools"), str(ROOT / "tools" / "pictures")]

curve: Any = importlib.import_module("curve")
layouts: Any = importlib.import_module("layouts")
offline: Any = importlib.import_module("offline")
EXAMPLES = ROOT / "docs" / "examples"
LEARN = os.environ.get("BROOMSTICK_LEARN", "")
with_libraries = pytest.mark.skipif(not LEARN, reason="make examples sets up what this needs, and runs it")


def run(name: str, *arguments: object, python: str = sys.executable) -> str:
    """What an example prints."""
    environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1", "RAY_USAGE_STATS_ENABLED": "0"}
    command = [python, str(EXAMPLES / name), *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_there_is_a_test_for_every_example() -> None:
    tested = {"ten_lines.py", "ismcts.py", "ppo.py", "dataset.py", "cluster.py", "outside_bot.py"}
    assert {path.name for path in EXAMPLES.glob("*.py")} == tested


@pytest.mark.elsewhere
def test_from_random_play_to_numbers_in_ten_lines() -> None:
    code = (EXAMPLES / "ten_lines.py").read_text(encoding="utf-8").partition("\n\nbatch = ")[2]
    assert len(code.splitlines()) == 10
    said = run("ten_lines.py", 80)
    found = re.fullmatch(r"81,920 decisions, ([\d,]+) games, wins by seat: \[(.*)\]\n", said)
    assert found
    assert int(found[1].replace(",", "")) > 500
    assert sum(map(float, found[2].split())) == pytest.approx(1, abs=0.01)


@pytest.mark.elsewhere
@pytest.mark.skipif(sys.platform == "win32", reason="OpenSpiel is not made for Windows")
def test_openspiels_search_plays_our_card_game() -> None:
    said = run("ismcts.py", "--games", 1, "--simulations", 3).splitlines()
    assert re.fullmatch(r"1 games, \d\.\d\d of them won \(a random player: 0\.33\)", said[-1])


@with_libraries
def test_games_from_a_file_in_data_frames(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    asked = "games card-game --players 3 --bots thrifty,random,random --games 30 --cores 1 --out"
    assert broomstick_command([*asked.split(), str(file)]) == 0
    said = run("dataset.py", file, python=LEARN)
    rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert f"30 games, {sum(len(row['actions']) for row in rows)} decisions" in said
    thrifty = sum(row["scores"][0] for row in rows) / 30
    found = re.search(r"^thrifty +([\d.]+)", said, re.MULTILINE)
    assert found
    assert float(found[1]) == pytest.approx(thrifty, abs=1e-4)
    assert "State('card-game', over=True" in said


@with_libraries
def test_ppo_learns_something(tmp_path: Path) -> None:
    file = tmp_path / "curve.json"
    small = ["--steps", 600, "--every", 400, "--games", 6, "--envs", 3, "--rollout", 64]
    said = run("ppo.py", *small, "--curve", file, python=LEARN)
    points = json.loads(file.read_text(encoding="utf-8"))
    assert points[0][0] == 0
    assert points[-1][0] >= 600
    assert all(0 <= share <= 1 for _, share in points)
    assert "against thrifty: 0." in said


@with_libraries
def test_a_local_cluster_plays_the_games_of_one_batch() -> None:
    said = run("cluster.py", "--parts", 2, "--games", 8, "--steps", 90, python=LEARN)
    found = re.fullmatch(r"720 decisions in 2 parts, (\d+) games to their end, .*", said.splitlines()[-1])
    assert found
    assert int(found[1]) >= 8


def test_the_curve_of_the_page_is_what_was_measured() -> None:
    points = json.loads((EXAMPLES / "ppo-curve.json").read_text(encoding="utf-8"))
    assert (ROOT / "docs" / "pictures" / "ppo-curve.svg").read_text(encoding="utf-8") == curve.drawn(points)
    assert points[0][1] == pytest.approx(1 / 3, abs=0.06)
    assert min(share for _, share in points[-8:]) > 0.7


def test_what_is_carried_to_a_machine_without_a_network_is_what_building_and_the_batch_need() -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    needed = offline.needed()
    assert re.findall(r"mypy==[\d.]+", text)[0] in needed
    assert {re.split(r"[=<>]", name)[0] for name in needed} == {
        "setuptools",
        "mypy",
        "mypy_extensions",
        "librt",
    }
    assert not any(";" in name for name in needed)


def test_the_page_of_layouts_is_what_the_games_declare() -> None:
    assert layouts.PAGE.read_text(encoding="utf-8") == layouts.page()
