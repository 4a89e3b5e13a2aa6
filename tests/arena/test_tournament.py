"""Which games an arena plays, and when it has had enough of a line-up."""

import json
import pickle

import pytest

import broomstick
from broomstick.arena.line_ups import LineUp, duels
from broomstick.arena.players import Players
from broomstick.arena.ratings import ratings
from broomstick.arena.tally import Meeting
from broomstick.arena.tournament import FIRST_LOOK, Arena, Rule, arena_of, name_of
from broomstick.bots.series import record_of

GAME = broomstick.load("card-game", players=3)
LINE_UPS: list[LineUp] = duels(["thrifty", "random"], ["random", "bold"], 3)


def arena(games: int = 6, rule: Rule | None = None, records: bool = False) -> Arena:
    return arena_of(GAME, LINE_UPS, games, 7, "1.2", records, rule)


def played(some: Arena) -> list[str]:
    lines = []
    while tasks := some.next_portion():
        for task in tasks:
            lines.append(some.table.line(task))
            assert some.count(lines[-1])
    return lines


def test_every_line_up_plays_the_same_deals_in_every_seat() -> None:
    rows = [json.loads(line) for line in played(arena())]
    assert [row["number"] for row in rows] == list(range(len(LINE_UPS) * 6))
    sat = {(row["seed"], tuple(row["bots"])) for row in rows}
    assert len(sat) == len(rows)
    for seed in ("7/0", "7/1"):
        for line_up in LINE_UPS:
            for turn in range(3):
                assert (seed, line_up[turn:] + line_up[:turn]) in sat
    starters: dict[str, set[int]] = {row["seed"]: set() for row in rows}
    for row in rows:
        starters[row["seed"]].add(row["starter"])
    assert all(len(found) == 1 for found in starters.values())


def test_a_line_says_what_a_match_would_and_with_records_can_be_replayed() -> None:
    some = arena(3, records=True)
    for line in played(some):
        row = json.loads(line)
        alone = broomstick.match(GAME, row["bots"], row["seed"])
        assert row["scores"] == alone.scores()
        assert record_of(row).replay() == alone
    assert "actions" not in json.loads(played(arena(3))[0])


def test_asked_for_a_few_games_more_than_go_into_whole_deals_it_plays_the_next_deal_too() -> None:
    assert arena(7).deals == 3
    assert arena(1).deals == 1


def test_the_lines_of_a_file_are_counted_only_in_their_order() -> None:
    lines = played(arena())
    again = arena()
    assert not again.count(lines[1])
    assert not again.count("no json")
    assert not again.count(json.dumps({**json.loads(lines[0]), "places": [1, 2]}))
    assert not again.count(json.dumps({**json.loads(lines[0]), "version": "1.3"}))
    assert again.counted == 0
    for line in lines:
        assert again.count(line)
    assert again.counted == len(lines) == again.most()
    # More than was asked for: it stays there, and is not counted.
    assert again.count(lines[0])
    assert again.counted == len(lines)


def test_more_games_go_on_where_fewer_ended() -> None:
    fewer, more = played(arena(6)), played(arena(12))
    assert more[: len(fewer)] == fewer


def settled(rule: Rule, shares: list[float]) -> bool:
    """Whether a rule would end a line-up in which the one alone got these shares of its deals."""
    meeting = Meeting(("a", "b"))
    for value in shares:
        meeting.standings["a"].wins.add(value)
    return rule.settled(meeting)


def test_a_line_up_is_settled_once_it_is_clear_on_which_side_of_the_bar_it_is() -> None:
    rule = Rule(bar=0.5)
    assert settled(rule, [1.0, 0.5] * 20)
    assert settled(rule, [0.0, 0.5] * 20)
    assert not settled(rule, [1.0, 0.0, 0.5] * 20)
    assert not settled(rule, [1.0, 0.5])
    assert not settled(Rule(), [1.0] * 1000)


def test_or_once_its_share_is_known_well_enough() -> None:
    rule = Rule(precision=0.05)
    assert not settled(rule, [1.0, 0.0, 0.5] * 20)
    assert settled(rule, [1.0, 0.0, 0.5] * 400)


def test_what_is_settled_is_played_no_further_and_the_rest_is() -> None:
    """Thrifty wins nearly always among random bots, which is soon clear; among bold ones it takes longer."""
    some = arena(3 * 4 * FIRST_LOOK, Rule(bar=0.5))
    lines = played(some)
    deals = {meeting.line_up[:2]: meeting.deals for meeting in some.tally.meetings}
    assert deals["thrifty", "random"] == FIRST_LOOK
    assert max(deals.values()) > FIRST_LOOK
    assert len(lines) == some.counted == some.most() == 3 * sum(deals.values())
    again = arena(3 * 4 * FIRST_LOOK, Rule(bar=0.5))
    for line in lines:
        assert again.count(line)
    assert not again.next_portion()


def test_processes_tell_the_same_in_the_same_order() -> None:
    some = arena(9)
    tasks = some.next_portion()
    expected = [some.table.line(task) for task in tasks]
    with Players(pickle.loads(pickle.dumps(some.table)), 2) as players:
        assert [line for lines in players.play(tasks) for line in lines] == expected


def test_the_same_command_finds_its_file_again_and_another_does_not() -> None:
    assert name_of(arena(6)) == name_of(arena(12))
    names = {name_of(arena()), name_of(arena(rule=Rule(bar=0.4))), name_of(arena(records=True))}
    assert len(names) == 3
    assert all(name.startswith("arena-card-game-3-") for name in names)


def test_better_bots_are_rated_higher_and_intervals_hold_what_another_order_says() -> None:
    some = arena(90)
    played(some)
    found = ratings(some.tally)
    assert found["thrifty"].skill - found["thrifty"].half > found["random"].skill + found["random"].half
    assert found == ratings(some.tally)
    other = ratings(some.tally, "another order")
    for bot, rating in found.items():
        assert rating.half > 0
        assert abs(other[bot].skill - rating.skill) < rating.half


@pytest.mark.parametrize("bot", ["thrifty", "bold"])
def test_bots_are_made_once_in_a_process(bot: str) -> None:
    table = arena().table
    assert table.bot(bot) is table.bot(bot)
