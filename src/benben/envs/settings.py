"""The settings of environments, checked."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Literal, TypedDict

import numpy as np
import numpy.typing as npt

from benben.engine.game import Game
from benben.engine.native import array_of, native
from benben.engine.registry import load
from benben.envs.errors import BadEnvironment
from benben.envs.ids import game_name
from benben.envs.opponents import Opponents
from benben.envs.rows import EVERYBODY, IN_TURN, Autoreset, RowConfig
from benben.envs.scales import Reward
from benben.envs.specs import spec
from benben.players.evaluation import evaluate_of, evaluation_of


class Choices(TypedDict, total=False):
    """The keyword arguments of `VectorTables` other than the game, the number of rows and the seed."""

    observe: Literal["actor", "all"]
    dtype: Literal["uint8", "float32"]
    memory: Literal["perfect", "table"]
    reward: Literal["win", "margin", "mean_margin", "rank", "points"]
    illegal: Literal["raise", "lose"]
    autoreset: "str | Enum"
    max_decisions: int | None
    opponents: Opponents
    seat: int | Literal["rotate"]
    threads: int
    shards: int


@dataclass(frozen=True)
class EnvironmentSettings:
    """The same with their defaults.

    Attributes:
        observe: whose observation is written: that of the deciding seat, or those of all seats.
        dtype: the type of the observation's numbers.
        memory: `perfect` shows what a player with perfect memory knows, `table` what is visible.
        reward: see `benben.envs.rewards`.
        illegal: what an illegal move does: raise `IllegalMove` before anything is played, or lose the game (-1, the
            others share 1, whatever the reward).
        autoreset: what happens to a row after its game has ended, as in Gymnasium (see `VectorTables.step`); its
            spellings `SameStep` and `SAME_STEP` and members of its `AutoresetMode` are taken too.
        max_decisions: games are cut off after this many decisions outside, None for never.
        opponents: players inside the loop for all seats but one: the spec of any player, a class of players, or one of
            these for each in turn order after the learner's seat (see `benben.envs.opponents`). None: every decision
            is made outside.
        seat: with opponents, the seat that decides outside; `rotate` gives another one to each row and episode.
        threads: the number of threads that step the rows.
        shards: the number of parts that `send` and `recv` step separately.
    """

    observe: Literal["actor", "all"] = "actor"
    dtype: Literal["uint8", "float32"] = "uint8"
    memory: Literal["perfect", "table"] = "perfect"
    reward: Literal["win", "margin", "mean_margin", "rank", "points"] = "win"
    illegal: Literal["raise", "lose"] = "raise"
    autoreset: str = "same_step"
    max_decisions: int | None = None
    opponents: Opponents = None
    seat: int | Literal["rotate"] = "rotate"
    threads: int = 1
    shards: int = 1

    @classmethod
    def of(cls, game: Game, count: int, choices: Mapping[str, Any]) -> "EnvironmentSettings":
        """Check *choices*. Raises `BadEnvironment`; the message says what would have been right."""
        unknown = choices.keys() - cls.__dataclass_fields__.keys()
        if unknown:
            raise BadEnvironment(
                f"there is no setting {', '.join(sorted(unknown))}; there are: {', '.join(cls.__dataclass_fields__)}"
            )
        given = dict(choices)
        if "autoreset" in given:
            given["autoreset"] = autoreset_name(given["autoreset"])
        chosen = cls(**given)
        for name, known in _KNOWN.items():
            if getattr(chosen, name) not in known:
                raise BadEnvironment(
                    f"{name}={getattr(chosen, name)!r} is not possible; it is one of {', '.join(known)}"
                )
        if chosen.seat != "rotate" and chosen.seat not in range(game.players):
            raise BadEnvironment(
                f"seat={chosen.seat!r} is not possible; it is 0 to {game.players - 1}, or 'rotate'"
            )
        if chosen.max_decisions is not None and chosen.max_decisions < 1:
            raise BadEnvironment(
                f"max_decisions={chosen.max_decisions} is not possible; it is at least 1, or None"
            )
        for name in ("threads", "shards"):
            if not 1 <= getattr(chosen, name) <= count:
                raise BadEnvironment(f"{name}={getattr(chosen, name)} is not possible; it is 1 to {count}")
        return chosen

    def row_config(self, game: Game) -> RowConfig:
        """The same as integers for compiled code."""
        learner = (
            EVERYBODY if self.opponents is None else IN_TURN if self.seat == "rotate" else int(self.seat)
        )
        return RowConfig(
            seats=game.players,
            width=spec(game).size,
            autoreset=int(
                Autoreset[self.autoreset.upper()]
            ),  # as a plain int: Numba needs long to type a member of an enumeration
            reward=int(Reward[self.reward.upper()]),
            remembers=int(self.memory == "perfect"),
            all_seats=int(self.observe == "all"),
            most_decisions=self.max_decisions or 0,
            learner=learner,
            illegal_loses=int(self.illegal == "lose"),
        )


def game_and_settings(
    game: Game | str, count: int, choices: Mapping[str, Any], known: Iterable[str]
) -> tuple[Game, EnvironmentSettings]:
    """Load the game if given by name, and check the settings; *choices* has its options and the *known* settings.

    A name may be an id (`benben.envs.ids`). Raises `BadEnvironment` for settings, `UnknownGame`, `OutdatedId` or
    `BadOption` for the game.
    """
    known = tuple(known)
    others = {name: value for name, value in choices.items() if name not in known}
    if isinstance(game, Game):
        if others:
            raise BadEnvironment(f"there is no setting {', '.join(others)}; there are: {', '.join(known)}")
    else:
        game = load(game_name(game), **others)
    return game, EnvironmentSettings.of(
        game, count, {name: choices[name] for name in known if name in choices}
    )


_KNOWN: dict[str, tuple[str, ...]] = {
    "observe": ("actor", "all"),
    "dtype": ("uint8", "float32"),
    "memory": ("perfect", "table"),
    "reward": ("win", "margin", "mean_margin", "rank", "points"),
    "illegal": ("raise", "lose"),
    "autoreset": ("same_step", "next_step", "disabled"),
}


def autoreset_name(given: object) -> str:
    """One of the names of `autoreset` in the spelling of any framework. Raises `BadEnvironment` for anything else."""
    text = given.name if isinstance(given, Enum) else given
    plain = text.lower().replace("_", "").replace("-", "") if isinstance(text, str) else ""
    for name in _KNOWN["autoreset"]:
        if plain == name.replace("_", ""):
            return name
    raise BadEnvironment(
        f"autoreset={given!r} is not possible; it is one of {', '.join(_KNOWN['autoreset'])}"
    )


def expected(game: Game, tables: npt.NDArray[Any]) -> npt.NDArray[np.float32]:
    """Each seat's expected `win` reward at each table by the fitted evaluation, shape (tables, seats).

    Raises `BadEnvironment` for a game without an evaluation.
    """
    evaluation = evaluation_of(game)
    if evaluation is None:
        raise BadEnvironment(f"{game.name} has no fitted evaluation")
    seats, rules = game.players, game.rules
    judge, weights, values = (
        native(evaluate_of(rules)),
        array_of(evaluation.weights),
        np.zeros(len(rules.feature_names)),
    )
    judged, points = np.zeros((len(tables), rules.most_seats)), np.zeros(rules.most_seats)
    for table, row in zip(tables, judged, strict=True):
        judge(table, seats, weights, values, row, points)
    chances = judged[:, :seats]
    return ((seats * chances - 1) / (seats - 1)).astype(np.float32)
