"""Shares of a whole, as they are written in the reader's language."""

from benben.texts import Texts


def percent(texts: Texts, share: float, digits: int = 0) -> str:
    """A share from 0 to 1, in percent."""
    return texts.say("cli-percent", value=f"{100 * share:.{digits}f}")
