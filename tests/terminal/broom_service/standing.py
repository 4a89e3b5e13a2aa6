"""Broom Service at the prompt: games that stand somewhere, for tests that go on from there."""

import json
from pathlib import Path

import broomstick
from broomstick.bots import make
from broomstick.games.broom_service.box import lists
from broomstick.heart.chance import Chance
from broomstick.heart.plain import Plain
from broomstick.terminal.saves import Seats, restore
from broomstick.words import Cast, Speech, words
from games.scripts import play

ROLES = "forest-witch prairie-witch hill-witch mountain-witch"


def one_line(text: str) -> str:
    return " ".join(text.split())


EVENTS = [
    "empty-handed",
    "brave-heart",
    "the-works",
    "perilous-places",
    "black-distillery",
    "protected-places",
]


def standing(
    file: Path,
    *plays: str,
    event: str = "flock-together",
    tiles: Plain | None = None,
    pawns: str = "",
    starter: int = 0,
) -> str:
    """A game of two that a person in the first seat goes on with, after "seat action …"; gatherers are bewitched."""
    game = broomstick.load("broom-service", players=2, mountain_tiles=tiles is not None)
    position = game.start(seed=7, starter=starter).position()
    position["events"], position["coming_events"] = [event], EVENTS
    position["bewitched"] = [["root-gatherer", "herb-gatherer", "fruit-gatherer"]]
    position["bewitched_deck"] = [name for name in game.roles if "gatherer" not in name]
    if pawns:
        position["seats"][0]["pawns"] = pawns.split()
    if tiles:
        position["tiles"] = tiles
    state = game.position(json.loads(json.dumps(position)))
    file.write_text(play(state, "\n".join(plays)).record().text())
    return f"resume {file} --quick"


PICKED = [f"0 pick {ROLES}", "1 pick valley-druid peak-druid root-gatherer weather-fairy"]
FLYING = [*PICKED, "0 lead forest-witch brave"]


class Typist:
    """A person who reads the game where it is kept and types what a thrifty bot would do, in a language."""

    def __init__(self, file: Path, language: str = "en") -> None:
        self.file = file
        self.language = language
        self.typed: list[str] = []
        self.before: tuple[int, int] | None = None
        self.curtain = words(language).say("curtain-enter", name="|").rpartition("|")[2]
        self.seat = -1

    def answer(self, shown: str) -> str | None:
        record, seats = restore(self.file)
        state = record.replay()
        if shown.endswith(self.curtain + " "):
            name = next(seats.seats[seat].name for seat in seats.people if self.sits_down(shown, seats, seat))
            self.seat = [one.name for one in seats.seats].index(name)
            self.before = None
            return ""
        seat = seats.people[0] if len(seats.people) == 1 else self.seat
        now = (state.moves, len(seats.envelopes))
        if now == self.before:
            # Asked back, whether it is meant.
            self.typed.append("")
            return "" if self.typed[-2:] != ["", ""] else None
        self.before = now
        action = make("thrifty").choose(state.view(seat), state.choices(seat), Chance(state.moves))
        cast = Cast([one.name for one in seats.seats], seat)
        self.typed.append(Speech(self.language, state.game, cast).action(action))
        return self.typed[-1]

    def sits_down(self, shown: str, seats: Seats, seat: int) -> bool:
        return shown.endswith(words(self.language).say("curtain-enter", name=seats.seats[seat].name) + " ")


HILLS = {
    "comet-hill": "turbo-bd",
    "spark-hill": "turbo-bc",
    "whirl-hill": "orange",
    "storm-hill": "anywhere",
}
FORESTS = {"yew-wood": "brave", "fox-wood": "points", "moss-wood": "card", "whisper-wood": "potions"}
TILES = {"old-horn": "points", "cloud-crown": "moves", "sun-tooth": "potions"}
EVERYTHING = "--board back --storm-clouds --extra-tiles --expansion-cards"


def on_back(
    file: Path,
    *plays: str,
    pawns: str = "yew-wood lavender-field",
    event: str = "flock-together",
    tiles: str = "",
    cards: str = "",
    lifted: str = "",
    hills: Plain | None = None,
    rival: str = "",
    even: bool = False,
) -> str:
    """A game of two on the back, with all its tiles and cards.

    The first seat has ``pawns``, forest ``tiles`` and ``cards``; clouds over ``lifted`` are gone. Cards have
    been taken from the second pile, or with ``even`` from both.
    """
    game = broomstick.load(
        "broom-service",
        players=2,
        board="back",
        storm_clouds=True,
        extra_tiles=True,
        expansion_cards=True,
    )
    position = game.start(seed=7, starter=0).position()
    position["events"], position["coming_events"] = [event], EVENTS
    position["bewitched"] = [["root-gatherer", "herb-gatherer", "fruit-gatherer"]]
    position["bewitched_deck"] = [name for name in game.roles if "gatherer" not in name]
    position["hill_tiles"] = {**position["hill_tiles"], **HILLS, **(hills or {})}
    position["tiles"] = TILES
    own = position["seats"][0]
    own["pawns"] = pawns.split()
    own["resources"] = {"orange": 2, "green": 2, "purple": 2, "wand": 3}
    if rival:
        position["seats"][1]["pawns"] = rival.split()
    # What somebody has is no longer where it lay.
    kept = tiles.split()
    own["forest_tiles"] = [name for name in FORESTS.values() if name in kept]
    position["forest_tiles"] = {area: None if name in kept else name for area, name in FORESTS.items()}
    held = cards.split()
    own["cards"] = sorted(held, key=lists.CARDS.index)
    stacks = [card for card in [*lists.CARDS, *lists.CARDS] if card not in held] + [
        card for card in lists.CARDS if card in held
    ]
    first, second = (stacks[:7], stacks[7:14]) if even else (stacks[:8], stacks[8 : 16 - len(held)])
    position["piles"] = {
        name: [*[None] * (len(pile) - 1), pile[-1]] for name, pile in (("first", first), ("second", second))
    }
    position["unseen_cards"] = {"first": first[:-1], "second": second[:-1]}
    kinds = [lists.CLOUDS.index(position["clouds"][space]) for space in lifted.split()]
    position["clouds"] |= dict.fromkeys(lifted.split())
    position["seats"][1]["clouds"] = [lists.CLOUDS[kind] for kind in sorted(kinds)]
    position["seats"][1]["bolts"] = sum(game.parts.cloud_bolts[kind] for kind in kinds)  # type: ignore[attr-defined]
    state = game.position(json.loads(json.dumps(position)))
    file.write_text(play(state, "\n".join(plays)).record().text())
    return f"resume {file} --quick"
