"""Who uses what in games of Broom Service: tiles, circles, storm clouds and expansion cards, and how often they win.

Of each thing: how often it is used in a game, in how many games, and how often those win who used it, as a multiple of
an even share. Whoever uses a thing twice in a game is counted once for the wins.
"""

from collections import Counter

import chart
from broomstick import PUBLIC, State
from broomstick.games.broom_service.box.vocabulary import (
    AREA_BITS,
    AREA_MASK,
    CARD_BITS,
    CARDS,
    CIRCLES,
    CLOUD_BITS,
    CLOUDS,
    DELIVERS,
    DRAWS,
    FINDS,
    FOREST_BITS,
    FOREST_TILES,
    HEAVY,
    HILL_TILES,
    JUMPS,
    LIFTS,
    ORANGE_TILE,
    PLAYS,
    RIDES,
    SMALL_BITS,
    SPENDS,
    TILE_BITS,
    TILES,
    TOWER_BITS,
    USES,
)
from broomstick.games.broom_service.table.view import BroomView
from broomstick.heart.codec import KIND_BITS, KIND_MASK
from strength import win_share

Use = tuple[str, str]
"""A group, and a thing in it."""

FOUND, SPENT = "forest tile found", "forest tile used"
HILL, CIRCLE, MOUNTAIN = "hill tile", "circle", "mountain tile"
LIFTED, SERVED = "storm cloud removed", "storm cloud's +2"
DRAWN, PLAYED = "card taken", "card used"
EVERY_USE: list[Use] = [
    *[(FOUND, tile) for tile in FOREST_TILES],
    *[(SPENT, tile) for tile in FOREST_TILES],
    *[(HILL, tile) for tile in HILL_TILES],
    *[(CIRCLE, circle.upper()) for circle in CIRCLES],
    *[(MOUNTAIN, tile) for tile in TILES],
    *[(LIFTED, cloud) for cloud in CLOUDS[HEAVY:]],
    (SERVED, "delivery"),
    *[(DRAWN, card) for card in CARDS],
    *[(PLAYED, card) for card in CARDS],
]

SHORT = {
    SPENT: "forest:",
    HILL: "hill:",
    CIRCLE: "circle",
    MOUNTAIN: "peak:",
    LIFTED: "",
    SERVED: "+2",
    PLAYED: "",
}
"""What is drawn, and how it is called there."""


def uses(state: State) -> list[tuple[int, Use]]:
    """Everything of this kind that happened in a finished game, and who did it."""
    view = state.view(0)
    assert isinstance(view, BroomView)
    parts = view.parts
    hill = view.layout.extras.hill
    found: list[tuple[int, Use]] = []
    for entry in state.history(PUBLIC):
        kind = entry.code & KIND_MASK
        value = entry.code >> KIND_BITS
        names: list[Use] = []
        if kind == FINDS:
            names.append((FOUND, FOREST_TILES[value & (1 << FOREST_BITS) - 1]))
        elif kind == SPENDS:
            names.append((SPENT, FOREST_TILES[value]))
        elif kind == JUMPS:
            names.append((HILL, HILL_TILES[hill[parts.hill_at[value & AREA_MASK]]]))
            names.append((CIRCLE, CIRCLES[value >> 2 * AREA_BITS].upper()))
        elif kind == RIDES:
            names.append((HILL, HILL_TILES[hill[parts.hill_at[value]]]))
        elif kind == USES:
            names.append((MOUNTAIN, TILES[value & (1 << TILE_BITS) - 1]))
        elif kind == LIFTS:
            cloud = value >> CLOUD_BITS & 15
            if cloud >= HEAVY:
                names.append((LIFTED, CLOUDS[cloud]))
        elif kind == DELIVERS:
            tower = value >> AREA_BITS & (1 << TOWER_BITS) - 1
            if parts.towers[tower] == ORANGE_TILE:
                names.append((HILL, "orange"))
            if value >> AREA_BITS + TOWER_BITS + 2 * SMALL_BITS:
                names.append((SERVED, "delivery"))
        elif kind == DRAWS:
            names.append((DRAWN, CARDS[value & (1 << CARD_BITS) - 1]))
        elif kind == PLAYS:
            names.append((PLAYED, CARDS[value]))
        found += [(entry.seat, name) for name in names]
    return found


class Users:
    """How often each thing is used, and how those fare who use it."""

    def __init__(self) -> None:
        self.times: Counter[Use] = Counter()
        self.games: Counter[Use] = Counter()
        # Seats that used it at least once in a game, and the share of the wins they had.
        self.seats: Counter[Use] = Counter()
        self.wins: dict[Use, float] = {}

    def count(self, state: State) -> None:
        found = uses(state)
        winners = state.winners()
        self.times.update(use for _, use in found)
        self.games.update({use for _, use in found})
        for seat, use in set(found):
            self.seats[use] += 1
            self.wins[use] = self.wins.get(use, 0.0) + win_share(winners, seat)

    def add(self, other: "Users") -> None:
        self.times.update(other.times)
        self.games.update(other.games)
        self.seats.update(other.seats)
        for use, wins in other.wins.items():
            self.wins[use] = self.wins.get(use, 0.0) + wins

    def fare(self, use: Use, players: int) -> float:
        """The wins of those who used it, as a multiple of an even share."""
        return players * self.wins.get(use, 0.0) / max(1, self.seats[use])

    def report(self, games: int, players: int) -> None:
        if not self.times:
            return
        print("| what | in a game | games in which it is used | wins of who used it, 1 is even |")
        print("|---|---|---|---|")
        for use in EVERY_USE:
            if self.times[use]:
                group, thing = use
                print(
                    f"| {group}: {thing.replace('-', ' ')} | {self.times[use] / games:.2f} "
                    f"| {100 * self.games[use] / games:.1f} % | {self.fare(use, players):.2f} |"
                )
        print()

    def draw(self, players: int) -> str:
        """How those fare who use a thing, as bars."""
        told = [use for use in EVERY_USE if self.times[use] and use[0] in SHORT]
        fares = [self.fare(use, players) for use in told]
        return chart.bars(
            "Wins of who used it, as a multiple of an even share",
            [f"{SHORT[group]} {thing.replace('-', ' ')}".strip() for group, thing in told],
            [[fare] for fare in fares],
            [],
            max(fares),
            [f"{fare:.2f}" for fare in fares],
        )
