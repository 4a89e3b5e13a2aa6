"""Where the source makes errors and reasons: the code and the facts of each place, read from its syntax tree."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import broomstick
from broomstick.games import manifests
from broomstick.games.option import Choice, Flag, Option, Tie

SOURCE = Path(broomstick.__file__).parent

CODE_AT = {
    "BroomstickError": 1,
    "CodecError": 1,
    "DataError": 1,
    "OptionError": 1,
    "PositionError": 1,
    "UndoError": 1,
    "RecordError": 2,
    "fail": 2,
    "IllegalAction": 0,
    "Reason": 0,
}
"""What makes an error, and which of its arguments is the code; facts and why come right after it."""

NOT_ONE_OF = {"field", "value", "names"}
"""What ``fail`` is filled in with where ``not_one_of`` gives it sentence, code and facts together."""

GIVES_FACTS_NEXT = {"IllegalAction": 2, "Reason": 2}
"""Here a message stands between code and facts."""


@dataclass
class Site:
    """One place that makes an error. ``code`` is empty where there is none, None where it is no plain text."""

    room: str
    function: str
    line: int
    maker: str
    code: str | None
    facts: set[str]

    def __str__(self) -> str:
        return f"{self.room}:{self.line} in {self.function}"


def sites() -> list[Site]:
    """Every place in the source, and in the tables of options."""
    found = [site for path in sorted(SOURCE.rglob("*.py")) for site in sites_of(path)]
    for manifest in manifests().values():
        room = f"games/{manifest.folder}/options.py"
        for option in manifest.options:
            for tie, facts in ties(option):
                found.append(Site(room, option.name, 0, "OptionError", tie.code, {"field", *facts}))
    return found


def ties(option: Option) -> Iterator[tuple[Tie, set[str]]]:
    """What an option hangs on, and what is filled in where somebody is told so."""
    if option.needs is not None:
        box = option.standard()
        yield option.needs, set(option.facts(option.usual(box), box))
    if option.seats is not None:
        yield option.seats, {"lowest", "highest", "players"}
    if isinstance(option, Choice):
        yield option.other, {"value", "names"}
    if isinstance(option, Flag) and option.always is not None:
        yield option.always, {option.always.choice.name}


def sites_of(path: Path) -> Iterator[Site]:
    room = str(path.relative_to(SOURCE))
    for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(function, ast.FunctionDef):
            continue
        for call in ast.walk(function):
            if isinstance(call, ast.Call) and (maker := name_of(call.func)) in CODE_AT:
                if any(isinstance(given, ast.Starred) for given in call.args):
                    yield Site(room, function.name, call.lineno, maker, "unknown-name", NOT_ONE_OF)
                    continue
                at = CODE_AT[maker]
                code = argument(call, at, "code")
                facts = argument(call, at + GIVES_FACTS_NEXT.get(maker, 1), "facts")
                found = keys(facts, function)
                if maker == "fail":
                    found.add("field")
                if argument(call, at + 2, "why") is not None and maker not in GIVES_FACTS_NEXT:
                    found.add("why")
                yield Site(room, function.name, call.lineno, maker, text(code), found)


def name_of(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def argument(call: ast.Call, at: int, name: str) -> ast.expr | None:
    if at < len(call.args):
        return call.args[at]
    return next((keyword.value for keyword in call.keywords if keyword.arg == name), None)


def text(code: ast.expr | None) -> str | None:
    if code is None:
        return ""
    return code.value if isinstance(code, ast.Constant) and isinstance(code.value, str) else None


def keys(facts: ast.expr | None, function: ast.FunctionDef) -> set[str]:
    """The labels of facts that are written out, here or further up in the function."""
    if isinstance(facts, ast.Name):
        for node in ast.walk(function):
            if isinstance(node, ast.AnnAssign) and name_of(node.target) == facts.id:
                return keys(node.value, function)
        return set()
    if not isinstance(facts, ast.Dict):
        return set()
    found: set[str] = set()
    for key, value in zip(facts.keys, facts.values, strict=True):
        found |= keys(value, function) if key is None else {text(key) or ""}
    return found
