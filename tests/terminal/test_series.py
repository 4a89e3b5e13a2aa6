"""Many games into a file, by command: all of them, each once, whatever happens in between."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest

import broomstick
from broomstick.arena import lines as files
from broomstick.bots.series import Series
from broomstick.terminal import series
from broomstick.words import LANGUAGES
from terminal.talk import Talk, talk

ASKED = "games card-game --players 3 --bots thrifty,random,random --seed 7"


def lines(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").splitlines(keepends=True)


def expected(count: int) -> list[str]:
    game = broomstick.load("card-game", players=3)
    bots = ["thrifty", "random", "random"]
    return [Series(game, bots, "7", broomstick.__version__).line(number) for number in range(count)]


def ask(file: Path, games: int, more: str = "--cores 1") -> Talk:
    return talk(f"{ASKED} --games {games} --out {file} {more}")


def test_the_file_has_every_game_in_order(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    said = ask(file, 5)
    assert (said.status, said.out) == (0, "")
    assert lines(file) == expected(5)
    assert "games.jsonl has 5 games" in said.err


def test_more_processes_write_the_same_file(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    assert ask(file, 11, "--cores 3").status == 0
    assert lines(file) == expected(11)


def test_what_is_there_is_kept_and_the_rest_is_added(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = "".join(expected(6))
    for there in (0, 40, len(expected(1)[0]), len("".join(expected(3))) - 1, len("".join(expected(4)))):
        file.write_text(whole[:there], encoding="utf-8")
        assert ask(file, 6).status == 0
        assert file.read_text(encoding="utf-8") == whole
    said = ask(file, 2)
    assert said.status == 0
    assert "has 2 games of this series already" in said.err
    assert file.read_text(encoding="utf-8") == whole


def test_another_file_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    for content in ("a letter to Ada", "a letter\nto Ada\n", "{}\n", "".join(expected(3)[1:])):
        file.write_text(content, encoding="utf-8")
        said = ask(file, 4)
        assert said.status == 2
        assert "something else than the first games of this series" in said.err
        assert file.read_text(encoding="utf-8") == content
    damaged = expected(1)[0] + "\0" * 50 + "\n"
    file.write_text(damaged, encoding="utf-8")
    assert "line 2 is not the game that should stand there" in ask(file, 4).err
    assert file.read_text(encoding="utf-8") == damaged
    assert "cannot be written" in talk(f"{ASKED} --games 2 --out {tmp_path}").err


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_missing_is_asked_for(language: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    for asked, missing in (
        ("games card-game", "--out games.jsonl"),
        (f"games --out {file}", "broomstick games card-game --out"),
        (f"games card-game --out {file} --games 0", "--games"),
        (f"games card-game --out {file} --cores 0", "--cores"),
    ):
        said = talk(f"{asked} --lang {language}")
        assert said.status == 2
        assert missing in said.err
    assert not file.exists()


def test_two_do_not_write_one_file(tmp_path: Path) -> None:
    if files.locks is None:
        pytest.skip("this system locks no files so")
    file = tmp_path / "games.jsonl"
    with file.open("ab", buffering=0) as out, files.held(out, file):
        said = ask(file, 2)
    assert said.status == 2
    assert "is being written by another" in said.err
    assert lines(file) == []


def test_how_far_it_is_and_how_long_it_takes_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(series, "SAY_ELSEWHERE", 0.0)
    said = ask(tmp_path / "games.jsonl", 4)
    first, *_, last = said.err.splitlines()
    assert first.startswith("1 of 4 games (25 %), ")
    assert first.endswith(" left")
    assert last.endswith("has 4 games.")


def test_stopped_by_the_keyboard_it_says_how_to_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.jsonl"
    line = Series.line

    def stop_at_two(self: Series, number: int) -> str:
        if number == 2:
            raise KeyboardInterrupt
        return line(self, number)

    monkeypatch.setattr(Series, "line", stop_at_two)
    said = ask(file, 5)
    assert said.status == 130
    assert "has 2 of 5 games" in said.err
    monkeypatch.undo()
    assert ask(file, 5).status == 0
    assert lines(file) == expected(5)


@pytest.mark.elsewhere
@pytest.mark.skipif(sys.platform == "win32", reason="nobody can be killed like that there")
def test_killed_again_and_again_no_game_is_lost_and_none_is_there_twice(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    games, kills, most = 400, 0, 0
    asked = [sys.executable, "-m", "broomstick", *ASKED.split(), "--cores", "2", "--out", str(file)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    while kills < 3:
        with subprocess.Popen(
            [*asked, "--games", str(games)], env=environment, stderr=subprocess.PIPE
        ) as run:
            while run.poll() is None and (file.stat().st_size if file.exists() else 0) <= most:
                sleep(0.002)
            run.kill()
            assert run.stderr is not None
            # Its processes end too: nobody holds the pipe any more.
            run.stderr.read()
        assert run.returncode == -signal.SIGKILL, "it was done before it could be killed"
        kills += 1
        most = file.stat().st_size
        games += 400
    there = len(lines(file))
    games = there + 20
    done = subprocess.run([*asked, "--games", str(games)], env=environment, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    found = [json.loads(line) for line in lines(file)]
    assert [row["number"] for row in found] == list(range(games))
    game = broomstick.load("card-game", players=3)
    again = Series(game, ["thrifty", "random", "random"], "7", broomstick.__version__)
    assert all(found[number] == again.row(number) for number in range(0, games, 37))
