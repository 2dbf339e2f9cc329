"""The command line speaks the language of the terminal, or that of `--language`: help, output and complaints."""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from benben.cli.localized_help import translate
from benben.engine.message import message
from benben.engine.registry import names, rules
from benben.texts import FALLBACK, Texts, catalogue_files
from tests.cli.program import invoke
from tests.cli.refusals import OTHERS, each_language, each_other_language
from tests.cli.test_help import COMMANDS

pytestmark = pytest.mark.usefixtures("wide")

HELPS = [["--help"], *([command, "--help"] for command in COMMANDS)]
PLAIN = re.compile(r"[│╭╰─╮╯•\s]+")
"""What a terminal's help puts between words."""
LISTED = re.compile(r"^- ", re.MULTILINE)

every_help = pytest.mark.parametrize("arguments", HELPS, ids=" ".join)


def plain(text: str) -> str:
    """The words alone, one blank between two."""
    return " ".join(PLAIN.sub(" ", LISTED.sub("", text.replace("`", ""))).split())


def helped(language: str, *arguments: str) -> str:
    """The text of a help page in a language, independent of the width of the terminal."""
    done = invoke("--language", language, *arguments)
    assert done.code == 0
    return plain(done.out)


@cache
def paragraphs() -> list[tuple[str, int]]:
    """The id of every English text of a help, and the number of each of its paragraphs."""
    return list(_paragraphs())


def _paragraphs() -> Iterator[tuple[str, int]]:
    for file in catalogue_files(FALLBACK):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and is_of_a_help(entry.id.name) and not is_filled(entry):
                name = entry.id.name
                yield from ((name, number) for number in range(len(Texts().say(name).split("\n\n"))))


def is_of_a_help(name: str) -> bool:
    return name.startswith(("cli-help-", "cli-usage-")) or name in OPTIONS


def is_filled(entry: ast.Message) -> bool:
    return entry.value is not None and any(isinstance(part, ast.Placeable) for part in entry.value.elements)


OPTIONS = {f"{name}-option-{spec.name}" for name in names() for spec in rules(name).options}


def part(language: str, name: str, number: int) -> str:
    """A paragraph of a text; a translation may have fewer."""
    return plain((Texts(language).say(name).split("\n\n")[number:] or [""])[0])


# ---- help --------------------------------------------------------------------------------------------------------
@each_language
@every_help
def test_a_help_shows_no_id_and_speaks_its_language(arguments: list[str], language: str) -> None:
    words, texts = helped(language, *arguments), Texts(language)
    assert not re.search(r"\bcli-[a-z]", words)
    what = "benben" if arguments == ["--help"] else arguments[0]
    command = "benben" if arguments == ["--help"] else f"benben {arguments[0]}"
    assert words.startswith(f"{texts.say('cli-usage-usage')} {command} ")
    assert texts.say("cli-help-help") in words
    for number in range(len(texts.say(f"cli-help-{what}").split("\n\n"))):
        assert part(language, f"cli-help-{what}", number) in words


@each_other_language
@every_help
def test_no_help_has_english_left(arguments: list[str], language: str) -> None:
    words = helped(language, *arguments)
    assert len(paragraphs()) > 100
    for name, number in paragraphs():
        english = part(FALLBACK, name, number)
        if english != part(language, name, number):
            assert not re.search(rf"(?<![\w\[-]){re.escape(english)}(?![\w-])", words), name


@each_other_language
def test_help_of_a_games_options_is_that_of_the_catalogue(language: str) -> None:
    words, texts = helped(language, "play", "--help"), Texts(language)
    for name in OPTIONS:
        assert plain(texts.say(name)) in words
    assert texts.say("cli-help-panel-game") in words


@pytest.mark.parametrize(
    "arguments",
    [["--help"], ["play", "--help"], ["fit", "-h"]],
    ids=" ".join,
)
def test_the_terminal_s_language_is_that_of_the_option(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    by_option = invoke("--language", "hu", *arguments)
    monkeypatch.setenv("LANG", "hu_HU.UTF-8")
    assert "Használat: benben" in by_option.out
    assert invoke(*arguments) == by_option


def test_the_option_overrules_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "hu_HU.UTF-8")
    assert "Aufruf: benben" in invoke("--language", "de", "--help").out
    assert "Aufruf: benben" in invoke("--help", "--language", "de").out
    assert "Usage: benben" in invoke("--language", "en", "play", "--help").out


def test_without_arguments_the_help_is_shown_in_the_terminal_s_language(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert "Использование: benben" in invoke().out + invoke().err


def test_completion_explains_in_the_terminal_s_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {
        "LANG": "hu_HU.UTF-8",
        "_BENBEN_COMPLETE": "complete_fish",
        "_TYPER_COMPLETE_ARGS": "benben ",
        "_TYPER_COMPLETE_FISH_ACTION": "get-args",
    }.items():
        monkeypatch.setenv(name, value)
    shown = invoke().out
    assert part("hu", "cli-help-games", 0)[:20] in shown
    assert "cli-" not in shown


def test_wrong_usage_is_reported_in_the_terminal_s_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    refused = invoke("play", "--seet")
    assert (refused.code, "Нет такого параметра" in refused.err) == (2, True)


# ---- wrong usage -------------------------------------------------------------------------------------------------
COMPLAINTS = [
    (["dance"], "cli-usage-no_command", {"command": "'dance'"}),
    (["gamse"], "cli-usage-no_command-others", {"command": "'gamse'", "others": "'games'"}),
    (["--version=3"], "cli-usage-option_with", {"option": "'--version'"}),
    (["simulate"], "cli-usage-missing_argument", {"argument": "'GAME'"}),
    (["play", "--dancing"], "cli-usage-no_option", {"option": "--dancing"}),
    (["play", "--se"], "cli-usage-no_option-others", {"option": "--se", "others": "--seat, --seed, --sides"}),
    (["play", "ra", "--players"], "cli-usage-option_without", {"option": "'--players'"}),
    (["replay", "a.json", "b.json"], "cli-usage-unexpected", {"arguments": "b.json"}),
    (["play", "ra", "--seat", "x"], "cli-usage-integer", {}),
    (["arena", "ra", "greedy", "--alpha", "x"], "cli-usage-number", {}),
]


@each_language
@pytest.mark.parametrize(("arguments", "name", "parts"), COMPLAINTS, ids=str)
def test_wrong_usage_is_reported_in_the_language_with_the_same_code(
    arguments: list[str], name: str, parts: dict[str, str], language: str
) -> None:
    done = invoke("--language", language, *arguments)
    assert (done.code, done.out) == (2, "")
    words = plain(done.err)
    assert Texts(language).say(name, **parts) in words
    assert Texts(language).say("cli-usage-error") in words


@each_other_language
def test_a_value_out_of_range_is_reported_in_the_language(language: str) -> None:
    texts = Texts(language)
    for depth in ("99", "-1"):
        done = invoke("--language", language, "count", "ra", "--depth", depth)
        assert done.code == 2
        printed = [
            texts.say("cli-usage-invalid", parameter="'--depth' / '-d'", reason=texts.say(name, **parts))
            for name, parts in {
                "cli-usage-most": {"most": "64"},
                "cli-usage-least": {"least": "0"},
                "cli-usage-range": {"range": "0<=x<=64"},  # of older versions of typer
            }.items()
        ]
        assert any(each in plain(done.err) for each in printed)


@pytest.mark.parametrize(
    ("said", "name", "parts"),
    [
        (
            "No such option: --se Did you mean --seat?",
            "no_option-others",
            {"option": "--se", "others": "--seat"},
        ),
        ("Got unexpected extra argument (b)", "unexpected", {"arguments": "b"}),
        ("Got unexpected extra arguments (b c)", "unexpected", {"arguments": "b c"}),
        ("'x' is not a valid integer.", "integer", {}),
        ("'x' is not a valid integer range.", "integer", {}),
        ("'x' is not a valid float.", "number", {}),
        ("99 is not in the range 0<=x<=64.", "range", {"range": "0<=x<=64"}),
        ("Missing command.", "missing_command", {}),
        (
            "Invalid value: Value 'x' is not a valid integer.",
            "invalid_value",
            {"reason": "egész számot kell megadni"},
        ),
    ],
)
def test_what_other_versions_of_typer_say_is_known_too(said: str, name: str, parts: dict[str, str]) -> None:
    texts = Texts("hu")
    assert translate(texts, said) == texts.say(f"cli-usage-{name}", **parts)


def test_what_no_one_knows_stays_as_it_is() -> None:
    assert translate(Texts("hu"), "The stars are wrong.") == "The stars are wrong."


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["games"], 0),
        (["--version"], 0),
        (["play", "ra", "--seat", "9"], 2),
        (["play", "chess"], 2),
        (["count", "ra", "--option", "sides"], 2),
        (["count", "ra", "--depth", "0", "--edition", "1999"], 0),
        (["verify", "nowhere.json"], 1),
        (["replay", "nowhere.json"], 1),
        (["--language", "xx", "games"], 2),
    ],
    ids=str,
)
def test_exit_codes_are_those_of_english(
    arguments: list[str], code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert invoke(*arguments).code == code
    for language in OTHERS:
        monkeypatch.setenv("LANG", f"{language}.UTF-8")
        assert invoke(*arguments).code == code


# ---- refusals and output -----------------------------------------------------------------------------------------
@each_other_language
def test_refusals_are_reported_in_the_language(language: str, tmp_path: Path) -> None:
    texts, file = Texts(language), tmp_path / "nothing.jsonl"
    file.write_text("")
    printed = {
        ("play", "ra", "--seat", "9"): texts.say("cli-refused-seat", number=9, seats=3),
        ("count", "ra", "-o", "edition"): texts.say("cli-refused-option", text="edition"),
        ("serve", "--log-format", "runes"): texts.say(
            "engine-setting-bad",
            place="--log-format",
            name="log_format",
            value="runes",
            right=message("engine-setting-right-log_format"),
        ),
        ("replay", str(file)): texts.say("cli-refused-empty", file=str(file)),
        ("replay", str(tmp_path / "no")): f"{tmp_path / 'no'}: {texts.say('engine-file-ENOENT')}",
        ("verify", str(tmp_path / "no")): f"{tmp_path / 'no'}: {texts.say('engine-file-ENOENT')}",
    }
    for arguments, words in printed.items():
        assert invoke("--language", language, *arguments).err == f"benben: {words}\n"


ERRORS: list[tuple[list[str], str, dict[str, str]]] = [
    (["arena", "ra", "greedy"], "engine-arena-too_few", {}),
    (["arena", "ra", "greedy", "greedy"], "engine-arena-twice", {"player": "greedy"}),
    (
        ["count", "ra", "-n", "2", "--edition", "1999"],
        "ra-option-edition-few",
        {"least": "3", "most": "5", "players": "2"},
    ),
    (["count", "chess"], "engine-unknown_game", {"name": "chess", "games": ", ".join(names())}),
    (
        ["count", "imhotep_duel", "--edition", "2022"],
        "engine-no_option",
        {"game": "imhotep_duel", "name": "edition", "known": "players, sides, open_temples"},
    ),
    (
        ["simulate", "ra", "-p", "greedy:blur"],
        "engine-no_value",
        {"parameter": "greedy:blur", "example": "greedy:blur=0"},
    ),
    (["simulate", "ra", "-p", "greedy:blur=1,blur=2"], "engine-twice", {"parameter": "greedy:blur"}),
    (
        ["simulate", "ra", "-p", "greedy:glow=1"],
        "engine-no_parameter",
        {"player": "greedy", "name": "glow", "known": "blur"},
    ),
]


@each_language
@pytest.mark.parametrize(("arguments", "name", "parts"), ERRORS, ids=str)
def test_errors_of_the_engine_are_reported_in_the_language(
    arguments: list[str], name: str, parts: dict[str, str], language: str
) -> None:
    printed, done = Texts(language).say(name, **parts), invoke("--language", language, *arguments)
    assert done.code == 2
    assert done.err.startswith(f"benben: {printed}")
    assert language not in OTHERS or printed != Texts().say(name, **parts)


@each_other_language
def test_values_out_of_range_are_refused_in_the_language(language: str) -> None:
    parts = {"name": "threads", "value": "'0'", "least": "1", "most": "256"}
    printed = Texts(language).say("engine-bad_whole", **parts)
    done = invoke("--language", language, "simulate", "ra", "-p", "search:threads=0")
    assert (done.code, done.err) == (2, f"benben: {printed}\n")


@each_language
def test_what_is_wrong_with_a_record_is_reported_in_the_language(
    language: str, record: dict[str, Any], tmp_path: Path
) -> None:
    texts, file = Texts(language), tmp_path / "game.json"
    foreign = {**record, "format": "chess"}
    for document, code, name, parts in (
        (foreign, 1, "engine-record-foreign", {"format": record["format"]}),
        ({**record, "rules": 999}, 1, "engine-record-newer_rules", {"game": "ra", "version": "999"}),
        ({**record, "digest": "0"}, 1, "engine-record-digest", {}),
    ):
        file.write_text(json.dumps(document), encoding="utf-8")
        known = str(rules("ra").version)
        reason = texts.say(name, **{**parts, **({"known": known} if "version" in parts else {})})
        printed = texts.say("cli-refused-record", place=str(file), reason=reason)
        for command in ("verify", "replay"):
            done = invoke("--language", language, command, str(file))
            assert (done.code, done.err) == (code, f"benben: {printed}\n")


@each_other_language
def test_moves_that_are_none_are_refused_in_the_language(language: str) -> None:
    texts = Texts(language)
    out = invoke("--language", language, "play", "ra", "--seed", "1", typed="xyzzy\nquit\n").out
    assert texts.say("cli-play-unknown", text="xyzzy") in out


@each_language
def test_bots_are_called_after_their_level_in_the_language(language: str) -> None:
    out = invoke(
        "--language", language, "play", "imhotep_duel", "--seed", "1", "-p", "novice", typed="quit\n"
    ).out
    level = Texts(language).say("lobby-level-novice")
    assert f"{level} 2" in out
