"""What lies open on the table of Witch's Brew: the game's part of the allow-list for views."""

from typing import Any

from broomstick.games.witchs_brew import bounds, lists
from broomstick.games.witchs_brew.codes import things
from broomstick.games.witchs_brew.components import SLOTS, Components
from broomstick.heart.pen import Pen
from broomstick.heart.plain import Plain, Reader, mask_names
from broomstick.heart.shown import EMPTY


class Layout:
    """Goods, potion cards, what lies on the shelves, and what is owed to a begging monk."""

    def __init__(self, parts: Components) -> None:
        self.parts = parts
        # Ingredients, gold and vials by seat: GOODS * seat + RED, GREEN, WHITE, GOLD or VIALS.
        self.goods = EMPTY
        # Points of the potion cards, by seat; and ravens among all players.
        self.points = EMPTY
        self.ravens = 0
        # Cards gone from each stack, and bit masks of the cards each seat has taken: seat * stacks + stack.
        self.gone = EMPTY
        self.taken = EMPTY
        # Ingredients on the top ingredient shelf by colour, and gold on the top gold shelf.
        self.lying = EMPTY
        # While a begging monk's victims choose: what each loses, and how many sealed batches are in already.
        self.owed = EMPTY
        self.batches = 0
        # Bit mask of the barred roles of each set so far, this one's last.
        self.barred = EMPTY

    def clear(self) -> None:
        """Everything as it is before the first set."""
        parts = self.parts
        n = parts.players
        start = parts.start_ingredients
        self.goods = [start, start, start, parts.start_gold, 0] * n
        self.points = [0] * n
        self.ravens = 0
        self.gone = [0] * len(lists.STACKS)
        self.taken = [0] * (n * len(lists.STACKS))
        self.lying = [0] * 4
        self.owed = [0] * n
        self.batches = 0
        self.barred = []

    def copy(self) -> "Layout":
        twin = Layout(self.parts)
        twin.goods = self.goods[:]
        twin.points = self.points[:]
        twin.ravens = self.ravens
        twin.gone = self.gone[:]
        twin.taken = self.taken[:]
        twin.lying = self.lying[:]
        twin.owed = self.owed[:]
        twin.batches = self.batches
        twin.barred = self.barred[:]
        return twin

    def card(self, stack: int) -> int:
        """The top card of a stack, or -1 where it is empty."""
        gone = self.gone[stack]
        return stack * SLOTS + gone if gone < self.parts.cards[stack] else -1

    def ingredients(self, seat: int) -> int:
        """How many ingredients a seat has."""
        at = things.GOODS * seat
        return self.goods[at] + self.goods[at + things.GREEN] + self.goods[at + things.WHITE]

    def colours(self, seat: int) -> int:
        """The colours of which a seat has at least one, as a bit mask."""
        goods = self.goods
        at = things.GOODS * seat
        mask = 1 if goods[at] else 0
        if goods[at + things.GREEN]:
            mask |= 1 << things.GREEN
        if goods[at + things.WHITE]:
            mask |= 1 << things.WHITE
        return mask

    def affords(self, seat: int, card: int) -> bool:
        """Whether a seat has the very ingredients a cauldron shows."""
        goods = self.goods
        needs = self.parts.needs
        at = things.GOODS * seat
        card = 3 * card
        return (
            goods[at] >= needs[card] and goods[at + 1] >= needs[card + 1] and goods[at + 2] >= needs[card + 2]
        )

    def now_barred(self) -> int:
        """The roles barred in this set, as a bit mask."""
        return self.barred[-1] if self.barred else 0

    def left_to_bar(self) -> int:
        """The roles in the hidden deck of those to be barred: all that were not since it was last shuffled."""
        number = self.parts.barred
        if number == 0:
            return 0
        left = (1 << len(lists.ROLES)) - 1
        for i in range(len(self.barred) - len(self.barred) % (len(lists.ROLES) // number), len(self.barred)):
            left &= ~self.barred[i]
        # A deck that is used up is shuffled when the next set needs it.
        if self.barred and len(self.barred) % (len(lists.ROLES) // number) == 0:
            return 0
        return left

    def total(self, seat: int) -> int:
        """wb-score: the points on a seat's potion cards, and one for each vial."""
        return self.points[seat] + self.goods[things.GOODS * seat + things.VIALS]

    def sources(self, seat: int) -> tuple[int, int, int]:
        """Where a seat's points come from: cauldrons, shelves, vials."""
        cauldrons = self.card_points(seat, range(things.CAULDRONS))
        vials = self.goods[things.GOODS * seat + things.VIALS]
        return cauldrons, self.points[seat] - cauldrons, vials

    def card_points(self, seat: int, stacks: range) -> int:
        """The points on the potion cards that a seat has taken from some stacks."""
        points = 0
        for stack in stacks:
            taken = self.taken[seat * len(lists.STACKS) + stack]
            for i in range(self.parts.cards[stack]):
                if taken >> i & 1:
                    points += self.parts.points[stack * SLOTS + i]
        return points

    def key(self) -> tuple[Any, ...]:
        """What ``data`` tells, as numbers."""
        return (
            tuple(self.goods),
            tuple(self.points),
            self.ravens,
            tuple(self.gone),
            tuple(self.taken),
            tuple(self.lying),
            tuple(self.owed),
            self.batches,
            tuple(self.barred),
        )

    def write(self, pen: Pen) -> None:
        """The same for a pen."""
        parts = self.parts
        pen.numbers_by_seat("goods", self.goods, lists.GOODS)
        pen.number_by_seat("points", self.points)
        pen.number("ravens", self.ravens)
        pen.numbers("gone", self.gone, lists.STACKS)
        pen.some_by_seat("cards", self.taken, parts.card_names)
        pen.numbers("lying", self.lying, lists.LYING)
        pen.number_by_seat("owes", self.owed)
        pen.number("losses_sealed", self.batches)
        if parts.barred:
            pen.some_in_order("barred", self.barred, lists.ROLES, parts.sets)

    def data(self) -> Plain:
        parts = self.parts
        seats = range(parts.players)
        return {
            "seats": [
                {
                    "gold": self.goods[things.GOODS * seat + things.GOLD],
                    "ingredients": counted(self.goods, things.GOODS * seat),
                    "vials": self.goods[things.GOODS * seat + things.VIALS],
                    "cards": self.card_names(seat),
                    "points": self.total(seat),
                    "owes": self.owed[seat],
                }
                for seat in seats
            ],
            "ravens": self.ravens,
            "stacks": {name: parts.cards[i] - self.gone[i] for i, name in enumerate(lists.STACKS)},
            "on_gold_shelf": self.lying[things.GOLD],
            "on_ingredient_shelf": counted(self.lying, 0),
            "losses_sealed": self.batches,
            "barred": [mask_names(lists.ROLES, mask) for mask in self.barred],
        }

    def card_names(self, seat: int) -> list[str]:
        """The cards a seat has taken, such as ``copper-3``, numbered from the top of their stack."""
        stacks = len(lists.STACKS)
        return [
            name
            for stack, names in enumerate(self.parts.card_names)
            for i, name in enumerate(names)
            if self.taken[seat * stacks + stack] >> i & 1
        ]

    def read(self, reader: Reader) -> None:
        """Read back what ``data`` wrote."""
        self.clear()
        parts = self.parts
        for seat, item in enumerate(reader.items("seats", parts.players)):
            self.read_seat(seat, Reader(item, f"seats[{seat}]."))
        if reader.number("ravens", 0, 999) != self.ravens:
            raise reader.fail("ravens", f"should be {self.ravens}, as the cards show", "not-by-rules")
        stacks = reader.part("stacks")
        for i, name in enumerate(lists.STACKS):
            self.gone[i] = parts.cards[i] - stacks.number(name, 0, parts.cards[i])
        stacks.done()
        self.lying = [
            *read_counted(reader.part("on_ingredient_shelf")),
            reader.number("on_gold_shelf", 0, bounds.MOST_GOODS),
        ]
        self.batches = reader.number("losses_sealed", 0, bounds.MOST_GOODS)
        self.barred = [
            reader.mask(f"barred[{i}]", lists.ROLES, item) for i, item in enumerate(reader.items("barred"))
        ]
        self.check(reader)

    def read_seat(self, seat: int, part: Reader) -> None:
        parts = self.parts
        at = things.GOODS * seat
        self.goods[at + things.GOLD] = part.number("gold", 0, bounds.MOST_GOODS)
        self.goods[at + things.RED : at + things.WHITE + 1] = read_counted(part.part("ingredients"))
        self.goods[at + things.VIALS] = part.number("vials", 0, bounds.MOST_GOODS)
        names = [name for stack in parts.card_names for name in stack]
        mask = part.mask("cards", names, part.take("cards"))
        for stack in range(len(lists.STACKS)):
            count = parts.cards[stack]
            self.taken[seat * len(lists.STACKS) + stack] = mask & (1 << count) - 1
            for i in range(count):
                if mask >> i & 1:
                    self.points[seat] += parts.points[stack * SLOTS + i]
                    self.ravens += parts.raven[stack * SLOTS + i]
            mask >>= count
        points = part.number("points", 0, bounds.MOST_GOODS)
        if points != self.total(seat):
            due = self.total(seat)
            raise part.fail(
                "points",
                f"should be {due}, as cards and vials show",
                "points-differ",
                {"expected": due, "found": points},
            )
        self.owed[seat] = part.number("owes", 0, bounds.MOST_GOODS)
        part.done()

    def check(self, reader: Reader) -> None:
        """Every card is in its stack or with one seat, and cards leave a stack from the top."""
        for stack, name in enumerate(lists.STACKS):
            whole = 0
            count = 0
            for seat in range(self.parts.players):
                mask = self.taken[seat * len(lists.STACKS) + stack]
                whole |= mask
                count += mask.bit_count()
            if count != self.gone[stack] or whole != (1 << count) - 1:
                raise reader.fail(
                    f"stacks.{name}",
                    "does not go with the cards that players have; they leave a stack from the top",
                    "not-by-rules",
                )
        self.check_barred(reader)

    def check_barred(self, reader: Reader) -> None:
        """wb-barred: as many roles in each set, and none twice before all have been used."""
        number = self.parts.barred
        if self.barred and not number:
            raise reader.wrong("barred", "should be empty: no roles are barred in this game")
        seen = 0
        for i, mask in enumerate(self.barred):
            if i % (len(lists.ROLES) // number) == 0:
                seen = 0
            if mask.bit_count() != number or mask & seen:
                raise reader.wrong(f"barred[{i}]", f"should be {number} roles not barred before")
            seen |= mask

    def check_sets(self, reader: Reader, sets: int) -> None:
        """wb-barred: roles are barred in every set so far."""
        if len(self.barred) != (sets if self.parts.barred else 0):
            raise reader.wrong("barred", "should tell every set so far")


def counted(numbers: list[int], at: int) -> Plain:
    """Ingredients by colour."""
    return {colour: numbers[at + i] for i, colour in enumerate(lists.COLOURS)}


def read_counted(part: Reader) -> list[int]:
    found = [part.number(colour, 0, bounds.MOST_GOODS) for colour in lists.COLOURS]
    part.done()
    return found
