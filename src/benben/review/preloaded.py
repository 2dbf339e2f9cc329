"""What is loaded once, in the process out of which those that think are made, so that each has it at no cost.

Importing this is what it is for: players, and the compiler that reads compiled rules.
"""

from benben.engine import compiler  # noqa: F401
from benben.engine.caching import target

target()
