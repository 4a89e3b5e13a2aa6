"""The steps of forest and hill tiles, gifts and expansion cards: which asks what, and what an answer does."""

from broomstick.games.broom_service.codes import actions, entries, steps
from broomstick.games.broom_service.rules import expansion, forests, hills, roles
from broomstick.games.broom_service.rules.deeds import take
from broomstick.games.broom_service.table.state import Fields
from broomstick.heart.codec import kind_of
from broomstick.heart.core import step_seat
from broomstick.heart.shown import EMPTY


def perform(s: Fields, step: int) -> None:
    """As steps.perform, for the steps that come with these."""
    kind = kind_of(step)
    seat = step_seat(step)
    if kind == steps.GIFTS:
        hills.hand_out(s, seat)
    elif kind == steps.JUMP:
        hills.perform_jump(s, step, seat)
    else:
        choices = step_choices(s, step, seat)
        if len(choices) > 1:
            s.ask(seat, step)
        elif choices:
            answer(s, step, seat, choices[0])
        elif kind != steps.SWAP or not steps.swap_gave(step):
            # bs-card-use: spent without effect.
            s.note(entries.CANNOT, seat)


def step_choices(s: Fields, step: int, seat: int) -> list[int]:
    kind = kind_of(step)
    layout = s.layout
    if kind == steps.JUMP:
        return hills.jump_choices(layout, steps.area_of(step))
    if kind == steps.ANYWHERE:
        return hills.anywhere_choices(layout, steps.area_of(step))
    if kind == steps.GIFT:
        return s.parts.gifts
    if kind == steps.TWO_POTIONS:
        return s.parts.potion_pairs
    if kind == steps.EFFECT:
        return expansion.effect_choices(layout, seat, steps.effect_card(step))
    if kind == steps.SHIFT:
        return roles.action_choices(layout, s.role, seat)
    if kind == steps.SWAP:
        return expansion.swap_choices(layout, seat, step)
    # Gifts ask nobody themselves.
    return expansion.lower_piles(layout) if kind == steps.PUT_AWAY else EMPTY


def answer(s: Fields, step: int, seat: int, action: int) -> None:
    kind = kind_of(step)
    if kind == steps.JUMP:
        hills.jump(s, seat, step, action)
    elif kind == steps.ANYWHERE:
        hills.ride(s, seat, step, action)
    elif kind == steps.TWO_POTIONS:
        forests.take_potions(s, seat, action)
    elif kind == steps.PUT_AWAY:
        expansion.put_away(s, seat, steps.put_away_card(step), action)
    elif action == actions.DECLINE:
        s.note(entries.DECLINES, seat)
    elif kind == steps.GIFT:
        take(s, seat, actions.take_resources(action))
    elif kind == steps.EFFECT:
        expansion.do_effect(s, seat, steps.effect_card(step), action)
    elif kind == steps.SHIFT:
        roles.act(s, seat, action, False)
    else:
        expansion.swap(s, seat, step, action)


def instead(s: Fields, seat: int, action: int) -> None:
    """bs-one-way: a cowardly play is used for a forest tile, or for an expansion card."""
    kind = kind_of(action)
    if kind == actions.TILE:
        forests.use(s, seat, actions.tile_forest_tile(action))
    elif kind == actions.DRAW:
        expansion.draw(s, seat, actions.draw_pile(action))
    else:
        expansion.play_card(s, seat, actions.card_card(action))
