"""A PostgreSQL of one's own, on loopback, for as long as the tests run; where none is installed, none."""

import atexit
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from functools import cache
from importlib.util import find_spec
from itertools import count
from pathlib import Path

PATIENCE = 60
names = count(1)


def missing() -> str:
    """Why there is no PostgreSQL here; empty where there is one."""
    if shutil.which("initdb") is None:
        return "there is no initdb"
    if find_spec("asyncpg") is None:
        return "asyncpg is not installed"
    return ""


def user() -> str | None:
    """PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return None
    return pwd.getpwnam("postgres").pw_name


def call(program: str, *arguments: str) -> None:
    found = shutil.which("initdb")
    assert found is not None
    command = [str(Path(found).resolve().with_name(program)), *arguments]
    subprocess.run(
        command,
        check=True,
        user=user(),
        cwd="/",
        timeout=PATIENCE,
        stdout=subprocess.DEVNULL,
        env={"LC_ALL": "C"},
    )


def port() -> int:
    """The port of the running server."""
    return running()[0]


def restart(mode: str) -> None:
    """Stop the server, in one of its ways, and start it again."""
    call("pg_ctl", "-D", running()[1], "-w", "-m", mode, "restart")


@cache
def running() -> tuple[int, str]:
    """The port of the server and its folder. It is started the first time, and stopped when all is over."""
    folder = Path(tempfile.mkdtemp(prefix="broomstick-postgres-"))
    if (owner := user()) is not None:
        shutil.chown(folder, owner)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        free = int(probe.getsockname()[1])
    data = str(folder / "data")
    call("initdb", "-D", data, "-U", "broom", "-A", "trust", "-E", "UTF8", "--no-sync")
    options = f"-p {free} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c fsync=off"
    call("pg_ctl", "-D", data, "-w", "-l", str(folder / "log"), "-o", options, "start")

    def stop() -> None:
        call("pg_ctl", "-D", data, "-m", "immediate", "stop")
        shutil.rmtree(folder)

    atexit.register(stop)
    return free, data


def new_database() -> str:
    """The address of an empty database."""
    name = f"store{next(names)}"
    call("createdb", "-h", "127.0.0.1", "-p", str(port()), "-U", "broom", name)
    return f"postgres://broom@127.0.0.1:{port()}/{name}"
