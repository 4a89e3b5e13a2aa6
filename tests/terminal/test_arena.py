"""Bots against bots by command: all games, each once, whatever happens in between, and what came of them."""

import json
import os
import re
import signal
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from time import sleep

import pytest

from broomstick.arena import ratings
from broomstick.arena.tournament import Table
from broomstick.terminal import series
from broomstick.words import LANGUAGES
from terminal.talk import Talk, talk

BOTS = "--bots thrifty@1 random --among random bold"
ASKED = f"arena card-game --players 3 {BOTS} --seed 7"
LINE_UPS = 3


def ask(file: Path, games: int, more: str = "--cores 1") -> Talk:
    return talk(f"{ASKED} --games {games} --out {file} {more}")


def rows(file: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def test_games_are_kept_and_shares_of_wins_ratings_and_a_report_are_told(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    said = ask(file, 30)
    assert said.status == 0
    assert [row["number"] for row in rows(file)] == list(range(LINE_UPS * 30))
    lines = said.out.splitlines()
    assert re.fullmatch(r"thrifty@1 among random: \d+\.\d % ± \d+\.\d in 30 games", lines[0])
    assert {line.partition(":")[0] for line in lines[3:6]} == {
        "rating of thrifty@1",
        "rating of random",
        "rating of bold",
    }
    assert lines[-1] == f"The report is in {tmp_path / 'arena.html'}."
    assert "has 90 games" in said.err


class Parts(HTMLParser):
    """Sees whether every tag is closed, and gathers what is asked for from elsewhere, and what is said."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.addresses: list[str] = []
        self.said: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]
        if tag not in ("meta", "path", "line"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("path", "line"):
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.said.append(data)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_needs_nothing_else_and_says_who_wins_against_whom(language: str, tmp_path: Path) -> None:
    file, page = tmp_path / "arena.jsonl", tmp_path / "page.html"
    for more in (f"--lang {language}", "--bar 40"):
        assert ask(file, 30, f"--cores 1 --report {page} {more}").status == 0
        text = page.read_text(encoding="utf-8")
        parts = Parts()
        parts.feed(text)
        assert not parts.open
        assert not parts.addresses
        assert "url(" not in text
        said = " ".join(parts.said)
        assert all(bot in said for bot in ("thrifty@1", "random", "bold"))
        assert f"broomstick {ASKED}" in said
        assert text.count("<svg") == LINE_UPS
        assert text.count('class="bar"') == (LINE_UPS if "--bar" in more else 0)
        file.unlink()


def test_a_bot_with_a_strange_name_does_nothing_to_the_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was typed stands in the page as text, whatever it is."""
    monkeypatch.chdir(tmp_path)
    assert talk(f"{ASKED} --games 6 --cores 1 --out <b>.jsonl --report out.html").status == 0
    text = Path("out.html").read_text(encoding="utf-8")
    assert "&lt;b&gt;.jsonl" in text
    assert "<b>.jsonl" not in text


def test_without_openskill_everything_but_ratings_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ratings, "find_spec", lambda name: None)
    said = ask(tmp_path / "arena.jsonl", 6)
    assert said.status == 0
    assert "rating of" not in said.out
    assert "broomstick[arena]" in (tmp_path / "arena.html").read_text(encoding="utf-8")


def test_without_a_name_the_file_is_named_after_what_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert talk(f"{ASKED} --games 3 --cores 1").status == 0
    assert talk(f"{ASKED} --games 6 --cores 1").status == 0
    assert talk(f"{ASKED} --games 3 --cores 1 --records").status == 0
    found = sorted(tmp_path.glob("arena-card-game-3-*.jsonl"), key=lambda file: file.stat().st_size)
    assert len(found) == 2
    assert sorted(len(rows(file)) for file in found) == [9, 18]


def test_tables_where_all_meet(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    said = talk(
        f"arena card-game --players 3 --bots thrifty,bold random,greedy --tables --games 6 --cores 1 --out {file}"
    )
    assert said.status == 0
    assert len(rows(file)) == 4 * 6
    assert "thrifty, bold, random (bold): " in said.out


def test_what_is_there_is_kept_and_the_rest_is_added(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    ask(file, 6)
    whole = file.read_text(encoding="utf-8")
    lines = whole.splitlines(keepends=True)
    for there in (0, 40, len(lines[0]), len("".join(lines[:5])) - 1, len("".join(lines[:9]))):
        file.write_text(whole[:there], encoding="utf-8")
        assert ask(file, 6, "--cores 2").status == 0
        assert file.read_text(encoding="utf-8") == whole
    ask(file, 9)
    more = file.read_text(encoding="utf-8")
    assert more.startswith(whole)
    said = ask(file, 6)
    assert "has 18 games of this series already" in said.err
    assert "in 6 games" in said.out
    whole = more
    assert file.read_text(encoding="utf-8") == whole


def test_another_file_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    ask(file, 3)
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    for content, why in (
        ("a letter\nto Ada\n", "something else than the first games"),
        ("".join(lines[1:]), "something else than the first games"),
        ("".join([lines[0], lines[2]]), "line 2 is not the game that should stand there"),
        ("".join([*lines[:2], "{}\n", *lines[3:]]), "line 3 is not the game that should stand there"),
    ):
        file.write_text(content, encoding="utf-8")
        said = ask(file, 6)
        assert said.status == 2
        assert why in said.err
        assert file.read_text(encoding="utf-8") == content


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_is_said(language: str, tmp_path: Path) -> None:
    for asked, named in (
        ("--bots thrifty", "--among"),
        ("--bots thrifty bold --tables", "--tables"),
        ("--bots thrifty --among bold --tables", "--tables"),
        ("--bots thrifty bold --bar 0", "--bar"),
        ("--bots thrifty bold --precision 100", "--precision"),
        ("--bots thrifty bold --games 0", "--games"),
        ("--bots thrifty clever", "clever"),
        ("--bots thrifty --among noisy:2", "noisy"),
        ("", "--bots"),
    ):
        said = talk(f"arena card-game {asked} --out {tmp_path / 'none.jsonl'} --lang {language}")
        assert said.status == 2
        assert named in said.err
    assert not list(tmp_path.iterdir())


def test_where_ray_is_missing_it_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "broomstick.arena.cluster", None)
    said = ask(tmp_path / "arena.jsonl", 3, "--ray auto")
    assert said.status == 2
    assert "broomstick[ray]" in said.err


def test_how_far_it_is_and_how_long_it_takes_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(series, "SAY_ELSEWHERE", 0.0)
    first, *_, last = ask(tmp_path / "arena.jsonl", 6).err.splitlines()
    assert first.startswith("1 of 18 games (5 %), ")
    assert first.endswith(" left")
    assert last.endswith("has 18 games.")


def test_stopped_by_the_keyboard_it_tells_what_it_knows_and_how_to_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "arena.jsonl"

    told = Table.line

    def stop(self: Table, task: tuple[int, int, int, int]) -> str:
        if task[0] == 25:
            raise KeyboardInterrupt
        return told(self, task)

    monkeypatch.setattr(Table, "line", stop)
    said = ask(file, 30)
    assert said.status == 130
    assert "has 25 of 90 games" in said.err
    assert "thrifty@1 among random" in said.out
    monkeypatch.undo()
    assert ask(file, 30).status == 0
    assert len(rows(file)) == 90


def killed_again_and_again(file: Path, games: int, kills: int, step: int) -> None:
    """Kill the command after some growth of its file, several times, then let it end; look at what is there."""
    asked = [sys.executable, "-m", "broomstick", *ASKED.split(), "--cores", "2", "--out", str(file)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    grown = 0
    for _ in range(kills):
        with subprocess.Popen(
            [*asked, "--games", str(games)],
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
        ) as run:
            while run.poll() is None and (file.stat().st_size if file.exists() else 0) <= grown + step:
                sleep(0.002)
            run.kill()
            assert run.stderr is not None
            # Its processes end too: nobody holds the pipe any more.
            run.stderr.read()
        assert run.returncode == -signal.SIGKILL, "it was done before it could be killed"
        grown = file.stat().st_size
    done = subprocess.run(
        [*asked, "--games", str(games)], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    deals = -(-games // 3)
    found = rows(file)
    assert [row["number"] for row in found] == list(range(LINE_UPS * deals * 3))
    sat = {(str(row["seed"]), str(row["bots"])) for row in found}
    assert len(sat) == len(found)
    assert {seed for seed, _ in sat} == {f"7/{deal}" for deal in range(deals)}


@pytest.mark.elsewhere
@pytest.mark.skipif(sys.platform == "win32", reason="nobody can be killed like that there")
def test_killed_again_and_again_no_game_is_lost_and_none_is_there_twice(tmp_path: Path) -> None:
    killed_again_and_again(tmp_path / "arena.jsonl", 300, 3, 0)


@pytest.mark.slow
@pytest.mark.elsewhere
@pytest.mark.skipif(sys.platform == "win32", reason="nobody can be killed like that there")
def test_so_it_is_with_ten_thousand_games(tmp_path: Path) -> None:
    killed_again_and_again(tmp_path / "arena.jsonl", 3334, 6, 200_000)
