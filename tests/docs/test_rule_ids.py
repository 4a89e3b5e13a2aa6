"""Rules have names that never change: each is there once, each has a test, and nothing cites one that is not there."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import broomstick

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs" / "rules").glob("*.md"))
TESTS = sorted((ROOT / "tests").rglob("*.py"))
SOURCES = [path for kind in ("*.py", "*.ftl") for path in sorted((ROOT / "src").rglob(kind))]

DEFINED = re.compile(r"^- `([^`]+)` — \S", re.MULTILINE)
NAME = re.compile(r"([a-z]+)(-[a-z]+)+")


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


def test_there_is_a_page_of_rules_for_each_game_and_for_the_heart() -> None:
    assert {page.stem for page in PAGES} == {"heart", *broomstick.GAMES}


def test_names_are_well_formed_and_each_page_has_a_beginning_of_its_own() -> None:
    beginnings: list[str] = []
    for page in PAGES:
        ids = page_ids(page)
        assert ids, f"{page.name} has no rules"
        named = [NAME.fullmatch(name) for name in ids]
        assert [name for name, fits in zip(ids, named, strict=True) if not fits] == []
        beginnings += {fits[1] for fits in named if fits}
    assert len(beginnings) == len(set(beginnings)) == len(PAGES)


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
