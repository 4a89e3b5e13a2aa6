"""Records: the whole game in a text that is read line by line, every damage refused with its line."""

import re

import pytest
from hypothesis import given

import broomstick
from broomstick import BroomstickError, Chance, Game, IllegalAction, Record, RecordError, UndoError
from broomstick.heart.errors import Fact, Reason
from broomstick.heart.plain import Plain
from broomstick.heart.record import read_record
from drill.game import load_drill, load_identity
from games.scripts import play
from heart.scripts import QUICK, any_game, picked, seeds, table, walk

TEXT = """\
broomstick record 1
game drill
rules 1
players 2
options {"curses":1,"tiny":true}
data standard
seed "s"
salt "s\\u00e4lt"
starter 1
actions
0 pick seer gatherer
1 pick gatherer thief
1 lead gatherer brave
0 cowardly
0 take red
"""


def load(identity: Plain) -> Game:
    """A drill or a card game, as the identity says."""
    if identity["game"] == "drill":
        return load_identity(identity)
    return broomstick.load(identity["game"], identity["players"])


def a_record() -> Record:
    state = load_drill(2, curses=1, tiny=True).start(seed="s", salt="sält", starter=1)
    script = "0 pick seer gatherer\n1 pick gatherer thief\n1 lead gatherer brave\n0 cowardly\n0 take red"
    return play(state, script).record()


def test_a_record_is_a_short_text() -> None:
    assert a_record().text() == TEXT
    assert a_record().first_line == TEXT.splitlines().index("actions") + 2


@given(game=any_game(), seed=seeds)
@QUICK
def test_a_record_is_read_back_and_replayed_bit_for_bit(game: Game, seed: int) -> None:
    for number, state in enumerate(walk(game, seed)):
        if number % 25 and not state.over:
            continue
        text = state.record().text()
        again = read_record(text, load)
        assert again.text() == text
        assert again.replay() == state
        assert again.replay().digest() == state.digest()
        assert again.replay().history_data(0) == state.history_data(0)


def test_a_record_can_be_replayed_in_part() -> None:
    record = read_record(TEXT, load)
    assert record.replay(0) == load_drill(2, curses=1, tiny=True).start("s", salt="sält", starter=1)
    assert record.replay(3).moves == 3
    assert record.replay(-1).moves == 5


def test_an_open_batch_is_recorded_in_seat_order() -> None:
    state = play(table(3), "2 pick seer thief\n0 pick seer runner")
    lines = state.record().text().splitlines()
    assert lines[-2:] == ["0 pick seer runner", "2 pick seer thief"]
    assert state.record().replay() == state


def test_a_record_may_begin_from_a_position() -> None:
    state = play(picked("seer thief", "thief runner"), "0 lead thief brave\n1 cowardly")
    text = state.record().text()
    assert re.search(r'^position \{"agenda"', text, re.MULTILINE)
    assert "starter " not in text
    again = read_record(text, load)
    assert again.text() == text
    assert again.replay() == state


@pytest.mark.parametrize("before", [[0], [1], [2], [0, 1], [0, 2], [1, 2]])
def test_a_record_from_the_middle_of_the_picks_has_those_that_came_later(before: list[int]) -> None:
    picks = [f"{seat} pick seer {other}" for seat, other in enumerate(("thief", "runner", "gatherer"))]
    middle = play(table(3), "\n".join(picks[seat] for seat in before))
    state = middle.game.position(middle.position())
    later = [picks[seat] for seat in range(3) if seat not in before]
    for count, line in enumerate(reversed(later), 1):
        play(state, line)
        record = state.record()
        assert record.text().splitlines()[-count:] == later[-count:]
        assert record.text().splitlines()[-count - 1] == "actions"
        assert record.replay() == state


def test_a_state_without_a_journal_has_no_record() -> None:
    state = load_drill(2).start(journal=False)
    with pytest.raises(BroomstickError, match="this state keeps no record"):
        state.record()
    with pytest.raises(BroomstickError, match="this state keeps no record"):
        load_drill(2).start().quiet_copy().record()
    assert state.history(0) == []


@pytest.mark.parametrize(
    ("line", "damaged", "message"),
    [
        (1, "broomstick record 2", "a record begins with 'broomstick record 1', not 'broomstick record 2'"),
        (2, "gam drill", "here should stand 'game …'"),
        (3, "rules", "here should stand 'rules …'"),
        (3, "rules one", "cannot be read: "),
        (4, "rules 1", "here should stand 'players …'"),
        (5, "options {", "cannot be read: "),
        (6, "", "here should stand 'data …'"),
        (7, "position", "here should stand 'seed …'"),
        (7, "position {", "cannot be read: "),
        (7, "position 3", "the data should be a mapping of fields, not int"),
        (7, "position {}", "game: is missing"),
        (7, 'seed "s', "cannot be read: "),
        (7, "seed 3", "the seed should stand in quotation marks"),
        (8, "salt null", "the salt should stand in quotation marks"),
        (8, "sugar", "here should stand 'salt …'"),
        (9, "starter 2", "the starter is a seat from 0 to 1"),
        (9, "starter -1", "the starter is a seat from 0 to 1"),
        (9, 'starter "0"', "the starter is a seat from 0 to 1"),
        (10, "moves", "here should stand 'actions', and then one action a line"),
        (
            11,
            "2 pick seer gatherer",
            "a line is 'SEAT ACTION', the seat from 0 to 1, not '2 pick seer gatherer'",
        ),
        (11, "pick seer gatherer", "a line is 'SEAT ACTION', the seat from 0 to 1, not 'pick seer gatherer'"),
        (12, "", "a line is 'SEAT ACTION', the seat from 0 to 1, not ''"),
        (12, "² pick seer", "a line is 'SEAT ACTION', the seat from 0 to 1, not '² pick seer'"),
        (13, "1 lead broom brave", "'lead broom brave': after 'lead' comes one of seer, gatherer, thief"),
        (15, "0 ", "'' is no action; known are: pick, lead, "),
    ],
)
def test_a_damaged_line_is_refused_with_its_number(line: int, damaged: str, message: str) -> None:
    lines = TEXT.splitlines()
    lines[line - 1] = damaged
    with pytest.raises(RecordError, match=re.escape(message)) as refused:
        read_record("\n".join(lines), load)
    assert refused.value.line == line
    assert str(refused.value).startswith(f"line {line}: ")
    assert refused.value.code
    facts = {
        name: fact for name, fact in refused.value.facts.items() if name not in ("game", "value", "field")
    }
    # What it carries as data is what stands in the line or in the message.
    assert all(str(fact) in f"{refused.value} {damaged}" for fact in facts.values())
    # Where something else lies behind it, the game says in whose words.
    assert refused.value.facts.get("game") == (None if refused.value.why is None else "drill")


@pytest.mark.parametrize(
    ("line", "damaged", "code", "facts"),
    [
        (1, "", "record-empty", {"title": "broomstick record 1"}),
        (1, "a poem", "record-title", {"title": "broomstick record 1", "text": "a poem"}),
        (9, "starter 2", "not-a-seat", {"field": "starter", "highest": 1, "value": "2"}),
        (11, "2 pick seer", "record-line", {"highest": 1, "text": "2 pick seer"}),
    ],
)
def test_a_damaged_line_is_told_as_data(line: int, damaged: str, code: str, facts: dict[str, Fact]) -> None:
    lines = TEXT.splitlines()
    lines[line - 1] = damaged
    with pytest.raises(RecordError) as refused:
        read_record("\n".join(lines), load)
    assert (refused.value.code, refused.value.facts) == (code, facts)


def test_a_record_of_no_lines_is_empty() -> None:
    with pytest.raises(RecordError, match="line 1: a record begins with ") as refused:
        read_record("", load)
    assert refused.value.code == "record-empty"


@pytest.mark.parametrize("lines", range(10))
def test_a_record_that_breaks_off_is_refused_at_the_break(lines: int) -> None:
    with pytest.raises(RecordError) as refused:
        read_record("\n".join(TEXT.splitlines()[:lines]), load)
    assert refused.value.line == lines + 1


@pytest.mark.parametrize(
    ("line", "instead", "message"),
    [
        (2, "game chess", "'chess' is not a game here"),
        (3, "rules 2", "this is no drill of version 1"),
        (4, "players 9", "players: the drill is for 2 to 5 players, not 9"),
        (4, 'players "2:3"', "players: the drill is for 2 to 5 players, not '2:3'"),
        (5, 'options {"brooms":1}', "brooms: the drill has no such option"),
        (5, "options []", "options: should be a table"),
        (6, "data {}", "this is no drill of version 1 with its own components"),
    ],
)
def test_a_game_that_cannot_be_loaded_is_refused(line: int, instead: str, message: str) -> None:
    lines = TEXT.splitlines()
    lines[line - 1] = instead
    with pytest.raises(RecordError, match=re.escape(message)) as refused:
        read_record("\n".join(lines), load)
    # Whatever is not about a heading is about the game.
    assert refused.value.line == (2 if "no drill" in message else line)
    assert isinstance(refused.value.why, BroomstickError)
    assert message in str(refused.value.why)
    assert refused.value.facts == {"game": "chess" if "chess" in instead else "drill"}


def test_a_loader_may_name_the_line_itself() -> None:
    def refuse(identity: Plain) -> Game:
        raise RecordError(4, f"{identity['players']} players are too few")

    with pytest.raises(RecordError, match="line 4: 2 players are too few"):
        read_record(TEXT, refuse)


@pytest.mark.parametrize(
    ("line", "instead"),
    [(11, "0 brave"), (12, "0 pick seer gatherer"), (13, "1 lead seer brave"), (15, "1 take red")],
)
def test_an_action_that_cannot_be_played_is_refused_on_replay_with_its_line(line: int, instead: str) -> None:
    lines = TEXT.splitlines()
    lines[line - 1] = instead
    record = read_record("\n".join(lines), load)
    with pytest.raises(RecordError) as refused:
        record.replay()
    assert refused.value.line == line
    assert isinstance(refused.value.why, IllegalAction)
    assert str(refused.value) == f"line {line}: {refused.value.why}"
    assert refused.value.facts == {"game": "drill", "seat": int(instead[0]), "text": instead[2:]}


def test_a_record_read_from_a_position_counts_its_lines_too() -> None:
    text = picked("seer thief", "thief runner").record().text()
    lines = text.splitlines()
    record = read_record("\n".join([*lines, "1 brave"]), load)
    with pytest.raises(RecordError) as refused:
        record.replay()
    assert refused.value.line == len(lines) + 1


def test_undo_takes_the_last_action_off_a_record() -> None:
    state = picked("merchant thief", "runner thief", seats={0: {"coins": 4}})
    before = play(state, "0 lead merchant brave").record()
    play(state, "0 sell red")
    shorter = state.record().undo()
    assert shorter.text() == before.text()
    read = read_record(state.record().text(), load)
    assert read.undo().first_line == read.first_line
    with pytest.raises(
        UndoError, match="the last choice cannot be taken back: somebody has been shown something"
    ):
        shorter.undo()


def test_undo_keeps_what_the_deal_came_from() -> None:
    game = load_drill(2)
    assert game.start("s", salt="salt").starter == 1, "the seed draws another than is named"
    for seed in range(50):
        state = game.start("s", salt="salt", starter=0)
        rng = Chance(seed)
        while not state.over:
            seat = state.asked
            state.play(seat, rng.pick(state.choices(seat)))
            if state.may_undo(seat) is None:
                record = state.record()
                assert record.undo().text().splitlines() == record.text().splitlines()[:-1]
                return
    raise AssertionError("nothing can ever be taken back")


def test_undo_of_nothing_is_refused() -> None:
    with pytest.raises(UndoError, match="nothing has been played yet"):
        load_drill(2).start().record().undo()


@given(game=any_game(), seed=seeds)
@QUICK
def test_two_plays_that_differ_in_the_order_of_answers_give_the_same_bytes(game: Game, seed: int) -> None:
    first = list(walk(game, seed))[-1].record()
    state = game.start(seed=seed)
    left = [(packed & 7, packed >> 3) for packed in first.actions]
    rng = Chance(seed)
    while left:
        # Of the answers of an open batch, any may come next.
        batch = left[: len(state.deciders)] if state.topic >= 0 else left[:1]
        seat, action = batch[int(rng.below(len(batch)))]
        state.play(seat, action)
        left.remove((seat, action))
    assert state.record().text() == first.text()


def test_the_line_of_an_illegal_action_is_right_after_a_position_too() -> None:
    state = broomstick.load("card-game", players=3).start(seed=1)
    again = state.game.position(state.position())
    again.play(again.asked, again.choices(again.asked)[0])
    record = again.record()
    lines = record.text().splitlines()
    assert lines[record.first_line - 2] == "actions"
    assert broomstick.read_record("\n".join(lines)).first_line == record.first_line


@pytest.mark.parametrize(
    ("heading", "value"),
    [
        ("starter", "true"),
        ("seed", "standard"),
        ("seed", "{}"),
        ("data", '"some/file.toml"'),
        ("players", '"4"'),
    ],
)
def test_a_heading_with_a_value_of_the_wrong_kind_is_refused_by_its_line(heading: str, value: str) -> None:
    lines = broomstick.load("card-game", players=3).start(seed=1).record().text().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith(heading + " "))
    lines[at] = f"{heading} {value}"
    with pytest.raises(RecordError) as refused:
        broomstick.read_record("\n".join(lines))
    assert refused.value.line == at + 1


def test_endless_brackets_are_refused_by_their_line() -> None:
    lines = broomstick.load("card-game", players=3).start(seed=1).record().text().splitlines()
    lines[4] = "options " + "[" * 100_000
    with pytest.raises(RecordError, match="line 5"):
        broomstick.read_record("\n".join(lines))


def test_any_text_can_be_a_seed() -> None:
    state = broomstick.load("card-game", players=3).start(seed="a lone \ud800 surrogate")
    assert broomstick.read_record(state.record().text()).replay() == state


def test_an_error_of_a_record_keeps_what_it_knows_when_lines_come_before_it() -> None:
    why = Reason("not-held", "you do not hold it", {"role": "seer"})
    error = RecordError(3, "it cannot be played", "illegal", {"action": "lead seer brave"}, why)
    for again, line in ((error, 3), (error.moved(4), 7)):
        assert str(again) == f"line {line}: it cannot be played"
        assert (again.line, again.message) == (line, "it cannot be played")
        assert (again.code, again.facts) == ("illegal", {"action": "lead seer brave"})
        assert again.why is why
    assert BroomstickError("only a message").facts == {}
