"""Fluent files, cut into their messages: each is read when it is first said.

To read all of them takes longer than anything a command does with the few that it says.
"""

import re
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

ROOM = files("broomstick.words")

BEGIN = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE | re.ASCII)
"""A message or a term begins at the left; all else of it is further in."""

ATTRIBUTE = re.compile(r"^ +\.([A-Za-z][\w-]*) *=", re.MULTILINE | re.ASCII)


@cache
def read_file(language: str, name: str) -> dict[str, str]:
    """The text of each message of a file; none where a language or a game does not have it yet."""
    file = ROOM / language / f"{name}.ftl"
    return cut(file.read_text(encoding="utf-8")) if file.is_file() else {}


def cut(text: str) -> dict[str, str]:
    """A file's messages and terms, by their names."""
    begins = list(BEGIN.finditer(text))
    ends = [match.start() for match in begins[1:]] + [len(text)]
    return {match[1]: text[match.start() : end] for match, end in zip(begins, ends, strict=True)}


def attributes(text: str) -> list[str]:
    """The attributes of a message, in their order."""
    return ATTRIBUTE.findall(text)


@cache
def read_entry(text: str) -> ast.Resource:
    """One message, understood; games say many of the same."""
    resource: ast.Resource = FluentResource(text)
    return resource


def named_in(resource: ast.Resource) -> list[str]:
    """The messages and terms that have to be known to say these."""
    found = References()
    found.visit(resource)
    return found.names


class References(Visitor):
    """Gathers what is named. Its methods have to be called like the kinds of things that they meet."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)
