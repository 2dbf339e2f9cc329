"""A table played to its end by `greedy`: reviews do so thousands of times."""

from typing import Any

from benben.engine.block import NOTHING
from benben.engine.dice import Dice, small_seed
from benben.engine.play import DEAL, FORCE, LOOK
from benben.engine.playing import MatchTable, playing
from benben.engine.portable import Placed, engine_of
from benben.engine.rules import Rules
from benben.engine.table import CHANCE, OVER
from benben.engine.traps import Trapped
from benben.players.quick import NO_HABITS, quick_choice


def play_out(rules: Rules, content: bytes, seed: int, ply: int, dice: Dice) -> bytes:
    """The bytes of the final table after the one in *content*, where a seat decides at *ply* or the game is over.

    `greedy` decides with the random numbers of *dice*, and a `SeededDealer` with this *seed* deals. An engine plays the
    game in its own memory, without a copy of the table for each decision; the moves are the same.
    Raises one of `benben.engine.broken.FAULTY` if the rules fail.
    """
    engine = engine_of(rules)
    if engine is not None:
        with engine.lock:
            try:
                return _in_engine(rules, engine.shared, content, seed, ply, dice)
            except Trapped:
                engine.renew()  # going step by step names the rule that fails
    return step_by_step(rules, content, seed, ply, dice)


def step_by_step(rules: Rules, content: bytes, seed: int, ply: int, dice: Dice) -> bytes:
    """As `play_out`, with a copy of the table for each decision."""
    table = playing(rules, content, seed)
    while table.actor[0] != OVER:
        legal = table.look()
        move = legal[0] if len(legal) == 1 else quick_choice(rules, table.tables(), 0.0, NO_HABITS, dice)
        ply = carry_out(table, move, ply)
    return table.content


def carry_out(table: MatchTable, move: int, ply: int) -> int:
    """Carry a move out and deal what follows; return the next ply."""
    ply += 1 + len(table.act(FORCE, move, ply + 1) or ())
    while table.actor[0] == CHANCE:  # more than one call deals
        ply += len(table.act(DEAL, NOTHING, ply) or ())
    return ply


def _in_engine(rules: Rules, block: Placed, content: bytes, seed: int, ply: int, dice: Dice) -> bytes:
    habits = block.bytes_of("habits")
    habits[:] = bytes(len(habits))
    block.numbers("blur")[0] = 0.0
    block.seed[0] = small_seed(seed)
    block.table[:] = content
    fields: Any = rules.table.kind.fields
    place, address, listed = int(fields["actor"][1]), block.address, 0
    actor, rolled, own = block.table[place : place + 1].cast("b"), block.bytes_of("dice"), bytes(dice.memory)
    while actor[0] != OVER:
        listed = listed or block.play(address, LOOK, 0, 0)
        if listed == 1:
            move = block.moves[0]
        else:
            rolled[:] = own  # dealing has left its own random numbers there
            move, own = block.call("choose", address), bytes(rolled)
        ply += 1 + block.play(address, FORCE, move, ply + 1)
        while actor[0] == CHANCE:
            ply += block.play(address, DEAL, NOTHING, ply)
        listed = block.listed[0]
    return bytes(block.table)
