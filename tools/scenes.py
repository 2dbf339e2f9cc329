"""What the golden playthroughs are to show of each game: what every match should contain, and scenes of their own."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from benben.engine.options import OptionValue
from benben.engine.registry import rules
from tools.documents import texts

View: TypeAlias = Mapping[str, Any]

WORTH_TELLING = {
    "ra": (
        *("event-take", "event-done", "event-disaster", "event-disaster_nothing", "event-discard"),
        *("event-won_nothing", "event-track_lost", "event-epoch_ra", "event-epoch_suns", "event-over"),
    ),
    "imhotep": (
        *("event-market", "event-take", "event-pair", "event-keep", "event-discard", "event-play"),
        *("event-order", "event-build", "event-draw", "event-decline", "event-point", "event-temple_points"),
        *("event-temple_covers", "event-chamber", "event-obelisk", "event-tower", "event-over"),
    ),
    "imhotep_duel": (
        *("event-box", "event-play", "event-take", "event-refill", "event-swap", "event-done_place"),
        *("event-done_unload", "event-first_to_five", "event-boat_leaves", "event-over"),
    ),
    "ankhor": (
        *("event-save", "event-stack", "event-warehouse", "event-again", "event-discard"),
        *("event-move", "event-bonus", "event-return_ankh", "event-last_round", "event-over"),
    ),
}
"""What every match of a game should contain if it can, without the game's name in front."""


PUT_FIRST = {"ankhor": ("stack", "buy")}
"""Words of the moves that stand first in the list and so are played more often, lest matches get nowhere."""


def always(_before: View, _after: View) -> bool:
    """Whatever is seen."""
    return True


@dataclass(frozen=True)
class Scene:
    """Something that a playthrough of its own is about, with these options.

    It is a ply of which all *events* are told, and around which a spectator sees what *seen* wants, before and after.
    What chance alone would hardly bring about comes when moves with the words of *avoid* are played only for want of
    others: the first words are avoided most.
    """

    events: frozenset[str]
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    seen: Callable[[View, View], bool] = always
    avoid: tuple[str, ...] = ()


def scene(
    *events: str,
    seen: Callable[[View, View], bool] = always,
    avoid: tuple[str, ...] = (),
    **options: OptionValue,
) -> Scene:
    """A scene, in short."""
    return Scene(frozenset(events), options, seen, avoid)


def while_playing(action: str, step: str) -> Callable[[View, View], bool]:
    """The Duel: a step of an action token."""
    return lambda before, _after: (before["playing"], before["step"]) == (action, step)


def both_reach_five(before: View, after: View) -> bool:
    """The Duel: nobody had five obelisks, now both have."""
    had, have = ([seat["tokens"].get("obelisk", 0) for seat in view["seats"]] for view in (before, after))
    return bool(max(had) < 5 <= min(have))  # noqa: PLR2004  (the rulebook's five)


def is_tie(_before: View, after: View) -> bool:
    """The Duel: both have as many points; the one who did not start has won."""
    black, white = (seat["points"] for seat in after["seats"])
    return bool(black == white)


def shuffled_around_pair(before: View, _after: View) -> bool:
    """Imhotep: the face-down pair lies on the market while the discard pile is shuffled."""
    return bool(before["market"]["pair"])


def all_have_passed(before: View, after: View) -> bool:
    """Imhotep: a pass ends the round."""
    return bool(before["round"] < after["round"] or after["over"])


def entrance_is_drawn(before: View, after: View) -> bool:
    """Imhotep: a card turned up in the middle of something brings a stone to the pyramids."""
    return (before["step"], after["step"]) == ("draw", "build")


def beyond_all_towers(_before: View, after: View) -> bool:
    """Imhotep: no point space is empty, and a third stone stays with the others of its colour."""
    return all(tower["seat"] is not None for tower in after["towers"]) and max(after["obelisks"]) >= 3  # noqa: PLR2004


def at_step(step: str) -> Callable[[View, View], bool]:
    """Imhotep: what is asked before the ply."""
    return lambda before, _after: bool(before["step"] == step)


def pair_is_known(before: View, after: View) -> bool:
    """Imhotep: nothing has to be turned up for whoever takes the pair, as all can tell what it is."""
    return (before["step"], after["step"]) == ("take", "keep")


def tiles_of(view: View) -> list[int]:
    """Ankh'or: how many tiles each seat has."""
    return [len(seat["estate"]) for seat in view["seats"]]


def scribes_chain(before: View, after: View) -> bool:
    """Ankh'or: an extra turn brings a fourteenth tile."""
    return max(tiles_of(before)) == 13 and max(tiles_of(after)) == 14  # noqa: PLR2004  (the rulebook's thirteen)


def ties_by(tiles: bool, tokens: bool) -> Callable[[View, View], bool]:
    """Ankh'or: the best have equal points, and whether they have equal tiles, and equal tokens."""

    def seen(_before: View, after: View) -> bool:
        best = max(seat["points"] for seat in after["seats"])
        tied = [seat for seat in after["seats"] if seat["points"] == best]
        equal = [
            len({len(seat["estate"]) for seat in tied}),
            len({sum(seat["tokens"].values()) for seat in tied}),
        ]
        return len(tied) > 1 and bool(tied[0]["estate"]) and equal == [2 - tiles, 2 - tokens]

    return seen


def falls_apart(before: View, after: View) -> bool:
    """Ankh'or: the tiles on the ground of somebody do not hang together any more."""
    return max(map(parts, before["seats"])) == 1 < max(map(parts, after["seats"]))


def parts(seat: View) -> int:
    """Ankh'or: into how many parts an estate falls."""
    ground = {(tile["row"], tile["column"]) for tile in seat["estate"] if tile["level"] == 0}
    found = 0
    while ground:
        found += 1
        waiting = [ground.pop()]
        while waiting:
            row, column = waiting.pop()
            near = ground & {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
            ground -= near
            waiting += near
    return found


def moves_within(before: View, after: View) -> bool:
    """Ankh'or: a tile of a group of just five is moved, and the bonus token stays."""
    seat, moved = before["seats"][before["turn"]], before["lifted"]
    fives = [group["tiles"] for group in seat["groups"] if len(group["tiles"]) == 5]  # noqa: PLR2004  (the rulebook's)
    stays = seat["bonus_of"] == after["seats"][before["turn"]]["bonus_of"]
    return bool(moved and not after["lifted"] and stays and any(moved in tiles for tiles in fives))


ANKHOR_TEXTS = texts("ankhor", next(spec for spec in rules("ankhor").options if spec.name == "boards"))
GOODS_AND_TILES = ("buy", "fish", "ivory", "charcoal", "herbs", "cloth")
IMHOTEP_TEXTS = texts("imhotep", next(spec for spec in rules("imhotep").options if spec.name == "boards"))
SCENES: dict[str, dict[str, Scene]] = {
    "ankhor": {
        "scribes-chain": scene("event-pay", seen=scribes_chain, players=3),
        "sold-out": scene("event-sold_out", avoid=("move", *GOODS_AND_TILES)),
        "slide": scene("event-slide", avoid=("move", *GOODS_AND_TILES)),
        "idle": scene("event-idle", players=3, avoid=("draw", "buy", "end")),
        "tie-tiles": scene("event-over", seen=ties_by(tiles=False, tokens=False)),
        "tie-tokens": scene("event-over", seen=ties_by(tiles=True, tokens=False), players=3),
        "tie-shared": scene("event-shared", seen=ties_by(tiles=True, tokens=True)),
        "bonus-lost": scene("event-bonus_lost", players=4, boards=ANKHOR_TEXTS["unlike"]),
        "bonus-stays": scene("event-place", seen=moves_within, players=3, boards=ANKHOR_TEXTS["unlike"]),
        "warehouse-covered": scene("event-warehouse_covered", players=4),
        "warehouse-stores": scene("event-store", players=2),
        "split": scene("event-place", seen=falls_apart, players=2, split="allowed"),
    },
    "ra": {
        "end-last-ra": scene("event-epoch_ra", "event-new_epoch", players=2),
        "end-all-suns": scene("event-epoch_suns", "event-new_epoch", players=2),
        "god-disaster-2022": scene("event-take", "event-disaster", edition="2022"),
        "god-disaster-1999": scene("event-done", "event-disaster", edition="1999"),
    },
    "imhotep": {
        "lever": scene("event-order", "event-chamber", players=4),
        "hammer": scene("event-play", "event-get", players=3),
        "round-limit": scene("event-play", "event-get", players=2, blue_cards="round", wrath=True),
        "all-pass": scene("event-pass", seen=all_have_passed, avoid=("market", "sail")),
        "pyramid-chain": scene(
            "event-draw", seen=entrance_is_drawn, sides="ABAAA", boards=IMHOTEP_TEXTS["only_cards"]
        ),
        "temple-point": scene("event-point", seen=at_step("choose"), players=3, sides="AABAA"),
        "temple-stones": scene("event-get", seen=at_step("choose"), players=4, sides="AABAA"),
        "towers-full": scene(
            "event-obelisk", seen=beyond_all_towers, sides="AAAAB", boards=IMHOTEP_TEXTS["unlike"]
        ),
        "reshuffle-with-pair": scene(
            "event-reshuffle",
            seen=shuffled_around_pair,
            players=4,
            sides="BBBAA",
            boards=IMHOTEP_TEXTS["only_cards"],
        ),
        "pair-is-known": scene(
            "event-pair", seen=pair_is_known, players=4, sides="BBBAA", boards=IMHOTEP_TEXTS["only_cards"]
        ),
        "no-stone": scene("event-no_stone", sides="ABBAA", boards=IMHOTEP_TEXTS["only_cards"]),
        "end-shared": scene("event-shared", players=3),
    },
    "imhotep_duel": {
        "action-take": scene("event-refill"),
        "action-place": scene("event-place", seen=while_playing("place", "may_place")),
        "action-unload": scene("event-unload", seen=while_playing("place_and_unload", "may_unload")),
        "action-swap": scene("event-unload", seen=while_playing("swap_and_unload", "unload")),
        "end-double-unload": scene("event-over", seen=while_playing("place_and_unload", "unload")),
        "both-five": scene("event-first_to_five", seen=both_reach_five, sides="BBBB"),
        "end-tie": scene("event-over", seen=is_tie),
        "pass": scene("event-pass"),
    },
}
"""Each way in which a part of a game may end, and what else deserves to be seen."""
