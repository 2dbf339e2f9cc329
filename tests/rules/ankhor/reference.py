"""Ankh'or once more, slowly and in plain Python, written from the rules page alone: what the real one is held against.

Nothing here knows the engine or the real rules. Moves and outcomes of chance are notation. The flow of a game is one
generator, so that a chain of decisions reads like the rulebook; `Estate` is what lies before a player.
"""

import tomllib
from collections import Counter
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from tests.rules.ankhor.reference_estate import (
    COLORS,
    GOOD_OF,
    GOODS,
    KINDS,
    Estate,
    Spot,
    Tile,
    hanging_together,
)

TOKENS = (*GOODS, "ankh")
PILES = ("left", "right")


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


# ---- the price board -------------------------------------------------------------------------------------------
Deal: TypeAlias = tuple[str, ...]


@cache
def ways(left: tuple[int, ...], holes: tuple[int, ...], equal: Deal = ()) -> int:
    """A2.5. Ways to fill the holes with so many markers of each good; *equal* are those on the first space so far."""
    if not holes:
        return 1
    if len(equal) == holes[0]:
        return ways(left, holes[1:])
    return sum(
        ways(tuple(count - (i == good) for i, count in enumerate(left)), holes, (*equal, GOODS[good]))
        for good, count in enumerate(left)
        if count and equal.count(GOODS[good]) < 2
    )


class Ankhor:
    """A game: `question` is what is asked now, `answer` goes on with a move of the seat or an outcome of chance."""

    def __init__(self, players: int, split: str, boards: str) -> None:
        figures = tomllib.loads(boards)
        self.players = players
        self.may_split = split == "allowed"
        self.holes: list[int] = figures["market"]["markers"]
        self.down = Counter(
            {
                Tile(color, kind): figures["tiles"][kind][number]
                for number, color in enumerate(COLORS)
                for kind in KINDS
            }
        )
        self.prices: list[list[str]] = [[] for _ in self.holes]
        self.row: list[Tile | None] = [None] * len(self.holes)
        self.piles = {"left": 28, "right": 27}
        self.tops: dict[str, str | None] = {"left": None, "right": None}
        self.supply = Counter(dict.fromkeys(TOKENS, players + 2))
        self.tokens: list[Counter[str]] = [Counter() for _ in range(players)]
        self.estates = [Estate() for _ in range(players)]
        self.turn = 0
        self.spendable = 0
        self.to_take = 0
        self.buying: int | None = None
        self.lifted: Spot | None = None
        self.acted = self.again = False
        self.round = self.idle_rounds = self.turns = 0
        self.idle_turns = 0
        self.something_comes = False
        self._flow = self._game()
        self.question = next(self._flow)

    def answer(self, text: str) -> None:
        assert text in self.question.options
        self.question = self._flow.send(text)

    # ---- the game ----
    def _game(self) -> Flow:
        yield from self._set_up()
        while not self._is_the_end():
            self.round += 1
            comes = False
            for seat in range(self.players):
                self.turn = seat
                self.turns += 1
                self.something_comes = False
                self.again = True
                while self.again:
                    self.again = False
                    yield from self._turn()
                self.idle_turns += not self.something_comes
                comes = comes or self.something_comes
            self.idle_rounds = 0 if comes else self.idle_rounds + 1
        yield Question("over", -2, {})

    def _note_activity(self) -> None:
        """A12.5. A tile is bought, drawn or discarded."""
        self.something_comes = True
        self.idle_turns = 0

    def _is_the_end(self) -> bool:
        """A12. Asked at the end of a round."""
        thirteen = any(len(estate.tiles) >= 13 for estate in self.estates)
        return thirteen or self.is_sold_out or self.idle_rounds >= 20

    @property
    def is_sold_out(self) -> bool:
        return not any(self.row) and not self.down.total()

    def _set_up(self) -> Flow:
        """A2."""
        for space, holes in enumerate(self.holes):
            for _ in range(holes):
                marker = yield Question("deal_markers", -1, self._deals(space))
                self.prices[space].append(marker.removeprefix("marker "))
        for pile in PILES:
            yield from self._show(pile)
        yield from self._fill("left")

    def _deals(self, space: int) -> dict[str, int]:
        laid = Counter(good for goods in self.prices for good in goods)
        options = {}
        for good in GOODS:
            equal = (*self.prices[space], good)
            left = tuple(3 - laid[each] - (each == good) for each in GOODS)
            if min(left) >= 0 and equal.count(good) < 3:
                options[f"marker {good}"] = ways(left, tuple(self.holes[space:]), equal)
        return {option: count for option, count in options.items() if count}

    # ---- draw piles ----
    def _show(self, pile: str) -> Flow:
        """A2.7. The back of the tile that is now on top: any that lies face down, but for the other pile's top."""
        if self.piles[pile] == 0:
            self.tops[pile] = None
            return
        colors = Counter[str]()
        for tile, count in self.down.items():
            colors[tile.color] += count
        colors.subtract(color for name, color in self.tops.items() if color and name != pile)
        shown = yield Question("show", -1, {f"show {color}": n for color, n in colors.items() if n})
        self.tops[pile] = shown.removeprefix("show ")

    def _fill(self, pile: str) -> Flow:
        """A10.5, A10.6, A2.9."""
        for space in range(len(self.row)):
            if self.row[space] is None and self.down.total():
                if self.piles[pile] == 0:
                    pile = PILES[1 - PILES.index(pile)]
                yield from self._draw(pile, space)

    def _draw(self, pile: str, space: int) -> Flow:
        color = self.tops[pile]
        kinds = {f"reveal {t.kind}": n for t, n in self.down.items() if n and t.color == color}
        kind = (yield Question("reveal", -1, kinds)).removeprefix("reveal ")
        tile = Tile(str(color), kind)
        self.down[tile] -= 1
        self.piles[pile] -= 1
        self.row[space] = tile
        self.tops[pile] = None
        self._note_activity()
        yield from self._show(pile)

    # ---- a turn ----
    @property
    def estate(self) -> Estate:
        return self.estates[self.turn]

    @property
    def own(self) -> Counter[str]:
        return self.tokens[self.turn]

    def _turn(self) -> Flow:
        """A3."""
        self.spendable, self.acted = self.own["ankh"], False
        while not self.acted:
            options = self._takes() + self._buys() + self._extras()
            move = yield from ask("turn", self.turn, options or ["pass"])
            verb, _, rest = move.partition(" ")
            self.acted = verb in {"take", "buy", "pass"}
            if verb == "take":
                yield from self._take(rest)
            elif verb == "buy":
                yield from self._buy(int(rest) - 1)
            elif verb != "pass":
                yield from self._extra(move)
        while self._extras():
            move = yield from ask("after", self.turn, [*self._extras(), "end"])
            if move == "end":
                break
            yield from self._extra(move)
        yield from self._finish()

    def _takes(self) -> list[str]:
        return [f"take {token}" for token in TOKENS if self.supply[token]]

    def _take(self, first: str) -> Flow:
        """A4.1 to A4.4."""
        self._gain(first)
        for number in (2, 1):
            if self._takes():
                self.to_take = number
                move = yield from ask("take", self.turn, self._takes())
                self._gain(move.removeprefix("take "))
        self.to_take = 0

    def _gain(self, token: str) -> None:
        self.supply[token] -= 1
        self.own[token] += 1

    def _lose(self, token: str) -> None:
        assert self.own[token] > 0
        self.supply[token] += 1
        self.own[token] -= 1

    def hand(self, seat: int) -> Counter[str]:
        """The goods that do not lie on warehouses."""
        return Counter({g: self.tokens[seat][g] - self.estates[seat].stored[g] for g in GOODS})

    def _finish(self) -> Flow:
        """A4.5 to A4.7, A8.7."""
        self.spendable = 0
        while self.own["ankh"] > 2:
            self._lose("ankh")
        while (hand := +self.hand(self.turn)).total() > 5:
            ways = [f"store {good}" if self._has_place(good) else f"return {good}" for good in hand]
            way = ways[0] if len(ways) == 1 else (yield from ask("return", self.turn, ways))
            verb, good = way.split()
            if verb == "store":
                self.estate.stored[good] += 1
            else:
                self._lose(good)

    def _has_place(self, good: str) -> bool:
        """A8.5. Whether a warehouse of this good is empty and not covered."""
        return self.estate.stored[good] < self.estate.warehouses(good)

    # ---- buying ----
    def price(self, space: int, saved: str | None = None) -> Counter[str]:
        price = Counter(self.prices[space])
        price.subtract([saved] if saved else [])
        return +price

    def savable(self, space: int) -> list[str]:
        """A6.5, A6.6. The goods without which the rest can be paid."""
        return [good for good in self.price(space) if self.price(space, good) <= self.own]

    def _layings(self, space: int) -> list[str]:
        """A6. Where the tile of a space could go and be paid."""
        tile, estate = self.row[space], self.estate
        if tile is None:
            return []
        layings = []
        if self.price(space) <= self.own:
            layings = [f"place {number}" for number in range(1, 1 + len(estate.places()))]
            if not estate.tiles:
                return ["place 1"]
        if self.savable(space):
            numbers = {spot: number for number, spot in enumerate(estate.numbered(), 1)}
            for cell in estate.free_squares:
                if tile.color in estate.colors_under(cell):
                    layings.append(f"stack {numbers[0, *cell]}")
        return layings

    def _buys(self) -> list[str]:
        return [f"buy {space + 1}" for space in range(len(self.row)) if self._layings(space)]

    def _buy(self, space: int) -> Flow:
        """A5.6. Price, tile, bonus tokens, and what the tile says."""
        self.buying = space
        if self.estate.tiles:
            move = yield from ask("place", self.turn, self._layings(space))
            verb, number = move.split()
        else:
            verb, number = "first", "1"
        price, spot = self.price(space), (0, 1, 1)
        if verb == "stack":
            spot = (1, *self.estate.numbered()[int(number) - 1][1:])
            saved = self.savable(space)
            if len(saved) > 1:
                saved = [(yield from ask("save", self.turn, [f"save {good}" for good in saved]))]
            price = self.price(space, saved[0].removeprefix("save "))
        elif verb == "place":
            spot = (0, *self.estate.places()[int(number) - 1])
        for good in price.elements():
            self._lose(good)
            self.estate.stored[good] = max(0, self.estate.stored[good] - 1)
        tile, self.row[space], self.buying = self.row[space], None, None
        assert tile is not None
        self._note_activity()
        self.estate.lay(spot, tile)
        self._uncover_and_cover()
        self._bring(tile)

    def _bring(self, tile: Tile) -> None:
        """A8.3, A8.9. A warehouse laid on another of its good has that one's token by now (A8.14)."""
        good = GOOD_OF[tile.color]
        if tile.kind == "warehouse" and self.supply[good] and self._has_place(good):
            self._gain(good)
            self.estate.stored[good] += 1
        self.again = self.again or tile.kind == "scribe"

    def _uncover_and_cover(self) -> None:
        """A8.4, A8.14. Tokens for which there is no room on warehouses any more go back."""
        for good in GOODS:
            while self.estate.stored[good] > self.estate.warehouses(good):
                self.estate.stored[good] -= 1
                self._lose(good)

    # ---- extra actions ----
    def _extras(self) -> list[str]:
        if not self.spendable:
            return []
        return self._draws() + ["move"] * bool(self._liftable())

    def _draws(self) -> list[str]:
        """A10.7, A10.8."""
        tiles = [tile is not None for tile in self.row]
        piles = [f"draw {pile}" for pile in PILES if self.piles[pile]]
        if self.players == 2 and any(tiles):
            return piles or ["slide"]
        slides = tiles != sorted(tiles, reverse=True)
        return ([] if all(tiles) else piles) or ["slide"] * (slides and not piles)

    def _extra(self, move: str) -> Flow:
        self.spendable -= 1
        self._lose("ankh")
        if move == "move":
            yield from self._move()
            return
        tiles = [tile for tile in self.row if tile is not None]
        if self.players == 2 and tiles:
            tiles.pop(0)
            self._note_activity()
        self.row = tiles + [None] * (len(self.row) - len(tiles))
        if move != "slide":
            yield from self._fill(move.removeprefix("draw "))

    def _goals(self, spot: Spot) -> list[str]:
        """A11.2 to A11.6. Where a tile of the estate could go."""
        estate, numbers = self.estate, self.estate.numbered()
        if spot[0] == 1:
            return [f"stack {numbers.index((0, *cell)) + 1}" for cell in estate.free_squares]
        if spot in estate.covered:
            return []
        others = {each for each in numbers if each[0] == 0} - {spot}
        return [
            f"place {number}"
            for number, place in enumerate(estate.places(spot), 1)
            if place != spot[1:] and (self.may_split or len(hanging_together({*others, (0, *place)})) == 1)
        ]

    def _liftable(self) -> list[str]:
        spots = enumerate(self.estate.numbered(), 1)
        return [f"lift {number}" for number, spot in spots if self._goals(spot)]

    def _move(self) -> Flow:
        """A11."""
        move = yield from ask("lift", self.turn, self._liftable())
        self.lifted = lifted = self.estate.numbered()[int(move.removeprefix("lift ")) - 1]
        verb, number = (yield from ask("set_down", self.turn, self._goals(lifted))).split()
        if verb == "place":
            goal = (0, *self.estate.places(lifted)[int(number) - 1])
        else:
            goal = (1, *self.estate.numbered()[int(number) - 1][1:])
        self.estate.move(lifted, goal)
        self.lifted = None
        self._uncover_and_cover()
