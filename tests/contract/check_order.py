"""heart-several-players: what happens to several seats at one moment is told clockwise from the one who acts."""

from collections import Counter
from itertools import groupby

from broomstick import PUBLIC
from broomstick.heart.plain import Plain
from contract.case import Case
from contract.play import Chooser, some_choice, some_decider

TURN_WORDS = ("leads", "follows", "says-next", "knocked-out", "acts")
"""Said one after another as the turn goes round, each a moment of its own."""

FINAL_SCORE = ("bolts", "amulets", "cards", "sets")
SETS_HANDED_IN = ("gives", "declines", "the-works")


def check_order(case: Case, seed: int, chooser: Chooser) -> Counter[str]:
    """Every moment of a game. Returns how often each kind of thing happened to several seats at once."""
    state = case.game.start(seed)
    actor = Actor(state.starter)
    seen: Counter[str] = Counter()
    while not state.over:
        before = len(state.history(PUBLIC))
        seat = some_decider(state, chooser)
        state.play(seat, some_choice(state, seat, chooser))
        for kind, moment in groupby(state.history_data(PUBLIC)[before:], key=moment_of):
            entries = list(moment)
            for entry in entries:
                actor.hear(entry)
            # Several entries in a row may be about one seat.
            seats = [seat for seat, _ in groupby(entry["seat"] for entry in entries)]
            if kind and len(seats) > 1:
                first = actor.gives if kind == "gift" else actor.leads
                away = [(seat - first) % state.players for seat in seats]
                assert away == sorted(set(away)), f"{kind} is told of {seats}, but seat {first} comes first"
                seen[kind.split()[0]] += 1
    return seen


class Actor:
    """Who comes first, as the journal tells: the last brave of the latest turn, or its leader if there was none."""

    def __init__(self, starter: int) -> None:
        self.leads = starter
        self.gives = starter

    def hear(self, entry: Plain) -> None:
        words = entry["what"].split()
        if words[0] == "leads" or (words[0] == "follows" and words[-1] == "brave"):
            self.leads = entry["seat"]
        elif words[0] == "spends":
            # A tile that gives something to all others.
            self.gives = entry["seat"]


def moment_of(entry: Plain) -> str:
    """What an entry is part of; nothing where it is told of one seat, or of nobody, by its nature."""
    words = entry["what"].split()
    if entry["seat"] is None or words[0] in TURN_WORDS:
        return ""
    if words[0] == "fulfils":
        # Each task is looked at by itself.
        return " ".join(words)
    kind = words[-1] if words[0] in ("gains", "loses") and words[1].isdigit() else words[0]
    if kind in FINAL_SCORE or kind.startswith("scores-"):
        return "final-score"
    return "the-works" if kind in SETS_HANDED_IN else kind
