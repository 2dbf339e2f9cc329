"""The texts of the table and of the games, for the browser."""

from functools import cache

from benben.texts import catalogue_files, languages

__all__ = ["languages", "texts"]


@cache
def texts(language: str) -> str:
    """All catalogues of a language, one after the other. Raises `LookupError` for an unknown language."""
    return "\n".join(file.read_text(encoding="utf-8") for file in catalogue_files(language))
