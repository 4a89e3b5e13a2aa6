"""Chance: the same numbers everywhere and for ever, without bias, in streams that tell nothing of each other."""

from collections import Counter
from hashlib import sha256

import pytest

from broomstick import BroomstickError, Chance
from drill.game import load_drill


def raw(rng: Chance, count: int) -> list[int]:
    """The upper 31 bits of the generator's words."""
    return [int(rng.below(1 << 31)) for _ in range(count)]


def test_the_generator_is_sfc32() -> None:
    # Worked out by hand from the published recurrence, beside the class.
    a, b, c, d = 1, 2, 3, 4
    expected = []
    for _ in range(20):
        t = (a + b + d) % 2**32
        a, b, c, d = b ^ b >> 9, (c + (c << 3)) % 2**32, ((c << 21 | c >> 11) + t) % 2**32, (d + 1) % 2**32
        expected.append(t >> 1)
    rng = Chance(0)
    rng.set_words([1, 2, 3, 4])
    assert raw(rng, 20) == expected
    assert rng.words() == [a, b, c, d]


def test_the_numbers_never_change() -> None:
    assert Chance(7, "salt", "deal").words() == [3982364237, 4027513292, 1627876831, 2567485373]
    assert raw(Chance(7, "salt", "deal"), 5) == [993714155, 2036418978, 1677200937, 1631942904, 989993089]
    cards = list(range(12))
    Chance("seven").shuffle(cards)
    assert cards == [8, 1, 2, 11, 9, 5, 10, 0, 3, 7, 6, 4]


def test_a_stream_is_seeded_by_seed_salt_and_name() -> None:
    digest = sha256(b"1:74:saltdeal").digest()
    assert Chance(7, "salt", "deal").words() == [
        int.from_bytes(digest[i : i + 4], "big") for i in range(0, 16, 4)
    ]
    assert Chance(7).words() == Chance("7").words()


def test_seed_salt_and_name_cannot_be_mistaken_for_each_other() -> None:
    triples = [
        ("1", "2", "3"),
        ("12", "3", ""),
        ("1", "23", ""),
        ("1", "", "23"),
        ("", "12", "3"),
        ("123", "", ""),
    ]
    assert len({tuple(Chance(*triple).words()) for triple in triples}) == len(triples)


def test_streams_are_independent() -> None:
    # Over many seeds, the first numbers of two streams agree as often as chance has it: one time in four.
    pairs = [(Chance(n, "", "deal").below(4), Chance(n, "", "events").below(4)) for n in range(4000)]
    counts = Counter((int(one), int(two)) for one, two in pairs)
    assert len(counts) == 16
    assert all(190 < count < 310 for count in counts.values())


@pytest.mark.parametrize("n", [1, 2, 3, 6, 10, 1000])
def test_every_number_is_equally_likely(n: int) -> None:
    rng = Chance(1, "", f"below {n}")
    draws = 200 * n if n < 1000 else 50_000
    counts = Counter(int(rng.below(n)) for _ in range(draws))
    assert set(counts) == set(range(n))
    expected = draws / n
    distance = sum((count - expected) ** 2 / expected for count in counts.values())
    assert distance <= n - 1 + 4 * (2 * n) ** 0.5


def test_numbers_that_would_favour_some_are_drawn_again() -> None:
    # For n = 3 * 2**29 a quarter of all words must be thrown away, or every third number comes up less often.
    n = 3 << 29
    rng = Chance(2)
    thirds = Counter(int(rng.below(n)) % 3 for _ in range(6000))
    assert all(1850 < count < 2150 for count in thirds.values())
    assert (rng.words()[3] - Chance(2).words()[3]) % 2**32 > 7000


def below_by_hand(words: list[int], n: int) -> tuple[int, list[int]]:
    """The number below n and the generator after it, worked out with numbers of any size."""
    a, b, c, d = words
    bits = 32 if n <= 2**32 else 64
    while True:
        drawn = 0
        for _ in range(bits // 32):
            t = (a + b + d) % 2**32
            a, b, c, d = (
                b ^ b >> 9,
                (c + (c << 3)) % 2**32,
                ((c << 21 | c >> 11) + t) % 2**32,
                (d + 1) % 2**32,
            )
            drawn = drawn << 32 | t
        if drawn * n % 2**bits >= 2**bits % n:
            return drawn * n >> bits, [a, b, c, d]


BIG = [
    2**31 - 1,
    2**31,
    2**31 + 1,
    3_000_000_000,
    2**32 - 1,
    2**32,
    2**32 + 1,
    10**12,
    3 << 61,
    2**63 - 1,
    2**63,
]


@pytest.mark.parametrize("n", BIG)
def test_numbers_below_any_number_up_to_two_to_the_63rd(n: int) -> None:
    rng = Chance(8, "", "below")
    for _ in range(300):
        words = rng.words()
        assert (rng.below(n), rng.words()) == below_by_hand(words, n)


@pytest.mark.parametrize("n", [3, 1001, 2**31 - 1, 3_000_000_001, 2**32 - 1])
def test_no_more_words_are_thrown_away_than_must_be(n: int) -> None:
    # What a word times n leaves of 2**32 must not lie below this bound, and may lie on it.
    bound = 2**32 % n
    for left in (bound - 1, bound):
        words = [left * pow(n, -1, 2**32) % 2**32, 0, 7, 0]
        rng = Chance(0)
        rng.set_words(words)
        assert (rng.below(n), rng.words()) == below_by_hand(words, n)


def test_numbers_beyond_one_word_never_change() -> None:
    rng = Chance(7, "salt", "deal")
    drawn = [rng.below(n) for n in (3_000_000_000, 2**32, 2**32 + 1, 2**63)]
    assert drawn == [1388202637, 4072837957, 3354401876, 4251987943785105281]


@pytest.mark.parametrize("n", [3 << 30, 3 << 61])
def test_numbers_of_one_word_and_of_two_are_without_bias(n: int) -> None:
    # A quarter of all draws must be thrown away, or some thirds come up more often.
    rng = Chance(9)
    thirds = Counter(rng.below(n) % 3 for _ in range(6000))
    assert all(1850 < count < 2150 for count in thirds.values())
    parts = Counter(rng.below(n) * 6 // n for _ in range(6000))
    assert set(parts) == set(range(6))
    assert all(870 < count < 1130 for count in parts.values())


@pytest.mark.parametrize("n", [0, -1, -(2**40), 2**63 + 1, 10**30])
def test_below_any_other_number_there_is_none(n: int) -> None:
    rng = Chance(1)
    before = rng.words()
    with pytest.raises(BroomstickError, match=f"should be a number from 1 to {2**63}, not {n}$") as caught:
        rng.below(n)
    assert caught.value.code == "not-a-number"
    assert caught.value.facts == {"field": "below", "lowest": 1, "highest": 2**63, "value": f"{n}"}
    assert rng.words() == before


@pytest.mark.parametrize("n", [2.0, "3", None])
def test_below_takes_whole_numbers_only(n: object) -> None:
    with pytest.raises(TypeError):
        Chance(1).below(n)  # type: ignore[arg-type]


def test_every_order_is_equally_likely() -> None:
    rng = Chance(3)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(4800):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    assert all(140 < count < 260 for count in counts.values())


@pytest.mark.parametrize("words", [[1, 2, 3, 4], [0, 0, 1, 0], [2**32 - 1, 1, 7, 0], [2863311531, 0, 7, 0]])
def test_a_shuffle_draws_as_single_numbers_are_drawn(words: list[int]) -> None:
    # From the second and third of these the first word is 0, which three items must throw away; from the fourth it is
    # a third of 2**32, rounded up: the least that they may keep.
    by_hand, rng = Chance(0), Chance(0)
    by_hand.set_words(words)
    rng.set_words(words)
    items, expected = [0, 1, 2], [0, 1, 2]
    rng.shuffle(items)
    for last in (2, 1):
        chosen = int(by_hand.below(last + 1))
        expected[last], expected[chosen] = expected[chosen], expected[last]
    assert items == expected
    assert rng.words() == by_hand.words()


@pytest.mark.parametrize("stream", [0, 1, 2])
def test_each_stream_of_a_game_goes_on_by_itself(stream: int) -> None:
    """A shuffle draws from its own four words and leaves those of the other streams alone."""
    state = load_drill(3).start(seed=1)
    state.chance = [*range(101, 105), *range(201, 205), *range(301, 305)]
    words = [state.chance[at : at + 4] for at in (0, 4, 8)]
    rng = Chance(0)
    rng.set_words(words[stream])
    items, expected = list(range(9)), list(range(9))
    rng.shuffle(expected)
    state.shuffle(stream, items)
    assert items == expected
    words[stream] = rng.words()
    assert state.chance == [*words[0], *words[1], *words[2]]


def test_every_stream_of_a_game_is_seeded_by_its_name_and_kept_in_positions() -> None:
    game = load_drill(3)
    game.streams = ["curses", "dice", "wind"]
    state = game.start(seed="s", salt="x")
    data = state.position()
    # The first has shuffled the curses already.
    assert data["chance"].keys() == {"curses", "dice", "wind"}
    assert (data["chance"]["dice"], data["chance"]["wind"]) == (
        Chance("s", "x", "dice").words(),
        Chance("s", "x", "wind").words(),
    )
    assert game.position(data).chance == state.chance
    data["chance"]["wind"] = [1, 2, 3, 4]
    assert game.position(data).chance == [*state.chance[:8], 1, 2, 3, 4]


def test_shuffling_nothing_or_one_thing_draws_nothing() -> None:
    rng = Chance(4)
    before = rng.words()
    for items in ([], [7]):
        again = list(items)
        rng.shuffle(again)
        assert again == items
    assert rng.words() == before


def test_pick_takes_each_item_equally_often() -> None:
    rng = Chance(5)
    counts = Counter(rng.pick([4, 8, 15]) for _ in range(3000))
    assert set(counts) == {4, 8, 15}
    assert all(900 < count < 1100 for count in counts.values())


@pytest.mark.parametrize(
    "items", [["a", "b", "c"], [(1, 2), (3, 4), (5, 6)], [None, 2.5, "x"], ("x", "y", "z"), [2**70, 1, 0]]
)
def test_pick_takes_anything_from_any_list(items: list[object]) -> None:
    numbers = Chance(5)
    rng = Chance(5)
    assert [rng.pick(items) for _ in range(50)] == [items[numbers.pick([0, 1, 2])] for _ in range(50)]


def test_shuffle_takes_any_list() -> None:
    words, numbers = ["a", "b", "c", "d", "e"], [0, 1, 2, 3, 4]
    Chance(3).shuffle(words)
    Chance(3).shuffle(numbers)
    assert words == ["abcde"[number] for number in numbers]


def test_nothing_can_be_picked_from_nothing() -> None:
    with pytest.raises(BroomstickError, match="there is nothing to pick from") as caught:
        Chance(5).pick([])
    assert caught.value.code == "nothing-to-pick"


def test_a_stream_goes_on_from_its_words_and_from_its_copy() -> None:
    rng = Chance(6)
    raw(rng, 3)
    other = Chance(0)
    other.set_words(rng.words())
    twin = rng.copy()
    expected = raw(rng, 9)
    assert raw(other, 9) == expected
    assert raw(twin, 9) == expected


def test_salt_changes_the_game_and_the_game_only_depends_on_seed_and_salt() -> None:
    game = load_drill(3)
    games = [game.start(seed=seed, salt=salt).position() for seed in ("a", "b") for salt in ("", "x")]
    hidden = [(data["curse_deck"], data["coming_events"], data["starter"]) for data in games]
    assert all(one != two for i, one in enumerate(hidden) for two in hidden[:i])
    assert game.start(seed="a", salt="x") == game.start(seed="a", salt="x")
