"""A second opinion on the drill game, from the rules at the top of drill/rules.py."""

from collections import Counter

from broomstick import Game, Record, State
from broomstick.heart.plain import Plain
from broomstick.heart.record import read_record
from contract.case import Case, Facts, Move
from contract.heart import (
    answers_heard,
    hands_after,
    sealed_answers,
    seats_after,
)
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
            return facts + next_turns(move, true_move, hands, position["leader"])
        if position["sealed"] == "fist":
            return [*answers, *new_round(move, true_move)]
        facts = [*answers]
        return facts + rest_of_turn(move, true_move, position["hands"], position["role"])
    if asked == "turn":
        return rest_of_turn(move, true_move, hands_after(position, seat, words[1]), words[1])
    if asked == "follow":
        hands = hands_after(position, seat, position["role"])
        return rest_of_turn(move, true_move, hands, position["role"])
    facts = []
    if asked == "look" and words == ["act"] and viewer == seat:
        facts.append(f"the top card is {position['curse_deck'][-1]}")
    return facts + rest_of_turn(move, true_move, position["hands"], position["role"])


def rest_of_turn(move: Move, true_move: Move, hands: list[list[str]], role: str) -> Facts:
    """What the others answer to the called role, if the program goes on that far, and what follows."""
    before, after = true_move.position, true_move.led_to
    finished = len(after["turns"]) - len(before["turns"])
    leader = before["leader"]
    first = first_to_speak(move, true_move)
    speakers = [] if first is None else [first, *seats_after(first, move.before.players, leader)]
    went_on = bool(finished) or after["agenda"][-1] == "follow" or heard_somebody(after, speakers)
    if not went_on:
        return []
    facts, turn_over = answers_heard(hands, role, speakers)
    if turn_over and finished:
        said = after["turns"][len(before["turns"])].split()[3:]
        next_leader = said.index("brave") if "brave" in said else leader
        facts += next_turns(move, true_move, hands, next_leader, finished - 1)
    return facts


def first_to_speak(move: Move, true_move: Move) -> int | None:
    """The seat that has to answer next once what is being done is done; none if all have."""
    before = true_move.position
    asked = before["agenda"][-1].split()[0]
    if asked in ("turn", "follow"):
        following = (move.seat + 1) % move.before.players
        return None if following == before["leader"] else following
    speaker: int | None = before["speaker"]
    return None if speaker == before["leader"] else speaker


def heard_somebody(after: Plain, speakers: list[int]) -> bool:
    """Whether the first of those who were to speak has spoken since."""
    return bool(speakers) and after["said"][speakers[0]] != "silent"


def next_turns(
    move: Move, true_move: Move, hands: list[list[str]], leader: int, finished: int | None = None
) -> Facts:
    """Between turns: a leader who must be brave and has one role left leads it without being asked."""
    before, after = true_move.position, true_move.led_to
    if finished is None:
        finished = len(after["turns"]) - len(before["turns"])
    players = move.before.players
    if not any(hands):
        return new_round(move, true_move)
    while not hands[leader]:
        leader = (leader + 1) % players
    alone = not any(hand for seat, hand in enumerate(hands) if seat != leader)
    must_be_brave = alone or before["events"][-1] == "valour"
    if len(hands[leader]) > 1 or not must_be_brave:
        return []
    role = hands[leader][0]
    left = [[] if seat == leader else hand for seat, hand in enumerate(hands)]
    facts: Facts = [f"seat {leader} has to lead {role}"]
    heard, turn_over = answers_heard(left, role, seats_after(leader, players, leader))
    facts += heard
    if turn_over and finished:
        facts += next_turns(move, true_move, left, leader, finished - 1)
    return facts


def new_round(move: Move, true_move: Move) -> Facts:
    """After a round with fists these are asked first. The event turned and the cursed roles are open to all."""
    before, after = true_move.position, true_move.led_to
    if after["round"] == before["round"]:
        return []
    # Where the curse deck was shuffled meanwhile no position before it tells the roles; chance decided them.
    return [move.position["coming_events"][-1], move.led_to["cursed"]]


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
    def load() -> Game:
        return load_drill(players, **options)

    return Case(
        id=name,
        load=load,
        read_record=read_drill_record,
        components=components,
        hidden=hidden,
        shown=shown,
        public_form=public_form,
    )
