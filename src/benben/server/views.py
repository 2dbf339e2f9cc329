"""What each game lets a viewer see: the browser draws from nothing else."""

from typing import TypeAlias

from benben.games.ra.view import RaView

View: TypeAlias = RaView
"""The view of any game; the field `game` tells which."""
