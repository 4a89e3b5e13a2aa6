"""Environments for researchers and learners: observations, legal actions and rewards as numbers.

``Batch`` plays many games at once in compiled code; ``layout`` says what each number of an observation is.
"""

from typing import TYPE_CHECKING

try:
    from broomstick.envs.batch.batch import Batch, game_seed
    from broomstick.envs.batch.layout import Field, Layout, seen_layout, truth_layout
    from broomstick.envs.batch.observer import Observer
except ModuleNotFoundError as error:
    if not TYPE_CHECKING and error.name is not None and error.name.startswith("librt"):
        raise ModuleNotFoundError(
            "broomstick.envs needs the extra envs: pip install 'broomstick[envs]'", name="librt"
        ) from error
    raise

__all__ = ["Batch", "Field", "Layout", "Observer", "game_seed", "seen_layout", "truth_layout"]
