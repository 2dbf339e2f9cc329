"""A position as OpenSpiel sees it."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from benben.engine.native import array_of, native
from benben.engine.stepper import Stepper
from benben.engine.table import CHANCE

TERMINAL = -4
"""`pyspiel.PlayerId.TERMINAL`; the chance player is -1 there and here."""


class BenbenState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel is published without types
    """A position. Everything on the Python side is the `board`; the history is kept by OpenSpiel.

    Make one with `game.new_initial_state()` or `state_of`.
    """

    def __init__(self, game: Any) -> None:
        """*game* is a `BenbenGame`."""
        super().__init__(game)
        self.lay(game.start.copy())

    def lay(self, board: Stepper) -> None:
        """Let the state be the one that lies on a *board*."""
        self.board = board
        self._player = board.actor if board.count else TERMINAL

    # ---- what OpenSpiel asks all the time ------------------------------------------------------------------------
    def current_player(self) -> int:
        """The seat that must decide, or OpenSpiel's numbers for chance and for the end."""
        return self._player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._player == TERMINAL

    def is_chance_node(self) -> bool:
        """Whether chance is to act."""
        return self._player == CHANCE

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002  (asked only of the seat that must decide)
        return self.board.actions()

    # What follows C++ does as well, but it asks Python several times for each answer.
    def legal_actions(self, player: int | None = None) -> list[int]:
        """What is possible, in ascending order; nothing for a *player* (None: who is to act) who must wait."""
        if player is None or player == self._player:
            return self.board.actions()
        found: list[int] = super().legal_actions(player)
        return found

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """For each action 1 if it is legal for *player* (None: who is to act), else 0; of chance each outcome."""
        asked = self._player if player is None else player
        if asked != self._player or asked == CHANCE:
            found: list[int] = super().legal_actions_mask(asked)
            return found
        mask = [0] * self.num_distinct_actions()
        for action in self.board.actions():
            mask[action] = 1
        return mask

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What *player* (None: who is to act) observes, shape (size,). Raises `NoObservation`."""
        seat = self._player if player is None else player
        if not 0 <= seat < self.board.game.players:
            raise pyspiel.SpielError(f"player {seat} observes nothing: a seat from 0 on does")
        numbers: list[float] = self.get_game().numbers_of(self, seat)
        return numbers

    information_state_tensor = observation_tensor
    """The observation of a player who forgets nothing has all that matters from here on, not the way that led here."""

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do, with the exact odds."""
        return self.board.outcomes()

    def _apply_action(self, action: int) -> None:
        board = self.board
        self._player = board.actor if board.step(action) else TERMINAL

    def returns(self) -> list[float]:
        """1 for the winner, -1 for everybody else, in between for a shared victory; 0 before the end."""
        if self._player != TERMINAL:
            return [0.0] * self.board.game.players
        rules = self.board.game.rules
        shares = np.zeros(rules.most_seats)
        native(rules.shares)(array_of(self.board.table), shares)
        return [2.0 * share - 1.0 for share in shares[: self.board.game.players].tolist()]

    # ---- words ---------------------------------------------------------------------------------------------------
    def _action_to_string(self, player: int, action: int) -> str:
        if (player == CHANCE) == (self._player == CHANCE):
            return self.board.text(action)
        moves = self.board.game.rules.moves
        return str(moves.value(action)) if player != CHANCE and action in moves else f"outcome {action}"

    def __str__(self) -> str:
        return self.observed(None)

    # ---- what a seat may know ------------------------------------------------------------------------------------
    def observed(self, player: int | None) -> str:
        """What a seat (None: a spectator) may see, as JSON."""
        import json

        return json.dumps(self.board.game.rules.view(self.board.table, player), separators=(",", ":"))

    def remembered(self, player: int | None) -> str:
        """Everything that happened, as a seat (None: a spectator) with a perfect memory may know it.

        The integers of moves and of chance's outcomes in order; `?` stands for what is another seat's secret.
        """
        history = self.history()
        secret = self.secret_since(player)
        known = history if secret is None else history[:secret]
        return ",".join([*map(str, known), *"?" * (len(history) - len(known))])

    def secret_since(self, player: int | None) -> int | None:
        """Since which ply (0-based) everything is a secret of another seat; None if *player* knows all.

        The only secrets are outcomes of chance that one seat is shown, until it has decided (`Rules.private_to`).
        """
        rules = self.board.game.rules
        owner = rules.private_to(self.board.table)
        if owner is None or owner == player:
            return None
        return _secret_since(self.get_game(), self.full_history(), owner)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "BenbenState":
        """A state that *player* cannot tell from this one: another seat's secrets are drawn anew with *sampler*."""
        secret = self.secret_since(player)
        if secret is None:
            copy: BenbenState = self.clone()
            return copy
        history = self.history()
        state: BenbenState = self.get_game().new_initial_state()
        for action in history[:secret]:
            state.apply_action(action)
        while len(state.history()) < len(history):
            state.apply_action(_drawn(state.chance_outcomes(), sampler()))
        return state


def _secret_since(game: Any, plies: Any, owner: int) -> int:
    """The first of the outcomes of chance at the end of *plies* that were shown to *owner* alone."""
    board, since = game.start.copy(), 0
    for number, ply in enumerate(plies):
        private = board.actor == CHANCE and board.game.rules.private_to(board.table) == owner
        board.step(ply.action)
        if not private:
            since = number + 1
    return since


def _drawn(outcomes: list[tuple[int, float]], ticket: float) -> int:
    """The outcome on which a *ticket* from 0 to 1 falls."""
    for outcome, odds in outcomes:
        ticket -= odds
        if ticket < 0:
            return outcome
    return outcomes[-1][0]
