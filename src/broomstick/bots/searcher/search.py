"""One decision: choices the net thinks of are played on in the same worlds, and the better half is looked at again.

What the net would do anyway stays in to the end, and is left only for what is clearly better in the very same worlds.
"""

from collections.abc import Callable
from functools import lru_cache
from math import ceil, exp, log2, sqrt
from time import perf_counter
from typing import Any

from broomstick.bots.learned import USUAL_HEAT, drawn
from broomstick.bots.searcher.looking.rounds import Explorer, Leaf
from broomstick.bots.searcher.looking.worlds import Hand, believed, draw
from broomstick.bots.searcher.manner import Manner
from broomstick.bots.searcher.net import Net
from broomstick.bots.searcher.sight import Look, Sight
from broomstick.bots.thrifty import thoughts, unknown
from broomstick.bots.thrifty.temper import USUAL
from broomstick.heart.chance import Chance
from broomstick.heart.core import PICKS
from broomstick.heart.game import Game
from broomstick.heart.imagining import Drawer
from broomstick.heart.state import State
from broomstick.heart.view import View

MOST_LOOKED_AT = 8
"""Choices that are looked at, at most."""
UNTHINKABLE = 0.004
"""A choice with less of a chance than this, by the net, is not looked at."""
ALIKE = 20
"""Of a hundred worlds so many keep hands as likely as any others: what the net believes may be wrong."""
SURE_ENOUGH = 1.5
"""Standard errors by which a choice must be better than the usual one."""
FIRST, LARGEST = 64, 384
"""Leaves for the net to look at together: at first, and later."""
PLAYED_HEAT = 0.5
"""At which the net plays rounds on."""
SELDOM = 0.1
"""What regret makes less often than this, in times of the most frequent, is not done."""
MOST_ANSWERS = 5
"""Answers of each other seat that are looked at."""
ANSWERS_CHANGED = 50
"""Of a hundred sealed answers of others so many are what they should have done, all others what the net would do."""
WORLDS_A_RESPONSE = 2
"""Others look at every second world only."""
FINE = 1 << 24


class Search:
    """Thinks about one game."""

    def __init__(self, game: Game, version: int) -> None:
        found = thoughts(game.name)
        if found is None:
            raise unknown(game.name)
        self.game = game
        self.net = Net(game, version)
        self.quick: Callable[..., int] = found.choose

    def think(self, view: View, choices: list[int], rng: Chance, manner: Manner) -> Sight:
        """What to do, and what was seen on the way there."""
        return Decision(self, view, choices, rng, manner).decide()


@lru_cache(8)
def search_for(game: Game, version: int) -> Search:
    """Kept, since a host makes a bot anew for each decision."""
    return Search(game, version)


class Decision:
    """A decision being thought about."""

    def __init__(self, search: Search, view: View, choices: list[int], rng: Chance, manner: Manner) -> None:
        self.began = perf_counter()
        self.net = search.net
        self.np = search.net.np
        self.view = view
        self.choices = choices
        self.rng = rng
        self.manner = manner
        self.quick = search.quick
        self.explorer = Explorer(view.viewer, search.quick, search.net.teller, not manner.value)
        self.picking = view.topic == PICKS
        hidden = self.net.think([self.net.teller.row_of(view)], [choices])
        self.logits: list[float] = self.net.chosen(hidden, [choices])[0].tolist()
        self.hands: list[Hand] = believed(view, self.odds(hidden[0])) if manner.belief else []
        self.priors = softmax(self.logits)
        self.others = Others(view, search.net, rng, manner.regret)
        self.worlds = 0
        self.simulations = 0

    def odds(self, hidden: Any) -> list[list[float]]:
        """By seat and role, the odds that it is held; nothing of the viewer itself."""
        view = self.view
        found: list[list[float]] = [[] for _ in range(view.players)]
        for near, chances in enumerate(self.net.holds(hidden), 1):
            seat = (view.viewer + near) % view.players
            found[seat] = [(chance + 1e-4) / (1.0001 - chance) for chance in chances]
        return found

    def thinkable(self) -> list[int]:
        """Places of the choices to look at, the likeliest first."""
        order = sorted(range(len(self.choices)), key=lambda i: -self.priors[i])
        found = [i for i in order[:MOST_LOOKED_AT] if self.priors[i] >= UNTHINKABLE]
        also = self.choices.index(self.quick(self.view, self.choices, self.rng, USUAL))
        return found if also in found else [*found, also]

    def decide(self) -> Sight:
        looked = self.thinkable()
        first = looked[0]
        if len(looked) == 1:
            return self.sight(self.choices[first], first, [])
        drawer = self.view.game.drawer(self.view)
        values: list[list[Any]] = [[] for _ in looked]
        self.mixture = Mixture(len(looked))
        left = list(range(len(looked)))
        stages = max(1, ceil(log2(len(looked))))
        for stage in range(stages):
            self.look(drawer, looked, left, values, (stage + 1) / stages)
            means = [self.mean(values[c]) for c in left]
            if stage + 1 < stages:
                half = ceil(len(left) / 2)
                best = sorted(left, key=lambda c: -means[left.index(c)])[:half]
                left = sorted({0, *best})
        return self.settle(looked, left, values)

    def look(
        self, drawer: Drawer, looked: list[int], left: list[int], values: list[list[Any]], until: float
    ) -> None:
        """Play on what is left, until so much of the budget is gone; at least once."""
        actions = [self.choices[looked[c]] for c in left]
        size = FIRST
        responding = self.picking and self.manner.regret
        # In simulations: all that is left in each world, and answers of others in some of them.
        each = len(left) + (MOST_ANSWERS + 1) // WORLDS_A_RESPONSE * responding
        while True:
            count = max(1, min(size, self.affordable(until)) // each)
            size = LARGEST
            worlds = draw(drawer, count, self.hands, ALIKE, self.rng)
            others = self.others.answers(worlds) if self.picking else []
            found = self.valued(self.explore(worlds, actions, others)).reshape(count, len(left))
            for at, c in enumerate(left):
                values[c].append(found[:, at])
            self.worlds += count
            self.simulations += count * len(left)
            if responding:
                shares = self.mixture.learn(left, found)
                for at in range(count):
                    others[at][self.view.viewer] = actions[sampled(shares, self.rng)]
                self.simulations += self.others.respond(worlds, others, self)
            if self.affordable(until) < each:
                return

    def affordable(self, until: float) -> int:
        """How many more simulations there may be before so much of the budget is gone."""
        manner = self.manner
        if manner.simulations:
            return int(manner.simulations * until) - self.simulations
        gone = perf_counter() - self.began
        left = manner.seconds * until - gone
        if left <= 0:
            return 0
        # As quick as so far; the first ones are but few.
        return max(1, int(self.simulations * left / gone)) if self.simulations else FIRST

    def explore(
        self, worlds: list[State], actions: list[int], others: list[list[int]], seat: int = -1
    ) -> list[Leaf]:
        """Where rounds end that begin with one of these actions, world by world."""
        explorer = self.explorer if seat < 0 else self.explorer_of(seat)
        if self.manner.quick:
            tempers = [[USUAL] * self.view.players for _ in worlds]
            return explorer.explore(worlds, actions, others, tempers, self.rng)
        trials = explorer.begin(worlds, actions, others)
        self.play_by_net(explorer, trials, len(actions))
        return [explorer.leaf(trial) for trial in trials]

    def explorer_of(self, seat: int) -> Explorer:
        return Explorer(seat, self.quick, self.net.teller, not self.manner.value)

    def play_by_net(self, explorer: Explorer, trials: list[State], each: int) -> None:
        """Play rounds on side by side, so that the net can be asked for many at once."""
        current = self.view.round
        streams = []
        for at in range(len(trials)):
            if at % each == 0:
                words = [self.rng.below(1 << 30) for _ in range(4)]
            stream = Chance(0)
            stream.set_words(words)
            streams.append(stream)
        going = list(range(len(trials)))
        while going:
            rows, choices, still = [], [], []
            for at in going:
                trial = trials[at]
                seat = explorer.go_on(trial, current)
                if seat >= 0:
                    row, possible = explorer.asked(trial, seat)
                    rows.append(row)
                    choices.append(possible)
                    still.append(at)
            going = still
            for begin in range(0, len(going), LARGEST):
                part = slice(begin, begin + LARGEST)
                logits = self.net.logits(rows[part], choices[part])
                for at, possible, numbers in zip(going[part], choices[part], logits, strict=True):
                    explorer.take(trials[at], drawn(possible, numbers.tolist(), PLAYED_HEAT, streams[at]))

    def valued(self, leaves: list[Leaf]) -> Any:
        """What each leaf is worth."""
        np = self.np
        found = np.array([leaf.share for leaf in leaves], np.float64)
        open_ = [i for i, leaf in enumerate(leaves) if leaf.row]
        if open_:
            rows = [leaves[i].row for i in open_]
            found[open_] = self.net.values(rows, [leaves[i].choices for i in open_])
        return found

    def mean(self, parts: list[Any]) -> float:
        return float(self.np.concatenate(parts).mean())

    def settle(self, looked: list[int], left: list[int], values: list[list[Any]]) -> Sight:
        """The best of those that were looked at to the end, where it is clearly better than the usual one."""
        np = self.np
        every = [np.concatenate(parts) for parts in values]
        looks = []
        for c, place in enumerate(looked):
            # Those that were left behind early have been in the first worlds only.
            apart = every[c] - every[0][: len(every[c])]
            error = float(apart.std(ddof=1)) / sqrt(len(apart)) if len(apart) > 1 else 1.0
            looks.append(
                Look(
                    self.choices[place],
                    self.priors[place],
                    float(every[c].mean()),
                    float(apart.mean()),
                    error,
                    len(apart),
                )
            )
        best = max(left, key=lambda c: looks[c].better)
        clear = looks[best].better > SURE_ENOUGH * looks[best].error if self.manner.gate else True
        if best and clear:
            chosen = looks[best].action
            if self.picking and self.manner.regret:
                # Of what is no worse than the usual one; each as often as it should be, so that nobody foresees it.
                chosen = looks[self.mixture.draw([c for c in left if looks[c].better >= 0], self.rng)].action
        elif self.picking and self.manner.gate:
            chosen = drawn(self.choices, self.logits, USUAL_HEAT, self.rng)
        else:
            chosen = looks[0].action
        order = sorted(range(len(looks)), key=lambda c: -looks[c].value)
        return self.sight(chosen, looked[0], [looks[c] for c in order])

    def sight(self, action: int, usual: int, looks: list[Look]) -> Sight:
        return Sight(
            action,
            self.choices[usual],
            looks,
            self.worlds,
            self.simulations,
            perf_counter() - self.began,
        )


class Mixture:
    """How often each of some choices should be made: by regret, what was missed by not having made it before."""

    def __init__(self, count: int) -> None:
        self.regrets = [0.0] * count
        self.often = [0.0] * count

    def shares(self, left: list[int]) -> list[float]:
        """As much of each as it was missed; all alike where nothing was."""
        missed = [max(0.0, self.regrets[c]) for c in left]
        every = sum(missed)
        return [each / every for each in missed] if every > 0 else [1 / len(left)] * len(left)

    def learn(self, left: list[int], values: Any) -> list[float]:
        """From what each would have led to, world by world; how often each is made now."""
        before = self.shares(left)
        means = values.mean(0).tolist()
        got = sum(share * mean for share, mean in zip(before, means, strict=True))
        for c, mean in zip(left, means, strict=True):
            self.regrets[c] += len(values) * (mean - got)
        now = self.shares(left)
        for c, share in zip(left, now, strict=True):
            self.often[c] += len(values) * share
        return now

    def draw(self, left: list[int], rng: Chance) -> int:
        """One of these, as often as it has been made on average; what is made seldom, never."""
        most = max(self.often[c] for c in left)
        kept = [self.often[c] if self.often[c] >= SELDOM * most else 0.0 for c in left]
        every = sum(kept)
        return left[sampled([each / every for each in kept], rng)] if every else left[0]


class Others:
    """What the others pick: as the net would in their places, and partly what would have been better for them."""

    def __init__(self, view: View, net: Net, rng: Chance, regret: bool) -> None:
        self.view = view
        self.net = net
        self.rng = rng
        self.regret = regret
        #: By seat and action, how much was missed by not picking so.
        self.missed: list[dict[int, float]] = [{} for _ in range(view.players)]
        self.turn = 0
        self.known: dict[bytes, list[float]] = {}
        #: By world and seat, the likeliest of what can be picked.
        self.last: list[list[list[int]]] = []

    def answers(self, worlds: list[State]) -> list[list[int]]:
        """World by world and seat by seat."""
        view, net, rng = self.view, self.net, self.rng
        found = [[-1] * view.players for _ in worlds]
        asked: dict[bytes, list[int]] = {}
        seen: list[tuple[int, int, bytes, list[int]]] = []
        for at, world in enumerate(worlds):
            for seat in range(view.players):
                if seat != view.viewer:
                    row, choices = net.teller.row(world, seat), world.sealed_choices(PICKS, seat)
                    seen.append((at, seat, row, choices))
                    if row not in self.known:
                        asked[row] = choices
        rows = list(asked)
        for begin in range(0, len(rows), LARGEST):
            part = rows[begin : begin + LARGEST]
            for row, logits in zip(part, net.logits(part, [asked[row] for row in part]), strict=True):
                self.known[row] = softmax(logits.tolist())
        self.last = [[[] for _ in range(view.players)] for _ in worlds]
        for at, seat, row, choices in seen:
            chances = self.known[row]
            if self.regret:
                likely = sorted(range(len(choices)), key=lambda i: -chances[i])[:MOST_ANSWERS]
                self.last[at][seat] = [choices[i] for i in likely]
                missed = [max(0.0, self.missed[seat].get(choices[i], 0.0)) for i in likely]
                every = sum(missed)
                if every > 0 and rng.draw(100) < ANSWERS_CHANGED:
                    found[at][seat] = choices[likely[sampled([each / every for each in missed], rng)]]
                    continue
            found[at][seat] = choices[sampled(chances, rng)]
        return found

    def respond(self, worlds: list[State], answers: list[list[int]], decision: "Decision") -> int:
        """Let one of the others look what it should have picked; how many simulations that took."""
        view = self.view
        self.turn = self.turn % (view.players - 1) + 1
        seat = (view.viewer + self.turn) % view.players
        leaves: list[Leaf] = []
        told: list[list[int]] = []
        for at in range(0, len(worlds), WORLDS_A_RESPONSE):
            possible = self.last[at][seat]
            if answers[at][seat] not in possible:
                possible = [*possible, answers[at][seat]]
            leaves += decision.explore([worlds[at]], possible, [answers[at]], seat)
            told.append(possible)
        values = decision.valued(leaves).tolist()
        begin = 0
        missed = self.missed[seat]
        for at, possible in zip(range(0, len(worlds), WORLDS_A_RESPONSE), told, strict=True):
            part = values[begin : begin + len(possible)]
            begin += len(possible)
            got = part[possible.index(answers[at][seat])]
            for action, value in zip(possible, part, strict=True):
                missed[action] = missed.get(action, 0.0) + value - got
        return len(leaves)


def softmax(logits: list[float]) -> list[float]:
    most = max(logits)
    parts = [exp(logit - most) for logit in logits]
    every = sum(parts)
    return [part / every for part in parts]


def sampled(chances: list[float], rng: Chance) -> int:
    """A place, by its chance."""
    mark = rng.draw(FINE) / FINE
    for at, chance in enumerate(chances):
        mark -= chance
        if mark < 0:
            return at
    return chances.index(max(chances))
