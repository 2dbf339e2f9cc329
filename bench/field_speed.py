"""Simulations a second from the opening: theirs on our game, ours on it, and theirs on their own fastest card games."""

import random
import time
from dataclasses import dataclass
from typing import Any

from bench import spiel
from bench.field_games import Plan
from bench.field_seats import bots
from bench.searching import search

THEIR_GAMES = ("hearts", "spades", "crazy_eights")


@dataclass(frozen=True)
class Speed:
    """Who searched what, and how many simulations it made in a second of one core's time."""

    who: str
    game: str
    simulations: float


def speeds(plan: Plan, seconds: float) -> list[Speed]:
    """Each for about *seconds*, one after the other."""
    from benben.envs import open_spiel

    game = plan.game
    label = f"{plan.name}, {game.players} players"
    found = [
        Speed("ours, guided playouts", label, _ours(plan, seconds, guided=True)),
        Speed("ours, random playouts", label, _ours(plan, seconds, guided=False)),
    ]
    match = game.new_match(seed=1)
    while len(match.legal_moves) == 1:
        match.play(match.legal_moves[0])
    theirs = open_spiel.load(game)
    found.append(Speed("mcts", label, _theirs(theirs, open_spiel.state_of(theirs, match), seconds)))
    for name in THEIR_GAMES:
        loaded = spiel.load(name)
        state = spiel.first_decision(loaded, random.Random(1))
        found.append(Speed("mcts", f"OpenSpiel {name}", _theirs(loaded, state, seconds)))
    return found


def _ours(plan: Plan, seconds: float, *, guided: bool) -> float:
    search(plan.game, 1, guided=guided, simulations=1)
    began, done = time.thread_time(), 0.0
    while (used := time.thread_time() - began) < seconds:
        done += search(plan.game, 1, guided=guided).units
    return done / used


def _theirs(game: Any, state: Any, seconds: float) -> float:
    bot, began = bots()["mcts"](game, 1, seconds), time.thread_time()
    bot.step(state)
    return float(bot.simulations / (time.thread_time() - began))
