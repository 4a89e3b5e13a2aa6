"""An arena: every line-up on the same deals, in every seat, until there were enough games or it is clear how it is."""

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import SupportsIndex

from broomstick.arena.line_ups import LineUp, rotated
from broomstick.arena.tally import Meeting, Tally
from broomstick.bots.bot import Bot
from broomstick.bots.playing import match
from broomstick.bots.series import as_row, line_of, moves, outcome
from broomstick.bots.specs import make
from broomstick.heart.chance import seed_text
from broomstick.heart.game import Game
from broomstick.heart.plain import Plain

FIRST_LOOK = 25
GROWTH = 1.25
"""After so many deals it is looked whether a line-up is settled, then each time after so many times as many."""

Task = tuple[int, int, int, int]
"""A game: its number, its line-up, its deal, and how many seats further everybody sits."""


@dataclass(frozen=True)
class Rule:
    """When a line-up has had enough games before all are played; shares of wins, from 0 to 1."""

    bar: float | None = None
    """Once the share of who sits alone is surely above or below this."""
    precision: float | None = None
    """Once the share is known this well, up or down."""

    def settled(self, meeting: Meeting) -> bool:
        wins = [standing.wins for standing in meeting.watched()]
        if self.bar is not None and all(abs(one.mean - self.bar) > one.half_at_any_time() for one in wins):
            return True
        return self.precision is not None and all(one.half_at_any_time() <= self.precision for one in wins)

    @property
    def looks(self) -> bool:
        return self.bar is not None or self.precision is not None


class Table:
    """Plays games of an arena: what a process is given, once, to be told numbers afterwards."""

    def __init__(
        self, game: Game, line_ups: Sequence[LineUp], seed: str, version: str, records: bool
    ) -> None:
        self.game = game
        self.line_ups = list(line_ups)
        self.seed = seed
        self.version = version
        self.records = records
        self.made: dict[str, Bot] = {}

    def __reduce__(self) -> tuple[object, ...]:
        return Table, (self.game, self.line_ups, self.seed, self.version, self.records)

    @cached_property
    def identity(self) -> Plain:
        return {**self.game.identity(), "version": self.version}

    def head(self, task: Task) -> Plain:
        """What the line of a game begins with."""
        number, line_up, deal, turn = task
        bots = rotated(self.line_ups[line_up], turn)
        return {**self.identity, "bots": list(bots), "number": number, "seed": f"{self.seed}/{deal}"}

    def line(self, task: Task) -> str:
        head = self.head(task)
        bots = [self.bot(spec) for spec in head["bots"]]
        state = match(self.game, bots, head["seed"])
        return line_of({**head, **outcome(state), **(moves(state) if self.records else {})})

    def bot(self, spec: str) -> Bot:
        """A bot, made once in a process: it may sit in any seat of any game."""
        found = self.made.get(spec)
        if found is None:
            found = self.made[spec] = make(spec)
        return found


class Arena:
    """Which games are still to be played, and what came of those that were.

    Games are numbered in the order in which they are to be counted: deal by deal, in each every open line-up, each in
    every seat. Which line-ups are open follows from the games before, so the file of an arena says by itself what
    comes next.
    """

    every = True

    def __init__(self, table: Table, games: int, rule: Rule) -> None:
        self.table = table
        self.players = table.game.players
        #: Deals for each line-up: as many as give the games that were asked for, or a few more.
        self.deals = max(1, -(-games // self.players))
        self.rule = rule
        self.tally = Tally(table.line_ups)
        self.counted = 0
        self.coming = self.portions()
        self.waiting: deque[Task] = deque()

    def portions(self) -> Iterator[list[Task]]:
        """Games up to the next look at the results; all before have to be counted by then."""
        number = deal = 0
        look = FIRST_LOOK
        still = list(range(len(self.table.line_ups)))
        while deal < self.deals and still:
            end = min(self.deals, look) if self.rule.looks else self.deals
            tasks: list[Task] = []
            for now in range(deal, end):
                for which in still:
                    for turn in range(self.players):
                        tasks.append((number, which, now, turn))
                        number += 1
            yield tasks
            deal = end
            look = max(look + 1, int(look * GROWTH))
            for which in still:
                self.tally.meetings[which].settled = self.rule.looks and self.rule.settled(
                    self.tally.meetings[which]
                )
            still = [which for which in still if not self.tally.meetings[which].settled]

    def next_portion(self) -> list[Task]:
        """What is to be played now; nothing where all is done."""
        if not self.waiting:
            self.waiting.extend(next(self.coming, []))
        return list(self.waiting)

    def most(self) -> int:
        """How many games it will be at most, those included that were counted."""
        left = 0
        for meeting in self.tally.meetings:
            if not meeting.settled:
                left += self.players * (self.deals - meeting.deals) - len(meeting.open)
        return self.counted + left

    def count(self, line: str) -> bool:
        """Count the next game by its line; nothing is done where it is another game."""
        tasks = self.next_portion() if not self.waiting else self.waiting
        if not tasks:
            # More games than are asked for now: they stay, and are not counted.
            return True
        row = as_row(line)
        head = self.table.head(self.waiting[0])
        if {field: row.get(field) for field in head} != head or not whole(row, self.players):
            return False
        _, which, deal, _ = self.waiting.popleft()
        self.tally.add(which, deal, row)
        self.counted += 1
        return True

    def begins(self, line: str, number: int) -> bool:
        return self.count(line)

    def first(self) -> str:
        return self.table.line(self.next_portion()[0])


def whole(row: Plain, players: int) -> bool:
    """Whether a line has what is counted."""
    return all(
        isinstance(row.get(field), list)
        and len(row[field]) == players
        and all(isinstance(number, int) for number in row[field])
        for field in ("places", "scores")
    )


def arena_of(
    game: Game,
    line_ups: Sequence[LineUp],
    games: int,
    seed: SupportsIndex | str = 0,
    version: str = "",
    records: bool = False,
    rule: Rule | None = None,
) -> Arena:
    """``games`` is how many each line-up plays, where no rule ends it before."""
    return Arena(Table(game, line_ups, seed_text(seed), version, records), games, rule or Rule())


def name_of(arena: Arena) -> str:
    """A file's name by which the same command finds its games again."""
    table = arena.table
    asked = [table.identity, table.line_ups, table.seed, table.records, arena.rule.bar, arena.rule.precision]
    mark = sha256(repr(asked).encode()).hexdigest()[:8]
    return f"arena-{table.game.name}-{table.game.players}-{mark}.jsonl"
