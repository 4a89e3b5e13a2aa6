"""A few games through a storm of faults. The whole of it takes ten minutes: see ``chaos/storm.py``."""

import asyncio

import pytest

from server.chaos.storm import storm
from server.cluster import missing

pytestmark = pytest.mark.slow


@pytest.mark.skipif(bool(missing()), reason=missing() or "it is there")
@pytest.mark.parametrize("processes", [2, 4])
def test_on_one_database_no_decision_is_lost_or_doubled_and_no_table_is_left_alone(processes: int) -> None:
    told = asyncio.run(storm(processes, games=4, minutes=0.5, pace=0.2, at_once=4))
    assert told.games == 4
    assert told.longest_without_owner <= 10


def test_on_a_file_no_decision_is_lost_or_doubled() -> None:
    assert asyncio.run(storm(1, games=3, minutes=0.3, pace=0.2, at_once=3, file=True)).games == 3
