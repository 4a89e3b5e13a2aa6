"""Running the server on this machine: find a port, say where to look, open a browser."""

import errno
import signal
import socket
import sys
import threading
import webbrowser
from pathlib import Path

import uvicorn
from litestar import Litestar

from broomstick.contest.errors import BroomstickError
from broomstick.server.app import PAGE, make_app
from broomstick.server.live import LONGEST_FRAME

FIRST_PORT = 8617
PORTS_TO_TRY = 20


class NoPort(BroomstickError):
    """No port could be listened at."""

    def __init__(self, port: int, why: str) -> None:
        super().__init__(f"port {port}: {why}", "no-port", {"port": port})


def listen(host: str, port: int | None) -> socket.socket:
    """A socket at the port asked for, or at the first free one of ours."""
    ports = [port] if port is not None else range(FIRST_PORT, FIRST_PORT + PORTS_TO_TRY)
    why = ""
    for number in ports:
        listening = socket.socket()
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
            return listening
        except OSError as error:
            listening.close()
            why = error.strerror or str(error)
            if error.errno != errno.EADDRINUSE:
                break
    raise NoPort(port if port is not None else FIRST_PORT, why)


def serve(listening: socket.socket, browser: bool, database: Path | None = None, workers: int = 1) -> None:
    """Serve until interrupted."""
    host, port = listening.getsockname()[:2]
    if browser and PAGE.is_dir():
        # The browser asks as soon as it opens, so it opens a little later than the server.
        threading.Timer(1.0, webbrowser.open, [f"http://{host}:{port}/"]).start()
    config = configured(make_app(database, workers))
    # Uvicorn ends by the signal once more when it is done; as an exit, so that the workers' things are put away.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    uvicorn.Server(config).run(sockets=[listening])


def configured(app: Litestar) -> uvicorn.Config:
    """How the application is served, here and in its tests."""
    return uvicorn.Config(
        app,
        log_level="warning",
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=LONGEST_FRAME,
        timeout_graceful_shutdown=3,
    )
