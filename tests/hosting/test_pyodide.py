"""The Python that runs in a page plays to the byte what is played here, in every game and with all options."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import mypy_extensions
import pytest

from contract.case import Case
from contract.cases import COMBINATIONS
from hosting.scripted import alone, decisions
from hosting.test_alike import SAMPLE

ROOT = Path(__file__).parents[2]
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
NODE = shutil.which("node", path=str(Path(sys.executable).parent)) or ""


def both(cases: list[Case]) -> None:
    """Each case played twice, here and there."""
    asked = [
        [json.dumps(case.game.identity()), case.id, json.dumps(decisions(case.game, case.id))]
        for case in cases
    ]
    library = Path(str(mypy_extensions.__file__)).parent
    run = subprocess.run(
        [NODE, str(Path(__file__).with_name("in_pyodide.mjs")), PYODIDE.as_uri()]
        + [str(path) for path in (ROOT / "src", ROOT / "tests", library)],
        input="".join(json.dumps(one) + "\n" for one in asked),
        capture_output=True,
        text=True,
        check=True,
        timeout=60 + 20 * len(cases),
    )
    for case, one, there in zip(cases, asked, run.stdout.splitlines(), strict=True):
        assert json.loads(there) == json.loads(alone(*one)), case.id


def test_a_sample_of_games() -> None:
    both(SAMPLE)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_every_combination_of_options(part: int) -> None:
    both([case for case in COMBINATIONS if case.game.name != "drill"][part::4])
