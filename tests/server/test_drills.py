"""What whoever runs a server does in earnest: puts a backup back that was taken while people played, and installs
another release, forth and back, with games open."""

import asyncio
import logging
import os
import subprocess
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from broomstick.hosting.entries import Entry
from broomstick.hosting.table import Table
from broomstick.server.store import Store
from server.drills import GAMES, Seats, admin, opened, play, server, shown

LOG = logging.getLogger(__name__)
ROOT = Path(__file__).parents[2]
LONGEST = 300
"""Seconds for a drill, on a machine that has much else to do."""
TRIED = 8
"""Commits before that step that may be its release."""
STEPS = "src/broomstick/server/store/migrations/versions"

pytestmark = pytest.mark.slow


async def logs(file: Path) -> dict[str, list[Entry]]:
    async with await Store.open(file) as store:
        return {row.id: await store.load_entries(row.id) for row in await store.open_tables()}


def drilled(drill: Coroutine[Any, Any, None]) -> None:
    """It takes as long as servers take to start, again and again; longer than other tests may."""
    asyncio.run(asyncio.wait_for(drill, LONGEST))


def test_a_backup_taken_under_load_is_everything_up_to_its_moment(tmp_path: Path) -> None:
    drilled(backed_up_under_load(tmp_path))


async def backed_up_under_load(tmp_path: Path) -> None:
    file, elsewhere = tmp_path / "tables.db", tmp_path / "elsewhere" / "tables.db"
    backups = [tmp_path / f"{number}.backup" for number in range(3)]
    elsewhere.parent.mkdir()
    tables: list[tuple[str, Seats]] = []
    stop = asyncio.Event()

    async def play_on(address: str, number: int) -> int:
        decisions = 0
        while not stop.is_set():
            tables.append(await opened(address, GAMES[number % 3]))
            decisions += await play(address, *tables[-1], 31)
        return decisions

    async with server(file) as address:
        playing = [asyncio.create_task(play_on(address, number)) for number in range(3)]
        for backup in backups:
            await asyncio.sleep(0.5)
            await admin(file, "backup", str(backup))
        stop.set()
        decisions = sum(await asyncio.gather(*playing))
    whole = await logs(file)
    sizes = []
    for backup in backups:
        await admin(elsewhere, "restore", str(backup))
        then = await logs(elsewhere)
        assert then.keys() <= whole.keys()
        for table, entries in then.items():
            assert entries == whole[table][: len(entries)]
            assert Table.restored(entries)[1] == len(entries)
        sizes.append(sum(len(entries) for entries in then.values()))
        if backup is not backups[-1]:
            for part in elsewhere.parent.iterdir():
                part.unlink()
    assert sizes == sorted(sizes)
    assert sizes[0] < sum(len(entries) for entries in whole.values())
    LOG.info("%d decisions; entries in three backups: %s", decisions, sizes)
    # Where it was put back the games go on.
    async with server(elsewhere) as address:
        for table, seats in tables[:3]:
            await play(address, table, seats)
    assert not {table for table, _ in tables[:3]} & (await logs(elsewhere)).keys()


def release_before(folder: Path) -> tuple[Path, str] | None:
    """The sources as they were before the database took its last step, built into a wheel and unpacked; and the step
    that their database is at."""
    ask = ["git", "-C", str(ROOT)]
    steps = subprocess.run(
        [*ask, "log", "--diff-filter=A", "--format=%H", "--", STEPS],
        capture_output=True,
        text=True,
        check=False,
    ).stdout.split()
    if not steps:
        return None
    before = subprocess.run(
        [*ask, "rev-list", f"--max-count={TRIED}", f"{steps[0]}^"], capture_output=True, text=True, check=True
    ).stdout.split()
    for number, commit in enumerate(before):
        old, release = built(commit, folder / str(number))
        # Not every commit was a release: one may have the commands without the words that another brought.
        if asyncio.run(starts(release, folder / f"{number}.db")):
            last = max((old / STEPS).glob("v*.py")).name
            return release, last[1:5]
    raise AssertionError(f"none of {before} starts")


def tells(less: Any, more: Any) -> bool:
    """Whether all that an older release tells is told by a newer one too, which may tell more of a thing."""
    if isinstance(less, dict):
        return isinstance(more, dict) and all(key in more and tells(less[key], more[key]) for key in less)
    if isinstance(less, list | tuple):
        return len(less) == len(more) and all(map(tells, less, more))
    return bool(less == more)


async def starts(release: Path, file: Path) -> bool:
    try:
        async with server(file, release):
            return True
    except AssertionError:
        return False


def built(commit: str, folder: Path) -> tuple[Path, Path]:
    """The sources of a commit, and what a wheel made of them installs."""
    old, wheels, release = folder / "sources", folder / "wheels", folder / "release"
    old.mkdir(parents=True)
    packed = subprocess.run(
        ["git", "-C", str(ROOT), "archive", commit], capture_output=True, check=True
    ).stdout
    subprocess.run(["tar", "-x", "-C", str(old)], input=packed, check=True)
    pip = [sys.executable, "-m", "pip", "-q", "--disable-pip-version-check"]
    subprocess.run(
        [*pip, "wheel", "--no-deps", "--no-build-isolation", "-w", str(wheels), str(old)],
        env={**os.environ, "BROOMSTICK_COMPILE": "0"},
        check=True,
    )
    (wheel,) = wheels.glob("*.whl")
    subprocess.run([*pip, "install", "--no-deps", "--target", str(release), str(wheel)], check=True)
    return old, release


def test_games_go_on_under_another_release_forth_and_back(tmp_path: Path) -> None:
    found = release_before(tmp_path)
    if found is None:
        pytest.skip("there is no history here")
    drilled(forth_and_back(tmp_path, *found))


async def forth_and_back(tmp_path: Path, old: Path, step: str) -> None:
    file = tmp_path / "tables.db"
    async with server(file, old) as address:
        tables = [await opened(address, game) for game in GAMES]
        for table, seats in tables:
            assert await play(address, table, seats, 31) == 31
        before = [await shown(address, *one) for one in tables]
    async with server(file) as address:
        assert tells(before, [await shown(address, *one) for one in tables])
        for table, seats in tables:
            assert await play(address, table, seats, 7) == 7
        before = [await shown(address, *one) for one in tables]
    await admin(file, "migrate", "--back-to", step)
    async with server(file, old) as address:
        assert tells([await shown(address, *one) for one in tables], before)
        for table, seats in tables:
            assert await play(address, table, seats, 3) == 3
    async with server(file) as address:
        for table, seats in tables:
            await play(address, table, seats)
    for entries in (await logs(file)).values():
        pytest.fail(f"not over: {entries[-1]}")
