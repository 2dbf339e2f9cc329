"""What each game lets a viewer see: the browser draws from nothing else."""

from typing import Annotated, TypeAlias

from pydantic import Field

from benben.games.ankhor.view import AnkhorView
from benben.games.imhotep.view import ImhotepView
from benben.games.imhotep_duel.view import DuelView
from benben.games.ra.view import RaView

View: TypeAlias = Annotated[RaView | DuelView | ImhotepView | AnkhorView, Field(discriminator="game")]
"""The view of any game; the field `game` tells which."""
