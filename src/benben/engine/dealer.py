"""Chance for matches: the dealer draws the outcomes.

A dealer is a pure function of the ply and the weights, so a match can be undone, copied and replayed without
any state of the dealer. docs/records.md describes the published function.
"""

import hashlib
import hmac
import operator
import secrets
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, Self, TypeAlias

from typing_extensions import override

from benben.engine.dice import below, new_dice, small_seed
from benben.engine.purposes import Drawing, purpose_of

SECRET_BYTES = 32
DealerKind: TypeAlias = Literal["committed", "keyed"]
"""How outcomes follow from a secret, as records name it: from the ply, or from the purpose of a draw."""
_DIGEST_VALUES = 1 << 256
_UNITS = 1 << 64
"""The low bits of a digest say whether a proposed outcome is drawn, the others propose it."""


class Dealer(ABC):
    """Draws the outcomes of chance."""

    @abstractmethod
    def ticket(self, ply: int, total: int) -> int:
        """A uniform number from 0 to *total* - 1 for this *ply* (0-based, chance and moves counted alike)."""

    @abstractmethod
    def to_json(self, reveal: bool) -> dict[str, Any]:
        """The dealer's entry in a record; with secrets only if *reveal*."""

    def draw(self, match: Drawing) -> int:
        """The outcome of the draw at which a match stands."""
        return self.deal(match.ply, match.weights())

    def deal(self, ply: int, weights: Sequence[int]) -> int:
        """The outcome for this *ply*: an index into *weights*, each as likely as its weight."""
        ticket = self.ticket(ply, sum(weights))
        for outcome, weight in enumerate(weights):
            if ticket < weight:
                return outcome
            ticket -= weight
        raise AssertionError("a ticket beyond the total")


@dataclass(frozen=True)
class SeededDealer(Dealer):
    """Fast and reproducible: dice (`benben.engine.dice`) seeded with *seed* and the ply. Not for play for stakes."""

    seed: int

    def __post_init__(self) -> None:
        small_seed(self.seed)
        object.__setattr__(self, "seed", operator.index(self.seed))  # records take NumPy's integers too

    @override
    def ticket(self, ply: int, total: int) -> int:
        return int(below(new_dice(self.seed, ply), total))

    @override
    def to_json(self, reveal: bool) -> dict[str, Any]:
        return {"kind": "seeded", "seed": self.seed}


@dataclass(frozen=True)
class CommittedDealer(Dealer):
    """For people: every outcome follows from a 256-bit secret that was committed to before the first move.

    The ticket is HMAC-SHA256(secret, "benben:PLY:TRY") as a big-endian number modulo the total weight; a number in the
    incomplete last stretch of 2**256 is rejected and TRY goes up by one, so every outcome has its exact odds.
    """

    secret: bytes

    kind: ClassVar[DealerKind] = "committed"
    """Names the way of drawing in records."""

    def __post_init__(self) -> None:
        if len(self.secret) != SECRET_BYTES:
            raise ValueError(f"a dealer's secret has {SECRET_BYTES} bytes, not {len(self.secret)}")

    @classmethod
    def fresh(cls) -> Self:
        """A dealer with a new secret from the operating system."""
        return cls(secrets.token_bytes(SECRET_BYTES))

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret in hexadecimal: published before the first move."""
        return hashlib.sha256(self.secret).hexdigest()

    @override
    def ticket(self, ply: int, total: int) -> int:
        limit = _DIGEST_VALUES - _DIGEST_VALUES % total
        attempt = 0
        while (number := self._number(str(ply), attempt)) >= limit:
            attempt += 1
        return number % total

    def _number(self, purpose: str, attempt: int) -> int:
        """256 bits that follow from the secret."""
        message = f"benben:{purpose}:{attempt}".encode()
        return int.from_bytes(hmac.digest(self.secret, message, "sha256"), "big")

    @override
    def to_json(self, reveal: bool) -> dict[str, Any]:
        shown = {"kind": self.kind, "commitment": self.commitment}
        return {**shown, "secret": self.secret.hex()} if reveal else shown

    def __repr__(self) -> str:
        return f"{type(self).__name__}(commitment={self.commitment!r})"


@dataclass(frozen=True, repr=False)
class KeyedDealer(CommittedDealer):
    """As `CommittedDealer`, but a draw follows from its purpose, not from its ply.

    Tables with one secret get the same n-th tile or card, however many decisions came before it; where what is left to
    draw differs a little, most outcomes are still the same. A number of 256 bits for each try proposes an outcome
    (number // 2**64 modulo the number of outcomes) and a unit (number modulo the least power of two that is not below
    the greatest weight); the first proposal whose unit is below its weight is drawn, so the odds are exact.
    """

    kind: ClassVar[DealerKind] = "keyed"

    @override
    def draw(self, match: Drawing) -> int:
        return self.drawn(purpose_of(match), match.weights())

    def drawn(self, purpose: str, weights: Sequence[int]) -> int:
        """The outcome for a *purpose*: an index into *weights*, each as likely as its weight."""
        units = 1 << (max(weights) - 1).bit_length()
        proposals = _DIGEST_VALUES // _UNITS
        limit = proposals - proposals % len(weights)
        attempt = 0
        while True:
            proposal, unit = divmod(self._number(purpose, attempt), _UNITS)
            outcome = proposal % len(weights)
            if proposal < limit and unit % units < weights[outcome]:
                return outcome
            attempt += 1


@dataclass(frozen=True)
class UnknownDealer(Dealer):
    """The dealer of a match that was read from an unfinished game's record: its secret is unknown here."""

    commitment: str
    kind: DealerKind = CommittedDealer.kind

    @override
    def draw(self, match: Drawing) -> int:
        return self.ticket(match.ply, 1)

    @override
    def ticket(self, ply: int, total: int) -> int:
        raise LookupError(
            "this match's dealer is not known here: give benben.read_record a dealer to play on"
        )

    @override
    def to_json(self, reveal: bool) -> dict[str, Any]:
        return {"kind": self.kind, "commitment": self.commitment}


DEALERS: Mapping[DealerKind, type[CommittedDealer]] = {
    each.kind: each for each in (CommittedDealer, KeyedDealer)
}
"""The dealers with a secret, by their kind in records."""


def dealer_of(seed: int | None, dealer: Dealer | None) -> Dealer:
    """The dealer of a new match: a given one, a seeded one, or a committed one whose secret is not known to anyone."""
    if seed is not None and dealer is not None:
        raise ValueError("give a seed or a dealer, not both")
    if dealer is not None:
        return dealer
    return CommittedDealer.fresh() if seed is None else SeededDealer(seed)
