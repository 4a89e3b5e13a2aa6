"""One room on the side of the learner: what its games show, who plays in which seat, what is kept to learn from."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor

from broomstick.learning.actors import Room
from broomstick.learning.encoding import Encoder
from broomstick.learning.nets import NEVER, Judge, Player
from broomstick.learning.recorded import where
from broomstick.learning.vocabulary import Vocabulary, texts_of

LEARNER, OLDER, CLONE, RANDOM = range(4)
"""Who plays in a seat: the net as it is, as it was, one that plays like another bot, or chance."""
ALONE, AMONG_OLDER, AMONG_CLONES, ONE_CLONE, AMONG_RANDOM, MIXED = range(6)
"""What a game is: the net with itself, one of it among others, one other among it, or a bit of all."""
GROUPS = ("itself", "older", "clones", "one clone", "random", "mixed")


@dataclass(frozen=True)
class Casting:
    """Which part of all games is played with whom."""

    older: float = 0.20
    others: float = 0.30


@dataclass
class Acting:
    """The nets that play: in half precision where that is quicker, and not changed while a rollout lasts."""

    player: Player
    judge: Judge
    older: Player
    clone: Player | None


def pinned(array: np.ndarray[Any, Any], device: torch.device) -> Tensor:
    """Shared memory as a tensor that the device reads without a copy in between."""
    found = torch.from_numpy(array)
    if device.type == "cuda":
        fault = torch.cuda.cudart().cudaHostRegister(
            found.data_ptr(), found.numel() * found.element_size(), 0
        )
        if not found.is_pinned():
            print(f"shared memory could not be pinned ({fault}): copies will be slow", flush=True)
    return found


class Stage:
    """A room, and what has been seen in it since the last rollout began.

    All that is done on the device at each step writes into tensors that stay where they are: so it can be recorded once
    and played again as a whole, which costs one launch instead of hundreds.
    """

    def __init__(
        self, room: Room, words: Vocabulary, steps: int, casting: Casting, decay: float, device: torch.device
    ) -> None:
        self.room = room
        self.device = device
        self.steps = steps
        self.decay = decay
        game = room.game
        self.players = game.players
        self.encoder = Encoder(game, words, device)
        self.memory = {name: pinned(array, device) for name, array in room.arrays.items()}
        count = room.count
        self.count = count
        self.older = slice(
            int(count * (1 - casting.older - casting.others)), int(count * (1 - casting.others))
        )
        self.others = slice(int(count * (1 - casting.others)), count)
        self.told = {name: torch.empty_like(tensor, device=device) for name, tensor in self.memory.items()}

        def kept(*size: int, kind: torch.dtype = torch.uint8) -> Tensor:
            return torch.zeros((steps, count, *size), dtype=kind, device=device)

        self.inputs = kept(len(words.inputs))
        self.masks = kept(len(words.actions))
        self.held = kept(words.held)
        self.hidden = kept(len(words.hidden))
        self.actions = kept(kind=torch.int64)
        self.logs = kept(kind=torch.float32)
        self.values = kept(kind=torch.float32)
        self.seats = kept(kind=torch.int64)
        self.learners = kept(kind=torch.bool)
        self.dones = kept(kind=torch.bool)
        self.rewards = kept(self.players, kind=torch.float32)
        self.gains = kept(kind=torch.float32)
        self.known = kept(kind=torch.bool)
        #: How many steps of the rollout there are.
        self.at = 0
        self.here = torch.zeros(1, dtype=torch.int64, device=device)
        self.margin = torch.zeros(1, device=device)

        def cast() -> tuple[Tensor, ...]:
            whole = torch.zeros((count, self.players), dtype=torch.int64, device=device)
            real = torch.zeros((count, self.players), device=device)
            group = torch.zeros((count, 1), dtype=torch.int64, device=device)
            return whole, group, real, real + 1, whole.clone()

        self.cast = cast()
        self.next_cast = cast()
        texts = [text.split() for text in texts_of(game)]
        brave = [1.0 if "brave" in text else -1.0 if "cowardly" in text else 0.0 for text in texts]
        self.brave = torch.tensor(brave, device=device)
        self.wins = torch.zeros((len(GROUPS), 2), device=device, dtype=torch.float64)
        """By group: the wins of whoever sits alone in it, of so many games."""

    def draw_cast(self, styles: int) -> None:
        """Who is to play in the games that begin during the next rollout."""
        count, players, device = self.count, self.players, self.device
        kinds = torch.zeros((count, players), dtype=torch.int64, device=device)
        groups = torch.zeros((count, 1), dtype=torch.int64, device=device)
        own = torch.randint(players, (count, 1), device=device)
        alone = torch.arange(players, device=device) == own

        def chance(*size: int) -> Tensor:
            return torch.rand(size, device=device)

        older = self.older
        size = older.stop - older.start
        kinds[older] = where(alone[older] | (chance(size, players) < 0.25), LEARNER, OLDER)
        groups[older] = AMONG_OLDER
        others = self.others
        size = others.stop - others.start
        which = chance(size, 1)
        who = chance(size, players)
        if styles:
            group = where(which < 0.40, AMONG_CLONES, where(which < 0.5, ONE_CLONE, MIXED))
            group = where((which >= 0.5) & (which < 0.62), AMONG_RANDOM, group)
        else:
            group = torch.full_like(which, AMONG_RANDOM, dtype=torch.int64)
        one = alone[others]
        mixed = where(who < 0.4, LEARNER, where(who < 0.88, CLONE, RANDOM))
        rest = where(group == AMONG_CLONES, CLONE, where(group == AMONG_RANDOM, RANDOM, mixed))
        single = where(group == ONE_CLONE, CLONE, LEARNER)
        rest = where(group == ONE_CLONE, LEARNER, rest)
        kinds[others] = where(one, single, rest)
        groups[others] = group
        # In games of one kind of opponents these are as they are; elsewhere some are bolder, warmer or colder.
        odd = (groups == MIXED) & (chance(count, players) < 0.5)
        bold = where(odd, torch.randn((count, players), device=device) * 1.5, 0.0)
        warm = odd & (chance(count, players) < 0.5)
        heat = where(warm, torch.exp(torch.randn((count, players), device=device) * 0.7), 1.0)
        style = torch.randint(max(styles, 1), (count, players), device=device)
        # Half of these have opponents of one style, which is the first one in what is counted as a group.
        same = (groups == MIXED) & (chance(count, 1) < 0.5)
        style = where(same, style[:, :1], style)
        style = where((groups == AMONG_CLONES) | (groups == ONE_CLONE), 0, style)
        for kept, drawn in zip(self.next_cast, (kinds, groups, bold, heat, style), strict=True):
            kept.copy_(drawn)

    def recast(self) -> None:
        """Take the next cast in all games."""
        for kept, drawn in zip(self.cast, self.next_cast, strict=True):
            kept.copy_(drawn)

    def fetch(self, *names: str) -> None:
        """Arrays of the batch, to the device."""
        for name in names:
            self.told[name].copy_(self.memory[name], non_blocking=True)

    def note_ends(self) -> None:
        """What the last actions have brought: where games have ended, their rewards. Goes on to the next step."""
        dones = self.told["dones"] > 0
        share = self.told["rewards"]
        scores = self.told["scores"].float()
        best = torch.topk(scores, 2, 1).values
        others = where(scores == best[:, :1], best[:, 1:], best[:, :1])
        ahead = torch.tanh((scores - others) / scores.abs().amax(1, keepdim=True).clamp(min=8) * 2)
        self.rewards.index_copy_(0, self.here, ((share + self.margin * ahead) * dones)[None])
        self.dones.index_copy_(0, self.here, dones[None, :, 0])
        self.here += 1
        kinds, groups = self.cast[:2]
        single = where(groups == ONE_CLONE, CLONE, LEARNER) == kinds
        won = (share * single).sum(1) / single.sum(1).clamp(min=1)
        counted = torch.stack([won * dones[:, 0], dones[:, 0].float()], 1)
        self.wins.index_add_(0, groups[:, 0], counted.double())
        for kept, drawn in zip(self.cast, self.next_cast, strict=True):
            kept.copy_(where(dones, drawn, kept))

    @torch.no_grad()
    def think(self, nets: Acting) -> None:
        """Choose for every game."""
        encoder = self.encoder
        inputs = encoder.inputs(self.told["observations"])
        mask = self.told["masks"]
        who = self.told["seats"].long()
        hidden_rows = self.told["hidden_truth"]
        actions = encoder.actions
        logits = nets.player(inputs, mask, actions)
        hidden = encoder.hidden(hidden_rows)
        kinds, _, bold, heat, styles = (
            each.gather(1, who if each.shape[1] > 1 else who * 0) for each in self.cast
        )
        played = logits.clone()
        part = self.older
        if part.stop > part.start:
            older = nets.older(inputs[part], mask[part], actions)
            played[part] = where(kinds[part] == OLDER, older, logits[part])
        part = self.others
        if part.stop > part.start:
            found = where(kinds[part] == RANDOM, 0.0, logits[part])
            if nets.clone is not None:
                clone = nets.clone(inputs[part], mask[part], actions, styles[part][:, 0])
                clone = clone * heat[part] + bold[part] * self.brave
                found = where(kinds[part] == CLONE, clone, found)
            played[part] = found
        noise = -torch.log(-torch.log(torch.rand_like(played).clamp_(1e-9, 1 - 1e-7)))
        chosen = (played + noise).masked_fill(mask == 0, 2 * NEVER).argmax(1)
        self.told["actions"].copy_(chosen.to(torch.int32)[:, None])
        logs = torch.log_softmax(logits, 1).gather(1, chosen[:, None])[:, 0]
        wide = torch.zeros_like(self.masks[0]).index_copy_(1, actions, mask)
        for kept, found in (
            (self.inputs, inputs),
            (self.masks, wide),
            (self.held, encoder.held(hidden_rows)),
            (self.hidden, hidden),
            (self.actions, actions[chosen]),
            (self.logs, logs),
            (self.values, nets.judge(inputs, hidden)),
            (self.seats, who[:, 0]),
            (self.learners, kinds[:, 0] == LEARNER),
        ):
            kept.index_copy_(0, self.here, found[None])

    def answer(self) -> None:
        """Write what was chosen where the processes read it."""
        self.memory["actions"].copy_(self.told["actions"], non_blocking=True)
        self.at += 1

    def weigh(self) -> None:
        """For each decision of a full rollout: how much better it was than expected, and whether that is known.

        What came of the last decision of a seat is known only when its game has ended or the seat is asked again.
        """
        next_value = torch.zeros((self.count, self.players), device=self.device)
        next_gain = torch.zeros_like(next_value)
        there = torch.zeros_like(next_value, dtype=torch.bool)
        for at in range(self.steps - 1, -1, -1):
            ended = self.dones[at][:, None]
            next_value = where(ended, self.rewards[at], next_value)
            next_gain = next_gain.masked_fill(ended, 0.0)
            there = there | ended
            seat = self.seats[at][:, None]
            value = self.values[at][:, None]
            is_known = there.gather(1, seat)
            found = next_value.gather(1, seat) - value + self.decay * next_gain.gather(1, seat)
            found = found.masked_fill(~is_known, 0.0)
            self.gains[at].copy_(found[:, 0])
            self.known[at].copy_(is_known[:, 0] & self.learners[at])
            next_value = next_value.scatter(1, seat, value)
            next_gain = next_gain.scatter(1, seat, found)
            there = there.scatter(1, seat, torch.ones_like(is_known))
        self.here.zero_()
