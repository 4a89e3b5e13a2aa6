"""What Hypothesis draws for the battery: a case, a seed, and a script that plays the game and shrinks well."""

import os

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from contract.cases import CASES
from contract.play import Script

STEADY = os.environ.get("HYPOTHESIS_PROFILE", "ci") != "explore"
"""The same examples every time; HYPOTHESIS_PROFILE=explore looks for new ones."""

any_case = st.sampled_from(CASES)
any_seed = st.integers(0, 2**32 - 1)
any_script = st.lists(st.integers(0, 255), min_size=1, max_size=24).map(Script)


def examples(number: int) -> settings:
    """So many examples, without a time limit, and nothing written to disk."""
    return settings(
        max_examples=number,
        deadline=None,
        derandomize=STEADY,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
