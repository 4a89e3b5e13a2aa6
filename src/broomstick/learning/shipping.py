"""From a trained net to a small file that bots play by: small whole numbers, and a scale for each row."""

import json
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

import broomstick
from broomstick.bots.learned.plan import TURNS_TOLD, VERSION
from broomstick.learning.nets import Player
from broomstick.learning.vocabulary import Vocabulary

FORMAT = 1
MOST = 63
"""Weights are -63 to 63: as bytes, of which a file packs seven bits."""


def commit() -> str:
    """Of the checkout that this runs in, if it is one."""
    try:
        done = subprocess.run(["git", "rev-parse", "HEAD"], capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip()


def rounded(name: str, rows: NDArray[np.float32]) -> dict[str, NDArray[Any]]:
    """A matrix as small whole numbers, each row with its scale."""
    scale = np.maximum(np.abs(rows).max(1), 1e-8) / MOST
    whole = np.ascontiguousarray(np.round(rows / scale[:, None]).astype(np.int8))
    return {name: whole, f"{name}-scale": scale.astype(np.float32)}


@torch.no_grad()
def arrays(player: Player) -> dict[str, NDArray[Any]]:
    """What a forward pass needs: what only training has apart is put together."""

    def plain(tensor: torch.Tensor) -> NDArray[np.float32]:
        return tensor.detach().float().cpu().numpy()

    mean, spread = player.scaled.mean.float(), player.scaled.spread.float()
    enter = player.enter.weight.float() / spread
    found = rounded("enter", plain(enter.T))
    found["enter-bias"] = plain(player.enter.bias.float() - enter @ mean)
    found |= rounded("legal", plain(player.legal))
    found |= rounded("offered", plain(player.offered.weight))
    for number, block in enumerate(player.blocks):
        found |= rounded(f"up{number}", plain(block.up.weight.float() * block.norm.gain.float()))
        found[f"up{number}-bias"] = plain(block.up.bias)
        found |= rounded(f"down{number}", plain(block.down.weight))
        found[f"down{number}-bias"] = plain(block.down.bias)
    found["gain"] = plain(player.norm.gain)
    found |= rounded("last", plain(player.last.weight))
    found["last-bias"] = plain(player.last.bias)
    found |= rounded("actions", plain(player.table()))
    found["actions-bias"] = plain(player.bias)
    found |= rounded("holds", plain(player.holds.weight))
    found["holds-bias"] = plain(player.holds.bias)
    found["value"] = plain(player.value.weight[0])
    found["value-bias"] = plain(player.value.bias)
    return found


def ship(player: Player, words: Vocabulary, path: Path, told: dict[str, Any]) -> None:
    """Write the file, with where it comes from."""
    meta = {
        "format": FORMAT,
        "plan": VERSION,
        "turns": TURNS_TOLD,
        "game": words.game,
        "blocks": player.shape.blocks,
        "seats": words.seats,
        "inputs": list(words.inputs),
        "actions": list(words.actions),
        "version": broomstick.__version__,
        "commit": commit(),
        "made": datetime.now(UTC).isoformat(timespec="seconds"),
        **told,
    }
    text = json.dumps(meta, ensure_ascii=False, separators=(",", ":")).encode()
    packed: dict[str, Any] = arrays(player)
    np.savez_compressed(path, meta=np.frombuffer(text, np.uint8), **packed)
