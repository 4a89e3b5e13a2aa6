"""Running the server on this machine: find a port, open the database, say when people can come."""

import asyncio
import errno
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import uvicorn
from litestar import Litestar

from broomstick.heart.errors import BroomstickError
from broomstick.hosting.hall import Hall
from broomstick.server.app import make_app
from broomstick.server.bounds import with_limits
from broomstick.server.files import within_files
from broomstick.server.limits import Limits
from broomstick.server.live import LONGEST_FRAME
from broomstick.server.logs import tell, write_log
from broomstick.server.many.hatch import Hatch, Inside, host_toward
from broomstick.server.measures import Measures
from broomstick.server.store import Store
from broomstick.server.sweeping import collect_seldom
from broomstick.server.talking import guarded

FIRST_PORT = 8617
PORTS_TO_TRY = 20
LOOK_EVERY = 0.2
FINISHED_WITHIN = 5.0
"""Seconds between looks at who is still there when the server stops, and until what was begun has to be done."""
LET_IN_AT_ONCE, MAY_WAIT = 32, 2048
"""So many connections are let in before others have their turn; so many wait for that."""
NO_OTHERS: Mapping[str, int] = {}


class NoPort(BroomstickError):
    """No port could be listened at."""

    def __init__(self, port: int, why: str) -> None:
        super().__init__(f"port {port}: {why}", "no-port", {"port": port})


def listen(host: str, port: int | None) -> socket.socket:
    """A socket that listens at the port asked for, or at the first free one of ours."""
    ports = [port] if port is not None else range(FIRST_PORT, FIRST_PORT + PORTS_TO_TRY)
    failed: OSError | None = None
    for number in ports:
        listening = socket.socket()
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
            # Two programs may be bound to a port; only one of them may listen.
            listening.listen()
            return listening
        except OSError as error:
            listening.close()
            failed = error
            if error.errno != errno.EADDRINUSE:
                break
    assert failed is not None
    raise NoPort(port if port is not None else FIRST_PORT, failed.strerror or str(failed)) from failed


@dataclass(frozen=True, slots=True)
class Operating:
    """What whoever runs a server wants to see of it, and have done by it."""

    log: str = ""
    """From which level on lines are written; empty: errors alone, as Python writes them."""
    access_log: bool = False
    metrics: tuple[str, int] | None = None
    """Where Prometheus comes."""
    forget_after: float | None = None
    """Days without a decision after which a table is deleted."""
    drain: float = 0.0
    """Seconds that people go on playing after the server was told to stop."""


class Server(uvicorn.Server):
    """Tells when people can come, and not before; and stops when what was begun is done."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], app: Litestar, drain: float = 0.0
    ) -> None:
        super().__init__(config)
        self.ready = ready
        self.app = app
        self.drain = drain

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say that it is ready no more, so that proxies send nobody, and warn people; play on for a while; stop."""
        self.app.state.stopping = True
        hall: Hall = self.app.state.hall
        people = sum(len(room.viewers) for room in hall.rooms.values())
        tell("stopping", seconds=self.drain, tables=len(hall.rooms), connected=people)
        hall.warn(hall.now() + self.drain)
        if people:
            # The warning goes out before anything is closed.
            await asyncio.sleep(LOOK_EVERY)
        until = time.monotonic() + self.drain
        # Who presses Ctrl-C once more does not want to wait.
        while (
            time.monotonic() < until and not self.force_exit and any(r.viewers for r in hall.rooms.values())
        ):
            await asyncio.sleep(LOOK_EVERY)
        for table in list(hall.rooms):
            # What was begun is finished; then whoever looks on is asked to come again.
            async with asyncio.timeout(FINISHED_WITHIN):
                await hall.rooms[table].lock.acquire()
                hall.rooms[table].lock.release()
            hall.forget(table)
        await super().shutdown(sockets)
        tell("stopped")

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # asyncio lets in as many at once as may wait; more may wait.
        for listening in sockets or []:
            listening.listen(MAY_WAIT)
        self.ready()


def serve(
    listening: socket.socket,
    ready: Callable[[], None],
    database: Path | None = None,
    workers: int = 1,
    private: tuple[str, int] | None = None,
    names: Sequence[str] = (),
    limits: Mapping[str, int] = NO_OTHERS,
    operating: Operating | None = None,
) -> None:
    """Serve until interrupted. A database that cannot be used is a StoreError; ``ready`` is called where it can.

    ``private`` is where other processes of the same database reach this one; left out, any port of this machine in the
    network of the database. By ``names`` it goes besides its machine's own; ``limits`` are those that are not the usual
    ones; ``operating`` is what whoever runs it wants to see and have done.
    """
    asyncio.run(
        serve_from(listening, ready, database, workers, private, names, limits, operating or Operating())
    )


async def serve_from(
    listening: socket.socket,
    ready: Callable[[], None],
    database: Path | None,
    workers: int,
    private: tuple[str, int] | None,
    names: Sequence[str],
    limits: Mapping[str, int],
    operating: Operating,
) -> None:
    if operating.log:
        write_log(operating.log, operating.access_log)
    bounds, patience = with_limits(limits)
    of_addresses = Limits(bounds=within_files(bounds))
    # Opened here and not by the application: whoever starts a server is told what is wrong in a sentence.
    store = await Store.open(database, serving=True)
    inside = inside_of(store, private) if store.is_shared else None
    measures = Measures(on=operating.metrics is not None)
    app = make_app(
        store,
        workers,
        limits=of_addresses,
        inside=inside,
        names=names,
        patience=patience,
        measures=measures,
        forget_after=operating.forget_after,
        sweeps=True,
    )
    # Uvicorn ends by the signal once more when it is done; as an exit, so that the workers' things are put away.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        measure(measures, operating)
        collect_seldom()
        sockets = [listening] if inside is None else [listening, inside.listening]
        await Server(configured(app, inside), ready, app, operating.drain).serve(sockets=sockets)
    finally:
        measures.close()
        await store.close()


def measure(measures: Measures, operating: Operating) -> None:
    """Let Prometheus come."""
    if operating.metrics is not None:
        host, port = operating.metrics
        try:
            measures.serve(host, port)
        except OSError as error:
            raise NoPort(port, error.strerror or str(error)) from error


def inside_of(store: Store, private: tuple[str, int] | None) -> Inside:
    """Where the other processes reach this one."""
    url = store.engine.url
    host, port = private or (host_toward(url.host, url.port), 0)
    try:
        return Inside(host, port)
    except OSError as error:
        raise NoPort(port, error.strerror or str(error)) from error


def open_browser(address: str) -> None:
    """Show the page. Some browsers are waited for until they are closed, so a thread of its own waits."""
    threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()


def configured(app: Litestar, inside: Inside | None = None) -> uvicorn.Config:
    """How the application is served, here and in its tests; ``inside`` also to other processes."""
    limits: Limits = app.state.limits
    return guarded(
        app if inside is None else Hatch(app, inside),
        limits.bounds,
        frozenset() if inside is None else inside,
        log_level="warning",
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=LONGEST_FRAME,
        backlog=LET_IN_AT_ONCE,
        timeout_graceful_shutdown=3,
    )
