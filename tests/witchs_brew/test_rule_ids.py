"""Every rule by its name has a test, and no test or source names one that is not there."""

import ast
import re
from pathlib import Path

from broomstick.games.witchs_brew import vocabulary
from witchs_brew.rule_ids import RULES

HERE = Path(__file__).parent
SOURCES = Path(__file__).parents[2] / "src" / "broomstick" / "games" / "witchs_brew"


def cited() -> set[str]:
    found: set[str] = set()
    for path in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "rule":
                found |= {str(ast.literal_eval(argument)) for argument in node.args}
    return found


def test_every_rule_has_a_test_and_every_test_a_rule() -> None:
    assert {name for name in cited() if name.startswith("wb-")} == set(RULES)


def test_names_are_well_formed() -> None:
    assert [name for name in RULES if not re.fullmatch(r"wb(-[a-z]+)+", name)] == []


def test_sources_mention_only_rules_that_are_there() -> None:
    assert vocabulary.ROLES
    lost = [
        f"{path.name}: {name}"
        for path in SOURCES.glob("*.py")
        for name in re.findall(r"(?<![\w-])wb-[a-z]+(?:-[a-z]+)*\b", path.read_text(encoding="utf-8"))
        if name not in RULES
    ]
    assert lost == []
