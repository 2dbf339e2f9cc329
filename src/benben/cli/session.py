"""A game at the keyboard: what is shown, what may be typed, what it does."""

import contextlib
import hashlib
import json
import sys
from collections import defaultdict
from collections.abc import Callable, Mapping

from benben.cli.files import output_file
from benben.cli.pictures import draw, draw_moves
from benben.cli.receipts import show_end
from benben.cli.terminal import Terminal, reason_of, trouble_of
from benben.engine.dealer import SeededDealer
from benben.engine.errors import IllegalMove, MalformedMove, MoveError
from benben.engine.game import Match
from benben.engine.undo import WhyNoUndo, find_undo
from benben.players.player import Player
from benben.players.substitutes import make_steady
from benben.review.compiling import INTERPRETED_SECONDS

with contextlib.suppress(ImportError):  # not on every system
    import readline  # noqa: F401  (its import gives `input` a history and arrow keys)

_MOST_MEANT = 4
"""Legal moves that are worth naming when somebody has typed a part of them."""
_WHY_NO_UNDO: dict[WhyNoUndo, str] = {  # nobody is asked when the game is over
    "nothing_to_undo": "cli-play-nothing_to_undo",
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
        is_compiled: Callable[[], bool] = lambda: True,
    ) -> None:
        self.terminal = terminal
        self.match = match
        self._people = frozenset(people)
        self._specs = specs
        self._players = {
            seat: make_steady(spec, match.game, player_seed(match, seat)) for seat, spec in specs.items()
        }
        self._file = file
        self._is_compiled = is_compiled
        self._told: dict[int, int] = defaultdict(int)
        """How many plies each person was told of."""
        self._seen: tuple[int, int] | None = None
        """Whose eyes saw the table last, and at which ply."""
        self._leaving = False
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "quit": self._quit,
            "save": self._save,
            "table": self._table,
            "undo": self._undo,
        }

    def run(self) -> None:
        """Play until the game is over or everybody has left; then save it if that was asked for."""
        try:
            while (seat := self.match.turn) is not None and not self._leaving:
                self._step(seat)
        except KeyboardInterrupt:
            self._save_if_asked()
            raise
        if self.match.is_over:
            self._finish()
        self._save_if_asked()

    def _step(self, seat: int) -> None:
        if seat in self._people:
            self._ask(seat)
            return
        name = self.terminal.texts.seat(seat)
        with self.terminal.waiting("cli-play-thinking", name=name):
            self.match.play(self._player(seat).choose(self.match.known(seat), seat))

    def _player(self, seat: int) -> Player:
        """Who moves for a seat. Nobody thinks long about an interpreted game, unless a seed makes it repeatable."""
        if self._is_compiled() or isinstance(self.match.dealer, SeededDealer):
            return self._players[seat]
        hasty = make_steady(
            self._specs[seat], self.match.game, player_seed(self.match, seat) + self.match.ply
        )
        hasty.limit(INTERPRETED_SECONDS)
        return hasty

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
            return
        word, _, rest = line.strip().partition(" ")
        command = self._commands.get(word.casefold())
        if command is not None and not self._is_move(line):
            command(rest.strip())
        elif word:
            self._play(line.strip())

    def _is_move(self, line: str) -> bool:
        """Whether a line is the notation of a move of this game: `save fish` of Ankh'or saves no file."""
        try:
            self.match.game.rules.moves.parse(line)
        except MalformedMove:
            return False
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

    def _read(self) -> str | None:
        """A line that was typed, None when there are no more."""
        try:
            line = input("> ")
        except EOFError:
            self.terminal.print("")
            return None
        except UnicodeDecodeError:
            return "?"
        if not sys.stdin.isatty():
            self.terminal.print(line)  # so that a transcript shows what was answered
        return line

    def _play(self, text: str) -> None:
        try:
            self.match.play(self._code(text) if text.isascii() and text.isdigit() else text)
        except MalformedMove as error:
            self.terminal.print(self._meant(text) or reason_of(self.terminal.texts, error), "red")
        except IllegalMove as error:
            self.terminal.print(reason_of(self.terminal.texts, error), "red")
            self._say_why_not(text)
        except MoveError as error:
            self.terminal.print(reason_of(self.terminal.texts, error), "red")

    def _say_why_not(self, text: str) -> None:
        reason = self.match.why_not(text)
        if reason is not None:
            self.terminal.print(self.terminal.texts.format(reason), "red")

    def _code(self, number: str) -> int:
        """The move with this number in the list. Raises `MalformedMove`."""
        codes = self.match.legal_moves.codes
        if not 1 <= int(number[:9]) <= len(codes):
            raise MalformedMove(number[:9], self.terminal.texts.say("cli-play-numbers", most=len(codes)))
        return codes[int(number) - 1]

    def _meant(self, text: str) -> str:
        """What may have been meant by words that are no move: the legal moves that have them all, if they are few."""
        words = set(text.casefold().split())
        near = [str(move) for move in self.match.legal_moves if words <= set(str(move).casefold().split())]
        if not 0 < len(near) <= _MOST_MEANT:
            return ""
        return self.terminal.texts.say("cli-play-meant", text=text, moves=[f"“{move}”" for move in near])

    # ---- commands ------------------------------------------------------------------------------------------------
    def _help(self, _: str) -> None:
        self.terminal.say("cli-play-help")

    def _quit(self, _: str) -> None:
        self._leaving = True

    def _table(self, _: str) -> None:
        self._seen = None

    def _save(self, path: str) -> None:
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

    def _undo(self, _: str) -> None:
        """Take back this person's last decision and what bots did since, or say why it stands."""
        asking = {seat for seat in self._people if seat == self.match.turn}
        found = find_undo(self.match, asking, self._specs.keys())
        if not isinstance(found, int):
            self.terminal.say(_WHY_NO_UNDO[found], style="red")
            return
        self.terminal.say("cli-play-undone", move=self.match.plies[found].text)
        self.match.rewind(found)
        self._told = defaultdict(int, {person: min(told, found) for person, told in self._told.items()})

    # ---- the end -------------------------------------------------------------------------------------------------
    def _finish(self) -> None:
        only = next(iter(self._people)) if len(self._people) == 1 else None
        for ply in range(min(self._told.values(), default=0), self.match.ply):
            for message in self.match.narrate(ply, only):
                self.terminal.print_indented(self.terminal.texts.format(message))
        self.terminal.print("")
        self._picture(only)
        self.terminal.print("")
        show_end(self.terminal, self.match)

    def _save_if_asked(self) -> None:
        if self._file is not None:
            self._write(self._file)
        elif not self.match.is_over:
            self.terminal.say("cli-play-left")

    def _write(self, path: str) -> None:
        texts = self.terminal.texts
        seats = [
            {"name": texts.seat(seat), "player": self._specs.get(seat, "person")}
            for seat in range(self.match.game.players)
        ]
        with output_file(path) as file:
            json.dump(self.match.record(seats), file, ensure_ascii=False, indent=1)
            file.write("\n")
        self.terminal.say("cli-play-saved", file=path)


def player_seed(match: Match, seat: int) -> int:
    """A seed for the player on a *seat*: repeatable when the dealer is, never telling of a secret."""
    shown = json.dumps(match.dealer.to_json(reveal=False))
    return int.from_bytes(hashlib.sha256(f"{shown}:{seat}".encode()).digest()[:6], "big")
