"""A player that always fails, for the commands that report it: `tests.cli.failing:Failing`."""

from typing_extensions import override

from benben.engine.table import Tables
from benben.players import Player


class Failing(Player):
    """Chooses what is no move."""

    @override
    def choose(self, known: Tables, seat: int) -> int:
        return 77
