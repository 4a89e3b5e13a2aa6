"""What the page is given of the program is what the program is now: messages, boxes, samples of tables."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def run(tool: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(tool), "--check"], capture_output=True, text=True, env=os.environ
    )


@pytest.mark.parametrize(
    "tool", ["page_types.py", "page_box.py", "page_samples.py", "page_rules.py", "page_scenery.py"]
)
def test_the_file_of_the_page_is_up_to_date(tool: str) -> None:
    checked = run(ROOT / "tools" / tool)
    assert checked.returncode == 0, f"run python tools/{tool}: {checked.stderr}"


def test_a_file_that_is_not_up_to_date_is_found(tmp_path: Path) -> None:
    """The tools compare: beside files that lack a line they say so."""
    (tmp_path / "tools").mkdir()
    (tmp_path / "web" / "src").mkdir(parents=True)
    for name in ("page_types.py", "page_files.py"):
        (tmp_path / "tools" / name).write_text((ROOT / "tools" / name).read_text())
    wire = (ROOT / "web" / "src" / "wire.ts").read_text()
    (tmp_path / "web" / "src" / "wire.ts").write_text(
        wire.replace("export interface Welcome", "interface Welcome")
    )
    checked = run(tmp_path / "tools" / "page_types.py")
    assert checked.returncode == 1
    assert "wire.ts" in checked.stderr
