"""Senet by Kendall's rules as a Python game of OpenSpiel; the same game as `examples/senet.py`."""

from typing import Any

import numpy as np
import pyspiel

STICKS = (4, 6, 4, 1, 1)  # of 16: how likely one to four flat sticks are, and none, which counts five
PAWNS, FIRST_ROW, LAST, REBIRTH, HAPPINESS, WATER = 5, 10, 30, 15, 26, 27
HOUSES, EMPTY = (26, 28, 29, 30), -1
_KIND = pyspiel.GameType(
    short_name="python_senet",
    long_name="Senet",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"pawns": PAWNS},
)


class SenetGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is published without types
    def __init__(self, params: Any = None) -> None:
        self.pawns = int((params or {}).get("pawns", PAWNS))
        info = pyspiel.GameInfo(
            num_distinct_actions=2 * LAST,
            max_chance_outcomes=len(STICKS),
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=10_000,
        )
        super().__init__(_KIND, info, params or {})

    def new_initial_state(self) -> "SenetState":
        return SenetState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SenetObserver":
        return SenetObserver()


class SenetState(pyspiel.State):  # type: ignore[misc]  # as above
    def __init__(self, game: SenetGame) -> None:
        super().__init__(game)
        self.pawns, self.turn, self.throw, self.off = game.pawns, 0, 0, [0, 0]
        men = 2 * game.pawns
        self.board = [EMPTY, *(square % 2 for square in range(men)), *(EMPTY for _ in range(men, LAST + 1))]

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.turn if self.throw else int(pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        return self.pawns in self.off

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0, 0.0]
        return [1.0, -1.0] if self.off[0] == self.pawns else [-1.0, 1.0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, weight / 16) for outcome, weight in enumerate(STICKS)]

    def _legal_actions(self, player: int) -> list[int]:
        forward = [square - 1 for square in range(1, LAST + 1) if self._can_go(square, self.throw)]
        return forward or [LAST + n - 1 for n in range(1, LAST + 1) if self._can_go(n, -self.throw)]

    def _apply_action(self, action: int) -> None:
        if not self.throw:
            self.throw = action + 1
            if not self._legal_actions(self.turn):
                self._end_turn(again=False)
            return
        start = action % LAST + 1
        goal = start + self.throw if action < LAST else start - self.throw
        again = self.throw in (1, 4, 5)
        self.board[start] = self.board[goal] if goal <= LAST else EMPTY
        if goal == WATER:
            goal, again = REBIRTH, False
            while self.board[goal] != EMPTY:
                goal -= 1
        if goal <= LAST:
            self.board[goal] = self.turn
        else:
            self.off[self.turn] += 1
        self._end_turn(again=again)

    def _end_turn(self, *, again: bool) -> None:
        self.throw = 0
        if not again and not self.is_terminal():
            self.turn = 1 - self.turn

    def _can_go(self, start: int, steps: int) -> bool:
        goal = start + steps
        if self.board[start] != self.turn:
            return False
        if start >= HAPPINESS and goal == LAST + 1:
            return self.turn not in self.board[1 : FIRST_ROW + 1]
        if start >= HAPPINESS:
            return start == HAPPINESS and 0 < steps < 5 and self.board[goal] == EMPTY
        if goal < 1 or goal > HAPPINESS or (steps < 0 and goal == HAPPINESS):
            return False
        there = self.board[goal]
        is_free = there == EMPTY or (there != self.turn and not self._is_safe(goal))
        return is_free and not self._passes_three(start, goal)

    def _is_safe(self, square: int) -> bool:
        return square in HOUSES or self.board[square] in (self.board[square - 1], self.board[square + 1])

    def _passes_three(self, start: int, goal: int) -> bool:
        run = 0
        for square in range(min(start, goal) + 1, max(start, goal)):
            run = run + 1 if self.board[square] == 1 - self.turn else 0
            if run == 3:
                return True
        return False

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"throw {action + 1}"
        return f"{'move' if action < LAST else 'back'} {action % LAST + 1}"

    def __str__(self) -> str:
        squares = "".join(".ab"[piece + 1] for piece in self.board[1 : LAST + 1])
        return f"{squares} off {self.off} turn {self.turn} throw {self.throw}"


class SenetObserver:
    def __init__(self) -> None:
        self.tensor = np.zeros(2 * LAST + 8, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SenetState, player: int) -> None:
        board = np.array(state.board[1 : LAST + 1])
        throw = np.arange(len(STICKS) + 1) == state.throw
        off = np.array([state.off[player], state.off[1 - player]]) / state.pawns
        self.tensor[:] = np.concatenate([board == player, board == 1 - player, throw, off])

    def string_from(self, state: SenetState, player: int) -> str:
        return str(state)


pyspiel.register_game(_KIND, SenetGame)
