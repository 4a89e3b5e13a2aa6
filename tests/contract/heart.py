"""The heart's part of a second opinion: who speaks next and what that tells, from docs/rules/heart.md."""

from broomstick.heart.plain import Plain
from contract.case import Facts


def seats_after(seat: int, players: int, until: int) -> list[int]:
    """The seats clockwise after one, up to but without another."""
    found: list[int] = []
    seat = (seat + 1) % players
    while seat != until:
        found.append(seat)
        seat = (seat + 1) % players
    return found


def answers_heard(hands: list[list[str]], role: str, speakers: list[int]) -> tuple[Facts, bool]:
    """heart-next-in-order: the "next"s that are spoken now, up to the first who holds the role and is asked.

    Also says whether the turn is over with that.
    """
    facts: Facts = []
    for seat in speakers:
        if role in hands[seat]:
            facts.append(f"seat {seat} holds {role}")
            return facts, False
        facts.append(f"seat {seat} says next to {role}")
    return facts, True


def leader_of_next_turn(position: Plain, seat: int, brave: bool) -> int:
    """heart-last-brave-leads, heart-all-cowardly: after a turn that ended with this play."""
    if brave:
        return seat
    last: int = position["leader"] if position["brave"] is None else position["brave"]
    return last


def hands_after(position: Plain, seat: int, role: str) -> list[list[str]]:
    """The roles held when a seat has played one."""
    return [[held for held in hand if i != seat or held != role] for i, hand in enumerate(position["hands"])]


def sealed_answers(position: Plain, seat: int, text: str) -> list[str] | None:
    """heart-sealed: all answers of the open batch if this one is the last, by seat; else nothing is shown."""
    if position["deciders"] != [seat]:
        return None
    answers: list[str] = ["" if answer is None else answer for answer in position["answers"]]
    answers[seat] = text
    return answers
