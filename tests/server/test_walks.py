"""A few games in two worlds over the wire; ``walks.py`` goes on with very many."""

import pytest

from hosting import leaks
from server.cluster import missing
from server.walks import walks


async def test_a_viewer_is_sent_the_same_bytes_in_worlds_it_cannot_tell_apart() -> None:
    walked = await walks(games=3, minutes=1)
    assert walked.games == 3
    assert walked.different > walked.viewers / 2
    assert walked.steps > walked.viewers


async def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    leaks.in_a_preview(monkeypatch)
    with pytest.raises(AssertionError):
        await walks(games=3, minutes=1)


@pytest.mark.slow
@pytest.mark.skipif(bool(missing()), reason=missing() or "it is there")
async def test_through_a_second_server_too() -> None:
    walked = await walks(games=9, minutes=2, processes=2)
    assert (walked.games, walked.different > walked.viewers / 2) == (9, True)
