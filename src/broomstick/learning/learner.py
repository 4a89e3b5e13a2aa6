"""Learning: from what rollouts have brought (PPO), and at first from what other bots did (imitation)."""

import math
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass, fields
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional

from broomstick.learning.nets import Judge, Player
from broomstick.learning.recorded import Recorded, Streams
from broomstick.learning.stage import Stage


@dataclass(frozen=True)
class Manner:
    """How it is learned."""

    rate: float = 5e-4
    last_rate: float = 3e-5
    clip: float = 0.2
    entropy: float = 0.012
    last_entropy: float = 0.0015
    rounds: int = 2
    batch: int = 32768
    decay: float = 0.95
    margin: float = 0.25
    averaged: float = 0.998
    held: float = 0.1
    foresight: float = 0.1
    reach: float = 1.0


@dataclass
class Seen:
    """Decisions to learn from, in no order."""

    inputs: Tensor
    masks: Tensor
    held: Tensor
    hidden: Tensor
    actions: Tensor
    logs: Tensor
    gains: Tensor
    returns: Tensor

    @property
    def count(self) -> int:
        return self.inputs.shape[0]


def gathered(stages: list[Stage]) -> Seen:
    """What all rooms have brought since their rollouts began."""
    parts: list[list[Tensor]] = [[] for _ in range(8)]
    for stage in stages:
        which = stage.known.flatten().nonzero()[:, 0]
        returns = stage.gains + stage.values
        told = [
            stage.inputs,
            stage.masks,
            stage.held,
            stage.hidden,
            stage.actions,
            stage.logs,
            stage.gains,
            returns,
        ]
        for part, tensor in zip(parts, told, strict=True):
            part.append(tensor.flatten(0, 1).index_select(0, which))
        stage.at = 0
    found = Seen(*(torch.cat(part) for part in parts))
    found.gains = (found.gains - found.gains.mean()) / (found.gains.std() + 1e-6)
    return found


def taken(seen: Any, which: Tensor, into: Any = None) -> Any:
    """Some of the decisions; into tensors that are there already, if any are."""
    if into is None:
        return type(seen)(*(getattr(seen, each.name).index_select(0, which) for each in fields(seen)))
    for each in fields(seen):
        torch.index_select(getattr(seen, each.name), 0, which, out=getattr(into, each.name))
    return into


class Learner:
    """The nets that learn, their averages, and how far it is."""

    def __init__(
        self, player: Player, judge: Judge, manner: Manner, device: torch.device, streams: Streams
    ) -> None:
        self.player = player
        self.judge = judge
        self.average = deepcopy(player).requires_grad_(False)
        self.manner = manner
        self.device = device
        self.streams = streams
        fast = device.type == "cuda"
        self.entropy = torch.tensor(manner.entropy, device=device)
        self.drift = torch.tensor(0.1, device=device)
        self.adam = torch.optim.Adam(
            [*player.parameters(), *judge.parameters()],
            torch.tensor(manner.rate, device=device) if fast else manner.rate,
            betas=(0.9, 0.99),
            eps=1e-7,
            fused=fast,
            capturable=fast,
        )
        self.updates = 0
        self.told = torch.zeros(6, device=device)
        self.told_count = 0
        self.recorded: dict[str, tuple[Any, Recorded]] = {}

    def set_rate(self, rate: float) -> None:
        for group in self.adam.param_groups:
            if isinstance(group["lr"], Tensor):
                group["lr"].fill_(rate)
            else:
                group["lr"] = rate

    def pace(self, progress: float) -> None:
        """Set the rate and the worth of entropy for how far all of it has come."""
        manner = self.manner
        warm = min(1.0, (self.updates + 1) / 200)
        spread = (1 + math.cos(math.pi * progress)) / 2
        self.set_rate((manner.last_rate + (manner.rate - manner.last_rate) * spread) * warm)
        self.entropy.fill_(manner.last_entropy + (manner.entropy - manner.last_entropy) * (1 - progress))

    def step(self, loss: Tensor) -> None:
        self.adam.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.player.parameters(), self.manner.reach)
        nn.utils.clip_grad_norm_(self.judge.parameters(), self.manner.reach)
        self.adam.step()
        with torch.no_grad():
            kept, new = list(self.average.parameters()), list(self.player.parameters())
            off = torch._foreach_sub(new, kept)
            torch._foreach_mul_(off, self.drift)
            torch._foreach_add_(kept, off)

    def learn(self, name: str, seen: Any, which: Tensor, step: Callable[[Any], None]) -> None:
        """One step from some of the decisions; on a GPU recorded once, then played again as a whole."""
        self.updates += 1
        keep = min(self.manner.averaged, (1 + self.updates) / (10 + self.updates))
        self.drift.fill_(1 - keep)
        if self.device.type != "cuda":
            step(taken(seen, which))
            return
        if name not in self.recorded:
            some = taken(seen, which)
            self.recorded[name] = some, Recorded(lambda: step(some), self.streams.back)
        some, recorded = self.recorded[name]
        taken(seen, which, some)
        recorded.play()

    def held_loss(self, thought: Tensor, held: Tensor) -> Tensor:
        """How badly it knows what the others hold."""
        there = held < 2
        loss = functional.binary_cross_entropy_with_logits(
            self.player.holds(thought).float(), held.float().clamp(max=1), reduction="none"
        )
        return (loss * there).sum() / there.sum().clamp(min=1)

    def rounds(self, seen: Seen) -> Iterator[None]:
        """Learn from all of it, a batch at a time."""
        size = min(self.manner.batch, seen.count)
        for _ in range(self.manner.rounds):
            order = torch.randperm(seen.count, device=self.device)
            for begin in range(0, seen.count - size + 1, size):
                self.learn(f"improve {size}", seen, order[begin : begin + size], self.improve)
                self.told_count += 1
                yield

    def half(self) -> torch.autocast:
        """Half precision where that is quicker; nothing is kept from one use to the next."""
        return torch.autocast(
            self.device.type, torch.bfloat16, enabled=self.device.type == "cuda", cache_enabled=False
        )

    def improve(self, seen: Seen) -> None:
        manner = self.manner
        with self.half():
            thought = self.player.think(seen.inputs, seen.masks)
            logits = self.player.logits(thought, seen.masks)
            foreseen = self.player.value(thought).float()[:, 0]
            holding = self.held_loss(thought, seen.held)
            judged = self.judge(seen.inputs, seen.hidden)
        every = torch.log_softmax(logits, 1)
        chosen = every.gather(1, seen.actions[:, None])[:, 0]
        ratio = torch.exp(chosen - seen.logs)
        gain = torch.minimum(
            ratio * seen.gains, ratio.clamp(1 - manner.clip, 1 + manner.clip) * seen.gains
        ).mean()
        spread = -(every.exp() * every.clamp(min=-30)).sum(1).mean()
        foresight = functional.mse_loss(foreseen, seen.returns)
        judging = functional.mse_loss(judged, seen.returns)
        self.step(
            judging - gain - self.entropy * spread + manner.held * holding + manner.foresight * foresight
        )
        with torch.no_grad():
            off = ((ratio - 1).abs() > manner.clip).float().mean()
            moved = (seen.logs - chosen).mean()
            self.told += torch.stack([spread, off, judging, foresight, holding, moved])

    def said(self) -> dict[str, float]:
        """How learning went since this was last asked."""
        names = ("entropy", "clipped", "judging", "foresight", "holding", "moved")
        found = (self.told / max(self.told_count, 1)).tolist()
        self.told.zero_()
        self.told_count = 0
        return dict(zip(names, found, strict=True))


@dataclass
class Shown:
    """What other bots decided, and how their games ended."""

    inputs: Tensor
    masks: Tensor
    held: Tensor
    hidden: Tensor
    actions: Tensor
    styles: Tensor
    ends: Tensor


def imitate(
    learner: Learner, shown: Shown, rounds: float, batch: int, rate: float = 1e-3
) -> Iterator[dict[str, float]]:
    """Learn to decide as was shown, and to foresee the ends."""
    count = shown.inputs.shape[0]
    batch = min(batch, count)
    total = max(1, int(rounds * (count // batch)))
    device = learner.device
    told = torch.zeros(4, device=device)

    def step(some: Shown) -> None:
        with learner.half():
            thought = learner.player.think(some.inputs, some.masks, None, some.styles.long())
            logits = learner.player.logits(thought, some.masks)
            foreseen = learner.player.value(thought).float()[:, 0]
            holding = learner.held_loss(thought, some.held)
            judged = learner.judge(some.inputs, some.hidden)
        missed = functional.cross_entropy(logits, some.actions)
        judging = functional.mse_loss(judged, some.ends)
        learner.step(missed + judging + 0.1 * holding + 0.1 * functional.mse_loss(foreseen, some.ends))
        with torch.no_grad():
            right = (logits.argmax(1) == some.actions).float().mean()
            told.copy_(torch.stack([missed, right, judging, holding]))

    order = torch.randperm(count, device=device)
    at = 0
    for number in range(total):
        slow = min(1.0, (number + 1) / 50) * (1 + math.cos(math.pi * number / total)) / 2
        learner.set_rate(rate * slow)
        if at + batch > count:
            order, at = torch.randperm(count, device=device), 0
        learner.learn(f"imitate {batch}", shown, order[at : at + batch], step)
        at += batch
        if number % 500 == 499 or number == total - 1:
            missed, right, judging, holding = told.tolist()
            yield {
                "update": number + 1,
                "of": total,
                "missed": missed,
                "right": right,
                "judging": judging,
                "holding": holding,
            }
