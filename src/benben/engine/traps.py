"""The ways in which a call of an engine fails, in any host."""

from benben.engine.errors import BenbenError


class Trapped(BenbenError, RuntimeError):
    """A call stopped: the code of the engine has failed. Its memory may hold anything."""


class Interrupted(Trapped):
    """A call was interrupted, or took longer than its instance allows."""
