"""Tables that are played in plain words, for the rule tests of all games."""

import random
from collections.abc import Iterator
from typing import Any, Self

import benben
from benben import nd
from benben.engine.game import Game
from benben.engine.table import CHANCE, Tables


class PlayedTable:
    """One table and its moves. A game's `Board` adds what can be seen on it."""

    game: Game
    tables: Tables
    table: Any
    anything = "deal"
    """The word for whatever chance brings until a seat must decide."""

    @property
    def actor(self) -> int:
        """The seat that decides, `CHANCE` or `OVER`."""
        return int(self.table.actor)

    def legal(self) -> list[str]:
        """The notation of every legal move of the actor."""
        rules = self.game.rules
        found = nd.zeros(rules.most_moves, nd.int16)
        count = rules.legal(self.table, found)
        return [str(rules.moves.value(int(code))) for code in found[:count]]

    def offers(self, verb: str) -> list[str]:
        """What may follow a *verb* now, for example the places to play on."""
        return [line.removeprefix(f"{verb} ") for line in self.legal() if line.startswith(f"{verb} ")]

    def odds(self) -> dict[str, int]:
        """The notation and the weight of every outcome of chance that can happen."""
        rules = self.game.rules
        weights, names = nd.zeros(rules.most_outcomes, nd.int64), rules.outcomes(self.table)
        count = rules.chance(self.table, weights)
        return {str(names.value(code)): int(weights[code]) for code in range(count) if weights[code]}

    def play(self, *lines: str) -> Self:
        """Carry out decisions and outcomes of chance; each must be possible where it stands."""
        for line in lines:
            if line == self.anything:
                self._deal()
            else:
                self.carry_out(line)
        return self

    def _deal(self) -> None:
        assert self.actor == CHANCE, "chance brings nothing"
        while self.actor == CHANCE:
            odds = self.odds()
            self.carry_out(max(odds, key=lambda line: odds[line]))

    def carry_out(self, line: str) -> None:
        """Carry out one of them."""
        possible = list(self.odds()) if self.actor == CHANCE else self.legal()
        assert line in possible, f"{line!r} is not among {possible}"
        self.game.rules.apply(self.table, self.code(line))

    def code(self, line: str) -> int:
        """The integer of a decision or an outcome of chance."""
        rules = self.game.rules
        return int((rules.outcomes(self.table) if self.actor == CHANCE else rules.moves).parse(line))


def random_game(name: str, seed: int, **options: Any) -> Iterator[benben.Match]:
    """A random match, before every decision and at its end; it is the same object each time."""
    rng = random.Random(seed)
    match = benben.load(name, **options).new_match(seed=seed)
    while not match.is_over:
        yield match
        match.play(rng.choice(match.legal_moves.codes))
    yield match


def played_out(name: str, seed: int, **options: Any) -> benben.Match:
    """A random match at its end."""
    *_, match = random_game(name, seed, **options)
    return match
