"""Every sentence the terminal says, in English. What happens is decided elsewhere; here it is only worded."""

import shlex
from collections.abc import Sequence

from broomstick.contest.plain import Plain

TITLES = {"card-game": "Broom Service: The Card Game"}
BOT_NAMES = ["Hazel", "Sorrel", "Tansy", "Bramble", "Yarrow", "Juniper"]
YOU = "You"
LONGEST_NAME = 10

PROMPT = "> "

HELP = """\
Answer with a number, with the words of a choice, or with how its words begin:
  lead fire brave   fire brave   f b     mean the same, if they can mean one thing
  fire sun water    fi su wa     3 5 6   pick three witches
  same                                   picks those of the round before again
Besides that you can type
  state      the table: tasks, displays, your cards
  hand       your cards only
  choices    the question again, with all its answers
  log        everything that has happened, as you saw it
  save FILE  keep the game; "broomstick resume FILE" goes on with it
  rules      the rules in short
  help       this
  quit       leave"""

RULES = {
    "card-game": """\
There are {rounds} rounds. In each, everybody secretly picks {picks} witches of different
types from their stock.

The leader calls one of their picks and says brave or cowardly. Clockwise,
whoever has picked that type too must play it now and say brave or cowardly;
all others say "next".

  cowardly  {cowardly} of the type's colour, at once and for certain
  brave     {brave} of the colour and {extra}, if nobody after you is
            brave as well; otherwise your witch is out: she brings nothing and
            returns to your stock when the round is over

The last brave player leads next; if all were cowardly, the leader leads again.
When all picks are played the round is over. Tasks are checked, and except after
the last round everybody draws {draw} cards.

Everybody who has the potions for a task at the end of a round scores it, and it
is gone. Brave potions have no colour and help with no task, but each is worth
{brave_points} VP at the end. Potions of one colour are worth

  potions  {scale_potions}  each further one
  VP       {scale_points}  +{scale_more}

Most VP win; with equal VP, whoever has fewer cards in the display.""",
}
RULES_FURTHER = "The complete rules are in docs/rules/{page}.md of Broomstick's source."
GAMES_TITLE = "Games:"
BOTS_TITLE = "Bots:"
UNOFFICIAL = """\
Broomstick is independent and unofficial: nobody who made or published the games
has a part in it."""

NOT_SAVED = "This game was not saved."
GOODBYE = "Goodbye."
NO_MORE_INPUT = "There is no more input, so the game stops here."
INTERRUPTED = "Interrupted: the game stops here."
NOTHING_TYPED = "Type an answer, or help."
SAVE_WHERE = "Save where? Type: save FILE"
NO_LAST_PICKS = "There is no earlier round whose picks could be taken again."
NOT_FOR_PICKS = '"same" is for picking witches.'
ALL_PICKED = "Everybody has picked"
GAME_OVER = "The game is over."
NOTHING = "nothing"


class Cast:
    """Who sits where. Sentences about the person at the prompt say "you", unless they gave a name."""

    def __init__(self, names: list[str], seat: int) -> None:
        self.names = names
        self.seat = seat

    def does(self, seat: int, they: str, you: str) -> str:
        """A name and its verb: "Hazel leads", "You lead"."""
        name = self.names[seat]
        return f"{name} {you if name == YOU else they}"


def listed(items: Sequence[str], last: str = "and") -> str:
    """a; a and b; a, b and c"""
    if not items:
        return NOTHING
    if len(items) == 1:
        return items[0]
    return ", ".join(items[:-1]) + f" {last} " + items[-1]


def count(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"


def signed(points: float) -> str:
    return f"+{points} VP"


def potions(number: int, kind: str, brave: int) -> str:
    """2 fire and 1 brave potion"""
    if not brave:
        return f"{number} {kind}"
    return f"{number} {kind} and {count(brave, 'brave potion', 'brave potions')}"


# ---- the beginning ----


def welcome(title: str, players: int, names: list[str], specs: list[str], seat: int) -> list[str]:
    """Who plays what; the others in the order in which they sit, clockwise."""
    order = [(seat + i) % players for i in range(1, players)]
    if len({specs[i] for i in order}) == 1:
        others = f"{listed([names[i] for i in order])} ({specs[order[0]]} bots)"
    else:
        others = listed([f"{names[i]} ({specs[i]} bot)" for i in order])
    me = "You play" if names[seat] == YOU else f"{names[seat]} plays"
    return [
        f"{title}, {players} players",
        f"{me} against {others}.",
        'Type "rules" for the rules in short, "help" for what else you can type.',
    ]


def welcome_back(round_number: int, rounds: int) -> str:
    if round_number == 0:
        return "The game goes on before round 1. So far:"
    return f"The game goes on in round {round_number} of {rounds}. This round so far:"


# ---- what happens ----


def round_begins(number: int, rounds: int) -> str:
    return f"ROUND {number} OF {rounds}"


def leads(cast: Cast, turn: int, seat: int, role: str, stance: str) -> str:
    return f"Turn {turn}: {cast.does(seat, 'leads', 'lead')} {role}, {stance}"


def follows(cast: Cast, seat: int, stance: str) -> str:
    return f"  {cast.names[seat]}: {stance}"


def says_next(cast: Cast, seats: list[int]) -> str:
    return f"  {', '.join(cast.names[seat] for seat in seats)}: next"


def knocked_out(cast: Cast, seat: int) -> str:
    return "; you are out!" if cast.names[seat] == YOU else f"; {cast.names[seat]} is out"


def brews_at_once(number: int, kind: str) -> str:
    return f" ({number} {kind})"


def brews(cast: Cast, seat: int, number: int, kind: str, brave: int) -> str:
    return f"  {cast.does(seat, 'brews', 'brew')} {potions(number, kind, brave)}"


def picked(cast: Cast, seat: int, kinds: list[str]) -> str:
    return f"{cast.does(seat, 'picks', 'pick')} {listed(kinds)}"


def takes_first(cast: Cast, seat: int, kind: str) -> str:
    return f"{cast.does(seat, 'takes', 'take')} {kind} as first card"


def reclaims(cast: Cast, seat: int, kinds: list[str]) -> str:
    return f"{cast.does(seat, 'takes', 'take')} back {listed(kinds)}"


def fulfils(cast: Cast, seat: int, number: int, points: int) -> str:
    return f"{cast.does(seat, 'fulfils', 'fulfil')} task {number}: {points} VP"


def dealt(cast: Cast, seat: int, kinds: list[str]) -> str:
    return f"{cast.does(seat, 'is', 'are')} dealt {listed(kinds)}"


def draws(cast: Cast, seat: int, kinds: list[str]) -> str:
    return f"{cast.does(seat, 'draws', 'draw')} {listed(kinds)}"


def others_draw(cast: Cast, seats: list[int], number: int) -> str:
    names = listed([cast.names[seat] for seat in seats])
    return f"{names} {'draws' if len(seats) == 1 else 'draw'} {count(number, 'card', 'cards')}" + (
        " each" if len(seats) > 1 else ""
    )


def left_over(kinds: list[str]) -> str:
    """What nobody drew."""
    return f"Left in the pile: {listed(kinds)}"


# ---- the table ----


def who_leads(cast: Cast, leader: int) -> str:
    """For the beginning of a round."""
    return f"{cast.names[leader]} will lead."


def heading(cast: Cast, round_number: int, rounds: int, turn: int, leader: int, role: str) -> str:
    """Where the game stands."""
    if round_number == 0:
        return f"Before round 1. {who_leads(cast, leader)}"
    if turn == 0:
        return f"Round {round_number} of {rounds}, picking. {who_leads(cast, leader)}"
    if role:
        return f"Round {round_number} of {rounds}, turn {turn}. {cast.does(leader, 'leads', 'lead')} {role}."
    return f"Round {round_number} of {rounds}, turn {turn}. {cast.does(leader, 'leads', 'lead')}."


GRID_ENDS = ["brave", "VP", "held", "stock"]
"""Columns behind the colours: brave potions, points so far, picks still held, cards in stock."""

STOCK_ROW = "In stock"
PICKS_ROW = "To play"
OPEN_ROW = "Open"


def task_row(number: int) -> str:
    return f"Task {number}"


def task_end(points: int, missing: int) -> str:
    return f"{points} VP, " + (f"{missing} to go" if missing else "reached")


NO_TASKS = "No task is open any more."


def hand(to_play: list[str], stock: list[str]) -> str:
    if not to_play:
        return f"In stock: {', '.join(stock)}."
    return f"To play this round: {listed(to_play)}. In stock besides: {', '.join(stock) or NOTHING}."


# ---- questions ----


def ask_first_card() -> str:
    return "Which open card do you take as the first of your display?"


def ask_picks(number: int) -> str:
    return f"Pick {count(number, 'witch', 'different witches')} for this round:"


def forced_picks(kinds: list[str]) -> str:
    return f"For this round you can only pick {listed(kinds)}. Press Enter."


def ask_lead() -> str:
    return "You lead. Which witch, and how?"


def ask_follow(role: str) -> str:
    return f"You have {role} too. Brave or cowardly?"


def picks_example(kinds: list[str]) -> str:
    return f"Type their names or numbers, such as: {' '.join(kinds)}"


def picks_again(kinds: list[str]) -> str:
    return f'Or type "same" for the witches of last round: {" ".join(kinds)}'


def pick_line(kind: str, cards: int, cowardly: int, brave: int, wide: int) -> str:
    return f"{kind:<{wide}}  x{cards:<2}  cowardly {signed(cowardly)}, brave {signed(brave)}"


def brings(gain: Plain) -> str:
    """What a choice would bring, from the game's preview."""
    text = f"{potions(gain['potions'], gain['potion'], gain['brave_potions'])}, {signed(gain['points'])}"
    if gain["completes"]:
        text += f"; enough for task {listed([str(task) for task in gain['completes']])}"
    return text


def risk(overtakers: list[str]) -> str:
    """Who could still overtake a brave witch, each with the number of cards held."""
    if not overtakers:
        return "Nobody can overtake you."
    return f"Could overtake you (cards held): {', '.join(overtakers)}."


def would_knock_out(cast: Cast, seat: int) -> str:
    return f"{cast.names[seat]} would be out."


# ---- answers that are none ----


def not_understood(text: str, answers: int) -> str:
    return f"{text!r} is none of the answers: type a number from 1 to {answers}, a choice, or help."


def no_such_number(number: str, most: int) -> str:
    return f"There is no answer {number}: they go from 1 to {most}."


def ambiguous(text: str, found: list[str]) -> str:
    shown = found if len(found) <= 4 else [*found[:3], "others"]
    return f"{text!r} could be {listed(shown, 'or')}."


def not_in_stock(text: str, kinds: list[str]) -> str:
    return f"{text!r} is no witch in your stock; there you have {listed(kinds)}."


def twice(kind: str) -> str:
    return f"{kind} is named twice: the witches must be of different types."


def wrong_number(named: int, wanted: int) -> str:
    return f"That is {count(named, 'witch', 'witches')}, but it takes {wanted}."


def not_any_more(kinds: list[str]) -> str:
    return f"Not the same again: you have no {listed(kinds, 'or')} any more."


# ---- the end ----

RESULT_COLUMNS = ["colours", "brave", "tasks", "VP", "cards"]


def verdict(cast: Cast, winners: list[int], place: int) -> str:
    """Who has won, and where the person at the prompt has come in."""
    names = listed([cast.names[seat] for seat in winners])
    verb = "win" if len(winners) > 1 or names == YOU else "wins"
    together = " together" if len(winners) > 1 else ""
    if cast.seat in winners:
        return f"{names} {verb}{together}!"
    return f"{names} {verb}{together}. {cast.does(cast.seat, 'finishes', 'finish')} in place {place}."


def again(game: str, players: int, seed: str) -> str:
    return f"The same deal again:\n  broomstick play {game} --players {players} --seed {shlex.quote(seed)}"


# ---- files ----


def saved(file: str) -> str:
    return f"Saved. Go on with it by\n  broomstick resume {shlex.quote(file)}"


def saved_finished(file: str) -> str:
    return f"The game is kept in {file}"


def cannot_save(file: str, why: str) -> str:
    return f"cannot write {file}: {why}"


def cannot_read(file: str, why: str) -> str:
    return f"cannot read {file}: {why}"


def there_already(file: str) -> str:
    return f"{file} is there already; name another file"


# ---- the rules in short ----


def witches_title(players: int) -> str:
    return f"Witches with {players} players:"


def tasks_title(number: int) -> str:
    return f"Tasks, of which {number} are drawn for a game:"


def task_line(number: int, points: int, needs: str) -> str:
    return f"  {number:>2}  {needs}  ({points} VP)"
