"""What a net is told of a state, as a row of bytes: the numbers of ``bots.learned.plan``, many rows behind one another.

Of finished turns a plan sums up what was said; that is done here while they are told.
"""

from typing import Final

from broomstick.bots.learned.pens import MOST, TellingPen
from broomstick.bots.learned.plan import SAID, TURNS_TOLD, WINDOWS
from broomstick.heart.game import Game
from broomstick.heart.history import turn_leader, turn_role, turn_round, turn_said
from broomstick.heart.shapes import AGENDA_ROOM
from broomstick.heart.state import State
from broomstick.heart.view import View

KEPT_STEPS: Final = 4096


class Teller(TellingPen):
    """Writes rows: what a pen tells, without the room for finished turns, and behind it what they come to."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, TURNS_TOLD)
        self.roles: int = len(game.roles)
        self.now: int = 0
        self.counts: list[int] = []
        self.rows: dict[int, list[int]] = {}

    def row(self, state: State, seat: int) -> bytes:
        """What a seat of this state sees."""
        self.begin(seat)
        self.now = state.round
        state.write(self)
        return bytes(self.told + self.counts)

    def row_of(self, view: View) -> bytes:
        """The same from a view."""
        self.begin(view.viewer)
        self.now = view.round
        view.write(self)
        return bytes(self.told + self.counts)

    def turns(self, field: str, turns: list[int]) -> None:
        players, roles, now, own = self.players, self.roles, self.now, self.seat
        kinds = len(SAID)
        counts = [0] * (len(WINDOWS) * roles * players * kinds)
        for turn in turns[-TURNS_TOLD:]:
            age = now - turn_round(turn)
            window = 0 if age == 0 else 1 if age == 1 else 2
            base = (window * roles + turn_role(turn)) * players * kinds
            leader = turn_leader(turn)
            for near in range(players):
                seat = own + near
                if seat >= players:
                    seat -= players
                at = base + near * kinds
                said = turn_said(turn, seat)
                if said and counts[at + said - 1] < MOST:
                    counts[at + said - 1] += 1
                if seat == leader and counts[at + kinds - 1] < MOST:
                    counts[at + kinds - 1] += 1
        self.counts = counts
        count = len(turns)
        self.told.append(count if count < MOST else MOST)

    def steps(self, field: str, agenda: list[int]) -> None:
        shapes = self.shapes
        told = self.told
        told.append(len(agenda))
        room = AGENDA_ROOM
        words = len(shapes.words)
        if not agenda:
            told.extend([0] * words)
        for step in reversed(agenda):
            if room == 0:
                break
            key = step * self.players + self.seat
            row = self.rows.get(key)
            if row is None:
                row = list(shapes.row(step, self.seat))
                if len(self.rows) < KEPT_STEPS:
                    self.rows[key] = row
            if room == AGENDA_ROOM:
                hot = [0] * words
                hot[row[0] - 1] = 1
                told.extend(hot)
            told.extend(row)
            room -= 1
        told.extend([0] * (room * shapes.width))
