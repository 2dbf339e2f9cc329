"""Help and usage errors in the terminal's language.

The texts that we pass to typer (`help=`, panels, defaults in words) are ids of the catalogues: they are looked up only
when they are shown, so other commands do not pay for it. typer's own texts are replaced: fixed ones by assignment,
error messages by matching their patterns, because not all versions of typer can translate them.
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
"""The key of the language in the data that the contexts of a run share."""
_ID = re.compile(r"cli-\S+")
"""The pattern of ids."""
_SHOWN = ("help", "show_default", "rich_help_panel")
"""The attributes of a parameter that have text."""
_OF_TYPER = {
    "help": "cli-help-help",
    "install_completion": "cli-help-install_completion",
    "show_completion": "cli-help-show_completion",
}
"""The meanings of the options that typer adds, by parameter."""
_FIXED_TEXTS = {
    "ARGUMENTS_PANEL_TITLE": "cli-usage-arguments",
    "OPTIONS_PANEL_TITLE": "cli-usage-options",
    "COMMANDS_PANEL_TITLE": "cli-usage-commands",
    "ERRORS_PANEL_TITLE": "cli-usage-error",
    "REQUIRED_LONG_STRING": "cli-usage-required",
}
"""The fixed texts of `typer.rich_utils`, by their names there."""
_TEMPLATES = {
    "DEFAULT_STRING": ("cli-usage-default", {"value": "{}"}),
    "RICH_HELP": ("cli-usage-try", {"command": "[blue]'{command_path} {help_option}'[/]"}),
}
"""The texts that typer fills in, with their placeholders."""
_ERROR_PATTERNS = tuple(
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
"""typer's error messages, in all its versions: the pattern of the English text, and our id."""

if TYPE_CHECKING:
    _Base = TyperCommand
    _UsageError = typer.BadParameter
else:
    _Base = object
    # typer does not export it, and its base class differs between versions of typer
    _UsageError = next(each for each in typer.BadParameter.__mro__ if each.__name__ == "UsageError")


def language_of(context: typer.Context) -> str:
    """The language of a run: that of `--language`, else the terminal's."""
    return str(context.meta.get(_LANGUAGE) or preferred(os.environ))


def words_of(texts: Texts, text: Any) -> Any:
    """The text for an id; anything else is returned unchanged."""
    if not isinstance(text, str):
        return text
    if text.startswith(GAME_OPTION):
        return about_option(texts, text.removeprefix(GAME_OPTION))
    return texts.say(text) if _ID.fullmatch(text) else text


def translate(texts: Texts, error_text: str) -> str:
    """Translate an error message of typer; unchanged if no pattern fits."""
    for pattern, name in _ERROR_PATTERNS:
        if found := pattern.fullmatch(error_text):
            parts = found.groupdict()
            if "reason" in parts:
                parts["reason"] = translate(texts, parts["reason"])
            return texts.say(name, **parts)
    return error_text


class _LocalizedError(typer.BadParameter):
    """Wrong usage with a translated message, which typer must print unchanged."""

    @override
    def format_message(self) -> str:
        return self.message


class _LocalizedCommand(_Base):
    """A command that shows its help in the language of the run."""

    _texts: Texts | None = None
    """Set before texts are shown."""

    @override
    def get_params(self, ctx: Any) -> Any:
        params = super().get_params(ctx)
        if self._texts is not None:
            for param in params:
                _localize_parameter(self._texts, param)
        return params

    @override
    def format_usage(self, ctx: Any, formatter: Any) -> None:
        texts = Texts(language_of(ctx))
        pieces = [words_of(texts, piece) for piece in self.collect_usage_pieces(ctx)]
        usage = texts.say("cli-usage-usage")
        formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=f"{usage} ")

    @override
    def format_help(self, ctx: Any, formatter: Any) -> None:
        self._localize(ctx)
        super().format_help(ctx, formatter)

    @override
    def shell_complete(self, ctx: Any, incomplete: str) -> Any:
        self._localize(ctx)
        return super().shell_complete(ctx, incomplete)

    def _localize(self, context: typer.Context) -> None:
        """Replace ids by texts; typer creates new command objects for each run."""
        self._texts = texts = Texts(language_of(context))
        _localize_fixed_texts(texts)
        for command in (self, *getattr(self, "commands", {}).values()):
            command.help, command.epilog = words_of(texts, command.help), words_of(texts, command.epilog)


class Command(_LocalizedCommand, TyperCommand):
    """A command whose texts are ids of the catalogues."""


class Group(_LocalizedCommand, TyperGroup):
    """The root of all commands: determines the language first, and reports errors in it."""

    @override
    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.meta[_LANGUAGE] = _requested_language(args)
        with _localized_errors(ctx):
            return super().parse_args(ctx, args)

    @override
    def invoke(self, ctx: Any) -> Any:
        with _localized_errors(ctx):
            return super().invoke(ctx)


def _requested_language(args: Iterable[str]) -> str:
    """The language requested before the command, even if the rest is wrong; else the terminal's."""
    words = iter(args)
    for word in words:
        name, _, value = word.partition("=")
        if name == "--language":
            requested = value or next(words, "")
            return requested if requested in languages() else preferred(os.environ)
        if not word.startswith("-"):
            break
    return preferred(os.environ)


@contextmanager
def _localized_errors(context: typer.Context) -> Iterator[None]:
    """Translate errors in the arguments."""
    try:
        yield
    except _UsageError as error:
        if type(error).__name__ == "NoArgsIsHelpError":  # not an error: typer showed the help
            raise
        texts = Texts(language_of(context))
        _localize_fixed_texts(texts)
        raise _LocalizedError(translate(texts, error.format_message()), ctx=error.ctx) from None


def _localize_parameter(texts: Texts, param: Any) -> None:
    if param.name in _OF_TYPER:
        param.help = texts.say(_OF_TYPER[param.name])
    for shown in _SHOWN:
        if hasattr(param, shown):
            setattr(param, shown, words_of(texts, getattr(param, shown)))


def _localize_fixed_texts(texts: Texts) -> None:
    from typer import rich_utils  # a slow import that most runs do not need

    for name, text in _FIXED_TEXTS.items():
        setattr(rich_utils, name, texts.say(text))
    for name, (text, parts) in _TEMPLATES.items():
        setattr(rich_utils, name, texts.say(text, **parts))
