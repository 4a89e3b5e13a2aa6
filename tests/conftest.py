"""No test touches the games of whoever runs it, nor depends on their language or the width of their terminal."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def nobodys_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BROOMSTICK_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("BROOMSTICK_LANG", "en")
    for variable in ("COLUMNS", "LINES", "NO_COLOR"):
        monkeypatch.delenv(variable, raising=False)
