"""``broomstick serve``: what it cannot do it says in a sentence, before it says that it runs; then it does run."""

import asyncio
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path

import pytest

from broomstick.server.store import Store, TableRow, migrate
from broomstick.server.store.place import file_url
from broomstick.terminal.serving import FILE, SERVER
from broomstick.terminal.trouble import Trouble, explain
from broomstick.words import LANGUAGES, words
from server.serving import PATIENCE
from terminal.talk import talk

NO_SERVER = "postgresql://ann:s3cret@127.0.0.1:1/games"
"""Nobody listens at port 1."""


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DATABASE_URL", raising=False)
    monkeypatch.setenv("BROOMSTICK_HOME", str(tmp_path / "home"))


@pytest.fixture
def taken() -> Iterator[int]:
    """A port at which something listens."""
    with closing(socket.socket()) as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        yield listening.getsockname()[1]


def refused(arguments: str, trouble: Trouble) -> None:
    """In each language the same one line, and nothing that says it runs."""
    for language in LANGUAGES:
        said = talk(f"serve --no-browser --lang {language} {arguments}")
        assert (said.status, said.out) == (2, "")
        assert said.err == f"broomstick: {explain(words(language), trouble)}\n"


@pytest.mark.parametrize("port", ["99999", "65536", "-1", "9" * 40])
def test_a_port_that_there_cannot_be(port: str) -> None:
    refused(f"--port {port}", Trouble("port-range", port=port, most="65535"))


def test_a_port_that_is_no_number() -> None:
    said = talk("serve --port abc")
    assert (said.status, said.out) == (2, "")
    assert said.err == "broomstick: --port: 'abc' is not a number\nSee: broomstick serve --help\n"


def test_a_port_at_which_something_listens(taken: int) -> None:
    refused(f"--port {taken}", Trouble("no-port", port=str(taken), why=Trouble("os-eaddrinuse")))


def test_an_address_of_another_machine() -> None:
    # Set apart for documents: nobody's.
    refused("--host 192.0.2.1", Trouble("no-port", port="8617", why=Trouble("os-eaddrnotavail")))
    refused("--host no/address", Trouble("no-host", host="no/address"))


@pytest.mark.parametrize("text", [":80", "host:port", "host:99999"])
def test_an_address_at_which_no_process_can_be_reached(text: str) -> None:
    refused(f"--port 0 --private {text}", Trouble("private", text=text))


def test_a_place_where_no_file_can_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    for place, why in [
        (tmp_path, "os-eisdir"),
        (tmp_path / "file" / "x.db", "os-enotdir"),
        # A folder that nobody can make.
        (Path("/dev/null/x.db"), "os-enotdir"),
    ]:
        refused(f"--port 0 --database {place}", Trouble("database", place=str(place), why=Trouble(why)))


def test_a_folder_that_is_not_there_is_named_and_not_made(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    place = folder / "x.db"
    refused(f"--port 0 --database {place}", Trouble("database-folder", place=str(place), folder=str(folder)))
    assert not folder.exists()


def test_a_file_that_may_not_be_written(closed_folder: Path) -> None:
    for name in ("old.db", "new.db"):
        place = str(closed_folder / name)
        refused(f"--port 0 --database {place}", Trouble("database", place=place, why=Trouble("os-eacces")))


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann, " * 1000)
    refused(f"--port 0 --database {letter}", Trouble("database-other-file", place=str(letter)))
    assert letter.read_text() == "Dear Ann, " * 1000


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    migrate(file_url(file))
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    refused(f"--port 0 --database {file}", Trouble("database-newer", place=str(file)))


def test_a_database_with_something_else_in_it(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE chat_line (x)")
    why = "table chat_line already exists"
    refused(f"--port 0 --database {file}", Trouble("database", place=str(file), why=why))


@pytest.mark.parametrize(
    ("address", "trouble"),
    [
        ("nonsense", Trouble("database-address", file=FILE, server=SERVER)),
        ("postgresql://127.0.0.1:abc/x", Trouble("database-address", file=FILE, server=SERVER)),
        ("postgresql://127.0.0.1:99999/x", Trouble("database-address", file=FILE, server=SERVER)),
        ("mysql://ann:s3cret@host/x", Trouble("database-kind", name="mysql")),
        ("sqlite://", Trouble("database-memory", file=FILE)),
    ],
)
def test_an_address_that_will_not_do(address: str, trouble: Trouble, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", address)
    refused("--port 0", trouble)


def test_a_postgresql_that_nobody_answers_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the package for it is not there, that comes first."""
    monkeypatch.setenv("DATABASE_URL", NO_SERVER)
    place = NO_SERVER.replace("s3cret", "***")
    refused(
        "--port 0",
        Trouble("database", place=place, why=Trouble("os-econnrefused"))
        if find_spec("asyncpg")
        else Trouble("database-driver"),
    )


class running:  # noqa: N801 - it reads as what it is
    """A server of its own, from the moment at which it says where it is."""

    def __init__(self, *arguments: str, program: Sequence[str] = ("-m", "broomstick")) -> None:
        self.command = [sys.executable, *program, "serve", "--no-browser", "--lang", "en", *arguments]

    def __enter__(self) -> list[str]:
        self.process = subprocess.Popen(
            self.command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        lines = []
        for line in self.process.stdout:
            lines.append(line.strip())
            if line.startswith("Ctrl-C"):
                break
        return lines

    def __exit__(self, *why: object) -> None:
        self.process.send_signal(signal.SIGINT)
        _, err = self.process.communicate(timeout=PATIENCE)
        assert (self.process.returncode, err) == (0, "")


def test_where_it_says_it_is_it_answers(tmp_path: Path) -> None:
    with running() as said:
        assert said[0] == "Broomstick is at"
        with urllib.request.urlopen(f"{said[1]}api/games", timeout=PATIENCE) as answer:
            assert answer.status == 200
        # And a second one goes by, to the next free port.
        with running("--database", str(tmp_path / "other.db")) as second:
            assert second[1] != said[1]


def test_a_file_from_which_another_server_plays(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    first = running("--database", str(file))
    with first:
        process = str(first.process.pid)
        (tmp_path / "link.db").symlink_to(file)
        for name in ("x.db", "link.db"):
            place = str(tmp_path / name)
            trouble = Trouble("database-served", place=place, process=process)
            refused(f"--port 0 --database {place}", trouble)
        # Whoever only looks, copies or puts right is let in.
        assert is_empty(file)
    with running("--database", str(file)):
        assert is_empty(file)


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    folder = str(tmp_path / "nowhere")
    place = f"{folder}/x.db"
    refused(f"--port 0 --database {place}", Trouble("database-folder", place=place, folder=folder))
    assert not Path(folder).exists()


def test_a_server_that_was_killed_keeps_no_other_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    first = running("--database", str(file))
    first.__enter__()
    first.process.kill()
    first.process.communicate(timeout=PATIENCE)
    with running("--database", str(file)):
        assert is_empty(file)


def is_empty(file: Path) -> bool:
    async def tables() -> list[TableRow]:
        async with await Store.open(file) as store:
            return await store.open_tables()

    return asyncio.run(tables()) == []


WITH_PAGE_AT = """
import sys
from pathlib import Path
from broomstick.server import app
from broomstick.terminal.cli import main
app.PAGE = Path(sys.argv.pop(1))
sys.exit(main())
"""


def test_without_a_page_it_says_how_to_get_one(tmp_path: Path) -> None:
    for language in LANGUAGES:
        assert "make play" in words(language).say("serve-no-page")
    (tmp_path / "page").mkdir()
    for place, there in [(tmp_path / "page", True), (tmp_path / "nowhere", False)]:
        with running(program=["-c", WITH_PAGE_AT, str(place)]) as said:
            assert (words("en").say("serve-no-page") in " ".join(said)) != there


@pytest.mark.parametrize(
    "arguments", [["--port", "99999"], ["--port", "{taken}"], ["--database", "/dev/null/x.db"]], ids=str
)
def test_as_a_program_it_fails_in_one_line(arguments: list[str], taken: int) -> None:
    command = [sys.executable, "-m", "broomstick", "serve", *(one.format(taken=taken) for one in arguments)]
    # Were it to open a browser, it would be this one.
    settings = {**os.environ, "BROWSER": "false", "LANG": "C", "LC_ALL": "C"}
    done = subprocess.run(command, capture_output=True, text=True, env=settings, timeout=PATIENCE)
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(r"broomstick: [^\n]+\n", done.stderr)
