"""`benben.game`: the rules of a game in one file, with a default for everything that is not a rule.

A table class, `legal` and `apply`, and how it ends: `score`, or `winner`, or `shares`. `setup` and `chance` where there
is something to lay out or to draw. Each default of `benben.engine.rules.Rules` can be replaced by its name.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Required, Unpack

from typing_extensions import TypedDict

from benben.authoring import default_rules as defaults
from benben.authoring.cells import BadGame, cells_of
from benben.authoring.looks import Looks
from benben.authoring.sentences import Sentences
from benben.authoring.verbs import Nouns, Verbs
from benben.authoring.wording import Named, texts_of
from benben.engine.broken import FILE_MODULE
from benben.engine.features import Features
from benben.engine.notation import MoveList
from benben.engine.observation import Parts
from benben.engine.options import OptionSpec, OptionValue
from benben.engine.position_text import Positions
from benben.engine.provided import provide
from benben.engine.rule import bind, mark_of
from benben.engine.rules import Rules
from benben.engine.table import Table
from benben.engine.winners import shares_by

SEARCH = {"cut": 0}
"""The search of a game with a fitted evaluation (`benben fit`) judges positions at once; without one it plays on."""
Choices = Sequence[OptionValue]
_RULES = ("setup", "legal", "chance", "apply", "score", "winner", "shares")


class Replaced(TypedDict, total=False):
    """Defaults that an author replaces: fields of `benben.engine.rules.Rules`, by their names."""

    view: Callable[..., Any]
    known: Callable[..., Any]
    private_to: Callable[..., int | None]
    receipt: Callable[..., Any]
    reason: Callable[..., str]
    prompt: Callable[..., Any]
    why_not: Callable[..., Any]
    why_not_there: Callable[..., Any]
    events: Callable[..., Any]
    picture: Callable[..., Any]
    outcomes_at: Callable[..., MoveList]
    """`Rules.outcomes`: the notation of chance's outcomes, where it depends on the table."""
    sample: Callable[..., int]
    policy: Callable[..., None]
    notes: int
    feature: type[Features]
    features: Callable[..., None]
    phase: Callable[..., int]
    phases: int
    observation: type[Parts]
    observe: Callable[..., None]
    questions: Mapping[str, Callable[..., int]]
    figures: Callable[..., Any]
    positions: Positions[Any]
    search: Mapping[str, float]
    search_with: Mapping[int, Mapping[str, float]]
    styled: Mapping[str, float]
    label_cut: float


class Written(Replaced, total=False):
    """The keywords of `game`. `legal`, `apply` and one of `score`, `winner` and `shares` are needed."""

    name: str
    """The game's name; without it that of the file."""
    players: Sequence[int] | int
    """The numbers of players, the default first, or the only one. Without it two."""
    options: Mapping[str, Choices]
    """Choices by option, the default first. The table has a cell of each name."""
    moves: Required[Verbs | Mapping[str, Nouns]]
    outcomes: Verbs | Mapping[str, Nouns]
    secret: Sequence[str]
    """Verbs whose noun only the seat that acts may know, such as a hidden bid."""
    most_moves: int
    """No position has more legal moves; without it as many as there are."""
    version: int
    """Raised whenever the same moves may lead to another result."""
    words: Mapping[str, str]
    """Texts by id, without the game's name: `{"title": "Senet"}`."""
    setup: Callable[[Any], None]
    legal: Required[Callable[[Any, Any], int]]
    chance: Callable[[Any, Any], int]
    apply: Required[Callable[[Any, int], None]]
    score: Callable[[Any, int], int]
    winner: Callable[[Any], int]
    """The seat that has won a game that is over; -1 for none."""
    shares: Callable[[Any, Any], None]


def game(table: type[Table], /, **written: Unpack[Written]) -> Rules:
    """The `Rules` of a game with this *table*. Name them `RULES` in its module.

    `Written` lists what an author writes, `Replaced` the defaults that can be replaced. Raises `BadGame`.
    """
    module = str(sys._getframe(1).f_globals["__name__"])  # noqa: SLF001  (the game's own module)
    given: dict[str, Any] = dict(written)
    return _Made(module, table, given).rules()


class _Made:
    """A game under construction."""

    def __init__(self, module: str, table: type[Table], given: dict[str, Any]) -> None:
        self.module = module
        self.table = table
        self.given = given
        self.name = str(given.pop("name", _name_of(module)))
        players = given.pop("players", (2,))
        self.players: tuple[int, ...] = (players,) if isinstance(players, int) else tuple(players)
        self.seats = max(self.players)
        self.moves = _verbs(given.pop("moves", None))
        self.outcomes = _verbs(given.pop("outcomes", None))
        self.choices: dict[str, Choices] = dict(given.pop("options", {}))
        self.cells = cells_of(table, self.seats)
        self.scored = "score" in given
        self._check()

    def _check(self) -> None:
        """Raise `BadGame` for what cannot become a game."""
        if not {"seats", "turn"} <= set(self.table.kind.names or ()):
            raise BadGame("table", table=self.table.__name__)
        self._check_rules()
        names = {cell.name for cell in self.cells}
        for option in self.choices.keys() - names:
            raise BadGame("option", option=option)
        for verb, cell in ((verb, self.moves.cell(verb)) for verb in self.moves):
            if cell is not None and cell not in names:
                raise BadGame("place", verb=verb, cell=cell)
        verbs = [*self.moves, *self.outcomes]
        for verb in self.given.get("secret", ()):
            if verb not in verbs:
                raise BadGame("secret", verb=verb, verbs=", ".join(verbs))

    def _check_rules(self) -> None:
        drawn = {"chance"} if len(self.outcomes) else set[str]()
        for needed in sorted(({"legal", "apply"} | drawn) - self.given.keys()):
            raise BadGame("missing", rule=needed)
        if not {"score", "winner", "shares"} & self.given.keys():
            raise BadGame("endless")
        for rule in _RULES:
            if rule in self.given and mark_of(self.given[rule]) is None:
                raise BadGame("no_rule", rule=rule)

    # ---- parts -------------------------------------------------------------------------------------------------------
    def rules(self) -> Rules:
        """All of it."""
        given, words = self.given, dict(self.given.pop("words", {}))
        known = self._rules_proper()
        known |= self._judgment(known)
        known |= self._shown(known, frozenset(given.pop("secret", ())))
        specs = self._specs()
        named = Named(self.cells, self.moves, self.outcomes, specs, self.scored)
        provide(self.name, texts_of(self.name, named, words))
        for name in _RULES:
            given.pop(name, None)
        if "outcomes_at" in given:
            given["outcomes"] = given.pop("outcomes_at")
        fields = {"version": 1, "options": specs, "encode": self._encode, "search": SEARCH, **known, **given}
        return Rules(self.name, self.module, table=self.table, most_seats=self.seats, **fields)

    def _rules_proper(self) -> dict[str, Any]:
        given, name = self.given, self.name
        score, shares = given.get("score"), given.get("shares")
        if "winner" in given:
            score = score or bind(defaults.score_of_winner_template, name, winner=given["winner"])
            shares = shares or bind(
                defaults.shares_of_winner_template, name, winner=given["winner"], most_seats=self.seats
            )
        score = score or defaults.no_score
        moves, outcomes = self.moves.moves(name), self.outcomes.moves(name)
        lay_out = given.get("setup", defaults.nothing_to_lay_out)
        return {
            "moves": moves,
            "most_moves": given.get("most_moves", len(moves)),
            "most_outcomes": max(1, len(outcomes)),
            "setup": defaults.setup_of(name, self.cells, tuple(self.choices), lay_out),
            "legal": given["legal"],
            "chance": given.get("chance", defaults.no_chance),
            "apply": given["apply"],
            "shares": shares or shares_by(name, self.seats, score),
            "score": score,
        }

    def _judgment(self, known: Mapping[str, Any]) -> dict[str, Any]:
        name = self.name
        played = {rule: known[rule] for rule in ("apply", "shares", "score")}
        agenda = len(self.table.empty()[0].agenda)
        policy = defaults.policy_of(name, self.cells, self.seats, agenda, played)
        judged = defaults.features_of(name, self.cells, known["score"])
        observed = defaults.observation_of(name, self.cells)
        return {
            "policy": policy.rule,
            "notes": policy.notes,
            "feature": judged.names,
            "features": judged.rule,
            "observation": observed.parts,
            "observe": observed.rule,
        }

    def _shown(self, known: Mapping[str, Any], secret: frozenset[str]) -> dict[str, Any]:
        looks = Looks(
            self.name, self.cells, known["score"], self.scored,
            [{"verb": verb, "cell": self.moves.cell(verb)} for verb in self.moves],
        )  # fmt: skip
        sentences = Sentences(
            self.name, known["moves"], self.outcomes.moves(self.name), secret, known["legal"], known["shares"],
            self.seats, looks.has_secrets,
        )  # fmt: skip
        found: dict[str, Any] = {
            "view": looks.view,
            "receipt": looks.receipt,
            "picture": looks.picture,
            "outcomes": sentences.named_outcomes,
            "prompt": sentences.prompt,
            "events": sentences.events,
            "reason": sentences.reason,
        }
        return {**found, "known": looks.known, "private_to": looks.private_to} if looks.has_secrets else found

    # ---- options -----------------------------------------------------------------------------------------------------
    def _specs(self) -> tuple[OptionSpec, ...]:
        return (
            OptionSpec("players", self.players, self.players[0]),
            *(OptionSpec(name, tuple(choices), choices[0]) for name, choices in self.choices.items()),
        )

    def _encode(self, options: Mapping[str, OptionValue]) -> list[int]:
        """The number of players, then each option: numbers as they are, of words the place among the choices."""
        return [
            int(options["players"]),
            *(_code(options[name], choices) for name, choices in self.choices.items()),
        ]


def _code(value: OptionValue, choices: Choices) -> int:
    return list(choices).index(value) if isinstance(value, str) else int(value)


def _verbs(given: Verbs | Mapping[str, Nouns] | None) -> Verbs:
    return given if isinstance(given, Verbs) else Verbs(given)


def _name_of(module: str) -> str:
    """The name of a file's game, or of a package's."""
    file = FILE_MODULE.fullmatch(module)
    return module.rpartition(".")[2] if file is None else file["stem"]
