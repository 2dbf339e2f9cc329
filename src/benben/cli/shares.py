"""Percentages in the reader's language."""

from benben.texts import Texts


def percent(texts: Texts, share: float, digits: int = 0) -> str:
    """Format a share from 0 to 1 in percent."""
    return texts.say("cli-percent", value=f"{100 * share:.{digits}f}")
