"""The steps of forest and hill tiles, gifts and expansion cards: which asks what, and what an answer does."""

from broomstick.games.broom_service.box.vocabulary import (
    ANYWHERE,
    CANNOT,
    DRAW,
    EFFECT,
    GIFT,
    GIFTS,
    JUMP,
    PUT_AWAY,
    SHIFT,
    SWAPPING,
    TWO_POTIONS,
    USE_FOREST,
    step_area,
)
from broomstick.games.broom_service.rules import expansion, forests, hills, roles
from broomstick.games.broom_service.rules.deeds import take
from broomstick.games.broom_service.table.state import Fields
from broomstick.heart.codec import KIND_BITS, KIND_MASK
from broomstick.heart.core import DECLINE, step_rest, step_seat
from broomstick.heart.journal import DECLINES
from broomstick.heart.shown import EMPTY


def perform(s: Fields, step: int) -> None:
    """As steps.perform, for the steps that come with these."""
    kind = step & KIND_MASK
    seat = step_seat(step)
    if kind == GIFTS:
        hills.hand_out(s, seat)
    elif kind == JUMP:
        hills.perform_jump(s, step, seat)
    else:
        choices = step_choices(s, step, seat)
        if len(choices) > 1:
            s.ask(seat, step)
        elif choices:
            answer(s, step, seat, choices[0])
        elif kind != SWAPPING or not expansion.swap_given(step_rest(step)):
            # bs-card-use: spent without effect.
            s.note(CANNOT, seat)


def step_choices(s: Fields, step: int, seat: int) -> list[int]:
    kind = step & KIND_MASK
    layout = s.layout
    if kind == JUMP:
        return hills.jump_choices(layout, step_area(step))
    if kind == ANYWHERE:
        return hills.anywhere_choices(layout, step_area(step))
    if kind == GIFT:
        return s.parts.gifts
    if kind == TWO_POTIONS:
        return s.parts.potion_pairs
    if kind == EFFECT:
        return expansion.effect_choices(layout, seat, step_rest(step))
    if kind == SHIFT:
        return roles.action_choices(layout, s.role, seat)
    if kind == SWAPPING:
        return expansion.swap_choices(layout, seat, step_rest(step))
    # Gifts ask nobody themselves.
    return expansion.lower_piles(layout) if kind == PUT_AWAY else EMPTY


def answer(s: Fields, step: int, seat: int, action: int) -> None:
    kind = step & KIND_MASK
    if kind == JUMP:
        hills.jump(s, seat, step, action)
    elif kind == ANYWHERE:
        hills.ride(s, seat, step, action)
    elif kind == TWO_POTIONS:
        forests.take_potions(s, seat, action)
    elif kind == PUT_AWAY:
        expansion.put_away(s, seat, step_rest(step), action)
    elif action == DECLINE:
        s.note(DECLINES, seat)
    elif kind == GIFT:
        take(s, seat, action >> KIND_BITS)
    elif kind == EFFECT:
        expansion.do_effect(s, seat, step_rest(step), action)
    elif kind == SHIFT:
        roles.act(s, seat, action, False)
    else:
        expansion.swap(s, seat, step_rest(step), action)


def instead(s: Fields, seat: int, action: int) -> None:
    """bs-one-way: a cowardly play is used for a forest tile, or for an expansion card."""
    kind = action & KIND_MASK
    value = action >> KIND_BITS
    if kind == USE_FOREST:
        forests.use(s, seat, value)
    elif kind == DRAW:
        expansion.draw(s, seat, value)
    else:
        expansion.play_card(s, seat, value)
