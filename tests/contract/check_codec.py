"""One codec for everything: code, text and index belong to each other one to one."""

from functools import partial

from broomstick import BroomstickError, State
from broomstick.heart.codec import Codec
from contract.case import Case
from contract.play import Chooser, play_on, refusal_of


def check_codec(codec: Codec) -> None:
    """Every code has one text and one index of its own, and comes back from both."""
    codes = codec.codes()
    assert codes
    assert len(set(codes)) == len(codes) == codec.size, "a code is there twice"
    texts = [codec.text(code) for code in codes]
    assert len(set(texts)) == len(texts), "two codes share a text"
    for index, (code, text) in enumerate(zip(codes, texts, strict=True)):
        assert codec.parse(text) == code, f"{text!r} is read as something else"
        assert codec.parse(f"  {text.upper()} ") == code, "capitals or blanks make a difference"
        assert codec.index(code) == index
        assert codec.at(index) == code
        assert codec.known(code)
        assert text == text.strip().lower()
        assert text.isascii()
    for text in ["", "?", texts[0] + " ?", "? " + texts[0]]:
        refusal = refusal_of(partial(codec.parse, text), BroomstickError)
        assert refusal is not None, f"{text!r} was read as a {codec.what}"
        assert str(refusal).strip(), "refused without a reason"
    strangers = {code + 1 for code in codes} | {code << 1 for code in codes} | {-1}
    assert not any(codec.known(code) for code in strangers - set(codes)), "a stranger is known"


def check_codecs(case: Case) -> None:
    """The actions are all there is to learn from; the index is dense and stable."""
    check_codec(case.game.actions)
    again = case.load()
    assert again.actions.codes() == case.game.actions.codes(), "another load, another order of actions"


def check_words(case: Case, seed: int, chooser: Chooser) -> None:
    """Every choice, step and entry met in a game is known to its codec and comes back from its text."""
    trail = play_on(case.game.start(seed), chooser)
    for state in trail.states:
        check_words_of(case, state)
    assert trail.end.journal is not None
    for entry in trail.end.journal.entries:
        text = case.game.entries.text(entry.code)
        assert case.game.entries.parse(text) == entry.code, f"the entry {text!r} is read as something else"


def check_words_of(case: Case, state: State) -> None:
    game = case.game
    for step in state.agenda:
        text = game.steps.text(step)
        assert game.steps.parse(text) == step, f"the step {text!r} is read as something else"
    for seat in state.deciders:
        for choice in state.choices(seat):
            text = game.text(choice)
            assert game.action(text) == choice, f"the action {text!r} is read as something else"
            assert game.actions.at(game.actions.index(choice)) == choice
