"""Write the golden files of all games anew: whole games as text, and fingerprints of many more.

Run it when a change of behaviour is meant, and read the difference before you commit it.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests")]

from games import answers, vocabulary  # noqa: E402
from games.broom_service import playthrough as broom  # noqa: E402
from games.card_game.fingerprint import FINGERPRINTS, blocks, line  # noqa: E402
from games.card_game.playthrough import PLAYERS, golden_file, playthrough  # noqa: E402
from games.witchs_brew import playthrough as brew  # noqa: E402


def main() -> None:
    texts = {golden_file(players): playthrough(players) for players in PLAYERS}
    texts[FINGERPRINTS] = "".join(line(block) + "\n" for block in blocks())
    texts |= brew.texts() | broom.texts() | vocabulary.texts() | answers.texts()
    for path, text in texts.items():
        same = path.exists() and path.read_text(encoding="utf-8") == text
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(f"{path.relative_to(ROOT)}: {'as before' if same else 'written'}")


if __name__ == "__main__":
    main()
