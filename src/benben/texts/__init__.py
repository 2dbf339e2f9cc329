"""The words that people read: Fluent catalogues, one file a language: shared ones, the command line's, each game's."""

import logging
import re
import threading
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from benben.engine.provided import provided, revision
from benben.engine.registry import folders, names

__all__ = [
    "FALLBACK",
    "Texts",
    "catalogue",
    "catalogue_files",
    "has_text",
    "languages",
    "preferred",
    "with_minus",
]

FALLBACK = "en"
"""The language that says everything; it stands in where another has a gap."""

_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables with the language of a terminal's messages; the first that is set counts."""
_HERE = Path(__file__).resolve().parent
_PACKAGE = _HERE.parent
_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
_ENTRY = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
"""Where an entry of a catalogue begins: a message or a term."""
_WORD = re.compile(r"-?[a-zA-Z][\w-]*")
_HYPHEN = re.compile(r"(?<!\w)-(?=\d)")
"""Before a number that is negative, as Fluent's formatting writes it."""
_LONG = 1000
"""Characters of what goes into a text; from 2500 on, Fluent's formatting refuses the whole text."""
_log = logging.getLogger(__name__)


def languages() -> list[str]:
    """The languages that there is a catalogue for, English first."""
    found = {path.stem for path in _HERE.glob("*.ftl")}
    return sorted(found, key=lambda language: (language != FALLBACK, language))


def preferred(environment: Mapping[str, str]) -> str:
    """The language that a terminal's *environment* (`os.environ`) wants messages in, as POSIX has it.

    It is English where nothing is set, for `C` and `POSIX`, and for a language that there is no catalogue for.
    """
    setting = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    base = re.split(r"[-_.@]", setting)[0].casefold()
    return base if base in languages() else FALLBACK


def catalogue_files(language: str) -> list[Path]:
    """The files that together say everything in a *language*: shared, of the command line, of the games.

    Raises `LookupError` for a language that there is no catalogue for.
    """
    if language not in languages():
        raise LookupError(f"no language is called {language!r}; there are: {', '.join(languages())}")
    own = _HERE / f"{language}.ftl"
    return [
        own,
        *sorted(_PACKAGE.glob(f"*/texts/{language}.ftl")),
        *(file for folder in folders() if (file := folder / "texts" / f"{language}.ftl").exists()),
    ]


def catalogue(language: str) -> str:
    """All texts of the page in a *language* as one Fluent catalogue; what it lacks is there in English.

    Raises `LookupError` for a language that there is no catalogue for.
    """
    return _catalogue(language, _state())


# The games' names are part of the key: another game may be registered at any time.
@cache
def _catalogue(language: str, _games: tuple[str, ...]) -> str:
    from fluent.syntax import FluentParser, ast, serialize  # the page reads its catalogue by itself

    own, english = _for_the_page(language), _for_the_page(FALLBACK)
    known = set(_MESSAGE.findall(own))
    if known.issuperset(_MESSAGE.findall(english)):
        return own
    missing: list[ast.EntryType] = [
        entry
        for entry in FluentParser().parse(english).body
        if isinstance(entry, ast.Message) and entry.id.name not in known
    ]
    return "\n".join([own, serialize(ast.Resource(missing))])


def _for_the_page(language: str) -> str:
    """Its catalogues, but for that of the command line."""
    files = [file for file in catalogue_files(language) if _PACKAGE / "cli" not in file.parents]
    return "\n".join(_texts_of(language, files))


def _texts_of(language: str, files: Sequence[Path]) -> list[str]:
    """The texts of files, and in English those that games have provided and no file says."""
    found = [_text_of(file) for file in files]
    made = provided() if language == FALLBACK else {}
    if not made:
        return found
    known = {name for text in found for name in _MESSAGE.findall(text)}
    more = {name: text for name, text in made.items() if name not in known}
    lines = (f"{name} = {text}".replace("\n", "\n    ") for name, text in more.items())
    return [*found, "".join(f"{line}\n" for line in lines)]


def _state() -> tuple[str, ...]:
    """The key of the caches: the games there are, and a revision of their provided texts."""
    return *names(), str(revision())


@cache
def _text_of(file: Path) -> str:
    """A catalogue's text; none where the file cannot be read: another distribution's must not silence ours."""
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        _log.warning("the texts in %s are left out: %s", file, error)
        return ""


def has_text(name: str) -> bool:
    """Whether there is a text with the id *name*."""
    return name in _ids(_state())


@cache
def _ids(_games: tuple[str, ...]) -> frozenset[str]:
    """The ids of all texts."""
    return frozenset(
        found for text in _texts_of(FALLBACK, catalogue_files(FALLBACK)) for found in _MESSAGE.findall(text)
    )


class Texts:
    """Messages in words of one language.

    *seat_names* are the players' names by seat; a seat without one is called after its number. Raises
    `LookupError` for a language that there is no catalogue for.
    """

    def __init__(self, language: str = FALLBACK, seat_names: Sequence[str] = ()) -> None:
        self.language = language
        self.seat_names = list(seat_names)
        games = _state()
        self._bundles = [_bundle(name, games) for name in dict.fromkeys((language, FALLBACK))]

    def format(self, message: Mapping[str, Any]) -> str:
        """A message in words: seats become names, messages inside are formatted first, lists are joined.

        An id that no catalogue knows is shown as it is and logged: a missing text must not stop a game.
        """
        args = {name: self._argument(name, value) for name, value in message.get("args", {}).items()}
        return self._say(str(message["id"]), args)

    def say(self, name: str, /, **args: object) -> str:
        """The text with the id *name*, as `format` would say it."""
        return self.format({"id": name, "args": args})

    def knows(self, name: str) -> bool:
        """Whether a catalogue has a text with the id *name*."""
        return any(bundle.find(name) is not None for bundle in self._bundles)

    def lacking(self, message: Mapping[str, Any]) -> list[str]:
        """The names of arguments that the text needs and the message lacks."""
        args = {name: self._argument(name, value) for name, value in message.get("args", {}).items()}
        for bundle in self._bundles:
            if (found := bundle.find(message["id"])) is not None:
                errors = bundle.format(found.value, args)[1]
                return [str(error).rpartition(": ")[2] for error in errors]
        return []

    def seat(self, seat: int) -> str:
        """The name of a *seat* (0-based)."""
        if 0 <= seat < len(self.seat_names) and self.seat_names[seat]:
            return self.seat_names[seat]
        return self._say("cli-seat", {"number": seat + 1})

    def _argument(self, name: str, value: Any) -> Any:
        if isinstance(value, Mapping):
            return self.format(value)
        if isinstance(value, int) and (name == "seat" or name.endswith("_seat")):
            return self.seat(value)
        if isinstance(value, Iterable) and not isinstance(value, str):
            return ", ".join(str(self._argument(name, part)) for part in value)
        return value

    def _say(self, name: str, args: Mapping[str, Any]) -> str:
        for bundle in self._bundles:
            found = bundle.find(name)
            if found is not None and found.value is not None:
                long = {each: value for each, value in args.items() if _is_long(value)}
                text, errors = bundle.format(
                    found.value, {**args, **{each: _stand_in(each) for each in long}}
                )
                for error in errors:
                    _log.warning("the text %r of language %s is not in order: %s", name, self.language, error)
                for each, value in long.items():
                    text = text.replace(_stand_in(each), value)
                return with_minus(str(text)) if any(map(_is_negative, args.values())) else str(text)
        _log.warning("no catalogue of language %s has a text %r", self.language, name)
        return name


def _is_long(value: object) -> bool:
    return isinstance(value, str) and len(value) > _LONG


def _stand_in(name: str) -> str:
    """The placeholder for a long text while Fluent formats."""
    return f"\ue000{name}\ue001"  # signs that mean nothing


def _is_negative(value: object) -> bool:
    return isinstance(value, int | float) and value < 0


def with_minus(text: str) -> str:
    """A *text* with the sign that people write before its negative numbers."""
    return _HYPHEN.sub("\N{MINUS SIGN}", text)


def _who(_: object) -> Any:
    """WHO($seat) in a text: only the page knows whether one person alone reads it, and says "you" to that person."""
    return "other"


@cache
def _bundle(language: str, _games: tuple[str, ...]) -> "_Bundle":
    """All catalogues of a language, read once."""
    return _Bundle(language, _texts_of(language, catalogue_files(language)))


class _Bundle:
    """The texts of catalogues, each parsed when it is first needed: to parse all takes longer than most commands."""

    def __init__(self, language: str, catalogues: Iterable[str]) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self._resource = FluentResource
        # Without the marks that isolate directions of writing.
        self._bundle = FluentBundle([language], use_isolating=False, functions={"WHO": _who})
        self._parsing = threading.Lock()
        self._unparsed: dict[str, list[str]] = {}
        """The entries by name, those of several catalogues in the order in which the first that is right counts."""
        for entry in (entry for text in catalogues for entry in _ENTRY.split(text)[1:]):
            self._unparsed.setdefault(entry.partition("=")[0].rstrip(" "), []).append(entry)

    def find(self, name: str) -> Any:
        """The message *name*, or None."""
        if name in self._unparsed:
            self._parse(name)
        return self._bundle.get_message(name) if self._bundle.has_message(name) else None

    def format(self, pattern: Any, args: Mapping[str, Any]) -> tuple[Any, list[Exception]]:
        """A *pattern* in words, and what is wrong with it."""
        return self._bundle.format_pattern(pattern, dict(args))

    def _parse(self, name: str) -> None:
        """Parse an entry and all that it refers to. Other threads find all of them or none."""
        with self._parsing:
            needed = list(self._needed(name))
            for entry in needed:
                for text in self._unparsed[entry]:
                    self._bundle.add_resource(self._resource(text))
            for entry in needed:
                del self._unparsed[entry]

    def _needed(self, name: str) -> Iterator[str]:
        """The unparsed entries that formatting an entry may need."""
        seen, waiting = set[str](), [name]
        while waiting:
            entry = waiting.pop()
            if entry in self._unparsed and entry not in seen:
                seen.add(entry)
                yield entry
                waiting += [found for text in self._unparsed[entry] for found in _WORD.findall(text)]
