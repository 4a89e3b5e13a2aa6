"""A second opinion on Witch's Brew, from its rules and over positions as plain data."""

from collections import Counter

import broomstick
from broomstick import State
from broomstick.heart.plain import Plain
from contract.case import Case, Facts, Move
from contract.heart import Turns, sealed_answers

COLOURS = ("red", "green", "white")


def components(state: State) -> Counter[str]:
    """Potion cards with players and in stacks; spell books; and the roles that are barred, used up or to come."""
    position = state.position()
    found: Counter[str] = Counter(position["books"])
    for seat in position["seats"]:
        found.update(card.rpartition("-")[0] for card in seat["cards"])
    found.update(position["stacks"])
    return +found


def hidden(state: State, viewer: int) -> object:
    """wb-hidden: books nobody has seen, roles to be barred, and what others hold, have picked and have sealed."""
    position = state.position()
    others = [seat for seat in range(state.players) if seat != viewer]
    fields = ("hands", "picks", "answers", "given")
    secret = [[position[field][seat] for seat in others] for field in fields]
    return [unseen_books(position), position["barred_deck"], secret]


def unseen_books(position: Plain) -> list[str]:
    """In the order in which they will come up: all but the top one and those that have gone under."""
    turned = position["round"] if position["over"] else position["round"] - 1
    books: list[str] = position["books"]
    return books[1 : max(1, len(books) - turned)]


def shown(move: Move, viewer: int, true_move: Move) -> Facts:
    """Opened answers, spoken "next"s, roles that had to be led, and what a new set turns up."""
    position = move.position
    if position["sealed"] is not None:
        answers = sealed_answers(position, move.seat, move.text)
        if answers is None:
            return []
        if position["sealed"] == "picks":
            return TURNS.picks_opened(move, true_move, answers)
        if more_losses(position):
            # wb-monk-batches: what was given stays hidden until the last batch is in.
            return []
        paid = [all_given(position, other, answer) for other, answer in enumerate(answers)]
        return [*paid, *TURNS.rest_of_turn(move, true_move, position["hands"], position["role"])]
    return TURNS.after_choice(move, true_move)


def more_losses(position: Plain) -> bool:
    """Whether somebody who is choosing owes more than fits into this batch and those before."""
    asked = [int(word) for word in position["agenda"][-1].split()[2:]]
    most = 5 * (position["losses_sealed"] + 1)
    return any(position["seats"][seat]["owes"] > most for seat in asked)


def all_given(position: Plain, seat: int, answer: str) -> list[int]:
    """What a seat gives in this batch and gave in those before, by colour."""
    words = answer.split()
    return [position["given"][seat][colour] + words.count(colour) for colour in COLOURS]


def new_set(move: Move, true_move: Move) -> Facts:
    """wb-book-turns, wb-barred: the next book if nobody had seen it, and the roles that are barred now."""
    position = move.position
    facts: Facts = []
    facts += unseen_books(position)[:1]
    # Where the deck was shuffled meanwhile no position before it tells the roles; chance decided them.
    if true_move.led_to["round"] != true_move.position["round"]:
        facts += move.led_to["barred"][-1:]
    return facts


def must_lead(position: Plain, hands: list[list[str]], leader: int) -> bool:
    """wb-leader-full: everybody who leads is brave, so that nothing is left to choose."""
    return True


TURNS = Turns(must_lead, new_set)


def public_form(journal: list[Plain], seat: int) -> list[Plain]:
    """Only one's own picks are private."""
    return [entry for entry in journal if entry["what"].split()[0] != "picked"]


def brew_case(name: str, players: int, data: Plain | None = None, barred: bool = False) -> Case:
    return Case(
        id=name,
        load=lambda: broomstick.load("witchs-brew", players=players, data=data, barred_roles=barred),
        read_record=broomstick.read_record,
        components=components,
        hidden=hidden,
        shown=shown,
        public_form=public_form,
    )


THREE_SETS: Plain = {"game": {"sets": 3}}

HOARDERS: Plain = {
    "game": {"picks": 3, "sets": 4},
    "start": {"gold": 9, "ingredients": 12},
    "begging-monk": {"share": 3},
    "shelf": [{"name": "ingredient-shelf", "needs": [9, 12, 15, 7, 6]}],
}
"""So many ingredients that losses and additions need more than one batch."""

FEW_CARDS: Plain = {
    "game": {"picks": 2, "sets": 5, "ravens": 2},
    "start": {"gold": 0, "ingredients": 0},
    "barred": {"3": 4},
    "cauldron": [
        {"name": name, "main_needs": [1], "second_needs": [1], "points": [3], "ravens": [1]}
        for name in ("copper", "iron", "silver")
    ],
    "shelf": [
        {"name": name, "needs": [2], "points": [2], "ravens": [1]}
        for name in ("gold-shelf", "ingredient-shelf")
    ],
    "spell": [
        {"name": name, "copies": 0} for name in ("magus", "strix", "sanatio", "lupus", "herba", "serpens")
    ],
}
"""Nothing to begin with, stacks of one card, two books, and a deck of barred roles that is soon used up."""
