"""One thing leads to another: tiles, clouds and cards in long chains, every step offered, none for ever."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from broomstick import Chance, State
from broomstick.games.broom_service.codes import things
from contract.draw import examples
from games.broom_service.staging import agenda, call, goods, pawns, points
from games.broom_service.staging_isles import cards, cowardly, everything, forest_tiles, lay_back
from games.scripts import journal, options, play, public, seat_of, since


@pytest.mark.rule("bs-chain", "bs-tile-moves", "bs-forest-find", "bs-turbo")
def test_two_moves_through_a_forest_and_onto_a_hill() -> None:
    """A mountain tile's first move finds a forest tile, its second sets a turbo broom off."""
    state = lay_back(
        3,
        "1 orange",
        mountain={"alp": "moves"},
        forest={"fir": "points"},
        hill={"knob": "turbo-cd"},
        pawns={0: "home camp"},
    )
    cowardly(state, "mountain-witch")
    play(state, "0 fly home alp; 0 fly alp fir")
    assert forest_tiles(state, 0) == ["points"]
    assert agenda(state) == ["follow", "free-move 0"]
    play(state, "0 fly fir knob")
    assert agenda(state) == ["follow", "jump 0 knob plain"]
    play(state, "0 jump d")
    assert pawns(state, 0) == ["camp", "lost"]
    assert since(state, "0 leads mountain-witch cowardly")[:8] == [
        "0 flies home alp", "0 amulet alp", "0 uses moves alp", "0 flies alp fir", "0 finds points fir",
        "0 flies fir knob", "0 jumps knob lost d", "1 says-next mountain-witch",
    ]  # fmt: skip


@pytest.mark.rule("bs-chain", "bs-card-tailwind", "bs-tile-cloud", "bs-storm-move")
def test_a_chain_from_a_card_through_tiles_and_a_storm_cloud() -> None:
    state = lay_back(
        3,
        "2 wand",
        held={0: "tailwind"},
        mountain={"alp": "cloud", "peak": "wands"},
        sky={"dale": "storm-move"},
        forest={"fir": "card"},
        pawns={0: "home oak"},
    )
    cowardly(state, "herb-gatherer")
    play(state, "0 card tailwind; 0 fly home alp")
    assert agenda(state) == ["follow", "put-away 0 tailwind", "free-move 0", "tile 0 alp may"]
    play(state, "0 lift dale")
    assert agenda(state) == ["follow", "put-away 0 tailwind", "free-move 0", "free-move 0"]
    play(state, "0 fly oak peak")
    assert agenda(state) == ["follow", "put-away 0 tailwind", "free-move 0", "tile 0 peak may"]
    play(state, "0 take wand wand; 0 fly alp fir")
    assert forest_tiles(state, 0) == ["card"]
    assert seat_of(state, 0)["amulets"] == ["alp", "peak"]
    assert goods(state, 0) == "2 wand"


@pytest.mark.rule("bs-chain", "bs-anywhere-gift")
def test_riding_twice_in_one_chain_gives_twice() -> None:
    """Anywhere, onto two moves, and back onto the same hill: the inner gifts come first."""
    state = lay_back(
        3,
        hill={"knob": "anywhere"},
        mountain={"alp": "moves"},
        forest={"fir": ""},
        pawns={0: "home camp"},
    )
    call(state, "hill-witch")
    play(state, "0 fly home knob; 0 fly knob alp; 0 do tile; 0 fly alp fir; 0 fly fir knob")
    assert agenda(state) == ["end-turn", "gifts 0", "delivery 0 alp may", "anywhere 0 knob messenger"]
    play(state, "0 fly knob alp")
    assert agenda(state) == ["end-turn", "gifts 0", "delivery 0 alp may", "gift 2", "gift 1"]
    play(state, "1 take green; 2 decline")
    assert options(state, 0) == ["deliver alp gate-market", "decline"], (
        "she has come back to where she landed"
    )
    play(state, "0 deliver alp gate-market; 1 take green; 2 take orange")
    assert points(state)[0] == 12
    assert goods(state, 1) == "1 orange, 3 green, 1 purple, 2 wand"
    assert public(state)["leader"] == 0


@pytest.mark.rule("bs-chain", "bs-card-double-shift", "bs-turbo", "bs-forest-find")
def test_double_shift_finishes_the_first_flight_before_the_second() -> None:
    state = lay_back(3, held={0: "double-shift"}, hill={"knob": "turbo-ac"}, pawns={0: "home home"})
    cowardly(state, "hill-witch")
    play(state, "0 card double-shift; 0 fly home knob")
    assert agenda(state) == ["follow", "put-away 0 double-shift", "shift 0", "jump 0 knob plain"]
    play(state, "0 jump c")
    assert options(state, 0) == ["fly home knob", "fly home camp", "fly tor down", "decline"]
    play(state, "0 fly tor down")
    assert agenda(state)[-1].startswith(("jump", "put-away", "turn"))


@pytest.mark.rule("bs-chain", "bs-lapse", "bs-card-under")
def test_a_card_is_put_away_when_all_is_done() -> None:
    state = lay_back(3, held={0: "tailwind"}, first="barter", second="", mountain={"alp": "wands"})
    cowardly(state, "herb-gatherer")
    play(state, "0 card tailwind; 0 fly home alp; 0 decline; 0 decline")
    assert cards(state, 0) == []
    assert public(state)["piles"]["second"] == ["tailwind"]


@pytest.mark.many
@pytest.mark.rule("bs-chain")
def test_declining_is_offered_at_every_step_but_a_jump() -> None:
    """In many random games: every question within an action can be declined, unless the rules say otherwise."""
    for seed in range(12):
        state = everything(2 + seed % 4).start(seed)
        rng = Chance(seed, name="declining")
        while not state.over:
            seat = state.asked
            texts = options(state, seat)
            step = agenda(state)[-1].split()
            if state.topic < 0 and step[0] not in ("turn", "follow", "hand-over", "jump", "put-away"):
                assert texts[-1] == "decline" or step[-1] == "must", (step, texts)
            state.play(seat, texts[rng.below(len(texts))])


def longest_chain(state: State, choose: "Chooser", watch: int = 0) -> int:
    """Play to the end; how many decisions the longest stretch between two declarations had."""
    longest = here = 0
    while not state.over:
        seat = state.asked
        texts = options(state, seat)
        step = agenda(state)[-1].split()[0]
        here = 0 if step in ("turn", "follow", "sealed", "hand-over") else here + 1
        longest = max(longest, here)
        assert here < MOST, agenda(state)
        if watch and here % watch == 1:
            read = state.game.position(state.position())
            assert read.digest() == state.digest()
        state.play(seat, texts[choose(len(texts), "decline" in texts and state.topic < 0)])
    return longest


Chooser = Callable[[int, bool], int]
"""Which of so many texts; and whether the last of them is to decline."""

MOST = 90
"""Decisions in one chain. A pawn flies on by two mountain tiles (two moves each, once), two storm clouds, one card;
each flight may ride anywhere, and each ride asks all others."""


@pytest.mark.many
@pytest.mark.rule("bs-chain-ends")
def test_no_chain_goes_on_for_ever_though_nothing_is_declined() -> None:
    rng = Chance(7, name="greedy")

    def choose(count: int, may: bool) -> int:
        return rng.below(count - 1 if may and count > 1 else count)

    found = [longest_chain(everything(2 + seed % 4).start(seed), choose) for seed in range(12)]
    assert max(found) > 6, "hardly a chain was seen"


@pytest.mark.many
@pytest.mark.rule("bs-chain-ends", "bs-chain")
@examples(12)
@given(
    seed=st.integers(0, 10_000), players=st.integers(2, 5), script=st.lists(st.integers(0, 999), min_size=30)
)
def test_whatever_is_chosen_chains_end_and_can_be_written_down(
    seed: int, players: int, script: list[int]
) -> None:
    at = -1

    def choose(count: int, may: bool) -> int:
        nonlocal at
        at += 1
        return script[at % len(script)] % count

    longest_chain(everything(players).start(seed), choose, watch=2)


@pytest.mark.rule("bs-chain-ends")
def test_riding_to_and_fro_ends_with_the_moves() -> None:
    """The hill that leads anywhere, entered again and again with every move there is, is left for good in the end."""
    state = lay_back(
        3,
        "9 wand",
        held={0: "tailwind"},
        hill={"knob": "anywhere"},
        mountain={"alp": "moves", "peak": "cloud"},
        sky={"dale": "storm-move", "moor": "storm-move"},
        pawns={0: "home oak"},
    )
    cowardly(state, "root-gatherer")
    play(state, "0 card tailwind")
    rides = 0
    for _ in range(80):
        if agenda(state) == ["turn"]:
            break
        seat = state.asked
        texts = options(state, seat)
        ways = [
            text
            for area in ("knob", "alp", "peak", "fir", "home")
            for text in texts
            if text.endswith(f" {area}")
        ]
        text = ways[0] if ways else texts[0]
        rides += text.startswith("fly knob ")
        state.play(seat, text)
    assert agenda(state) == ["turn"]
    assert rides > 2


@pytest.mark.rule("bs-chain-ends")
def test_of_the_tile_that_leads_anywhere_there_is_only_one() -> None:
    state = everything(3).start(0)
    assert state.game.parts.hill_copies[things.HILL_ANYWHERE] == 1  # type: ignore[attr-defined]


@pytest.mark.many
def test_random_games_on_the_little_back_show_everything() -> None:
    """Between them the games of these tests show every new kind of entry."""
    seen: set[str] = set()
    for seed in range(16):
        state = everything(2 + seed % 4).start(seed)
        rng = Chance(seed, name="greedy")
        while not state.over:
            texts = options(state, state.asked)
            last = len(texts) - (state.topic < 0 and len(texts) > 1 and rng.below(6) > 0)
            tiles = [text for text in texts if text.startswith("tile ")]
            state.play(state.asked, tiles[-1] if tiles else texts[rng.below(last)])
        for seat in range(state.players):
            seen |= {
                line.split()[-1 if " gains " in line else 1] for line in journal(state, seat) if " " in line
            }
    assert {
        "finds", "spends", "adds", "jumps", "grounded", "rides", "draws", "plays", "puts-away", "swaps",
        "scores-cards", "forest-tile", "mountain-tile", "gift", "errand", "gossip", "cards", "cannot",
    } <= seen  # fmt: skip
