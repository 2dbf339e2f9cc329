"""The page of a game's rules in a language, from `texts/LANGUAGE.md` in the game's folder."""

from pathlib import Path

from benben.texts import FALLBACK
from benben.texts.pages import RulesPage


def has_rules_page(folder: Path) -> bool:
    """Whether a game's *folder* of texts has rules in English, from which every other language is translated."""
    return (folder / f"{FALLBACK}.md").is_file()


def rules_page(folder: Path, language: str) -> RulesPage | None:
    """The rules in a game's *folder* of texts, in English if not in *language*; None where there are none at all."""
    from benben.texts.reading import read_page  # where pages are read already, nothing takes Markdown apart

    for found in dict.fromkeys((language, FALLBACK)):
        if (folder / f"{found}.md").exists():
            return read_page(folder, found)
    return None
