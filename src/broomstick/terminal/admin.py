"""``broomstick admin``: tables for whoever runs a server, while it runs."""

import argparse
import asyncio
import json
import os
import time
from collections.abc import Callable, Coroutine
from dataclasses import asdict
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from broomstick.heart.errors import BroomstickError
from broomstick.terminal.console import Console
from broomstick.terminal.serving import unusable
from broomstick.terminal.trouble import Trouble
from broomstick.words import Words, words

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from broomstick.server.store import Store

T = TypeVar("T")
DAMAGE_FOUND = 1


def admin(asked: argparse.Namespace, language: str) -> int:
    """Do what is asked; 0, or 1 where damage was found."""
    from broomstick.hosting.store_errors import StoreError

    try:
        return asyncio.run(Task(asked, words(language)).run())
    except StoreError as error:
        raise unusable(error) from None
    except Trouble:
        raise
    except BroomstickError as error:
        raise refused(error) from None


def refused(error: BroomstickError) -> Trouble:
    """Why something was not done."""
    place = str(error.facts.get("place", ""))
    if error.code == "file-there":
        return Trouble("backup-there", file=place)
    if error.code in ("no-backup", "backup-damaged"):
        return Trouble("no-backup", file=place, why=str(error))
    if error.code == "not-empty":
        return Trouble("database-not-empty")
    if error.code == "would-lose":
        return Trouble("repair-would-lose", entries=str(error.facts["entries"]))
    if error.code in ("nothing-left", "no-row"):
        return Trouble("repair-nothing-left")
    return Trouble("no-such-table", table=str(error.facts.get("table", "")))


class Task:
    """One task, with the database it is about."""

    def __init__(self, asked: argparse.Namespace, said: Words) -> None:
        self.asked = asked
        self.words = said
        self.console = Console(plain=True)

    async def run(self) -> int:
        tasks: dict[str, Callable[[], Coroutine[Any, Any, int]]] = {
            "tables": self.tables,
            "sizes": self.sizes,
            "connected": self.connected,
            "check": self.check,
            "show": self.show,
            "export": self.export,
            "repair": self.repair,
            "close": self.close,
            "delete": self.delete,
            "tidy": self.tidy,
            "backup": self.backup,
            "restore": self.restore,
            "vacuum": self.vacuum,
            "migrate": self.migrate,
        }
        return await tasks[self.asked.task]()

    def say(self, message: str, **facts: str | int) -> None:
        self.console.say(self.words.say(message, facts))

    def place(self) -> Any:
        from broomstick.server.store.place import database_url, file_url

        named = self.asked.database
        return file_url(Path(named)) if named else database_url()

    async def store(self) -> "Store":
        """The database as it is. One that is not there is not made here."""
        from broomstick.server.store import Store
        from broomstick.server.store.place import SQLITE, shown

        url = self.place()
        if url.drivername == SQLITE and not Path(str(url.database)).exists():
            raise Trouble("no-database", place=shown(url))
        return await Store.open(url)

    async def look(self, work: Callable[["Connection"], T]) -> T:
        """Read something."""
        async with await self.store() as store, store.reading() as connection:
            return await connection.run_sync(work)

    async def change(self, work: Callable[["Connection"], T]) -> T:
        """Change something, all of it or nothing."""
        async with await self.store() as store:
            return await store.writer.do(work)

    async def tables(self) -> int:
        from broomstick.server.care import overview

        found = await self.look(
            lambda connection: overview.tables(connection, self.asked.finished, self.asked.largest)
        )
        if self.asked.json:
            print(json.dumps([asdict(one) for one in found], indent=1))
            return 0
        if not found:
            self.say("admin-no-tables")
        for one in found:
            over = self.words.say("admin-over") if one.finished_at is not None else one.code
            last = moment(one.last_at or one.created_at)
            print(f"{one.id}  {over:<8}  {one.game:<14}  {last}  {one.entries:>6}  {one.size:>9}")
        return 0

    async def sizes(self) -> int:
        from broomstick.server.care import overview

        found = await self.look(overview.totals)
        if self.asked.json:
            print(json.dumps(found, indent=1))
        else:
            self.say("admin-sizes", **found)
        return 0

    async def connected(self) -> int:
        from broomstick.server.care import overview

        found = await self.look(lambda connection: overview.serving(connection, time.time()))
        if self.asked.json:
            print(json.dumps([asdict(one) for one in found], indent=1))
            return 0
        if not found:
            self.say("admin-nobody-serves")
        for one in found:
            people = sum(len(there["seats"]) for there in one.connected.values())
            watching = sum(there["watching"] for there in one.connected.values())
            self.say(
                "admin-serving",
                process=one.process,
                since=moment(one.started_at),
                tables=len(one.connected),
                people=people,
                watching=watching,
            )
            for table, there in sorted(one.connected.items()):
                seats = ", ".join(str(seat) for seat in there["seats"])
                self.say("admin-at-table", table=table, seats=seats or "–", watching=there["watching"])
        return 0

    async def check(self) -> int:
        from broomstick.server.care import overview
        from broomstick.server.care.health import health

        async with await self.store() as store, store.reading() as connection:
            found = await connection.run_sync(lambda open_one: overview.tables(open_one, finished=True))
            damaged = 0
            for one in found:
                state = await connection.run_sync(health, one.id)
                if state is not None and not state.sound:
                    damaged += 1
                    self.tell_faults(state)
        self.say("admin-checked", tables=len(found), damaged=damaged)
        return DAMAGE_FOUND if damaged else 0

    async def show(self) -> int:
        from broomstick.server.care.health import health

        state = await self.look(lambda connection: health(connection, self.asked.table))
        if state is None:
            raise Trouble("no-such-table", table=self.asked.table)
        if not state.sound:
            self.tell_faults(state)
            return DAMAGE_FOUND
        now = "admin-is-closed" if state.closed else "admin-is-over" if state.over else "admin-is-open"
        self.say("admin-sound", table=state.table, entries=state.entries, state=self.words.say(now))
        for number, seat in enumerate(state.seats):
            print(f"  {number}  {seat}")
        return 0

    def tell_faults(self, state: Any) -> None:
        self.say("admin-damaged", table=state.table, entries=state.entries)
        for number, fault in sorted(state.faults.items()):
            said = self.words.say("admin-fault", {"fault": fault, "number": number})
            print(f"  {said}")

    async def export(self) -> int:
        from broomstick.server.care.raw import everything_of

        found = await self.look(lambda connection: everything_of(connection, self.asked.table))
        if not any(found.values()):
            raise Trouble("no-such-table", table=self.asked.table)
        text = json.dumps(found, indent=1) + "\n"
        if self.asked.file == "-":
            print(text, end="")
            return 0
        file = Path(self.asked.file)
        if file.exists():
            raise Trouble("backup-there", file=str(file))
        # There are secrets in it.
        with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as out:
            out.write(text)
        self.say("admin-exported", file=str(file))
        return 0

    async def repair(self) -> int:
        from broomstick.server.care.backup import table_in
        from broomstick.server.care.health import repair

        name = self.asked.table
        before = await asyncio.to_thread(table_in, Path(self.asked.backup), name)
        done = await self.change(lambda connection: repair(connection, name, before, self.asked.cut))
        self.say("admin-repaired", table=name, count=len(done.from_backup), lost=len(done.lost))
        return 0

    async def close(self) -> int:
        from broomstick.server.care.doing import close

        if not await self.change(lambda connection: close(connection, self.asked.table)):
            raise Trouble("no-open-table", table=self.asked.table)
        self.say("admin-closed", table=self.asked.table)
        return 0

    async def delete(self) -> int:
        from broomstick.server.care.doing import delete

        if not self.asked.yes:
            raise Trouble("say-yes")
        if not await self.change(lambda connection: delete(connection, self.asked.table)):
            raise Trouble("no-such-table", table=self.asked.table)
        self.say("admin-deleted", count=1)
        return 0

    async def tidy(self) -> int:
        from broomstick.server.care.doing import delete, older

        limits = [(self.asked.finished, True), (self.asked.idle, False)]
        if all(days is None for days, _ in limits):
            raise Trouble("tidy-what")

        def find(connection: "Connection") -> list[str]:
            now = time.time()
            found = [older(connection, days, over, now) for days, over in limits if days is not None]
            return [table for part in found for table in part]

        old = await self.look(find)
        if not self.asked.yes:
            self.say("admin-would-delete", count=len(old))
            return 0
        for table in old:
            await self.change(lambda connection, table=table: delete(connection, table))  # type: ignore[misc]
        self.say("admin-deleted", count=len(old))
        return 0

    async def backup(self) -> int:
        from broomstick.server.care.backup import back_up

        async with await self.store() as store:
            found = await back_up(store, Path(self.asked.backup))
        self.say("admin-backed-up", file=self.asked.backup, tables=found.tables, entries=found.entries)
        return 0

    async def restore(self) -> int:
        from broomstick.server.care.backup import put_back

        found = await put_back(Path(self.asked.backup), self.place())
        self.say("admin-restored", tables=found.tables, entries=found.entries)
        return 0

    async def vacuum(self) -> int:
        from broomstick.server.care.doing import vacuum

        async with await self.store() as store:
            await vacuum(store)
        self.say("admin-vacuumed")
        return 0

    async def migrate(self) -> int:
        from broomstick.server.care.doing import step_back

        if self.asked.back_to:
            await step_back(self.place(), self.asked.back_to)
        else:
            async with await self.store():
                pass
        self.say("admin-migrated", version=self.asked.back_to or "head")
        return 0


def moment(at: float) -> str:
    """When something was, by the clock of this place."""
    return datetime.fromtimestamp(at).astimezone().isoformat(sep=" ", timespec="minutes")
