"""Witch's Brew once more, written straight from the rules in the plainest way, to check the engine against.

It shares nothing with the engine: no agenda, no codes, no components. It is slow, and asks by calling a function.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import combinations, combinations_with_replacement

Ask = Callable[[int, set[str]], str]
"""Somebody's decision: a seat and the texts it may choose from, to the one it chooses."""

ROLES = (
    "wolf-keeper", "snake-hunter", "herb-collector", "alchemist", "fortune-teller", "assistant",
    "wizard", "witch", "druid", "warlock", "cutpurse", "begging-monk",
)  # fmt: skip
COLOURS = ("red", "green", "white")
GATHERS = {"wolf-keeper": "red", "snake-hunter": "white", "herb-collector": "green"}
BREWS = {"wizard": "copper", "witch": "iron", "druid": "silver"}
OF_SPELL = {"magus": "copper", "strix": "iron", "sanatio": "silver"}
VIALS_FOR = {"lupus": "red", "herba": "green", "serpens": "white"}
COLOURS_OF = {"copper": ("white", "red"), "iron": ("red", "green"), "silver": ("green", "white")}

# Main and second ingredient, points, raven; price, points, raven.
CAULDRONS = [(1, 0, 2, 0), (1, 0, 2, 0), (1, 1, 3, 0), (1, 1, 3, 0), (2, 1, 4, 1), (2, 2, 5, 0), (3, 2, 6, 1)]
SHELVES = [(3, 2, 0), (3, 2, 0), (4, 3, 1), (5, 4, 0), (6, 5, 1)]


@dataclass
class Player:
    gold: int = 2
    drops: Counter[str] = field(default_factory=lambda: Counter(COLOURS))
    vials: int = 0
    points: int = 0
    hand: set[str] = field(default_factory=set)

    def has(self, cost: Counter[str]) -> bool:
        return all(self.drops[colour] >= count for colour, count in cost.items())


class Table:
    """One game being played."""

    def __init__(self, players: int, books: list[str], starter: int, ask: Ask) -> None:
        self.players = [Player() for _ in range(players)]
        self.books = list(books)
        self.leader = starter
        self.ask = ask
        self.left = {stack: list(CAULDRONS) for stack in BREWS.values()}
        self.shelves = {"cutpurse": list(SHELVES), "begging-monk": list(SHELVES)}
        self.on_shelf = {"cutpurse": 0, "begging-monk": 0}
        self.ravens = 0
        self.sets = 0

    def play(self) -> list[tuple[int, int]]:
        """To the end; points, and ingredients and gold together, by seat."""
        while self.ravens < 4 and self.sets < 30:
            self.sets += 1
            for seat, player in enumerate(self.players):
                every = {"pick " + " ".join(roles) for roles in combinations(ROLES, 5)}
                player.hand = set(self.ask(seat, every).split()[1:])
            while any(player.hand for player in self.players):
                self.turn()
            self.books.append(self.books.pop(0))
        return [(p.points + p.vials, p.gold + p.drops.total()) for p in self.players]

    def clockwise(self, first: int) -> Iterator[int]:
        for i in range(len(self.players)):
            yield (first + i) % len(self.players)

    def turn(self) -> None:
        leader = next(seat for seat in self.clockwise(self.leader) if self.players[seat].hand)
        role = self.choose(leader, {f"lead {role} brave" for role in self.players[leader].hand}).split()[1]
        winner = leader
        spared = set()
        for seat in self.clockwise(leader):
            if role not in self.players[seat].hand:
                continue
            self.players[seat].hand.remove(role)
            if seat == leader:
                continue
            if self.choose(seat, {"brave", "cowardly"}) == "brave":
                winner = seat
            elif role in self.shelves:
                spared.add(seat)
            else:
                self.act(seat, role, False)
        if role in self.shelves:
            self.collect(winner, role, spared)
        else:
            self.act(winner, role, True)
        self.leader = winner

    def choose(self, seat: int, texts: set[str]) -> str:
        """Nobody is asked where there is one answer."""
        return next(iter(texts)) if len(texts) == 1 else self.ask(seat, texts)

    def act(self, seat: int, role: str, full: bool) -> None:
        me = self.players[seat]
        if role in GATHERS:
            drops = [GATHERS[role]] * (3 if full else 1)
            if self.choose(seat, {"take " + " ".join(drops), "decline"}) != "decline":
                me.drops.update(drops)
        elif role == "alchemist":
            answer = self.choose(seat, {f"sell {colour}" for colour in +me.drops} | {"decline"})
            if answer != "decline":
                me.drops[answer.split()[1]] -= 1
                me.gold += 5 if full else 2
        elif role == "fortune-teller":
            if me.gold and self.choose(seat, {"fill-vials", "decline"}) != "decline":
                me.gold -= 1
                me.vials += 2 if full else 1
        elif role == "assistant":
            if me.gold and self.take_any(seat, 3 if full else 1):
                me.gold -= 1
        elif role in BREWS:
            if full or me.gold >= 2:
                self.brew(seat, {BREWS[role]}, 0 if full else 2, True)
        elif full:
            self.cast(seat, self.books[0])
        elif self.choose(seat, {"take-gold", "decline"}) != "decline":
            me.gold += 1

    def take_any(self, seat: int, count: int) -> bool:
        bags = combinations_with_replacement(COLOURS, count)
        answer = self.choose(seat, {"take " + " ".join(bag) for bag in bags} | {"decline"})
        if answer == "decline":
            return False
        self.players[seat].drops.update(answer.split()[1:])
        return True

    def brew(self, seat: int, stacks: set[str], gold: int, vial: bool) -> None:
        me = self.players[seat]
        costs = {stack: self.cost(stack) for stack in stacks if self.left[stack]}
        possible = {f"buy {stack}" for stack, cost in costs.items() if me.has(cost)}
        answer = self.choose(seat, possible | {"decline"})
        if answer == "decline":
            return
        stack = answer.split()[1]
        me.drops.subtract(costs[stack])
        me.gold -= gold
        self.take_card(seat, self.left[stack].pop(0)[2:])
        if vial:
            answer = self.choose(seat, {f"bottle {colour}" for colour in +me.drops} | {"decline"})
            if answer != "decline":
                me.drops[answer.split()[1]] -= 1
                me.vials += 1

    def cost(self, stack: str) -> Counter[str]:
        main, second = COLOURS_OF[stack]
        card = self.left[stack][0]
        return Counter({main: card[0], second: card[1]})

    def take_card(self, seat: int, card: tuple[int, int]) -> None:
        self.players[seat].points += card[0]
        self.ravens += card[1]

    def cast(self, seat: int, spell: str) -> None:
        me = self.players[seat]
        if spell == "copia":
            self.take_any(seat, 3)
        elif spell == "optio":
            self.brew(seat, set(BREWS.values()), 0, False)
        elif spell in OF_SPELL:
            stack = OF_SPELL[spell]
            if not self.left[stack]:
                return
            bags = combinations_with_replacement(COLOURS, self.cost(stack).total())
            answer = self.choose(
                seat, {"pay " + " ".join(bag) for bag in bags if me.has(Counter(bag))} | {"decline"}
            )
            if answer != "decline":
                me.drops.subtract(answer.split()[1:])
                self.take_card(seat, self.left[stack].pop(0)[2:])
        elif me.drops[VIALS_FOR[spell]] and self.choose(seat, {"fill-vials", "decline"}) != "decline":
            me.drops[VIALS_FOR[spell]] -= 1
            me.vials += 2

    def collect(self, winner: int, role: str, spared: set[int]) -> None:
        cards = self.shelves[role]
        me = self.players[winner]
        losses = {}
        for seat, player in enumerate(self.players):
            lost = player.gold // 3 if role == "cutpurse" else player.drops.total() // 4
            losses[seat] = 0 if seat == winner else max(0, lost - (seat in spared))
        own = me.gold if role == "cutpurse" else me.drops.total()
        if not cards or not (own or any(losses.values())):
            return
        if self.choose(winner, {"collect", "decline"}) == "decline":
            return
        if role == "cutpurse":
            for seat, lost in losses.items():
                self.players[seat].gold -= lost
        else:
            given = {seat: self.give(seat, lost) for seat, lost in losses.items() if lost}
            for seat, drops in given.items():
                self.players[seat].drops.subtract(drops)
        there = self.on_shelf[role] + sum(losses.values())
        there += self.add(winner, role, max(0, cards[0][0] - there))
        self.on_shelf[role] = there
        if there >= cards[0][0]:
            self.on_shelf[role] = 0
            self.take_card(winner, cards.pop(0)[1:])

    def give(self, seat: int, lost: int) -> Counter[str]:
        """Which drops a victim loses; more than five would have to be asked for in batches."""
        if lost > 5:
            raise NotImplementedError
        me = self.players[seat]
        bags = combinations_with_replacement(COLOURS, lost)
        answer = self.choose(seat, {"lose " + " ".join(bag) for bag in bags if me.has(Counter(bag))})
        return Counter(answer.split()[1:])

    def add(self, winner: int, role: str, missing: int) -> int:
        me = self.players[winner]
        if role == "cutpurse":
            added = int(
                self.choose(winner, {f"add-gold {n}" for n in range(min(missing, me.gold) + 1)}).split()[1]
            )
            me.gold -= added
            return added
        if missing > 5 and me.drops.total():
            raise NotImplementedError
        texts = {"add nothing"}
        for size in range(1, missing + 1):
            bags = combinations_with_replacement(COLOURS, size)
            texts |= {"add " + " ".join(bag) for bag in bags if me.has(Counter(bag))}
        drops = self.choose(winner, texts).removeprefix("add ").removeprefix("nothing").split()
        me.drops.subtract(drops)
        return len(drops)
