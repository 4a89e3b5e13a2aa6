"""The whole of it: watch others first, then play, learn, play …, keep what is learned, and say how it goes."""

import json
import time
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import asdict
from pathlib import Path
from typing import Any

import torch

from broomstick.bots.learned.plan import TURNS_TOLD
from broomstick.learning.actors import ARRAYS, Actors, Order
from broomstick.learning.asked import Asked
from broomstick.learning.learner import Learner, Shown, gathered, imitate
from broomstick.learning.nets import Judge, Player
from broomstick.learning.recorded import Streams
from broomstick.learning.rooms import SETUPS
from broomstick.learning.shipping import ship
from broomstick.learning.stage import GROUPS, Acting, Stage
from broomstick.learning.vocabulary import Vocabulary, vocabulary
from broomstick.learning.watching import styles_in, watch_all
from broomstick.learning.works import Busy, Works

OLDER_EVERY = 20
"""After so many rollouts the net as it is then is kept as an older self."""
HALVED = 0.24
"""A setup with more than this part of all games is played in two rooms."""


def orders(asked: Asked) -> list[Order]:
    """The rooms: large setups in halves, so that one plays while the other waits for its answers."""
    found: list[Order] = []
    for number, setup in enumerate(SETUPS[asked.game]):
        game = setup.load(asked.game)
        halves = 2 if setup.part > HALVED else 1
        for half in range(halves):
            count = max(asked.cores, round(asked.games * setup.part / halves))
            found.append((game, count, f"{asked.seed}/{number}/{half}/{time.time_ns()}"))
    return found


class Training:
    """One run."""

    def __init__(self, asked: Asked) -> None:
        self.asked = asked
        self.device = torch.device(asked.device)
        self.streams = Streams(self.device)
        torch.manual_seed(asked.seed)
        if self.device.type == "cuda":
            torch.backends.cuda.matmul.allow_tf32 = True
        self.words: Vocabulary = vocabulary(setup.load(asked.game) for setup in SETUPS[asked.game])
        styles = styles_in(asked.demos)
        self.player = Player(self.words, asked.shape, max(1, len(styles))).to(self.device)
        self.judge = Judge(self.words, asked.shape).to(self.device)
        self.learner = Learner(self.player, self.judge, asked.manner, self.device, self.streams)
        self.clone: Player | None = None
        self.styles = len(styles)
        self.spent = 0.0
        self.decisions = 0
        self.curve: list[dict[str, Any]] = []
        self.olders: list[dict[str, torch.Tensor]] = []
        asked.out.mkdir(parents=True, exist_ok=True)

    def file(self, what: str) -> Path:
        return self.asked.out / f"{self.asked.game}-{what}"

    def save(self) -> None:
        """Keep all that going on needs; small, since it may have to travel."""
        half = {
            name: {key: value.half() if value.is_floating_point() else value for key, value in net.items()}
            for name, net in {
                "player": self.player.state_dict(),
                "average": self.learner.average.state_dict(),
            }.items()
        }
        rest = {
            "judge": {key: value.half() for key, value in self.judge.state_dict().items()},
            "spent": self.spent,
            "decisions": self.decisions,
            "updates": self.learner.updates,
            "curve": self.curve,
            "clone": None
            if self.clone is None
            else {key: value.half() for key, value in self.clone.state_dict().items() if key != "features"},
        }
        for net in half.values():
            net.pop("features")
        torch.save(half, self.file("nets.pt"))
        torch.save(rest, self.file("rest.pt"))
        self.file("curve.json").write_text(json.dumps(self.curve) + "\n", encoding="utf-8")
        ship(self.learner.average, self.words, self.file("net.npz"), self.told())

    def told(self) -> dict[str, Any]:
        """What is written beside the weights."""
        asked = self.asked
        return {
            "command": asked.command,
            "seconds": round(self.spent),
            "decisions": self.decisions,
            "updates": self.learner.updates,
            "shape": asdict(asked.shape),
        }

    def resume(self, folder: Path) -> bool:
        """Go on from what was kept, if anything was."""
        nets, rest = folder / f"{self.asked.game}-nets.pt", folder / f"{self.asked.game}-rest.pt"
        if not (nets.is_file() and rest.is_file()):
            return False
        found = torch.load(nets, map_location=self.device)
        more = torch.load(rest, map_location=self.device)
        features = {"features": self.player.features}
        self.player.load_state_dict(found["player"] | features)
        self.learner.average.load_state_dict(found["average"] | features)
        self.judge.load_state_dict(more["judge"])
        if more["clone"] is not None:
            self.clone = deepcopy(self.player)
            self.clone.load_state_dict(more["clone"] | features)
            self.styles = self.clone.style.shape[0]
        self.spent = more["spent"]
        self.decisions = more["decisions"]
        self.curve = more["curve"]
        return True

    def imitate(self) -> Iterator[dict[str, float]]:
        """Learn first what other bots do; the net that plays like them stays as somebody to play against. Says how far
        it is."""
        asked = self.asked
        shown = watch_all(
            asked.demos, asked.game, self.words, asked.cores, TURNS_TOLD, self.device, asked.demo_most
        )
        some = torch.randperm(shown.inputs.shape[0], device=self.device)[:100_000]
        self.player.scaled.look(shown.inputs[some])
        self.judge.scaled.look(shown.inputs[some])
        self.learner.average.scaled.load_state_dict(self.player.scaled.state_dict())
        began = time.monotonic()
        self.streams.settle()
        for said in self.lessons_of(shown):
            told = json.dumps({key: round(value, 4) for key, value in said.items()})
            print("imitating", told, f"{time.monotonic() - began:.1f} s", flush=True)
            yield said
        self.clone = deepcopy(self.learner.average)
        # From here on it plays for itself, beginning with the first style.
        with torch.no_grad():
            for net in (self.player, self.learner.average):
                net.enter.bias += net.style[0]
                net.style.zero_()
                # Less sure of it: what never is tried is never learned.
                for each in (net.by_feature, net.by_action, net.bias):
                    each.mul_(asked.melted)
        self.learner = Learner(self.player, self.judge, asked.manner, self.device, self.streams)

    def lessons_of(self, shown: Shown) -> Iterator[dict[str, float]]:
        asked = self.asked
        with self.streams.on(self.streams.back):
            yield from imitate(self.learner, shown, asked.demo_rounds, asked.demo_batch)
        self.streams.settle()

    def acting(self) -> Acting:
        def ready(net: Any) -> Any:
            found = deepcopy(net).requires_grad_(False)
            if self.device.type == "cuda":
                scaled = deepcopy(found.scaled)
                found = found.to(torch.bfloat16)
                found.scaled = scaled
            return found

        return Acting(
            ready(self.player),
            ready(self.judge),
            ready(self.player),
            None if self.clone is None else ready(self.clone),
        )

    def refresh(self, nets: Acting) -> None:
        """Let the nets that play be those that have learned."""
        with torch.no_grad():
            for target, source in ((nets.player, self.player), (nets.judge, self.judge)):
                torch._foreach_copy_(list(target.parameters()), list(source.parameters()))

    def run(self) -> None:
        """Play and learn until the time is over: a room thinks while the others play, and between two of them the nets
        learn a little from the rollout before."""
        asked, device = self.asked, self.device
        actors = Actors(orders(asked), asked.cores, TURNS_TOLD)
        stages = [
            Stage(room, self.words, asked.steps, asked.casting, asked.manner.decay, device)
            for room in actors.rooms
        ]
        weights = sum(each.numel() for each in self.player.parameters())
        print(
            f"{len(stages)} rooms, {sum(stage.count for stage in stages)} games, {len(self.words.inputs)} inputs, "
            f"{len(self.words.actions)} actions, {weights} weights",
            flush=True,
        )
        try:
            actors.begin()
            for stage in stages:
                stage.fetch(*ARRAYS)
            if not self.player.scaled.mean.any():
                self.look_first(stages)
            nets = self.acting()
            works = [Works(stage, nets, self.styles, self.streams.front) for stage in stages]
            for stage, work in zip(stages, works, strict=True):
                work.draw.play()
                stage.recast()
                work.draw.play()
                stage.here.zero_()
                stage.wins.zero_()
            self.streams.settle()
            with self.streams.on(self.streams.front):
                self.loop(actors, stages, works, nets)
        finally:
            actors.close()

    def loop(self, actors: Actors, stages: list[Stage], works: list[Works], nets: Acting) -> None:
        asked, streams = self.asked, self.streams
        limit = asked.minutes * 60
        before = self.spent
        began = said_at = saved_at = time.monotonic()
        then = self.decisions
        lessons: Iterator[None] = iter(())
        each_visit = owed = 0.0
        iteration = 0
        busy = Busy()
        open_answers: list[tuple[int, Any]] = []

        def think(number: int) -> None:
            works[number].think.play()
            stages[number].answer()
            open_answers.append((number, streams.mark(streams.front)))

        def let_go(left: int) -> None:
            """Have rooms played on whose answers are there; wait for those of all but so many."""
            while len(open_answers) > left:
                number, mark = open_answers.pop(0)
                if mark is not None:
                    mark.synchronize()
                actors.tell(number)

        ahead = 1 if len(stages) > 2 else 0
        for number in range(len(stages)):
            think(number)
        let_go(0)
        while True:
            full = stages[0].at == asked.steps
            for number, (stage, work) in enumerate(zip(stages, works, strict=True)):
                with busy("waiting"):
                    actors.wait()
                with streams.on(streams.copying):
                    stage.fetch(*ARRAYS)
                streams.after(streams.front, streams.copying)
                work.note.play()
                if full:
                    work.weigh.play()
                    continue
                think(number)
                with busy("thinking"):
                    let_go(ahead)
                with busy("learning"), streams.on(streams.back):
                    owed += each_visit
                    while owed >= 1:
                        owed -= 1
                        next(lessons, None)
            if not full:
                if number + 1 == len(stages) and stages[0].at == asked.steps:
                    let_go(0)
                continue
            with busy("learning"), streams.on(streams.back):
                for _ in lessons:
                    pass
            with busy("gathering"):
                streams.after(streams.front, streams.back)
                self.decisions += sum(stage.count for stage in stages) * asked.steps
                lessons = iter(())
                seen = gathered(stages)
                self.spent = before + time.monotonic() - began
                progress = min(1.0, self.spent / limit)
                self.learner.pace(progress)
                self.refresh(nets)
                iteration += 1
                if iteration % OLDER_EVERY == 0:
                    self.remember(nets)
                streams.after(streams.back, streams.front)
                lessons = self.learner.rounds(seen)
                batches = max(1, seen.count // min(asked.manner.batch, seen.count))
                each_visit = batches * asked.manner.rounds / (asked.steps - 1) / len(stages)
                owed = 0.0
                if progress >= 1:
                    break
                for number, (stage, work) in enumerate(zip(stages, works, strict=True)):
                    work.draw.play()
                    stage.margin.fill_(asked.manner.margin * max(0.0, 1 - 1.5 * progress))
                    think(number)
                    let_go(ahead)
                let_go(0)
            now = time.monotonic()
            if now - said_at > asked.say_every or iteration == 1:
                streams.settle()
                self.say(stages, (self.decisions - then) / (now - said_at), busy.shares(now - said_at))
                said_at, then = now, self.decisions
            if now - saved_at > asked.save_every:
                streams.settle()
                self.save()
                saved_at = now
        streams.settle()
        self.say(stages, 0.0, {})
        self.save()

    def look_first(self, stages: list[Stage]) -> None:
        """How inputs usually are, from what the rooms show at first."""
        rows = torch.cat([stage.encoder.inputs(stage.told["observations"])[:4096] for stage in stages])
        for net in (self.player, self.judge, self.learner.average):
            net.scaled.look(rows)
            net.scaled.spread.clamp_(min=1.0)

    def remember(self, nets: Acting) -> None:
        """Keep an older self, and choose one to be played against next."""
        kept = {key: value.clone() for key, value in nets.player.state_dict().items()}
        self.olders.append(kept)
        if len(self.olders) > 10:
            # The oldest of every second pair goes, so that some stay from long ago.
            self.olders.pop(int(torch.randint(len(self.olders) - 2, (1,))))
        nets.older.load_state_dict(self.olders[int(torch.randint(len(self.olders), (1,)))])

    def say(self, stages: list[Stage], rate: float, busy: dict[str, float]) -> None:
        mains = [stage for stage in stages if stage.players == 4]
        wins = torch.stack([stage.wins for stage in mains]).sum(0).cpu()
        for stage in stages:
            stage.wins.zero_()
        point: dict[str, Any] = {
            "seconds": round(self.spent, 1),
            "decisions": self.decisions,
            "rate": round(rate),
        }
        for name, (won, games) in zip(GROUPS, wins.tolist(), strict=True):
            if games:
                point[name] = [round(won / games, 4), round(games)]
        point |= {key: round(value, 4) for key, value in self.learner.said().items()}
        self.curve.append(point)
        print(json.dumps(point | {key: round(value, 2) for key, value in busy.items()}), flush=True)
