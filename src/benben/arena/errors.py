"""What can go wrong in the arena; every message says what would have been right."""

from benben.engine.errors import BenbenError


class ArenaError(BenbenError):
    """The arena cannot go on."""


class BadPlan(ArenaError, ValueError):
    """What was asked for cannot be played: the players, the number of games, or when the games end."""


class BadJournal(ArenaError, ValueError):
    """A journal is of another plan, damaged, or in use."""
