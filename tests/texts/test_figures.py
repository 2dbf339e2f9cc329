"""Explanations of scoring: each rule of scoring has words and a rule on the page."""

from collections.abc import Iterator

import pytest

from benben.engine import registry
from benben.engine.figures import ScoringRule
from benben.engine.registry import names
from benben.texts import Texts
from benben.texts.page_files import rules_page
from tests.rules.catalogue import parse
from tests.rules.figures import every_way

OWN = {
    "imhotep": {"space", "pyramids_a-count", "pyramids_b-count", "temple_b-count"},
    "imhotep_duel": {"piece-meeple"},
}
"""Other texts in a game's own drawings."""


def said(way: ScoringRule) -> Iterator[str]:
    """The page's texts about a scoring rule, as the ends of the messages' names."""
    yield from (way["id"], f"{way['id']}-text", f"when-{way['when']}")
    numbers = [figure["of"] for figure in way["figures"] if figure["of"][0].isdigit()]
    if way["figures"][0]["of"] in numbers:
        yield f"{way['id']}-count"
    elif numbers:
        yield "of-count"
    for figure in way["figures"]:
        if figure["of"] not in numbers:
            yield f"of-{figure['of'].split('-')[0]}"
        if figure["bonus"]:
            yield f"bonus-{figure['bonus']}"


@pytest.mark.parametrize("game", names())
def test_every_way_names_a_rule_that_exists(game: str) -> None:
    page = rules_page(registry.rules(game).catalogues, "en")
    assert page is not None
    rules = {paragraph.rule for section in page.sections for paragraph in section.paragraphs}
    assert {way["rule"] for way in every_way(game)} <= rules


@pytest.mark.parametrize("game", names())
def test_every_way_has_words(game: str) -> None:
    texts = Texts()
    found = [f"{game}-scoring-{name}" for way in every_way(game) for name in said(way)]
    assert {name.removeprefix(f"{game}-scoring-") for name in parse(game) if "-scoring-" in name} == {
        *(name.removeprefix(f"{game}-scoring-") for name in found),
        *OWN.get(game, ()),
    }
    assert [name for name in found if texts.say(name, needs=2, count="3") == name] == []


@pytest.mark.parametrize("game", names())
def test_a_sentence_says_no_figure_of_its_own(game: str) -> None:
    """The counted things come from the engine."""
    texts = Texts()
    for way in every_way(game):
        sentence = texts.say(f"{game}-scoring-{way['id']}-text", needs=0)
        assert not any(letter.isdigit() and letter != "0" for letter in sentence), sentence
