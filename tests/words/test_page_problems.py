"""Whatever a host refuses, server or page, the page says in the reader's language: every code has a message."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import broomstick
from broomstick.heart import state
from broomstick.hosting.damage import DAMAGED
from broomstick.hosting.thinking import NotThought
from broomstick.server.limits import TOO_MANY
from broomstick.words.bundle import LANGUAGES
from broomstick.words.entries import read_file

ROOMS = [Path(broomstick.__file__).parent / room for room in ("hosting", "server", "browser")]
WITH_A_CODE = {"Refused", "NotDone", "problem"}
"""What is called with a code as its second argument."""


def calls(path: Path) -> Iterator[ast.Call]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node


def texts(node: ast.expr) -> Iterator[str]:
    """The texts that an argument can be, such as ``error.code or "refused"``."""
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def host_codes() -> set[str]:
    """The codes of a host's own refusals, to requests and on live lines."""
    found = {TOO_MANY, DAMAGED, "wrong", NotThought("").code}
    for path in [path for room in ROOMS for path in room.glob("*.py")]:
        for call in calls(path):
            if isinstance(call.func, ast.Name) and call.func.id in WITH_A_CODE and len(call.args) > 1:
                found.update(texts(call.args[1]))
    return found


def undo_codes() -> set[str]:
    """Why a decision cannot be taken back: the heart says it, and the host passes it on."""
    source = Path(state.__file__).with_name("state.py")
    reasons = [call for call in calls(source) if isinstance(call.func, ast.Name) and call.func.id == "Reason"]
    return {code for call in reasons for code in texts(call.args[0]) if code.startswith("undo-")}


def test_the_codes_are_found() -> None:
    assert {"no-such-table", "stale", "watching", "not-kept", "refused"} <= host_codes()
    assert len(undo_codes()) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_a_host_has_a_message(language: str) -> None:
    said = set(read_file(language, "page"))
    assert {f"page-problem-{code}" for code in host_codes() | undo_codes()} - said == set()
