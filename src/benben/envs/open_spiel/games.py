"""Our games in OpenSpiel: names, parameters, types and bounds."""

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, TypeAlias

import pyspiel

from benben.engine.errors import BadOption
from benben.engine.game import Game, Match
from benben.engine.message import message
from benben.engine.options import AnyOption, OptionSpec, OptionValue
from benben.engine.record import MOST_PLIES
from benben.engine.registry import all_rules, rules
from benben.engine.rules import Rules, no_seat
from benben.engine.stepper import Stepper
from benben.engine.table import Tables
from benben.envs.identity import identity
from benben.envs.ids import check_version, snake_id
from benben.envs.open_spiel.observing import BenbenObserver
from benben.envs.open_spiel.states import BenbenState
from benben.envs.specs import action_count, is_observed, spec

Parameters: TypeAlias = Mapping[str, OptionValue]
_DUEL = 2
"""With two players the game is zero-sum; with more the sum of all returns is constant, but not zero."""
_DECLARED = "imperfect_information"
_SIGNS_OF_TEXT = "\n,()="
"""OpenSpiel cannot have these characters in a game's name, so a text with them is given as the path of a file."""


def short_name(name: str) -> str:
    """OpenSpiel's name of a game, with the version of its rules: `benben_ra_v1`."""
    return snake_id(name, rules(name).version)


def register_games() -> None:
    """Register every game with OpenSpiel, and older versions of its rules, which cannot be loaded."""
    for own in all_rules():
        for version in range(1, own.version):
            _register(own, OutdatedGame, version)
        _register(own, BenbenGame, own.version)


def _register(own: Rules, base: type, version: int) -> None:
    # OpenSpiel releases it after Python has shut down, and only a class survives that
    title = f"Benben{own.name.title().replace('_', '')}V{version}"
    creator = type(title, (base,), {"name": own.name, "version": version})
    globals()[title] = creator  # pickle looks for it here
    choices = own.options[0].choices
    pyspiel.register_game(_type_of(own, choices, is_imperfect=_has_secrets(own), version=version), creator)


def load(game: Game, *, imperfect_information: bool = False) -> "BenbenGame":
    """OpenSpiel's game with the options of *game*; *imperfect_information* declares it as such in any case."""
    given = {spec.name: _parameter(spec, game.options[spec.name]) for spec in game.rules.options}
    if imperfect_information and not _has_secrets(game.rules):
        given[_DECLARED] = True
    loaded: BenbenGame = pyspiel.load_game(short_name(game.name), given)
    return loaded


class BenbenGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is published without types
    """A game with its options. `pyspiel.load_game` makes one.

    Attributes:
        name: Benben's name of the game; every game has a subclass.
        game: the game in Benben.
        identity: the text that states all that a result depends on (`benben.envs.identity`).
    """

    name: ClassVar[str]

    def __init__(self, parameters: Parameters | None = None) -> None:
        """*parameters* are the options; missing ones have their defaults. Raises `BadOption`."""
        given = dict(parameters or {})
        declared = bool(given.get(_DECLARED, False))
        self.game = Game(rules(self.name), _options(self.name, given))
        self.identity = identity(self.game)
        seats, own = self.game.players, self.game.rules
        kind = _type_of(own, (seats,), is_imperfect=declared or _has_secrets(own))
        info = pyspiel.GameInfo(
            num_distinct_actions=action_count(self.game),
            max_chance_outcomes=own.most_outcomes,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=2.0 - seats,
            max_game_length=MOST_PLIES,
        )
        super().__init__(kind, info, given)

    @cached_property
    def start(self) -> Stepper:
        """A new game before the first deal, to be copied."""
        return Stepper(self.game, stops_at_chance=True)

    def new_initial_state(self, *given: Any) -> BenbenState:
        """A new game before the first deal. Raises TypeError for a description of a state: use a match for that."""
        if given:
            raise TypeError("a new game takes no description; `state_of` makes a state from a match")
        return BenbenState(self)

    def max_chance_nodes_in_history(self) -> int:
        """An upper bound of the chance nodes in a game."""
        return MOST_PLIES

    def numbers_of(self, state: BenbenState, player: int) -> list[float]:
        """The tensor of the default observer, shape (size,). Raises `NoObservation`."""
        observer = self._observer
        observer.set_from(state, player)
        assert observer.tensor is not None  # noqa: S101  (otherwise there is no observer)
        numbers: list[float] = observer.tensor.tolist()
        return numbers

    @cached_property
    def _observer(self) -> BenbenObserver:
        spec(self.game)  # raises if the game has no observations
        return BenbenObserver(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> BenbenObserver:
        """See `BenbenObserver`."""
        return BenbenObserver(self, iig_obs_type, params)


class OutdatedGame:
    """Stands for an older version of a game's rules. Making one raises `OutdatedId`."""

    name: ClassVar[str]
    version: ClassVar[int]

    def __init__(self, _parameters: Parameters | None = None) -> None:
        check_version(rules(self.name), self.version, snake_id(self.name, self.version))


def state_at(game: BenbenGame, tables: Tables) -> BenbenState:
    """The state of OpenSpiel's *game* with the table *tables*[0], as a player gets it (`Match.known`).

    Its history is unknown and therefore empty, so `serialize` cannot write the state.
    """
    state: BenbenState = game.new_initial_state()
    state.lay(Stepper(game.game, stops_at_chance=True, at=tables))
    return state


def state_of(game: BenbenGame, match: Match) -> BenbenState:
    """The state of OpenSpiel's *game* that equals the position of a match of the same game, with its history.

    Raises ValueError if the match is of another game or has other options.
    """
    if match.game != game.game:
        raise ValueError(f"the match is of {match.game!r}, the game of OpenSpiel is {game.game!r}")
    state: BenbenState = game.new_initial_state()
    for ply in match.plies:
        state.apply_action(ply.move)
    return state


def _has_secrets(own: Rules) -> bool:
    """Whether a seat ever sees something that the others do not."""
    return own.private_to is not no_seat


def _type_of(
    own: Rules, seats: tuple[OptionValue, ...], *, is_imperfect: bool, version: int | None = None
) -> Any:
    """The game type for these numbers of *seats*, of the installed *version* of the rules or an older one."""
    version = own.version if version is None else version
    kind, information = pyspiel.GameType, pyspiel.GameType.Information
    has_numbers = is_observed(own)
    return kind(
        short_name=snake_id(own.name, version),
        long_name=f"Benben: {own.name}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if is_imperfect else information.PERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if max(seats) == _DUEL else kind.Utility.CONSTANT_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        min_num_players=int(min(own.options[0].choices)),
        max_num_players=int(max(own.options[0].choices)),
        provides_information_state_string=True,
        provides_information_state_tensor=has_numbers,
        provides_observation_string=True,
        provides_observation_tensor=has_numbers,
        parameter_specification=_specification(own),
        default_loadable=version == own.version,
    )


def _specification(own: Rules) -> dict[str, OptionValue]:
    """The parameters with their defaults, from which OpenSpiel infers their types."""
    found = {option.name: _parameter(option, option.default) for option in own.options}
    return found if _has_secrets(own) else {**found, _DECLARED: False}


def _parameter(spec: OptionSpec, value: OptionValue) -> OptionValue:
    """An option's *value* for OpenSpiel: `2022` is a number there, and a default text is empty."""
    if spec.read is not None:
        return "" if value == spec.default else value
    return int(value) if _is_number(spec) else value


def _is_number(spec: OptionSpec) -> bool:
    return all(isinstance(choice, str) and choice.isdigit() for choice in spec.choices)


def _options(name: str, given: dict[str, OptionValue]) -> dict[str, Any]:
    """Convert OpenSpiel's parameters to arguments of `benben.load`."""
    own = {spec.name: spec for spec in rules(name).options}
    found: dict[str, AnyOption] = {}
    for parameter, value in given.items():
        if parameter == _DECLARED:
            continue
        if parameter not in own:
            known = ", ".join(own)
            raise BadOption(
                message("engine-no_parameter", player=short_name(name), name=parameter, known=known)
            )
        found[parameter] = _option(own[parameter], value)
    return found


def _option(spec: OptionSpec, value: OptionValue) -> AnyOption:
    if spec.read is None:
        return str(value) if _is_number(spec) else value
    text = str(value)
    if not text:
        return spec.default
    return text if any(sign in text for sign in _SIGNS_OF_TEXT) else Path(text)
