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
from broomstick.heart.codec import bag_count, bag_with
from broomstick.heart.journal import EVERYONE, NO_SEAT
from broomstick.heart.shown import COWARDLY
from drill.codes import actions, entries, steps, things
from drill.lists import FIELDS
from drill.state import Fields
from drill.yard import CROWD_POINTS, CURSE, PRICE, PRIZE, Yard

CURSES_STREAM = 0


def act_if(possible: bool) -> list[int]:
    """Do it or not; where it could do nothing, only not."""
    return [actions.ACT, actions.DECLINE] if possible else [actions.DECLINE]


def score(s: Fields, seat: int, points: int) -> None:
    """Points that come with a deed or a loss are never asked about."""
    s.yard.points[seat] += points
    if points:
        s.note(entries.points_up(points) if points > 0 else entries.points_down(-points), seat)


def pay(s: Fields, seat: int, coins: int) -> None:
    """Coins come (below zero: go)."""
    s.yard.coins[seat] += coins
    if coins:
        s.note(entries.coins_up(coins) if coins > 0 else entries.coins_down(-coins), seat)


def move_beans(s: Fields, seat: int, bag: int, sign: int) -> None:
    for colour in range(2):
        s.yard.beans[2 * seat + colour] += sign * bag_count(bag, colour)
    if bag:
        s.note(entries.beans_up(bag) if sign > 0 else entries.beans_down(bag), seat)


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
    s.shuffle(CURSES_STREAM, s.deck)


def turn_event(s: Fields) -> None:
    event = s.events.pop()
    s.yard.turned.append(event)
    s.note(entries.turns(event), NO_SEAT)
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
    s.note(entries.cursed(yard.cursed), NO_SEAT)


def pick_choices(event: int, roles: int) -> list[int]:
    """Two roles; in a crowd one to three; during a curfew no runner."""
    sizes = (1, 2, 3) if event == things.CROWD else (2,)
    barred = 1 << things.RUNNER if event == things.CURFEW else 0
    return [
        actions.pick(mask) for mask in range(1 << roles) if mask.bit_count() in sizes and not mask & barred
    ]


def count_crowd(s: Fields) -> None:
    """In a crowd few picks bring points and many cost some."""
    if s.yard.event == things.CROWD:
        for seat in range(s.players):
            score(s, seat, CROWD_POINTS[s.picks[seat].bit_count()])


def may_lead_cowardly(s: Fields, seat: int) -> bool:
    """Under valour a leader must be brave, and whoever alone has roles left must always be."""
    alone = not any(hand for other, hand in enumerate(s.hands) if other != seat)
    return not (alone or s.yard.event == things.VALOUR)


def charge(s: Fields, seat: int) -> None:
    """A cursed role costs points when it is played, brave or cowardly, acting or not."""
    if s.yard.cursed >> s.role & 1:
        score(s, seat, -CURSE)


def act_cowardly(s: Fields, seat: int) -> None:
    role = s.role
    if role == things.SEER:
        s.push(steps.look(seat, things.LOOK_ONLY))
    elif role == things.GATHERER:
        s.push(steps.gather(seat, 1))
    elif role == things.RUNNER:
        s.push(steps.run(seat, 1))
    elif role == things.MERCHANT:
        s.push(steps.sale(seat, things.MAY))
    elif role == things.HERALD:
        s.push(steps.gain(seat, 1, things.GAIN_ALONE))


def act_brave(s: Fields, seat: int) -> None:
    role = s.role
    if role == things.SEER:
        s.push(steps.look(seat, things.LOOK_THEN_UNDER))
    elif role == things.GATHERER:
        s.push(steps.gather(seat, 2))
    elif role == things.THIEF:
        s.push(steps.rob(seat))
    elif role == things.RUNNER:
        s.push(steps.run(seat, 3))
    elif role == things.MERCHANT:
        visit_stall(s, seat)
    elif role == things.HERALD:
        s.push(steps.gain(seat, 3, things.GAIN_WITH_GIFT))


def visit_stall(s: Fields, seat: int) -> None:
    """A bean may be sold and then, where there are coins for it, points be bought."""
    s.push(steps.buy(seat))
    s.push(steps.sale(seat, things.MAY))


def step_choices(s: Fields, kind: int, step: int, seat: int) -> list[int]:
    """The legal answers to one of the steps that ask."""
    yard = s.yard
    if kind == steps.LOOK:
        return act_if(bool(s.deck))
    if kind == steps.GATHER:
        one, other = bag_with(0, 1), bag_with(1, 1)
        bags = [one, other] if steps.gather_count(step) == 1 else [2 * one, one + other, 2 * other]
        return [*[actions.take(bag) for bag in bags], actions.DECLINE]
    if kind == steps.FILL_POT:
        most = min(PRICE - yard.pot, yard.coins[seat]) if yard.pot < PRICE else 0
        return [actions.add(coins) for coins in range(most + 1)]
    if kind == steps.RUN:
        return [*[actions.move(by) for by in range(1, steps.run_most(step) + 1)], actions.DECLINE]
    if kind == steps.SALE:
        sales = [actions.sell(colour) for colour in range(2) if yard.beans[2 * seat + colour]]
        return [*sales, actions.DECLINE] if steps.sale_duty(step) == things.MAY else sales
    if kind == steps.BUY:
        return act_if(yard.coins[seat] >= 2)
    return act_if(True)


def answer(s: Fields, kind: int, step: int, seat: int, action: int) -> None:
    """Whoever may act may decline; nothing else happens then."""
    if action == actions.DECLINE:
        return
    if kind == steps.LOOK:
        look(s, seat, steps.look_then(step) == things.LOOK_THEN_UNDER)
    elif kind == steps.UNDER:
        put_under(s, seat)
    elif kind == steps.GATHER:
        move_beans(s, seat, actions.take_beans(action), 1)
    elif kind == steps.ROB:
        rob(s, seat)
    elif kind == steps.FILL_POT:
        fill_pot(s, seat, actions.add_coins(action))
    elif kind == steps.RUN:
        if steps.run_most(step) == 3:
            s.push(steps.ran(seat))
        move(s, seat, actions.move_by(action))
    elif kind == steps.SALE:
        move_beans(s, seat, bag_with(actions.sell_bean(action), 1), -1)
        pay(s, seat, 3 if s.yard.event == things.MARKET else 2)
    elif kind == steps.BUY:
        pay(s, seat, -2)
        score(s, seat, 3)
    else:
        gain(s, seat, steps.gain_coins(step), steps.gain_gift(step) == things.GAIN_WITH_GIFT)


def look(s: Fields, seat: int, then_under: bool) -> None:
    """Only the seer learns which card it is; that the seer knows it, everybody knows."""
    s.yard.known_by[-1] |= 1 << seat
    s.note(entries.looks_at(s.deck[-1]), seat, 1 << seat)
    s.note(entries.LOOKS, seat, EVERYONE & ~(1 << seat))
    s.reveal()
    if then_under:
        s.push(steps.under(seat))


def put_under(s: Fields, seat: int) -> None:
    """The top card goes under the deck; who knew it knows where it is."""
    s.deck.insert(0, s.deck.pop())
    s.yard.known_by.insert(0, s.yard.known_by.pop())
    s.note(entries.PUTS_UNDER, seat)


def gain(s: Fields, seat: int, coins: int, gift: bool) -> None:
    """Coins; with them perhaps a bean for each other player, who may refuse it, clockwise."""
    pay(s, seat, coins)
    if gift:
        for i in range(s.players - 1, 0, -1):
            s.push(steps.gather((seat + i) % s.players, 1))


def rob(s: Fields, seat: int) -> None:
    """All losses are counted first: half the beans, one less for a cowardly thief. Who has a choice chooses sealed."""
    yard = s.yard
    asked = 0
    for other in range(s.players):
        loss = yard.bean_count(other) // 2 - (1 if s.said[other] == COWARDLY else 0)
        yard.owed[other] = 0 if other == seat else max(0, min(5, loss))
        if len(loss_choices(yard, other)) > 1:
            asked |= 1 << other
    s.push(steps.fill_pot(seat))
    s.push_sealed(things.TOPIC_LOSSES, asked)


def loss_choices(yard: Yard, seat: int) -> list[int]:
    owed = yard.owed[seat]
    red = yard.beans[2 * seat]
    blue = yard.beans[2 * seat + 1]
    splits = [(i, owed - i) for i in range(owed + 1) if i <= red and owed - i <= blue]
    return [actions.lose(bag_with(0, i) | bag_with(1, j)) for i, j in splits]


def pay_losses(s: Fields) -> None:
    """All losses are paid together into the pot."""
    yard = s.yard
    for seat in range(s.players):
        if yard.owed[seat]:
            given = s.answers[seat] if s.answers[seat] >= 0 else loss_choices(yard, seat)[0]
            yard.pot += yard.owed[seat]
            yard.owed[seat] = 0
            move_beans(s, seat, actions.lose_beans(given), -1)


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
    at = (yard.pawns[seat] + by) % len(FIELDS)
    yard.pawns[seat] = at
    s.note(entries.moves_to(at), seat)
    field = FIELDS[at]
    if field.startswith("spring"):
        # It throws the pawn on, whether its owner likes it or not, and pays when all that is over.
        s.push(steps.sprung(seat))
        s.push(steps.move_on(seat))
    elif field == "stall":
        visit_stall(s, seat)
    elif field == "storm":
        # Whoever has beans has to sell one.
        s.push(steps.sale(seat, things.MUST))
    elif field == "fair":
        s.push(steps.gain(seat, 1, things.GAIN_WITH_GIFT))


def end_round(s: Fields) -> None:
    """Under fists everybody holds some coins in a closed fist, also who has none."""
    if s.yard.event == things.FISTS:
        s.push_sealed(things.TOPIC_FIST, (1 << s.players) - 1)


def fist_choices(yard: Yard, seat: int) -> list[int]:
    return [actions.show(coins) for coins in range(min(9, yard.coins[seat]) + 1)]


def open_fists(s: Fields) -> None:
    """One highest: 3 points, and 1 to all seconds where there are three players. Several highest: 1. Never for 0."""
    shown = [actions.show_coins(action) for action in s.answers]
    ranks = sorted(set(shown), reverse=True)
    single = shown.count(ranks[0]) == 1
    for seat, coins in enumerate(shown):
        s.note(entries.shows(coins), seat)
        pay(s, seat, -coins)
        if coins and coins == ranks[0]:
            score(s, seat, 3 if single else 1)
        elif coins and single and s.players > 2 and coins == ranks[1]:
            score(s, seat, 1)
