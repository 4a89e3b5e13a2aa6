"""A batch beside the engine for very many games: the same seeds and actions, so the same scores and the same bytes.

At every decision what the batch has written is held to what the seat's own view tells; now and then to what the simple
pen makes of that view's data, and to worlds in which everything hidden is otherwise.
"""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import broomstick
from broomstick import PUBLIC, Chance, Game
from broomstick.envs import Batch, Observer, game_seed
from contract.check_observations import Rows, slowly

EVERYTHING = {"board": "back", "storm_clouds": True, "extra_tiles": True, "expansion_cards": True}
FRONT = {"storm_clouds": True, "mountain_tiles": True}
Variant = tuple[str, int, dict[str, Any]]


def variants(name: str, players: Sequence[int], options: dict[str, Any]) -> list[Variant]:
    return [(name, count, options) for count in players]


KINDS: dict[str, list[Variant]] = {
    "card-game": variants("card-game", (3, 4, 5, 6), {}),
    "witchs-brew": variants("witchs-brew", (3, 4, 5), {})
    + variants("witchs-brew", (3, 4), {"barred_roles": True}),
    "broom-service": variants("broom-service", (2, 3, 4, 5), {})
    + variants("broom-service", (2, 3, 4, 5), FRONT),
    "broom-service-everything": variants("broom-service", (2, 3, 4, 5), EVERYTHING),
}
"""Each game with its numbers of players, and options; portions take turns among them."""

SLOTS = 25
PORTION = 100
"""Games that one process plays in one go."""
SLOW_EVERY = 61
"""Of so many decisions one is told slowly too."""


@dataclass
class Tally:
    """What was seen."""

    games: int = 0
    decisions: int = 0
    slowly: int = 0
    otherwise: int = 0

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.slowly += other.slowly
        self.otherwise += other.otherwise


def check_portion(game: Game, seed: str, games: int, every: int = SLOW_EVERY) -> Tally:
    """So many games from their beginning to their end, all in one batch."""
    slots = min(SLOTS, games)
    batch = Batch(game, slots, seed)
    buffers = batch.new_buffers(
        "observations", "masks", "seats", "dones", "scores", "rewards", "public", "hidden_truth"
    )
    batch.reset()
    row = Rows(batch, buffers)
    observer, rng = Observer(game), Chance(seed, "", "portion")
    states = [game.start(game_seed(seed, slot, 0), journal=False) for slot in range(slots)]
    numbers = [0] * slots
    tally = Tally()
    nobody = array("i", [0] * game.players).tobytes()
    while tally.games < games:
        indices = []
        for slot, state in enumerate(states):
            seat = state.asked
            assert buffers["seats"][slot] == seat
            view = state.view(seat)
            told = row("observations", slot)
            assert told == observer.of_view(view)
            choices = state.choices(seat)
            legal = [game.actions.index(choice) for choice in choices]
            mask = bytearray(batch.actions)
            for index in legal:
                mask[index] = 1
            assert row("masks", slot) == mask
            tally.decisions += 1
            if rng.below(every) == 0:
                tally.slowly += 1
                assert told == slowly(view, seat)
                public = row("public", slot)
                assert public == slowly(state.view(PUBLIC), seat)
                world = game.imagine(view, rng)
                assert observer.observation(world, seat) == told
                assert observer.mask(world, seat) == mask
                assert observer.public(world, seat) == public
                truth = row("hidden_truth", slot)
                assert truth == observer.hidden_truth(state, seat)
                tally.otherwise += observer.hidden_truth(world, seat) != truth
            at = rng.below(len(choices))
            indices.append(legal[at])
            state.play(seat, choices[at])
        batch.step(indices)
        for slot, state in enumerate(states):
            assert buffers["dones"][slot] == state.over
            if not state.over:
                assert row("scores", slot) == nobody
                continue
            assert row("scores", slot) == array("i", state.scores()).tobytes()
            share = [
                1 / len(state.winners()) if seat in state.winners() else 0.0 for seat in range(game.players)
            ]
            assert row("rewards", slot) == array("f", share).tobytes()
            tally.games += 1
            numbers[slot] += 1
            states[slot] = game.start(game_seed(seed, slot, numbers[slot]), journal=False)
    return tally


def one(task: tuple[str, int, int]) -> Tally:
    """A portion, by its number."""
    kind, number, games = task
    return check_portion(game_of(kind, number), f"many {kind} {number}", games)


def game_of(kind: str, number: int) -> Game:
    name, players, options = KINDS[kind][number % len(KINDS[kind])]
    return broomstick.load(name, players, **options)
