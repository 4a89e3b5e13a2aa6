"""Whole games of a frozen bot among itself and others: what they must always come out as."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import broomstick
from broomstick.games.broom_service.options import BroomOptions

FOLDER = Path(__file__).parent / "frozen"

EVERYTHING: BroomOptions = {
    "board": "back",
    "storm_clouds": True,
    "extra_tiles": True,
    "expansion_cards": True,
}

TABLES: dict[str, tuple[Any, int, BroomOptions, int]] = {
    **{f"card-game-{players}": ("card-game", players, {}, 12) for players in (3, 4, 5, 6)},
    **{f"witchs-brew-{players}": ("witchs-brew", players, {}, 8) for players in (3, 4, 5)},
    **{f"broom-service-{players}": ("broom-service", players, {}, 3) for players in (2, 3, 4, 5)},
    "broom-service-4-front": (
        "broom-service",
        4,
        {"storm_clouds": True, "mountain_tiles": True, "extra_tiles": True, "expansion_cards": True},
        2,
    ),
    **{
        f"broom-service-{players}-everything": ("broom-service", players, EVERYTHING, 2)
        for players in (2, 4, 5)
    },
}
"""By name: game, players, options, and how many games."""


def prints(bot: str, table: str) -> list[str]:
    """A fingerprint for each game: the bot in all seats but, in every second game, one random bot."""
    name, players, options, games = TABLES[table]
    game = broomstick.load(name, players=players, **options)
    found = []
    for seed in range(games):
        bots = [bot] * players
        if seed % 2:
            bots[seed % players] = "random"
        record = broomstick.match(game, bots, seed=f"frozen {seed}").record()
        moves = record.text().partition("\nactions\n")[2]
        found.append(sha256(moves.encode()).hexdigest()[:16])
    return found


def kept(bot: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = json.loads((FOLDER / f"{bot}.json").read_text(encoding="utf-8"))
    return found
