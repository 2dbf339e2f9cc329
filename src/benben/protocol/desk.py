"""The tables of one program that plays by the Model Context Protocol, and the notes that it keeps."""

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
from benben.protocol.errors import BadRequest
from benben.protocol.meant import name_meant
from benben.protocol.seated import SeatedTable, bot_names
from benben.texts import Texts, languages

MOST_TABLES = 32
"""Open tables of one program; what is over makes room."""
MOST_NOTES = 20_000
"""Characters of notes that are kept for a table."""
_MOST_NAME = 40


@dataclass
class Place:
    """A table with what is kept for it beside the match."""

    table: SeatedTable
    commitment: str = ""
    notes: list[str] = field(default_factory=list)

    def note(self, text: str) -> None:
        """Keep a note. Raises `BadRequest` when there is no room for it."""
        left = MOST_NOTES - sum(map(len, self.notes))
        if len(text) > left:
            raise BadRequest(
                f"a note of {len(text)} characters: {left} of {MOST_NOTES} are left for this table"
            )
        self.notes.append(text)


@dataclass(frozen=True)
class Wish:
    """What a new table is to be like; *seat* is the program's own, counted from 0."""

    game: str
    options: Mapping[str, Any]
    seat: int
    bots: Sequence[str]
    seed: int | None
    language: str


class Desk:
    """Opens tables and finds them again."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._places: dict[str, Place] = {}
        self._numbers = count(1)

    can_open = True

    def games(self) -> list[dict[str, Any]]:
        """All games: name, title, what they are about, and their options with the choices."""
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

    def open(self, wish: Wish) -> tuple[str, Place]:
        """A new table and its name. Raises `BadRequest`, `BadOption` or `BadSpec`, which say what is possible."""
        texts = Texts(self.check_language(wish.language))
        game = load(self.check_game(wish.game), **wish.options)
        others = self._others(wish, game.players)
        seed = secrets.randbits(48) if wish.seed is None else wish.seed
        bots = {seat: NamedBot(spec, game, derive_seed(seed, seat, "bot")) for seat, spec in others.items()}
        self._make_room()
        dealer = CommittedDealer.fresh() if wish.seed is None else SeededDealer(wish.seed)
        texts.seat_names = bot_names(texts, others, game.players)
        table = SeatedTable(game.new_match(dealer=dealer), wish.seat, bots, texts)
        name = f"table-{next(self._numbers)}"
        place = Place(table, dealer.commitment if isinstance(dealer, CommittedDealer) else "")
        self._places[name] = place
        return name, place

    def find(self, name: str) -> Place:
        """The table of this name. Raises `BadRequest`, which lists those that there are."""
        place = self._places.get(name_meant(name, self._places))
        if place is None:
            known = ", ".join(self._places) or "none yet; open one with new_table"
            raise BadRequest(f"there is no table {name[:_MOST_NAME]!r}; your tables: {known}")
        return place

    def check_game(self, name: str) -> str:
        """The name of the game that is called so, or has this title. Raises `BadRequest`."""
        titles = {Texts(self.language).format(rules.title): rules.name for rules in all_rules()}
        meant = name_meant(name, names())
        if meant not in names():
            meant = titles.get(name_meant(name, titles), name)
        if meant not in names():
            raise BadRequest(f"there is no game {name[:_MOST_NAME]!r}; there are: {', '.join(names())}")
        return meant

    def check_language(self, language: str) -> str:
        """The *language*, such as de or de-AT, or the desk's own where it is empty. Raises `BadRequest`."""
        meant = re.split(r"[-_]", language.strip().casefold())[0]
        if meant and meant not in languages():
            raise BadRequest(
                f"there is no language {language[:_MOST_NAME]!r}; there are: {', '.join(languages())}"
            )
        return meant or self.language

    def _make_room(self) -> None:
        if len(self._places) >= MOST_TABLES:
            self._places = {name: place for name, place in self._places.items() if not place.table.is_over}
        if len(self._places) >= MOST_TABLES:
            raise BadRequest(f"{MOST_TABLES} tables are open; finish one of them: {', '.join(self._places)}")

    @staticmethod
    def _others(wish: Wish, seats: int) -> dict[int, str]:
        """The spec of each other seat: one for all, or one each in the order of the seats."""
        if not 0 <= wish.seat < seats:
            raise BadRequest(f"there is no seat {wish.seat}: seats are 0 to {seats - 1}")
        others = [seat for seat in range(seats) if seat != wish.seat]
        bots = [name_meant(spec, NAMES) for spec in wish.bots]
        specs = bots * len(others) if len(bots) == 1 else bots
        if len(specs) != len(others):
            raise BadRequest(
                f"bots: give one for all of the {len(others)} other seats, or one each, not {len(specs)}"
            )
        return dict(zip(others, specs, strict=True))
