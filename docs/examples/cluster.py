"""A batch over a cluster, by Ray: here two processes of this machine, on a cluster as many as it has.

python cluster.py --parts 2 --games 512 --steps 200

Needs: pip install "broomstick[ray]". On a cluster: ray start on each machine, then --address auto.
"""

import argparse
from time import perf_counter

import ray

import broomstick
from broomstick.envs import Batch
from broomstick.envs.ray import ManyMachines


def main() -> None:
    parser = argparse.ArgumentParser(description="Random play over a cluster.")
    parser.add_argument("--address", help="of a cluster; without it, one is started here")
    parser.add_argument("--parts", type=int, default=2)
    parser.add_argument("--games", type=int, default=512)
    parser.add_argument("--steps", type=int, default=200)
    asked = parser.parse_args()
    ray.init(asked.address, num_cpus=None if asked.address else asked.parts, include_dashboard=False)
    game = broomstick.load("card-game", players=4)
    alone = Batch(game, asked.games, seed=7)
    same = alone.new_buffers("observations", "rewards")
    alone.reset()
    with ManyMachines(game, asked.games, seed=7, parts=asked.parts) as many:
        many.reset()
        ended = 0
        began = perf_counter()
        for _ in range(asked.steps):
            many.draw()
            alone.step(many.actions)
            many.step()
            ended += sum(many.arrays["dones"])
        seconds = perf_counter() - began
        assert many.arrays["observations"] == same["observations"], "not the games that one batch plays"
        assert many.arrays["rewards"] == same["rewards"]
    decisions = asked.games * asked.steps
    print(f"{decisions:,} decisions in {asked.parts} parts, {ended} games to their end, {seconds:.1f} s")
    ray.shutdown()


if __name__ == "__main__":
    main()
