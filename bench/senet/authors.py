"""The four sources of Senet: their lines, the framework's names in them, and what their author gets."""

from dataclasses import dataclass
from pathlib import Path

_ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Author:
    """A framework, the *file* of the game, the *names* that its author must know, and what the author *gets*."""

    framework: str
    file: str
    names: str
    gets: str

    def source(self) -> str:
        """The text of the file."""
        return (_ROOT / self.file).read_text(encoding="utf-8")

    def lines(self) -> int:
        """The lines that are not empty."""
        return sum(bool(line.strip()) for line in self.source().splitlines())

    def count_names(self) -> int:
        """How many names of the framework occur in the file."""
        return len(self.names.split())


BENBEN = Author(
    "Benben", "examples/senet.py",
    "game GameTable cell low high holds columns by_seat rule nd Array Verbs places options moves outcomes most_moves "
    "actor turn CHANCE OVER setup legal chance apply score",
    "table, lobby, bots, hints and reviews in the browser; search; records; arena; Gymnasium, PettingZoo, OpenSpiel",
)  # fmt: skip
OPEN_SPIEL = Author(
    "OpenSpiel", "bench/senet/in_open_spiel.py",
    "GameType short_name long_name dynamics chance_mode information utility reward_model max_num_players "
    "min_num_players provides_information_state_string provides_information_state_tensor provides_observation_string "
    "provides_observation_tensor parameter_specification GameInfo num_distinct_actions max_chance_outcomes num_players "
    "min_utility max_utility utility_sum max_game_length Game new_initial_state make_py_observer State current_player "
    "PlayerId is_terminal returns chance_outcomes _legal_actions _apply_action _action_to_string tensor dict set_from "
    "string_from register_game",
    "OpenSpiel's bots, searches and learners",
)  # fmt: skip
BOARDGAME_IO = Author(
    "boardgame.io", "bench/engines/peer/senet.js",
    "game name setup turn onBegin moves move args endIf winner enumerate G ctx currentPlayer random Die events endTurn",
    "online tables, lobby, log, undo, a bot; the board is to be written",
)  # fmt: skip
PGX = Author(
    "Pgx", "bench/senet/in_pgx.py",
    "Env State dataclass _init _step _observe id version num_players env_id current_player observation rewards "
    "terminated truncated legal_action_mask _step_count replace jax jnp where at set random split lax while_loop",
    "batches on CPU, GPU and TPU for learners; a drawing is to be written",
)  # fmt: skip
AUTHORS = (BENBEN, OPEN_SPIEL, BOARDGAME_IO, PGX)
