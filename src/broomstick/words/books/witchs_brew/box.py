"""The components of Witch's Brew as its book shows them, each number with its origin."""

from dataclasses import dataclass
from typing import Any

from broomstick.games.datafile import Entry
from broomstick.games.witchs_brew import components, lists
from broomstick.words.books.origins import ComponentFile, origin_of
from broomstick.words.bundle import Value, Words


@dataclass(frozen=True)
class Half:
    """Where the numbers of a role's two halves stand: a section, and by what sentences call a number its field."""

    section: str
    fields: dict[str, str]


COLLECTOR = Half("collector", {"full": "full", "favour": "favour"})
BREWER = Half("brewer", {"price": "favour_gold"})

HALVES = {
    "wolf-keeper": COLLECTOR,
    "snake-hunter": COLLECTOR,
    "herb-collector": COLLECTOR,
    "alchemist": Half("alchemist", {"full": "full", "favour": "favour"}),
    "fortune-teller": Half("fortune-teller", {"full": "full", "favour": "favour", "price": "price"}),
    "assistant": Half("assistant", {"full": "full", "favour": "favour", "price": "price"}),
    "wizard": BREWER,
    "witch": BREWER,
    "druid": BREWER,
    "warlock": Half("warlock", {"favour": "favour"}),
    "cutpurse": Half("cutpurse", {"share": "share", "favour": "spared"}),
    "begging-monk": Half("begging-monk", {"share": "share", "favour": "spared"}),
}

SPELL_NUMBERS = {"copia": "copia", "lupus": "vials", "herba": "vials", "serpens": "vials"}
"""The field with the number of a spell; the others have none."""


class Box(ComponentFile):
    """The components of Witch's Brew."""

    def __init__(self, data: Any = None) -> None:
        super().__init__(components, dict.fromkeys(("cauldron", "shelf", "spell"), "name"), data)

    @property
    def stacks(self) -> list[Entry]:
        return [*self.every("cauldron"), *self.every("shelf")]

    @property
    def spells(self) -> list[Entry]:
        return self.every("spell")

    def halves(self, words: Words, role: str) -> tuple[str, str]:
        """A role's full action and its favour."""
        facts: dict[str, Value] = {**self.half_numbers(role)}
        if "share" in facts:
            facts["share"] = words.say("part", number=facts["share"])
        return words.say(f"does-{role}.full", facts), words.say(f"does-{role}.favour", facts)

    def half_numbers(self, role: str) -> dict[str, int]:
        """The numbers on a role's two halves."""
        where = HALVES[role]
        return {name: self.number(where.section, field) for name, field in where.fields.items()}

    def halves_origins(self, role: str) -> list[str]:
        where = HALVES[role]
        return [origin_of(self.section(where.section), field) for field in where.fields.values()]

    def spell(self, words: Words, name: str) -> str:
        """What a spell does."""
        return words.say(f"spell-{name}.does", count=self.spell_number(name))

    def spell_number(self, name: str) -> int:
        """The number of a spell; 0 for one that has none."""
        field = SPELL_NUMBERS.get(name, "")
        return self.number("spells", field) if field else 0

    def spell_origins(self, entry: Entry) -> list[str]:
        field = SPELL_NUMBERS.get(entry.value("name"), "")
        own = [origin_of(self.section("spells"), field)] if field else []
        return [origin_of(entry, "copies"), *own]

    def cards(self, words: Words, stack: Entry) -> list[str]:
        """What each card of a stack needs and is worth, the top one first."""
        lists = [self.needs(words, stack), stack.value("points"), stack.value("ravens")]
        found = []
        for needs, points, raven in zip(*lists, strict=True):
            worth = words.say("victory-points", count=points)
            message = "rules-witchs-brew-card-raven" if raven else "rules-witchs-brew-card"
            found.append(words.say(message, needs=needs, points=worth))
        return found

    def needs(self, words: Words, stack: Entry) -> list[str]:
        if "needs" in stack.values:
            kind = "gold" if stack.value("name") == "gold-shelf" else "any"
            return [words.say(f"{kind}-counted", count=count) for count in stack.value("needs")]
        found = []
        for counts in zip(stack.value("main_needs"), stack.value("second_needs"), strict=True):
            colours = (stack.value("main"), stack.value("second"))
            parts = [
                words.say(f"ingredient-{colour}.counted", count=count)
                for colour, count in zip(colours, counts, strict=True)
                if count
            ]
            found.append(", ".join(parts))
        return found

    def facts(self, words: Words) -> dict[str, Value]:
        """The numbers that texts of the rules may use; witchs_brew/rules.ftl lists them."""

        def gold(section: str, field: str) -> str:
            return words.say("gold-counted", count=self.number(section, field))

        def vials(section: str, field: str) -> str:
            return words.say("vials-counted", count=self.number(section, field))

        def ingredients(section: str, field: str) -> str:
            return words.say("ingredients-counted", count=self.number(section, field))

        return {
            "picks": self.number("game", "picks"),
            "rounds": self.number("game", "sets"),
            "books": sum(int(spell.value("copies")) for spell in self.spells),
            "spared-gold": gold("cutpurse", "spared"),
            "spared-ingredients": ingredients("begging-monk", "spared"),
            "start-gold": gold("start", "gold"),
            "start-ingredients": ingredients("start", "ingredients"),
            "collector-full": ingredients("collector", "full"),
            "collector-favour": ingredients("collector", "favour"),
            "alchemist-full": gold("alchemist", "full"),
            "alchemist-favour": gold("alchemist", "favour"),
            "teller-price": gold("fortune-teller", "price"),
            "teller-full": vials("fortune-teller", "full"),
            "teller-favour": vials("fortune-teller", "favour"),
            "assistant-price": gold("assistant", "price"),
            "assistant-full": ingredients("assistant", "full"),
            "assistant-favour": ingredients("assistant", "favour"),
            "brewer-gold": gold("brewer", "favour_gold"),
            "brewer-vials": vials("brewer", "vials"),
            "warlock-gold": gold("warlock", "favour"),
            "spell-copia": ingredients("spells", "copia"),
            "spell-vials": vials("spells", "vials"),
            "cutpurse-share": words.say("part", number=self.number("cutpurse", "share")),
            "monk-share": words.say("part", number=self.number("begging-monk", "share")),
            "ravens": words.say("ravens-counted", count=self.number("game", "ravens")),
        }


def roles(words: Words) -> list[tuple[str, str]]:
    """Every role and its name in full."""
    return [(name, words.say(f"role-{name}.long")) for name in lists.ROLES]
