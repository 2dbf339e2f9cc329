"""The same random games as rules run otherwise: compiled by Numba, and on the game's engine."""

import importlib.util
from collections.abc import Iterable
from typing import NamedTuple

from benben.authoring.checking import interpreted
from benben.authoring.faults import Faults
from benben.engine.dice import new_dice
from benben.engine.errors import BenbenError
from benben.engine.game import Game
from benben.engine.loops import Scratch, loops_of
from benben.engine.message import Message, message
from benben.engine.portable import INTERPRETED, NATIVE, PORTABLE, engine_of, here, kind_of_engine, use_engine
from benben.engine.rules import Rules
from benben.engine.table import table_bytes


class Compared(NamedTuple):
    """What became of a comparison: how many games were equal, or why it was left out."""

    said: Message
    is_whole: bool


def compare_compiled(rules: Rules, faults: Faults, games: int) -> Compared:
    """Random games, compiled and as plain Python: their tables end with the same bytes."""
    if importlib.util.find_spec("numba") is None:
        return Compared(message("cli-check-left_out-numba"), is_whole=False)
    try:
        there = _ends(rules, NATIVE, range(games))
    except BenbenError as error:
        faults.add("not_compiled", rules.name, said=error.message)
        return Compared(message("cli-check-left_out-failed"), is_whole=False)
    return _compared(rules, faults, NATIVE, there)


def compare_portable(rules: Rules, faults: Faults, games: int) -> Compared:
    """Random games on the game's engine and as plain Python: their tables end with the same bytes."""
    before = kind_of_engine()
    use_engine(PORTABLE)
    try:
        if engine_of(rules) is None:
            return Compared(message("cli-check-left_out-engine", game=rules.name), is_whole=False)
        there = _matches(rules, range(games))
    except BenbenError as error:
        faults.add("not_compiled", rules.name, said=error.message)
        return Compared(message("cli-check-left_out-failed"), is_whole=False)
    finally:
        use_engine(before)
    with interpreted():
        plain = _matches(rules, range(games))
    return _judged(rules, faults, PORTABLE, there, plain)


def _compared(rules: Rules, faults: Faults, kind: str, there: list[bytes]) -> Compared:
    return _judged(rules, faults, kind, there, _ends(rules, INTERPRETED, range(len(there))))


def _judged(rules: Rules, faults: Faults, kind: str, there: list[bytes], plain: list[bytes]) -> Compared:
    different = [seed for seed, (one, other) in enumerate(zip(there, plain, strict=True)) if one != other]
    if different:
        faults.add("different", f"{rules.name}: `apply`", way=kind, seed=different[0])
    return Compared(message("cli-check-equal", kind=kind, games=len(there)), is_whole=not different)


def _ends(rules: Rules, kind: str, seeds: Iterable[int]) -> list[bytes]:
    """The tables at the end of random games, by the bound loop."""
    before = kind_of_engine()
    use_engine(kind)
    try:
        finish, game, found = here(loops_of(rules).finish), Game(rules), list[bytes]()
        scratch = Scratch.of(rules)
        for seed in seeds:
            tables = game.new_tables()
            finish(tables[0], new_dice(seed), scratch.moves, scratch.weights)
            found.append(table_bytes(tables))
        return found
    finally:
        use_engine(before)


def _matches(rules: Rules, seeds: Iterable[int]) -> list[bytes]:
    """The tables at the end of seeded matches in which the moves of the list are taken in turn."""
    found = list[bytes]()
    for seed in seeds:
        match = Game(rules).new_match(seed=seed)
        while not match.is_over:
            codes = match.legal_moves.codes
            match.play(codes[(seed + 7 * match.ply) % len(codes)])
        found.append(match.key)
    return found
