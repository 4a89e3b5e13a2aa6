"""An arena on a Ray cluster of several workers, one of which is killed: every game, each once, the same as here.

Ray is in the environment of the examples for learners: ``make examples`` runs this.
"""

import os
import subprocess
from pathlib import Path

import pytest

SCRIPT = """
import os, signal, sys
from pathlib import Path
import broomstick
from broomstick.arena.cluster import Cluster
from broomstick.arena.line_ups import duels
from broomstick.arena.tournament import Table, arena_of

MARK = Path(sys.argv[1])
KILLED_AT = 700

class Mortal(Table):
    # Once, its process is killed in the middle of a game.
    def line(self, task):
        if task[0] == KILLED_AT and not MARK.exists():
            MARK.write_text(str(os.getpid()))
            os.kill(os.getpid(), signal.SIGKILL)
        return f"{os.getpid()} {super().line(task)}"

    def __reduce__(self):
        return Mortal, super().__reduce__()[1]

game = broomstick.load("card-game", players=3)
arena = arena_of(game, duels(["thrifty", "bold"], ["random", "greedy"], 3), 600, 7, broomstick.__version__)
tasks = arena.next_portion()
table = Mortal(*arena.table.__reduce__()[1])
workers = set()
with Cluster(table, "local", num_cpus=3, include_dashboard=False) as cluster:
    for lines in cluster.play(tasks):
        for line in lines:
            worker, _, told = line.partition(" ")
            workers.add(worker)
            assert arena.count(told), "not the next game"
            if arena.counted % 500 == 1:
                assert told == arena.table.line(tasks[arena.counted - 1])
assert MARK.exists(), "nobody was killed"
print(arena.counted, arena.most(), len(workers))
"""

LEARN = os.environ.get("BROOMSTICK_LEARN", "")


@pytest.mark.slow
@pytest.mark.elsewhere
@pytest.mark.skipif(not LEARN, reason="make examples sets up what this needs, and runs it")
def test_a_worker_that_is_killed_costs_no_game(tmp_path: Path) -> None:
    environment = {**os.environ, "RAY_USAGE_STATS_ENABLED": "0"}
    done = subprocess.run(
        [LEARN, "-c", SCRIPT, str(tmp_path / "killed")],
        capture_output=True, text=True, env=environment, check=False, timeout=600,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    counted, most, workers = map(int, done.stdout.splitlines()[-1].split())
    assert counted == most == 4 * 600
    assert workers > 1
