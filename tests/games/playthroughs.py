"""Whole games as readable texts, and fingerprints of many more, kept in each game's golden/.

A text has every decision, what everybody saw happen, views at chosen moments, the end. A fingerprint is a hash of every
byte that records, positions, views and journals are made of. What is kept of a game says its ``playthrough.py``, as a
``KEPT``; the files are compared with these word for word, and ``python tools/golden.py`` writes them anew.
"""

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from broomstick import PUBLIC, Chance, Game, State
from broomstick.games import manifests
from broomstick.heart.journal import Entry
from broomstick.heart.plain import Plain

CHOICES_SHOWN = 4


@dataclass(frozen=True)
class Text:
    """One game that is kept word for word, in a file of this name: how it is begun, and what its heading says."""

    name: str
    game: Callable[[], Game]
    seed: str
    chance: Chance
    heading: str
    # Some games may be there to show something else than the others.
    group: str = ""


def story_in_words(state: State, viewer: int) -> Plain:
    """What a viewer has been shown, the journal as it was told: what entries bring, tests of their own hold."""
    story = state.story(viewer)
    story["journal"] = [{"seat": entry["seat"], "what": entry["what"]} for entry in story["journal"]]
    return story


@dataclass(frozen=True)
class Fingerprints:
    """Hashes of many random games in one file, a line for each block of them."""

    file: str
    blocks: Sequence[range]
    game: Callable[[int], Game]
    decide: Callable[[State, Chance, int], None]
    # After so many decisions each somebody's view is hashed too.
    every: int
    # A story as it is hashed.
    story: Callable[[State, int], object] = story_in_words
    # What nothing writes anew.
    frozen: bool = False

    def line(self, block: range) -> str:
        whole = hashlib.sha256()
        for number in block:
            whole.update(self.one_game(number).encode())
        return f"games {block[0]}-{block[-1]} {whole.hexdigest()}"

    def one_game(self, number: int) -> str:
        """The hash of one random game: its record, its end, and what was to be seen on the way and afterwards."""
        state = self.game(number).start(seed=number, salt="same")
        players = state.players
        chance = Chance(number, name="fingerprint")
        seen = hashlib.sha256()
        while not state.over:
            self.decide(state, chance, number)
            if state.moves % self.every == 0:
                seen.update(state.digest().encode())
                viewer = chance.below(players + 1)
                view = state.view(PUBLIC if viewer == players else viewer)
                seen.update(json.dumps(view.data()).encode())
        seen.update(state.record().text().encode())
        seen.update(state.digest().encode())
        for viewer in [*range(players), PUBLIC]:
            seen.update(json.dumps(self.story(state, viewer)).encode())
        return seen.hexdigest()


@dataclass(frozen=True)
class Kept:
    """All that is kept of one game, and how its texts are played."""

    folder: Path
    texts: Sequence[Text]
    fingerprints: Sequence[Fingerprints]
    # Which of its choices somebody takes.
    choose: Callable[[State, list[int], Chance], int]
    # Moments at which views are shown, once each.
    moments: Callable[[State], Iterator[str]]
    # What the texts of each group show between them, one after another, as regular expressions.
    shows: Mapping[str, str]
    # What a round is called.
    round: str = "round"

    def file(self, name: str) -> Path:
        return self.folder / "golden" / f"{name}.txt"

    def lines(self, name: str) -> list[str]:
        return self.file(name).read_text(encoding="utf-8").splitlines()

    def playthrough(self, text: Text) -> str:
        """The text of one game."""
        state = text.game().start(seed=text.seed)
        chance = text.chance.copy()
        watched = state.players - 2
        page = Page(state, watched)
        page.line(f"# {text.heading} Views are those of seat {watched} and of the public.")
        page.line()
        page.lines += state.record().text().splitlines()[:-1]
        page.line()
        page.happened()
        page.views("before the first decision")
        while not state.over:
            seat = chance.pick(state.deciders)
            choices = state.choices(seat)
            number = state.round
            page.decide(seat, choices, self.choose(state, choices, chance))
            if number and (state.round > number or state.over):
                page.line()
                page.line(f"after {self.round} {number}: scores {state.scores()}")
                page.line()
            for moment in self.moments(state):
                page.views(moment)
        page.views("after the end")
        page.ending()
        return "\n".join(page.lines) + "\n"

    def written(self) -> dict[Path, str]:
        """All files that are written anew."""
        found = {self.file(text.name): self.playthrough(text) for text in self.texts}
        for prints in self.fingerprints:
            if not prints.frozen:
                lines = [prints.line(block) for block in prints.blocks]
                found[self.file(prints.file)] = "".join(f"{line}\n" for line in lines)
        return found


@cache
def kept() -> dict[str, Kept]:
    """What is kept of each game."""
    return {
        name: import_module(f"games.{game.folder}.playthrough").KEPT for name, game in manifests().items()
    }


def texts() -> dict[Path, str]:
    """All of these files, of all games."""
    return {file: text for each in kept().values() for file, text in each.written().items()}


def by_text_or_code(state: State, chance: Chance, number: int) -> None:
    """Somebody decides; every other game is played by text, the others by code."""
    seat = chance.pick(state.deciders)
    action = chance.pick(state.choices(seat))
    state.play(seat, state.game.text(action) if number % 2 else action)


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
