"""The words for players and for features of games, in English and in other languages."""

import re

import pytest

from benben.engine.registry import names, rules
from benben.players.specs import list_players, parameters
from benben.texts import FALLBACK, Texts
from tests.cli.program import invoke
from tests.cli.telling import each_other_language
from tools.texts import whole

pytestmark = pytest.mark.usefixtures("wide")

TRANSLATED = [language for language in whole() if language != FALLBACK]


def test_players_are_told_in_english_as_their_module_tells_them() -> None:
    lines = [" ".join(line.split()) for line in invoke("games").out.splitlines()]
    for name, meaning in list_players().items():
        assert f"{name} {meaning}" in lines


def texts_of_players() -> list[str]:
    """The ids of the texts about each player and its parameters."""
    found = parameters().items()
    return [
        f"cli-player-{kind}{part}" for kind, given in found for part in ("", *(f"-{name}" for name in given))
    ]


@each_other_language
def test_players_are_told_in_the_language(language: str) -> None:
    out = invoke("--language", language, "games").out
    assert all(Texts(language).say(name) in out for name in texts_of_players())


@pytest.mark.parametrize("language", TRANSLATED)
def test_texts_of_players_are_translated_with_the_same_figures(language: str) -> None:
    for name in texts_of_players():
        said, english = Texts(language).say(name), Texts().say(name)
        assert said != english
        assert sorted(re.findall(r"\d+", said)) == sorted(re.findall(r"\d+", english))


def said_of_features(name: str, language: str) -> dict[str, str]:
    """The words of a language for each feature of a game."""
    return {
        feature: Texts(language).say(f"{name}-feature-{feature}") for feature in rules(name).feature_names
    }


@pytest.mark.parametrize("name", names())
def test_features_are_told_in_english_as_their_game_tells_them(name: str) -> None:
    assert said_of_features(name, FALLBACK) == rules(name).feature_meanings


ALIKE = {("ankhor", "de"): {"ankhs"}}
"""Features whose words are the same in English and in another language."""


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("name", names())
def test_features_are_told_in_the_language(name: str, language: str) -> None:
    said, meanings = said_of_features(name, language), rules(name).feature_meanings
    same = {feature for feature, words in said.items() if words == meanings[feature]}
    assert same == ALIKE.get((name, language), set())
    assert len(set(said.values())) == len(said)
    assert all(words.endswith(".") for words in said.values())
