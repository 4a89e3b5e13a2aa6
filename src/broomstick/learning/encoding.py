"""Rows of a batch as inputs of a net, all at once: the same as ``bots.learned.plan`` tells of one view."""

import torch
from torch import Tensor

from broomstick.bots.learned.pens import MOST
from broomstick.bots.learned.plan import SAID, TURNS_TOLD, WINDOWS, Plan
from broomstick.heart.game import Game
from broomstick.heart.shapes import TURN_HEAD
from broomstick.learning.vocabulary import HANDS, Vocabulary, hidden_of, texts_of


class Encoder:
    """For one game: its numbers to the places of a vocabulary."""

    def __init__(self, game: Game, words: Vocabulary, device: torch.device) -> None:
        plan = Plan(game)
        self.plan = plan
        self.players = game.players
        self.roles = len(game.roles)
        self.size = len(words.inputs)

        def places(values: list[int]) -> Tensor:
            return torch.tensor(values, dtype=torch.long, device=device)

        self.copied = places(plan.copied)
        self.hot_at = places([at for at, _ in plan.hot])
        self.hot_value = torch.tensor([value for _, value in plan.hot], dtype=torch.uint8, device=device)
        self.bit_at = places([at for at, _ in plan.bits])
        self.bit = torch.tensor([bit for _, bit in plan.bits], dtype=torch.uint8, device=device)
        self.constants = torch.tensor(plan.constants, dtype=torch.uint8, device=device)
        self.to = places([words.inputs[name] for name in plan.names])
        texts = texts_of(game)
        #: The places of this game's actions.
        self.actions = places([words.actions[text] for text in texts])
        told = hidden_of(game)
        self.hidden_at = places([at for at, _ in told])
        self.hidden_to = places([words.hidden[name] for _, name in told])
        self.hidden_size = len(words.hidden)
        held = [
            (at, name) for at, name in told if name.startswith(HANDS) and not name.startswith(f"{HANDS}0")
        ]
        self.held_at = places([at for at, _ in held])
        self.held_size = words.held

    def inputs(self, rows: Tensor) -> Tensor:
        """Observations, bytes, to inputs, bytes."""
        count = rows.shape[0]
        parts = [
            rows.index_select(1, self.copied),
            (rows.index_select(1, self.hot_at) == self.hot_value).to(torch.uint8),
            rows.index_select(1, self.bit_at) >> self.bit & 1,
            self.turns(rows),
            self.constants.expand(count, -1),
        ]
        found = torch.zeros((count, self.size), dtype=torch.uint8, device=rows.device)
        return found.index_copy_(1, self.to, torch.cat(parts, 1))

    def turns(self, rows: Tensor) -> Tensor:
        """Finished turns, summed up."""
        count, width = rows.shape[0], TURN_HEAD + self.players
        at = self.plan.turns_at + 1
        turns = rows[:, at : at + TURNS_TOLD * width].reshape(count, TURNS_TOLD, width)
        now = rows[:, :1]
        number, role, leader, said = turns[..., 0], turns[..., 1], turns[..., 2], turns[..., 3:]
        kind = torch.float32 if rows.device.type == "cpu" else torch.bfloat16
        # A room with nothing in it has role 0.
        age = (now - number).clamp(max=2) * (role > 0)
        windows = torch.arange(len(WINDOWS), device=rows.device, dtype=torch.uint8)
        roles = torch.arange(1, self.roles + 1, device=rows.device, dtype=torch.uint8)
        words = torch.arange(1, len(SAID), device=rows.device, dtype=torch.uint8)
        seats = torch.arange(1, self.players + 1, device=rows.device, dtype=torch.uint8)
        where = (age[..., None] == windows)[..., None] & (role[..., None] == roles)[..., None, :]
        what = torch.cat([said[..., None] == words, (leader[..., None] == seats)[..., None]], -1)
        where = where.reshape(count, TURNS_TOLD, len(WINDOWS) * self.roles).to(kind)
        what = what.reshape(count, TURNS_TOLD, self.players * len(SAID)).to(kind)
        return torch.bmm(where.transpose(1, 2), what).clamp(max=MOST).to(torch.uint8).flatten(1)

    def hidden(self, rows: Tensor) -> Tensor:
        """What is hidden, for a critic."""
        found = torch.zeros((rows.shape[0], self.hidden_size), dtype=torch.uint8, device=rows.device)
        return found.index_copy_(1, self.hidden_to, rows.index_select(1, self.hidden_at))

    def held(self, rows: Tensor) -> Tensor:
        """What the others hold, seat by seat and role by role; 2 where there is no such seat."""
        found = torch.full((rows.shape[0], self.held_size), 2, dtype=torch.uint8, device=rows.device)
        told = rows.index_select(1, self.held_at)
        found[:, : told.shape[1]] = told
        return found
