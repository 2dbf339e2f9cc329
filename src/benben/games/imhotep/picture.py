"""A table of Imhotep in text, drawn from a view: what cannot be seen cannot be drawn."""

from benben.engine.picture import Picture
from benben.games.imhotep.view import ImhotepView


def picture(view: ImhotepView) -> Picture:
    """Nothing yet."""
    return []
