"""From the numbers of a view to the inputs of a net, by names: so one net takes any number of players and options.

An input is 0 to 255. Finished turns are summed up by what each seat said to each role: in this round, in the last one,
and in all before, as far as ``TURNS_TOLD`` go back.
"""

from broomstick.bots.learned.pens import AS_IS, BITS, MOST, ONE_OF, NamingPen, TellingPen
from broomstick.heart.game import Game
from broomstick.heart.view import View

VERSION = 1
"""Of the way in which inputs are named and told."""
TURNS_TOLD = 48
WINDOWS = ["this round", "last round", "before"]
SAID = ["next", "cowardly", "brave", "out", "led"]
EIGHT = 8


class Plan:
    """The inputs that a game has, and how each comes from the numbers of an observation."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.players: int = game.players
        self.roles: int = len(game.roles)
        pen = NamingPen(game, TURNS_TOLD)
        game.start(journal=False).write(pen)
        self.turns_at: int = pen.turns_at
        #: The names of the inputs, in the order in which ``tell`` gives them.
        self.names: list[str] = []
        #: Numbers taken as they are: their places.
        self.copied: list[int] = []
        #: Of a number whether it is a value: place and value.
        self.hot: list[tuple[int, int]] = []
        #: Of a number a bit: place and which.
        self.bits: list[tuple[int, int]] = []
        for at, (name, how, _) in enumerate(pen.cells):
            if how == AS_IS:
                self.copied.append(at)
                self.names.append(name)
        for at, (name, how, meant) in enumerate(pen.cells):
            if how == ONE_OF:
                self.hot += [(at, value) for value in range(1, len(meant) + 1)]
                self.names += [f"{name} is {each}" for each in meant]
        for at, (name, how, _) in enumerate(pen.cells):
            if how == BITS:
                self.bits += [(at, bit) for bit in range(EIGHT)]
                self.names += [f"{name}, bit {bit}" for bit in range(EIGHT)]
        #: Where what was said in finished turns begins among the inputs.
        self.turns_from: int = len(self.names)
        self.names += [
            f"{window}, {role}, seat {seat}, {said}"
            for window in WINDOWS
            for role in game.roles
            for seat in range(game.players)
            for said in SAID
        ]
        #: What is the same in every view of this game.
        self.constants: list[int] = []
        for name, value in told_options(game).items():
            self.names.append(name)
            self.constants.append(value)
        self.pen = TellingPen(game, TURNS_TOLD)

    @property
    def size(self) -> int:
        return len(self.names)

    def tell(self, view: View) -> list[int]:
        """All inputs, from a view of a seat."""
        pen = self.pen
        pen.begin(view.viewer)
        view.write(pen)
        told = pen.told
        found = [told[at] for at in self.copied]
        found += [int(told[at] == value) for at, value in self.hot]
        found += [told[at] >> bit & 1 for at, bit in self.bits]
        found += self.summed(pen, view.round)
        found += self.constants
        return found

    def summed(self, pen: TellingPen, now: int) -> list[int]:
        """What was said in finished turns."""
        kinds = len(SAID)
        counts = [0] * (len(WINDOWS) * self.roles * self.players * kinds)
        for number, role, leader, said in pen.kept:
            window = 0 if number == now else 1 if number == now - 1 else 2
            base = (window * self.roles + role) * self.players * kinds
            for seat, word in enumerate(said):
                if word:
                    counts[base + seat * kinds + word - 1] += 1
            counts[base + leader * kinds + kinds - 1] += 1
        return [min(count, MOST) for count in counts]


def told_options(game: Game) -> dict[str, int]:
    """The number of players and the options, as inputs."""
    found = {f"{game.players} players": 1}
    for name, value in game.options.items():
        if isinstance(value, str):
            found[f"{name}: {value}"] = 1
        else:
            found[name] = int(value)
    return found
