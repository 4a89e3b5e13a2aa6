"""What every test of the server finds: known deals, and a place to keep things."""

import os
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from inspect import iscoroutinefunction, signature
from pathlib import Path

import pytest

from broomstick.hosting import opening
from broomstick.hosting.hall import Hall
from broomstick.server.store import Store, migrate
from broomstick.server.store.place import file_url
from dealing import known_deals
from server.cluster import missing, new_database
from server.halls import Time, hall_at
from server.rows import run
from server.serving import served

NOBODY = 65534


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test may be a coroutine: it has to come to its end in time, and what its fixtures open is closed behind it."""
    if not iscoroutinefunction(pyfuncitem.obj):
        return None

    async def whole() -> None:
        async with AsyncExitStack() as stack:
            given: dict[str, object] = {}
            for name in signature(pyfuncitem.obj).parameters:
                given[name] = value = pyfuncitem.funcargs[name]
                if isinstance(value, AbstractAsyncContextManager):
                    given[name] = await stack.enter_async_context(value)
            await pyfuncitem.obj(**given)

    run(whole())
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
def time() -> Time:
    """The time by the clocks of the hall."""
    return Time()


@pytest.fixture
def hall(tmp_path: Path, time: Time) -> AbstractAsyncContextManager[Hall]:
    return hall_at(tmp_path / "tables.db", time)


@pytest.fixture
def address(tmp_path: Path) -> AbstractAsyncContextManager[str]:
    """Where a server listens, with its tables in a file."""
    return served(tmp_path / "tables.db")


@pytest.fixture
def store(place: Path | str) -> AbstractAsyncContextManager[Store]:
    @asynccontextmanager
    async def opened() -> AsyncIterator[Store]:
        async with await Store.open(place) as store:
            yield store

    return opened()


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
