"""A server that dies at a moment of its choosing. A test gives it a port, a file, a moment, and how often it passes."""

import os
import signal
import sys
import threading
from pathlib import Path

import uvicorn

from broomstick.hosting.room import Room
from broomstick.server.app import make_app
from broomstick.server.store import AFTER_COMMIT, BEFORE_COMMIT

BEFORE_TELLING, ANY_TIME, NEVER = "before telling", "any time", "never"
MOMENTS = [BEFORE_COMMIT, AFTER_COMMIT, BEFORE_TELLING, ANY_TIME]


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def main(port: str, file: str, moment: str, times: str) -> None:
    left = int(times)

    def passes(name: str) -> None:
        nonlocal left
        if name == moment:
            left -= 1
            if left == 0:
                die()

    tell = Room.tell

    def tell_or_die(room: Room, *more: object) -> None:
        passes(BEFORE_TELLING)
        tell(room, *more)  # type: ignore[arg-type]

    Room.tell = tell_or_die  # type: ignore[assignment, method-assign]
    if moment == ANY_TIME:
        threading.Timer(left / 1000, die).start()
    app = make_app(Path(file), hook=passes)
    uvicorn.run(app, host="127.0.0.1", port=int(port), log_level="error", ws="websockets-sansio")


if __name__ == "__main__":
    main(*sys.argv[1:])
