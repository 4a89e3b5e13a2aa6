"""The heart's part of a second opinion: who speaks next and what that tells, from docs/rules/heart.md."""

from collections.abc import Callable
from dataclasses import dataclass

from broomstick.heart.plain import Plain
from contract.case import Facts, Move


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


def first_to_speak(true_move: Move) -> int | None:
    """The seat that has to answer next once what is being done is done; none if all have."""
    before = true_move.position
    asked = before["agenda"][-1].split()[0]
    if asked in ("turn", "follow"):
        following = (true_move.seat + 1) % true_move.before.players
        return None if following == before["leader"] else following
    speaker: int | None = before["speaker"]
    return None if speaker == before["leader"] else speaker


@dataclass(frozen=True)
class Turns:
    """What is heard while the program goes on by itself, from one turn to the next."""

    # Whether a leader with one role left has to lead it and is not asked, by the position before and the roles held.
    must_lead: Callable[[Plain, list[list[str]], int], bool]
    # What the next round turns up.
    new_round: Callable[[Move, Move], Facts]

    def picks_opened(self, move: Move, true_move: Move, answers: list[str]) -> Facts:
        """How many roles each has picked, and what is heard of the turns that begin."""
        hands = [answer.split()[1:] for answer in answers]
        sizes: Facts = [len(hand) for hand in hands]
        return sizes + self.next_turns(move, true_move, hands, move.position["leader"])

    def after_choice(self, move: Move, true_move: Move) -> Facts:
        """What is heard when somebody has led, followed or decided something else in a turn."""
        position = move.position
        asked = position["agenda"][-1].split()[0]
        role = move.text.split()[1] if asked == "turn" else position["role"]
        hands = hands_after(position, move.seat, role) if asked in ("turn", "follow") else position["hands"]
        return self.rest_of_turn(move, true_move, hands, role)

    def rest_of_turn(self, move: Move, true_move: Move, hands: list[list[str]], role: str) -> Facts:
        """What the others answer to the called role, if the program goes on that far, and what follows."""
        before, after = true_move.position, true_move.led_to
        finished = len(after["turns"]) - len(before["turns"])
        leader = before["leader"]
        first = first_to_speak(true_move)
        speakers = [] if first is None else [first, *seats_after(first, move.before.players, leader)]
        spoken = bool(speakers) and after["said"][speakers[0]] != "silent"
        if not (finished or spoken or (after["agenda"] and after["agenda"][-1] == "follow")):
            return []
        facts, turn_over = answers_heard(hands, role, speakers)
        if turn_over and finished:
            said = after["turns"][len(before["turns"])].split()[3:]
            next_leader = said.index("brave") if "brave" in said else leader
            facts += self.next_turns(move, true_move, hands, next_leader, finished - 1)
        return facts

    def next_turns(
        self, move: Move, true_move: Move, hands: list[list[str]], leader: int, finished: int | None = None
    ) -> Facts:
        """Turns whose leaders have no choice; behind the last of them, a new round."""
        if finished is None:
            finished = len(true_move.led_to["turns"]) - len(true_move.position["turns"])
        players = move.before.players
        if not any(hands):
            return self.new_round(move, true_move)
        while not hands[leader]:
            leader = (leader + 1) % players
        if len(hands[leader]) > 1 or not self.must_lead(true_move.position, hands, leader):
            return []
        role = hands[leader][0]
        left = [[] if seat == leader else hand for seat, hand in enumerate(hands)]
        facts: Facts = [f"seat {leader} has to lead {role}"]
        heard, turn_over = answers_heard(left, role, seats_after(leader, players, leader))
        facts += heard
        if turn_over and finished:
            facts += self.next_turns(move, true_move, left, leader, finished - 1)
        return facts
