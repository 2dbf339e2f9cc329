"""The players inside the loop: those that compiled code plays itself, and those that are asked."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from benben.engine.dice import derive_seed, new_dice
from benben.engine.errors import IllegalMove
from benben.engine.game import Game
from benben.engine.native import array_of
from benben.engine.table import Tables
from benben.envs.errors import BadEnvironment
from benben.envs.rows import ASKED
from benben.players import Player, make
from benben.players.forward import value_and_policy
from benben.players.player import RandomPlayer, blur_of
from benben.players.search import NetPlayer

PlayerMaker: TypeAlias = Callable[[Game, int], Player]
"""Makes a player for a game from a seed; a class of players does."""
ManyChoices: TypeAlias = Callable[[Sequence[Tables], Sequence[int]], Sequence[int]]
"""The moves of a player for several tables as it may know them, and the seats that decide there."""
Opponent: TypeAlias = "str | PlayerMaker"
Opponents: TypeAlias = "Opponent | Sequence[Opponent] | None"


class OpponentDecision(NamedTuple):
    """A decision that an opponent is asked for."""

    known: Tables
    """One table, as the opponent may know it."""
    seat: int
    after: int
    """How many seats it sits behind the learner, from 1 on."""
    seed: int
    """That of the player who decides."""
    character: int
    """The same for all decisions of a seat in one game."""


def question(game: Game, tables: Any, learner: int, seeds: tuple[int, int, int, int]) -> OpponentDecision:
    """The decision at *tables*[0] (in plain memory); *seeds* are the ticket, the row's seed and number, the episode."""
    table, (ticket, seed, row, episode) = tables[0], seeds
    seat = int(table.actor)
    character = derive_seed(seed, (row << 32) + episode, f"seat {seat}")
    known = game.known(table, seat, new_dice(ticket, 1))
    return OpponentDecision(known, seat, (seat - learner) % game.players, ticket, character)


class OpponentSeats:
    """The opponents of a learner's seat, by their distance behind it.

    Compiled code plays `random`, `greedy` and `greedy:blur=POINTS`. Every other player is asked: one is made for each
    decision, with a seed drawn in the row, and settles with the same character for a whole game. So a row's games
    depend on no other rows, and a row can be saved in the middle of a game. A player with `choose_many`, and a net
    without a search, is made once and asked for the decisions of all rows together.

    Attributes:
        blurs: how compiled code plays each, float64, shape (seats,); `ASKED` for those that are asked.
        are_asked: whether any is.
    """

    def __init__(self, game: Game, given: Opponents) -> None:
        """Raises `BadSpec` for an unknown player, `BadEnvironment` for another number of them."""
        self._game, self._makers = game, [_maker(each) for each in listed(game, given)]
        first = [made(game, 0) for made in self._makers]
        blurs = [blur_of(player) for player in first]
        self.blurs: npt.NDArray[np.float64] = np.array(
            [0.0, *(ASKED if blur is None else blur for blur in blurs)]
        )
        self.are_asked = None in blurs
        self._together = [_together(player) for player in first]
        self._referee = RandomPlayer(game)

    def moves(self, asked: Sequence[OpponentDecision]) -> list[int]:
        """A move for each question. Raises `IllegalMove` for one that is not legal, and what a player raises."""
        moves: dict[int, int] = {}
        for after, several in enumerate(self._together, 1):
            places = [place for place, each in enumerate(asked) if each.after == after]
            if several is None:
                moves |= {place: self._alone(asked[place]) for place in places}
            elif places:
                known, seats = (
                    [asked[place].known for place in places],
                    [asked[place].seat for place in places],
                )
                moves |= zip(places, map(int, several(known, seats)), strict=True)
        for place, move in moves.items():
            self._check(asked[place], move)
        return [moves[place] for place in range(len(asked))]

    def _alone(self, asked: OpponentDecision) -> int:
        player = self._makers[asked.after - 1](self._game, asked.seed)
        player.settle(asked.character)
        return int(player.choose(asked.known, asked.seat))

    def _check(self, asked: OpponentDecision, move: int) -> None:
        legal = self._referee.legal(asked.known)
        if move not in legal:
            names = self._game.rules.moves
            raise IllegalMove(
                f"{move} of the opponent in seat {asked.seat}", [str(names.value(c)) for c in legal]
            )


def _together(player: Player) -> ManyChoices | None:
    """How a player decides in several rows at once; None if it must be asked row by row."""
    if isinstance(player, NetPlayer) and player.is_alone:
        return partial(_by_net, player.game)
    choose_many: ManyChoices | None = getattr(player, "choose_many", None)
    return choose_many


@dataclass(frozen=True)
class _Known:
    """Several tables as `value_and_policy` takes them."""

    game: Game
    tables: npt.NDArray[Any]


def _by_net(game: Game, known: Sequence[Tables], seats: Sequence[int]) -> list[int]:
    """The move that the game's net thinks likeliest in each row: the choice of `NetPlayer` without a search."""
    del seats
    kind = array_of(game.rules.table.empty()).dtype
    tables = np.frombuffer(b"".join(each.tobytes() for each in known), kind)
    moves: list[int] = value_and_policy(_Known(game, tables)).policy.argmax(axis=1).tolist()
    return moves


def listed(game: Game, given: Opponents) -> list[Opponent]:
    """An opponent for each distance behind the learner; random ones for None. Raises `BadEnvironment`."""
    if given is None or isinstance(given, str) or not isinstance(given, Sequence):
        return [given or "random"] * (game.players - 1)
    if len(given) != game.players - 1:
        raise BadEnvironment(
            f"{game.players} seats have {game.players - 1} opponents, {len(given)} were given"
        )
    return list(given)


def _maker(given: Opponent) -> PlayerMaker:
    return given if callable(given) else lambda game, seed: make(given, game, seed)


def name_of(given: Opponent) -> str:
    """The spec of an opponent; for a class or a function the place where it is defined."""
    return given if isinstance(given, str) else f"{given.__module__}:{given.__qualname__}"
