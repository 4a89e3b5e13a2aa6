"""Write the functions by which codes are made and read, from the kinds that the heart and the games declare.

    python tools/codes.py

A code is a kind and its arguments in one integer (``heart/codec.py``). Kinds are declared once, in ``kinds.py`` of the
heart and of each game, and numbered in their order; bits are packed here and nowhere else. Into each folder ``codes``
goes a module of actions, one of steps and one of entries, with a number for each kind (``FLY``), a function that makes
such a code (``fly(from_, to)``) and functions that read its arguments (``fly_to(code)``); a module of the reasons that
entries give; and, of a game that lists its things in ``lists.py``, one of their numbers (``RAINMAKER``). Run it when a
kind or a thing has come, gone or changed.
"""

import keyword
import re
import sys
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from runpy import run_path
from typing import Any

import broomstick
from broomstick.games import manifests
from broomstick.games.manifest import Manifest
from broomstick.games.option import Choice, Flag
from broomstick.heart.codec import KIND_BITS, Arg, Kind, Name, numbered
from broomstick.heart.kinds import heart_actions, heart_entries, heart_steps

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "broomstick"
GAMES = [SOURCE / "games", ROOT / "tests"]
sys.path[:0] = [str(ROOT / "tests")]
HEAD = '"""{what} by name. Written by tools/codes.py from {kinds}."""\n\nfrom typing import Final\n'


def texts() -> dict[Path, str]:
    """What is in every such file."""
    heart = {
        "actions": numbered(heart_actions([], 0, 0), 1),
        "steps": numbered(heart_steps([]), 1),
        "entries": numbered(heart_entries([]), 1),
    }
    found = {
        SOURCE / "heart" / "codes" / f"{name}.py": module(name, kinds, "heart/kinds.py")
        for name, kinds in heart.items()
    }
    with import_module("fourth_game").fourth_game():
        for manifest in manifests().values():
            found |= of_game(manifest)
    return found


def of_game(manifest: Manifest) -> dict[Path, str]:
    """Of a game with everything, since some kinds and reasons are there only then."""
    options: dict[str, Any] = {option.name: True for option in manifest.options if isinstance(option, Flag)}
    options |= {option.name: option.values[-1] for option in manifest.options if isinstance(option, Choice)}
    game = broomstick.load(manifest.name, players=manifest.fewest, **options)
    # The fourth game lies among the tests.
    folder = next(room / manifest.folder for room in GAMES if (room / manifest.folder).is_dir())
    listed = next(folder.rglob("lists.py"), None)
    found = {folder / "codes" / "things.py": things(listed)} if listed else {}
    declared = named(next(folder.rglob("kinds.py")))
    for codec in (game.actions, game.steps, game.entries):
        name = {"action": "actions", "step": "steps", "entry": "entries"}[codec.what]
        found[folder / "codes" / f"{name}.py"] = module(name, codec.kinds.values(), declared)
    reasons = {
        name: number
        for kind in game.entries.kinds.values()
        for arg in kind.args
        if isinstance(arg, Name) and arg.label == "reason"
        for number, name in enumerate(arg.names)
    }
    if reasons:
        numbers = [constant(name, number) for name, number in reasons.items()]
        found[folder / "codes" / "reasons.py"] = written("Reasons", declared, ["\n".join(numbers) + "\n"])
    return found


def named(path: Path) -> str:
    """A file's path as the head of what is written from it gives it: in the package, or among the tests."""
    return path.relative_to(SOURCE if path.is_relative_to(SOURCE) else ROOT).as_posix()


def things(path: Path) -> str:
    """The number of each thing in each list, and of some how many there are."""
    lists = run_path(str(path))
    blocks = [
        "".join(f"{constant(before + name, number)}\n" for number, name in enumerate(names))
        for before, groups in lists["NUMBERED"].items()
        for names in groups
    ]
    if lists["COUNTED"]:
        blocks.append("".join(f"{constant(name, len(names))}\n" for name, names in lists["COUNTED"].items()))
    return HEAD.format(what="Numbers of things", kinds=named(path)) + "\n" + "\n".join(blocks)


def module(name: str, kinds: Iterable[Kind], declared: str) -> str:
    """The numbers of all kinds, then the functions of those with arguments."""
    kinds = list(kinds)
    blocks = ["\n".join(constant(kind.word, kind.number) for kind in kinds) + "\n"]
    names = {identifier(kind.word) for kind in kinds}
    for kind in kinds:
        if kind.args:
            blocks += functions(kind, names)
    blocks += shared_readers(kinds)
    return written(f"Codes of {name}", declared, blocks)


def written(what: str, declared: str, blocks: list[str]) -> str:
    first, *functions = blocks
    return (
        HEAD.format(what=what, kinds=declared) + "\n" + first + "".join(f"\n\n{each}" for each in functions)
    )


def constant(word: str, number: int) -> str:
    return f"{identifier(word).upper()}: Final = {number}"


def functions(kind: Kind, taken: set[str]) -> list[str]:
    """One that packs, and one for each argument that reads it, unless a kind has that name."""
    name = identifier(kind.word)
    names = [parameter(arg) for arg in kind.args]
    packed = " | ".join(f"{each} << {shift}" for each, (_, shift, _) in zip(names, places(kind), strict=True))
    parameters = ", ".join(f"{each}: int" for each in names)
    found = [f"def {safe(name)}({parameters}) -> int:\n    return {kind.number} | {packed}\n"]
    # There is nothing above the last one, so that it needs no mask, however wide it is.
    widths = [bits for _, _, bits in places(kind)[:-1]] + [0]
    return found + [
        reader(f"{name}_{label}", shift, bits)
        for (label, shift, _), bits in zip(places(kind), widths, strict=True)
        if f"{name}_{label}" not in taken
    ]


def shared_readers(kinds: list[Kind]) -> list[str]:
    """What several kinds have at the same place can be read without knowing which of them it is."""
    where: dict[str, list[tuple[int, int]]] = {}
    inner: set[str] = set()
    for kind in kinds:
        for label, shift, bits in places(kind):
            where.setdefault(label, []).append((shift, bits))
        inner |= {label for label, _, _ in places(kind)[:-1]}
    return [
        reader(f"{label}_of", found[0][0], found[0][1] if label in inner else 0)
        for label, found in where.items()
        if len(found) > 1 and len(set(found)) == 1
    ]


def reader(name: str, shift: int, bits: int) -> str:
    mask = f" & {(1 << bits) - 1}" if bits else ""
    return f"def {name}(code: int) -> int:\n    return code >> {shift}{mask}\n"


def places(kind: Kind) -> list[tuple[str, int, int]]:
    """Each argument's name, its shift and its bits."""
    found, shift = [], KIND_BITS
    for arg in kind.args:
        found.append((identifier(arg.label), shift, arg.bits))
        shift += arg.bits
    return found


def parameter(arg: Arg) -> str:
    return safe(identifier(arg.label))


def safe(name: str) -> str:
    return f"{name}_" if keyword.iskeyword(name) else name


def identifier(word: str) -> str:
    return re.sub(r"\W", "_", word)


def main() -> None:
    for path, text in texts().items():
        path.parent.mkdir(exist_ok=True)
        (path.parent / "__init__.py").write_text(
            '"""Codes of actions, steps and entries by name; written by tools/codes.py."""\n', "utf-8"
        )
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
