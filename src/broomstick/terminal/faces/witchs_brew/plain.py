"""Witch's Brew in sentences."""

from broomstick.games.witchs_brew import bags, lists
from broomstick.games.witchs_brew.codes import actions, things
from broomstick.games.witchs_brew.components import SLOTS, Components
from broomstick.games.witchs_brew.preview import outlook
from broomstick.games.witchs_brew.shelves import missing
from broomstick.games.witchs_brew.state import UNSEEN
from broomstick.games.witchs_brew.view import BrewView
from broomstick.heart.plain import mask_names
from broomstick.heart.view import View
from broomstick.terminal.faces.face import Face, turn_now
from broomstick.terminal.faces.witchs_brew.story import BrewStory
from broomstick.terminal.question import DECLARED, Question
from broomstick.terminal.story import Story
from broomstick.words import Facts, Speech
from broomstick.words.previews import brings
from broomstick.words.text import capital


def brew_view(view: View) -> BrewView:
    assert isinstance(view, BrewView)
    return view


def goods_of(view: BrewView, seat: int) -> list[int]:
    """A seat's goods: three ingredients, gold, vials."""
    return view.layout.goods[things.GOODS * seat : things.GOODS * seat + things.GOODS]


def needs_of(parts: Components, card: int) -> list[int]:
    """The ingredients a cauldron shows, by colour."""
    return parts.needs[3 * card : 3 * card + 3]


def cards_of(view: BrewView, seat: int, stack: int) -> list[int]:
    """The cards a seat has taken from a stack."""
    mask = view.layout.taken[seat * len(lists.STACKS) + stack]
    return [stack * SLOTS + i for i in range(SLOTS) if mask >> i & 1]


def ravens_of(view: BrewView, seat: int) -> int:
    return sum(
        view.parts.raven[card] for stack in range(len(lists.STACKS)) for card in cards_of(view, seat, stack)
    )


def lacking(view: BrewView, stack: int, seat: int) -> int:
    """What is missing for the top card: ingredients of a seat for a cauldron, goods on the shelf for a shelf."""
    if stack >= things.CAULDRONS:
        return missing(view.layout, stack)
    needs = needs_of(view.parts, view.layout.card(stack))
    return sum(max(0, need - have) for need, have in zip(needs, goods_of(view, seat), strict=False))


def books_below(view: BrewView) -> list[str | int]:
    """The books under the top one as far as any is known: names, and how many unseen ones lie between."""
    found: list[str | int] = []
    for book in view.books[1:]:
        if book != UNSEEN:
            found.append(lists.SPELLS[book])
        elif found and isinstance(found[-1], int):
            found[-1] += 1
        else:
            found.append(1)
    return found[:-1] if found and isinstance(found[-1], int) else found


def spell_does(speech: Speech, parts: Components, spell: int) -> str:
    """What a spell does."""
    count = parts.copia if spell == things.COPIA else parts.spell_vials
    return speech.word("spell", lists.SPELLS[spell], "does", count=count)


def role_does(speech: Speech, view: BrewView, role: int, full: bool) -> str:
    """What a role's full action or favour is; of the warlock's, the spell that lies open."""
    if role == things.WARLOCK and full:
        spell = view.top_book()
        name = speech.word("spell", lists.SPELLS[spell])
        return speech.words.say("spell-named", spell=name, does=spell_does(speech, view.parts, spell))
    half = "full" if full else "favour"
    return speech.words.say(f"does-{lists.ROLES[role]}.{half}", numbers(speech, view.parts, role))


def numbers(speech: Speech, parts: Components, role: int) -> Facts:
    """The numbers on a role card."""
    name = lists.ROLES[role]
    if name in ("wolf-keeper", "snake-hunter", "herb-collector"):
        return {"full": parts.collector_full, "favour": parts.collector_favour}
    if name == "alchemist":
        return {"full": parts.alchemist_full, "favour": parts.alchemist_favour}
    if name == "fortune-teller":
        return {"full": parts.teller_full, "favour": parts.teller_favour, "price": parts.teller_price}
    if name == "assistant":
        return {
            "full": parts.assistant_full,
            "favour": parts.assistant_favour,
            "price": parts.assistant_price,
        }
    if name == "warlock":
        return {"favour": parts.warlock_gold}
    if name == "cutpurse":
        return {"share": speech.words.say("part", number=parts.gold_share), "favour": parts.gold_spared}
    if name == "begging-monk":
        share = speech.words.say("part", number=parts.ingredient_share)
        return {"share": share, "favour": parts.ingredient_spared}
    return {"price": parts.brewer_gold}


class BrewFace(Face):
    """Witch's Brew, one fact a sentence."""

    def rounds(self, view: View) -> int:
        return brew_view(view).parts.sets

    def new_story(self, view: View) -> Story:
        return BrewStory(self.speech, self.rounds(view))

    def table(self, view: View) -> None:
        view = brew_view(view)
        say = self.console.say
        for seat in range(view.players):
            say(self.player_line(view, seat))
        for stack in range(len(lists.STACKS)):
            say(self.stack_line(view, stack))
        say(self.book_line(view))
        say(self.raven_line(view))
        if view.layout.now_barred():
            say(self.barred_line(view))
        if view.given and view.hand:
            say(self.roles_line(view))

    def ingredients(self, counts: list[int]) -> list[str]:
        """2 red, 1 white"""
        return [
            self.speech.word("ingredient", name, "counted", count=count)
            for name, count in zip(lists.COLOURS, counts, strict=False)
            if count
        ]

    def goods(self, view: BrewView, seat: int) -> str:
        """2 red, 1 white, 3 gold, 1 vial"""
        goods = goods_of(view, seat)
        parts = self.ingredients(goods)
        for kind, count in (("gold", goods[things.GOLD]), ("vials", goods[things.VIALS])):
            if count:
                parts.append(self.words.say(f"{kind}-counted", count=count))
        return ", ".join(parts) or self.words.say("list-nothing")

    def player_line(self, view: BrewView, seat: int) -> str:
        facts: Facts = {"name": self.cast.name(seat), "points": self.points(view.layout.total(seat))}
        lines = [self.words.say("table-player", facts, goods=self.goods(view, seat))]
        owned = [
            f"{self.speech.word('potion', name, 'long')}\u00a0{len(cards_of(view, seat, stack))}"
            for stack, name in enumerate(lists.STACKS)
            if cards_of(view, seat, stack)
        ]
        if owned:
            lines.append(self.words.say("table-cards", cards=", ".join(owned)))
        if ravens_of(view, seat):
            lines.append(capital(self.words.say("ravens-counted", count=ravens_of(view, seat))) + ".")
        if turn_now(view):
            lines.append(self.words.say("table-holds", count=view.hand_sizes[seat]))
        return " ".join(lines)

    def worth(self, parts: Components, card: int) -> str:
        """3 VP, or 4 VP and a raven"""
        points = self.points(parts.points[card])
        return self.words.say("brings-raven", points=points) if parts.raven[card] else points

    def price(self, parts: Components, card: int) -> str:
        """2 white and 1 red, or so much gold or ingredients"""
        stack = card // SLOTS
        if stack < things.CAULDRONS:
            return self.speech.listed(self.ingredients(needs_of(parts, card)))
        kind = "gold" if stack == things.GOLD_SHELF else "ingredients"
        return self.words.say(f"{kind}-counted", count=parts.price[card])

    def lying(self, view: BrewView, stack: int) -> str:
        """What lies on a shelf."""
        lying = view.layout.lying
        if stack == things.GOLD_SHELF:
            return self.words.say("gold-counted", count=lying[things.GOLD]) if lying[things.GOLD] else ""
        return self.speech.listed(self.ingredients(lying)) if any(lying[: things.GOLD]) else ""

    def stack_line(self, view: BrewView, stack: int) -> str:
        """The top card, what is missing for it, what lies on it; and the card below."""
        parts, card = view.parts, view.layout.card(stack)
        facts: Facts = {"potion": capital(self.speech.word("potion", lists.STACKS[stack], "long"))}
        if card < 0:
            return self.words.say("stack-empty", facts)
        facts |= {"worth": self.worth(parts, card), "price": self.price(parts, card)}
        lines = [self.words.say("stack-top", facts)]
        if stack >= things.CAULDRONS:
            lying = self.lying(view, stack)
            if lying:
                lines.append(self.words.say("stack-lying", lying=lying, missing=missing(view.layout, stack)))
        elif view.given:
            lines.append(self.words.say("stack-lacking", count=lacking(view, stack, view.viewer)))
        left = parts.cards[stack] - view.layout.gone[stack] - 1
        if left:
            then: Facts = {"worth": self.worth(parts, card + 1), "price": self.price(parts, card + 1)}
            lines.append(self.words.say("stack-then", then, count=left))
        else:
            lines.append(self.words.say("stack-last"))
        return " ".join(lines)

    def book_line(self, view: BrewView) -> str:
        spell = view.top_book()
        name = self.speech.word("spell", lists.SPELLS[spell])
        line = self.words.say("table-book", spell=name, does=spell_does(self.speech, view.parts, spell))
        below = self.books(view)
        return f"{line} {self.words.say('table-books', books=', '.join(below))}" if below else line

    def books(self, view: BrewView) -> list[str]:
        """What is known of the books below the top one."""
        return [
            self.words.say("books-unseen", count=book)
            if isinstance(book, int)
            else self.speech.word("spell", book)
            for book in books_below(view)
        ]

    def raven_line(self, view: BrewView) -> str:
        return self.words.say("table-ravens", count=view.layout.ravens, most=view.parts.ravens)

    def barred_line(self, view: BrewView) -> str:
        names = mask_names(lists.ROLES, view.layout.now_barred())
        roles = self.speech.listed([self.speech.role(name, "long") for name in names])
        return self.words.say("table-barred", roles=roles)

    def hand(self, view: View) -> None:
        view = brew_view(view)
        if not view.given:
            return
        self.console.say(self.roles_line(view) if view.hand else self.words.say("table-hand-empty"))
        self.console.say(self.own_goods(view))

    def own_goods(self, view: BrewView) -> str:
        facts: Facts = {"name": self.cast.name(view.viewer), "who": self.cast.who(view.viewer)}
        return self.words.say("table-own", facts, goods=self.goods(view, view.viewer))

    def title(self, question: Question) -> str:
        view, kind = brew_view(question.view), question.kind
        if kind in DECLARED:
            return question.title()
        if kind == actions.BOTTLE:
            return self.words.say("ask-bottle")
        if kind == actions.ADD_GOLD:
            return self.words.say("ask-add-gold", missing=missing(view.layout, things.GOLD_SHELF))
        if kind == actions.ADD:
            return self.words.say("ask-add", missing=missing(view.layout, things.INGREDIENT_SHELF))
        if kind == actions.LOSE:
            return self.words.say(
                "ask-lose", count=bags.bag_size(actions.lose_ingredients(question.choices[0]))
            )
        full = view.brave == view.viewer
        role = capital(self.speech.role(lists.ROLES[view.role], "the"))
        does = role_does(self.speech, view, view.role, full)
        return self.words.say("ask-full" if full else "ask-favour", role=role, does=does)

    def item_notes(self, question: Question) -> list[str]:
        if not question.picking:
            return super().item_notes(question)
        view = brew_view(question.view)
        return [
            self.words.say(
                "pick-worth",
                brave=brings(self.speech, outlook(view, item.code, True)),
                cowardly=brings(self.speech, outlook(view, item.code, False)),
            )
            for item in question.items
        ]

    def below_lines(self, question: Question) -> list[str]:
        lines = super().below_lines(question)
        if not question.picking:
            # While picking, the whole table stands above.
            lines.append(self.own_goods(brew_view(question.view)))
        return lines

    def result_facts(self, view: View, seat: int) -> Facts:
        view = brew_view(view)
        cauldrons, shelves, vials = view.layout.sources(seat)
        return {
            "cauldrons": cauldrons,
            "shelves": shelves,
            "vials": vials,
            "left": left_over(view, seat),
        }


def left_over(view: BrewView, seat: int) -> int:
    """Ingredients and gold, which decide between equals."""
    return sum(goods_of(view, seat)[: things.GOLD + 1])
