"""What every test of the server finds: known deals, and a place to keep things."""

import os
import tempfile
from collections.abc import Iterator
from inspect import iscoroutinefunction, signature
from pathlib import Path

import pytest

from broomstick.server import opening
from broomstick.server.store import migrate
from broomstick.server.store.place import file_url
from dealing import known_deals
from server.cluster import missing, new_database
from server.rows import run

NOBODY = 65534


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test may be a coroutine: it has to come to its end in time."""
    if not iscoroutinefunction(pyfuncitem.obj):
        return None
    run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in signature(pyfuncitem.obj).parameters}))
    return True


@pytest.fixture(autouse=True)
def deals_are_known(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "unknown_deal", known_deals(lambda: str(request.node.nodeid)))


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where a store can be opened. What holds for a file holds for PostgreSQL too."""
    if request.param == "sqlite":
        return tmp_path / "broomstick.db"
    if missing():
        pytest.skip(missing())
    return new_database()


@pytest.fixture
def closed_folder() -> Iterator[Path]:
    """A folder that may be read and not written, with a database in it; also if root runs the tests."""
    folder = Path(tempfile.mkdtemp())
    file = folder / "old.db"
    migrate(file_url(file))
    file.chmod(0o444)
    folder.chmod(0o555)
    root = os.geteuid() == 0
    if root:
        os.seteuid(NOBODY)
    try:
        yield folder
    finally:
        if root:
            os.seteuid(0)
        folder.chmod(0o755)
        for path in folder.iterdir():
            path.unlink()
        folder.rmdir()
