"""The heart: rounds, turns, lead, follow, brave or cowardly. Rules of docs/rules/heart.md, over a Core."""

from typing import Final

from broomstick.heart.asking import open_batch, seal
from broomstick.heart.codec import FIRST_OWN, KIND_MASK, SEAT_BITS
from broomstick.heart.codes import actions, entries, steps
from broomstick.heart.core import PICKS, Core
from broomstick.heart.history import pack_turn
from broomstick.heart.kinds import MOST_ROLES
from broomstick.heart.shown import BRAVE, COWARDLY, NEXT, NOBODY, OUT

BRAVE_OR_COWARDLY: Final[list[int]] = [actions.BRAVE, actions.COWARDLY]
BRAVE_LEADS: Final[list[int]] = [actions.lead(role, 1) for role in range(MOST_ROLES)]
COWARDLY_LEADS: Final[list[int]] = [actions.lead(role, 0) for role in range(MOST_ROLES)]


def advance(s: Core) -> None:
    """Do step after step until somebody owes a decision or the game is over."""
    while s.pending == 0 and not s.over:
        step = s.agenda.pop()
        # As kind_of says, without a call: this and the two below are the innermost loop.
        kind = step & KIND_MASK
        if kind == steps.FOLLOW:
            go_round_the_table(s)
        elif kind == steps.END_TURN:
            end_turn(s)
        elif kind == steps.TURN:
            begin_turn(s)
        elif kind >= FIRST_OWN:
            s.perform(step)
        elif kind == steps.SEALED:
            open_batch(s, step)
        elif kind == steps.ROUND:
            begin_round(s)
        elif kind == steps.END_ROUND:
            s.agenda.append(steps.NEXT_ROUND)
            s.end_round()
        else:
            next_round(s)


def begin_round(s: Core) -> None:
    """heart-pick-secret: a round begins; when the game has prepared it, all pick in secret."""
    s.round += 1
    n = s.players
    s.hands = [0] * n
    s.picks = [0] * n
    s.note(entries.round(s.round), NOBODY)
    s.push_sealed(PICKS, (1 << n) - 1)
    s.begin_round()


def begin_turn(s: Core) -> None:
    """heart-empty-leader, heart-round-end: whoever should lead leads; without cards, the next clockwise with some."""
    hands = s.hands
    n = s.players
    leader = s.leader
    for _ in range(n):
        if hands[leader]:
            break
        leader += 1
        if leader == n:
            leader = 0
    else:
        s.agenda.append(steps.END_ROUND)
        return
    s.leader = leader
    hand = hands[leader]
    if hand & hand - 1 == 0 and len(lead_choices(s)) == 1:
        # heart-one-answer: one role left, that must be brave.
        lead(s, lead_choices(s)[0])
    else:
        s.ask(leader, steps.TURN)


def lead_choices(s: Core) -> list[int]:
    """heart-lead, heart-declare: every role held, brave or (unless forbidden) cowardly."""
    leader = s.leader
    hand = s.hands[leader]
    choices: list[int] = []
    role = 0
    while hand:
        if hand & 1:
            choices.append(BRAVE_LEADS[role])
            if s.may_lead_cowardly(leader, role):
                choices.append(COWARDLY_LEADS[role])
        hand >>= 1
        role += 1
    return choices


def lead(s: Core, action: int) -> None:
    """heart-lead: the leader plays a role and declares; then the others answer clockwise."""
    leader = s.leader
    role = actions.lead_role(action)
    stance = actions.lead_stance(action)
    s.role = role
    s.agenda.append(steps.FOLLOW)
    speaker = leader + 1
    s.speaker = 0 if speaker == s.players else speaker
    if s.journal is not None:
        s.note(entries.leads(role, stance), leader)
    declare(s, leader, stance)


def declare(s: Core, seat: int, stance: int) -> None:
    """heart-knock-out, heart-cowardly-at-once: brave knocks out the brave before, cowardly acts at once."""
    s.hands[seat] &= ~(1 << s.role)
    # A card that lay hidden has been shown.
    s.barrier = s.moves
    s.charge(seat)
    if stance:
        s.said[seat] = BRAVE
        before = s.brave
        s.brave = seat
        if before >= 0:
            s.said[before] = OUT
            if s.journal is not None:
                s.note(entries.knocked_out(s.role), before)
            s.knocked_out(before)
    else:
        s.said[seat] = COWARDLY
        s.act_cowardly(seat)


def go_round_the_table(s: Core) -> None:
    """heart-follow, heart-next, heart-last-brave-acts: who holds the role must play it; who does not says "next"."""
    hands = s.hands
    said = s.said
    role = s.role
    leader = s.leader
    n = s.players
    seat = s.speaker
    while seat != leader:
        # Whether asked or saying "next", the seat shows whether it holds the role.
        s.barrier = s.moves
        if hands[seat] >> role & 1:
            s.speaker = seat
            s.ask(seat, steps.FOLLOW)
            return
        said[seat] = NEXT
        if s.journal is not None:
            s.note(entries.says_next(role), seat)
        seat += 1
        if seat == n:
            seat = 0
    s.speaker = NOBODY
    s.agenda.append(steps.END_TURN)
    brave = s.brave
    if brave >= 0:
        if s.journal is not None:
            s.note(entries.acts(role), brave)
        s.act_brave(brave)


def follow(s: Core, stance: int) -> None:
    """heart-declare: the seat whose turn it is to speak plays the role; the step stays there for those after it."""
    seat = s.speaker
    after = seat + 1
    s.speaker = 0 if after == s.players else after
    if s.journal is not None:
        s.note(entries.follows(s.role, stance), seat)
    declare(s, seat, stance)


def end_turn(s: Core) -> None:
    """heart-last-brave-leads, heart-all-cowardly: the last brave leads next; if all were cowardly, the same again."""
    s.turns.append(pack_turn(s.round, s.leader, s.role, s.said))
    if s.brave >= 0:
        s.leader = s.brave
    s.role = NOBODY
    s.brave = NOBODY
    s.said = [0] * s.players
    s.agenda.append(steps.TURN)
    s.end_turn()


def next_round(s: Core) -> None:
    """After what ended the round: the next one, or the end of the game."""
    if s.finished():
        s.over = True
        s.reveal()
        s.note(entries.GAME_OVER, NOBODY)
    else:
        s.agenda.append(steps.ROUND)


def legal(s: Core, seat: int) -> list[int]:
    """The choices of a seat that owes a decision, in listed order. Callers must not change the list."""
    step = s.agenda[-1]
    kind = step & KIND_MASK
    if kind == steps.FOLLOW:
        return BRAVE_OR_COWARDLY
    if kind == steps.TURN:
        return lead_choices(s)
    if kind == steps.SEALED:
        return s.sealed_choices(s.topic, seat)
    return s.step_choices(step, seat)


def apply(s: Core, seat: int, action: int) -> None:
    """Carry out a choice of a seat that owes a decision, then go on to the next question."""
    if s.topic >= 0:
        seal(s, seat, action)
    else:
        if s.stager != seat:
            s.stager = seat
            s.barrier = s.moves
        s.moves += 1
        journal = s.journal
        if journal is not None:
            journal.actions.append(action << SEAT_BITS | seat)
        s.pending = 0
        s.asked = NOBODY
        step = s.agenda[-1]
        kind = step & KIND_MASK
        if kind == steps.FOLLOW:
            follow(s, 1 if action == actions.BRAVE else 0)
        else:
            s.agenda.pop()
            if kind == steps.TURN:
                lead(s, action)
            else:
                s.answer(step, seat, action)
    if s.pending == 0:
        advance(s)
