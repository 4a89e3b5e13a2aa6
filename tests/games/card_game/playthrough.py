"""One whole game as a readable text: every decision, what everybody saw happen, views at chosen moments, the end.

The texts in golden/ are compared with these, word for word; ``python tools/golden.py`` writes them anew.
"""

import hashlib
import json
from pathlib import Path
from typing import Any

import broomstick
from broomstick import PUBLIC, Chance, State
from broomstick.heart.journal import Entry
from games.card_game.fingerprint import FINGERPRINTS, blocks, line

GOLDEN = Path(__file__).parent / "golden"
PLAYERS = [3, 4, 5, 6]
CHOICES_SHOWN = 4


def golden_file(players: int) -> Path:
    return GOLDEN / f"card-game-{players}p.txt"


def texts() -> dict[Path, str]:
    """All of golden/."""
    found = {golden_file(players): playthrough(players) for players in PLAYERS}
    found[FINGERPRINTS] = "".join(line(block) + "\n" for block in blocks())
    return found


def playthrough(players: int) -> str:
    """The text of one game for so many players."""
    game = broomstick.load("card-game", players=players)
    state = game.start(seed=f"golden {players}")
    chance = Chance("golden", name=f"choices {players}")
    watched = players - 2
    page = Page(state, watched)
    page.line(f"# The card game with {players} players: one whole game. Written by tools/golden.py.")
    page.line(f"# Choices are drawn at random. Views are those of seat {watched} and of the public.")
    page.line()
    page.lines += state.record().text().splitlines()[:-1]
    page.line()
    page.happened()
    page.views("before the first decision")
    while not state.over:
        seat = chance.pick(state.deciders)
        choices = state.choices(seat)
        number = state.round
        page.decide(seat, choices, chance.pick(choices))
        if number and (state.round > number or state.over):
            page.line()
            page.line(f"after round {number}: scores {state.scores()}")
            page.line()
        if state.topic >= 0 and state.round == 2 and len(state.deciders) == 1:
            page.views("while all but one have picked for round 2")
        if state.round == 3 and state.brave >= 0:
            page.views("in the middle of a turn of round 3")
    page.views("after the end")
    page.ending()
    return "\n".join(page.lines) + "\n"


class Page:
    """The text of a game being played."""

    def __init__(self, state: State, watched: int) -> None:
        self.state = state
        self.watched = watched
        self.lines: list[str] = []
        self.moves = 0
        self.told = 0
        self.titles: set[str] = set()

    def line(self, text: str = "") -> None:
        self.lines.append(text)

    def decide(self, seat: int, choices: list[int], action: int) -> None:
        """A decision: who, out of how many choices, which; and what the public then sees."""
        state = self.state
        text = state.game.text
        self.moves += 1
        shown = " | ".join(text(choice) for choice in choices[:CHOICES_SHOWN])
        more = " | …" if len(choices) > CHOICES_SHOWN else ""
        self.line(f"{self.moves:3} seat {seat}: {text(action)}   [{len(choices)}: {shown}{more}]")
        state.play(seat, text(action))
        self.happened()

    def happened(self) -> None:
        """The public journal since last time."""
        entries = self.state.history(PUBLIC)
        for number, entry in enumerate(entries[self.told :], self.told):
            self.line(f"      {number:3}. {self.told_as(entry)}")
        self.told = len(entries)

    def told_as(self, entry: Entry) -> str:
        what = self.state.game.entries.text(entry.code)
        return what if entry.seat < 0 else f"{entry.seat} {what}"

    def views(self, moment: str) -> None:
        """What the watched seat and the public may know now; once for each moment."""
        if moment in self.titles:
            return
        self.titles.add(moment)
        own = self.state.view(self.watched).data()
        public = self.state.view(PUBLIC).data()
        self.line()
        self.line(f"view of seat {self.watched}, {moment}")
        self.lines += laid_out(own)
        self.line("the public sees the same, but for")
        self.lines += laid_out({field: value for field, value in public.items() if value != own[field]})
        self.line()

    def ending(self) -> None:
        state = self.state
        self.line(f"what only seat {self.watched} was shown")
        for number, entry in enumerate(state.history(self.watched)):
            if not entry.audience >> PUBLIC & 1:
                self.line(f"      {number:3}. {self.told_as(entry)}")
        self.line()
        self.line(f"scores   {state.scores()}")
        self.line(f"places   {state.places()}")
        self.line(f"winners  {state.winners()}")
        record = state.record().text()
        self.line(f"record   {hashlib.sha256(record.encode()).hexdigest()}")
        self.line(f"position {state.digest()}")


def laid_out(data: dict[str, Any]) -> list[str]:
    """Plain data, a field a line; lists of long things one a line."""
    lines: list[str] = []
    for field, value in data.items():
        if field in ("displays", "turns", "received") and value:
            lines.append(f"    {field}:")
            lines += [f"        {json.dumps(item)}" for item in value]
        else:
            lines.append(f"    {field}: {json.dumps(value)}")
    return lines
