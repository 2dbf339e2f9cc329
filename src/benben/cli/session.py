"""The state of a game in the terminal, and the actions other than moves."""

import contextlib
import hashlib
import json
from collections import defaultdict
from collections.abc import Mapping

from benben.cli.files import output_file
from benben.cli.pictures import draw
from benben.cli.signals import signals_delayed
from benben.cli.terminal import Terminal, trouble_of
from benben.engine.errors import MalformedMove
from benben.engine.game import Match
from benben.engine.notation import Move
from benben.engine.undo import WhyNoUndo, find_undo
from benben.players.substitutes import make_steady

_WHY_NO_UNDO: dict[WhyNoUndo, str] = {
    "nothing_to_undo": "cli-play-nothing_to_undo",
    "over": "cli-play-undo_over",
    "revealed": "cli-play-revealed",
    "others_decided": "cli-play-others_decided",
}


class Session:
    """A match between *people* (by seat) and bots given by *specs* (by seat), saved to *file* if given."""

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
        self._plies_seen: dict[int, int] = defaultdict(int)
        """The number of plies that each person has seen."""
        self._seen: tuple[int, int] | None = None
        """The seat that saw the table last, and the ply."""
        self._leaving = False

    def _picture(self, viewer: int | None) -> None:
        picture = self.match.game.rules.picture(self.match.view(viewer))
        self.terminal.show(draw(picture, self.terminal.texts, plain=not self.terminal.out.is_terminal))

    def move_of(self, text: str) -> Move:
        """Parse a number of the list or a notation. Raises `MalformedMove`."""
        moves, number = self.match.rules.moves, text.rstrip(".)")
        if not (number.isascii() and number.isdigit()):
            return moves.parse(text)
        codes = self.match.legal_moves.codes
        if not 1 <= int(number[:9]) <= len(codes):
            raise WrongNumber(number[:9], self.terminal.texts.say("cli-play-numbers", most=len(codes)))
        return moves.value(codes[int(number) - 1])

    def report_if_over(self) -> bool:
        """Whether the game is over; prints a message if so."""
        if self.match.is_over:
            self.terminal.say("cli-play-over", style="red")
        return self.match.is_over

    def leave(self) -> None:
        """End the session."""
        self._leaving = True

    def draw_again(self) -> None:
        """Show the table again."""
        self._seen = None
        if self.match.is_over:
            self._picture(self._only_person)

    def save_as(self, path: str) -> None:
        """Save the current game."""
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
        """Undo this person's last decision and the bots' moves since, or print why that is impossible."""
        asking = {seat for seat in self._people if seat == self.match.turn or self.match.is_over}
        found = find_undo(self.match, asking, self._specs.keys())
        if not isinstance(found, int):
            self.terminal.say(_WHY_NO_UNDO[found], style="red")
            return
        self.terminal.say("cli-play-undone", move=self.match.plies[found].text)
        with signals_delayed():
            self.match.rewind(found)
        self._plies_seen = defaultdict(
            int, {person: min(seen, found) for person, seen in self._plies_seen.items()}
        )

    @property
    def _only_person(self) -> int | None:
        """The seat of the only person; None if there are several."""
        return next(iter(self._people)) if len(self._people) == 1 else None

    # ---- saving --------------------------------------------------------------------------------------------------
    def _save_if_asked(self) -> None:
        if self._file is not None:
            self._write(self._file)
            self.terminal.say("cli-play-saved", file=self._file)
        elif not self.match.is_over:
            self.terminal.say("cli-play-left")

    def _save_at_last(self) -> None:
        """The same after an error or a signal, when the terminal may be gone."""
        if self._file is None:
            return
        with contextlib.suppress(
            OSError, SystemExit
        ):  # the terminal is gone, and the original error is the one to report
            try:
                self._write(self._file)
            except OSError as error:
                reason = trouble_of(self.terminal.texts, error)
                self.terminal.note("cli-play-not_saved", file=self._file, reason=reason)
            else:
                self.terminal.note("cli-play-saved", file=self._file)

    def _write(self, path: str) -> None:
        """Write the record; signals are delayed. Raises `OSError`."""
        texts = self.terminal.texts
        seats = [
            {"name": texts.seat(seat), "player": self._specs.get(seat, "person")}
            for seat in range(self.match.game.players)
        ]
        with signals_delayed(), output_file(path) as file:
            json.dump(self.match.record(seats), file, ensure_ascii=False, indent=1)
            file.write("\n")


class WrongNumber(MalformedMove):
    """The list of moves has no such number."""


def player_seed(match: Match, seat: int) -> int:
    """A seed for the player on a *seat*: repeatable if the dealer is, and without revealing the dealer's secret."""
    shown = json.dumps(match.dealer.to_json(reveal=False))
    return int.from_bytes(hashlib.sha256(f"{shown}:{seat}".encode()).digest()[:6], "big")
