"""The same random games as rules run otherwise: compiled by Numba, and on the game's engine."""

import importlib.util
import math
import time
from typing import NamedTuple

from benben.authoring.checking import running
from benben.authoring.faults import Faults
from benben.authoring.files import word_for
from benben.engine.dice import new_dice
from benben.engine.errors import BenbenError
from benben.engine.game import Game
from benben.engine.loops import Scratch, loops_of
from benben.engine.message import Message, message
from benben.engine.portable import INTERPRETED, NATIVE, PORTABLE, engine_of, here
from benben.engine.rules import Rules
from benben.engine.table import table_bytes

SECONDS = 3.0
"""No game begins later."""


class Compared(NamedTuple):
    """The result of a comparison: how many games were equal, or why it was left out."""

    said: Message
    is_whole: bool


def compare_compiled(rules: Rules, faults: Faults, games: int) -> Compared:
    """Random games, compiled and as plain Python: their tables end with the same bytes."""
    if importlib.util.find_spec("numba") is None:
        return Compared(message("cli-check-left_out-numba"), is_whole=False)
    plain = _ends(rules, INTERPRETED, games)
    try:
        there = _ends(rules, NATIVE, len(plain), math.inf)
    except Exception as error:  # noqa: BLE001  (others' code, and what Numba makes of it)
        return _failed(rules, faults, error)
    return _judged(rules, faults, NATIVE, there, plain)


def compare_portable(rules: Rules, faults: Faults, games: int) -> Compared:
    """Random games on the game's engine and as plain Python: their tables end with the same bytes."""
    with running(PORTABLE):
        try:
            if engine_of(rules) is None:
                return Compared(
                    message("cli-check-left_out-engine", game=word_for(rules.name)), is_whole=False
                )
            there = _matches(rules, games)
        except Exception as error:  # noqa: BLE001  (others' code)
            return _failed(rules, faults, error)
    with running(INTERPRETED):
        plain = _matches(rules, len(there))
    return _judged(rules, faults, PORTABLE, there[: len(plain)], plain)


def _failed(rules: Rules, faults: Faults, error: Exception) -> Compared:
    if isinstance(error, BenbenError):
        faults.add("not_compiled", rules.name, said=error.message)
    else:
        faults.failed(error, "apply")
    return Compared(message("cli-check-left_out-failed"), is_whole=False)


def _judged(rules: Rules, faults: Faults, kind: str, there: list[bytes], plain: list[bytes]) -> Compared:
    different = [seed for seed, (one, other) in enumerate(zip(there, plain, strict=True)) if one != other]
    if different:
        faults.add("different", f"{rules.name}: `apply`", way=kind, seed=different[0])
    return Compared(message("cli-check-equal", kind=kind, games=len(there)), is_whole=not different)


def _ends(rules: Rules, kind: str, games: int, seconds: float = SECONDS) -> list[bytes]:
    """The tables at the end of random games, by the bound loop."""
    with running(kind):
        finish, game, found = here(loops_of(rules).finish), Game(rules), list[bytes]()
        scratch, end = Scratch.of(rules), time.monotonic() + seconds
        while len(found) < games and (time.monotonic() < end or not found):
            tables = game.new_tables()
            finish(tables[0], new_dice(len(found)), scratch.moves, scratch.weights)
            found.append(table_bytes(tables))
        return found


def _matches(rules: Rules, games: int) -> list[bytes]:
    """The tables at the end of seeded matches in which the moves of the list are taken in turn."""
    found, end = list[bytes](), time.monotonic() + SECONDS
    while len(found) < games and (time.monotonic() < end or not found):
        seed = len(found)
        match = Game(rules).new_match(seed=seed)
        while not match.is_over:
            codes = match.legal_moves.codes
            match.play(codes[(seed + 7 * match.ply) % len(codes)])
        found.append(match.key)
    return found
