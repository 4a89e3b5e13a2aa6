"""Positions of Broom Service as plain data, and what is checked of one that is read.

A position does not tell every deed of its past, so it is not played again; but whatever can be seen to contradict the
rules is refused: turns, leaders and picks, events and bewitched roles, clouds, tiles, and what waits on the agenda
(waiting.py, chains.py).
"""

from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.codes import things
from broomstick.games.broom_service.reading.waiting import check_agenda
from broomstick.games.broom_service.table.state import Fields
from broomstick.heart.core import PICKS
from broomstick.heart.plain import Plain, Reader, members
from broomstick.heart.position_turns import check_leaders, played_roles


def own_position(s: Fields) -> Plain:
    return {
        **s.layout.data(),
        "coming_events": [lists.EVENTS[event] for event in s.coming],
        "bewitched_deck": [lists.ROLES[role] for role in s.deck],
        **unseen_cards(s),
    }


def unseen_cards(s: Fields) -> Plain:
    """The cards of the piles that nobody has seen, the next one last."""
    if not s.parts.cards:
        return {}
    return {
        "unseen_cards": {
            name: [lists.CARDS[card] for card in s.unseen[i]] for i, name in enumerate(lists.PILES)
        }
    }


def read_own(s: Fields, reader: Reader) -> None:
    s.layout.read(reader)
    s.coming = reader.names("coming_events", lists.EVENTS)
    s.deck = reader.names("bewitched_deck", lists.ROLES)
    if s.parts.cards:
        unseen = reader.part("unseen_cards")
        s.unseen = [unseen.names(name, lists.CARDS) for name in lists.PILES]
        unseen.done()


def check_own(s: Fields, reader: Reader) -> None:
    """Refuse what no play leads to, naming the field."""
    check_rounds(s, reader)
    check_bewitched(s, reader)
    rounds = range(1, s.round + 1)
    # bs-brave-heart
    bold = [s.layout.events[number - 1] == things.BRAVE_HEART for number in rounds]
    why = "the leader has to be brave in this round"
    check_leaders(s, reader, [played_in(s, number) for number in rounds], bold, why)
    check_picks(s, reader)
    if s.parts.forest:
        check_added(s, reader)
    if s.parts.cards:
        check_unseen(s, reader)
    check_agenda(s, reader)


def check_rounds(s: Fields, reader: Reader) -> None:
    """bs-rounds, bs-events: an event for every round, none more often than there are cards of it."""
    parts = s.parts
    if not 1 <= s.round <= parts.rounds:
        raise reader.wrong("round", f"should be a number from 1 to {parts.rounds}")
    if len(s.layout.events) != s.round:
        raise reader.wrong("events", "should tell every round so far")
    if len(s.coming) != parts.rounds - s.round:
        raise reader.wrong("coming_events", "should tell every round to come")
    for event, name in enumerate(lists.EVENTS):
        if (s.layout.events + s.coming).count(event) > parts.events.count(event):
            raise reader.wrong("coming_events", f"there are not so many cards of {name}")
    if s.over:
        if s.round != parts.rounds or not played_in(s, s.round):
            raise reader.wrong("over", "there are rounds left to play")
        if any(s.hands) or s.picks != played_in(s, s.round):
            raise reader.wrong("picks", "should be those of the last round")


def check_bewitched(s: Fields, reader: Reader) -> None:
    """bs-bewitched: roles for every round, and all others of their deck still to come."""
    number = s.parts.bewitched
    if len(s.layout.bewitched) != (s.round if number else 0):
        raise reader.wrong("bewitched", "should tell every round so far")
    if sorted(s.deck) != (members(s.layout.left_to_bewitch()) if number else []):
        raise reader.wrong("bewitched_deck", "should be the roles not turned yet")


def sizes(s: Fields, number: int) -> range:
    """bs-pick-four, bs-more-or-less, bs-forest-card: how many roles were picked in a round."""
    more = 1 if s.parts.forest else 0
    if s.layout.events[number - 1] == things.MORE_OR_LESS:
        return range(1, len(s.parts.more_or_less) + 1 + more)
    return range(s.parts.picks, s.parts.picks + 1 + more)


def played_in(s: Fields, number: int) -> list[int]:
    """The roles each seat played in a round that is over; empty where the turns do not tell of whole picks."""
    found = played_roles(s, number)
    allowed = sizes(s, number)
    return found if all(mask.bit_count() in allowed for mask in found) else []


def check_picks(s: Fields, reader: Reader) -> None:
    """bs-pick-four, bs-more-or-less: the right number of roles in this round."""
    if s.over or s.topic == PICKS:
        return
    allowed = sizes(s, s.round)
    for seat, mask in enumerate(s.picks):
        if mask.bit_count() not in allowed:
            message = f"should be {allowed[0]} to {allowed[-1]} roles in this round"
            raise reader.wrong(f"picks[{seat}]", message)


def check_added(s: Fields, reader: Reader) -> None:
    """bs-forest-card: no more picks beyond the usual number than tiles were spent for them."""
    beyond = 0
    for number in range(1, s.round + 1):
        now = number == s.round and not s.over
        most = sizes(s, number)[-1] - 1
        picked = s.picks if now else played_in(s, number)
        added = sum(mask.bit_count() > most for mask in picked)
        if now and s.topic == things.TOPIC_EXTRA_CARD and added:
            raise reader.wrong("picks", f"should be {most} roles at most so far")
        beyond += added
    if beyond > s.layout.extras.spent[things.FOREST_CARD]:
        raise reader.wrong("spent_tiles", "more roles were picked than tiles were spent")


def check_unseen(s: Fields, reader: Reader) -> None:
    """bs-cards: every card is known to lie somewhere, or is one of those that nobody has seen."""
    extras = s.layout.extras
    for i, name in enumerate(lists.PILES):
        if len(s.unseen[i]) != extras.unseen(i):
            raise reader.wrong(f"unseen_cards.{name}", f"should be {extras.unseen(i)} cards")
    for card, name in enumerate(lists.CARDS):
        known = sum(extras.held[card :: len(lists.CARDS)]) + sum(pile.count(card) for pile in extras.piles)
        if known + sum(pile.count(card) for pile in s.unseen) != s.parts.card_copies[card]:
            raise reader.wrong("unseen_cards", f"there should be {s.parts.card_copies[card]} of {name}")
