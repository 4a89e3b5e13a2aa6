"""The net of ``learned``, asked for many rows at once: what is likely to be chosen, who holds what, how it may end."""

from importlib import import_module
from math import sqrt
from typing import Any

from broomstick.bots.learned.files import there, weights
from broomstick.bots.learned.forward import Quick
from broomstick.bots.learned.plan import Plan
from broomstick.bots.learned.player import net_for
from broomstick.bots.searcher.looking.telling import Teller
from broomstick.heart.errors import OptionError
from broomstick.heart.game import Game
from broomstick.heart.shapes import TURN_HEAD

KEPT = 512
"""Lists of choices of which the net's first look is kept."""


class Net:
    """A net for one game, and how rows (``looking.telling``) become its inputs."""

    def __init__(self, game: Game, version: int) -> None:
        net = quick_net(game, version)
        self.game = game
        self.net: Quick = net
        self.np = net.np
        np = self.np
        told = weights(game.name, version).told
        plan = Plan(game)
        self.plan = plan
        self.teller = Teller(game)
        room = (TURN_HEAD + game.players) * self.teller.turns_room

        def places(cells: list[int]) -> Any:
            # A row has no room for finished turns one by one.
            return np.array([at - room if at > plan.turns_at else at for at in cells], np.intp)

        self.copied = places(plan.copied)
        self.hot_at = places([at for at, _ in plan.hot])
        self.hot_value = np.array([value for _, value in plan.hot], np.uint8)
        self.bit_at = places([at for at, _ in plan.bits])
        self.bit = np.array([bit for _, bit in plan.bits], np.uint8)
        self.turns = len(plan.names) - plan.turns_from - len(plan.constants)
        inputs = {name: place for place, name in enumerate(told["inputs"])}
        matrix = net.matrices["enter"]
        enter = np.zeros((len(plan.names), matrix.shape[1]), np.float32)
        for place, name in enumerate(plan.names):
            if name in inputs:
                enter[place] = matrix[inputs[name]]
        constants = np.array(plan.constants, np.float32)
        first = len(plan.names) - len(constants)
        #: What each input adds, and what is the same in every view.
        self.enter = np.ascontiguousarray(enter[:first])
        self.base = net.vectors["enter-bias"] + constants @ enter[first:]
        self.up = [np.ascontiguousarray(net.matrices[f"up{i}"].T) for i in range(net.blocks)]
        self.down = [np.ascontiguousarray(net.matrices[f"down{i}"].T) for i in range(net.blocks)]
        actions = {text: place for place, text in enumerate(told["actions"])}
        text = game.actions.text
        self.rows = {code: actions.get(text(code), -1) for code in game.actions.codes()}
        self.offers: dict[int, tuple[list[int], Any]] = {}

    def inputs(self, rows: list[bytes]) -> Any:
        np = self.np
        told = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1)
        parts = [
            told[:, self.copied],
            told[:, self.hot_at] == self.hot_value,
            told[:, self.bit_at] >> self.bit & 1,
            told[:, told.shape[1] - self.turns :],
        ]
        return np.concatenate(parts, 1, dtype=np.float32, casting="unsafe")

    def offered(self, choices: list[int]) -> Any:
        """What it means to the net that these can be chosen; games keep long lists, so each is worked out once."""
        kept = self.offers.get(id(choices))
        if kept is not None and kept[0] is choices:
            return kept[1]
        legal = self.net.matrices["legal"][[self.rows[choice] for choice in choices]]
        found = self.net.matrices["offered"] @ (legal.sum(0) / sqrt(len(choices)))
        if len(self.offers) >= KEPT:
            self.offers.clear()
        self.offers[id(choices)] = choices, found
        return found

    def think(self, rows: list[bytes], choices: list[list[int]]) -> Any:
        """The last hidden layer, a row each."""
        np, vectors = self.np, self.net.vectors
        found = self.inputs(rows) @ self.enter
        places: dict[int, int] = {}
        which = [places.setdefault(id(each), len(places)) for each in choices]
        lists = {id(each): each for each in choices}
        offers = np.array([self.offered(lists[each]) for each in places])
        offers += self.base
        found += offers[which] if len(places) > 1 else offers
        for number in range(self.net.blocks):
            inner = normed(np, found) @ self.up[number]
            inner += vectors[f"up{number}-bias"]
            np.maximum(inner, 0, out=inner)
            found += inner @ self.down[number]
            found += vectors[f"down{number}-bias"]
        found = normed(np, found)
        found *= vectors["gain"]
        return np.maximum(found, 0, out=found)

    def values(self, rows: list[bytes], choices: list[list[int]]) -> Any:
        """For each row, the share of the win that its seat may expect."""
        hidden = self.think(rows, choices)
        return hidden @ self.net.vectors["value"] + self.net.vectors["value-bias"][0]

    def logits(self, rows: list[bytes], choices: list[list[int]]) -> list[Any]:
        """For each row, a number for each of its choices."""
        return self.chosen(self.think(rows, choices), choices)

    def chosen(self, hidden: Any, choices: list[list[int]]) -> list[Any]:
        matrices, vectors = self.net.matrices, self.net.vectors
        last = hidden @ matrices["last"].T + vectors["last-bias"]
        found = []
        table, bias = matrices["actions"], vectors["actions-bias"]
        for at, each in enumerate(choices):
            rows = [self.rows[choice] for choice in each]
            found.append(table[rows] @ last[at] + bias[rows])
        return found

    def holds(self, hidden: Any) -> list[list[float]]:
        """By seat from the next one on and by role, the chance that it is held."""
        np = self.np
        roles = len(self.game.roles)
        told = self.net.matrices["holds"] @ hidden + self.net.vectors["holds-bias"]
        chances: list[float] = (1 / (1 + np.exp(-told.astype(np.float64)))).tolist()
        return [chances[at : at + roles] for at in range(0, (self.game.players - 1) * roles, roles)]


def normed(np: Any, rows: Any) -> Any:
    size = np.einsum("ij,ij->i", rows, rows)
    size /= rows.shape[1]
    size += 1e-5
    return rows / np.sqrt(size)[:, None]


def quick_net(game: Game, version: int) -> Quick:
    """The net as numpy has it; an OptionError says what is missing."""
    if not there(game.name, version):
        raise OptionError(
            f"searcher does not know the game {game.name!r}: there is no net for it",
            "bot-other-game",
            {"name": "searcher", "text": game.name, "names": []},
        )
    if not has_numpy():
        raise OptionError(
            "searcher needs numpy, which is not installed here: pip install 'broomstick[learned]'",
            "bot-needs",
            {"name": "searcher", "needs": "numpy"},
        )
    net = net_for(game.name, version)
    assert isinstance(net, Quick)
    return net


def has_numpy() -> bool:
    """Whether many rows can be thought about at once here."""
    try:
        import_module("numpy")
    except ModuleNotFoundError:
        return False
    return True
