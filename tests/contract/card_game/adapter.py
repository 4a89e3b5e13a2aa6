"""A second opinion on the card game, from docs/rules/card-game.md."""

from collections import Counter
from collections.abc import Callable

import broomstick
from broomstick import PUBLIC, State
from broomstick.heart.plain import Plain
from contract.case import Case, Facts, Move
from contract.heart import (
    answers_heard,
    hands_after,
    leader_of_next_turn,
    sealed_answers,
    seats_after,
)


def components(state: State) -> Counter[str]:
    """cg-types: witches in stocks, in the pile, open, in displays, played and waiting, or cancelled."""
    position = state.position()
    found: Counter[str] = Counter(position["pile"])
    found.update(position["open_witches"])
    for stock in position["stocks"]:
        found.update(stock)
    for display in position["displays"]:
        found.update(display["cancelled"])
        if display["first"] is not None:
            found[display["first"]] += 1
    for turn in position["turns"]:
        _, _, role, *said = turn.split()
        found[role] += said.count("cowardly") + said.count("brave")
    if position["role"] is not None:
        found[position["role"]] += position["said"].count("cowardly") + position["said"].count("brave")
    return +found


def hidden(state: State, viewer: int) -> object:
    """cg-hidden: the pile, and of every other seat the stock, what it ever received, and its picks."""
    position = state.position()
    others = [seat for seat in range(state.players) if seat != viewer]
    fields = ("stocks", "received", "hands", "picks", "answers")
    # At the end what is left of the pile lies open; it has no order any more.
    pile = sorted(position["pile"]) if state.over else position["pile"]
    return [pile, [[position[field][seat] for seat in others] for field in fields]]


def shown_by(rounds: int, draw: int) -> Callable[[Move, int, Move], Facts]:
    """What an action shows of the hidden cards, in a game of so many rounds and draws between them."""

    def shown(move: Move, viewer: int, true_move: Move) -> Facts:
        position = move.position
        seat = move.seat
        words = move.text.split()
        if words[0] == "take":
            return []
        if words[0] == "pick":
            answers = sealed_answers(position, seat, move.text)
            if answers is None:
                return []
            sizes = [len(answer.split()) - 1 - answer.split().count("nothing") for answer in answers]
            facts: Facts = [f"seat {i} has picked {size}" for i, size in enumerate(sizes)]
            if not any(sizes):
                facts += end_of_round(position, viewer, position["leader"])
            return facts
        role = words[1] if words[0] == "lead" else position["role"]
        hands = hands_after(position, seat, role)
        facts, turn_over = answers_heard(
            hands, role, seats_after(seat, position["players"], position["leader"])
        )
        if turn_over and not any(hands):
            leader = leader_of_next_turn(position, seat, words[-1] == "brave")
            facts += end_of_round(position, viewer, leader)
        return facts

    def end_of_round(position: Plain, viewer: int, leader: int) -> Facts:
        """cg-draw-three: a seat sees its own draw; cg-pile-shown: all see what is left after the last round."""
        players = position["players"]
        pile = position["pile"]
        if position["round"] == rounds:
            return [sorted(pile)]
        if viewer == PUBLIC:
            return []
        skipped = draw * ((viewer - leader) % players)
        top_first = pile[::-1]
        return [sorted(top_first[skipped : skipped + draw])]

    return shown


def public_form(journal: list[Plain], seat: int) -> list[Plain]:
    """Own picks and the deal are private; of an own draw the others hear only how many cards it was."""
    told: list[Plain] = []
    dealt = False
    for entry in journal:
        word, *cards = entry["what"].split()
        if word == "picked":
            continue
        if word == "draws" and entry["seat"] == seat:
            # The deal comes before the first round; nobody needs to be told that it was made.
            if dealt:
                number = 0 if cards == ["nothing"] else len(cards)
                told.append({"seat": seat, "what": f"draws-cards {number}"})
            dealt = True
            continue
        told.append(entry)
    return told


def card_case(name: str, players: int, data: Plain | None = None, rounds: int = 4, draw: int = 3) -> Case:
    return Case(
        id=name,
        load=lambda: broomstick.load("card-game", players=players, data=data),
        read_record=broomstick.read_record,
        components=components,
        hidden=hidden,
        shown=shown_by(rounds, draw),
        public_form=public_form,
    )


TYPES = ["root", "meadow", "fire", "berry", "sun", "water", "fog", "night", "snow"]
TASKS = range(1, 12)


def small_box(copies: list[int], players: int, deal: int, picks: int, rounds: int, draw: int) -> Plain:
    """Components with few types and cards and no tasks, as a player's own data would give them."""
    return {
        "game": {"rounds": rounds, "picks": picks, "draw": draw, "open_tasks": 0},
        "deal": {str(players): deal},
        "witch": [
            {"name": name, "copies": copies[i], "players": 1}
            if i < len(copies)
            else {"name": name, "players": 7}
            for i, name in enumerate(TYPES)
        ],
        "task": [{"number": number, "players": 7} for number in TASKS],
    }


def small_case(
    name: str,
    copies: list[int],
    players: int = 3,
    deal: int = 2,
    picks: int = 1,
    rounds: int = 2,
    draw: int = 1,
) -> Case:
    data = small_box(copies, players, deal, picks, rounds, draw)
    return card_case(name, players, data, rounds, draw)
