"""The games as the lobby offers them: their options in words, and the bots that play them."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache

from benben.engine import registry
from benben.engine.errors import BadSpec
from benben.engine.game import Game
from benben.engine.message import Message, message
from benben.engine.options import OptionSpec, OptionValue
from benben.engine.portable import engine_of
from benben.engine.rules import Rules
from benben.lessons.lesson import lesson_of
from benben.players import LEVELS, make
from benben.server.models.lobby import BotLevel, GameOffer, GameOption, OptionKind, OptionPart, PartLetter
from benben.texts.page_files import has_rules_page
from benben.web.built import manifest_name

_PLAYERS = "players"
PAGES = "/games"
"""The path of the pages that games bring; each game has a folder with its name."""
PAGE_MODULE = "index.js"


def offered_games(others: Mapping[str, str]) -> list[GameOffer]:
    """Every game with its options and the bots that play it, *others* that the host has added among them."""
    return [replace(game_info(rules), bots=_bots(rules, others)) for rules in registry.all_rules()]


def _bots(rules: Rules, others: Mapping[str, str]) -> list[BotLevel]:
    """Those of *others* that can play a game."""
    return [
        BotLevel(name=name, spec=name, label=message("lobby-bot", name=name))
        for name, spec in others.items()
        if _plays(rules, spec)
    ]


@cache
def _plays(rules: Rules, spec: str) -> bool:
    try:
        make(spec, Game(rules))
    except BadSpec:
        return False
    return True


@cache
def game_info(rules: Rules) -> GameOffer:
    """A game as the lobby offers it, without the bots that a host has added."""
    has_page = (rules.page / PAGE_MODULE).is_file()
    lesson = lesson_of(rules)
    return GameOffer(
        name=rules.name,
        title=rules.title,
        players=_player_counts(rules),
        options=[_option(rules, spec) for spec in rules.options if spec.name != _PLAYERS],
        levels=[
            BotLevel(name=level.name, spec=level.spec, label=message(f"lobby-level-{level.name}"))
            for level in LEVELS
        ],
        has_rules=has_rules_page(rules.catalogues),
        lesson=[scene.id for scene in lesson.scenes] if lesson else [],
        page=f"{PAGES}/{rules.name}/{PAGE_MODULE}" if has_page else None,
        engine=None if engine_of(rules) is None else manifest_name(rules),
    )


def _player_counts(rules: Rules) -> list[int]:
    spec = next(spec for spec in rules.options if spec.name == _PLAYERS)
    return [int(count) for count in spec.choices]


def _option(rules: Rules, spec: OptionSpec) -> GameOption:
    label = f"{rules.name}-option-{spec.name}"
    kind = _kind(spec)
    everybody = _player_counts(rules)
    players = {str(choice): _players_with(rules, spec.name, choice) for choice in spec.choices}
    return GameOption(
        name=spec.name,
        kind=kind,
        choices=spec.choices,
        default=spec.default,
        label=message(label),
        choice_labels=_choice_labels(spec, kind, label),
        about=message(f"{label}-about") if kind == "text" else None,
        parts=[_part(spec, place, label) for place in range(len(spec.letters))],
        rules=spec.rules,
        players_of_choice=None if all(counts == everybody for counts in players.values()) else players,
    )


def _kind(spec: OptionSpec) -> OptionKind:
    if spec.read is not None:
        return "text"
    if spec.letters:
        return "letters"
    return "flag" if isinstance(spec.default, bool) else "choice"


def _choice_labels(spec: OptionSpec, kind: OptionKind, label: str) -> Sequence[Message] | None:
    if kind == "text":
        return [message(f"{label}-default")]
    return [message(f"{label}-{choice}") for choice in spec.choices] if kind == "choice" else None


def _part(spec: OptionSpec, place: int, label: str) -> OptionPart:
    """The part at a *place* of the option's words, with the letters that it can have there."""
    name = spec.letters[place]
    letters = dict.fromkeys(str(choice)[place] for choice in spec.choices)
    return OptionPart(
        name=name,
        label=message(f"{label}-{name}"),
        letters=[PartLetter(letter=letter, label=message(f"{label}-{name}-{letter}")) for letter in letters],
    )


def _players_with(rules: Rules, option: str, choice: OptionValue) -> list[int]:
    """For how many players a choice of an option exists."""
    return [int(count) for count in rules.choices({option: choice})[_PLAYERS]]
