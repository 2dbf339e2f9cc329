"""The errors of environments."""

from benben.engine.errors import BenbenError


class BadEnvironment(BenbenError, ValueError):
    """The settings of an environment are not valid."""


class OutdatedId(BadEnvironment):
    """An id or an identity of other rules, observations or rewards than the installed ones."""
