"""Every setting from a file, the environment or options: which stands above which, what is refused, what is shown."""

import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from benben.engine.message import Message, message
from benben.server.configuration import BadSetting, GivenSetting, configure, from_text, shown
from benben.server.settings import Settings, read_rate
from benben.texts import Texts
from tests.cli.program import invoke
from tests.cli.refusals import each_language

NAMES = [each.name for each in fields(Settings)]
OTHERS: dict[str, Any] = {
    "host": "0.0.0.0",  # noqa: S104  (no server starts)
    "log_format": "json",
    "people": "invited",
    "talk": "reactions",
    "hosts": ["play.example.org"],
    "trust_proxy": ["10.0.0.0/8"],
    "metrics": ["192.0.2.0/24"],
    "database": "other.sqlite3",
    "static": "elsewhere",
    "players": {"Mine": "greedy"},
    "stand_in": "novice",
    "guests": "http://192.168.1.5:8000",
    "kept_for_seats": 0.5,
    "mail_server": "smtps://user:secret@mail.example.org",
    "mail_from": "Benben <benben@example.org>",
    "webhook": "https://chat.example.org/hook?a=1",
    "webhook_language": "de",
}
"""Values unlike the defaults; numbers and rates are `other_than`."""


def other_than(name: str) -> Any:
    """A value for a setting that is not its default."""
    value = getattr(Settings(), name)
    if name in OTHERS:
        return OTHERS[name]
    if isinstance(value, bool):
        return not value
    return "7/hour" if isinstance(value, str) else 7


def file_with(folder: Path, text: str) -> Path:
    file = folder / "benben.toml"
    file.write_text(text, encoding="utf-8")
    return file


def read(name: str, settings: Settings) -> Any:
    value = getattr(settings, name)
    return list(value) if isinstance(value, tuple) else str(value) if isinstance(value, Path) else value


@pytest.mark.parametrize("name", NAMES)
def test_every_setting_can_be_given_everywhere(name: str, tmp_path: Path) -> None:
    other = other_than(name)
    assert read(name, Settings()) != other
    text = shown(configure(typed=[GivenSetting(name, other, "here")]), Texts())
    from_file = configure(file_with(tmp_path, text))
    assert read(name, from_file.settings) == other
    if isinstance(other, dict):
        written = '{ Mine = "greedy" }'
    else:
        written = ",".join(other) if isinstance(other, list) else str(other)
    variable = f"BENBEN_{name.upper()}"
    from_variable = configure(environment={variable: written})
    assert (read(name, from_variable.settings), from_variable.places) == (other, {name: variable})
    assert read(name, configure(typed=[from_text(name, written, "--set")]).settings) == other


def test_the_default_is_what_python_has() -> None:
    assert configure().settings == Settings()


def test_options_stand_above_the_environment_and_that_above_the_file(tmp_path: Path) -> None:
    file = file_with(
        tmp_path, 'port = 1\nbot_pause = 1\nhint_seconds = 1\n[players]\nA = "random"\nB = "greedy"\n'
    )
    surroundings = {
        "BENBEN_BOT_PAUSE": "2",
        "BENBEN_HINT_SECONDS": "2",
        "BENBEN_CACHE": "/x",
        "BENBEN_PORT": "",
    }
    typed = [from_text("hint_seconds", "3", "--set"), GivenSetting("players", {"B": "novice"}, "--player")]
    found = configure(file, surroundings, typed)
    settings = found.settings
    assert (settings.port, settings.bot_pause, settings.hint_seconds) == (1, 2.0, 3.0)
    assert settings.players == {"A": "random", "B": "novice"}
    assert found.places == {
        "port": str(file),
        "bot_pause": "BENBEN_BOT_PAUSE",
        "hint_seconds": "--set",
        "players": "--player",
    }


def test_variables_that_are_no_settings_are_left_alone() -> None:
    ours = ("CACHE", "CHROMIUM", "CHROMIUM_SANDBOX", "FIREFOX", "HYPOTHESIS", "COMPLETE", "PROOF")
    assert configure(environment={f"BENBEN_{name}": "x" for name in ours}).places == {}


REFUSED: dict[str, tuple[str, Message]] = {
    "unknown": ("colour = 1", message("engine-setting-unknown", name="colour")),
    "nearly": (
        "trust_proxi = []",
        message("engine-setting-unknown-close", name="trust_proxi", close="trust_proxy"),
    ),
    **{
        text: (text, message("engine-setting-bad", name=text.split(" ")[0], value=value, right=right))
        for text, value, right in (
            (text, value, message(f"engine-setting-right-{kind}"))
            for text, value, kind in (
                ("port = 70000", "70000", "port"),
                ('port = "many"', "many", "port"),
                ("port = true", "True", "port"),
                ("bot_pause = -1", "-1", "seconds"),
                ("bot_pause = nan", "nan", "seconds"),
                ("kept_for_seats = 2", "2", "share"),
                ("thinking_places = 0", "0", "some"),
                ("reviews_waiting = 1.5", "1.5", "count"),
                ('create_rate = "many a fortnight"', "many a fortnight", "rate"),
                ('trust_proxy = "10.0.0.0/8"', "10.0.0.0/8", "networks"),
                ('trust_proxy = ["10.0.0.0/80"]', "10.0.0.0/80", "networks"),
                ('hosts = [""]', "", "names"),
                ('guests = "play.example.org"', "play.example.org", "address"),
                ('mail_server = "mail.example.org"', "mail.example.org", "mail_server"),
                ('mail_from = "Benben"', "Benben", "mail_box"),
                ('webhook = "ftp://chat.example.org"', "ftp://chat.example.org", "webhook"),
                ('log_format = "runes"', "runes", "log_format"),
                ("database = 7", "7", "text"),
                ("players = 7", "7", "players"),
            )
        )
    },
}


@each_language
@pytest.mark.parametrize("kind", REFUSED)
def test_what_cannot_be_is_refused_in_words(kind: str, language: str, tmp_path: Path) -> None:
    text, expected = REFUSED[kind]
    file = file_with(tmp_path, text)
    done = invoke("--language", language, "serve", "--config", str(file))
    said = Texts(language).format({"id": expected["id"], "args": {**expected["args"], "place": str(file)}})
    assert (done.code, done.out, done.err) == (2, "", f"benben: {said}\n")


def test_a_file_that_is_no_toml_is_refused_with_the_place(tmp_path: Path) -> None:
    file = file_with(tmp_path, "port = 1\nport =\n")
    with pytest.raises(BadSetting, match=r"not a TOML file: line 2, column 7"):
        configure(file)
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(BadSetting, match=r"not a TOML file$"):
        configure(file)


def test_what_is_typed_or_in_the_environment_is_refused_too(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert "--set bot_pause: write it as NAME=VALUE" in invoke("serve", "--set", "bot_pause").err
    assert "--set: there is no setting “speed”" in invoke("serve", "--set", "speed=9").err
    assert invoke("serve", "--config", str(tmp_path / "nowhere.toml")).code == 1
    monkeypatch.setenv("BENBEN_PROXY", "10.0.0.0/8")
    done = invoke("serve")
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("benben: BENBEN_PROXY: there is no setting “proxy”")


@each_language
def test_all_settings_are_shown_with_their_meaning_and_their_place(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BENBEN_BOT_PAUSE", "2")
    done = invoke("--language", language, "serve", "--show-settings", "--port", "9", "-p", "Mein Bot=greedy")
    found = tomllib.loads(done.out)
    texts = Texts(language)
    assert found["port"] == 9
    assert found["players"] == {"Mein Bot": "greedy"}
    unset = {name for name in NAMES if getattr(Settings(), name) is None}
    assert {*found} == {*NAMES} - unset
    blocks = {
        block.splitlines()[2].strip("# [").split(" ")[0].rstrip("]"): block
        for block in done.out.split("\n\n")
    }
    assert {*blocks} == {*NAMES}
    for name, block in blocks.items():
        place = {"port": "--port", "players": "--player", "bot_pause": "BENBEN_BOT_PAUSE"}.get(name)
        meaning = f"# {texts.say(f'engine-settings-{name}')}"
        assert block.splitlines()[:2] == [meaning, f"# {place or texts.say('engine-settings-default')}"]


@pytest.mark.parametrize(
    "address", ["postgresql://ann:geheim@db/benben", "postgresql://db/benben?password=geheim"]
)
def test_passwords_are_not_shown(address: str) -> None:
    done = invoke("serve", "--show-settings", "--database", address)
    assert "geheim" not in done.out
    assert "db/benben" in tomllib.loads(done.out)["database"]


@pytest.mark.parametrize(
    ("text", "rate"),
    [
        ("20/minute", (20, 60.0)),
        ("300/10 seconds", (300, 10.0)),
        (" 5 / 2 days ", (5, 172_800.0)),
        ("1/hour", (1, 3600.0)),
    ],
)
def test_rates_are_read(text: str, rate: tuple[int, float]) -> None:
    assert read_rate(text) == rate


@pytest.mark.parametrize(
    "text", ["", "20", "0/minute", "20/fortnight", "-1/minute", "1/0 seconds", "1.5/minute"]
)
def test_other_texts_are_no_rates(text: str) -> None:
    with pytest.raises(ValueError, match="no rate"):
        read_rate(text)
