"""The words for players and for features of games, in English and in other languages."""

import re

import pytest

from benben.engine.registry import names, rules
from benben.players.specs import described, list_players
from benben.texts import FALLBACK, Texts
from tests.cli.program import invoke
from tests.cli.refusals import each_language
from tools.texts import whole

pytestmark = pytest.mark.usefixtures("wide")

TRANSLATED = [language for language in whole() if language != FALLBACK]


def test_players_are_listed_in_english() -> None:
    players = list_players()
    assert players["random"] == Texts().say("cli-player-random")
    assert Texts().say("cli-player-search-games") in players["search"]
    assert not any("cli-" in said for said in players.values())


@each_language
def test_players_are_reported_in_the_language(language: str) -> None:
    lines = [" ".join(line.split()) for line in invoke("--language", language, "games").out.splitlines()]
    for name, said in described().items():
        assert f"{name} {Texts(language).format(said)}" in lines


@pytest.mark.parametrize("language", TRANSLATED)
def test_texts_of_players_are_translated_with_the_same_figures(language: str) -> None:
    for message in described().values():
        said, english = Texts(language).format(message), Texts().format(message)
        assert said != english
        assert sorted(re.findall(r"\d+", said)) == sorted(re.findall(r"\d+", english))


def said_of_features(name: str, language: str) -> dict[str, str]:
    """The words of a language for each feature of a game."""
    return {
        feature: Texts(language).say(f"{name}-feature-{feature}") for feature in rules(name).feature_names
    }


ALIKE = {("ankhor", "de"): {"ankhs"}}
"""Features whose words are the same in English and in another language."""


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("name", names())
def test_features_are_reported_in_the_language(name: str, language: str) -> None:
    said, meanings = said_of_features(name, language), rules(name).feature_meanings
    same = {feature for feature, words in said.items() if words == meanings[feature]}
    assert same == ALIKE.get((name, language), set())
    assert len(set(said.values())) == len(said)
    assert all(words.endswith(".") for words in said.values())
