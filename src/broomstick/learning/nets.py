"""The nets: one that plays and one that judges with open cards, which is needed in training alone."""

from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn import functional

from broomstick.learning.vocabulary import Vocabulary

NEVER = -1e9


@dataclass(frozen=True)
class Shape:
    """How large a net is."""

    width: int = 512
    blocks: int = 3
    last: int = 192
    legal: int = 48


class Norm(nn.Module):
    """To length one, nearly, then scaled."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.gain = nn.Parameter(torch.ones(width))

    def forward(self, hidden: Tensor) -> Tensor:
        size = hidden.float().square().mean(-1, keepdim=True)
        return hidden * (torch.rsqrt(size + 1e-5) * self.gain).to(hidden.dtype)


class Block(nn.Module):
    """Adds to what is known so far."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = Norm(width)
        self.up = nn.Linear(width, width)
        self.down = nn.Linear(width, width)
        nn.init.zeros_(self.down.weight)
        nn.init.zeros_(self.down.bias)

    def forward(self, hidden: Tensor) -> Tensor:
        return hidden + self.down(functional.relu(self.up(self.norm(hidden))))


class Scaled(nn.Module):
    """Inputs as they usually are: less their mean, over their spread."""

    mean: Tensor
    spread: Tensor

    def __init__(self, size: int) -> None:
        super().__init__()
        self.register_buffer("mean", torch.zeros(size))
        self.register_buffer("spread", torch.full((size,), 0.3))

    def look(self, inputs: Tensor) -> None:
        """Take mean and spread from these."""
        told = inputs.float()
        self.mean.copy_(told.mean(0))
        self.spread.copy_(told.std(0) + 0.3)

    def forward(self, inputs: Tensor) -> Tensor:
        kind = torch.bfloat16 if inputs.device.type == "cuda" else torch.float32
        return ((inputs.float() - self.mean) / self.spread).to(kind)


class Player(nn.Module):
    """From inputs and what is legal to a number for each action; beside it what others hold, and how it will end."""

    def __init__(self, words: Vocabulary, shape: Shape, styles: int = 1) -> None:
        """``styles`` are the bots that it has learned to play like, if it is asked to."""
        super().__init__()
        self.shape = shape
        width = shape.width
        self.style = nn.Parameter(torch.zeros(styles, width))
        self.scaled = Scaled(len(words.inputs))
        self.enter = nn.Linear(len(words.inputs), width)
        self.legal = nn.Parameter(torch.randn(len(words.actions), shape.legal) * 0.2)
        self.offered = nn.Linear(shape.legal, width, bias=False)
        self.blocks = nn.ModuleList([Block(width) for _ in range(shape.blocks)])
        self.norm = Norm(width)
        self.last = nn.Linear(width, shape.last)
        self.register_buffer("features", torch.from_numpy(words.features.copy()))
        self.features: Tensor
        self.by_feature = nn.Parameter(torch.randn(words.features.shape[1], shape.last) * shape.last**-0.5)
        self.by_action = nn.Parameter(torch.zeros(len(words.actions), shape.last))
        self.bias = nn.Parameter(torch.zeros(len(words.actions)))
        self.holds = nn.Linear(width, words.held)
        self.value = nn.Linear(width, 1)
        with torch.no_grad():
            self.last.weight.mul_(0.3)

    def table(self) -> Tensor:
        """A row for each action."""
        return self.by_action + self.features @ self.by_feature

    def think(
        self, inputs: Tensor, mask: Tensor, actions: Tensor | None = None, style: Tensor | None = None
    ) -> Tensor:
        told = self.scaled(inputs)
        legal = self.legal if actions is None else self.legal[actions]
        offered = mask.to(told.dtype)
        share = torch.rsqrt(offered.float().sum(1, keepdim=True).clamp(min=1))
        hidden = self.enter(told) + self.offered((offered @ legal.to(told.dtype)) * share.to(told.dtype))
        if style is not None:
            which = style[:, None] == torch.arange(self.style.shape[0], device=style.device)
            hidden = hidden + which.to(hidden.dtype) @ self.style.to(hidden.dtype)
        for block in self.blocks:
            hidden = block(hidden)
        return functional.relu(self.norm(hidden))

    def logits(self, thought: Tensor, mask: Tensor, actions: Tensor | None = None) -> Tensor:
        table = self.table()
        bias = self.bias
        if actions is not None:
            table, bias = table[actions], bias[actions]
        found = functional.linear(self.last(thought), table.to(thought.dtype)).float() + bias
        return found.masked_fill(mask == 0, NEVER)

    def forward(
        self, inputs: Tensor, mask: Tensor, actions: Tensor | None = None, style: Tensor | None = None
    ) -> Tensor:
        """Logits of all actions, or of these."""
        return self.logits(self.think(inputs, mask, actions, style), mask, actions)


class Judge(nn.Module):
    """How it will end, seen with open cards."""

    def __init__(self, words: Vocabulary, shape: Shape) -> None:
        super().__init__()
        width = shape.width
        self.scaled = Scaled(len(words.inputs))
        self.enter = nn.Linear(len(words.inputs), width)
        self.open = nn.Linear(len(words.hidden), width)
        self.blocks = nn.ModuleList([Block(width) for _ in range(shape.blocks)])
        self.norm = Norm(width)
        self.value = nn.Linear(width, 1)

    def forward(self, inputs: Tensor, hidden: Tensor) -> Tensor:
        told = self.scaled(inputs)
        found = self.enter(told) + self.open(hidden.to(told.dtype))
        for block in self.blocks:
            found = block(found)
        return self.value(functional.relu(self.norm(found))).float()[:, 0]
