"""What the golden playthroughs are to show of each game: what every match should contain, and scenes of their own."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from benben.engine.game import OptionValue

View: TypeAlias = Mapping[str, Any]

WORTH_TELLING = {
    "ra": (
        *("event-take", "event-done", "event-disaster", "event-disaster_nothing", "event-discard"),
        *("event-won_nothing", "event-track_lost", "event-epoch_ra", "event-epoch_suns", "event-over"),
    ),
    "imhotep_duel": (
        *("event-box", "event-play", "event-take", "event-refill", "event-swap", "event-done_place"),
        *("event-done_unload", "event-first_to_five", "event-boat_leaves", "event-over"),
    ),
}
"""What every match of a game should contain if it can, without the game's name in front."""


def always(_before: View, _after: View) -> bool:
    """Whatever is seen."""
    return True


@dataclass(frozen=True)
class Scene:
    """Something that a playthrough of its own is about, with these options.

    It is a ply of which all *events* are told, and around which a spectator sees what *seen* wants, before and after.
    """

    events: frozenset[str]
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    seen: Callable[[View, View], bool] = always


def scene(*events: str, seen: Callable[[View, View], bool] = always, **options: OptionValue) -> Scene:
    """A scene, in short."""
    return Scene(frozenset(events), options, seen)


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


SCENES: dict[str, dict[str, Scene]] = {
    "ra": {
        "end-last-ra": scene("event-epoch_ra", "event-new_epoch", players=2),
        "end-all-suns": scene("event-epoch_suns", "event-new_epoch", players=2),
        "god-disaster-2022": scene("event-take", "event-disaster", edition="2022"),
        "god-disaster-1999": scene("event-done", "event-disaster", edition="1999"),
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
