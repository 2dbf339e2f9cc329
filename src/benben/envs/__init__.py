"""Environments for learning players, and our games in other frameworks; each framework is an optional extra.

`make` makes an environment of any framework; `VectorTables` needs only NumPy. See docs/learning.md.
"""

from benben.engine.former_names import former_names
from benben.envs.errors import BadEnvironment, OutdatedId
from benben.envs.identity import Identity, identity, read_identity
from benben.envs.making import make
from benben.envs.rewards import convert, rewards
from benben.envs.settings import EnvironmentSettings
from benben.envs.specs import NoObservation, Run, action_count, actions, spec
from benben.envs.vector import VectorTables

__all__ = [
    "BadEnvironment",
    "EnvironmentSettings",
    "Identity",
    "NoObservation",
    "OutdatedId",
    "Run",
    "VectorTables",
    "action_count",
    "actions",
    "convert",
    "identity",
    "make",
    "read_identity",
    "rewards",
    "spec",
]

__getattr__ = former_names(__name__, {"Settings": EnvironmentSettings})
