"""The rules in words: taken apart rule by rule, and only those that hold."""

import re
from pathlib import Path

import pytest

import benben
from benben.engine import registry
from benben.engine.registry import names
from benben.texts import languages
from benben.texts.page_files import rules_page
from benben.texts.pages import Paragraph, RulesPage, circumstances, holds, in_force

PAGE = """# Pebbles

Words. See [another page](../other.md) and [the end](#the-end).

## P1 Turns

- **P1.1** Everybody draws one (P1.2, P9.9) < all.
- **P1.2** A bag is there. **2022**: it is red. **1999**: it is blue.
- **P1.3** <!-- open=True --> All is open:

| a | b |
|---|---|
| 1 | 2 |

### Side A <!-- board=A -->

- **P1.4** Only here.

## The end

Over.
"""


@pytest.fixture
def page(tmp_path: Path) -> RulesPage:
    """A small page."""
    (tmp_path / "en.md").write_text(PAGE)
    found = rules_page(tmp_path, "en")
    assert found is not None
    return found


def numbered(page: RulesPage) -> dict[str, Paragraph]:
    """The rules by number."""
    return {each.rule: each for section in page.sections for each in section.paragraphs if each.rule}


def text_of(page: RulesPage) -> str:
    """All that a page says."""
    return " ".join(
        part.html for section in page.sections for each in section.paragraphs for part in each.parts
    )


def test_rules_stand_by_number_in_their_sections(page: RulesPage) -> None:
    assert [section.id for section in page.sections] == ["pebbles", "P1", "side-a", "the-end"]
    assert list(numbered(page)) == ["P1.1", "P1.2", "P1.3", "P1.4"]


def test_numbers_that_exist_are_links_and_nothing_else_is_markup(page: RulesPage) -> None:
    (part,) = numbered(page)["P1.1"].parts
    assert part.html == 'Everybody draws one (<a href="#P1.2">P1.2</a>, P9.9) &lt; all.'
    assert "another page" in text_of(page)
    assert "other.md" not in text_of(page)
    assert '<a href="#the-end">the end</a>' in text_of(page)


def test_only_what_holds_at_a_table_is_reported(page: RulesPage) -> None:
    shown = in_force(page, {"edition": "1999", "open": "False", "board": "B"})
    assert list(numbered(shown)) == ["P1.1", "P1.2"]
    assert "It is blue." in text_of(shown)
    assert "red" not in text_of(shown)
    assert "<table>" not in text_of(shown), "a table belongs to the rule above it"
    other = in_force(page, {"edition": "2022", "open": "True", "board": "A"})
    assert list(numbered(other)) == ["P1.1", "P1.2", "P1.3", "P1.4"]
    assert "<table>" in text_of(other)


def test_english_stands_in_where_a_language_has_no_page(page: RulesPage, tmp_path: Path) -> None:
    assert rules_page(tmp_path, "hu") == page
    assert rules_page(tmp_path / "nowhere", "hu") is None


@pytest.mark.parametrize("game", names())
def test_every_section_and_rule_has_an_address_of_its_own(game: str) -> None:
    page = rules_page(registry.rules(game).catalogues, "en")
    assert page is not None
    found = [*(section.id for section in page.sections), *numbered(page)]
    assert len(set(found)) == len(found)


@pytest.mark.parametrize("game", names())
def test_each_language_tells_the_same_rules(game: str) -> None:
    folder = registry.rules(game).catalogues
    english = rules_page(folder, "en")
    assert english is not None
    for language in languages():
        page = rules_page(folder, language)
        assert page is not None
        assert [section.id for section in page.sections] == [section.id for section in english.sections]
        assert list(numbered(page)) == list(numbered(english))
        for rule, paragraph in numbered(page).items():
            ours = numbered(english)[rule]
            assert [part.when for part in paragraph.parts] == [part.when for part in ours.parts], (
                language,
                rule,
            )
            numbers = [re.findall(r'href="#([^"]+)', part.html) for part in paragraph.parts]
            assert sorted(map(sorted, numbers)) == sorted(
                sorted(re.findall(r'href="#([^"]+)', part.html)) for part in ours.parts
            ), rule


@pytest.mark.parametrize("game", names())
def test_conditions_name_options_and_choices_that_exist(game: str) -> None:
    rules = registry.rules(game)
    page = rules_page(rules.catalogues, "en")
    assert page is not None
    choices: dict[str, set[str]] = {}
    for spec in rules.options:
        choices[spec.name] = {str(choice) for choice in spec.choices}
        letters = {letter for choice in spec.choices for letter in str(choice)}
        choices.update((part, letters) for part in spec.letters)
    paragraphs = [each for section in page.sections for each in section.paragraphs]
    conditions = [*(section.when for section in page.sections), *(each.when for each in paragraphs)]
    conditions += [part.when for each in paragraphs for part in each.parts]
    assert any(conditions) or game == "ankhor"
    for name, wanted in ((name, wanted) for condition in conditions for name, wanted in condition.items()):
        assert set(wanted) <= choices[name], name


def test_sides_and_editions_decide_what_holds() -> None:
    duel, ra = benben.load("imhotep_duel", sides="ABAB"), benben.load("ra", players=3, edition="1999")
    given = circumstances(duel.rules.options, duel.options)
    assert (given["obelisk"], given["temple"]) == ("A", "B")
    page = rules_page(duel.rules.catalogues, "de")
    assert page is not None
    held = numbered(in_force(page, given))
    assert {"D9.4", "D9.14", "D9.7", "D9.16"} <= held.keys()
    assert not {"D9.10", "D9.6", "D9.15", "D9.8", "D11.3"} & held.keys()
    assert holds({"edition": ["1999"]}, circumstances(ra.rules.options, ra.options))
