"""What a training is asked for."""

from dataclasses import dataclass, field
from pathlib import Path

from broomstick.learning.learner import Manner
from broomstick.learning.nets import Shape
from broomstick.learning.stage import Casting


@dataclass
class Asked:
    """What training is asked for."""

    game: str
    out: Path
    minutes: float
    games: int = 49152
    steps: int = 32
    cores: int = 1
    device: str = "cpu"
    seed: int = 1
    shape: Shape = field(default_factory=Shape)
    manner: Manner = field(default_factory=Manner)
    casting: Casting = field(default_factory=Casting)
    demos: list[Path] = field(default_factory=list)
    demo_rounds: float = 3.0
    demo_most: int = 3_500_000
    demo_batch: int = 8192
    melted: float = 0.7
    save_every: float = 60.0
    say_every: float = 10.0
    command: str = ""
