"""The oldest versions of the frameworks that pyproject.toml allows, and the newest, in new virtual environments."""

import importlib.util
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
BESIDE = {
    "pettingzoo": ("gymnasium",),
    "open-spiel": (),
    "gymnasium": (),
    "sb3": ("gymnasium",),
    "jax": (),
    "torch": (),
    "datasets": (),
}
"""Frameworks whose oldest version must do together."""
SCRIPTS = {
    "gymnasium": """
import gymnasium, benben.envs.gymnasium
from gymnasium.utils.env_checker import check_env
check_env(gymnasium.make("Benben/Ra-v1", render_mode="rgb_array").unwrapped)
envs = gymnasium.make_vec("Benben/Ra-v1", num_envs=4, autoreset="same_step", opponents="search:games=2")
envs.reset(seed=1)
for _ in range(60): envs.step(envs.unwrapped.tables.draw())
""",
    "sb3": """
import gymnasium, benben.envs.gymnasium
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks
from stable_baselines3.common.env_checker import check_env
from stable_baselines3.common.env_util import make_vec_env
for flat in (False, True): check_env(gymnasium.make("Benben/Ra-v1", flat=flat).unwrapped)
envs = make_vec_env("Benben/ImhotepDuel-v1", n_envs=2, seed=1, env_kwargs={"flat": True})
model = MaskablePPO("MlpPolicy", envs, n_steps=32, batch_size=32, seed=1).learn(128)
seen = envs.reset()
for _ in range(100):
    masks = get_action_masks(envs)
    chosen, _ = model.predict(seen, action_masks=masks)
    assert masks[[0, 1], chosen].all()
    seen, *_ = envs.step(chosen)
""",
    "pettingzoo": """
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from benben.envs.pettingzoo import ra_v1
api_test(ra_v1.env(players=3), num_cycles=100)
parallel_api_test(ra_v1.parallel_env(players=3), num_cycles=100)
seed_test(ra_v1.env, num_cycles=50)
parallel_seed_test(ra_v1.parallel_env, num_cycles=50)
""",
    "open-spiel": """
import pyspiel, benben.envs.open_spiel
for name in ("benben_ra_v1", "benben_imhotep_duel_v1", "benben_imhotep_v2", "benben_ankhor_v2"):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)
""",
    "jax": """
import benben, jax
from benben.envs import VectorTables
from benben.envs.jax import arrays, step
rows = VectorTables(benben.load("ra"), 4)
seen = arrays(rows)
step(rows, jax.numpy.asarray(rows.draw().copy()))
assert seen.observation.sum() > 0
""",
    "datasets": """
import subprocess, sys
from benben.envs.datasets import Dataset
command = "simulate imhotep_duel --games 4 --player greedy --table duel"
subprocess.run([sys.executable, "-m", "benben", *command.split()], check=True)
assert sum(len(batch.ply) for batch in Dataset("duel").batches(64)) == len(Dataset("duel"))
""",
    "torch": """
import benben
from benben.envs import VectorTables
from benben.envs.nets import torch_net
from benben.envs.torch import step, tensors
from benben.players.forward import inputs
rows = VectorTables(benben.load("ra"), 4)
seen = tensors(rows)
step(rows, seen.mask.float().argmax(1))
assert seen.observation.sum() > 0
value, policy = torch_net(rows.game)(inputs(rows))
assert value.shape == (4, rows.game.players)
""",
}


def oldest(extra: str) -> list[str]:
    """The frameworks of an extra, pinned to the oldest versions that the extra allows."""
    wanted: list[str] = PROJECT["optional-dependencies"][extra]
    return [text.replace(">=", "==") for text in wanted if re.match(r"[\w-]+>=", text)]


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.parametrize("version", ["oldest", "newest"])
@pytest.mark.parametrize("extra", list(SCRIPTS))
def test_a_version_works(extra: str, version: str, tmp_path: Path) -> None:
    """It is installed with our extra, and the framework's own tests pass with our defaults."""
    if extra in {"sb3", "torch"} and importlib.util.find_spec("torch") is None:
        pytest.skip("PyTorch has gigabytes, so it is tried only where one is installed")
    subprocess.run([sys.executable, "-m", "venv", str(tmp_path)], check=True)
    python = tmp_path / "bin" / "python"
    pins = [pin for each in (extra, *BESIDE[extra]) for pin in oldest(each)] if version == "oldest" else []
    command = [str(python), "-m", "pip", "install", "--quiet", "--editable", f"{ROOT}[{extra}]", *pins]
    subprocess.run(command, check=True, capture_output=True)
    done = subprocess.run(
        [str(python), "-c", SCRIPTS[extra]], env={**os.environ, "PYTHONPATH": ""}, cwd=tmp_path,
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
