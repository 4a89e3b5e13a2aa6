"""The rules of the drill game. It makes no sense as a game; it asks of the heart whatever a game may ask of it.

Six roles, four rounds, two roles picked for each. Everybody has points (they may fall below zero), coins, red and
blue beans, and a pawn on a ring of fields.

| role | cowardly | brave |
|---|---|---|
| seer | may look at the top curse card | the same, and may then put it under the deck |
| gatherer | may take 1 bean | may take 2 beans |
| thief | owes the thief one bean less | may rob: half of all others' beans go into the pot; then may add coins |
| runner | may move 1 field | may move 1 to 3 fields, then 2 points |
| merchant | may sell a bean for 2 coins (on market day 3) | the same, and may then buy 3 points for 2 coins |
| herald | may take 1 coin | may take 3 coins; each other player is then offered a bean |
"""

from broomstick.heart.chance import Chance
from broomstick.heart.codec import BAG_BITS, BAG_MASK, KIND_BITS, SEAT_BITS
from broomstick.heart.codes import actions
from broomstick.heart.journal import EVERYONE, NO_SEAT
from broomstick.heart.shown import COWARDLY
from drill import words as w
from drill.state import Fields
from drill.yard import (
    CROWD,
    CROWD_POINTS,
    CURFEW,
    CURSE,
    FAIR,
    FISTS,
    GATHERER,
    HERALD,
    MARKET,
    MERCHANT,
    PRICE,
    PRIZE,
    RUNNER,
    SEER,
    SPRING,
    STALL,
    STORM,
    THIEF,
    TRACK,
    VALOUR,
    Yard,
)  # fmt: skip


def act_if(possible: bool) -> list[int]:
    """Do it or not; where it could do nothing, only not."""
    return [w.ACT, actions.DECLINE] if possible else [actions.DECLINE]


def score(s: Fields, seat: int, points: int) -> None:
    """Points that come with a deed or a loss are never asked about."""
    s.yard.points[seat] += points
    if points:
        s.note((w.POINTS_UP if points > 0 else w.POINTS_DOWN) | abs(points) << KIND_BITS, seat)


def pay(s: Fields, seat: int, coins: int) -> None:
    """Coins come (below zero: go)."""
    s.yard.coins[seat] += coins
    if coins:
        s.note((w.COINS_UP if coins > 0 else w.COINS_DOWN) | abs(coins) << KIND_BITS, seat)


def bean(colour: int) -> int:
    return 1 << BAG_BITS * colour


def move_beans(s: Fields, seat: int, bag: int, sign: int) -> None:
    s.yard.beans[2 * seat] += sign * (bag & BAG_MASK)
    s.yard.beans[2 * seat + 1] += sign * (bag >> BAG_BITS)
    if bag:
        s.note((w.BEANS_UP if sign > 0 else w.BEANS_DOWN) | bag << KIND_BITS, seat)


def set_up(s: Fields, events: int) -> None:
    """Shuffle both decks. The curse deck has the lasting stream, because it is shuffled again later."""
    s.yard = Yard(s.players)
    s.events = list(range(events))
    Chance(s.seed, s.salt, "events").shuffle(s.events)
    shuffle_curses(s)


def shuffle_curses(s: Fields) -> None:
    """All roles that are not cursed now become the new deck, which nobody knows."""
    s.deck = [role for role in range(len(s.game.roles)) if not s.yard.cursed >> role & 1]
    s.yard.left = sum(1 << role for role in s.deck)
    s.yard.known_by = [0] * len(s.deck)
    s.shuffle(w.CURSES, s.deck)


def turn_event(s: Fields) -> None:
    event = s.events.pop()
    s.yard.turned.append(event)
    s.note(w.TURNS | event << KIND_BITS, NO_SEAT)
    s.reveal()


def turn_curses(s: Fields) -> None:
    """So many roles are cursed for a round; when the deck runs out, the others are shuffled at once."""
    yard = s.yard
    yard.cursed = 0
    for _ in range(s.curses):
        if not s.deck:
            shuffle_curses(s)
        role = s.deck.pop()
        yard.known_by.pop()
        yard.cursed |= 1 << role
        yard.left &= ~(1 << role)
    s.note(w.CURSED | yard.cursed << KIND_BITS, NO_SEAT)


def pick_choices(event: int, roles: int) -> list[int]:
    """Two roles; in a crowd one to three; during a curfew no runner."""
    sizes = (1, 2, 3) if event == CROWD else (2,)
    barred = 1 << RUNNER if event == CURFEW else 0
    return [
        actions.pick(mask) for mask in range(1 << roles) if mask.bit_count() in sizes and not mask & barred
    ]


def count_crowd(s: Fields) -> None:
    """In a crowd few picks bring points and many cost some."""
    if s.yard.event == CROWD:
        for seat in range(s.players):
            score(s, seat, CROWD_POINTS[s.picks[seat].bit_count()])


def may_lead_cowardly(s: Fields, seat: int) -> bool:
    """Under valour a leader must be brave, and whoever alone has roles left must always be."""
    alone = not any(hand for other, hand in enumerate(s.hands) if other != seat)
    return not (alone or s.yard.event == VALOUR)


def charge(s: Fields, seat: int) -> None:
    """A cursed role costs points when it is played, brave or cowardly, acting or not."""
    if s.yard.cursed >> s.role & 1:
        score(s, seat, -CURSE)


def act_cowardly(s: Fields, seat: int) -> None:
    role = s.role
    if role == SEER:
        s.push(w.seat_step(w.LOOK, seat))
    elif role == GATHERER:
        push_with(s, w.GATHER, seat, 1)
    elif role == RUNNER:
        push_with(s, w.RUN, seat, 1)
    elif role == MERCHANT:
        push_with(s, w.SALE, seat, 1)
    elif role == HERALD:
        push_with(s, w.GAIN, seat, 1)


def act_brave(s: Fields, seat: int) -> None:
    role = s.role
    if role == SEER:
        push_with(s, w.LOOK, seat, 1)
    elif role == GATHERER:
        push_with(s, w.GATHER, seat, 2)
    elif role == THIEF:
        s.push(w.seat_step(w.ROB, seat))
    elif role == RUNNER:
        push_with(s, w.RUN, seat, 3)
    elif role == MERCHANT:
        visit_stall(s, seat)
    elif role == HERALD:
        push_with(s, w.GAIN, seat, 3 | 1 << 2)


def visit_stall(s: Fields, seat: int) -> None:
    """A bean may be sold and then, where there are coins for it, points be bought."""
    s.push(w.seat_step(w.BUY, seat))
    push_with(s, w.SALE, seat, 1)


def push_with(s: Fields, kind: int, seat: int, rest: int) -> None:
    s.push(w.seat_step(kind, seat) | rest << KIND_BITS + SEAT_BITS)


def step_choices(s: Fields, kind: int, step: int, seat: int) -> list[int]:
    """The legal answers to one of the steps that ask."""
    yard = s.yard
    rest = w.step_rest(step)
    if kind == w.LOOK:
        return act_if(bool(s.deck))
    if kind == w.GATHER:
        bags = [bean(0), bean(1)] if rest == 1 else [2 * bean(0), bean(0) + bean(1), 2 * bean(1)]
        return [w.TAKE | bag << KIND_BITS for bag in bags] + [actions.DECLINE]
    if kind == w.FILL:
        most = min(PRICE - yard.pot, yard.coins[seat]) if yard.pot < PRICE else 0
        return [w.ADD | coins << KIND_BITS for coins in range(most + 1)]
    if kind == w.RUN:
        return [w.MOVE | by << KIND_BITS for by in range(1, rest + 1)] + [actions.DECLINE]
    if kind == w.SALE:
        sales = [w.SELL | colour << KIND_BITS for colour in range(2) if yard.beans[2 * seat + colour]]
        return [*sales, actions.DECLINE] if rest else sales
    if kind == w.BUY:
        return act_if(yard.coins[seat] >= 2)
    return act_if(True)


def answer(s: Fields, kind: int, step: int, seat: int, action: int) -> None:
    """Whoever may act may decline; nothing else happens then."""
    value = action >> KIND_BITS
    rest = w.step_rest(step)
    if action == actions.DECLINE:
        return
    if kind == w.LOOK:
        look(s, seat, bool(rest))
    elif kind == w.UNDER:
        put_under(s, seat)
    elif kind == w.GATHER:
        move_beans(s, seat, value, 1)
    elif kind == w.ROB:
        rob(s, seat)
    elif kind == w.FILL:
        fill_pot(s, seat, value)
    elif kind == w.RUN:
        if rest == 3:
            s.push(w.seat_step(w.RAN, seat))
        move(s, seat, value)
    elif kind == w.SALE:
        move_beans(s, seat, bean(value), -1)
        pay(s, seat, 3 if s.yard.event == MARKET else 2)
    elif kind == w.BUY:
        pay(s, seat, -2)
        score(s, seat, 3)
    else:
        gain(s, seat, rest & 3, bool(rest >> 2))


def look(s: Fields, seat: int, then_under: bool) -> None:
    """Only the seer learns which card it is; that the seer knows it, everybody knows."""
    s.yard.known_by[-1] |= 1 << seat
    s.note(w.LOOKS | s.deck[-1] << KIND_BITS, seat, 1 << seat)
    s.note(w.LOOKS_HIDDEN, seat, EVERYONE & ~(1 << seat))
    s.reveal()
    if then_under:
        s.push(w.seat_step(w.UNDER, seat))


def put_under(s: Fields, seat: int) -> None:
    """The top card goes under the deck; who knew it knows where it is."""
    s.deck.insert(0, s.deck.pop())
    s.yard.known_by.insert(0, s.yard.known_by.pop())
    s.note(w.PUTS_UNDER, seat)


def gain(s: Fields, seat: int, coins: int, gift: bool) -> None:
    """Coins; with them perhaps a bean for each other player, who may refuse it, clockwise."""
    pay(s, seat, coins)
    if gift:
        for i in range(s.players - 1, 0, -1):
            push_with(s, w.GATHER, (seat + i) % s.players, 1)


def rob(s: Fields, seat: int) -> None:
    """All losses are counted first: half the beans, one less for a cowardly thief. Who has a choice chooses sealed."""
    yard = s.yard
    asked = 0
    for other in range(s.players):
        loss = yard.bean_count(other) // 2 - (1 if s.said[other] == COWARDLY else 0)
        yard.owed[other] = 0 if other == seat else max(0, min(5, loss))
        if len(loss_choices(yard, other)) > 1:
            asked |= 1 << other
    s.push(w.seat_step(w.FILL, seat))
    s.push_sealed(w.LOSSES, asked)


def loss_choices(yard: Yard, seat: int) -> list[int]:
    owed = yard.owed[seat]
    red = yard.beans[2 * seat]
    blue = yard.beans[2 * seat + 1]
    splits = [(i, owed - i) for i in range(owed + 1) if i <= red and owed - i <= blue]
    return [w.LOSE | (i * bean(0) + j * bean(1)) << KIND_BITS for i, j in splits]


def pay_losses(s: Fields) -> None:
    """All losses are paid together into the pot."""
    yard = s.yard
    for seat in range(s.players):
        if yard.owed[seat]:
            given = s.answers[seat] if s.answers[seat] >= 0 else loss_choices(yard, seat)[0]
            yard.pot += yard.owed[seat]
            yard.owed[seat] = 0
            move_beans(s, seat, given >> KIND_BITS, -1)


def fill_pot(s: Fields, seat: int, coins: int) -> None:
    """The thief adds coins; a full pot is a prize and is emptied, another waits for the next thief."""
    pay(s, seat, -coins)
    s.yard.pot += coins
    if s.yard.pot >= PRICE:
        s.yard.pot = 0
        score(s, seat, PRIZE)


def move(s: Fields, seat: int, by: int) -> None:
    """A pawn moves; the field it lands on sets off more, which is done first."""
    yard = s.yard
    at = (yard.pawns[seat] + by) % len(TRACK)
    yard.pawns[seat] = at
    s.note(w.MOVES | at << KIND_BITS, seat)
    field = TRACK[at]
    if field == SPRING:
        # It throws the pawn on, whether its owner likes it or not, and pays when all that is over.
        s.push(w.seat_step(w.SPRUNG, seat))
        s.push(w.seat_step(w.MOVE_ON, seat))
    elif field == STALL:
        visit_stall(s, seat)
    elif field == STORM:
        # Whoever has beans has to sell one.
        push_with(s, w.SALE, seat, 0)
    elif field == FAIR:
        push_with(s, w.GAIN, seat, 1 | 1 << 2)


def end_round(s: Fields) -> None:
    """Under fists everybody holds some coins in a closed fist, also who has none."""
    if s.yard.event == FISTS:
        s.push_sealed(w.FIST, (1 << s.players) - 1)


def fist_choices(yard: Yard, seat: int) -> list[int]:
    return [w.SHOW | coins << KIND_BITS for coins in range(min(9, yard.coins[seat]) + 1)]


def open_fists(s: Fields) -> None:
    """One highest: 3 points, and 1 to all seconds where there are three players. Several highest: 1. Never for 0."""
    shown = [action >> KIND_BITS for action in s.answers]
    steps = sorted(set(shown), reverse=True)
    single = shown.count(steps[0]) == 1
    for seat, coins in enumerate(shown):
        s.note(w.SHOWS | coins << KIND_BITS, seat)
        pay(s, seat, -coins)
        if coins and coins == steps[0]:
            score(s, seat, 3 if single else 1)
        elif coins and single and s.players > 2 and coins == steps[1]:
            score(s, seat, 1)
