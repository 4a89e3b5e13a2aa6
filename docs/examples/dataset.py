"""Games from a file of `broomstick games`, as a data frame of pandas and as a table of Arrow.

broomstick games card-game --players 3 --bots thrifty,random,random --games 1000 --out games.jsonl
python dataset.py games.jsonl

Needs: pip install pandas pyarrow. A line is a game; from a line the whole game can be played again.
"""

import json
import sys

import pandas as pd
import pyarrow.compute as pc
import pyarrow.json as pj

from broomstick.bots.series import record_of


def with_pandas(file: str) -> None:
    """How each seat's bot does, and what is led bravely how often."""
    games = pd.read_json(file, lines=True)
    seats = games[["bots", "scores", "places"]].explode(["bots", "scores", "places"])
    print(
        seats.astype({"scores": int, "places": int}).groupby("bots").agg({"scores": "mean", "places": "mean"})
    )
    actions = games[["number", "seats", "actions"]].explode(["seats", "actions"])
    leads = actions[actions["actions"].str.startswith("lead ")]["actions"].str.split(expand=True)
    print(pd.crosstab(leads[1], leads[2]))


def with_arrow(file: str) -> None:
    """The same file without pandas: how many games and decisions."""
    # By default Arrow reads one megabyte at a time, and a line must fit into that.
    table = pj.read_json(file, read_options=pj.ReadOptions(block_size=1 << 24))
    decisions = pc.sum(pc.list_value_length(table["actions"])).as_py()
    print(f"{table.num_rows} games, {decisions} decisions")


def play_again(file: str) -> None:
    """The first game once more, move by move; whatever is told of it can be worked out from here."""
    with open(file, encoding="utf-8") as lines:
        row = json.loads(next(lines))
    state = record_of(row).replay()
    assert state.scores() == row["scores"]
    print(state)


if __name__ == "__main__":
    with_pandas(sys.argv[1])
    with_arrow(sys.argv[1])
    play_again(sys.argv[1])
