"""Every rule can be met at a table: what explains an element, a reason or an option names it, as a way to the rule."""

import pytest

from benben.engine.registry import names
from benben.texts import FALLBACK
from tests.rules.catalogue import cited, parse
from tests.rules.reach import explained, explanations, met, rules_of
from tools.texts import whole

MOST = 6
"""Numbers after an explanation: on a phone they have one line, or two."""
TRANSLATED = [language for language in whole() if language != FALLBACK]


@pytest.mark.parametrize("game", names())
def test_every_rule_can_be_met_at_a_table(game: str) -> None:
    assert sorted(rules_of(game) - met(game)) == []


@pytest.mark.parametrize("game", names())
def test_what_can_be_met_is_a_rule(game: str) -> None:
    assert met(game) <= rules_of(game)


@pytest.mark.parametrize("game", names())
def test_every_explanation_has_an_element(game: str) -> None:
    assert sorted(explanations(game) - explained(game)) == []


@pytest.mark.parametrize("game", names())
def test_a_text_names_few_rules_and_none_twice(game: str) -> None:
    for name, message in parse(game).items():
        numbers = cited(message)
        assert len(numbers) == len(set(numbers)) <= MOST, name


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", names())
def test_a_translation_names_the_same_rules(game: str, language: str) -> None:
    translated = parse(game, language)
    for name, message in parse(game).items():
        assert cited(translated[name]) == cited(message), name
