"""Positions of the card game as plain data. One that is read is played again from its history, to see it is true."""

from broomstick.games.card_game.codes import actions, steps
from broomstick.games.card_game.layout import bag_counts, bag_of, bag_text
from broomstick.games.card_game.rules import deal
from broomstick.games.card_game.state import Fields
from broomstick.games.card_game.view import read_bag, read_counts
from broomstick.heart.core import PICKS
from broomstick.heart.errors import BroomstickError
from broomstick.heart.flow import advance
from broomstick.heart.history import turn_leader, turn_role, turn_round, turn_said
from broomstick.heart.plain import Plain, Reader, quote
from broomstick.heart.shown import BRAVE, COWARDLY, NEXT, OUT
from broomstick.heart.state import State


def own_position(s: Fields) -> Plain:
    types = s.parts.types
    kinds = s.kinds
    rounds = s.parts.rounds
    seats = range(s.players)
    return {
        **s.layout.data(),
        "stocks": [dict(zip(types, s.stock[i * kinds : (i + 1) * kinds])) for i in seats],
        "received": [
            [bag_text(s.parts, b) for b in s.received[i * rounds : (i + 1) * rounds]] for i in seats
        ],
        "pile": [types[kind] for kind in s.pile],
    }


def read_own(s: Fields, reader: Reader) -> None:
    types = s.parts.types
    s.layout.read(reader)
    stock: list[int] = []
    for seat, item in enumerate(reader.items("stocks", s.players)):
        stock += read_counts(Reader({f"stocks[{seat}]": item}), f"stocks[{seat}]", types, True)
    s.stock = stock
    bag = bag_of(types)
    received: list[int] = []
    for seat, item in enumerate(reader.items("received", s.players)):
        field = f"received[{seat}]"
        bags = Reader({field: item}).items(field, s.parts.rounds)
        received += [read_bag(reader, f"{field}[{k}]", bag, text) for k, text in enumerate(bags)]
    s.received = received
    s.pile = reader.names("pile", types)


def check_by_playing(s: Fields, again: Fields, reader: Reader) -> None:
    """Play the position's own history on a blank state; where the outcome differs, the position is untrue."""
    again.seed = s.seed
    again.salt = s.salt
    again.starter = s.starter
    again.leader = s.starter
    again.layout.clear()
    tasks = 0
    for scored in s.layout.scored:
        tasks |= scored
    again.layout.tasks = sorted({*s.layout.tasks, *(i for i in range(len(s.parts.tasks)) if tasks >> i & 1)})
    if len(again.layout.tasks) != s.parts.open_tasks:
        raise reader.fail(
            "tasks",
            f"with those scored there should be {s.parts.open_tasks}",
            "task-count",
            {"expected": s.parts.open_tasks, "found": len(again.layout.tasks)},
        )
    again.agenda = [steps.ROUND]
    deal(again, deck_of(s, reader))
    advance(again)
    play_history(s, again, reader)
    field, found, expected = first_difference("", s.position(), again.position())
    if field:
        raise reader.fail(
            field,
            f"is {quote(found)}, but the rest of the position leads to {quote(expected)}",
            "leads-elsewhere",
            {"found": quote(found), "expected": quote(expected)},
        )


def first_difference(field: str, found: object, expected: object) -> tuple[str, object, object]:
    """The first field in which two pieces of plain data differ, and what stands there; none if they are equal."""
    if isinstance(found, dict) and isinstance(expected, dict) and found.keys() == expected.keys():
        for key in found:
            inner = first_difference(f"{field}.{key}" if field else str(key), found[key], expected[key])
            if inner[0]:
                return inner
    elif isinstance(found, list) and isinstance(expected, list) and len(found) == len(expected):
        for i, item in enumerate(found):
            inner = first_difference(f"{field}[{i}]", item, expected[i])
            if inner[0]:
                return inner
    elif found != expected:
        return field, found, expected
    return "", None, None


def deck_of(s: Fields, reader: Reader) -> list[int]:
    """The deck as it must have lain: what was dealt, turned up and drawn, in that order, and the pile."""
    rounds = s.parts.rounds
    order: list[int] = []
    for seat in range(s.players):
        order += cards(s, s.received[seat * rounds])
    order += [first for first in s.layout.first if first >= 0]
    for kind in range(s.kinds):
        order += [kind] * s.layout.open_witches[kind]
    for draws in range(1, rounds):
        leader = leader_after(s, draws)
        for i in range(s.players):
            order += cards(s, s.received[(leader + i) % s.players * rounds + draws])
    deck = [*s.pile, *reversed(order)]
    for kind, name in enumerate(s.parts.types):
        if deck.count(kind) != s.parts.copies[kind]:
            raise reader.fail(
                "pile",
                f"with it there are {deck.count(kind)} {name}, not {s.parts.copies[kind]}",
                "card-count",
                {"name": name, "found": deck.count(kind), "expected": s.parts.copies[kind]},
            )
    return deck


def cards(s: Fields, bag: int) -> list[int]:
    found: list[int] = []
    for kind, count in enumerate(bag_counts(bag, s.kinds)):
        found += [kind] * count
    return found


def leader_after(s: Fields, number: int) -> int:
    """Who leads after the last turn up to the end of a round."""
    leader = s.starter
    for turn in s.turns:
        if turn_round(turn) <= number:
            leader = turn_leader(turn)
            for seat in range(s.players):
                if turn_said(turn, seat) == BRAVE:
                    leader = seat
    return leader


def play_history(s: Fields, again: Fields, reader: Reader) -> None:
    """First cards, then every round's picks and turns, as the position tells them."""
    for i in range(s.players):
        seat = (s.starter + i) % s.players
        if s.layout.first[seat] >= 0 and again.pending >> seat & 1 and again.round == 0:
            play(again, seat, actions.take(s.layout.first[seat]), f"displays[{seat}].first", reader)
    for number in range(1, s.round + 1):
        if again.topic != PICKS or again.round != number:
            message = f"round {number - 1} is not over with them"
            raise reader.fail("turns", message, "round-not-over", {"round": number - 1})
        places = [i for i, turn in enumerate(s.turns) if turn_round(turn) == number]
        answer_picks(s, again, [s.turns[i] for i in places], reader)
        for i in places:
            turn = s.turns[i]
            said = [turn_said(turn, seat) for seat in range(s.players)]
            play_turn(again, turn_leader(turn), turn_role(turn), said, f"turns[{i}]", reader)
    if s.role >= 0:
        play_turn(again, s.leader, s.role, s.said, "said", reader)


def answer_picks(s: Fields, again: Fields, turns: list[int], reader: Reader) -> None:
    """A round's picks: those that were played, in a round that is over; else what the position says."""
    for seat in range(s.players):
        if again.round < s.round or s.over:
            picked = 0
            for turn in turns:
                if turn_said(turn, seat) != NEXT:
                    picked |= 1 << turn_role(turn)
            play(again, seat, actions.pick(picked), "turns", reader)
        elif s.topic != PICKS:
            play(again, seat, actions.pick(s.picks[seat]), f"picks[{seat}]", reader)
        elif s.answers[seat] >= 0:
            play(again, seat, s.answers[seat], f"answers[{seat}]", reader)


def play_turn(again: Fields, leader: int, role: int, said: list[int], field: str, reader: Reader) -> None:
    """One turn, as far as it has gone."""
    if said[leader] in (COWARDLY, BRAVE, OUT):
        stance = 0 if said[leader] == COWARDLY else 1
        play(again, leader, actions.lead(role, stance), field, reader)
    for i in range(1, again.players):
        seat = (leader + i) % again.players
        if said[seat] in (COWARDLY, BRAVE, OUT):
            play(again, seat, actions.COWARDLY if said[seat] == COWARDLY else actions.BRAVE, field, reader)


def play(again: State, seat: int, action: int, field: str, reader: Reader) -> None:
    try:
        again.play(seat, action)
    except BroomstickError as error:
        message = f"cannot have been: {error}"
        raise reader.fail(field, message, "cannot-have-been", {"game": again.game.name}, error) from None
