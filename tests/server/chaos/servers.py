"""Servers as people start them, each with a way to its database of its own."""

import asyncio
import os
import signal
import sys
from pathlib import Path

from server.chaos.relay import Relay
from server.test_killed import free_port

STARTS_WITHIN, STARTED_AGAIN_AFTER = 90, 2.0
"""Seconds until it has to be there; until one that could not start is started again, as systemd is told to do."""


class Server:
    """``broomstick serve``, that can be killed, paused and cut off."""

    def __init__(self, folder: Path, number: int, database: str) -> None:
        """``database``: an address with a port that may be relayed, or a file."""
        self.log = folder / f"server{number}.log"
        self.port, self.private = free_port(), free_port()
        self.database = database
        self.relay: Relay | None = None
        self.process: asyncio.subprocess.Process | None = None
        self.paused = self.cut = self.up = False

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def is_well(self) -> bool:
        return self.up and not (self.paused or self.cut)

    async def start(self) -> None:
        arguments = ["serve", "--no-browser", "--lang", "en", "--port", str(self.port)]
        settings = {**os.environ}
        if self.database.startswith("postgres"):
            if self.relay is None:
                before, _, name = self.database.rpartition("/")
                host, _, port = before.rpartition(":")
                self.relay = Relay(int(port))
                self.through = f"{host}:{await self.relay.start()}/{name}"
            settings["DATABASE_URL"] = self.through
            arguments += ["--private", f"127.0.0.1:{self.private}"]
        else:
            settings.pop("DATABASE_URL", None)
            arguments += ["--database", self.database]
        async with asyncio.timeout(STARTS_WITHIN):
            # One that cannot start, as while its database does not answer, is started again by whoever looks after it.
            while not await self.begin(arguments, settings):
                await asyncio.sleep(STARTED_AGAIN_AFTER)
        self.up = True

    async def begin(self, arguments: list[str], settings: dict[str, str]) -> bool:
        """Whether it says that people can come."""
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "broomstick",
                *arguments,
                env=settings,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
            )
        assert self.process.stdout is not None
        while line := await self.process.stdout.readline():
            if line.startswith(b"Ctrl-C"):
                return True
        # As after a failure, and not because it was asked for what it does not know.
        assert await self.process.wait() != 0, self.log.read_text()
        return False

    def signal(self, which: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(which)

    async def kill(self) -> None:
        self.up = False
        if self.process is not None and self.process.returncode is None:
            self.signal(signal.SIGKILL)
            await self.process.wait()

    def pause(self) -> None:
        self.paused = True
        self.signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self.signal(signal.SIGCONT)
        self.paused = False

    def cut_off(self) -> None:
        assert self.relay is not None
        self.cut = True
        self.relay.cut()

    def mend(self) -> None:
        assert self.relay is not None
        self.relay.mend()
        self.cut = False

    async def close(self) -> None:
        await self.kill()
        if self.relay is not None:
            await self.relay.close()
