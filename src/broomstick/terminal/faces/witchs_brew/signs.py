"""The words, signs and colours of Witch's Brew, for drawing."""

from rich.cells import cell_len

from broomstick.games.witchs_brew import lists
from broomstick.games.witchs_brew.codes import things
from broomstick.games.witchs_brew.components import SLOTS
from broomstick.games.witchs_brew.view import BrewView
from broomstick.heart.plain import Plain
from broomstick.terminal.faces.blocks import Part, line
from broomstick.terminal.faces.paint import EMPTY, FULL, INK, QUIET, type_chip, type_ink
from broomstick.terminal.faces.signs import Signs
from broomstick.terminal.faces.witchs_brew.plain import goods_of, needs_of
from broomstick.words import Speech

GOLD_SIGN, VIAL_SIGN, RAVEN_SIGN, ANY_SIGN = "◎", "▿", "♠", "*"
GOLD_INK = type_ink("yellow")
MINUS = "−"


def group_colour(role: int) -> str:
    """Roles that do the like have one colour."""
    if role <= things.HERB_COLLECTOR:
        return "green"
    if things.ALCHEMIST <= role <= things.ASSISTANT:
        return "yellow"
    if role <= things.DRUID:
        return "blue"
    return "grey" if role == things.WARLOCK else "brown"


class BrewSigns(Signs):
    """What drawings of Witch's Brew take their words and colours from."""

    view: BrewView

    def __init__(self, view: BrewView, speech: Speech) -> None:
        super().__init__(view, speech)
        self.parts = view.parts
        self.watching = not view.given

    def chip(self, role: int) -> Part:
        return type_chip(self.speech.role(lists.ROLES[role], "letters"), group_colour(role))

    def stack_name(self, stack: int, most: int = 99) -> str:
        """A cauldron goes by its metal, a shelf by its whole name, or where there is no room by what lies on it."""
        if stack < things.CAULDRONS:
            return self.speech.word("potion", lists.STACKS[stack])
        whole = self.speech.word("potion", lists.STACKS[stack], "long")
        if cell_len(whole) <= most:
            return whole
        return self.say("word-gold-shelf" if stack == things.GOLD_SHELF else "word-ingredient-shelf")

    def drop(self, colour: int) -> Part:
        """An ingredient: its letter on its colour."""
        return type_chip(self.letter(colour), lists.COLOURS[colour])

    def letter(self, colour: int) -> str:
        return self.speech.word("ingredient", lists.COLOURS[colour], "letter")

    def drops(self, counts: list[int]) -> list[Part]:
        """R R W"""
        return [self.drop(colour) for colour in range(len(lists.COLOURS)) for _ in range(counts[colour])]

    def pips(self, have: int, need: int, style: str = INK) -> list[Part]:
        """Full ones are there, hollow ones are missing."""
        have = min(have, need)
        return [(FULL * have, style), (EMPTY * (need - have), QUIET)]

    def worth(self, card: int) -> list[Part]:
        """3 VP, or 4 VP ♠"""
        raven: list[Part] = [(f" {RAVEN_SIGN}", INK)] if self.parts.raven[card] else []
        return [(self.vp(self.parts.points[card]), INK), *raven]

    def price(self, stack: int, card: int) -> list[Part]:
        """What the top card takes: full pips are had, or lie on the shelf already."""
        if stack < things.CAULDRONS:
            own = goods_of(self.view, self.own_seat()) if not self.watching else [0] * 3
            parts: list[Part] = []
            for colour, need in enumerate(needs_of(self.parts, card)):
                if need:
                    parts += [" " if parts else "", self.drop(colour), " ", *self.pips(own[colour], need)]
            return parts
        lying = self.view.layout.lying
        if stack == things.GOLD_SHELF:
            return [
                (f"{GOLD_SIGN} ", GOLD_INK),
                *self.pips(lying[things.GOLD], self.parts.price[card], GOLD_INK),
            ]
        there = self.drops(lying)
        return [*there, (EMPTY * max(0, self.parts.price[card] - len(there)), QUIET)]

    def bare_price(self, stack: int, card: int) -> str:
        """The same of a card further down, in letters or a number: WWR, 4◎, 4*"""
        if stack < things.CAULDRONS:
            needs = needs_of(self.parts, card)
            return "".join(self.letter(colour) * needs[colour] for colour in range(len(lists.COLOURS)))
        return f"{self.parts.price[card]}{GOLD_SIGN if stack == things.GOLD_SHELF else ANY_SIGN}"

    def gain(self, gain: Plain) -> Part:
        """A preview in as few columns as can be: −1W −1R +3 VP ♠"""
        if not gain.get("possible", True):
            return f"({self.say('word-cannot')})", QUIET
        if "spared" in gain:
            return self.say("brings-spared", count=gain["spared"])
        if "losses" in gain:
            return line(*self.shelf_after(gain))
        parts: list[Part] = []
        for colour, name in enumerate(lists.COLOURS):
            if gain["ingredients"][name]:
                parts += [signed(gain["ingredients"][name]), self.drop(colour), " "]
        for kind, mark in (("any", ANY_SIGN), ("gold", GOLD_SIGN), ("vials", VIAL_SIGN)):
            if gain[kind]:
                parts += [f"{signed(gain[kind])}{mark} "]
        if gain.get("spell") == "optio":
            parts.append(self.say("word-any-cauldron"))
        if gain["points"]:
            parts.append((f"+{self.vp(gain['points'])}", INK))
        if gain.get("raven"):
            parts.append((f" {RAVEN_SIGN}", INK))
        return line(*parts)

    def shelf_after(self, gain: Plain) -> list[Part]:
        """How full a shelf would be with what the others lose."""
        stack, _, number = gain["card"].rpartition("-")
        card = lists.STACKS.index(stack) * SLOTS + int(number) - 1
        price = self.parts.price[card]
        return [*self.pips(price - gain["missing"], price), " ", *self.worth(card)]


def signed(count: int) -> str:
    return f"+{count}" if count > 0 else f"{MINUS}{-count}"


def role_inks(speech: Speech) -> dict[str, str]:
    """Every role by name, in the colour of its group."""
    return {
        speech.role(name, "long"): f"bold {type_ink(group_colour(role))}"
        for role, name in enumerate(lists.ROLES)
    }
