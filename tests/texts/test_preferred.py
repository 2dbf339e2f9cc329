"""The language that a terminal wants."""

import pytest

from benben.texts import languages, preferred


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "hu_HU.UTF-8"}, "hu"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "de-AT"}, "de"),
        ({"LANG": "de_DE@euro"}, "de"),
        ({"LANG": "ru.KOI8-R"}, "ru"),
        ({"LANG": "RU_ru"}, "ru"),
        ({"LC_MESSAGES": "ru_RU.UTF-8", "LANG": "hu_HU.UTF-8"}, "ru"),
        ({"LC_ALL": "de_CH.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8", "LANG": "hu_HU.UTF-8"}, "de"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "hu_HU.UTF-8"}, "hu"),  # what is empty is not set
        ({"LC_ALL": "C", "LANG": "hu_HU.UTF-8"}, "en"),
        ({"LC_ALL": "C.UTF-8", "LANG": "hu_HU.UTF-8"}, "en"),
        ({"LC_MESSAGES": "POSIX", "LANG": "hu_HU.UTF-8"}, "en"),
        ({"LANG": "xx_XX.UTF-8"}, "en"),
        ({"LANG": "../../hu"}, "en"),
        ({"LC_TIME": "hu_HU.UTF-8", "LANGUAGE": "de"}, "en"),
    ],
    ids=str,
)
def test_the_first_that_is_set_counts(environment: dict[str, str], language: str) -> None:
    assert preferred(environment) == language


@pytest.mark.parametrize("language", languages())
def test_every_language_can_be_preferred(language: str) -> None:
    assert preferred({"LANG": f"{language}_{language.upper()}.UTF-8"}) == language
