"""The sources of the host's settings: a TOML file, environment variables, the command line. Later ones override.

pydantic, which the server needs anyway, checks the values. pydantic-settings reads the same sources, but accepts
unknown variables, does not know the source of a value, and reads the environment in every `Settings()`.
"""

import difflib
import json
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, NamedTuple, get_args, get_type_hints

from pydantic import TypeAdapter, ValidationError

from benben.engine.errors import BenbenError
from benben.engine.message import message
from benben.server.settings import Right, Settings, database_url
from benben.texts import Texts

_PREFIX = "BENBEN_"
_NO_SETTINGS = {
    "CACHE",
    "CHROMIUM",
    "CHROMIUM_SANDBOX",
    "COMPLETE",
    "FIREFOX",
    "GAMES",
    "HYPOTHESIS",
    "PROOF",
}
"""Variables of ours that something else reads."""
_TYPES: dict[str, Any] = get_type_hints(Settings, include_extras=True)
_PLACE = re.compile(r"line (\d+), column (\d+)")
"""The place of a syntax error in tomllib's message."""
_PLAIN = {bool: "yes_no", int: "count", float: "seconds"}
"""The kind of value of a field without a `Right`."""
_TABLES = ("players",)
"""Settings that are TOML tables; they come last in the file."""


class BadSetting(BenbenError, ValueError):
    """An unknown setting, or a value that it cannot have."""

    def __init__(self, name: str, /, **args: Any) -> None:
        self.reason = message(f"engine-setting-{name}", **args)
        super().__init__(self.reason)


class GivenSetting(NamedTuple):
    """A value for a setting, and the place where it was given: a file, a variable, an option."""

    name: str
    value: Any
    place: str


@dataclass(frozen=True)
class Configured:
    """The settings, and the sources of those that are not defaults."""

    settings: Settings
    places: Mapping[str, str] = field(default_factory=dict)


def configure(
    file: Path | None = None, environment: Mapping[str, str] | None = None, typed: Iterable[GivenSetting] = ()
) -> Configured:
    """Read the settings of a *file*. The *environment* overrides the file, and the *typed* options override both.

    A table of bots adds to the previous ones. Raises `BadSetting` for unknown settings and bad values, and `OSError`
    for an unreadable file.
    """
    values: dict[str, Any] = {}
    places: dict[str, str] = {}
    for given in (*_from_file(file), *_from_environment(environment or {}), *typed):
        value = _checked(given)
        values[given.name] = {**values.get(given.name, {}), **value} if isinstance(value, dict) else value
        places[given.name] = given.place
    return Configured(replace(Settings(), **values), places)


def from_text(name: str, text: str, place: str) -> GivenSetting:
    """A value as a variable or an option has it: as in the file, but texts without quotes, lists with commas."""
    if name not in _TYPES:
        raise _unknown(name, place)
    kind = _right(name)
    if kind in {"networks", "names"} and not text.lstrip().startswith("["):
        return GivenSetting(name, [part.strip() for part in text.split(",") if part.strip()], place)
    if kind in {"networks", "names", "players"}:
        try:
            return GivenSetting(name, tomllib.loads(f"value = {text}")["value"], place)
        except tomllib.TOMLDecodeError:
            raise _bad(GivenSetting(name, text, place)) from None
    return GivenSetting(name, text.strip(), place)


def _from_file(file: Path | None) -> Iterator[GivenSetting]:
    if file is None:
        return
    try:
        read = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        found = _PLACE.search(str(error))
        if found is None:
            raise BadSetting("no_toml", file=str(file)) from error
        raise BadSetting("no_toml-place", file=str(file), line=found[1], column=found[2]) from error
    for name, value in read.items():
        yield GivenSetting(name, value, str(file))


def _from_environment(environment: Mapping[str, str]) -> Iterator[GivenSetting]:
    for variable, text in sorted(environment.items()):
        name = variable.removeprefix(_PREFIX)
        if variable.startswith(_PREFIX) and name not in _NO_SETTINGS and text:
            yield from_text(name.lower(), text, variable)


def _checked(given: GivenSetting) -> Any:
    if given.name not in _TYPES:
        raise _unknown(given.name, given.place)
    kind = _right(given.name)
    if isinstance(given.value, bool) and kind != "yes_no":  # which pydantic would take for 0 or 1
        raise _bad(given)
    try:
        return TypeAdapter[Any](_TYPES[given.name]).validate_python(given.value)
    except ValidationError as error:
        raise _bad(given) from error


def _bad(given: GivenSetting) -> BadSetting:
    return BadSetting(
        "bad",
        place=given.place,
        name=given.name,
        value=_shown(given.value),
        right=message(f"engine-setting-right-{_right(given.name)}"),
    )


def _unknown(name: str, place: str) -> BadSetting:
    close = difflib.get_close_matches(name.lower().replace("-", "_"), _TYPES, 1)
    if close:
        return BadSetting("unknown-close", place=place, name=name, close=close[0])
    return BadSetting("unknown", place=place, name=name)


def _right(name: str) -> str:
    """The kind of values of a setting."""
    parts = get_args(_TYPES[name]) or (_TYPES[name],)
    found = [part.kind for part in parts if isinstance(part, Right)]
    return found[-1] if found else _PLAIN.get(parts[0], "text")


# ---- written again -----------------------------------------------------------------------------------------
def shown(configured: Configured, texts: Texts) -> str:
    """All settings as a TOML file, each with its meaning and its place; passwords are left out."""
    names = [each.name for each in fields(Settings) if each.name not in _TABLES]
    lines = [_line(configured, texts, name) for name in (*names, *_TABLES)]
    return "\n\n".join(lines) + "\n"


def _line(configured: Configured, texts: Texts, name: str) -> str:
    place = configured.places.get(name)
    source = texts.say("engine-settings-default") if place is None else _printable(place)
    meaning = texts.say(f"engine-settings-{name}")
    head = f"# {meaning}\n# {source}\n"
    value = getattr(configured.settings, name)
    if name == "database":
        value = _without_password(value)
    if isinstance(value, Mapping):
        return f"{head}[{name}]" + "".join(f"\n{_toml(key)} = {_toml(each)}" for key, each in value.items())
    return f"{head}# {name} =" if value is None else f"{head}{name} = {_toml(value)}"


def _without_password(database: str) -> str:
    if "://" not in database:
        return database
    url = database_url(database)
    if "password" in url.query:
        url = url.update_query_dict({"password": "***"})
    elif url.password is None:
        return database
    return url.render_as_string(hide_password=True)


def _toml(value: Any) -> str:
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_toml, value))}]"
    if isinstance(value, bool | int | float):
        return json.dumps(value)
    return json.dumps(str(value), ensure_ascii=False).replace("\x7f", "\\u007f")


def _shown(value: Any) -> str:
    """A refused value on one line."""
    text = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
    return _printable(text)[:80]


def _printable(text: str) -> str:
    return "".join(letter if letter.isprintable() else "�" for letter in text)
