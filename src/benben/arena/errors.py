"""Errors of the arena; every message says what would have been right."""

from benben.engine.errors import BenbenError


class ArenaError(BenbenError):
    """The arena cannot continue."""


class BadPlan(ArenaError, ValueError):
    """The request cannot be played: its players, its number of games, or its stopping rule."""


class BadJournal(ArenaError, ValueError):
    """A journal belongs to another plan, is damaged, or is in use."""
