"""What explains scoring: each way to score has words in every language and a rule on the page."""

from collections.abc import Iterator

import pytest

import benben
from benben.engine import registry
from benben.engine.figures import Way
from benben.engine.registry import names
from benben.texts.pages import rules_page

OPTIONS: dict[str, list[dict[str, object]]] = {
    "imhotep": [{"sides": "AAAAA"}, {"sides": "BBBBB", "wrath": True}],
    "imhotep_duel": [{"sides": "AAAA"}, {"sides": "BBBB"}],
}


def ways(game: str) -> Iterator[Way]:
    """All that scores in a game, whatever the options."""
    for options in OPTIONS.get(game, [{}]):
        loaded = benben.load(game, **options)  # type: ignore[arg-type]
        yield from loaded.rules.figures(loaded.options)


@pytest.mark.parametrize("game", names())
def test_every_way_names_a_rule_that_exists(game: str) -> None:
    page = rules_page(registry.rules(game).catalogues, "en")
    assert page is not None
    rules = {paragraph.rule for section in page.sections for paragraph in section.paragraphs}
    found = list(ways(game))
    assert found
    assert {way["rule"] for way in found} <= rules
