"""Games of other bots played again, by the actors of training, to learn from what was decided in them."""

import time
from dataclasses import dataclass, fields
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from broomstick.learning.actors import Actors
from broomstick.learning.demos import SEED
from broomstick.learning.encoding import Encoder
from broomstick.learning.learner import Shown
from broomstick.learning.rooms import SETUPS
from broomstick.learning.vocabulary import Vocabulary

NOT_SHOWN = "random"
"""Nothing can be learned from what this bot decides."""


FROZEN = {"thrifty": "thrifty@1"}
"""Bots that are the same by two names."""


def specs_in(path: Path) -> list[str]:
    """The bots of such a file."""
    with np.load(path) as file:
        return [FROZEN.get(str(spec), str(spec)) for spec in file["specs"]]


def styles_in(paths: list[Path]) -> list[str]:
    """The bots that can be learned from in such files; the first one is what a net begins as."""
    return list(dict.fromkeys(spec for path in paths for spec in specs_in(path) if spec != NOT_SHOWN))


def watch_all(
    paths: list[Path], name: str, words: Vocabulary, cores: int, turns: int, device: torch.device, most: int
) -> Shown:
    """What is seen in all of these files."""
    styles = styles_in(paths)
    found = [watch(path, styles, name, words, cores, turns, device, most // len(paths)) for path in paths]
    return Shown(*(torch.cat([getattr(each, part.name) for each in found]) for part in fields(Shown)))


@dataclass
class Film:
    """The games of one room, a row each: actions by their index, how many, and the style in each seat."""

    actions: NDArray[np.int64]
    lengths: NDArray[np.int64]
    styles: NDArray[np.int64]


def replay(
    actors: Actors,
    number: int,
    encoder: Encoder,
    words: Vocabulary,
    film: Film,
    parts: list[list[Tensor]],
    device: torch.device,
) -> None:
    """Play the games of a room again, all at once, and put what was seen in them with the parts."""
    arrays = actors.rooms[number].arrays
    codes = torch.from_numpy(film.actions).to(device)
    style = torch.from_numpy(film.styles).to(device)
    left = torch.from_numpy(film.lengths).to(device)
    ends = torch.zeros(arrays["rewards"].shape, device=device)
    kept: list[tuple[Tensor, Tensor]] = []

    def here(array: str) -> Tensor:
        return torch.from_numpy(arrays[array]).to(device)

    for at in range(film.actions.shape[1]):
        seats = here("seats").long()
        styled = style.gather(1, seats)[:, 0]
        alive = ((left > at) & (styled >= 0)).nonzero()[:, 0]
        truth = here("hidden_truth")[alive]
        mask = here("masks")
        wide = torch.zeros((len(alive), len(words.actions)), dtype=torch.uint8, device=device)
        wide.index_copy_(1, encoder.actions, mask[alive])
        found = [
            encoder.inputs(here("observations")[alive]),
            wide,
            encoder.held(truth),
            encoder.hidden(truth),
            encoder.actions[codes[alive, at]],
            styled[alive].to(torch.uint8),
        ]
        for part, tensor in zip(parts, found, strict=False):
            part.append(tensor)
        kept.append((alive, seats[alive, 0]))
        # Where a game is over another one goes on in its slot, in any way that is legal.
        action = torch.where(left > at, codes[:, at], mask.argmax(1))
        arrays["actions"][:] = action.to(torch.int32).cpu().numpy()[:, None]
        actors.tell(number)
        actors.wait()
        ends = torch.where((left == at + 1)[:, None], here("rewards"), ends)
    parts[-1] += [ends[alive, seats] for alive, seats in kept]


def watch(
    path: Path,
    styles: list[str],
    name: str,
    words: Vocabulary,
    cores: int,
    turns: int,
    device: torch.device,
    most: int,
) -> Shown:
    """Play all of it again, at most so many decisions, and keep what the seats saw."""
    began = time.monotonic()
    with np.load(path) as file:
        told = dict(file)
    style_of = np.full(256, -1, np.int64)
    for place, spec in enumerate(specs_in(path)):
        style_of[place] = styles.index(spec) if spec in styles else -1
    lengths = told["lengths"].astype(np.int64)
    ends = np.cumsum(lengths)
    share = min(1.0, most / max(1, int(lengths.sum())))
    games = []
    played = []
    for which, setup in enumerate(SETUPS[name]):
        mine = np.flatnonzero(told["setups"] == which)
        mine = mine[: int(len(mine) * share)]
        if len(mine) >= cores:
            games.append((setup.load(name), len(mine), SEED))
            played.append(mine)
    actors = Actors(games, cores, turns)
    parts: list[list[Tensor]] = [[] for _ in fields(Shown)]
    try:
        actors.begin()
        for number, (room, mine) in enumerate(zip(actors.rooms, played, strict=True)):
            table = np.zeros((len(mine), int(lengths[mine].max())), np.int64)
            for row, game in enumerate(mine):
                table[row, : lengths[game]] = told["actions"][ends[game] - lengths[game] : ends[game]]
            film = Film(table, lengths[mine], style_of[told["seats"][mine]])
            replay(actors, number, Encoder(room.game, words, device), words, film, parts, device)
    finally:
        actors.close()
    shown = Shown(*(torch.cat(part) for part in parts))
    print(
        f"{shown.inputs.shape[0]} decisions of {sum(map(len, played))} games played again "
        f"in {time.monotonic() - began:.0f} s",
        flush=True,
    )
    return shown
