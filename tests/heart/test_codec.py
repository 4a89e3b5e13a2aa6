"""The codec: every code has one text and one index; a text that is wrong is refused with what would be right."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import broomstick
from broomstick import BroomstickError, Game
from broomstick.heart.codec import (
    FIRST_OWN,
    Arg,
    Bag,
    Codec,
    CodecError,
    Kind,
    Name,
    Number,
    Several,
    shorten,
)
from broomstick.heart.errors import Fact
from drill.game import load_drill

COLOURS = ["red", "green", "blue"]

ORDERS = [
    Kind("rest"),
    Kind("paint", [Name(COLOURS)]),
    Kind("wait", [Number(2, 12)]),
    Kind("mix", [Several(COLOURS, 1, 2)]),
    Kind("fill", [Bag(COLOURS, 0, 3), Name(["cup", "jar"])]),
    Kind("keep", [Several(COLOURS, 0, 3), Number(0, 3)]),
]
small = Codec("order", ORDERS)


def games() -> list[Game]:
    return [load_drill(3), load_drill(2, tiny=True), broomstick.load("card-game", players=6)]


@pytest.mark.parametrize("codec", [small, *(game.actions for game in games())])
def test_code_text_and_index_stand_for_each_other(codec: Codec) -> None:
    codes = codec.codes()
    assert len(set(codes)) == len(codes) == codec.size
    assert len({codec.text(code) for code in codes}) == codec.size
    for index, code in enumerate(codes):
        assert codec.parse(codec.text(code)) == code
        assert codec.index(code) == index
        assert codec.at(index) == code
        assert codec.known(code)


def test_every_value_of_every_argument_has_its_place() -> None:
    """Kinds by number, then their arguments: numbers up to the last, sets and bags from the fewest to the most."""
    texts = [small.text(code) for code in Codec("order", ORDERS).codes()]
    assert texts[:4] == ["rest", "paint red", "paint green", "paint blue"]
    assert texts[4:15] == [f"wait {number}" for number in range(2, 13)]
    assert texts[15:21] == [
        "mix red",
        "mix green",
        "mix red green",
        "mix blue",
        "mix red blue",
        "mix green blue",
    ]
    bags = [text.removeprefix("fill ") for text in texts[21:61]]
    assert bags[:3] == ["nothing cup", "nothing jar", "red cup"]
    assert len(set(bags)) == 40, "no more than three of three colours are 20 bags, for cup and jar"
    assert texts[61:65] == ["keep nothing 0", "keep nothing 1", "keep nothing 2", "keep nothing 3"]
    assert texts[-1] == "keep red green blue 3"
    assert small.size == 61 + 8 * 4


def test_steps_and_entries_are_read_back_too() -> None:
    game = load_drill(3)
    for text in [
        "sale 2 may",
        "sealed losses 0 2",
        "sealed fist nothing",
        "gain 1 3 with-gift",
    ]:
        assert game.steps.text(game.steps.parse(text)) == text
    for text in ["leads thief brave", "picked seer runner", "beans-up red red blue", "round 255"]:
        assert game.entries.text(game.entries.parse(text)) == text


@pytest.mark.parametrize(
    ("text", "again"),
    [
        ("REST", "rest"),
        ("  paint   Green ", "paint green"),
        ("mix blue red", "mix red blue"),
        ("fill blue red blue jar", "fill red blue blue jar"),
        ("fill nothing cup", "fill nothing cup"),
        ("keep nothing 0", "keep nothing 0"),
    ],
)
def test_a_text_may_be_written_loosely(text: str, again: str) -> None:
    assert small.text(small.parse(text)) == again


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "'' is no order; known are: rest, paint, wait, mix, fill, keep"),
        ("fly", "'fly' is no order; known are: rest, paint, wait, mix, fill, keep"),
        ("rest now", "'rest now': nothing comes after 'rest'"),
        ("paint", "'paint': after 'paint' comes one of red, green, blue"),
        ("paint pink", "'paint pink': after 'paint' comes one of red, green, blue"),
        ("paint red blue", "'paint red blue': nothing comes after 'paint red'"),
        ("wait", "'wait': after 'wait' comes a number from 2 to 12"),
        ("wait 1", "'wait 1': after 'wait' comes a number from 2 to 12"),
        ("wait 13", "'wait 13': after 'wait' comes a number from 2 to 12"),
        ("wait 03", "'wait 03': after 'wait' comes a number from 2 to 12"),
        ("wait -3", "'wait -3': after 'wait' comes a number from 2 to 12"),
        ("wait ²", "'wait ²': after 'wait' comes a number from 2 to 12"),
        ("wait 99999999999", "'wait 99999999999': after 'wait' comes a number from 2 to 12"),
        ("wait 7 now", "'wait 7 now': nothing comes after 'wait 7'"),
        ("mix", "'mix': after 'mix' comes 1 to 2 different ones of red, green, blue"),
        ("mix nothing", "'mix nothing': after 'mix' comes 1 to 2 different ones of red, green, blue"),
        ("mix red red", "'mix red red': after 'mix' comes 1 to 2 different ones of red, green, blue"),
        (
            "mix red green blue",
            "'mix red green blue': after 'mix' comes 1 to 2 different ones of red, green, blue",
        ),
        ("fill", "'fill': after 'fill' comes 0 to 3 of red, green, blue"),
        (
            "fill red red red red cup",
            "'fill red red red red cup': after 'fill red red red' comes one of cup, jar",
        ),
        ("fill red", "'fill red': after 'fill red' comes one of cup, jar"),
    ],
)
def test_a_text_that_is_wrong_is_refused_with_what_would_be_right(text: str, message: str) -> None:
    with pytest.raises(CodecError) as refused:
        small.parse(text)
    assert str(refused.value) == message
    assert refused.value.why is None or f"{refused.value.why}" in message


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("paint pink", "expected-name", {"names": COLOURS}),
        ("wait 1", "expected-number", {"lowest": 2, "highest": 12}),
        ("mix", "expected-several", {"fewest": 1, "most": 2, "names": COLOURS}),
        ("fill", "expected-bag", {"fewest": 0, "most": 3, "names": COLOURS}),
    ],
)
def test_what_would_be_right_is_told_as_data(text: str, code: str, facts: dict[str, Fact]) -> None:
    with pytest.raises(CodecError) as refused:
        small.parse(text)
    assert refused.value.facts == {"text": text, "after": text.split()[0]}
    assert isinstance(refused.value.why, CodecError)
    assert (refused.value.why.code, refused.value.why.facts) == (code, facts)


@given(
    text=st.text()
    | st.lists(st.sampled_from(["mix", "fill", "red", "blue", "nothing", "2", "cup"])).map(" ".join)
)
def test_no_text_does_anything_but_read_or_be_refused(text: str) -> None:
    try:
        code = small.parse(text)
    except CodecError:
        return
    assert small.known(code)


def test_a_fixed_number_of_names_is_called_for_as_such() -> None:
    assert Several(COLOURS, 2, 2).allowed() == "2 different ones of red, green, blue"
    least = Codec("order", [Kind("take", [Bag(COLOURS, 2, 3)])])
    for text in ("take red", "take nothing"):
        with pytest.raises(CodecError, match=f"'{text}': after 'take' comes 2 to 3 of red, green, blue"):
            least.parse(text)


def test_an_integer_that_is_no_code_is_not_known() -> None:
    assert not small.known(0)
    assert not small.known(-1)
    assert not small.known(2 | 3 << 6)
    assert small.kind(small.parse("wait 7")).word == "wait"


@pytest.mark.parametrize("values", [[], [1, 2]])
def test_a_code_has_a_value_for_each_argument(values: list[int]) -> None:
    with pytest.raises(ValueError, match="argument 2"):
        ORDERS[1].pack(values)


def test_two_kinds_must_not_share_a_word() -> None:
    with pytest.raises(BroomstickError, match=r"^two kinds of order share a word$"):
        Codec("order", [Kind("a"), Kind("a")])


def test_kinds_are_numbered_in_their_order_also_those_that_are_not_there() -> None:
    codec = Codec(
        "order", [Kind("a"), Kind("b", there=False), Kind("c")], [Kind("d", there=False), Kind("e")]
    )
    assert {kind.word: number for number, kind in codec.kinds.items()} == {"a": 1, "c": 3, "e": FIRST_OWN + 1}


@pytest.mark.parametrize(("heart", "own", "room"), [(15, 48, True), (16, 0, False), (0, 49, False)])
def test_kinds_have_room_in_a_code(heart: int, own: int, room: bool) -> None:
    kinds = [Kind(f"k{i}") for i in range(heart + own)]
    if room:
        assert Codec("order", kinds[:heart], kinds[heart:]).codes()[-1] == 63
    else:
        with pytest.raises(BroomstickError, match=r"^there are more kinds of order than have room$"):
            Codec("order", kinds[:heart], kinds[heart:])


def test_words_of_the_heart_are_not_for_a_game() -> None:
    game = Game("g", 1, 2, ["a", "b"])
    with pytest.raises(BroomstickError, match="two kinds of action share a word"):
        game.speak((1, 1), actions=[Kind("decline")])


@pytest.mark.parametrize(("roles", "topics", "room"), [(16, 15, True), (17, 0, False), (3, 16, False)])
def test_a_game_has_only_so_many_roles_and_topics(roles: int, topics: int, room: bool) -> None:
    game = Game("g", 1, 2, [f"role-{i}" for i in range(roles)])
    own = [f"topic-{i}" for i in range(topics)]
    if room:
        game.speak((1, 1), topics=own)
        assert game.topics == ["picks", *own]
    else:
        with pytest.raises(BroomstickError, match="at most 16 roles and 16 topics"):
            game.speak((1, 1), topics=own)


def test_an_argument_says_what_it_may_be() -> None:
    bare = Arg(1)
    with pytest.raises(NotImplementedError):
        bare.values()
    with pytest.raises(NotImplementedError):
        bare.text(0)
    with pytest.raises(NotImplementedError):
        bare.parse([], 0)
    with pytest.raises(NotImplementedError):
        bare.allowed()


def test_long_texts_are_shortened_when_quoted() -> None:
    assert shorten("broom") == "broom"
    assert shorten("x" * 60) == "x" * 60
    assert shorten("x" * 61) == shorten("x" * 100) == "x" * 59 + "…"
