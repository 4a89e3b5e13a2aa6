"""Set-up, rounds, bewitched roles, the end; and which step asks what. Ids of rules begin with bs-."""

from typing import Final

from broomstick.contest.chance import Chance
from broomstick.contest.codec import KIND_BITS, KIND_MASK
from broomstick.contest.core import DECLINE, END_TURN, FOLLOW, seat_step, step_rest, step_seat
from broomstick.contest.journal import DECLINES, NO_SEAT
from broomstick.games.broom_service import beyond, events, expansion, roles, tiles
from broomstick.games.broom_service.alternatives import cowardly_choices
from broomstick.games.broom_service.board import WAND
from broomstick.games.broom_service.deeds import deliver, score
from broomstick.games.broom_service.extras import NO_EXTRAS, Extras
from broomstick.games.broom_service.state import Fields
from broomstick.games.broom_service.vocabulary import (
    AREA_BITS,
    ARRIVED,
    BEWITCHED,
    BRAVE_ACT,
    CANNOT,
    CLOUDS,
    COWARDLY_ACT,
    DELIVERY,
    EVENT,
    FINAL_SCORE,
    FOREST_TILES,
    FREE_MOVE,
    GOODS,
    HAND_IN,
    HAND_OVER,
    HEAVY,
    MOST_GOODS,
    POTIONS,
    ROLES,
    SCORES_AMULETS,
    SCORES_BOLTS,
    SCORES_CARDS,
    SCORES_SETS,
    SHUFFLED,
    TILE,
    WHY_AMULETS,
    WHY_BEWITCHED,
    WHY_BOLTS,
    WHY_CARDS,
    WHY_SETS,
    step_area,
    step_duty,
)

BEWITCHED_STREAM: Final = 0
GOODS_BITS: Final = MOST_GOODS.bit_length()


# ---- set-up ----


def set_up(s: Fields) -> None:
    """bs-start, bs-castles: points, resources and pawns; then clouds, tiles, events and bewitched roles."""
    parts = s.parts
    layout = s.layout
    n = s.players
    layout.vp = [parts.start_points] * n
    layout.goods = [0] * (GOODS * n)
    layout.pawns = sorted(parts.board.castles) * n
    for seat in range(n):
        for potion in range(POTIONS):
            layout.goods[GOODS * seat + potion] = parts.start_potions
        # bs-start-wands: of two players both; else the starter and the one who speaks last.
        few = n == 2 or seat == s.starter or (seat + 1) % n == s.starter
        layout.goods[GOODS * seat + WAND] = parts.start_few_wands if few else parts.start_wands
    mountains = len(parts.board.mountain_spaces) if parts.mountain else 0
    layout.lay_sky(draw_clouds(s))
    layout.filled = 0
    layout.taken = [0] * (len(CLOUDS) * n)
    layout.tiles = draw_tiles(s, "mountain tiles", parts.tile_copies, mountains)
    layout.amulets = [0] * n
    layout.messenger = 0
    layout.owed = [0] * n
    layout.events = []
    layout.bewitched = []
    layout.extras = lay_extras(s) if parts.forest or parts.hill or parts.cards else NO_EXTRAS
    # bs-events: as many cards as rounds are used; nobody sees the others.
    cards = parts.events[:]
    Chance(s.seed, s.salt, "events").shuffle(cards)
    s.coming = cards[: parts.rounds]
    s.deck = []
    if parts.bewitched:
        s.deck = list(range(len(ROLES)))
        s.shuffle(BEWITCHED_STREAM, s.deck)


def draw_clouds(s: Fields) -> list[int]:
    """bs-clouds, bs-storm-mixed, bs-heavy-fewer: a random cloud on every space; the others leave the game unseen."""
    parts = s.parts
    chance = Chance(s.seed, s.salt, "clouds")
    heavy: list[int] = []
    for kind in range(HEAVY):
        heavy += [kind] * parts.cloud_copies[kind]
    if parts.storm:
        if parts.heavy < len(heavy):
            chance.shuffle(heavy)
            heavy = heavy[: parts.heavy]
        for kind in range(HEAVY, len(CLOUDS)):
            heavy += [kind] * parts.cloud_copies[kind]
    chance.shuffle(heavy)
    return heavy[: len(parts.board.clouds)]


def draw_tiles(s: Fields, stream: str, copies: list[int], spaces: int) -> list[int]:
    """bs-tiles, bs-forest-tiles, bs-hill-tiles: a random tile on every space; the others leave the game."""
    if not spaces:
        return []
    found: list[int] = []
    for tile, number in enumerate(copies):
        found += [tile] * number
    Chance(s.seed, s.salt, stream).shuffle(found)
    return found[:spaces]


def lay_extras(s: Fields) -> Extras:
    """Forest and hill tiles, and the piles of expansion cards."""
    parts = s.parts
    extras = Extras()
    if parts.forest:
        spaces = len(parts.board.forest_spaces)
        extras.forest = draw_tiles(s, "forest tiles", parts.forest_copies, spaces)
        extras.kept = [0] * (len(FOREST_TILES) * s.players)
        extras.spent = [0] * len(FOREST_TILES)
    if parts.hill:
        spaces = len(parts.board.hill_spaces)
        extras.lay_hill(parts, draw_tiles(s, "hill tiles", parts.hill_copies, spaces))
    if parts.cards:
        expansion.lay_piles(s, extras)
    return extras


# ---- rounds ----


def begin_round(s: Fields) -> None:
    """bs-round-begins: the next event and the next bewitched roles are turned, then all pick."""
    event = s.coming.pop()
    s.layout.events = [*s.layout.events, event]
    s.note(EVENT | event << KIND_BITS, NO_SEAT)
    if s.parts.bewitched:
        bewitch(s, s.parts.bewitched)
    s.reveal()


def bewitch(s: Fields, number: int) -> None:
    """bs-bewitched, bs-bewitched-again: so many roles; what is left comes first, all others are the new deck."""
    turned = 0
    for _ in range(number):
        if not s.deck:
            s.deck = [role for role in range(len(ROLES)) if not turned >> role & 1]
            s.shuffle(BEWITCHED_STREAM, s.deck)
            s.note(SHUFFLED, NO_SEAT)
        turned |= 1 << s.deck.pop()
    s.layout.bewitched = [*s.layout.bewitched, turned]
    s.note(BEWITCHED | turned << KIND_BITS, NO_SEAT)


def charge(s: Fields, seat: int) -> None:
    """bs-bewitched-cost: once for the card, before any action, whatever is declared or done."""
    if s.layout.bewitched_now() >> s.role & 1:
        score(s, seat, -s.parts.bewitched_points, WHY_BEWITCHED)


def end_round(s: Fields) -> None:
    """bs-round-ends: the event of the round; after the last one the final score."""
    if s.round >= s.parts.rounds:
        s.push(FINAL_SCORE)
    events.end_round(s)


def final_score(s: Fields) -> None:
    """bs-end-bolts, bs-end-amulets, bs-end-cards, bs-end-sets: what is counted when all rounds are over."""
    layout = s.layout
    parts = s.parts
    for seat in s.clockwise(s.leader):
        fours, threes = layout.sets(seat)
        bolts = layout.bolt_points(seat)
        amulets = layout.amulet_points(seat)
        if s.journal is not None:
            s.note(SCORES_BOLTS | layout.bolts(seat) << KIND_BITS, seat)
        score(s, seat, bolts, WHY_BOLTS)
        if parts.mountain:
            s.note(SCORES_AMULETS | layout.amulets[seat].bit_count() << KIND_BITS, seat)
            score(s, seat, amulets, WHY_AMULETS)
        if parts.cards:
            s.note(SCORES_CARDS | layout.extras.cards(seat) << KIND_BITS, seat)
            score(s, seat, layout.card_points(seat), WHY_CARDS)
        s.note(SCORES_SETS | (fours | threes << GOODS_BITS) << KIND_BITS, seat)
        score(s, seat, fours * parts.fours + threes * parts.threes, WHY_SETS)


# ---- steps ----


def perform(s: Fields, step: int) -> None:
    """Do a step that has one answer, ask where there are more; where something cannot be done, say so."""
    kind = step & KIND_MASK
    if kind >= FINAL_SCORE:
        if kind == FINAL_SCORE:
            final_score(s)
        else:
            beyond.perform(s, step)
            end_play(s)
        return
    seat = step_seat(step)
    if kind == HAND_OVER:
        events.hand_over(s, step, seat, step_rest(step))
    elif kind == ARRIVED:
        tiles.arrive(s, step, seat, step_area(step))
    else:
        choices = step_choices(s, step, seat)
        if len(choices) > 1:
            s.ask(seat, step)
        elif choices:
            answer(s, step, seat, choices[0])
        elif kind == DELIVERY:
            # bs-lapse: the witch has nothing to deliver here, or is here no more.
            s.layout.messenger = 0
        elif kind <= COWARDLY_ACT:
            # bs-cannot
            s.note(CANNOT, seat)
    end_play(s)


def step_choices(s: Fields, step: int, seat: int) -> list[int]:
    kind = step & KIND_MASK
    layout = s.layout
    if kind == BRAVE_ACT:
        return roles.brave_choices(layout, s.role, seat)
    if kind == COWARDLY_ACT:
        if s.parts.alternatives:
            return cowardly_choices(layout, s.role, seat)
        return roles.action_or_event(layout, s.role, seat)
    if kind > FINAL_SCORE:
        return beyond.step_choices(s, step, seat)
    if kind == ARRIVED:
        return tiles.EITHER
    if kind == TILE:
        return tiles.tile_choices(layout, seat, step_area(step), step_duty(step))
    if kind == DELIVERY:
        return tiles.landing_choices(layout, seat, step_area(step), step_duty(step))
    if kind == HAND_OVER:
        return events.give_choices(layout, seat, step_rest(step))
    return tiles.free_choices(layout, seat, kind == FREE_MOVE)


def answer(s: Fields, step: int, seat: int, action: int) -> None:
    kind = step & KIND_MASK
    if kind <= COWARDLY_ACT:
        if action == DECLINE:
            s.note(DECLINES, seat)
        elif action & KIND_MASK > HAND_IN:
            beyond.instead(s, seat, action)
        else:
            roles.act(s, seat, action, kind == BRAVE_ACT)
    elif kind == ARRIVED:
        tiles.choose_first(s, seat, step_area(step), action)
    elif kind == DELIVERY:
        # bs-witch-brave
        s.layout.messenger = 0
        if action == DECLINE:
            s.note(DECLINES, seat)
        else:
            deliver(s, seat, step_area(step), action >> KIND_BITS + AREA_BITS, 0)
    elif kind > FINAL_SCORE:
        beyond.answer(s, step, seat, action)
    elif action == DECLINE:
        s.note(DECLINES, seat)
    elif kind == TILE:
        tiles.use_tile(s, seat, step_area(step), action)
    elif kind == HAND_OVER:
        events.hand_over_some(s, seat, action >> KIND_BITS, 1)
    else:
        tiles.do_free(s, seat, action)
    end_play(s)


def end_play(s: Fields) -> None:
    """bs-square-once: when nothing of a play is left to do, the next one may serve a square tower again."""
    if s.layout.barred and s.agenda[-1] & KIND_MASK in (FOLLOW, END_TURN):
        s.layout.barred = 0


def act_brave(s: Fields, seat: int) -> None:
    s.push(seat_step(BRAVE_ACT, seat))


def act_cowardly(s: Fields, seat: int) -> None:
    s.push(seat_step(COWARDLY_ACT, seat))
