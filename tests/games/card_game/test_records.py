"""Records of the card game: what they name, and what is refused line by line."""

import pytest

import broomstick
from broomstick import Chance, RecordError, State
from games.card_game.staging import lay, pick, standard
from games.scripts import play


def some_game(players: int = 4, moves: int = 30) -> State:
    state = standard(players).start(seed=11)
    chance = Chance("record")
    for _ in range(moves):
        seat = chance.pick(state.deciders)
        state.play(seat, chance.pick(state.choices(seat)))
    return state


def test_a_record_names_the_game_and_its_seed() -> None:
    assert some_game().record().text().splitlines()[:9] == [
        "broomstick record 1",
        "game card-game",
        "rules 1",
        "players 4",
        "options {}",
        "data standard",
        'seed "11"',
        'salt ""',
        f"starter {some_game().starter}",
    ]


@pytest.mark.parametrize("moves", [0, 3, 6, 30])
def test_a_record_replays_to_the_same_position(moves: int) -> None:
    state = some_game(moves=moves)
    again = broomstick.read_record(state.record().text()).replay()
    assert again == state
    assert again.record().text() == state.record().text()


@pytest.mark.parametrize(
    ("line", "text", "why"),
    [
        (2, "game chess", "'chess' is not a game here"),
        (3, "rules 99", "rules: made with version 99 of the rules of card-game; this is version 1"),
        (4, "players 9", "players: the card game is for 3 to 6 players, not 9"),
        (5, "options []", "options: should be a table"),
        (5, 'options {"board":"back"}', "board: the card game has no such option"),
        (6, 'data {"game":{"moon":1}}', "data: game: moon: no such field"),
        (9, "starter 4", "line 9: the starter is a seat from 0 to 3"),
        (11, "0 take snow", "line 11: 'take snow': after 'take' comes one of root"),
        (11, "9 take root", "line 11: a line is 'SEAT ACTION', the seat from 0 to 3"),
    ],
)
def test_a_spoilt_line_is_refused(line: int, text: str, why: str) -> None:
    lines = some_game().record().text().splitlines()
    lines[line - 1] = text
    with pytest.raises(RecordError) as refused:
        broomstick.read_record("\n".join(lines) + "\n")
    assert why in str(refused.value)


def test_an_action_that_was_not_legal_is_refused_by_its_line() -> None:
    lines = some_game().record().text().splitlines()
    first_pick = next(i for i, line in enumerate(lines) if " pick " in line)
    lines[first_pick] = "0 pick root"
    record = broomstick.read_record("\n".join(lines) + "\n")
    with pytest.raises(RecordError, match=rf"^line {first_pick + 1}: 'pick root' cannot be played: pick 3"):
        record.replay()


def test_the_order_of_picking_leaves_no_trace() -> None:
    texts = set()
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        state = standard(3).start(seed=1, starter=0)
        while state.round == 0:
            state.play(state.asked, state.choices(state.asked)[0])
        for seat in order:
            state.play(seat, state.choices(seat)[0])
        texts.add(state.record().text() + state.digest())
    assert len(texts) == 1


def test_a_game_laid_by_hand_is_recorded_from_its_position() -> None:
    state = pick(lay(3, witches="3 berry"), *["root sun water"] * 3)
    play(state, "0 lead sun brave")
    text = state.record().text()
    assert text.splitlines()[6].startswith('position {"agenda":')
    assert text.splitlines()[-1] == "0 lead sun brave"
    assert broomstick.read_record(text).replay() == state
