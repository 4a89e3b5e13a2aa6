"""PPO by a known library (MaskablePPO of sb3-contrib) learns to beat players who take any choice at our card game.

python ppo.py --steps 300000 --curve curve.json

Needs: pip install "broomstick[gymnasium]" sb3-contrib torch. What is illegal is masked; the reward is the share of
the win at the end of a game. Whoever wants more speed collects with a Batch instead of one game at a time.
"""

import argparse
import json
from pathlib import Path

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.wrappers import ActionMasker
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

import broomstick
from broomstick.envs.gymnasium import SeatEnv

PLAYERS = 3


class Scaled(gymnasium.ObservationWrapper):
    """The observation alone, each number from 0 to 1: the mask goes its own way."""

    def __init__(self, env: SeatEnv) -> None:
        super().__init__(env)
        space = env.observation_space["observation"]
        self.most = np.maximum(space.high.astype(np.float32), 1.0)
        self.observation_space = gymnasium.spaces.Box(0.0, 1.0, space.shape, np.float32)

    def observation(self, seen):
        return seen["observation"] / self.most


def seat(number: int, bot: str = "random", reward: str = "share"):
    """One of our games as its seat meets it; learners sit in every one of them."""
    game = broomstick.load("card-game", players=PLAYERS)
    others = [broomstick.bots.make(bot)] * (PLAYERS - 1)
    env = SeatEnv(game, others, seat=number % PLAYERS, reward=reward)
    return ActionMasker(Scaled(env), lambda wrapped: wrapped.unwrapped.action_masks())


def win_share(model: MaskablePPO, games: int, bot: str = "random") -> float:
    """How much of the wins the learner has, in deals it has not learned from, in every seat of each."""
    wins = 0.0
    for number in range(games):
        env = seat(number, bot)
        seen, _ = env.reset(seed=10**6 + number // PLAYERS)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=env.action_masks())
            seen, reward, over, _, _ = env.step(int(action))
        wins += float(reward)
    return wins / games


class Curve(BaseCallback):
    """Every so often: how good is it now?"""

    def __init__(self, every: int, games: int) -> None:
        super().__init__()
        self.every, self.games = every, games
        self.points: list[tuple[int, float]] = []

    def look(self) -> None:
        self.points.append((self.num_timesteps, win_share(self.model, self.games)))
        steps, share = self.points[-1]
        print(f"{steps:>8} decisions: {share:.3f} of the wins (random: {1 / PLAYERS:.3f})", flush=True)

    def _on_training_start(self) -> None:
        self.look()

    def _on_step(self) -> bool:
        if self.num_timesteps - self.points[-1][0] >= self.every:
            self.look()
        return True


def main() -> None:
    parser = argparse.ArgumentParser(description="PPO at the card game against random players.")
    parser.add_argument("--steps", type=int, default=300_000, help="decisions to learn from")
    parser.add_argument("--every", type=int, default=20_000, help="decisions between two looks")
    parser.add_argument("--games", type=int, default=300, help="games for each look")
    parser.add_argument("--envs", type=int, default=12, help="games side by side")
    parser.add_argument(
        "--rollout", type=int, default=256, help="decisions of each before it learns from them"
    )
    parser.add_argument("--reward", default="share", help="share, margin or place")
    parser.add_argument("--curve", type=Path, help="write the points of the curve here")
    asked = parser.parse_args()
    torch.set_num_threads(1)
    envs = DummyVecEnv(
        [lambda number=number: seat(number, reward=asked.reward) for number in range(asked.envs)]
    )
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        n_steps=asked.rollout,
        batch_size=256,
        learning_rate=3e-4,
        gamma=1.0,
        gae_lambda=0.95,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 256]},
        seed=1,
    )
    curve = Curve(asked.every, asked.games)
    model.learn(asked.steps, callback=curve)
    curve.look()
    print(f"against thrifty: {win_share(model, asked.games, 'thrifty'):.3f} of the wins")
    if asked.curve:
        asked.curve.write_text(json.dumps(curve.points) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
