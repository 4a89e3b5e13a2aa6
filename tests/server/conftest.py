"""What every test of the server finds: known deals, and a place to keep things."""

from pathlib import Path

import pytest

from broomstick.server import opening
from dealing import known_deals
from server.cluster import missing, new_database


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
