"""Rules have names that never change: each is there once, each has a test, and nothing cites one that is not there."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs" / "rules").glob("*.md"))
TESTS = sorted((ROOT / "tests").rglob("*.py"))
SOURCES = [path for kind in ("*.py", "*.ftl") for path in sorted((ROOT / "src").rglob(kind))]

DEFINED = re.compile(r"^- `([^`]+)` — \S", re.MULTILINE)
PREFIXES = {"heart.md": "heart", "card-game.md": "cg", "witchs-brew.md": "wb", "broom-service.md": "bs"}
"""How the names on a page begin."""


def page_ids(page: Path) -> list[str]:
    """The rules of a page, in its order."""
    return DEFINED.findall(page.read_text(encoding="utf-8"))


def all_ids() -> list[str]:
    return [name for page in PAGES for name in page_ids(page)]


def calls_of_rule(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            yield node


def citations() -> list[tuple[str, str]]:
    """Every rule that a test says it holds to, and where."""
    found: list[tuple[str, str]] = []
    for path in TESTS:
        for call in calls_of_rule(ast.parse(path.read_text(encoding="utf-8"))):
            where = f"{path.relative_to(ROOT)}:{call.lineno}"
            assert call.args, f"{where}: names no rule"
            for argument in call.args:
                assert isinstance(argument, ast.Constant), f"{where}: should name the rule plainly"
                found.append((str(argument.value), where))
    return found


def test_every_page_of_rules_is_known_here() -> None:
    assert {page.name for page in PAGES} == set(PREFIXES)


def test_names_are_well_formed_and_begin_as_their_page_does() -> None:
    for page in PAGES:
        ids = page_ids(page)
        assert ids, f"{page.name} has no rules"
        wrong = [name for name in ids if not re.fullmatch(PREFIXES[page.name] + r"(-[a-z]+)+", name)]
        assert wrong == []


def test_no_line_that_looks_like_a_rule_goes_unread() -> None:
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        looks = re.findall(r"^\s*[-*] +`?(?:bs|cg|heart|wb)-\S+", text, re.MULTILINE)
        assert len(looks) == len(page_ids(page))


def test_no_rule_is_there_twice() -> None:
    ids = all_ids()
    assert sorted(ids) == sorted(set(ids))


def test_every_rule_has_a_test() -> None:
    cited = {name for name, _ in citations()}
    assert [name for name in all_ids() if name not in cited] == []


def test_no_test_cites_a_rule_that_is_not_there() -> None:
    known = set(all_ids())
    assert [f"{where}: {name}" for name, where in citations() if name not in known] == []


def test_sources_and_pages_mention_only_rules_that_are_there() -> None:
    known = set(all_ids())
    lost: list[str] = []
    for path in [*SOURCES, *PAGES]:
        # Not inside a longer name, such as that of a message.
        for name in re.findall(
            r"(?<![\w-])(?:bs|cg|heart|wb)-[a-z]+(?:-[a-z]+)*\b", path.read_text(encoding="utf-8")
        ):
            if name not in known:
                lost.append(f"{path.relative_to(ROOT)}: {name}")
    assert lost == []
