"""Write the golden files of all games anew: whole games as text, and fingerprints of many more.

Run it when a change of behaviour is meant, and read the difference before you commit it.
"""

import sys
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests")]


KEPT = (
    "games.vocabulary",
    "games.answers",
    "games.playthroughs",
    "games.broom_service.broken_map_files",
    "maps.checks.faulty_maps",
)
"""Who says what is kept."""


def main() -> None:
    for module in KEPT:
        texts: dict[Path, str] = import_module(module).texts()
        for path, text in texts.items():
            same = path.exists() and path.read_text(encoding="utf-8") == text
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"{path.relative_to(ROOT)}: {'as before' if same else 'written'}")


if __name__ == "__main__":
    main()
