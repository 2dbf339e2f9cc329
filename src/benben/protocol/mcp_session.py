"""The session of one program over the Model Context Protocol: its tables, and the notes that it keeps."""

import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from benben.engine.dealer import CommittedDealer, SeededDealer
from benben.engine.dice import derive_seed
from benben.engine.registry import all_rules, load, names
from benben.players.levels import NAMES
from benben.protocol.bots import NamedBot
from benben.protocol.coercion import match_name
from benben.protocol.errors import BadRequest
from benben.protocol.seated import SeatedTable, bot_names
from benben.texts import Texts, languages

MOST_TABLES = 32
"""Open tables per program; finished tables are removed to make room."""
MOST_NOTES = 20_000
"""The most characters of notes per table."""
_MOST_NAME = 40


@dataclass
class SessionTable:
    """A table, and the session's data about it."""

    table: SeatedTable
    commitment: str = ""
    notes: list[str] = field(default_factory=list)

    def note(self, text: str) -> None:
        """Add a note. Raises `BadRequest` if there is no space left for it."""
        left = MOST_NOTES - sum(map(len, self.notes))
        if len(text) > left:
            raise BadRequest(
                f"a note of {len(text)} characters: {left} of {MOST_NOTES} are left for this table"
            )
        self.notes.append(text)


@dataclass(frozen=True)
class McpTableRequest:
    """A request for a new table; *seat* is the program's own, counted from 0."""

    game: str
    options: Mapping[str, Any]
    seat: int
    bots: Sequence[str]
    seed: int | None
    language: str


class McpSession:
    """Opens tables and finds them by name."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._tables: dict[str, SessionTable] = {}
        self._numbers = count(1)

    can_open = True

    def games(self) -> list[dict[str, Any]]:
        """All games: name, title, a description, and their options with the choices."""
        texts = Texts(self.language)
        return [
            {
                "game": rules.name,
                "title": texts.format(rules.title),
                "about": texts.say(f"{rules.name}-subtitle"),
                "options": {
                    spec.name: {
                        "meaning": texts.say(f"{rules.name}-option-{spec.name}"),
                        "choices": list(spec.choices),
                        "default": spec.default,
                    }
                    for spec in rules.options
                    if spec.read is None
                },
            }
            for rules in all_rules()
        ]

    def open(self, request: McpTableRequest) -> tuple[str, SessionTable]:
        """Open a table; return its name and itself. Raises `BadRequest`, `BadOption` or `BadSpec`."""
        texts = Texts(self.check_language(request.language))
        game = load(self.check_game(request.game), **request.options)
        others = self._others(request, game.players)
        seed = secrets.randbits(48) if request.seed is None else request.seed
        bots = {seat: NamedBot(spec, game, derive_seed(seed, seat, "bot")) for seat, spec in others.items()}
        self._make_room()
        dealer = CommittedDealer.fresh() if request.seed is None else SeededDealer(request.seed)
        texts.seat_names = bot_names(texts, others, game.players)
        table = SeatedTable(game.new_match(dealer=dealer), request.seat, bots, texts)
        name = f"table-{next(self._numbers)}"
        opened = SessionTable(table, dealer.commitment if isinstance(dealer, CommittedDealer) else "")
        self._tables[name] = opened
        return name, opened

    def find(self, name: str) -> SessionTable:
        """The table with this name. Raises `BadRequest`, which lists the existing ones."""
        opened = self._tables.get(match_name(name, self._tables))
        if opened is None:
            known = ", ".join(self._tables) or "none yet; open one with new_table"
            raise BadRequest(f"there is no table {name[:_MOST_NAME]!r}; your tables: {known}")
        return opened

    def check_game(self, name: str) -> str:
        """The name of the game with this name or title. Raises `BadRequest`."""
        titles = {Texts(self.language).format(rules.title): rules.name for rules in all_rules()}
        found = match_name(name, names())
        if found not in names():
            found = titles.get(match_name(name, titles), name)
        if found not in names():
            raise BadRequest(f"there is no game {name[:_MOST_NAME]!r}; there are: {', '.join(names())}")
        return found

    def check_language(self, language: str) -> str:
        """The *language*, such as de or de-AT; the session's own if empty. Raises `BadRequest`."""
        found = re.split(r"[-_]", language.strip().casefold())[0]
        if found and found not in languages():
            raise BadRequest(
                f"there is no language {language[:_MOST_NAME]!r}; there are: {', '.join(languages())}"
            )
        return found or self.language

    def _make_room(self) -> None:
        if len(self._tables) >= MOST_TABLES:
            self._tables = {name: opened for name, opened in self._tables.items() if not opened.table.is_over}
        if len(self._tables) >= MOST_TABLES:
            raise BadRequest(f"{MOST_TABLES} tables are open; finish one of them: {', '.join(self._tables)}")

    @staticmethod
    def _others(request: McpTableRequest, seats: int) -> dict[int, str]:
        """The spec of each other seat: one for all, or one each in the order of the seats."""
        if not 0 <= request.seat < seats:
            raise BadRequest(f"there is no seat {request.seat}: seats are 0 to {seats - 1}")
        others = [seat for seat in range(seats) if seat != request.seat]
        bots = [match_name(spec, NAMES) for spec in request.bots]
        specs = bots * len(others) if len(bots) == 1 else bots
        if len(specs) != len(others):
            raise BadRequest(
                f"bots: give one for all of the {len(others)} other seats, or one each, not {len(specs)}"
            )
        return dict(zip(others, specs, strict=True))
