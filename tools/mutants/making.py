"""Makes the mutants of a module: mutmut says what can be changed, here each change becomes a place and a text.

Left out, since no rule could tell:

- sentences: a text with a blank in it is English for people;
- the code and the names of the facts of an error: tests/words reads them at every place an error is made and holds
  them to the messages of three languages (what a fact *is* remains, and so does the field an error names);
- labels, by which sentences call an argument: tests/words holds them to every message that fills one in;
- the type given to ``cast``, which is for the type checker alone.
"""

import ast
import hashlib
import json
from dataclasses import asdict, dataclass
from pathlib import Path

import libcst as cst
import libcst.matchers as m
import mutmut
from libcst.metadata import CodeRange, MetadataWrapper, ParentNodeProvider, PositionProvider
from mutmut.mutation.file_mutation import Mutation, create_mutations

PACKAGE = "broomstick."
TOP = "module"
"""Where a mutant outside any function is."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change: its function, its place (lines count from 1, columns from 0), and what stands there instead."""

    name: str
    module: str
    function: str
    line: int
    column: int
    last_line: int
    last_column: int
    before: str
    after: str
    key: str
    """The same for as long as the function's text and the change are: results are kept by it."""

    def apply(self, source: str) -> str:
        """The module with the change in it."""
        start, end = (
            _offset(source, self.line, self.column),
            _offset(source, self.last_line, self.last_column),
        )
        return f"{source[:start]}{self.after}{source[end:]}"


def _offset(source: str, line: int, column: int) -> int:
    return sum(map(len, source.splitlines(keepends=True)[: line - 1])) + column


def make(path: Path, module: str, kept: Path) -> list[Mutant]:
    """All mutants of a module; made again only when the file, mutmut or this file is another one."""
    source = path.read_text("utf-8")
    stamp = hashlib.sha256(f"{mutmut.__version__} {source} {Path(__file__).read_text()}".encode()).hexdigest()
    store = kept / f"{module}.json"
    if store.exists():
        data = json.loads(store.read_text("utf-8"))
        if data["stamp"] == stamp:
            return [Mutant(**fields) for fields in data["mutants"]]
    mutants = _Making(path, module, source).all()
    store.parent.mkdir(parents=True, exist_ok=True)
    store.write_text(json.dumps({"stamp": stamp, "mutants": [asdict(each) for each in mutants]}), "utf-8")
    return mutants


class _Making:
    def __init__(self, path: Path, module: str, source: str) -> None:
        self.module = module
        self.source = source
        self.tree, self.mutations, _, _ = create_mutations(str(path), source)
        wrapper = MetadataWrapper(self.tree, unsafe_skip_copy=True)
        self.positions = wrapper.resolve(PositionProvider)
        self.parents = wrapper.resolve(ParentNodeProvider)
        self.counts: dict[str, int] = {}

    def all(self) -> list[Mutant]:
        return [self._mutant(each) for each in self.mutations if not self._says_nothing(each)]

    def _says_nothing(self, mutation: Mutation) -> bool:
        """Leave out what only words or types are made of."""
        node = mutation.original_node
        if _is_sentence(node) or (isinstance(node, cst.SimpleString) and self._is_told(node)):
            return True
        if isinstance(node, cst.Call) and isinstance(mutation.mutated_node, cst.Call):
            kept = set(mutation.mutated_node.args)
            gone = [argument for argument in node.args if argument not in kept]
            if any(_is_sentence(argument.value) or _is_label(argument) for argument in gone):
                return True
            if _makes_error(node):
                return not (_names_field(node) and gone[:1] == [node.args[0]])
            return bool(m.matches(node.func, m.Name("cast")))
        parent = self.parents.get(node)
        if isinstance(parent, cst.Arg) and _is_label(parent):
            return True
        call = self.parents.get(parent) if isinstance(parent, cst.Arg) else None
        return isinstance(call, cst.Call) and m.matches(call.func, m.Name("cast")) and call.args[0] is parent

    def _is_told(self, node: cst.CSTNode) -> bool:
        """Say whether a literal is the code or the name of a fact of an error."""
        child, parent = node, self.parents.get(node)
        while parent is not None and not isinstance(parent, cst.BaseStatement | cst.BaseSmallStatement):
            if isinstance(parent, cst.Call) and _makes_error(parent):
                return not (_names_field(parent) and child is parent.args[0])
            child, parent = parent, self.parents.get(parent)
        return False

    def _mutant(self, mutation: Mutation) -> Mutant:
        outer = mutation.contained_by_top_level_function
        where = self._where(mutation.original_node)
        function, around = TOP, "".join(self.source.splitlines()[where.start.line - 1 : where.end.line])
        first = where.start.line
        if isinstance(outer, cst.FunctionDef):
            function, around = self._qualname(outer), self._text(self._where(outer))
            first = self._where(outer).start.line
        number = self.counts[function] = self.counts.get(function, 0) + 1
        name = f"{self.module.removeprefix(PACKAGE)}:{function}:{number}"
        before, after = self._text(where), self.tree.code_for_node(mutation.mutated_node)
        identity = [
            self.module,
            function,
            around,
            where.start.line - first,
            where.start.column,
            before,
            after,
        ]
        return Mutant(
            name,
            self.module,
            function,
            where.start.line,
            where.start.column,
            where.end.line,
            where.end.column,
            before,
            after,
            hashlib.sha256(repr(identity).encode()).hexdigest()[:16],
        )

    def _qualname(self, function: cst.FunctionDef) -> str:
        owner = self.parents.get(self.parents[function])
        return (
            f"{owner.name.value}.{function.name.value}"
            if isinstance(owner, cst.ClassDef)
            else function.name.value
        )

    def _where(self, node: cst.CSTNode) -> CodeRange:
        where = self.positions[node]
        assert isinstance(where, CodeRange)
        return where

    def _text(self, where: CodeRange) -> str:
        start = _offset(self.source, where.start.line, where.start.column)
        return self.source[start : _offset(self.source, where.end.line, where.end.column)]


def _is_sentence(node: cst.CSTNode) -> bool:
    """Say whether a literal is for people: it has a blank in it."""
    if isinstance(node, cst.SimpleString):
        return " " in str(node.evaluated_value)
    if isinstance(node, cst.ConcatenatedString):
        return _is_sentence(node.left) or _is_sentence(node.right)
    if isinstance(node, cst.FormattedString):
        return any(isinstance(part, cst.FormattedStringText) and " " in part.value for part in node.parts)
    return False


def _is_label(argument: cst.Arg) -> bool:
    return argument.keyword is not None and argument.keyword.value == "label"


def _makes_error(call: cst.Call) -> bool:
    """Say whether a call makes an error or the reason behind one."""
    name = call.func.attr.value if isinstance(call.func, cst.Attribute) else getattr(call.func, "value", "")
    return name in ("fail", "wrong", "Reason", "IllegalAction", "unreadable") or str(name).endswith("Error")


def _names_field(call: cst.Call) -> bool:
    """``fail`` and ``wrong`` begin with the field that is wrong."""
    return bool(m.matches(call.func, m.Attribute(attr=m.Name("fail") | m.Name("wrong"))))


def faults(source: str, mutants: list[Mutant]) -> list[str]:
    """Mutants that are no Python or no change: there should be none."""
    same = ast.dump(ast.parse(source))
    found = []
    for mutant in mutants:
        try:
            if ast.dump(ast.parse(mutant.apply(source))) == same:
                found.append(f"{mutant.name}: no change")
        except SyntaxError as error:
            found.append(f"{mutant.name}: {error}")
    return found
