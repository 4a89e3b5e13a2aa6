"""The files for whoever runs a server: what they ask of the program there is, and systemd reads its own."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from broomstick.terminal.parser import Commands
from broomstick.terminal.serving import HOST_NAMES

DEPLOY = Path(__file__).parents[2] / "deploy"


def read(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def commands() -> list[list[str]]:
    """What is run, without the program's own name."""
    units = [read(name) for name in ("broomstick.service", "broomstick-backup.service")]
    found = [re.search(r"^ExecStart=.*?bin/broomstick (.*?)'?$", unit, re.MULTILINE) for unit in units]
    written = [
        re.sub(r"\$\(.*?\)", "now", match[1]).replace('"', "").split() for match in found if match is not None
    ]
    run = re.search(r"^CMD (\[\"serve.*\])$", read("Containerfile"), re.MULTILINE)
    assert run is not None
    return [*written, json.loads(run[1])]


def test_what_they_run_there_is() -> None:
    asked = [Commands("en").top.parse_args(command) for command in commands()]
    assert [one.command for one in asked] == ["serve", "admin", "serve"]
    assert HOST_NAMES in read("compose.yaml")


def test_the_lock_of_the_container_has_what_a_server_needs() -> None:
    root = DEPLOY.parent
    assert "requirements-serve.lock" in read("Containerfile")
    serve, everything = (
        set(re.findall(r"^([a-z0-9.-]+==\S+)", (root / name).read_text(), re.MULTILINE))
        for name in ("requirements-serve.lock", "requirements.lock")
    )
    assert serve <= everything
    assert {one.partition("==")[0] for one in serve} >= {"asyncpg", "litestar", "prometheus-client"}


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_units(tmp_path: Path) -> None:
    for name in ("broomstick.service", "broomstick-backup.service", "broomstick-backup.timer"):
        text = read(name).replace("/opt/broomstick/bin/broomstick", shutil.which("true") or "/bin/true")
        (tmp_path / name).write_text(text)
    files = sorted(str(file) for file in tmp_path.iterdir())
    said = subprocess.run(
        ["systemd-analyze", "verify", *files], capture_output=True, text=True, timeout=60, check=False
    )
    assert (said.returncode, said.stderr) == (0, "")
