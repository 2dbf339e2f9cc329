"""What the tests of positions share: a text that is refused, and why."""

import pytest

from benben import BadPosition
from benben.engine.game import Game


def check_refused(game: Game, text: str, word: str, reason: str) -> None:
    """The position is impossible; the error names the word that is to blame, and says *reason*."""
    with pytest.raises(BadPosition) as caught:
        game.position(text, seed=1)
    assert (caught.value.word, reason in caught.value.reason) == (word, True), str(caught.value)
