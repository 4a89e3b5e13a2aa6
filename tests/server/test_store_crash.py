"""Whatever moment a process is killed at, the file opens and nothing that was told is missing from it."""

import random
import subprocess
import sys
from pathlib import Path

import pytest

from broomstick.server.store import AFTER_COMMIT, BEFORE_COMMIT, Store
from server import crash
from server.rows import PATIENCE, everything, is_whole, run

KILLED = -9


def start(*arguments: object) -> "subprocess.Popen[str]":
    command = [sys.executable, str(Path(crash.__file__)), *[str(argument) for argument in arguments]]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def finish(process: "subprocess.Popen[str]") -> list[str]:
    try:
        said, _ = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
        process.wait()
    return said.splitlines()


async def after_story(file: Path, steps: int) -> list[object]:
    async with await Store.open(file) as store:
        await crash.story(store, steps)
        assert store.writer.commits == steps
        return await everything(store)


async def kept(file: Path) -> list[object]:
    async with await Store.open(file) as store:
        return await everything(store)


async def logs(file: Path) -> dict[str, list[int]]:
    async with await Store.open(file) as store:
        return {
            row.id: [entry.number for entry in await store.load_entries(row.id)]
            for row in await store.open_tables()
        }


async def go_on(file: Path, number: int) -> None:
    async with await Store.open(file) as store:
        await store.append("x1", [crash.entry(number)])


@pytest.mark.parametrize(
    ("point", "nth"),
    [(AFTER_COMMIT, 1), (BEFORE_COMMIT, 3), (AFTER_COMMIT, 3), (BEFORE_COMMIT, 5)],
)
def test_killed_at_a_commit_a_step_is_kept_whole_or_not_at_all(tmp_path: Path, point: str, nth: int) -> None:
    file = tmp_path / "killed.db"
    process = start(file, "story", point, nth)
    said = finish(process)
    assert process.returncode == KILLED
    assert said == [f"step {step}" for step in range(1, nth)]
    # Not a step less than was told; one more where the commit was through.
    whole = run(after_story(tmp_path / "whole.db", nth if point == AFTER_COMMIT else nth - 1))
    assert run(kept(file)) == whole
    assert is_whole(file)


@pytest.mark.parametrize("seed", [1, 2])
def test_killed_at_any_moment_nothing_told_is_missing(tmp_path: Path, seed: int) -> None:
    file = tmp_path / "killed.db"
    process = start(file, "race", "x")
    assert process.stdout is not None
    told = [process.stdout.readline() for _ in range(random.Random(seed).randrange(1, 40))]
    process.kill()
    told += finish(process)
    assert process.returncode == KILLED
    assert "end" not in told
    found = run(logs(file))
    for name, number in (line.split() for line in told):
        assert int(number) in found[name], (name, number)
    for numbers in found.values():
        assert numbers == list(range(1, len(numbers) + 1))
    assert is_whole(file)
    # And play goes on.
    run(go_on(file, len(found["x1"]) + 1))
    assert len(run(logs(file))["x1"]) == len(found["x1"]) + 1


def test_two_processes_share_a_file_from_its_first_moment(tmp_path: Path) -> None:
    file = tmp_path / "shared.db"
    both = [start(file, "race", who) for who in "xy"]
    said = [finish(process) for process in both]
    assert [process.returncode for process in both] == [0, 0]
    assert sorted("second" in lines for lines in said) == [False, True]
    found = run(logs(file))
    assert {name: len(numbers) for name, numbers in found.items()} == {
        **dict.fromkeys(["x1", "x2", "y1", "y2"], crash.RACES),
        crash.SHARED: 2 * crash.RACES + 1,
    }
    for numbers in found.values():
        assert numbers == list(range(1, len(numbers) + 1))
    assert is_whole(file)


def test_when_nothing_more_can_be_written_what_was_told_is_there_and_later_it_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "full.db"
    process = start(file, "full")
    said = finish(process)
    assert process.returncode == 0, said
    message, told, found, later = said
    assert message.startswith(f"cannot write to the database {file}: ")
    assert 1 < int(told) < 99
    assert told == found
    assert int(later) == int(told) + 1
    assert is_whole(file)
