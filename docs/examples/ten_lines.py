"""From random play to numbers in ten lines: how many decisions, how many games, and how often each seat wins."""

import sys

import numpy as np

import broomstick
from broomstick.envs import Batch

steps = int(sys.argv[1]) if len(sys.argv) > 1 else 1000

batch = Batch(broomstick.load("card-game", players=4), 1024, seed=7)
rewards, dones = np.zeros((1024, 4), np.float32), np.zeros(1024, np.uint8)
batch.bind(rewards=rewards, dones=dones)
batch.reset()
rng, wins, games = broomstick.Chance(1), np.zeros(4), 0
for _ in range(steps):
    batch.step(batch.draw(rng))
    wins += rewards.sum(axis=0)
    games += int(dones.sum())
print(f"{1024 * steps:,} decisions, {games:,} games, wins by seat: {np.round(wins / max(games, 1), 3)}")
