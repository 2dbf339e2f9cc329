"""A position in OpenSpiel."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from benben.engine.native import array_of, native
from benben.engine.stepper import Stepper
from benben.engine.table import CHANCE

TERMINAL = -4
"""`pyspiel.PlayerId.TERMINAL`; the chance player is -1 in both."""


class BenbenState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel is published without types
    """A position. On the Python side everything is in the `board`; OpenSpiel keeps the history.

    Make one with `game.new_initial_state()` or `state_of`.
    """

    def __init__(self, game: Any) -> None:
        """*game* is a `BenbenGame`."""
        super().__init__(game)
        self.lay(game.start.copy())

    def lay(self, board: Stepper) -> None:
        """Set the state to the position of a *board*."""
        self.board = board
        self._player = board.actor if board.count else TERMINAL

    # ---- frequent queries of OpenSpiel ---------------------------------------------------------------------------
    def current_player(self) -> int:
        """The seat to move, or OpenSpiel's numbers for chance and for the end."""
        return self._player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._player == TERMINAL

    def is_chance_node(self) -> bool:
        """Whether chance is to act."""
        return self._player == CHANCE

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002  (only called for the seat to move)
        return self.board.actions()

    # C++ has the following methods too, but it calls Python several times for each answer.
    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions in ascending order; empty for a *player* (None: the one to act) who must wait."""
        if player is None or player == self._player:
            return self.board.actions()
        found: list[int] = super().legal_actions(player)
        return found

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """1 for each action that is legal for *player* (None: the one to act), else 0; for chance, each outcome."""
        asked = self._player if player is None else player
        if asked != self._player or asked == CHANCE:
            found: list[int] = super().legal_actions_mask(asked)
            return found
        mask = [0] * self.num_distinct_actions()
        for action in self.board.actions():
            mask[action] = 1
        return mask

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """The observation of *player* (None: the one to act), shape (size,). Raises `NoObservation`."""
        seat = self._player if player is None else player
        if not 0 <= seat < self.board.game.players:
            raise pyspiel.SpielError(f"player {seat} observes nothing: a seat from 0 on does")
        numbers: list[float] = self.get_game().numbers_of(self, seat)
        return numbers

    information_state_tensor = observation_tensor
    """The observation with perfect memory has everything relevant for the future, not the history that led to it."""

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance with their exact probabilities."""
        return self.board.outcomes()

    def _apply_action(self, action: int) -> None:
        board = self.board
        self._player = board.actor if board.step(action) else TERMINAL

    def returns(self) -> list[float]:
        """1 for the winner, -1 for the others, in between for a shared victory; 0 before the end."""
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

    # ---- the information of a seat -------------------------------------------------------------------------------
    def observed(self, player: int | None) -> str:
        """The view of a seat (None: of a spectator) as JSON."""
        import json

        return json.dumps(self.board.game.rules.view(self.board.table, player), separators=(",", ":"))

    def remembered(self, player: int | None) -> str:
        """The history that a seat (None: a spectator) with perfect memory may know.

        The integers of moves and chance outcomes in order; `?` is another seat's secret.
        """
        history = self.history()
        secret = self.secret_since(player)
        known = history if secret is None else history[:secret]
        return ",".join([*map(str, known), *"?" * (len(history) - len(known))])

    def secret_since(self, player: int | None) -> int | None:
        """The ply (0-based) from which on everything is another seat's secret; None if *player* knows all.

        The only secrets are chance outcomes that are shown to one seat, until it has decided (`Rules.private_to`).
        """
        rules = self.board.game.rules
        owner = rules.private_to(self.board.table)
        if owner is None or owner == player:
            return None
        return _secret_since(self.get_game(), self.full_history(), owner)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "BenbenState":
        """A state that *player* cannot distinguish from this one: *sampler* draws other seats' secrets again."""
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
    """The first of the chance outcomes at the end of *plies* that were shown only to *owner*."""
    board, since = game.start.copy(), 0
    for number, ply in enumerate(plies):
        private = board.actor == CHANCE and board.game.rules.private_to(board.table) == owner
        board.step(ply.action)
        if not private:
            since = number + 1
    return since


def _drawn(outcomes: list[tuple[int, float]], ticket: float) -> int:
    """The outcome selected by a *ticket* from 0 to 1."""
    for outcome, odds in outcomes:
        ticket -= odds
        if ticket < 0:
            return outcome
    return outcomes[-1][0]
