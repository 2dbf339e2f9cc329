"""Help and complaints in the terminal's language.

What typer is given to show (`help=`, panels, defaults in words) are ids of the catalogues: the words are looked up when
they are shown, so a command that shows no help pays nothing for it. What typer says by itself is replaced: its fixed
words where it keeps them, its complaints by their pattern, because not all of its versions have them translated.
"""

import os
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import typer
from typer.core import TyperCommand, TyperGroup
from typing_extensions import override

from benben.cli.options import GAME_OPTION, about_option
from benben.texts import Texts, languages, preferred

_LANGUAGE = "benben.language"
"""Where the language stands in what the contexts of one run share."""
_ID = re.compile(r"cli-\S+")
"""An id that stands for words."""
_SHOWN = ("help", "show_default", "rich_help_panel")
"""What of a parameter is words."""
_OF_TYPER = {
    "help": "cli-help-help",
    "install_completion": "cli-help-install_completion",
    "show_completion": "cli-help-show_completion",
}
"""What the options mean that typer adds, by parameter."""
_FIXED = {
    "ARGUMENTS_PANEL_TITLE": "cli-usage-arguments",
    "OPTIONS_PANEL_TITLE": "cli-usage-options",
    "COMMANDS_PANEL_TITLE": "cli-usage-commands",
    "ERRORS_PANEL_TITLE": "cli-usage-error",
    "REQUIRED_LONG_STRING": "cli-usage-required",
}
"""The fixed words of `typer.rich_utils`, by the name that they have there."""
_FILLED = {
    "DEFAULT_STRING": ("cli-usage-default", {"value": "{}"}),
    "RICH_HELP": ("cli-usage-try", {"command": "[blue]'{command_path} {help_option}'[/]"}),
}
"""Those that typer fills in, with what it fills."""
_COMPLAINTS = tuple(
    (re.compile(pattern, re.DOTALL), name)
    for pattern, name in {
        r"Invalid value for (?P<parameter>['\"].+?['\"]): (?P<reason>.+)": "cli-usage-invalid",
        r"Invalid value: (?P<reason>.+)": "cli-usage-invalid_value",
        r"Missing argument (?P<argument>'.+?')\..*": "cli-usage-missing_argument",
        r"Missing command\.": "cli-usage-missing_command",
        r"No such command (?P<command>'.+')\. Did you mean (?P<others>.+)\?": "cli-usage-no_command-others",
        r"No such command (?P<command>'.+')\.": "cli-usage-no_command",
        r"No such option: (?P<option>\S+?)\.? \(Possible options: (?P<others>.+)\)": "cli-usage-no_option-others",
        r"No such option: (?P<option>\S+?)\.? Did you mean (?P<others>.+)\?": "cli-usage-no_option-others",
        r"No such option: (?P<option>\S+)": "cli-usage-no_option",
        r"Option (?P<option>'.+') requires an argument\.": "cli-usage-option_without",
        r"Option (?P<option>'.+') does not take a value\.": "cli-usage-option_with",
        r"Got unexpected extra arguments?(?:\(s\))? \((?P<arguments>.+)\)": "cli-usage-unexpected",
        r"Input should be a valid integer.*|.+ is not a valid integer( range)?\.": "cli-usage-integer",
        r"Input should be a valid number.*|.+ is not a valid float( range)?\.": "cli-usage-number",
        r"Input should be less than or equal to (?P<most>.+)": "cli-usage-most",
        r"Input should be greater than or equal to (?P<least>.+)": "cli-usage-least",
        r".+ is not in the range (?P<range>.+?)\.": "cli-usage-range",
    }.items()
)
"""What typer complains of, in any of its versions: the pattern of its English, and the id of ours."""

if TYPE_CHECKING:
    _Base = TyperCommand
    _UsageError = typer.BadParameter
else:
    _Base = object
    # typer hands out no name for it, and what it derives from differs between typer's versions
    _UsageError = next(each for each in typer.BadParameter.__mro__ if each.__name__ == "UsageError")


def language_of(context: typer.Context) -> str:
    """The language of a run: that of `--language`, else the terminal's."""
    return str(context.meta.get(_LANGUAGE) or preferred(os.environ))


def words_of(texts: Texts, text: Any) -> Any:
    """The words that a *text* stands for, if it is an id; anything else stays as it is."""
    if not isinstance(text, str):
        return text
    if text.startswith(GAME_OPTION):
        return about_option(texts, text.removeprefix(GAME_OPTION))
    return texts.say(text) if _ID.fullmatch(text) else text


def translate(texts: Texts, complaint: str) -> str:
    """What typer complains of, in words of the catalogues; as it is where no pattern fits."""
    for pattern, name in _COMPLAINTS:
        if found := pattern.fullmatch(complaint):
            parts = found.groupdict()
            if "reason" in parts:
                parts["reason"] = translate(texts, parts["reason"])
            return texts.say(name, **parts)
    return complaint


class _Complaint(typer.BadParameter):
    """Wrong usage, in words that are said as they are."""

    @override
    def format_message(self) -> str:
        return self.message


class _Speaking(_Base):
    """A command that says its help in the language of the run."""

    _texts: Texts | None = None
    """Set as soon as words are to be shown."""

    @override
    def get_params(self, ctx: Any) -> Any:
        params = super().get_params(ctx)
        if self._texts is not None:
            for param in params:
                _put_words(self._texts, param)
        return params

    @override
    def format_usage(self, ctx: Any, formatter: Any) -> None:
        texts = Texts(language_of(ctx))
        pieces = [words_of(texts, piece) for piece in self.collect_usage_pieces(ctx)]
        usage = texts.say("cli-usage-usage")
        formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=f"{usage} ")

    @override
    def format_help(self, ctx: Any, formatter: Any) -> None:
        self._speak(ctx)
        super().format_help(ctx, formatter)

    @override
    def shell_complete(self, ctx: Any, incomplete: str) -> Any:
        self._speak(ctx)
        return super().shell_complete(ctx, incomplete)

    def _speak(self, context: typer.Context) -> None:
        """Put words in the place of ids: the commands of an application are made anew for each run."""
        self._texts = texts = Texts(language_of(context))
        _set_fixed(texts)
        for command in (self, *getattr(self, "commands", {}).values()):
            command.help, command.epilog = words_of(texts, command.help), words_of(texts, command.epilog)


class Command(_Speaking, TyperCommand):
    """A command whose texts are ids of the catalogues."""


class Group(_Speaking, TyperGroup):
    """All commands together: finds the language out before anything else, and complains in it."""

    @override
    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.meta[_LANGUAGE] = _asked(args)
        with _complaining(ctx):
            return super().parse_args(ctx, args)

    @override
    def invoke(self, ctx: Any) -> Any:
        with _complaining(ctx):
            return super().invoke(ctx)


def _asked(args: Iterable[str]) -> str:
    """The language that is asked for before the command, whatever else is wrong there; else the terminal's."""
    words = iter(args)
    for word in words:
        name, _, value = word.partition("=")
        if name == "--language":
            wish = value or next(words, "")
            return wish if wish in languages() else preferred(os.environ)
        if not word.startswith("-"):
            break
    return preferred(os.environ)


@contextmanager
def _complaining(context: typer.Context) -> Iterator[None]:
    """Whatever is wrong with the arguments is said in the language of the run."""
    try:
        yield
    except _UsageError as error:
        if type(error).__name__ == "NoArgsIsHelpError":  # no complaint: the help was shown
            raise
        texts = Texts(language_of(context))
        _set_fixed(texts)
        raise _Complaint(translate(texts, error.format_message()), ctx=error.ctx) from None


def _put_words(texts: Texts, param: Any) -> None:
    if param.name in _OF_TYPER:
        param.help = texts.say(_OF_TYPER[param.name])
    for shown in _SHOWN:
        if hasattr(param, shown):
            setattr(param, shown, words_of(texts, getattr(param, shown)))


def _set_fixed(texts: Texts) -> None:
    from typer import rich_utils  # it takes long to import, and most runs need none of it

    for name, text in _FIXED.items():
        setattr(rich_utils, name, texts.say(text))
    for name, (text, parts) in _FILLED.items():
        setattr(rich_utils, name, texts.say(text, **parts))
