"""A way to the database that can be cut: what is sent then arrives nowhere, and nobody is told.

It is a process of its own, so that it is as quick as a wire however many people the storm plays.
"""

import asyncio
import sys
from contextlib import suppress

CUT, MEND = b"cut\n", b"mend\n"


class Wire:
    """Passes bytes on to a port of this machine."""

    def __init__(self, to: int) -> None:
        self.to = to
        self.open = asyncio.Event()
        self.open.set()
        self.writers: set[asyncio.StreamWriter] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.server: asyncio.Server | None = None

    async def start(self) -> int:
        """Its own port."""
        self.server = await asyncio.start_server(self.come, "127.0.0.1", 0)
        return int(self.server.sockets[0].getsockname()[1])

    async def come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self.open.wait()
        try:
            there_reader, there_writer = await asyncio.open_connection("127.0.0.1", self.to)
        except OSError:
            writer.close()
            return
        both = (self.pass_on(reader, there_writer), self.pass_on(there_reader, writer))
        for way in both:
            task = asyncio.ensure_future(way)
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.writers.add(writer)
        with suppress(OSError):
            while data := await reader.read(65_536):
                await self.open.wait()
                writer.write(data)
                await writer.drain()
        self.writers.discard(writer)
        writer.close()

    def cut(self) -> None:
        self.open.clear()

    def mend(self) -> None:
        """The way is free again for new connections; those that were cut are lost."""
        for task in list(self.tasks):
            task.cancel()
        for writer in list(self.writers):
            writer.transport.abort()
        self.writers.clear()
        self.open.set()


class Relay:
    """Such a wire in another process."""

    def __init__(self, to: int) -> None:
        self.to = to
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> int:
        """Its own port."""
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            __file__,
            str(self.to),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        assert self.process.stdout is not None
        return int(await self.process.stdout.readline())

    def say(self, what: bytes) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.write(what)

    def cut(self) -> None:
        self.say(CUT)

    def mend(self) -> None:
        self.say(MEND)

    async def close(self) -> None:
        """The process ends with its input."""
        if self.process is not None:
            assert self.process.stdin is not None
            self.process.stdin.close()
            await self.process.wait()


async def run(to: int) -> None:
    wire = Wire(to)
    print(await wire.start(), flush=True)  # noqa: T201 - what is asked for
    loop, said = asyncio.get_running_loop(), asyncio.StreamReader()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(said), sys.stdin)
    while line := await said.readline():
        if line == CUT:
            wire.cut()
        else:
            wire.mend()


if __name__ == "__main__":
    asyncio.run(run(int(sys.argv[1])))
