"""The contract that a game fulfils: a frozen record of functions and data."""

import inspect
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import Any, Generic, TypeAlias

from typing_extensions import TypeVar, override

from benben import nd
from benben.engine.checked import CHECKED, Limits, checked_codes, checked_rule
from benben.engine.dice import Dice
from benben.engine.errors import BadOption
from benben.engine.event import Event
from benben.engine.features import Features
from benben.engine.figures import ScoringRule
from benben.engine.message import Message, in_english, message
from benben.engine.notation import Move, MoveList
from benben.engine.observation import Parts, Values
from benben.engine.options import OptionSpec, OptionValue
from benben.engine.outcome import ReceiptLine
from benben.engine.picture import Picture
from benben.engine.position_text import NO_WORDS, Positions
from benben.engine.rule import OURS
from benben.engine.table import Table, Tables, copy_of

T = TypeVar("T", default=Any)
V = TypeVar("V", bound=Mapping[str, Any], default=Any)

Moves: TypeAlias = nd.Array
"""Memory for the integers of moves."""
Weights: TypeAlias = nd.Array
"""Memory for the weights of chance's outcomes."""
Numbers: TypeAlias = nd.Array
"""Memory for points, shares, features or scratch space."""
Options: TypeAlias = nd.Array
"""A game's options as the integers that `encode` makes of them."""


def no_seat(_table: Any) -> int | None:
    """No seat is shown anything that others are not: `Rules.private_to` of most games."""
    return None


def differs(_table: Any) -> bool:
    """Seats may see different things: `Rules.views_differ` of a game that does not say when they do not."""
    return True


def alike(_table: Any) -> bool:
    """All seats and spectators see the same: `Rules.views_differ` of a game without secrets."""
    return False


def no_picture(_view: Mapping[str, Any]) -> Picture:
    """No drawing in text."""
    return []


def no_figures(_options: Mapping[str, OptionValue]) -> list[ScoringRule]:
    """Nothing: `Rules.figures` of a game that does not explain its scoring."""
    return []


MOST_ANSWERS = 256
"""The most numbers in an answer to a question (`Rules.questions`)."""


def everything(table: Any, _seat: int, _dice: Dice) -> Tables:
    """A copy of the table: `Rules.known` of a game in which nothing is private."""
    return copy_of(table)


def not_possible(_table: Any, _move: Move) -> Message:
    """A message that the move is not possible: `Rules.why_not` of a game that gives no reasons."""
    return message("table-why-not")


def nothing_there(_table: Any, _seat: int | None, _target: str) -> Message:
    """A message for a piece on the board: `Rules.why_not_there` of a game that gives no reasons."""
    return message("table-why-not")


@dataclass(frozen=True, eq=False)
class Rules(Generic[T, V]):
    """A game whose table is a `T` and whose views are a `V`. Two are equal only if they are the same object.

    The rules proper, which `benben.engine.rule` marks (all numbers are integers, unless stated otherwise):

    - `setup(T, options[])`: lay out a new game; `options` are what `encode` returns.
    - `legal(T, moves[]) -> n`: write the legal moves, return how many; none for chance or when it is over.
    - `chance(T, weights[]) -> n`: write the exact weight of each of n outcomes; only when `actor` is `CHANCE`.
    - `sample(T, dice, weights[]) -> outcome`: an outcome drawn by those weights; `weights` is scratch space. A game
      defines it only if it can draw faster than by writing all weights: `dice.find` looks at counts in the table.
    - `apply(T, move)`: carry out a legal move or an outcome of positive weight.
    - `shares(T, won[])`: when it is over, each seat's share of the victory.
    - `score(T, seat) -> points`.
    - `policy(T, moves[], n, preferences[], notes[])`: write how good each of the n legal moves looks to the actor, in
      points; `notes` is scratch space.

    A game with an evaluation before its end (`benben.players.evaluation`) also has:

    - `features(T, seat, values[])`: write what speaks for *seat* at this table, one number for each member of
      `feature`, from nothing that is hidden from that seat. It works for any possible table, whichever seat decides.
    - `phase(T) -> int`: how far the game is, from 0 to below `phases`; features may weigh more in one than in another.

    A game whose views show numbers that take rules to work out has:

    - `questions`, each `(T, first, second, answers[]) -> n`: write the answer, return how many numbers it has, at most
      `MOST_ANSWERS`. The table is a copy: a rule may try something there. *first* and *second* are its arguments.

    A game with environments for learning (`benben.envs`) also has:

    - `observe(T, seat, remembers, values[])`: write what *seat* may know at this table, by the parts of `observation`,
      into zeros. With *remembers* (0 or 1) it knows what a player with a perfect memory would, else what lies open. It
      works for any possible table, no matter which seat decides. It neither contains nor guesses hidden information.
    """

    name: str
    module: str
    """The module that has these rules as `RULES`, and the game's texts and fitted evaluation in its folder."""
    _: KW_ONLY
    version: int
    """A number that is raised whenever the same moves may lead to another result."""

    # ---- what the game is made of ----
    table: type[Table]
    options: tuple[OptionSpec, ...]
    moves: MoveList
    most_moves: int
    """The most legal moves of a position."""
    most_outcomes: int
    """The most outcomes of chance."""
    most_seats: int

    # ---- rules ----
    setup: Callable[[T, Options], None]
    legal: Callable[[T, Moves], int]
    chance: Callable[[T, Weights], int]
    sample: Callable[[T, Dice, Weights], int] | None = None
    apply: Callable[[T, int], None]
    shares: Callable[[T, Numbers], None]
    score: Callable[[T, int], int]
    policy: Callable[[T, Moves, int, Numbers, Numbers], None]
    notes: int = 1
    """The numbers of scratch space that `policy` needs."""
    feature: type[Features] | None = None
    features: Callable[[T, int, Numbers], None] | None = None
    phase: Callable[[T], int] | None = None
    phases: int = 1
    observation: type[Parts] | None = None
    observe: Callable[[T, int, int, Values], None] | None = None
    questions: Mapping[str, Callable[[T, int, int, Numbers], int]] = field(default_factory=dict)
    """The questions of views and events (`benben.engine.question`), by name."""

    # ---- asked from Python ----
    encode: Callable[[Mapping[str, OptionValue]], Sequence[int]]
    """Checked options as the integers that `setup` reads. Raises `BadOption` for a forbidden combination."""
    outcomes: Callable[[T], MoveList]
    """The notation of chance's outcomes at this table."""
    view: Callable[[T, int | None], V]
    """The information that a seat (None: a spectator) may see, ready for JSON. Nothing more is ever sent."""
    known: Callable[[T, int, Dice], Tables] = everything
    """One table as this seat may know it: memory is perfect, information private to others is drawn with the dice
    (a determinization of the seat's information state)."""
    private_to: Callable[[T], int | None] = no_seat
    """The seat that alone is shown something now, None if no seat is. Until it has decided, its legal moves are its
    secret too, and so is the outcome of chance that it is shown."""
    views_differ: Callable[[T], bool] = differs
    """Whether the view of a seat may show more than a spectator's now. A move that begins and ends where it says no has
    the same events for everybody, too. A server then makes views and events once for all."""
    receipt: Callable[[T], list[ReceiptLine]]
    """Every point of every seat, itemised; per seat it adds up to the score."""
    reason: Callable[[T], str]
    """Why the winners won, as a catalogue id."""
    prompt: Callable[[T], Message]
    """The decision that must be made now, and why."""
    why_not: Callable[[T, Move], Message] = not_possible
    """Why a move is not legal at this table, for the seat that must decide; called only for illegal moves, also after
    the end and while chance acts. It reveals nothing that this seat may not know."""
    why_not_there: Callable[[T, int | None, str], Message] = nothing_there
    """Why a piece on the board (one of `targets`, or any other text) stands for no move of a seat (None: a
    spectator); called only if it stands for none. It reveals nothing that this seat may not know."""
    events: Callable[[T, int, T, int | None], list[Event]]
    """The events of a move that led from one table to the next, in order, as far as a viewer may know them."""
    figures: Callable[[Mapping[str, OptionValue]], list[ScoringRule]] = no_figures
    """The scoring with these checked options, in figures: the content of the page “How you score”."""
    picture: Callable[[V], Picture] = no_picture
    """A view drawn in text, for terminals; empty if the game has no picture."""
    positions: Positions[T] = NO_WORDS
    """The words for positions (`Game.position`)."""

    # ---- what players know of it ----
    search: Mapping[str, float] = field(default_factory=dict)
    """Settings of a search (`benben.players.search`) that measured stronger than the defaults."""
    search_with: Mapping[int, Mapping[str, float]] = field(default_factory=dict)
    """The same for single numbers of players, where others are stronger than those for all."""
    styled: Mapping[str, float] = field(default_factory=dict)
    """Settings of a search with a style (`benben.players.search.STYLED`): points differ from game to game."""
    label_cut: float = math.inf
    """In searches that make labels (`benben.learning`), a playout is cut and evaluated after this many decisions."""

    def __post_init__(self) -> None:
        if not self.module.startswith(OURS):  # ours are proven by tests, and must not be slowed down
            codes = 1 + max((int(move) for move in self.moves), default=-1)
            limits = Limits(codes, self.most_moves, self.most_outcomes)
            for name in CHECKED:
                rule = getattr(self, name)
                if rule is not None:
                    object.__setattr__(self, name, checked_rule(name, rule, self.name, limits))

    @cached_property
    def folder(self) -> Path:
        """The folder of the game's module, in which its other files lie."""
        return Path(inspect.getfile(import_module(self.module))).resolve().parent

    @property
    def catalogues(self) -> Path:
        """The folder of the game's texts, one Fluent file a language."""
        return self.folder / "texts"

    @property
    def evaluation_file(self) -> Path:
        """The path of the game's fitted evaluation, which may be missing (`benben.players.evaluation`)."""
        return self.folder / "evaluation.json"

    @property
    def page(self) -> Path:
        """The folder of the game's page in the browser, `index.js` and what it loads, if it brings one."""
        return self.folder / "page"

    @property
    def title(self) -> Message:
        """The game's name in words."""
        return message(f"{self.name}-title")

    @property
    def feature_names(self) -> tuple[str, ...]:
        """A word for each feature, in order."""
        return () if self.feature is None else self.feature.names()

    @property
    def feature_meanings(self) -> Mapping[str, str]:
        """The meaning of each feature, as an English sentence."""
        return MappingProxyType(
            {
                feature.name.lower(): feature.meaning
                or in_english(message(f"{self.name}-feature-{feature.name.lower()}"))
                for feature in self.feature or ()
            }
        )

    def codes(self, options: Mapping[str, OptionValue]) -> nd.Array:
        """Checked *options* as `setup` reads them. Raises `BadOption` and `BrokenRules`."""
        return checked_codes(self.encode(options), options, self.name, self.most_seats)

    def choices(self, chosen: Mapping[str, OptionValue]) -> dict[str, tuple[OptionValue, ...]]:
        """The choices of every option that are allowed together with those already *chosen*."""
        return {
            spec.name: tuple(value for value in spec.choices if self._allows({**chosen, spec.name: value}))
            for spec in self.options
        }

    def _allows(self, chosen: Mapping[str, OptionValue]) -> bool:
        try:
            self.encode({spec.name: chosen.get(spec.name, spec.default) for spec in self.options})
        except BadOption:
            return False
        return True

    def __deepcopy__(self, memo: Any) -> "Rules[T, V]":
        return self

    @override
    def __reduce__(self) -> Any:
        """Pickled rules are those of their module in the other process."""
        if getattr(import_module(self.module), "RULES", None) is self:
            return rules_of, (self.module,)
        return super().__reduce__()


def rules_of(module: str) -> Rules:
    """The rules that a module has as `RULES`; it is imported when first asked for."""
    found: Rules = import_module(module).RULES
    return found
