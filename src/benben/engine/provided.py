"""English texts that games bring without a file; `benben.texts` reads them after the catalogues."""

from collections.abc import Mapping

_TEXTS: dict[str, Mapping[str, str]] = {}
_revision = [0]


def provide(game: str, texts: Mapping[str, str]) -> None:
    """English *texts* by id of a *game* that has no file for them. The game's files take precedence."""
    if _TEXTS.get(game) != texts:
        _TEXTS[game] = dict(texts)
        _revision[0] += 1


def provided() -> dict[str, str]:
    """All texts that were provided, by id."""
    return {name: text for texts in _TEXTS.values() for name, text in texts.items()}


def revision() -> int:
    """How often texts were provided: what was read before is then read again."""
    return _revision[0]
