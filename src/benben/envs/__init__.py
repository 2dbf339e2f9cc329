"""Environments for learning players, and our games in other frameworks; each framework is an optional extra.

`VectorTables` needs only NumPy. See docs/learning.md.
"""

from benben.envs.settings import BadEnvironment, Settings
from benben.envs.specs import NoObservation, Run, action_count, actions, spec
from benben.envs.vector import VectorTables

__all__ = [
    "BadEnvironment",
    "NoObservation",
    "Run",
    "Settings",
    "VectorTables",
    "action_count",
    "actions",
    "spec",
]
