"""Where the tests of the store keep things."""

from pathlib import Path

import pytest

from server.cluster import missing, new_database


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where a store can be opened. What holds for a file holds for PostgreSQL too."""
    if request.param == "sqlite":
        return tmp_path / "broomstick.db"
    if missing():
        pytest.skip(missing())
    return new_database()
