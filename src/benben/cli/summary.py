"""The totals of many games: victories with intervals, points, lengths."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from benben.arena.intervals import wilson
from benben.arena.playing import Result
from benben.cli.terminal import Terminal
from benben.texts import Texts


@dataclass
class WinTotals:
    """The totals of one player or one seat."""

    games: int = 0
    won: float = 0.0
    points: int = 0

    def add(self, won: float, points: int) -> None:
        """Count one more game."""
        self.games += 1
        self.won += won
        self.points += points

    def cells(self, texts: Texts) -> list[str]:
        """The cells of a table row."""
        low, high = wilson(self.won, self.games)
        interval = texts.say("cli-interval", low=f"{100 * low:.1f}", high=f"{100 * high:.1f}")
        mean = f"{self.points / self.games:.2f}"
        return [str(self.games), f"{self.won:g}", f"{100 * self.won / self.games:.1f}", interval, mean]


@dataclass
class Summary:
    """Totals by player's spec and by seat."""

    specs: tuple[str, ...]
    games: int = 0
    decisions: int = 0
    players: dict[str, WinTotals] = field(default_factory=dict)
    seats: dict[int, WinTotals] = field(default_factory=dict)

    def add(self, result: Result, entrants: Sequence[int]) -> None:
        """Count one more game with these *entrants* on the seats; a shared victory counts in parts."""
        self.games += 1
        self.decisions += result.decisions
        for seat, points in enumerate(result.scores):
            won = (seat in result.winners) / len(result.winners)
            spec = self.specs[entrants[seat]]
            self.players.setdefault(spec, WinTotals()).add(won, points)
            self.seats.setdefault(seat, WinTotals()).add(won, points)

    def show(self, terminal: Terminal, seconds: float) -> None:
        """Print everything; nothing if no game was played."""
        if not self.games:
            return
        say: Callable[[str], str] = terminal.texts.say
        figures = [say(f"cli-simulate-{head}") for head in ("games", "won", "share", "interval", "points")]
        if len(self.players) > 1:
            rows = [
                [spec, *standing.cells(terminal.texts)] for spec, standing in sorted(self.players.items())
            ]
            terminal.table([say("cli-simulate-player"), *figures], rows)
            terminal.print("")
        rows = [
            [str(seat + 1), *standing.cells(terminal.texts)] for seat, standing in sorted(self.seats.items())
        ]
        terminal.table([say("cli-simulate-seat"), *figures], rows)
        terminal.print("")
        terminal.say(
            "cli-simulate-speed",
            games=self.games,
            moves=f"{self.decisions / max(1, self.games):.1f}",
            speed=f"{self.games / seconds:.1f}",
        )
