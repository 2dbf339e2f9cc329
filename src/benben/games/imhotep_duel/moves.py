"""The moves of The Duel: a typed value, a line of notation (D12), words, pieces and events for each."""

from dataclasses import dataclass

from typing_extensions import override

from benben.engine.event import Event, arrives, event, leaves
from benben.engine.message import Message, message
from benben.engine.notation import Move, MoveList
from benben.games.imhotep_duel.codes import Code
from benben.games.imhotep_duel.components import (
    ACTIONS,
    BOATS,
    CARGO_SPACES,
    EMPTY,
    HARBOR_SPACES,
    PAIRS,
    PRIZE_OBELISKS,
    TEMPLES,
    Token,
)
from benben.games.imhotep_duel.deliveries import Delivery, deliveries, owners
from benben.games.imhotep_duel.gains import token_gain, unloading_gains
from benben.games.imhotep_duel.names import (
    BOAT_NAMES,
    SPACE_NAMES,
    TOKEN_IDS,
    action_spot,
    cargo_spot,
    hand_spot,
    harbor_spot,
    home_spot,
    token_name,
)
from benben.games.imhotep_duel.table import NOBODY, DuelTable, Step
from benben.games.imhotep_duel.view import hides_temples


class DuelMove(Move):
    """A move of a seat."""

    @override
    def describe(self, table: DuelTable) -> Message:
        return message(f"imhotep_duel-move-{self.verb}")

    @override
    def targets(self, table: DuelTable) -> list[str]:
        return [self.verb]

    def events(self, before: DuelTable, after: DuelTable) -> list[Event]:  # noqa: ARG002  (some need not look)
        """The events of the move, without outcomes of chance and the end of the game."""
        return [event(f"imhotep_duel-event-{self.verb}", seat=int(before.actor))]


@dataclass(frozen=True)
class Place(DuelMove):
    """D4.1. Place a meeple on a harbor *space*."""

    space: int
    verb = "place"
    first = Code.PLACE
    choices = (range(HARBOR_SPACES),)

    @property
    @override
    def noun(self) -> str:
        return SPACE_NAMES[self.space]

    @override
    def describe(self, table: DuelTable) -> Message:
        return message("imhotep_duel-move-place", space=self.noun)

    @override
    def targets(self, table: DuelTable) -> list[str]:
        """The space alone says it all; a meeple may also be carried there from the hand."""
        return [harbor_spot(self.space), hand_spot(int(table.actor))]

    @override
    def events(self, before: DuelTable, after: DuelTable) -> list[Event]:
        seat = int(before.actor)
        meeple = arrives(hand_spot(seat), harbor_spot(self.space))
        return [event("imhotep_duel-event-place", meeple, seat=seat, space=self.noun)]


@dataclass(frozen=True)
class Unload(DuelMove):
    """D5.1. Unload a *boat*."""

    boat: int
    verb = "unload"
    first = Code.UNLOAD
    choices = (range(BOATS),)

    @property
    @override
    def noun(self) -> str:
        return BOAT_NAMES[self.boat]

    @override
    def describe(self, table: DuelTable) -> Message:
        return message("imhotep_duel-move-unload", boat=self.noun)

    @override
    def targets(self, table: DuelTable) -> list[str]:
        return [f"boat:{self.noun}"]

    @override
    def events(self, before: DuelTable, after: DuelTable) -> list[Event]:
        """Each token in turn, then what becomes of the boat."""
        found = [event("imhotep_duel-event-unload", seat=int(before.actor), boat=self.noun)]
        held = before.tokens.copy()
        gains = unloading_gains(before, self.boat).tokens
        for delivery, points in zip(deliveries(owners(before), self.boat), gains, strict=True):
            kind = int(before.cargo[self.boat, delivery.space])
            found.append(self._delivered(kind, delivery, _label(kind, points, after), after))
            if delivery.seat is not None:
                held[delivery.seat, kind] += 1
                found += _first_to_five(kind, delivery.seat, int(held[delivery.seat, kind]), before, after)
        if before.supply == 0:
            left = int(after.boats).bit_count()
            found.append(event("imhotep_duel-event-boat_leaves", boat=self.noun, left=left))
        return found

    def _delivered(self, kind: int, delivery: Delivery, label: dict[str, str], after: DuelTable) -> Event:
        """D5.3, D5.5. A token to its site and the meeple back to the hand; D5.4. or what no meeple gets to the box."""
        _, harbor, seat = delivery
        spot = cargo_spot(self.boat, delivery.space)
        if harbor is None or seat is None:
            return event("imhotep_duel-event-box", leaves(spot, "box"), token=token_name(kind))
        token = leaves(spot, home_spot(seat, kind), 0, **label)
        meeple = leaves(harbor_spot(harbor), hand_spot(seat))
        return event("imhotep_duel-event-deliver", token, meeple, seat=seat, token=_gained(kind, after))


@dataclass(frozen=True)
class _AboutToken(Move):
    """A move or an outcome that names a *token*."""

    token: Token

    @property
    @override
    def noun(self) -> str:
        return self.token.title


class Play(_AboutToken, DuelMove):
    """D7.1. Play an action *token*."""

    verb = "play"
    first = Code.PLAY
    choices = (tuple(map(Token, range(*ACTIONS))),)

    @property
    @override
    def noun(self) -> str:
        """The effect of the token, as a part of the sentence."""
        return self.token.title.lower()

    @override
    def describe(self, table: DuelTable) -> Message:
        return message("imhotep_duel-move-play", action=token_name(self.token))

    @override
    def targets(self, table: DuelTable) -> list[str]:
        return [f"action:{TOKEN_IDS[self.token]}"]

    @override
    def events(self, before: DuelTable, after: DuelTable) -> list[Event]:
        seat = int(before.actor)
        token = leaves(action_spot(seat, self.token), "box")
        return [event("imhotep_duel-event-play", token, seat=seat, action=token_name(self.token))]


class Load(_AboutToken):
    """D6.1. An outcome of chance: the *token* that is turned over and laid on the boat."""

    verb = "load"
    choices = (tuple(Token),)

    def events(self, before: DuelTable, after: DuelTable) -> list[Event]:
        """D7.8. A token of the reserve, immediately; D6.1. those of the supply when the boat is full.

        The set-up lays out eighteen at the same time: words alone say it.
        """
        boat, name = int(before.loading), BOAT_NAMES[before.loading]
        cargo = after.cargo[boat]
        if before.step == Step.REFILL:
            token = arrives("reserve", cargo_spot(boat, list(before.cargo[boat]).index(EMPTY)))
            return [event("imhotep_duel-event-refill", token, token=token_name(self.token), boat=name)]
        if EMPTY in cargo:
            return []
        spots = [cargo_spot(boat, space) for space in range(CARGO_SPACES)] if before.tokens.any() else []
        tokens = [arrives("supply", spot, step) for step, spot in enumerate(spots)]
        return [
            event("imhotep_duel-event-load", *tokens, boat=name, tokens=[token_name(kind) for kind in cargo])
        ]


@dataclass(frozen=True)
class Take(DuelMove):
    """D7.6. Take the token from a *boat*'s cargo *space*."""

    boat: int
    space: int
    verb = "take"
    first = Code.TAKE
    choices = (range(BOATS), range(CARGO_SPACES))

    @property
    @override
    def noun(self) -> str:
        """The boat and the cargo space, counted from one."""
        return f"{BOAT_NAMES[self.boat]}:{self.space + 1}"

    @override
    def describe(self, table: DuelTable) -> Message:
        token = token_name(table.cargo[self.boat, self.space])
        name = BOAT_NAMES[self.boat]
        return message("imhotep_duel-move-take", token=token, boat=name, space=self.space + 1)

    @override
    def targets(self, table: DuelTable) -> list[str]:
        return [cargo_spot(self.boat, self.space)]

    @override
    def events(self, before: DuelTable, after: DuelTable) -> list[Event]:
        seat, kind = int(before.actor), int(before.cargo[self.boat, self.space])
        label = _label(kind, token_gain(before, seat, kind), after)
        flight = leaves(cargo_spot(self.boat, self.space), home_spot(seat, kind), 0, **label)
        token, name = _gained(kind, after), BOAT_NAMES[self.boat]
        return [
            event("imhotep_duel-event-take", flight, seat=seat, token=token, boat=name),
            *_first_to_five(kind, seat, int(after.tokens[seat, kind]), before, after),
        ]


@dataclass(frozen=True)
class Swap(DuelMove):
    """D7.19. Swap the tokens on a *pair* of cargo spaces of a *boat*."""

    boat: int
    pair: int
    verb = "swap"
    first = Code.SWAP
    choices = (range(BOATS), range(len(PAIRS)))

    @property
    def spaces(self) -> tuple[int, int]:
        """The two cargo spaces."""
        one, other = PAIRS[self.pair]
        return int(one), int(other)

    @property
    @override
    def noun(self) -> str:
        """The boat and the two cargo spaces, counted from one."""
        return f"{BOAT_NAMES[self.boat]}:{self._numbers}"

    @property
    def _numbers(self) -> str:
        return "-".join(str(space + 1) for space in self.spaces)

    @override
    def describe(self, table: DuelTable) -> Message:
        first, second = (token_name(table.cargo[self.boat, space]) for space in self.spaces)
        boat, spaces = BOAT_NAMES[self.boat], self._numbers
        return message("imhotep_duel-move-swap", boat=boat, first=first, second=second, spaces=spaces)

    @override
    def targets(self, table: DuelTable) -> list[str]:
        return [cargo_spot(self.boat, space) for space in self.spaces]

    @override
    def events(self, before: DuelTable, after: DuelTable) -> list[Event]:
        seat, boat = int(before.actor), BOAT_NAMES[self.boat]
        first, second = (token_name(before.cargo[self.boat, space]) for space in self.spaces)
        one, other = self.targets(before)
        flights = leaves(one, other), leaves(other, one)
        return [event("imhotep_duel-event-swap", *flights, seat=seat, first=first, second=second, boat=boat)]


class Done(DuelMove):
    """D7.4. Place no third meeple, or unload no second boat."""

    verb = "done"
    first = Code.DONE

    @override
    def describe(self, table: DuelTable) -> Message:
        return message(f"imhotep_duel-move-done-{self._declined(table)}")

    @override
    def events(self, before: DuelTable, after: DuelTable) -> list[Event]:
        return [event(f"imhotep_duel-event-done_{self._declined(before)}", seat=int(before.actor))]

    @staticmethod
    def _declined(table: DuelTable) -> str:
        return "place" if table.step == Step.MAY_PLACE else "unload"


class Pass(DuelMove):
    """D3.4. Nothing is legal."""

    verb = "pass"
    first = Code.PASS


def _gained(kind: int, after: DuelTable) -> Message:
    """The name of a token that goes to a site; D11.4. without its value if it is laid face down."""
    if _is_hidden(kind, after):
        return message("imhotep_duel-temple-hidden")
    return token_name(kind)


def _label(kind: int, points: int, after: DuelTable) -> dict[str, str]:
    """The points that a token brings, written on it while it travels; D11.4. not on one that is laid face down."""
    if points == 0 or _is_hidden(kind, after):
        return {}
    return {"label": f"+{points}" if points > 0 else f"\N{MINUS SIGN}{-points}"}


def _is_hidden(kind: int, after: DuelTable) -> bool:
    return hides_temples(after) and TEMPLES[0] <= kind < TEMPLES[1]


def _first_to_five(kind: int, seat: int, held: int, before: DuelTable, after: DuelTable) -> list[Event]:
    """D9.10. The event that a *seat* is the first to have five, if a token of this *kind*, its *held*-th, does it."""
    is_fifth = kind == Token.OBELISK and held == PRIZE_OBELISKS
    if not is_fifth or before.first_to_five != NOBODY or after.first_to_five != seat:
        return []
    return [event("imhotep_duel-event-first_to_five", seat=seat)]


MOVES = MoveList.of(Place, Unload, Play, Take, Swap, Done, Pass)
LOADS = MoveList.of(Load)


def outcomes(_table: DuelTable) -> MoveList:
    """Tokens that are turned over."""
    return LOADS
