"""Forest tiles: kept until they are used, one for a play, one more role for a round. Found they are in deeds.py."""

from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.codes import actions, entries, reasons, steps, things
from broomstick.games.broom_service.rules.deeds import score, take
from broomstick.games.broom_service.table.state import Fields


def spend(s: Fields, seat: int, tile: int) -> None:
    """bs-forest-kept: a tile is used once."""
    s.layout.extras = s.layout.extras.used(seat, tile)
    s.note(entries.spends(tile), seat)


def use(s: Fields, seat: int, tile: int) -> None:
    """bs-forest-one: a tile in place of the cowardly action."""
    spend(s, seat, tile)
    if tile == things.FOREST_BRAVE:
        # bs-forest-brave: at once, in this cowardly player's own moment; cowardly for everything else.
        s.push(steps.brave(seat))
    elif tile == things.FOREST_POINTS:
        # bs-forest-points
        score(s, seat, s.parts.forest_points, reasons.FOREST_TILE)
    else:
        s.push(steps.two_potions(seat))


def take_potions(s: Fields, seat: int, action: int) -> None:
    """bs-forest-potions: potions, or none; each other player gains a point either way."""
    if action == actions.DECLINE:
        s.note(entries.DECLINES, seat)
    else:
        take(s, seat, actions.take_resources(action))
    for i in range(1, s.players):
        score(s, (seat + i) % s.players, s.parts.gift_points, reasons.GIFT)


def pick_choices(s: Fields, seat: int) -> list[int]:
    """bs-forest-card: whoever keeps such a tile may pick one role more, and so uses it."""
    parts = s.parts
    if s.layout.event() == things.MORE_OR_LESS:
        return parts.picks_more_or_less
    return parts.picks_with_card if s.layout.extras.keeps(seat, things.FOREST_CARD) else parts.picks_as_usual


def picks_locked(s: Fields) -> None:
    """bs-forest-card: shown when all are ready. bs-forest-card-more-or-less: there all owners decide now, in secret."""
    if s.layout.event() == things.MORE_OR_LESS:
        owners = 0
        for seat in range(s.players):
            if s.layout.extras.keeps(seat, things.FOREST_CARD):
                owners |= 1 << seat
        if owners:
            s.push_sealed(things.TOPIC_EXTRA_CARD, owners)
        return
    for seat in s.clockwise(s.leader):
        if s.picks[seat].bit_count() > s.parts.picks:
            spend(s, seat, things.FOREST_CARD)


def add_choices(s: Fields, seat: int) -> list[int]:
    """Any role that is not picked yet, or none."""
    choices = [actions.add(role) for role in range(len(lists.ROLES)) if not s.picks[seat] >> role & 1]
    choices.append(actions.DECLINE)
    return choices


def cards_added(s: Fields) -> None:
    """bs-forest-card-more-or-less: who wanted has a role more; that it is one is seen, which one is not."""
    for seat in s.clockwise(s.leader):
        answer = s.answers[seat]
        if answer == actions.DECLINE:
            s.note(entries.DECLINES, seat)
        elif answer >= 0:
            role = actions.add_role(answer)
            s.picks[seat] |= 1 << role
            s.hands[seat] |= 1 << role
            spend(s, seat, things.FOREST_CARD)
            s.note(entries.adds(role), seat, 1 << seat)
