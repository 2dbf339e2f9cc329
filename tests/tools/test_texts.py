"""`make texts` reports each kind of fault of a translation."""

from pathlib import Path

import pytest

from tools import texts as tool

ENGLISH = """one = Draw { $tile }
two =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
three =
    { $kind ->
        [sun] a sun
       *[god] a God
    }
"""
HUNGARIAN = """one = Húzás: { $tile }
two = { $count } lapka
three =
    { $kind ->
        [sun] egy nap
       *[god] egy isten
    }
"""


PAGE = """# Pebbles

## P1 Turns

- **P1.1** Draw one of 12 pebbles.
- **P1.2** Give **three**.
"""
HUNGARIAN_PAGE = """# Kavicsok

## P1 Körök

- **P1.1** Húzz egyet a 12 kavicsból.
- **P1.2** Adj oda hármat.
"""


def project(folder: Path, translated: str, english: str = ENGLISH, name: str = "hu.ftl") -> list[str]:
    """The faults of a translation."""
    file = folder / name
    original = file.with_stem("en")
    original.write_text(english, encoding="utf-8")
    file.write_text(translated, encoding="utf-8")
    return [fault.removeprefix(f"{file}: ") for fault in tool.faults(original, file.stem)]


def test_a_whole_translation_has_no_fault(tmp_path: Path) -> None:
    assert project(tmp_path, HUNGARIAN) == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("one = Húzás: { $tile }\n", "", "one: missing"),
        ("two =", "four = Négy\ntwo =", "four: unused: English has nothing of this name"),
        ("{ $tile }", "lapka", "one: malformed: { $tile } is not said"),
        ("{ $tile }", "{ $tile } { $disc }", "one: malformed: { $disc } does not exist here"),
        ("{ $tile }", "{ -tile }", "one: malformed: there is no term -tile"),
        ("[sun]", "[moon]", "three: malformed: $kind is told apart by god, moon, in English by god, sun"),
        ("one = ", "one - ", "malformed: one - Húzás: { $tile }"),
        ("two = {", "one = Kettő: { $tile }\ntwo = {", "malformed: one stands there twice"),
    ],
)  # fmt: skip
def test_each_fault_is_reported(tmp_path: Path, old: str, new: str, fault: str) -> None:
    assert fault in project(tmp_path, HUNGARIAN.replace(old, new))


def test_a_new_id_is_missing_and_the_old_one_is_unused(tmp_path: Path) -> None:
    assert project(tmp_path, HUNGARIAN, ENGLISH.replace("one = Draw", "one-now = Take")) == [
        "one-now: missing",
        "one: unused: English has nothing of this name",
    ]


def test_a_better_english_wording_leaves_the_translations_alone(tmp_path: Path) -> None:
    assert project(tmp_path, HUNGARIAN, ENGLISH.replace("one = Draw", "# A button.\none =\n    Take")) == []


def test_each_language_has_its_own_plurals(tmp_path: Path) -> None:
    russian = "one = { $tile }\nthree = { $kind ->\n [sun] sun\n *[god] god\n }\n"
    short = russian + "two = { $count ->\n [one] { $count } жетон\n *[other] { $count } жетонов\n }\n"
    assert project(tmp_path, short, name="ru.ftl") == ["two: malformed: $count lacks the category few, many"]
    whole = short.replace("*[other]", "[few] { $count } жетона\n [many] { $count } жетонов\n *[other]")
    assert project(tmp_path, whole, name="ru.ftl") == []
    wrong = HUNGARIAN.replace(
        "two = { $count } lapka", "two = { $count ->\n [one] 1\n [few] 2\n *[other] { $count }\n }"
    )
    assert project(tmp_path, wrong) == ["two: malformed: $count has no category few in this language"]


@pytest.mark.parametrize(
    ("old", "new", "faults"),
    [
        ("", "", []),
        ("**P1.2**", "**P1.3**", ["P1 P1.3: missing", "P1 P1.2: unused: English has nothing of this name"]),
        ("12", "13", ["P1 P1.1: malformed: the figure 13 is missing"]),
        ("three", "four", ["P1 P1.2: malformed: the figure 4 is missing"]),
        ("pebbles", "2-point pebbles", []),
    ],
)
def test_a_page_of_rules_is_compared_rule_by_rule(
    tmp_path: Path, old: str, new: str, faults: list[str]
) -> None:
    assert project(tmp_path, HUNGARIAN_PAGE, PAGE.replace(old, new), "hu.md") == faults


@pytest.mark.parametrize(
    ("figure", "faults"), [("12", []), ("13", ["P1 P1.1: malformed: the figure 13 is missing"])]
)
def test_a_language_without_words_for_numbers_is_compared_by_digits(
    tmp_path: Path, figure: str, faults: list[str]
) -> None:
    assert project(tmp_path, PAGE.replace("three", "tres"), PAGE.replace("12", figure), "es.md") == faults


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", "drei vier fünf sechs sieben acht neun zehn elf zwölf"),
        ("de", "dritt viert fünft sechst siebt acht neunt zehnt elft zwölft"),
        ("hu", "három négy öt hat hét nyolc kilenc tíz tizenegy tizenkettő"),
        ("hu", "mindhárman négyen öten hatan heten nyolcan kilencen tízen tizenegyen tizenketten"),
        ("ru", "три четыре пять шесть семь восемь девять десять одиннадцать двенадцать"),
        ("ru", "трёх четырёх пяти шести семи восьми девяти десяти одиннадцати двенадцати"),
        ("ru", "втроём вчетвером впятером шестью семью восемью девятью десятью одиннадцатью двенадцатью"),
    ],
)
def test_numbers_are_found_in_words_too(language: str, words: str) -> None:
    english = "three four five six seven eight nine ten eleven twelve"
    assert tool.missing_figures(english, words, language) == []
    for word in words.split():
        assert tool.missing_figures(english, words.replace(word, "", 1), language), word


def test_a_missing_file_is_reported_unless_the_language_is_only_begun(tmp_path: Path) -> None:
    original = tmp_path / "en.ftl"
    original.write_text(ENGLISH)
    assert list(tool.faults(original, "hu")) == [f"{tmp_path / 'hu.ftl'}: missing"]
    assert list(tool.faults(original, "hu", is_incomplete=True)) == []


def test_four_languages_have_to_be_whole() -> None:
    assert {"de", "en", "hu", "ru"} <= set(tool.whole())
    assert set(tool.whole()) <= tool.NUMBERS.keys()


@pytest.mark.parametrize(("line", "status"), [("", 0), ("four = Négy\n", 1)])
def test_a_fault_in_any_language_fails_the_check(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    line: str,
    status: int,
) -> None:
    project(tmp_path, HUNGARIAN + line)
    monkeypatch.setattr(tool, "languages", lambda: ["en", "hu"])
    monkeypatch.setattr(tool, "originals", lambda: [tmp_path / "en.ftl"])
    assert tool.main() == status
    assert ("hu.ftl: four: unused" in capsys.readouterr().err) == bool(status)


def test_a_message_that_may_reach_the_page_without_its_words_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert list(tool.unsaid()) == []
    (tmp_path / "engine").mkdir()
    file = tmp_path / "engine" / "told.py"
    file.write_text(
        'message("table-turn"), message(\n"engine-secret", a=1), message(f"engine-{kind}"), message(f"no-{x}")'
    )
    monkeypatch.setattr(tool, "PACKAGE", tmp_path)
    monkeypatch.setattr(tool, "catalogue", lambda _language: "table-turn = Turn\nengine-file = File\n")
    why = "the page does not get the words of this message"
    assert list(tool.unsaid()) == [f"{file}: engine-secret: {why}", f"{file}: no-: {why}"]
