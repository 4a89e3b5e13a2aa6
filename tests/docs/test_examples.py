"""What the pages show is what one gets: Python examples run as doctests, sessions at the prompt are replayed."""

import doctest
import re
from pathlib import Path

import pytest

from terminal.talk import talk

ROOT = Path(__file__).parents[2]
FRONT = [ROOT / name for name in ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "bench/README.md")]
PAGES = [*FRONT, *sorted((ROOT / "docs").rglob("*.md"))]
WITH_PYTHON = [
    "README.md",
    "docs/add-a-game.md",
    "docs/envs.md",
    "docs/learned.md",
    "docs/library.md",
    "docs/searcher.md",
    "docs/write-a-bot.md",
]
WITH_SESSIONS = ["README.md"]

FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SESSION = re.compile(r"^<!-- answers: (.*) -->\n```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path, kind: str) -> list[str]:
    """The fenced blocks of one kind."""
    return [body for found, body in FENCE.findall(page.read_text(encoding="utf-8")) if found == kind]


@pytest.mark.parametrize("page", WITH_PYTHON)
def test_python_examples_run(page: str) -> None:
    """The blocks of one page share their names, like one long session."""
    text = "\n".join(blocks(ROOT / page, "pycon"))
    test = doctest.DocTestParser().get_doctest(text, {}, page, page, 0)
    assert len(test.examples) >= 4
    report: list[str] = []
    result = doctest.DocTestRunner().run(test, out=report.append)
    assert result.failed == 0, "".join(report)


def test_every_page_with_python_is_among_them() -> None:
    assert [name(path) for path in PAGES if blocks(path, "pycon")] == WITH_PYTHON
    # Examples that would not be run are not written.
    assert [name(path) for path in PAGES if blocks(path, "python") or blocks(path, "py")] == []


@pytest.mark.parametrize("page", WITH_SESSIONS)
def test_sessions_at_the_prompt_come_out_like_that(page: str) -> None:
    """A console block is a command and parts of what it prints; a comment before it has all the answers."""
    sessions = SESSION.findall((ROOT / page).read_text(encoding="utf-8"))
    assert len(sessions) == len(blocks(ROOT / page, "console")) > 0
    for answers, session in sessions:
        command, _, shown = session.partition("\n")
        said = talk(command.removeprefix("$ broomstick "), answers.split("; "))
        for part in shown.split("[…]\n"):
            assert part.strip("\n") in said.out


@pytest.mark.parametrize("path", PAGES, ids=name)
def test_links_lead_somewhere(path: Path) -> None:
    for link in LINK.findall(path.read_text(encoding="utf-8")):
        if "://" in link:
            continue
        file, _, anchor = link.partition("#")
        target = (path.parent / file).resolve() if file else path
        assert target.exists(), link
        if anchor:
            headings = re.findall(r"^#+ (.*)$", target.read_text(encoding="utf-8"), re.MULTILINE)
            slugs = [re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings]
            assert anchor in slugs, link
