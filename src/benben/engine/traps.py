"""How a call of an engine ends when it fails, whatever runs the engine."""

from benben.engine.errors import BenbenError


class Trapped(BenbenError, RuntimeError):
    """A call stopped: the code of the engine has failed. Its memory may hold anything."""


class Interrupted(Trapped):
    """A call was interrupted, or took longer than its instance allows."""
