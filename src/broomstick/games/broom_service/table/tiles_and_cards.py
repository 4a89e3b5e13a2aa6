"""What lies open on the table beyond the front of the board: forest and hill tiles, expansion cards and their piles."""

from typing import Any, Final, final

from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.box.components import Components
from broomstick.games.broom_service.codes import things
from broomstick.heart.pen import Pen
from broomstick.heart.plain import Plain, Reader
from broomstick.heart.shown import EMPTY

GONE: Final = -1
"""A forest space whose tile has been taken."""
UNSEEN: Final = -1
"""A card in a pile that nobody has seen yet."""
NOWHERE: Final = -1


@final
class Extras:
    """Never changed, but replaced as a whole, so that copies of a table can share it; empty where nothing is used."""

    def __init__(self) -> None:
        # The tile on each forest space, or GONE; tiles kept by seat (FOREST_TILES * seat + tile), tiles used.
        self.forest = EMPTY
        self.kept = EMPTY
        self.spent = EMPTY
        # The tile on each hill space, and the area of the one that is a tower.
        self.hill = EMPTY
        self.orange = NOWHERE
        # Both piles from the bottom up, with UNSEEN for what nobody knows; cards held by seat (CARDS * seat + card).
        self.piles: list[list[int]] = []
        self.held = EMPTY

    def copy(self) -> "Extras":
        twin = Extras()
        twin.forest = self.forest
        twin.kept = self.kept
        twin.spent = self.spent
        twin.hill = self.hill
        twin.orange = self.orange
        twin.piles = self.piles
        twin.held = self.held
        return twin

    def keeps(self, seat: int, tile: int) -> int:
        """How many forest tiles of a kind a seat has in front of it."""
        return self.kept[len(lists.FOREST_TILES) * seat + tile] if self.kept else 0

    def holds(self, seat: int, card: int) -> int:
        return self.held[len(lists.CARDS) * seat + card] if self.held else 0

    def cards(self, seat: int) -> int:
        """How many expansion cards a seat holds."""
        return sum(self.held[len(lists.CARDS) * seat : len(lists.CARDS) * (seat + 1)])

    def found(self, seat: int, space: int) -> "Extras":
        """The tile of a forest space goes to a seat."""
        twin = self.copy()
        twin.kept = self.kept[:]
        twin.kept[len(lists.FOREST_TILES) * seat + self.forest[space]] += 1
        twin.forest = self.forest[:]
        twin.forest[space] = GONE
        return twin

    def used(self, seat: int, tile: int) -> "Extras":
        """A seat's forest tile is spent."""
        twin = self.copy()
        twin.kept = self.kept[:]
        twin.kept[len(lists.FOREST_TILES) * seat + tile] -= 1
        twin.spent = self.spent[:]
        twin.spent[tile] += 1
        return twin

    def drawn(self, seat: int, pile: int, below: int) -> "Extras":
        """The top card of a pile goes to a seat; ``below`` is the card that then lies on top, where it was unseen."""
        twin = self.copy()
        cards = self.piles[pile][:]
        twin.held = self.held[:]
        twin.held[len(lists.CARDS) * seat + cards.pop()] += 1
        if cards and cards[-1] == UNSEEN:
            cards[-1] = below
        twin.piles = self.piles[:]
        twin.piles[pile] = cards
        return twin

    def returned(self, seat: int, card: int, pile: int) -> "Extras":
        """A seat's card goes under a pile."""
        twin = self.copy()
        twin.held = self.held[:]
        twin.held[len(lists.CARDS) * seat + card] -= 1
        twin.piles = self.piles[:]
        twin.piles[pile] = [card, *self.piles[pile]]
        return twin

    def lay_hill(self, parts: Components, tiles: list[int]) -> None:
        """Part of set-up and of reading: the hill tiles, and where the tower among them stands."""
        self.hill = tiles
        self.orange = NOWHERE
        for space, tile in enumerate(tiles):
            if tile == things.HILL_ORANGE:
                self.orange = parts.board.hill_spaces[space]

    def key(self) -> tuple[Any, ...]:
        """The same as numbers; where the tower among the hill tiles stands follows from them."""
        return (
            tuple(self.forest),
            tuple(self.kept),
            tuple(self.spent),
            tuple(self.hill),
            tuple([tuple(pile) for pile in self.piles]),
            tuple(self.held),
        )

    def write(self, parts: Components, pen: Pen) -> None:
        """The same for a pen."""
        if parts.forest:
            pen.one_at("forest_tiles", self.forest, parts.forests, lists.FOREST_TILES)
            pen.numbers_by_seat("forest_tiles kept", self.kept, lists.FOREST_TILES)
            pen.numbers("spent_tiles", self.spent, lists.FOREST_TILES)
        if parts.hill:
            pen.one_at("hill_tiles", self.hill, parts.hills, lists.HILL_TILES)
        if parts.cards:
            pen.numbers("pile_sizes", [len(pile) for pile in self.piles], lists.PILES)
            for name, pile in zip(lists.PILES, self.piles):
                pen.in_order(name, pile[::-1], lists.CARDS, parts.card_count)
            pen.numbers_by_seat("cards", self.held, lists.CARDS)

    def data(self, parts: Components) -> Plain:
        areas = parts.board.areas
        found: Plain = {}
        if parts.forest:
            found["forest_tiles"] = {
                areas[area]: None if self.forest[i] == GONE else lists.FOREST_TILES[self.forest[i]]
                for i, area in enumerate(parts.board.forest_spaces)
            }
            found["spent_tiles"] = named(lists.FOREST_TILES, self.spent)
        if parts.hill:
            found["hill_tiles"] = {
                areas[area]: lists.HILL_TILES[self.hill[i]] for i, area in enumerate(parts.board.hill_spaces)
            }
        if parts.cards:
            found["piles"] = {
                name: [None if card == UNSEEN else lists.CARDS[card] for card in self.piles[i]]
                for i, name in enumerate(lists.PILES)
            }
        return found

    def seat_data(self, parts: Components, seat: int) -> Plain:
        found: Plain = {}
        if parts.forest:
            at = len(lists.FOREST_TILES) * seat
            found["forest_tiles"] = named(lists.FOREST_TILES, self.kept[at : at + len(lists.FOREST_TILES)])
        if parts.cards:
            at = len(lists.CARDS) * seat
            found["cards"] = named(lists.CARDS, self.held[at : at + len(lists.CARDS)])
        return found

    def read(self, parts: Components, reader: Reader) -> None:
        """Part of reading a table: what ``data`` wrote. Seats follow."""
        board = parts.board
        n = parts.players
        if parts.forest:
            forest = reader.part("forest_tiles")
            names = [board.areas[area] for area in board.forest_spaces]
            self.forest = [forest.optional_name(name, lists.FOREST_TILES) for name in names]
            forest.done()
            self.spent = tally(reader.names("spent_tiles", lists.FOREST_TILES), len(lists.FOREST_TILES))
            self.kept = [0] * (len(lists.FOREST_TILES) * n)
        if parts.hill:
            hill = reader.part("hill_tiles")
            names = [board.areas[area] for area in board.hill_spaces]
            self.lay_hill(parts, [hill.name(name, lists.HILL_TILES, hill.take(name)) for name in names])
            hill.done()
        if parts.cards:
            piles = reader.part("piles")
            self.piles = [read_pile(piles, name) for name in lists.PILES]
            piles.done()
            self.held = [0] * (len(lists.CARDS) * n)

    def read_seat(self, parts: Components, seat: int, part: Reader) -> None:
        if parts.forest:
            for tile in part.names("forest_tiles", lists.FOREST_TILES):
                self.kept[len(lists.FOREST_TILES) * seat + tile] += 1
        if parts.cards:
            for card in part.names("cards", lists.CARDS):
                self.held[len(lists.CARDS) * seat + card] += 1

    def check(self, parts: Components, reader: Reader) -> None:
        """No tile and no card more often than in the box, and none missing."""
        if parts.forest:
            kinds = len(lists.FOREST_TILES)
            lying = tally([tile for tile in self.forest if tile != GONE], kinds)
            for tile, name in enumerate(lists.FOREST_TILES):
                if lying[tile] + self.spent[tile] + sum(self.kept[tile::kinds]) > parts.forest_copies[tile]:
                    raise reader.fail("forest_tiles", f"there are not so many of {name}", "not-by-rules")
            if sum(lying) + sum(self.spent) + sum(self.kept) != len(self.forest):
                raise reader.fail(
                    "forest_tiles", "each lies on its space, with a player, or is spent", "not-by-rules"
                )
        for tile, name in enumerate(lists.HILL_TILES):
            if self.hill.count(tile) > parts.hill_copies[tile]:
                raise reader.fail("hill_tiles", f"there are not so many of {name}", "not-by-rules")
        if parts.cards:
            self.check_cards(parts, reader)

    def check_cards(self, parts: Components, reader: Reader) -> None:
        total = sum(self.held) + sum(len(pile) for pile in self.piles)
        if total != sum(parts.card_copies):
            raise reader.fail("piles", "each card lies in a pile or with a player", "not-by-rules")
        for card, name in enumerate(lists.CARDS):
            known = sum(self.held[card :: len(lists.CARDS)]) + sum(pile.count(card) for pile in self.piles)
            if known > parts.card_copies[card]:
                raise reader.fail("piles", f"there are not so many of {name}", "not-by-rules")
        for i, pile in enumerate(self.piles):
            # Unseen cards lie together, between those that were put under and the top.
            above = pile.index(UNSEEN) + pile.count(UNSEEN) if UNSEEN in pile else 0
            if UNSEEN in pile and (above != len(pile) - 1 or pile[-1] == UNSEEN):
                raise reader.fail(
                    f"piles.{lists.PILES[i]}", "the top card has been seen, only it", "not-by-rules"
                )

    def unseen(self, pile: int) -> int:
        """How many cards of a pile nobody has seen."""
        return self.piles[pile].count(UNSEEN)


NO_EXTRAS: Final = Extras()
"""For games without any of this."""


def read_pile(part: Reader, name: str) -> list[int]:
    return [
        UNSEEN if item is None else part.name(f"{name}[{i}]", lists.CARDS, item)
        for i, item in enumerate(part.items(name))
    ]


def tally(items: list[int], kinds: int) -> list[int]:
    """How often each kind is among them."""
    return [items.count(kind) for kind in range(kinds)]


def named(names: list[str], counts: list[int]) -> list[str]:
    """Names in their order, each as often as counted."""
    return [name for i, name in enumerate(names) for _ in range(counts[i])]
