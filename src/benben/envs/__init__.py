"""Environments for players that learn, and our games in other people's frameworks, each an extra of its own.

`VectorTables` needs nothing but NumPy. See docs/learning.md.
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
