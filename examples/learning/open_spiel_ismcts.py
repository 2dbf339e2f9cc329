"""OpenSpiel's search for imperfect information (IS-MCTS) plays Imhotep, where seats see some cards alone.

    python -m examples.learning.open_spiel_ismcts --simulations 50 --games 20
    benben arena imhotep examples.learning.open_spiel_ismcts:IsMcts random --games 20

It needs no training: for each move it samples states that its seat considers possible, and plays games from them.
"""

import argparse
import time
from collections.abc import Sequence

import benben
from benben.engine.game import Game
from benben.envs.open_spiel import CompiledRollouts, ISMCTSBot, from_bot
from benben.players import Player, make
from examples.learning.judging import Judged


def ismcts(game: Game, seed: int = 0, *, simulations: int = 50) -> Player:
    """IS-MCTS with this many simulations per move; each is a random game in compiled code."""

    def bot(theirs: object, _seat: int, bot_seed: int) -> ISMCTSBot:
        return ISMCTSBot(theirs, CompiledRollouts(1, seed=bot_seed), simulations=simulations, seed=bot_seed)

    return from_bot(bot, imperfect_information=True)(game, seed)


IsMcts = ismcts
"""The same, with a class name for specs of players."""


def play(game: Game, players: Sequence[Player], seed: int) -> tuple[int, ...]:
    """Play a match between *players*, by seat; return the winning seats."""
    match = game.new_match(seed=seed)
    while match.turn is not None:
        match.play(players[match.turn].choose(match.known(match.turn), match.turn))
    return match.outcome.winners if match.outcome else ()


def judge(game: Game, simulations: int, opponents: str, games: int, seed: int = 0) -> Judged:
    """Equally many games from each seat; *opponents* play the other seats."""
    won = 0.0
    for number in range(games):
        seat, deal_seed = number % game.players, seed + number
        players = [make(opponents, game, seed=deal_seed + each) for each in range(game.players)]
        players[seat] = ismcts(game, deal_seed, simulations=simulations)
        winners = play(game, players, deal_seed)
        won += (seat in winners) / len(winners)
    return Judged(won, games, opponents)


def main() -> None:
    """Play, and print the winners."""
    parser = argparse.ArgumentParser(description="OpenSpiel's IS-MCTS plays Imhotep")
    parser.add_argument("--simulations", type=int, default=50, help="for each move")
    parser.add_argument("--opponents", default="random", help="any player, as for `benben arena`")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    game = benben.load("imhotep", players=2)
    processor = time.process_time()
    print(judge(game, asked.simulations, asked.opponents, asked.games, asked.seed))
    print(f"{time.process_time() - processor:.0f} s of processor time")


if __name__ == "__main__":
    main()
