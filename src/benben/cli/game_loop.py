"""A game in the terminal: people and bots are asked for moves until the game is over."""

import contextlib
import errno
import sys

from benben.cli.game_commands import find_command, say_unknown
from benben.cli.pictures import draw_moves
from benben.cli.receipts import show_end
from benben.cli.session import Session
from benben.cli.signals import signals_delayed
from benben.cli.terminal import reason_of
from benben.engine.errors import IllegalMove, MalformedMove, MoveError
from benben.engine.notation import Move

with contextlib.suppress(ImportError):  # not available on every system
    import readline  # noqa: F401  (its import gives `input` a history and arrow keys)

_UNREADABLE = "\N{REPLACEMENT CHARACTER}"
"""Stands for a line of bytes that are not valid text."""


class GameLoop(Session):
    """A session with its main loop."""

    def run(self) -> None:
        """Play until the game is over or all people have left; then save it if a file was given.

        It is also saved after Ctrl-C, a signal, or if the terminal or a pipe is closed.
        """
        try:
            while (seat := self.match.turn) is not None and not self._leaving:
                self._step(seat)
            if self.match.is_over:
                self._finish()
        except BaseException:
            self._save_at_last()
            raise
        self._save_if_asked()
        if self.match.is_over:
            self._look_back()

    def _step(self, seat: int) -> None:
        if seat in self._people:
            self._ask(seat)
            return
        name = self.terminal.texts.seat(seat)
        with self.terminal.waiting("cli-play-thinking", name=name):
            move = self._players[seat].choose(self.match.known(seat), seat)
        self._make(move)

    def _make(self, move: int | Move) -> None:
        """Play a move without interruption: signals are delayed. Errors as for `Match.play`."""
        with signals_delayed():
            self.match.play(move)

    # ---- a person's turn -----------------------------------------------------------------------------------------
    def _ask(self, seat: int) -> None:
        """Print the new events, show the table if it has changed, read one line and carry it out."""
        self._print_events(seat)
        if self._seen != (seat, self.match.ply):
            self._draw(seat)
            self._seen = (seat, self.match.ply)
        line = self._read()
        if line is None:
            self._leaving = True
        elif line.strip() and not self._run_command(line):
            self._play(line.strip())

    def _run_command(self, line: str) -> bool:
        """Carry out a command; False if the line has none. Ankh'or's `save fish` is a move, not a command."""
        first, _, rest = line.strip().partition(" ")
        word = find_command(first)
        if word is None or (not self.match.is_over and self.match.rules.moves.find(line) is not None):
            return False
        word.does(self, rest.strip())
        return True

    def _print_events(self, seat: int) -> None:
        """Print the events since this person's last turn."""
        for ply in range(self._plies_seen[seat], self.match.ply):
            for message in self.match.narrate(ply, seat):
                self.terminal.print_indented(self.terminal.texts.format(message))
        self._plies_seen[seat] = self.match.ply

    def _draw(self, seat: int) -> None:
        self.terminal.print("")
        self._picture(seat)
        self.terminal.print("")
        self.terminal.print(self.terminal.texts.format(self.match.prompt()), "bold")
        legal = self.match.legal_moves
        moves = [(self.terminal.texts.format(self.match.describe(move)), str(move)) for move in legal]
        self.terminal.show(draw_moves(moves, self.terminal.columns))

    def _read(self, prompt: str = "> ") -> str | None:
        """The next line; None at the end of the input, or if there is no input."""
        try:
            line = input(prompt)
        except EOFError:
            if prompt:
                self.terminal.print("")
            return None
        except UnicodeDecodeError:
            return _UNREADABLE
        except (RuntimeError, ValueError):  # standard input is closed
            return None
        except OSError as error:
            if error.errno == errno.EPIPE:  # from standard output, whose reader is gone
                raise
            return None
        if prompt and not sys.stdin.isatty():
            self.terminal.print(line)  # so that a transcript contains the input
        return line

    def _play(self, text: str) -> None:
        try:
            self._make(self.move_of(text))
        except MalformedMove as error:
            say_unknown(self, text, error)
        except IllegalMove as error:
            self.terminal.print(reason_of(self.terminal.texts, error), "red")
            self._say_why_not(text)
        except MoveError as error:
            self.terminal.print(reason_of(self.terminal.texts, error), "red")

    def _say_why_not(self, text: str) -> None:
        reason = self.match.why_not(text)
        if reason is not None:
            self.terminal.print(self.terminal.texts.format(reason), "red")

    # ---- the end -------------------------------------------------------------------------------------------------
    def _finish(self) -> None:
        only = self._only_person
        for ply in range(min(self._plies_seen.values(), default=0), self.match.ply):
            for message in self.match.narrate(ply, only):
                self.terminal.print_indented(self.terminal.texts.format(message))
        self.terminal.print("")
        self._picture(only)
        self.terminal.print("")
        show_end(self.terminal, self.match)

    def _look_back(self) -> None:
        """Carry out commands after the end. Input from a file or a program is read only as long as it has commands."""
        by_hand = self.terminal.out.is_terminal and sys.stdin is not None and sys.stdin.isatty()
        if by_hand:
            self.terminal.say("cli-play-look_back", style="dim")
        while not self._leaving:
            line = self._read("> " if by_hand else "")
            if line is None or not (by_hand or _begins_with_word(line)):
                return
            if not by_hand:
                self.terminal.print(f"> {line}")
            if line.strip() and not self._run_command(line):
                self.terminal.say("cli-play-over", style="red")


def _begins_with_word(line: str) -> bool:
    return bool(line.strip()) and find_command(line.split(maxsplit=1)[0]) is not None
