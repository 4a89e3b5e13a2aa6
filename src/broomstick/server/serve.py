"""Running the server on this machine: find a port, open the database, say when people can come."""

import asyncio
import errno
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import uvicorn
from litestar import Litestar

from broomstick.heart.errors import BroomstickError
from broomstick.server.app import make_app
from broomstick.server.bounds import with_limits
from broomstick.server.files import within_files
from broomstick.server.limits import Limits
from broomstick.server.live import LONGEST_FRAME
from broomstick.server.many.hatch import Hatch, Inside, host_toward
from broomstick.server.store import Store
from broomstick.server.talking import guarded

FIRST_PORT = 8617
PORTS_TO_TRY = 20
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


class Server(uvicorn.Server):
    """Tells when people can come, and not before."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready()


def serve(
    listening: socket.socket,
    ready: Callable[[], None],
    database: Path | None = None,
    workers: int = 1,
    private: tuple[str, int] | None = None,
    names: Sequence[str] = (),
    limits: Mapping[str, int] = NO_OTHERS,
) -> None:
    """Serve until interrupted. A database that cannot be used is a StoreError; ``ready`` is called where it can.

    ``private`` is where other processes of the same database reach this one; left out, any port of this machine in the
    network of the database. By ``names`` it goes besides its machine's own; ``limits`` are those that are not the usual
    ones.
    """
    asyncio.run(serve_from(listening, ready, database, workers, private, names, limits))


async def serve_from(
    listening: socket.socket,
    ready: Callable[[], None],
    database: Path | None,
    workers: int,
    private: tuple[str, int] | None,
    names: Sequence[str],
    limits: Mapping[str, int],
) -> None:
    bounds, patience = with_limits(limits)
    of_addresses = Limits(bounds=within_files(bounds))
    # Opened here and not by the application: whoever starts a server is told what is wrong in a sentence.
    store = await Store.open(database, serving=True)
    inside = inside_of(store, private) if store.is_shared else None
    app = make_app(store, workers, limits=of_addresses, inside=inside, names=names, patience=patience)
    # Uvicorn ends by the signal once more when it is done; as an exit, so that the workers' things are put away.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        sockets = [listening] if inside is None else [listening, inside.listening]
        await Server(configured(app, inside), ready).serve(sockets=sockets)
    finally:
        await store.close()


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
        timeout_graceful_shutdown=3,
    )
