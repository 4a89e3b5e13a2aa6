"""No test touches the games of whoever runs it, nor depends on their language or the width of their terminal."""

from itertools import count
from pathlib import Path

import pytest

_homes = count()


@pytest.fixture(autouse=True)
def nobodys_home(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each has a home of its own, made by whoever keeps something there: a folder for each of thousands takes time."""
    if "tmp_path" in request.fixturenames:
        folder: Path = request.getfixturevalue("tmp_path")
    else:
        folder = tmp_path_factory.getbasetemp() / "homes" / str(next(_homes))
    monkeypatch.setenv("BROOMSTICK_HOME", str(folder / "home"))
    monkeypatch.setenv("BROOMSTICK_LANG", "en")
    for variable in ("COLUMNS", "LINES", "NO_COLOR"):
        monkeypatch.delenv(variable, raising=False)
