"""Rated games: an outside program plays each seat in turn, a level plays all others."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Protocol

from benben.arena.errors import BadPlan
from benben.engine.dealer import SeededDealer
from benben.engine.dice import derive_seed
from benben.engine.game import Game, Match
from benben.engine.message import message
from benben.players.levels import NAMES
from benben.players.substitutes import make_steady
from benben.protocol.errors import Failure, ProgramFailed
from benben.protocol.ladder import ladder_specs
from benben.protocol.rated import Conduct, RatedTable, Terms
from benben.protocol.seated import bot_names
from benben.texts import Texts


class Program(Protocol):
    """A program to rate, over any protocol."""

    @property
    def name(self) -> str:
        """The name that the program gives itself; empty if it gives none."""

    def play_out(self, table: RatedTable) -> None:
        """Let it play a game to its end. Raises `ProgramFailed` if it loses by an error or a timeout."""

    def close(self) -> None:
        """Stop the program."""


@dataclass(frozen=True)
class Contest:
    """The games to play: this many *rounds* against each of the *levels*; a round has one game on every seat."""

    game: Game
    levels: tuple[str, ...]
    rounds: int
    seed: int
    terms: Terms
    language: str

    @property
    def games(self) -> int:
        """The number of games."""
        return len(self.levels) * self.rounds * self.game.players


@dataclass(frozen=True)
class ContestGame:
    """The result of a rated game. Seats are counted from 0."""

    level: str
    round: int
    seat: int
    luck: int
    """The seed of its dealer."""
    won: float
    """Its part of the victory, from 0 to 1."""
    scores: tuple[int, ...]
    """At the end of the game, or when the program lost by failing."""
    conduct: Conduct
    failure: Failure | None = None
    detail: str = ""


class LevelBot:
    """A level of the ladder."""

    def __init__(self, level: str, game: Game, seed: int) -> None:
        self._player = make_steady(ladder_specs(game)[level], game, seed)

    def choose(self, match: Match, seat: int) -> int:
        """See `Bot`."""
        return self._player.choose(match.known(seat), seat)


def make_contest(
    game: Game, levels: list[str], games: int, seed: int, terms: Terms, language: str
) -> Contest:
    """Plan this many *games* against each level. Raises `BadPlan` unless they are whole rotations of the seats."""
    rounds, rest = divmod(games, game.players)
    if rest or not rounds:
        better = f"{max(1, rounds) * game.players} or {(rounds + 1) * game.players}"
        raise BadPlan(message("cli-refused-rotations", games=games, seats=game.players, better=better))
    known = tuple(level for level in NAMES if not levels or level in levels)
    return Contest(game, known, rounds, seed, terms, language)


def play_contest(contest: Contest, program: Program) -> Iterator[ContestGame]:
    """Yield the games one after the other; those of a round share their deal."""
    for level in contest.levels:
        for turn in range(contest.rounds):
            for seat in range(contest.game.players):
                yield _play(contest, program, level, turn, seat)


def _play(contest: Contest, program: Program, level: str, turn: int, seat: int) -> ContestGame:
    game, index = contest.game, turn * contest.game.players + seat
    deal_seed = derive_seed(contest.seed, turn, f"rate-luck-{level}")
    others = [other for other in range(game.players) if other != seat]
    bots = {
        other: LevelBot(level, game, derive_seed(contest.seed, index, f"rate-{level}-{other}"))
        for other in others
    }
    texts = Texts(
        contest.language, bot_names(Texts(contest.language), dict.fromkeys(others, level), game.players)
    )
    table = RatedTable(
        game.new_match(dealer=SeededDealer(deal_seed)),
        seat,
        bots,
        texts,
        contest.terms,
        derive_seed(contest.seed, index, "rate-stand-in"),
    )
    failure: dict[str, Any] = {}
    try:
        program.play_out(table)
    except ProgramFailed as error:
        failure = {"failure": error.kind, "detail": error.detail}
    outcome = table.match.outcome
    won = 1 / len(outcome.winners) if outcome is not None and not failure and seat in outcome.winners else 0.0
    return ContestGame(level, turn, seat, deal_seed, won, table.match.scores, table.conduct, **failure)
