"""What is wrong with a translation is told, whatever it is."""

import json
from pathlib import Path

import pytest

from benben.texts import FALLBACK, languages
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


def project(folder: Path, translated: str, english: str = ENGLISH, language: str = "hu") -> list[str]:
    """The faults of a translation that was made from `ENGLISH`, when the English has become *english*."""
    original, file = folder / "en.ftl", folder / f"{language}.ftl"
    original.write_text(ENGLISH, encoding="utf-8")
    file.write_text(translated, encoding="utf-8")
    seen = json.dumps(tool.digests(original))
    file.with_name(f"{file.name}.seen").write_text(seen, encoding="utf-8")
    original.write_text(english, encoding="utf-8")
    return [fault.removeprefix(f"{file}: ") for fault in tool.faults(original, language)]


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
def test_each_fault_is_told(tmp_path: Path, old: str, new: str, fault: str) -> None:
    assert fault in project(tmp_path, HUNGARIAN.replace(old, new))


def test_what_was_made_from_other_english_is_stale(tmp_path: Path) -> None:
    changed = ENGLISH.replace("{ $count } tiles", "{ $count } of the tiles")
    (fault,) = project(tmp_path, HUNGARIAN, changed)
    assert fault.startswith("two: stale")


def test_what_is_laid_out_anew_is_not_stale(tmp_path: Path) -> None:
    assert project(tmp_path, HUNGARIAN, ENGLISH.replace("one = Draw", "# A button.\none =\n    Draw")) == []


def test_each_language_has_its_own_plurals(tmp_path: Path) -> None:
    russian = "one = { $tile }\nthree = { $kind ->\n [sun] sun\n *[god] god\n }\n"
    short = russian + "two = { $count ->\n [one] { $count } жетон\n *[other] { $count } жетонов\n }\n"
    assert project(tmp_path, short, language="ru") == ["two: malformed: $count lacks the category few, many"]
    whole = short.replace("*[other]", "[few] { $count } жетона\n [many] { $count } жетонов\n *[other]")
    assert project(tmp_path, whole, language="ru") == []
    wrong = HUNGARIAN.replace(
        "two = { $count } lapka", "two = { $count ->\n [one] 1\n [few] 2\n *[other] { $count }\n }"
    )
    assert project(tmp_path, wrong) == ["two: malformed: $count has no category few in this language"]


def test_a_page_of_rules_is_watched_rule_by_rule(tmp_path: Path) -> None:
    page = "# Pebbles\n\n## P1 Turns\n\n- **P1.1** Draw one.\n- **P1.2** Give one.\n"
    (tmp_path / "en.md").write_text(page)
    (tmp_path / "hu.md").write_text("# Kavicsok\n\n## P1 Körök\n\n- **P1.1** Húzz egyet.\n")
    faults = list(tool.faults(tmp_path / "en.md", "hu"))
    assert [fault.split(": ", 1)[1].split(":")[0] for fault in faults] == ["P1 P1.1", "P1 P1.2"]
    assert faults[0].split(": ")[2] == "stale"
    assert faults[1].endswith("missing")


def test_a_file_that_is_missing_is_told_unless_the_language_is_only_begun(tmp_path: Path) -> None:
    original = tmp_path / "en.ftl"
    original.write_text(ENGLISH)
    assert list(tool.faults(original, "hu")) == [f"{tmp_path / 'hu.ftl'}: missing"]
    assert list(tool.faults(original, "hu", begun=True)) == []


@pytest.mark.slow
def test_the_four_languages_are_whole() -> None:
    assert {"de", "en", "hu", "ru"} <= set(languages())
    for language in languages():
        if language != FALLBACK and language not in tool.BEGUN:
            assert [fault for file in tool.originals() for fault in tool.faults(file, language)] == []


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ('{"one": "abc"', "is no JSON"),
        ("[]", "is no list of fingerprints"),
        ('{"one": 1}', "is no list of fingerprints"),
    ],
)
def test_broken_fingerprints_are_told_with_their_file(text: str, wrong: str, tmp_path: Path) -> None:
    seen = tmp_path / "hu.ftl.seen"
    seen.write_text(text, encoding="utf-8")
    with pytest.raises(tool.BrokenSeen) as caught:
        tool.read_seen(tmp_path / "hu.ftl")
    assert str(caught.value).startswith(f"{seen} {wrong}")


def test_broken_fingerprints_end_the_check_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    original = tmp_path / "en.ftl"
    for name, text in {"en.ftl": ENGLISH, "hu.ftl": HUNGARIAN, "hu.ftl.seen": "{"}.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(tool, "originals", lambda: [original])
    for arguments in ([], ["--seen", "hu"]):
        monkeypatch.setattr("sys.argv", ["texts", *arguments])
        assert tool.main() == 1
        told = capsys.readouterr().err
        assert str(tmp_path / "hu.ftl.seen") in told
        assert len(told.splitlines()) == 1
