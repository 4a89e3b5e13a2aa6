"""Writes docs/layouts.md: the fields of every game's observations, and which numbers each of them has.

python tools/layouts.py           --check only compares
"""

import sys
from pathlib import Path
from typing import Any

import broomstick
from broomstick.envs import Layout, seen_layout, truth_layout

PAGE = Path(__file__).resolve().parents[1] / "docs" / "layouts.md"
PLAYERS = 4
KINDS: list[tuple[str, dict[str, Any]]] = [
    ("card-game", {}),
    ("witchs-brew", {}),
    ("broom-service", {}),
    ("broom-service", {"board": "back", "storm_clouds": True, "extra_tiles": True, "expansion_cards": True}),
]
HEAD = (
    "# Layouts\n\n"
    "Which numbers of an [observation](envs.md#what-a-number-means) belong to which field, "
    f"for {PLAYERS} players. Written by `tools/layouts.py` from what the games declare; other players and options "
    "have layouts of their own, which `Observer(game).layout` tells in the same way, number by number.\n"
)


def table(layout: Layout) -> list[str]:
    lines = ["| numbers | field | the first of them | the last |", "|---|---|---|---|"]
    for field in layout.fields:
        if field.stop == field.start:
            continue
        last = field.stop - 1
        numbers = f"{field.start}" if last == field.start else f"{field.start} to {last}"
        names = [layout.name(number).replace("|", "\\|") for number in (field.start, last)]
        told = names[0] if names[0] == names[1] else " | ".join(names)
        lines.append(f"| {numbers} | `{field.name}` | {told} |{'' if ' | ' in told else ' |'}")
    return lines


def page() -> str:
    parts = [HEAD]
    for name, options in KINDS:
        game = broomstick.load(name, PLAYERS, **options)
        title = name + (", everything on" if options else "")
        seen, truth = seen_layout(game), truth_layout(game)
        parts.append(
            f"## {title}\n\n`{game!r}`: {seen.size} numbers, version {seen.version}, digest `{seen.digest()}`.\n"
        )
        parts.append("\n".join(table(seen)) + "\n")
        parts.append(f"What is hidden (`hidden_truth`), {truth.size} numbers, digest `{truth.digest()}`:\n")
        parts.append("\n".join(table(truth)) + "\n")
    return "\n".join(parts)


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(PAGE.read_text(encoding="utf-8") != page())
    PAGE.write_text(page(), encoding="utf-8")
