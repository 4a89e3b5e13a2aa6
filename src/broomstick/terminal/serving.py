"""``broomstick serve``: tables on the net, from this machine."""

import argparse
import contextlib
import os
import re
import socket
from pathlib import Path
from typing import TYPE_CHECKING

from broomstick.terminal.console import Console
from broomstick.terminal.saves import reason
from broomstick.terminal.trouble import Trouble
from broomstick.words import words

if TYPE_CHECKING:
    from broomstick.server.serve import Operating
    from broomstick.server.store import StoreError

FILE, SERVER = "sqlite:////folder/file.db", "postgresql://user:password@host/name"
"""What addresses of databases look like."""
HOST_NAMES, LIMITS = "BROOMSTICK_HOST_NAMES", "BROOMSTICK_LIMITS"
"""Where the environment names more of them, with spaces between."""


def serve(asked: argparse.Namespace, language: str) -> int:
    """Run the server until it is interrupted. Nothing is said of it before people can come."""
    # Nobody who plays in the terminal should wait for the server's libraries.
    from broomstick.server import serve as server
    from broomstick.server.app import PAGE
    from broomstick.server.store import StoreError

    names, limits = host_names(asked.host_name), set_limits(asked.limit)
    listening = listen(asked.host, asked.port)
    address = "http://{}:{}/".format(*listening.getsockname()[:2])
    say = words(language).say
    console = Console(plain=True)

    def ready() -> None:
        console.say(say("serve-address"))
        console.show(f"  {address}")
        if not PAGE.is_dir():
            console.say(say("serve-no-page"))
        console.say(say("serve-stop"))
        if PAGE.is_dir() and not asked.no_browser:
            server.open_browser(address)

    try:
        # Ctrl-C is how a server is stopped, and no failure.
        with listening, contextlib.suppress(KeyboardInterrupt):
            file = Path(asked.database) if asked.database else None
            inside = private(asked.private)
            server.serve(
                listening,
                ready,
                file,
                private=inside,
                names=names,
                limits=limits,
                operating=operating(asked),
            )
    except StoreError as error:
        raise unusable(error) from None
    except server.NoPort as error:
        raise Trouble("no-private", place=asked.private or "?", why=because(error)) from None
    return 0


def operating(asked: argparse.Namespace) -> "Operating":
    """What is to be seen of the server, and done by it."""
    from broomstick.server.measures import can_measure
    from broomstick.server.serve import Operating

    metrics = None
    if asked.metrics:
        if not can_measure():
            raise Trouble("metrics-package")
        host, _, port = asked.metrics.rpartition(":")
        if not (port.isdecimal() and int(port) <= 65_535):
            raise Trouble("private", text=asked.metrics)
        metrics = host or "127.0.0.1", int(port)
    # The access log is a log.
    level = asked.log or ("warning" if asked.access_log else "")
    return Operating(level, asked.access_log, metrics, asked.forget_after, max(0, asked.drain))


def listen(host: str, port: int) -> socket.socket:
    """Where people can come; 0 is any port."""
    from broomstick.server import serve as server
    from broomstick.server.store.place import LAST_PORT

    if not 0 <= port <= LAST_PORT:
        raise Trouble("port-range", port=str(port), most=str(LAST_PORT))
    try:
        return server.listen(host, port or None)
    except server.NoPort as error:
        if isinstance(error.__cause__, socket.gaierror):
            raise Trouble("no-host", host=host) from None
        raise Trouble("no-port", port=str(error.facts["port"]), why=because(error)) from None


def private(text: str) -> tuple[str, int] | None:
    """Where other processes come: an address of this machine, with a port or any."""
    if not text:
        return None
    host, _, port = text.partition(":")
    if not host or (port and not (port.isdecimal() and int(port) <= 65_535)):
        raise Trouble("private", text=text)
    return host, int(port or 0)


def host_names(named: list[str]) -> list[str]:
    """The names that were given, here or in the environment."""
    from broomstick.server.hosts import ANY, is_name

    named = named + os.environ.get(HOST_NAMES, "").split()
    for name in named:
        if not is_name(name):
            raise Trouble("host-name", name=name, any=ANY)
    return named


def set_limits(given: list[str]) -> dict[str, int]:
    """Other limits than the usual ones, by their names; those of the command line come after the environment's."""
    from broomstick.server.bounds import every_limit

    known, found = every_limit(), {}
    for one in os.environ.get(LIMITS, "").split() + given:
        name, _, number = one.partition("=")
        name = name.replace("-", "_")
        if name not in known:
            raise Trouble("limit-unknown", name=name, names=", ".join(known))
        if not (number.isascii() and number.isdigit() and 0 < len(number) < 10 and int(number) > 0):
            raise Trouble("limit-number", name=name, usual=str(known[name][0]))
        found[name] = int(number)
    return found


def unusable(error: "StoreError") -> Trouble:
    """What is wrong with the database, and what would do."""
    place = str(error.facts.get("place", ""))
    if error.code == "not-an-address":
        return Trouble("database-address", file=FILE, server=SERVER)
    if error.code == "unknown-kind":
        return Trouble("database-kind", name=str(error.facts["name"]))
    if error.code == "in-memory":
        return Trouble("database-memory", file=FILE)
    if error.code == "no-driver":
        return Trouble("database-driver")
    if error.code == "not-a-database":
        return Trouble("database-other-file", place=place)
    if error.code == "no-folder":
        return Trouble("database-folder", place=place, folder=str(error.facts["folder"]))
    if error.code == "no-log":
        return Trouble("database-log", place=place)
    if error.code == "newer":
        return Trouble("database-newer", place=place)
    if error.code == "served":
        return Trouble("database-served", place=place, process=str(error.facts["process"]))
    return Trouble("database", place=place or "?", why=because(error))


def because(error: Exception) -> Trouble | str:
    """Why, by the error behind it; what a database says of itself stays as it is."""
    cause = error.__cause__
    if isinstance(cause, TimeoutError):
        return Trouble("os-etimedout")
    if isinstance(cause, socket.gaierror):
        return Trouble("os-gaierror")
    if not isinstance(cause, OSError):
        return str(error).partition(": ")[2] or str(error)
    # Of a host with several addresses all are tried, and what was wrong with each is only said.
    tried = re.search(r"\[Errno (\d+)\]", str(cause)) if cause.errno is None else None
    return reason(OSError(int(tried[1]), str(cause)) if tried else cause)
