"""A second opinion on the drill game, from the rules at the top of drill/rules.py."""

from collections import Counter

from broomstick import Record, State
from broomstick.heart.plain import Plain
from broomstick.heart.record import read_record
from contract.case import Case, Facts, Move
from contract.heart import Turns, hands_after, sealed_answers
from drill.game import load_drill, load_identity


def read_drill_record(text: str) -> Record:
    return read_record(text, load_identity)


def components(state: State) -> Counter[str]:
    """Events turned and to come; curse cards in the deck, on the table or put aside, none of them twice."""
    position = state.position()
    found: Counter[str] = Counter(position["events"] + position["coming_events"])
    cards = Counter(position["curse_deck"] + position["cursed"])
    for role in state.game.roles:
        found[f"curse of the {role}"] = max(1, cards[role])
    return found


def hidden(state: State, viewer: int) -> object:
    """The order of both decks, less what the viewer has looked at, and the others' roles and sealed answers."""
    position = state.position()
    deck = [
        None if viewer in known else card
        for card, known in zip(position["curse_deck"], position["curses_known_by"], strict=True)
    ]
    others = [seat for seat in range(state.players) if seat != viewer]
    secret = [[position[field][seat] for seat in others] for field in ("hands", "picks", "answers")]
    return [deck, position["coming_events"], secret]


def shown(move: Move, viewer: int, true_move: Move) -> Facts:
    """A looked-at card, opened answers, spoken "next"s, roles that had to be led, and the next round's cards."""
    position = move.position
    seat = move.seat
    words = move.text.split()
    asked = position["agenda"][-1].split()[0]
    if position["sealed"] is not None:
        answers = sealed_answers(position, seat, move.text)
        if answers is None:
            return []
        if position["sealed"] == "picks":
            facts: Facts = [
                f"seat {i} has picked {len(answer.split()) - 1}" for i, answer in enumerate(answers)
            ]
            hands = [answer.split()[1:] for answer in answers]
            return facts + TURNS.next_turns(move, true_move, hands, position["leader"])
        if position["sealed"] == "fist":
            return [*answers, *new_round(move, true_move)]
        facts = [*answers]
        return facts + TURNS.rest_of_turn(move, true_move, position["hands"], position["role"])
    if asked == "turn":
        return TURNS.rest_of_turn(move, true_move, hands_after(position, seat, words[1]), words[1])
    if asked == "follow":
        hands = hands_after(position, seat, position["role"])
        return TURNS.rest_of_turn(move, true_move, hands, position["role"])
    facts = []
    if asked == "look" and words == ["act"] and viewer == seat:
        facts.append(f"the top card is {position['curse_deck'][-1]}")
    return facts + TURNS.rest_of_turn(move, true_move, position["hands"], position["role"])


def new_round(move: Move, true_move: Move) -> Facts:
    """After a round with fists these are asked first. The event turned and the cursed roles are open to all."""
    before, after = true_move.position, true_move.led_to
    if after["round"] == before["round"]:
        return []
    # Where the curse deck was shuffled meanwhile no position before it tells the roles; chance decided them.
    return [move.position["coming_events"][-1], move.led_to["cursed"]]


def must_lead(position: Plain, hands: list[list[str]], leader: int) -> bool:
    """A leader must be brave where nobody else has roles left, or by an event."""
    alone = not any(hand for seat, hand in enumerate(hands) if seat != leader)
    return alone or position["events"][-1] == "valour"


TURNS = Turns(must_lead, new_round)


def public_form(journal: list[Plain], seat: int) -> list[Plain]:
    """Own picks are private; of a card looked at the others hear only that it was looked at."""
    told: list[Plain] = []
    for entry in journal:
        word = entry["what"].split()[0]
        if word == "looks-at":
            told.append({"seat": seat, "what": "looks"})
        elif word != "picked":
            told.append(entry)
    return told


def drill_case(name: str, players: int, **options: object) -> Case:
    return Case(
        id=name,
        load=lambda: load_drill(players, **options),
        read_record=read_drill_record,
        components=components,
        hidden=hidden,
        shown=shown,
        public_form=public_form,
    )
