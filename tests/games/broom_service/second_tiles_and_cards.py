"""What tiles and cards add to Broom Service once more, in the plainest way (see second_rules.py)."""

from collections import Counter
from itertools import combinations, combinations_with_replacement

from games.broom_service.isles import (
    CIRCLES,
    LANDS,
    MOUNTAIN_SPACES,
    NEIGHBOURS,
    SQUARES,
    TOWERS,
)
from games.broom_service.second_rules import RESOURCES, ROLES, WITCHES, Ask, Map, Table, Turned

SHORES = {
    water: " ".join(land for land in LANDS if frozenset((water, land)) in NEIGHBOURS)
    for water in SQUARES
    if water not in LANDS
}
POTIONS = RESOURCES[:3]
Carried = set[tuple[str, str, bool]]
"""Where the brave witch and the other pawn can be, and whether it is she who has just come."""


class BackTable(Table):
    """One game on the little back, with every tile and, where there are piles, with cards."""

    def __init__(
        self,
        players: int,
        starter: int,
        rounds: int,
        start: dict[str, dict[str, str]],
        piles: dict[str, list[str]] | None,
        ask: Ask,
        turned: Turned,
    ) -> None:
        towers = dict(TOWERS)
        for area, tile in start["hill_tiles"].items():
            if tile == "orange":
                towers["orange-tile"] = (0, 1, 7, 0, area)
        ground = Map(LANDS, NEIGHBOURS, SHORES, towers, MOUNTAIN_SPACES)
        super().__init__(players, starter, rounds, start["clouds"], start["tiles"], ask, turned, ground)
        self.forests = dict(start["forest_tiles"])
        self.hills = start["hill_tiles"]
        self.piles = piles
        self.kept: list[Counter[str]] = [Counter() for _ in range(players)]
        self.held: list[Counter[str]] = [Counter() for _ in range(players)]

    def play(self) -> list[tuple[int, int]]:
        outcome = super().play()
        return [
            (total + cards.total(), left) for (total, left), cards in zip(outcome, self.held, strict=True)
        ]

    def others(self, seat: int) -> list[int]:
        return list(self.clockwise(seat))[1:]

    def pick(self) -> None:
        free = self.event == "more-or-less"
        for seat, player in enumerate(self.players):
            sizes = range(1, 6) if free else (4, 5) if self.kept[seat]["card"] else (4,)
            every = {"pick " + " ".join(roles) for size in sizes for roles in combinations(ROLES, size)}
            player.hand = set(self.ask(seat, every).split()[1:])
        if not free:
            for seat, player in enumerate(self.players):
                self.kept[seat]["card"] -= len(player.hand) == 5
            return
        for player in self.players:
            player.points += {1: 6, 2: 4, 3: 2, 4: 0, 5: -2}[len(player.hand)]
        owners = [seat for seat in range(len(self.players)) if self.kept[seat]["card"]]
        answers = [
            self.ask(
                seat, {"decline", *(f"add {role}" for role in ROLES if role not in self.players[seat].hand)}
            )
            for seat in owners
        ]
        for seat, answer in zip(owners, answers, strict=True):
            if answer != "decline":
                self.players[seat].hand.add(answer.split()[1])
                self.kept[seat]["card"] -= 1

    def act(self, seat: int, role: str, brave: bool) -> None:
        texts = self.own_action(seat, role, brave)
        if not brave:
            texts |= self.instead(seat)
        answer = self.choose(seat, texts)
        word = answer.split()[0]
        if word == "tile":
            self.use_forest(seat, role, answer.split()[1])
        elif word == "draw":
            assert self.piles is not None
            self.held[seat][self.piles[answer.split()[1]].pop()] += 1
        elif word == "card":
            self.use_card(seat, role, answer.split()[1])
        else:
            self.do(seat, answer, witch=brave and role in WITCHES, bonus=brave and role not in WITCHES)

    def instead(self, seat: int) -> set[str]:
        texts: set[str] = set()
        if self.event == "black-market":
            texts.add("market")
        if self.event == "black-distillery":
            texts |= {f"take {name}" for name in RESOURCES}
        texts |= {f"tile {tile}" for tile in ("brave", "points", "potions") if self.kept[seat][tile]}
        if self.piles is not None:
            texts |= {f"draw {name}" for name, pile in self.piles.items() if pile}
            texts |= {f"card {card}" for card, count in self.held[seat].items() if count}
        return texts

    def use_forest(self, seat: int, role: str, tile: str) -> None:
        self.kept[seat][tile] -= 1
        if tile == "points":
            self.players[seat].points += 5
        elif tile == "brave":
            self.act(seat, role, brave=True)
        else:
            pairs = {f"take {' '.join(pair)}" for pair in combinations_with_replacement(POTIONS, 2)}
            self.do(seat, self.choose(seat, pairs))
            for other in self.others(seat):
                self.players[other].points += 1

    def use_card(self, seat: int, role: str, card: str) -> None:
        player = self.players[seat]
        if card == "gossip":
            player.points += 5
        elif card == "apprentice":
            pairs = {f"take {' '.join(pair)}" for pair in combinations(RESOURCES, 2)}
            self.do(seat, self.choose(seat, pairs))
        elif card == "tailwind":
            first = self.choose(seat, self.flights(seat))
            self.do(seat, first)
            if first != "decline":
                self.do(seat, self.choose(seat, self.flights(seat)))
        elif card == "errand":
            answer = self.choose(seat, self.deliveries(seat))
            self.do(seat, answer)
            player.points += 2 if answer != "decline" else 0
        elif card == "rainmaker":
            answer = self.choose(seat, self.removals(seat, 1))
            if answer != "decline":
                self.remove(seat, answer.split()[1], bonus=False, less=1)
        elif card == "homing":
            ways = {
                f"fly {area} {castle}"
                for area in player.pawns
                for castle in ("home", "camp")
                if area != castle and area != "lost"
            }
            self.do(seat, self.choose(seat, ways))
        elif card == "double-shift":
            for _ in range(2):
                self.do(seat, self.choose(seat, self.own_action(seat, role, brave=False)))
        else:
            self.barter(seat)
        self.put_away(seat, card)

    def barter(self, seat: int) -> None:
        goods = self.players[seat].goods
        given: list[int] = []
        got: list[int] = []
        while len(given) < 3:
            texts = {
                f"swap {RESOURCES[out]} {RESOURCES[back]}"
                for out in range(4)
                for back in range(4)
                if out != back and goods[RESOURCES[out]] and out not in got and back not in given
                if out >= max(given, default=0) and back >= max(got, default=0)
            }
            answer = self.choose(seat, texts)
            if answer == "decline":
                return
            out, back = (RESOURCES.index(name) for name in answer.split()[1:])
            goods[RESOURCES[out]] -= 1
            goods[RESOURCES[back]] += 1
            given.append(out)
            got.append(back)

    def put_away(self, seat: int, card: str) -> None:
        assert self.piles is not None
        least = min(len(pile) for pile in self.piles.values())
        texts = {f"under {name}" for name, pile in self.piles.items() if len(pile) == least}
        name = self.choose(seat, texts, may=False).split()[1]
        self.held[seat][card] -= 1
        self.piles[name].insert(0, card)

    def do(self, seat: int, text: str, witch: bool = False, bonus: bool = False) -> None:
        if text == "use":
            self.players[seat].points += 6
            self.gifts(seat)
        else:
            super().do(seat, text, witch, bonus)

    def gifts(self, seat: int) -> None:
        for other in self.others(seat):
            self.do(other, self.choose(other, {f"take {potion}" for potion in POTIONS}))

    def tile_uses(self, seat: int, area: str) -> set[str]:
        return {"use"} if self.tiles[area] == "points" else super().tile_uses(seat, area)

    def fly(self, seat: int, start: str, end: str, witch: bool) -> None:
        player = self.players[seat]
        player.pawns.remove(start)
        player.pawns.append(end)
        carried: Carried = {(end, other, True) for she, other in self.witch if she == start}
        carried |= {(she, end, False) for she, other in self.witch if other == start}
        self.arrive(seat, end, witch, carried)

    def carry(self, seat: int, start: str, end: str, witch: bool, carried: Carried) -> None:
        """The pawn that has just come goes on, whichever it is."""
        player = self.players[seat]
        player.pawns.remove(start)
        player.pawns.append(end)
        on = {(end, other, True) if hers else (she, end, False) for she, other, hers in carried}
        self.arrive(seat, end, witch, on)

    def arrive(self, seat: int, area: str, witch: bool, carried: Carried) -> None:
        """A pawn has come into an area: what its tile does."""
        clouded = {space.partition("-")[0] for space in self.clouds}
        tile = self.hills.get(area, "")
        if tile.startswith("turbo"):
            ends = {f"jump {letter}" for letter in tile[-2:] if CIRCLES[letter] not in clouded}
            if ends:
                letter = self.choose(seat, ends, may=False).split()[1]
                self.carry(seat, area, CIRCLES[letter], witch, carried)
                return
        elif tile == "anywhere":
            answer = self.choose(
                seat, {f"fly {area} {end}" for end in LANDS if end != area and end not in clouded}
            )
            if answer != "decline":
                self.carry(seat, area, answer.split()[2], witch, carried)
                self.gifts(seat)
                return
        player = self.players[seat]
        if self.forests.get(area):
            self.kept[seat][self.forests.pop(area)] += 1
        self.witch = {(she, other) for she, other, _ in carried}
        first = area in self.tiles and area not in player.amulets
        if first:
            player.amulets.add(area)
        if witch:
            self.witch = {(area, player.pawns[0])}
            self.land(seat, area, first)
            self.witch = set()
        elif first:
            self.use_tile(seat, area, may=True)
