"""A table of Ankh'or in text, drawn from a view."""

from benben.engine.picture import Picture
from benben.games.ankhor.view import AnkhorView


def picture(view: AnkhorView) -> Picture:  # noqa: ARG001
    """Nothing yet."""
    return []
