"""The picture of the architecture shows the imports that are there, and no others."""

import ast
import re
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).parents[2]
SVG = "{http://www.w3.org/2000/svg}"
NEEDED = ["pyproject.toml", "tools/pictures/architecture.py", "docs/_static/tokens.css"]
"""What the tool reads besides the package."""

Arrows = set[tuple[str, str]]


def run(root: Path, *args: str) -> subprocess.CompletedProcess[str]:
    # In a process of its own: here the package may be the installed one.
    command = [sys.executable, str(root / "tools" / "pictures" / "architecture.py"), *args]
    return subprocess.run(command, capture_output=True, text=True)


def drawn(root: Path) -> ElementTree.Element:
    return ElementTree.parse(root / "docs" / "pictures" / "architecture.svg").getroot()


def arrows_in(picture: ElementTree.Element) -> Arrows:
    return {
        (g.attrib["data-from"], g.attrib["data-to"])
        for g in picture.iter(f"{SVG}g")
        if "data-from" in g.attrib
    }


def rooms_in(picture: ElementTree.Element) -> dict[str, ElementTree.Element]:
    return {g.attrib["data-room"]: g for g in picture.iter(f"{SVG}g") if "data-room" in g.attrib}


def imports(package: Path) -> Arrows:
    """Who imports whom, read without the tool's help."""
    rooms = {path.name for path in package.iterdir() if (path / "__init__.py").exists()}
    found: Arrows = set()
    for path in package.rglob("*.py"):
        room = path.relative_to(package).parts[0]
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module:
                names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
            for name in names:
                parts = name.split(".")
                if (
                    parts[0] == "broomstick"
                    and len(parts) > 1
                    and {room, parts[1]} <= rooms
                    and room != parts[1]
                ):
                    found.add((room, parts[1]))
    return found


def small(root: Path, files: dict[str, str]) -> Path:
    """A small package of the same name for the tool to draw."""
    for name in NEEDED:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, root / name)
    (root / "docs" / "pictures").mkdir()
    for name, text in {"__init__.py": "", **files}.items():
        path = root / "src" / "broomstick" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        (path.parent / "__init__.py").touch()
        path.write_text(text, encoding="utf-8")
    return root


SMALL = {
    "heart/core.py": "",
    "games/rules.py": "from broomstick.heart import core\n",
    "words/speech.py": "import broomstick.heart.core\n",
    "terminal/cli.py": "from broomstick.words import speech\nimport broomstick.games.rules\n",
}


def test_the_kept_picture_is_up_to_date() -> None:
    checked = run(ROOT, "--check")
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_an_arrow_is_there_if_and_only_if_there_is_an_import() -> None:
    there = imports(ROOT / "src" / "broomstick")
    assert ("terminal", "games") in there
    assert arrows_in(drawn(ROOT)) == there


def test_the_tool_draws_what_it_finds(tmp_path: Path) -> None:
    root = small(tmp_path, SMALL)
    assert run(root).returncode == 0
    picture = drawn(root)
    assert arrows_in(picture) == {
        ("games", "heart"),
        ("terminal", "games"),
        ("terminal", "words"),
        ("words", "heart"),
    }
    assert {
        name: [text.text for text in room.iter(f"{SVG}text")] for name, room in rooms_in(picture).items()
    } == {
        "terminal": ["terminal", "1 module", "cli"],
        "words": ["words", "1 module", "speech"],
        "games": ["games", "1 module", "rules"],
        "heart": ["heart", "1 module", "core"],
    }
    assert run(root, "--check").returncode == 0


def test_check_notices_a_new_import_and_a_new_module(tmp_path: Path) -> None:
    root = small(tmp_path, SMALL)
    run(root)
    rules = root / "src" / "broomstick" / "words" / "speech.py"
    before = rules.read_text(encoding="utf-8")
    rules.write_text(before + "import broomstick.games.rules\n", encoding="utf-8")
    assert run(root, "--check").returncode == 1
    rules.write_text(before, encoding="utf-8")
    assert run(root, "--check").returncode == 0
    (root / "src" / "broomstick" / "games" / "more.py").touch()
    assert run(root, "--check").returncode == 1


def test_an_import_against_the_layers_is_not_drawn_but_named(tmp_path: Path) -> None:
    root = small(tmp_path, {**SMALL, "heart/core.py": "import broomstick.games\n"})
    refused = run(root)
    assert refused.returncode != 0
    assert "('heart', 'games')" in refused.stderr
    assert not (root / "docs" / "pictures" / "architecture.svg").exists()


def test_arrows_go_from_the_foot_of_a_room_to_the_head_of_another_and_through_none() -> None:
    picture = drawn(ROOT)
    boxes: dict[str, tuple[float, float, float, float]] = {}
    for name, room in rooms_in(picture).items():
        frame = room.find(f"{SVG}rect")
        assert frame is not None
        x, y, width, height = (float(frame.attrib[key]) for key in ("x", "y", "width", "height"))
        boxes[name] = (x, y, x + width, y + height)
    for arrow in picture.iter(f"{SVG}g"):
        if "data-from" not in arrow.attrib:
            continue
        line, head = arrow.find(f"{SVG}path"), arrow.find(f"{SVG}polygon")
        assert line is not None
        assert head is not None
        numbers = [float(number) for number in re.findall(r"-?[\d.]+", line.attrib["d"])]
        x, y = numbers[:2]
        tip_x, tip_y = (float(number) for number in head.attrib["points"].split()[0].split(","))
        left, _, right, foot = boxes[arrow.attrib["data-from"]]
        assert left < x < right
        assert abs(y - foot) < 0.2
        left, top, right, _ = boxes[arrow.attrib["data-to"]]
        assert left < tip_x < right
        assert abs(tip_y - top) < 0.2
        for left, top, right, foot in boxes.values():
            between = zip(numbers[2::2], numbers[3::2], strict=True)
            assert not any(left < a < right and top < b < foot for a, b in between)


def test_names_fit_into_their_rooms() -> None:
    for room in rooms_in(drawn(ROOT)).values():
        frame = room.find(f"{SVG}rect")
        assert frame is not None
        right = float(frame.attrib["x"]) + float(frame.attrib["width"])
        for text in room.iter(f"{SVG}text"):
            if text.attrib["class"] == "modules":
                # 7.3: a letter of 12 px in the widest monospaced types.
                assert float(text.attrib["x"]) + 7.3 * len(text.text or "") < right


def test_it_is_told_in_words_too() -> None:
    picture = drawn(ROOT)
    told = picture.findtext(f"{SVG}desc") or ""
    assert picture.findtext(f"{SVG}title")
    for source, target in arrows_in(picture):
        assert re.search(rf"\b{source} imports [^.]*\b{target}\b", told)
