"""``help()`` tells of everything public what the source says of it, compiled or not."""

import ast
import inspect
import pydoc
import sys
from pathlib import Path
from types import ModuleType

import pytest

import broomstick

SOURCE = Path(__file__).parents[1] / "src"
VALUES = {"GAMES", "PUBLIC", "compiled"}
"""What is public and neither class, function nor module."""


def objects() -> dict[str, object]:
    """Everything public that can be asked about: functions, classes, and what classes inherit here."""
    found: dict[str, object] = {}
    for name in broomstick.__all__:
        value = getattr(broomstick, name)
        if name not in VALUES and not isinstance(value, ModuleType):
            found[name] = value
            for base in value.__mro__ if isinstance(value, type) else ():
                if base.__module__.startswith("broomstick."):
                    found[base.__name__] = base
    return found


OBJECTS = objects()
CLASSES = [name for name, value in OBJECTS.items() if isinstance(value, type)]
FUNCTIONS = [name for name in OBJECTS if name not in CLASSES]


def written(name: str) -> ast.ClassDef | ast.FunctionDef:
    """Where the source defines a public class or function."""
    module = sys.modules[OBJECTS[name].__module__]
    path = SOURCE / module.__name__.replace(".", "/")
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    # The last one of that name: overloads come before it.
    for node in reversed(ast.parse(file.read_text(encoding="utf-8")).body):
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)) and node.name == name:
            return node
    raise AssertionError(f"{name} is not in {file}")


def methods(node: ast.ClassDef) -> list[ast.FunctionDef]:
    return [part for part in node.body if isinstance(part, ast.FunctionDef) and not part.name.startswith("_")]


def test_there_is_enough_to_ask_about() -> None:
    assert {"State", "Shown", "Core", "Game", "View", "Record", "Chance", "Map"} <= set(CLASSES)
    assert {"load", "match", "playout", "mask_names", "mask_seats", "map_of"} <= set(FUNCTIONS)


@pytest.mark.parametrize("name", [*CLASSES, *FUNCTIONS])
def test_a_docstring_is_what_the_source_says(name: str) -> None:
    node = written(name)
    said = ast.get_docstring(node)
    assert said
    assert inspect.getdoc(OBJECTS[name]) == said
    if isinstance(node, ast.ClassDef):
        own = vars(OBJECTS[name])
        for method in methods(node):
            assert ast.get_docstring(method), f"{name}.{method.name}"
            assert inspect.getdoc(own[method.name]) == ast.get_docstring(method), f"{name}.{method.name}"


@pytest.mark.parametrize("name", CLASSES)
def test_help_on_a_class_tells_all_of_it(name: str) -> None:
    told = pydoc.plain(pydoc.render_doc(OBJECTS[name]))
    node = written(name)
    assert isinstance(node, ast.ClassDef)
    for method in methods(node):
        said = ast.get_docstring(method)
        assert said
        assert said.splitlines()[0] in told


def test_help_on_a_method_has_its_signature_and_what_it_does() -> None:
    told = pydoc.plain(pydoc.render_doc(broomstick.Game.start))
    assert "starter" in told
    assert "journal" in told
    assert "The same seed, salt and starter give the same game, everywhere." in told
    told = pydoc.plain(pydoc.render_doc(broomstick.Chance.below))
    assert "below(self" in told
    assert "each equally likely" in told


def test_compiled_classes_tell_of_their_attributes_too() -> None:
    """As plain Python, attributes are not there before an object is."""
    if broomstick.compiled:
        assert inspect.getdoc(vars(broomstick.View)["hand"]) == (
            "The roles the viewer holds, as a bit mask of ``game.roles``."
        )
    else:
        assert "hand" not in vars(broomstick.View)
