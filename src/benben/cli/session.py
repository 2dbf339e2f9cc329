"""A game at the keyboard: what is shown, what may be typed, what it does."""

import contextlib
import errno
import hashlib
import json
import sys
from collections import defaultdict
from collections.abc import Mapping

from benben.cli.ending import held_back
from benben.cli.files import output_file
from benben.cli.game_commands import find_word, like
from benben.cli.pictures import draw, draw_moves
from benben.cli.receipts import show_end
from benben.cli.terminal import Terminal, reason_of, trouble_of
from benben.engine.errors import IllegalMove, MalformedMove, MoveError
from benben.engine.game import Match
from benben.engine.notation import Move
from benben.engine.undo import WhyNoUndo, find_undo
from benben.players.substitutes import make_steady

with contextlib.suppress(ImportError):  # not on every system
    import readline  # noqa: F401  (its import gives `input` a history and arrow keys)

_MOST_MEANT = 4
"""Legal moves that are worth naming when somebody has typed a part of them."""
_UNREADABLE = "\N{REPLACEMENT CHARACTER}"
"""A line of bytes that are no text."""
_WHY_NO_UNDO: dict[WhyNoUndo, str] = {
    "nothing_to_undo": "cli-play-nothing_to_undo",
    "over": "cli-play-undo_over",
    "revealed": "cli-play-revealed",
    "others_decided": "cli-play-others_decided",
}


class Session:
    """A match between *people* (their seats) and players named by *specs* (by seat), saved to *file* if given."""

    def __init__(
        self,
        terminal: Terminal,
        match: Match,
        people: Mapping[int, str],
        specs: Mapping[int, str],
        file: str | None = None,
    ) -> None:
        self.terminal = terminal
        self.match = match
        self._people = frozenset(people)
        self._specs = specs
        self._players = {
            seat: make_steady(spec, match.game, player_seed(match, seat)) for seat, spec in specs.items()
        }
        self._file = file
        self._told: dict[int, int] = defaultdict(int)
        """How many plies each person was told of."""
        self._seen: tuple[int, int] | None = None
        """Whose eyes saw the table last, and at which ply."""
        self._leaving = False

    def run(self) -> None:
        """Play until the game is over or everybody has left; then save it if that was asked for.

        It is saved whatever ends it: Ctrl-C, a signal, a terminal or a pipe that is closed.
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
        """Play a move wholly or not at all: a signal waits so long. Errors as for `Match.play`."""
        with held_back():
            self.match.play(move)

    # ---- a person's turn -----------------------------------------------------------------------------------------
    def _ask(self, seat: int) -> None:
        """Tell what happened, show the table unless it was just shown, read one line and do it."""
        self._tell(seat)
        if self._seen != (seat, self.match.ply):
            self._draw(seat)
            self._seen = (seat, self.match.ply)
        line = self._read()
        if line is None:
            self._leaving = True
        elif line.strip() and not self._obey(line):
            self._play(line.strip())

    def _obey(self, line: str) -> bool:
        """Do what a word asks for; False if the line is none. `save fish` of Ankh'or is a move and saves no file."""
        first, _, rest = line.strip().partition(" ")
        word = find_word(first)
        if word is None or (not self.match.is_over and self.match.rules.moves.find(line) is not None):
            return False
        word.does(self, rest.strip())
        return True

    def _tell(self, seat: int) -> None:
        """What happened since this person looked last, in words."""
        for ply in range(self._told[seat], self.match.ply):
            for message in self.match.narrate(ply, seat):
                self.terminal.print_indented(self.terminal.texts.format(message))
        self._told[seat] = self.match.ply

    def _draw(self, seat: int) -> None:
        self.terminal.print("")
        self._picture(seat)
        self.terminal.print("")
        self.terminal.print(self.terminal.texts.format(self.match.prompt()), "bold")
        legal = self.match.legal_moves
        moves = [(self.terminal.texts.format(self.match.describe(move)), str(move)) for move in legal]
        self.terminal.show(draw_moves(moves, self.terminal.columns))

    def _picture(self, viewer: int | None) -> None:
        picture = self.match.game.rules.picture(self.match.view(viewer))
        self.terminal.show(draw(picture, self.terminal.texts, plain=not self.terminal.out.is_terminal))

    def _read(self, prompt: str = "> ") -> str | None:
        """A line that was typed, None when there are no more, or nobody can type any."""
        try:
            line = input(prompt)
        except EOFError:
            if prompt:
                self.terminal.print("")
            return None
        except UnicodeDecodeError:
            return _UNREADABLE
        except (RuntimeError, ValueError):  # standard input was closed
            return None
        except OSError as error:
            if error.errno == errno.EPIPE:  # it is the output that nobody takes
                raise
            return None
        if prompt and not sys.stdin.isatty():
            self.terminal.print(line)  # so that a transcript shows what was answered
        return line

    def _play(self, text: str) -> None:
        try:
            self._make(self.move_of(text))
        except MalformedMove as error:
            self.say_unknown(text, error)
        except IllegalMove as error:
            self.terminal.print(reason_of(self.terminal.texts, error), "red")
            self._say_why_not(text)
        except MoveError as error:
            self.terminal.print(reason_of(self.terminal.texts, error), "red")

    def _say_why_not(self, text: str) -> None:
        reason = self.match.why_not(text)
        if reason is not None:
            self.terminal.print(self.terminal.texts.format(reason), "red")

    def move_of(self, text: str) -> Move:
        """The move that a number of the list or a notation means. Raises `MalformedMove`."""
        moves, number = self.match.rules.moves, text.rstrip(".)")
        if not (number.isascii() and number.isdigit()):
            return moves.parse(text)
        codes = self.match.legal_moves.codes
        if not 1 <= int(number[:9]) <= len(codes):
            raise WrongNumber(number[:9], self.terminal.texts.say("cli-play-numbers", most=len(codes)))
        return moves.value(codes[int(number) - 1])

    def say_unknown(self, text: str, error: MalformedMove) -> None:
        """Say that a text is no move and no word, and what may have been meant."""
        texts = self.terminal.texts
        if isinstance(error, WrongNumber):
            self.terminal.print(reason_of(texts, error), "red")
            return
        legal = [str(move) for move in self.match.legal_moves]
        words = set(text.casefold().split())
        begun = [move for move in legal if words <= set(move.casefold().split())]
        name, near = ("meant", begun) if 0 < len(begun) <= _MOST_MEANT else ("like", like(text, legal))
        near = near or like(text, [str(move) for move in self.match.game.rules.moves])
        shown = [f"“{each}”" for each in near]
        self.terminal.say(f"cli-play-{name if near else 'unknown'}", style="red", text=text[:64], moves=shown)

    # ---- what words ask for --------------------------------------------------------------------------------------
    def tell_if_over(self) -> bool:
        """Whether the game is over, which is said: nothing more can be decided."""
        if self.match.is_over:
            self.terminal.say("cli-play-over", style="red")
        return self.match.is_over

    def leave(self) -> None:
        """Ask nothing more."""
        self._leaving = True

    def draw_again(self) -> None:
        """Show the table once more."""
        self._seen = None
        if self.match.is_over:
            self._picture(self._only_person)

    def save_as(self, path: str) -> None:
        """Save the game as it stands."""
        path = path or self._file or ""
        if not path:
            self.terminal.say("cli-play-save_where", style="red")
            return
        try:
            self._write(path)
        except OSError as error:
            self.terminal.say(
                "cli-play-not_saved", style="red", file=path, reason=trouble_of(self.terminal.texts, error)
            )
        else:
            self.terminal.say("cli-play-saved", file=path)

    def take_back(self) -> None:
        """Take back this person's last decision and what bots did since, or say why it stands."""
        asking = {seat for seat in self._people if seat == self.match.turn or self.match.is_over}
        found = find_undo(self.match, asking, self._specs.keys())
        if not isinstance(found, int):
            self.terminal.say(_WHY_NO_UNDO[found], style="red")
            return
        self.terminal.say("cli-play-undone", move=self.match.plies[found].text)
        with held_back():
            self.match.rewind(found)
        self._told = defaultdict(int, {person: min(told, found) for person, told in self._told.items()})

    # ---- the end -------------------------------------------------------------------------------------------------
    def _finish(self) -> None:
        only = self._only_person
        for ply in range(min(self._told.values(), default=0), self.match.ply):
            for message in self.match.narrate(ply, only):
                self.terminal.print_indented(self.terminal.texts.format(message))
        self.terminal.print("")
        self._picture(only)
        self.terminal.print("")
        show_end(self.terminal, self.match)

    @property
    def _only_person(self) -> int | None:
        """The seat of the one person who plays, None among several."""
        return next(iter(self._people)) if len(self._people) == 1 else None

    def _look_back(self) -> None:
        """Do what words ask for at the end. From a file or a program only words are read: what else it has is left."""
        by_hand = self.terminal.out.is_terminal and sys.stdin is not None and sys.stdin.isatty()
        if by_hand:
            self.terminal.say("cli-play-look_back", style="dim")
        while not self._leaving:
            line = self._read("> " if by_hand else "")
            if line is None or not (by_hand or _begins_with_word(line)):
                return
            if not by_hand:
                self.terminal.print(f"> {line}")
            if line.strip() and not self._obey(line):
                self.terminal.say("cli-play-over", style="red")

    def _save_if_asked(self) -> None:
        if self._file is not None:
            self._write(self._file)
            self.terminal.say("cli-play-saved", file=self._file)
        elif not self.match.is_over:
            self.terminal.say("cli-play-left")

    def _save_at_last(self) -> None:
        """The same when the game ends by an error or a signal; then perhaps nobody can be told of it any more."""
        if self._file is None:
            return
        with contextlib.suppress(
            OSError, SystemExit
        ):  # the terminal is gone, and what went wrong first is told
            try:
                self._write(self._file)
            except OSError as error:
                reason = trouble_of(self.terminal.texts, error)
                self.terminal.note("cli-play-not_saved", file=self._file, reason=reason)
            else:
                self.terminal.note("cli-play-saved", file=self._file)

    def _write(self, path: str) -> None:
        """Write the record. A signal waits until that is done. Raises `OSError`."""
        texts = self.terminal.texts
        seats = [
            {"name": texts.seat(seat), "player": self._specs.get(seat, "person")}
            for seat in range(self.match.game.players)
        ]
        with held_back(), output_file(path) as file:
            json.dump(self.match.record(seats), file, ensure_ascii=False, indent=1)
            file.write("\n")


def _begins_with_word(line: str) -> bool:
    return bool(line.strip()) and find_word(line.split(maxsplit=1)[0]) is not None


class WrongNumber(MalformedMove):
    """No move of the list has this number."""


def player_seed(match: Match, seat: int) -> int:
    """A seed for the player on a *seat*: repeatable when the dealer is, never telling of a secret."""
    shown = json.dumps(match.dealer.to_json(reveal=False))
    return int.from_bytes(hashlib.sha256(f"{shown}:{seat}".encode()).digest()[:6], "big")
