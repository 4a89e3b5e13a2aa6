"""A way to the database that can be cut: what is sent then arrives nowhere, and nobody is told."""

import asyncio
from contextlib import suppress


class Relay:
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

    async def close(self) -> None:
        self.mend()
        if self.server is not None:
            self.server.close()
