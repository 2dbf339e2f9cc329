"""Imhotep once more, slowly and in plain Python, written from the rules page alone: what the real one is held against.

Nothing here knows the engine or the real rules. Moves and outcomes of chance are notation. The flow of a game is one
generator, so that a chain of decisions reads like the rulebook; `Board` is what lies on the table.
"""

import tomllib
from collections import Counter
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from tests.rules.imhotep.reference_board import BOX, COLORS, PYRAMIDS, RED, ROUND_CARDS, SITES, Board, Ship

ROUNDS = 6


@dataclass(frozen=True)
class Question:
    """What is asked: of a seat, or with weights of chance."""

    step: str
    seat: int
    options: Mapping[str, int]

    @property
    def actor(self) -> int:
        return {"over": -2}.get(self.step, self.seat)


Flow: TypeAlias = Generator[Question, str, None]
Telling: TypeAlias = Generator[Question, str, str]


def ask(step: str, seat: int, options: Sequence[str]) -> Telling:
    return (yield Question(step, seat, dict.fromkeys(options, 1)))


class Imhotep:
    """A game: `question` is what is asked now, `answer` goes on with a move of the seat or an outcome of chance."""

    def __init__(self, players: int, sides: str, wrath: bool, blue_cards: str, boards: str) -> None:
        letters = dict(zip(SITES, sides, strict=True))
        self.board = Board(players, letters, tomllib.loads(boards), wrath)
        self.per_round = blue_cards == "round"
        self.round_cards = list(ROUND_CARDS[players])
        self.round = 0
        self.turn = 0
        self.played_blue: set[int] = set()
        self.playing: str | None = None
        self.order: list[int] = []
        self.looking: list[str] = []
        self._flow = self._game()
        self.question = next(self._flow)

    def answer(self, text: str) -> None:
        assert text in self.question.options
        self.question = self._flow.send(text)

    # ---- rounds ----
    def _game(self) -> Flow:
        for self.round in range(ROUNDS):
            card = yield from ask("deal_round", -1, [f"round {card}" for card in self.round_cards])
            self.round_cards.remove(card.removeprefix("round "))
            self.board.ships = [Ship([None] * int(size)) for size in card.split()[1:]]
            yield from self._fill_market()
            self.played_blue = set()
            passes = 0
            while passes < self.board.players and any(ship.waits for ship in self.board.ships):
                passed = yield from self._turn()
                passes = passes + 1 if passed == "pass" else 0
                self.turn = (self.turn + 1) % self.board.players
            yield from self._end_round()
        yield Question("over", -2, {})

    def _end_round(self) -> Flow:
        """I13. After the sixth round the table need not be cleared."""
        board = self.board
        yield from self._score_temple()
        if self.round == ROUNDS - 1:
            return
        for ship in board.ships:
            for seat in ship.stones:
                board.quarry[seat] += 1
        board.ships = []
        board.discard.update(kind for kind in board.offer if kind)
        board.offer = [None] * len(board.offer)
        board.discard.update(board.known)
        board.pair, board.known = board.pair - len(board.known), []
        while board.pair:
            kind = yield from self._reveal("clear")
            board.pair -= 1
            board.discard[kind] += 1

    def _score_temple(self) -> Flow:
        """I8.3 to I8.9."""
        board = self.board
        for column in range(board.columns):
            stones = board.temple[column :: board.columns]
            if not stones:
                continue
            seat = stones[-1]
            gives = board.figures["temple"]["columns"][column]
            if board.sides["temple"] == "A":
                board.track[seat]["temple"] += 1
            elif gives == "points":
                board.track[seat]["temple"] += 2
            elif gives == "card":
                yield from self._draw(seat)
            elif (
                not board.gettable(seat, 2)
                or (yield from ask("choose", seat, ["point", "get stones"])) == "point"
            ):
                board.track[seat]["temple"] += 1
            else:
                board.get(seat, 2)

    # ---- cards ----
    def _fill_market(self) -> Flow:
        """I6.1, I6.6, I6.11."""
        board = self.board
        side_b = board.sides["market"] == "B"
        board.offer = [None] * (3 if side_b else 4)
        for place in range(len(board.offer)):
            assert self._see_to_pile(), "I6.13"
            board.offer[place] = yield from self._reveal("deal_offer")
            board.pile -= 1
        for _ in range(2 if side_b else 0):
            assert self._see_to_pile(), "I6.13"
            board.pile -= 1
            board.pair += 1

    def _see_to_pile(self) -> bool:
        """I6.11, I6.12. What lies face down on the market is what was left. Return whether there is a card to draw."""
        board = self.board
        if board.pile == 0:
            board.known += board.down.elements()
            assert len(board.known) == board.pair
            board.down, board.discard = board.discard, Counter()
            board.pile = board.down.total()
        return board.pile > 0

    def _reveal(self, step: str) -> Telling:
        """A card that lay face down, no matter where."""
        options = {f"reveal {kind}": count for kind, count in self.board.down.items() if count}
        kind = (yield Question(step, -1, options)).removeprefix("reveal ")
        self.board.down[kind] -= 1
        return kind

    def _draw(self, seat: int) -> Flow:
        """I6.13, I7.10, I8.8."""
        if not self._see_to_pile():
            return
        kind = yield from self._reveal("draw")
        self.board.pile -= 1
        yield from self._gain(seat, kind)

    def _gain(self, seat: int, kind: str) -> Flow:
        """I6.5, I11.1 to I11.5. Face up in front of its owner; a red one is used immediately and then discarded."""
        board = self.board
        board.cards[seat][kind] += 1
        if kind not in RED:
            return
        if board.quarry[seat]:
            board.quarry[seat] -= 1
            yield from self._lay(seat, RED[kind])
        board.cards[seat][kind] -= 1
        board.discard[kind] += 1

    # ---- turns ----
    def _turn(self) -> Telling:
        seat = self.turn
        move = yield from ask("turn", seat, self._actions(seat) or ["pass"])
        verb, _, rest = move.partition(" ")
        if verb == "get":
            self.board.get(seat, 3)
        elif verb == "place":
            self._place(seat, rest)
        elif verb == "sail":
            yield from self._sail(move)
        elif verb == "play":
            yield from self._play(seat, rest.capitalize())
        return move

    def _actions(self, seat: int) -> list[str]:
        """I3.5, I3.6, I12."""
        board, ships = self.board, self.board.ships
        can_get = board.gettable(seat, 3) > 0
        stones, spaces, sailings = board.sled[seat], self._spaces(), self._sailings(ships)
        playable = {
            "Lever": bool(sailings),
            "Hammer": can_get and bool(spaces),
            "Sail": stones >= 1 and bool(self._spaces(to_sail=True)),
            "Chisel": stones >= 2 and len(spaces) >= 2,
        }
        if self.per_round and seat in self.played_blue:
            playable = {}
        cards = [f"play {card.lower()}" for card in playable if playable[card] and board.cards[seat][card]]
        return ["get stones"] * can_get + spaces * (stones > 0) + sailings + cards

    def _spaces(self, to_sail: bool = False) -> list[str]:
        """The placings that are possible with a stone at hand; *to_sail*: where the ship could then sail."""
        return [
            f"place {number}:{space}"
            for number, ship in enumerate(self.board.ships, 1)
            if ship.waits and (not to_sail or len(ship.stones) + 1 >= ship.fewest)
            for space, stone in enumerate(ship.hold, 1)
            if stone is None
        ]

    def free_sites(self) -> list[str]:
        visited = [ship.site for ship in self.board.ships]
        return [site for site in SITES if site not in visited]

    def _sailings(self, ships: Sequence[Ship]) -> list[str]:
        return [
            f"sail {self.board.ships.index(ship) + 1} {site.replace('_', ' ')}"
            for ship in ships
            if ship.waits and len(ship.stones) >= ship.fewest
            for site in self.free_sites()
        ]

    def _place(self, seat: int, where: str) -> Ship:
        number, space = map(int, where.removeprefix("place ").split(":"))
        ship = self.board.ships[number - 1]
        ship.hold[space - 1] = seat
        self.board.sled[seat] -= 1
        return ship

    def _play(self, seat: int, card: str) -> Flow:
        """I12."""
        self.board.cards[seat][card] -= 1
        self.playing = card
        self.played_blue.add(seat)
        if card == "Lever":
            move = yield from ask("sail", seat, self._sailings(self.board.ships))
            yield from self._sail(move, lever=True)
        elif card == "Sail":
            ship = self._place(seat, (yield from ask("place_to_sail", seat, self._spaces(to_sail=True))))
            yield from self._sail((yield from ask("sail_on", seat, self._sailings([ship]))))
        else:
            self.board.get(seat, 3 if card == "Hammer" else 0)
            for _ in range(1 if card == "Hammer" else 2):
                self._place(seat, (yield from ask("place", seat, self._spaces())))
        self.playing = None
        self.board.discard[card] += 1

    # ---- sailing and unloading ----
    def _sail(self, move: str, lever: bool = False) -> Flow:
        """I5, I12.7 to I12.9."""
        _, number, *words = move.split()
        ship = self.board.ships[int(number) - 1]
        ship.site = "_".join(words)
        left = ship.stones
        while lever and len(set(left)) > 1:
            names = [COLORS[seat] for seat in sorted(set(left))]
            color = yield from ask("order", self.turn, [f"unload {name}" for name in names])
            self.order.append(COLORS.index(color.removeprefix("unload ")))
            left.remove(self.order[-1])
        for seat in [*self.order, *left]:
            ship.hold[ship.hold.index(seat)] = None
            if ship.site == "market":
                yield from self._take(seat)
            else:
                yield from self._lay(seat, ship.site)
        self.order = []

    def _take(self, seat: int) -> Flow:
        """I6.2, I6.4, I6.7, I6.8."""
        board = self.board
        offers = [f"take {kind}" for kind in BOX if kind in board.offer]
        move = yield from ask("take", seat, offers + ["take pair"] * (board.pair > 0))
        board.quarry[seat] += 1
        if move != "take pair":
            kind = move.removeprefix("take ")
            board.offer[board.offer.index(kind)] = None
            yield from self._gain(seat, kind)
            return
        self.looking = list(board.known)
        while len(self.looking) < 2:
            self.looking.append((yield from self._reveal("look")))
        kept = yield from ask("keep", seat, [f"keep {kind}" for kind in BOX if kind in self.looking])
        self.looking.remove(kept.removeprefix("keep "))
        board.discard.update(self.looking)
        self.looking, board.known, board.pair = [], [], 0
        yield from self._gain(seat, kept.removeprefix("keep "))

    def _lay(self, seat: int, site: str) -> Flow:
        """I7.6 to I7.14. Lay a stone that was unloaded, or brought by a red card, and all that it sets off."""
        board, choices = self.board, self.board.open_pyramids()
        pyramid = choices[0] if choices else 0
        if site == "pyramids" and len(choices) > 1:
            built = yield from ask("build", seat, [f"build {PYRAMIDS[each]}" for each in choices])
            pyramid = PYRAMIDS.index(built.removeprefix("build "))
        bonus = board.lay(seat, site, pyramid)
        if bonus == "card" and (board.pile or board.discard.total()):
            if (yield from ask("may_draw", seat, ["draw", "decline"])) == "draw":
                yield from self._draw(seat)
        elif bonus == "stones" and board.gettable(seat, 3):
            if (yield from ask("may_get", seat, ["get stones", "decline"])) == "get stones":
                board.get(seat, 3)
        elif bonus == "ship" and board.sled[seat] and self._spaces():
            where = yield from ask("may_place", seat, [*self._spaces(), "decline"])
            if where != "decline":
                self._place(seat, where)
