"""Broom Service once more, written straight from the rules in the plainest way, to check the engine against.

It shares nothing with the engine: no agenda, no codes, no masks. It plays on the little map, is slow, and asks by
calling a function. What lies where and what each round turns up it is told.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import combinations

from games.broom_service.little import BORDERS, COVERED, LANDS, SHORES, TOWERS

Ask = Callable[[int, set[str]], str]
"""Somebody's decision: a seat and the texts it may choose from, to the one it chooses."""

Turned = Callable[[], tuple[str, set[str]]]
"""What a new round turns up: its event and the bewitched roles."""

WITCHES = ("forest-witch", "prairie-witch", "hill-witch", "mountain-witch")
GATHERS = {"root-gatherer": "orange", "herb-gatherer": "green", "fruit-gatherer": "purple"}
DRUIDS = {"valley-druid": (0, 1), "peak-druid": (2, 3)}
ROLES = (*WITCHES, *DRUIDS, *GATHERS, "weather-fairy")
RESOURCES = ("orange", "green", "purple", "wand")
COST = {"heavy-1": (1, 1), "heavy-2": (2, 1), "heavy-3": (2, 2), "heavy-4": (3, 2)}
HOARDS = {"storm-orange": ("orange", 3), "storm-green": ("green", 4), "storm-purple": ("purple", 4)}
BOLTS = (0, 3, 6, 10, 14, 19, 24, 30)


@dataclass(frozen=True)
class Map:
    """Where everything is: landscapes by area, borders, shores by water, towers, and what mountain tiles cover."""

    lands: dict[str, int]
    neighbours: set[frozenset[str]]
    shores: dict[str, str]
    towers: dict[str, tuple[int, int, int, int, str]]
    covered: dict[str, str]


LITTLE = Map(LANDS, {frozenset(border.split("-")) for border in BORDERS.split()}, SHORES, TOWERS, COVERED)


@dataclass
class Player:
    points: int = 10
    goods: Counter[str] = field(default_factory=lambda: Counter(RESOURCES[:3]))
    pawns: list[str] = field(default_factory=lambda: ["home", "camp"])
    hand: set[str] = field(default_factory=set)
    bolts: int = 0
    amulets: set[str] = field(default_factory=set)


class Table:
    """One game being played."""

    def __init__(
        self,
        players: int,
        starter: int,
        rounds: int,
        clouds: dict[str, str],
        tiles: dict[str, str],
        ask: Ask,
        turned: Turned,
        ground: Map = LITTLE,
    ) -> None:
        self.map = ground
        self.players = [Player() for _ in range(players)]
        for seat, player in enumerate(self.players):
            few = players == 2 or seat in (starter, (starter - 1) % players)
            player.goods["wand"] = 1 if few else 2
        self.leader = starter
        self.rounds = rounds
        self.clouds = dict(clouds)
        self.tiles = tiles
        self.ask = ask
        self.turned = turned
        self.occupied: set[str] = set()
        self.event = ""
        self.bewitched: set[str] = set()
        # Where the brave witch and the other pawn can be: every way to tell two pawns in one area apart.
        self.witch: set[tuple[str, str]] = set()
        self.served = False

    def play(self) -> list[tuple[int, int]]:
        """To the end; points and resources by seat."""
        for _ in range(self.rounds):
            self.event, self.bewitched = self.turned()
            self.pick()
            while any(player.hand for player in self.players):
                self.turn()
            self.end_round()
        for player in self.players:
            player.points += BOLTS[min(7, player.bolts)] + (0, 4, 9, 15)[len(player.amulets)]
            left = Counter(player.goods)
            for size, worth in ((4, 4), (3, 2)):
                while sum(left[name] > 0 for name in RESOURCES) >= size:
                    for name in sorted(RESOURCES, key=lambda name: -left[name])[:size]:
                        left[name] -= 1
                    player.points += worth
        return [(player.points, player.goods.total()) for player in self.players]

    def clockwise(self, first: int) -> Iterator[int]:
        for i in range(len(self.players)):
            yield (first + i) % len(self.players)

    def choose(self, seat: int, texts: set[str], may: bool = True) -> str:
        """Ask, if there is a choice; where there is nothing to do, nothing is done."""
        if not texts:
            return "decline"
        texts = texts | {"decline"} if may else texts
        return next(iter(texts)) if len(texts) == 1 else self.ask(seat, texts)

    def pick(self) -> None:
        sizes = range(1, 6) if self.event == "more-or-less" else (4,)
        every = {"pick " + " ".join(roles) for size in sizes for roles in combinations(ROLES, size)}
        for seat, player in enumerate(self.players):
            player.hand = set(self.ask(seat, every).split()[1:])
        if self.event == "more-or-less":
            for player in self.players:
                player.points += {1: 6, 2: 4, 3: 2, 4: 0, 5: -2}[len(player.hand)]

    def turn(self) -> None:
        leader = next(seat for seat in self.clockwise(self.leader) if self.players[seat].hand)
        stances = ("brave",) if self.event == "brave-heart" else ("brave", "cowardly")
        leads = {f"lead {role} {stance}" for role in self.players[leader].hand for stance in stances}
        _, role, stance = self.choose(leader, leads, may=False).split()
        winner = None
        for seat in self.clockwise(leader):
            if role not in self.players[seat].hand:
                continue
            self.players[seat].hand.remove(role)
            if seat != leader:
                stance = self.ask(seat, {"brave", "cowardly"})
            if role in self.bewitched:
                self.players[seat].points -= 3
            if stance == "brave":
                winner = seat
            else:
                self.served = False
                self.act(seat, role, brave=False)
        if winner is not None:
            self.served = False
            self.act(winner, role, brave=True)
        self.leader = leader if winner is None else winner

    def act(self, seat: int, role: str, brave: bool) -> None:
        texts = self.own_action(seat, role, brave)
        if not brave and self.event == "black-market":
            texts.add("market")
        if not brave and self.event == "black-distillery":
            texts |= {f"take {name}" for name in RESOURCES}
        answer = self.choose(seat, texts)
        before = self.players[seat].points
        self.do(seat, answer, witch=brave and role in WITCHES, bonus=brave and role not in WITCHES)
        assert (
            brave
            or self.event != "black-market"
            or answer != "market"
            or self.players[seat].points == before + 3
        )

    def own_action(self, seat: int, role: str, brave: bool) -> set[str]:
        if role in WITCHES:
            return {
                text for text in self.flights(seat) if self.map.lands[text.split()[2]] == WITCHES.index(role)
            }
        if role in DRUIDS:
            return {text for text in self.deliveries(seat) if self.map.lands[text.split()[1]] in DRUIDS[role]}
        if role in GATHERS:
            colour = GATHERS[role]
            return {f"take {colour} {colour} wand"} if brave else {f"take {colour}", "take wand"}
        return self.removals(seat)

    def do(self, seat: int, text: str, witch: bool = False, bonus: bool = False) -> None:
        """Carry out what was chosen, with all it sets off."""
        word, *rest = text.split()
        player = self.players[seat]
        if word == "take":
            player.goods.update(rest)
        elif word == "market":
            player.points += 3
        elif word == "fly":
            self.fly(seat, rest[0], rest[1], witch)
        elif word == "deliver":
            self.deliver(seat, rest[0], rest[1])
            player.points += 3 if bonus else 0
        elif word == "lift":
            self.remove(seat, rest[0], bonus)

    def fly(self, seat: int, start: str, end: str, witch: bool) -> None:
        player = self.players[seat]
        player.pawns.remove(start)
        player.pawns.append(end)
        moved = set()
        for she, other in self.witch:
            if she == start:
                moved.add((end, other))
            if other == start:
                moved.add((she, end))
        self.witch = moved
        first = end in self.tiles and end not in player.amulets
        if first:
            player.amulets.add(end)
        if witch:
            self.witch = {(end, player.pawns[0])}
            self.land(seat, end, first)
            self.witch = set()
        elif first:
            self.use_tile(seat, end, may=True)

    def land(self, seat: int, area: str, tile: bool) -> None:
        """A brave witch has landed: a tile and a delivery in any order."""
        can_use = tile and bool(self.tile_uses(seat, area))
        can_deliver = bool(self.landings(seat, area))
        order = ["delivery", "tile"] if not can_use else ["tile", "delivery"]
        begun = ""
        if can_use and can_deliver:
            answer = self.choose(seat, {"do tile", "do delivery"})
            if answer == "decline":
                return
            begun = answer.split()[1]
            order = [begun, "delivery" if begun == "tile" else "tile"]
        for what in order:
            if what == "tile" and tile:
                self.use_tile(seat, area, may=what != begun)
            elif what == "delivery":
                self.do(seat, self.choose(seat, self.landings(seat, area), may=what != begun))

    def landings(self, seat: int, area: str) -> set[str]:
        if not any(she == area for she, _ in self.witch):
            return set()
        return {text for text in self.deliveries(seat) if text.split()[1] == area}

    def tile_uses(self, seat: int, area: str) -> set[str]:
        return {
            "potions": {"take orange green purple"},
            "wands": {"take wand wand"},
            "delivery": self.deliveries(seat, besides=True),
            "moves": self.flights(seat),
            "cloud": self.removals(seat),
        }[self.tiles[area]]

    def use_tile(self, seat: int, area: str, may: bool) -> None:
        answer = self.choose(seat, self.tile_uses(seat, area), may)
        served = self.served
        self.do(seat, answer)
        if self.tiles[area] == "delivery":
            self.served = served
        if self.tiles[area] == "moves" and answer != "decline":
            self.do(seat, self.choose(seat, self.flights(seat)))

    def remove(self, seat: int, space: str, bonus: bool, less: int = 0) -> None:
        player = self.players[seat]
        kind = self.clouds.pop(space)
        cost, bolts = COST.get(kind, (2, 1))
        player.goods["wand"] -= max(0, cost - less)
        player.bolts += bolts
        player.points += 3 if bonus else 0
        if kind == "storm-move":
            self.do(seat, self.choose(seat, self.flights(seat)))
        elif kind == "storm-delivery":
            self.do(seat, self.choose(seat, self.deliveries(seat)))
        elif kind in HOARDS and player.goods[HOARDS[kind][0]] >= HOARDS[kind][1]:
            player.points += 6

    def deliver(self, seat: int, area: str, tower: str) -> None:
        player = self.players[seat]
        colour, square, points, wands, _ = self.map.towers[tower]
        player.goods[RESOURCES[colour]] -= 1
        player.goods["wand"] += wands
        storms = [space for space in self.near(area) if self.clouds[space] == "storm-bonus"]
        player.points += points + 2 * len(storms)
        if square:
            self.served = True
        else:
            self.occupied.add(tower)

    def adjacent(self, one: str, other: str) -> bool:
        if frozenset((one, other)) in self.map.neighbours and one != other:
            return True
        return any(
            one != other and one in shore.split() and other in shore.split() and water not in self.clouds
            for water, shore in self.map.shores.items()
        )

    def near(self, area: str) -> list[str]:
        """The spaces of the clouds adjacent to a pawn in an area."""
        found: list[str] = []
        for space in self.clouds:
            name = space.partition("-")[0]
            if (
                area in self.map.shores[name].split()
                if name in self.map.shores
                else self.adjacent(area, name)
            ):
                found.append(space)
        return found

    def flights(self, seat: int) -> set[str]:
        clouded = {space.partition("-")[0] for space in self.clouds}
        return {
            f"fly {start} {end}"
            for start in self.players[seat].pawns
            for end in self.map.lands
            if self.adjacent(start, end) and end not in clouded
        }

    def deliveries(self, seat: int, besides: bool = False) -> set[str]:
        """One potion a play for square towers; ``besides``: the tile's own delivery, which may go there as well."""
        covered = {tower for area in self.tiles for tower in self.map.covered[area].split()}
        return {
            f"deliver {area} {tower}"
            for area in self.players[seat].pawns
            for tower, (colour, square, _, _, areas) in self.map.towers.items()
            if area in areas.split()
            and (besides or not square or not self.served)
            and tower not in self.occupied | covered
            and self.players[seat].goods[RESOURCES[colour]] > 0
        }

    def removals(self, seat: int, less: int = 0) -> set[str]:
        player = self.players[seat]
        spaces = {space for area in player.pawns for space in self.near(area)}
        return {
            f"lift {space}"
            for space in spaces
            if COST.get(self.clouds[space], (2, 1))[0] - less <= player.goods["wand"]
        }

    def end_round(self) -> None:
        totals = [player.goods.total() for player in self.players]
        for seat, player in enumerate(self.players):
            lands = [self.map.lands[area] for area in player.pawns]
            if self.event == "perilous-places":
                player.points += sum((-1, -3, -2, 0)[land] for land in lands)
            elif self.event == "protected-places":
                player.points += sum((1, 1, 0, 0)[land] for land in lands)
            elif self.event == "flock-together":
                player.points += 4 if lands[0] == lands[1] else 0
            elif self.event == "empty-handed":
                player.points += 4 if totals[seat] == min(totals) else 0
        if self.event == "the-works":
            self.the_works()
        elif self.event == "the-upper-hand":
            self.the_upper_hand(totals)

    def the_works(self) -> None:
        full = [all(player.goods[name] for name in RESOURCES) for player in self.players]
        answers = [
            self.ask(seat, {"hand-in", "decline"} if has else {"decline"}) for seat, has in enumerate(full)
        ]
        for player, answer in zip(self.players, answers, strict=True):
            if answer == "hand-in":
                player.goods.subtract(RESOURCES)
                player.points += 8

    def the_upper_hand(self, totals: list[int]) -> None:
        shown = [
            int(self.ask(seat, {f"fist {count}" for count in range(min(40, total) + 1)}).split()[1])
            for seat, total in enumerate(totals)
        ]
        ranks = sorted(set(shown), reverse=True)
        for player, count in zip(self.players, shown, strict=True):
            if count and count == ranks[0]:
                player.points += 6 if shown.count(count) == 1 else 3
            elif count and count == ranks[1] and shown.count(ranks[0]) == 1 and len(shown) > 2:
                player.points += 3
        for seat in self.clockwise(self.leader):
            self.hand_over(seat, shown[seat])

    def hand_over(self, seat: int, count: int) -> None:
        goods = self.players[seat].goods
        first = 0
        while count:
            texts = {
                f"give {RESOURCES[i]}"
                for i in range(first, 4)
                if goods[RESOURCES[i]] and sum(goods[name] for name in RESOURCES[i:]) >= count
            }
            name = self.choose(seat, texts, may=False).split()[1]
            goods[name] -= 1
            first = RESOURCES.index(name)
            count -= 1
