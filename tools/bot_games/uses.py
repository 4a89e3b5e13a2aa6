"""Who uses what in games of Broom Service: tiles, circles, storm clouds and expansion cards, and how often they win.

Of each thing: how often it is used in a game, in how many games, and how often those win who used it, as a multiple of
an even share. Whoever uses a thing twice in a game is counted once for the wins.
"""

from collections import Counter

import chart
from broomstick import PUBLIC, State
from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.codes import entries, things
from broomstick.games.broom_service.table.view import BroomView
from broomstick.heart.codec import kind_of
from strength import win_share

Use = tuple[str, str]
"""A group, and a thing in it."""

FOUND, SPENT = "forest tile found", "forest tile used"
HILL, CIRCLE, MOUNTAIN = "hill tile", "circle", "mountain tile"
LIFTED, SERVED = "storm cloud removed", "storm cloud's +2"
DRAWN, PLAYED = "card taken", "card used"
EVERY_USE: list[Use] = [
    *[(FOUND, tile) for tile in lists.FOREST_TILES],
    *[(SPENT, tile) for tile in lists.FOREST_TILES],
    *[(HILL, tile) for tile in lists.HILL_TILES],
    *[(CIRCLE, circle.upper()) for circle in lists.CIRCLES],
    *[(MOUNTAIN, tile) for tile in lists.TILES],
    *[(LIFTED, cloud) for cloud in lists.CLOUDS[things.HEAVY :]],
    (SERVED, "delivery"),
    *[(DRAWN, card) for card in lists.CARDS],
    *[(PLAYED, card) for card in lists.CARDS],
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
        kind = kind_of(entry.code)
        names: list[Use] = []
        if kind == entries.FINDS:
            names.append((FOUND, lists.FOREST_TILES[entries.finds_forest_tile(entry.code)]))
        elif kind == entries.SPENDS:
            names.append((SPENT, lists.FOREST_TILES[entries.spends_forest_tile(entry.code)]))
        elif kind == entries.JUMPS:
            names.append((HILL, lists.HILL_TILES[hill[parts.hill_at[entries.jumps_from(entry.code)]]]))
            names.append((CIRCLE, lists.CIRCLES[entries.jumps_circle(entry.code)].upper()))
        elif kind == entries.RIDES:
            names.append((HILL, lists.HILL_TILES[hill[parts.hill_at[entries.rides_area(entry.code)]]]))
        elif kind == entries.USES:
            names.append((MOUNTAIN, lists.TILES[entries.uses_tile(entry.code)]))
        elif kind == entries.LIFTS:
            cloud = entries.lifts_kind(entry.code)
            if cloud >= things.HEAVY:
                names.append((LIFTED, lists.CLOUDS[cloud]))
        elif kind == entries.DELIVERS:
            tower = entries.delivers_tower(entry.code)
            if parts.towers[tower] == lists.ORANGE_TILE:
                names.append((HILL, "orange"))
            if entries.delivers_bonus(entry.code):
                names.append((SERVED, "delivery"))
        elif kind == entries.DRAWS:
            names.append((DRAWN, lists.CARDS[entries.draws_card(entry.code)]))
        elif kind == entries.PLAYS:
            names.append((PLAYED, lists.CARDS[entries.plays_card(entry.code)]))
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
