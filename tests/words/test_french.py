"""French has a narrow no-break space before : ; ? ! and inside « », so that no line begins with one of them."""

import re

import pytest
from fluent.syntax import ast

from words.test_files import NAMES, entries, patterns

NARROW = "\u202f"
LOOSE = re.compile(f"(?<!{NARROW})[:;?!»]|«(?!{NARROW})")


def texts(pattern: ast.Pattern) -> list[str]:
    """What a pattern says, and each of its branches by itself; an X stands for what is filled in."""
    said, branches = "", []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            said += element.value
            continue
        said += "X"
        if isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                branches += texts(variant.value)
    return [said, *branches]


def loose(text: str) -> bool:
    return LOOSE.search(text) is not None


@pytest.mark.parametrize("name", NAMES)
def test_no_mark_can_begin_a_line(name: str) -> None:
    found = [
        title
        for message in entries("fr", name)
        for title, pattern in patterns(message)
        if any(loose(text) for text in texts(pattern))
    ]
    assert found == []


@pytest.mark.parametrize("text", ["Qui ?", "Qui\u00a0?", "Qui?", "« oui\u202f»", "«\u202foui »", "X : rien"])
def test_a_mark_without_its_space_is_found(text: str) -> None:
    assert loose(text)
    assert not loose(
        re.sub(r"[ \u00a0\u202f]*([:;?!»])", f"{NARROW}\\1", re.sub("«\\s*", f"«{NARROW}", text))
    )
