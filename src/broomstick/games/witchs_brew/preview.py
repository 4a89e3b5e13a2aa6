"""What a choice in Witch's Brew would bring, from what its chooser knows."""

from broomstick.games.witchs_brew import bags, lists
from broomstick.games.witchs_brew.codes import actions, things
from broomstick.games.witchs_brew.roles import favour_choices, full_choices
from broomstick.games.witchs_brew.shelves import loss, missing, shelf_of
from broomstick.games.witchs_brew.view import BrewView
from broomstick.heart.codec import bag_count, kind_of
from broomstick.heart.declared import Declared, add_rivals, declared
from broomstick.heart.plain import Plain, mask_names
from broomstick.heart.shown import COWARDLY, SILENT


def preview(view: BrewView, action: int) -> Plain:
    """Goods and points won and lost; for a declaration also when, and who could still take it away."""
    kind = kind_of(action)
    if kind == actions.PICK:
        return {"picks": mask_names(lists.ROLES, actions.pick_roles(action))}
    said = declared(view, action)
    return deed(view, action) if said is None else claim(view, said)


def claim(view: BrewView, said: Declared) -> Plain:
    """A declaration, as things are now: a favour is at once, the full action waits for those who speak later.

    ``unable`` are those among them who could do nothing with it; ``leaves`` is the cauldron that a favour uncovers.
    """
    role, full = said.role, said.brave
    found = {"role": lists.ROLES[role], "full": full, "at_once": not full, **outlook(view, role, full)}
    add_rivals(found, view, said)
    if full:
        found["unable"] = [seat for seat in found["overtakers"] if not possible(view, seat, role, True)]
    elif things.WIZARD <= role <= things.DRUID and found["possible"]:
        found["leaves"] = card_name(view, role - things.WIZARD, 1)
    return found


def nothing() -> Plain:
    """No change at all; ``any`` counts ingredients whose colours can be chosen."""
    return {
        "gold": 0,
        "ingredients": dict.fromkeys(lists.COLOURS, 0),
        "any": 0,
        "vials": 0,
        "points": 0,
        "card": None,
    }


def outlook(view: BrewView, role: int, full: bool) -> Plain:
    """What a role's half would bring now, and whether it could be done at all."""
    parts = view.parts
    found = nothing()
    if role <= things.HERB_COLLECTOR:
        found["ingredients"][lists.COLOURS[bags.COLLECTED[role]]] = (
            parts.collector_full if full else parts.collector_favour
        )
    elif role == things.ALCHEMIST:
        found["any"] = -1
        found["gold"] = parts.alchemist_full if full else parts.alchemist_favour
    elif role == things.FORTUNE_TELLER:
        found["gold"] = -parts.teller_price
        add_vials(found, parts.teller_full if full else parts.teller_favour)
    elif role == things.ASSISTANT:
        found["gold"] = -parts.assistant_price
        found["any"] = parts.assistant_full if full else parts.assistant_favour
    elif role <= things.DRUID:
        add_cauldron(view, found, role - things.WIZARD, not full)
    elif role == things.WARLOCK:
        if full:
            add_spell(view, found)
        else:
            found["gold"] = parts.warlock_gold
    elif full:
        add_collection(view, found, role)
    else:
        found["spared"] = spared(view, role)
    found["possible"] = possible(view, view.viewer, role, full)
    return found


def possible(view: BrewView, seat: int, role: int, full: bool) -> bool:
    """wb-cannot: whether there will be something to choose, if all stays as it is now; the rules say so."""
    if full:
        return len(full_choices(view.layout, role, seat, view.top_book(), said_to(view, role))) > 1
    # wb-spared: the favour of cutpurse and begging monk is never asked about; what it saves is told beside this.
    return role >= things.CUTPURSE or len(favour_choices(view.layout, role, seat)) > 1


def said_to(view: BrewView, role: int) -> list[int]:
    """What everybody has said to a role: nothing yet to one that is not called."""
    return view.said if role == view.role else [SILENT] * view.players


def spared(view: BrewView, role: int) -> int:
    """wb-spared, wb-no-shelf: how much less the viewer would lose; nothing where there is nothing to lose."""
    layout = view.layout
    if layout.card(shelf_of(role)) < 0:
        return 0
    return loss(layout, role, SILENT, view.viewer) - loss(layout, role, COWARDLY, view.viewer)


def add_vials(found: Plain, vials: int) -> None:
    """Every vial is a point."""
    found["vials"] += vials
    found["points"] += vials


def card_name(view: BrewView, stack: int, below: int) -> str | None:
    """So many cards below the top one of a stack, as views name it; None where there is none."""
    number = view.layout.gone[stack] + below + 1
    return f"{lists.STACKS[stack]}-{number}" if number <= view.parts.cards[stack] else None


def add_card(view: BrewView, found: Plain, stack: int) -> bool:
    """The top card of a stack with its points; whether there is one."""
    card = view.layout.card(stack)
    if card < 0:
        return False
    found["card"] = card_name(view, stack, 0)
    found["points"] += view.parts.points[card]
    found["raven"] = bool(view.parts.raven[card])
    return True


def add_cauldron(view: BrewView, found: Plain, stack: int, favour: bool) -> None:
    """A cauldron for what it shows, and gold for the favour."""
    card = view.layout.card(stack)
    if add_card(view, found, stack):
        for i, name in enumerate(lists.COLOURS):
            found["ingredients"][name] -= view.parts.needs[3 * card + i]
        if favour:
            found["gold"] -= view.parts.brewer_gold


def add_spell(view: BrewView, found: Plain) -> None:
    """What the top spell book offers."""
    spell = view.top_book()
    found["spell"] = lists.SPELLS[spell]
    if spell == things.COPIA:
        found["any"] = view.parts.copia
    elif things.MAGUS <= spell <= things.SANATIO:
        if add_card(view, found, spell - things.MAGUS):
            found["any"] = -view.parts.price[view.layout.card(spell - things.MAGUS)]
    elif spell >= things.LUPUS:
        found["ingredients"][lists.COLOURS[spell - things.LUPUS]] = -1
        add_vials(found, view.parts.spell_vials)


def add_collection(view: BrewView, found: Plain, role: int) -> None:
    """What all others would lose as things are, and what would then be missing on the shelf."""
    stack = shelf_of(role)
    if not add_card(view, found, stack):
        return
    said = said_to(view, role)
    losses = [
        0 if seat == view.viewer else loss(view.layout, role, said[seat], seat)
        for seat in range(view.players)
    ]
    found["losses"] = losses
    found["missing"] = max(0, missing(view.layout, stack) - sum(losses))


def deed(view: BrewView, action: int) -> Plain:
    """A choice within an action: exactly what it brings."""
    kind = kind_of(action)
    parts = view.parts
    found = nothing()
    full = view.brave == view.viewer
    if kind == actions.TAKE:
        add_bag(found, actions.take_ingredients(action), 1)
        if view.role == things.ASSISTANT:
            found["gold"] = -parts.assistant_price
    elif kind == actions.SELL:
        found["ingredients"][lists.COLOURS[actions.sell_ingredient(action)]] = -1
        found["gold"] = parts.alchemist_full if full else parts.alchemist_favour
    elif kind == actions.TAKE_GOLD:
        found["gold"] = parts.warlock_gold
    elif kind == actions.FILL_VIALS and view.role == things.WARLOCK:
        add_spell(view, found)
    elif kind == actions.FILL_VIALS:
        found["gold"] = -parts.teller_price
        add_vials(found, parts.teller_full if full else parts.teller_favour)
    elif kind == actions.BUY:
        add_cauldron(view, found, actions.buy_potion(action), not full)
    elif kind == actions.PAY:
        add_bag(found, actions.pay_ingredients(action), -1)
        add_card(view, found, view.top_book() - things.MAGUS)
    elif kind == actions.BOTTLE:
        found["ingredients"][lists.COLOURS[actions.bottle_ingredient(action)]] = -1
        add_vials(found, parts.brewer_vials)
    elif kind == actions.COLLECT:
        add_collection(view, found, view.role)
    elif kind == actions.ADD_GOLD:
        gold = actions.add_gold_gold(action)
        found["gold"] = -gold
        add_shelf(view, found, things.GOLD_SHELF, gold)
    elif kind == actions.ADD:
        bag = actions.add_ingredients(action)
        add_bag(found, bag, -1)
        add_shelf(view, found, things.INGREDIENT_SHELF, bags.bag_size(bag))
    elif kind == actions.LOSE:
        add_bag(found, actions.lose_ingredients(action), -1)
    else:
        return {}
    return found


def add_bag(found: Plain, bag: int, sign: int) -> None:
    for i, name in enumerate(lists.COLOURS):
        found["ingredients"][name] += sign * bag_count(bag, i)


def add_shelf(view: BrewView, found: Plain, stack: int, added: int) -> None:
    """The shelf is taken if that is enough; else so much is still missing."""
    lacks = missing(view.layout, stack) - added
    found["missing"] = max(0, lacks)
    if lacks <= 0:
        add_card(view, found, stack)
