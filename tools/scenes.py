"""The golden playthroughs of each game, as declared in `tests/rules/NAME/scenes.py`.

Such a module has `GAMES`: the options of a whole match for each number of players; `SCENES` by name: endings and rare
events that these matches lack; `WORTH_TELLING`: events that every match should contain if it can; and optionally
`PUT_FIRST`: words of moves that are listed first and so are played more often, to let matches progress. Ids have no
prefix with the game's name.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from benben.engine.game import Game
from benben.engine.options import OptionValue
from tools.material import material

Options: TypeAlias = Mapping[str, OptionValue]
View: TypeAlias = Mapping[str, Any]


def always(_before: View, _after: View) -> bool:
    """Any views."""
    return True


@dataclass(frozen=True)
class Scene:
    """A scene that has its own playthrough, with these options.

    It is a ply with all *events*, for which *seen* is true of a spectator's views before and after it. To bring about
    rare events, moves with the words of *avoid* are played only if there are no others; the first words are avoided
    most.
    """

    events: frozenset[str]
    options: Options = field(default_factory=dict)
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


def declared() -> list[str]:
    """The names of the games that have playthroughs."""
    return list(material("scenes"))


def load(game: str, options: Options) -> Game:
    """A *game* with these options, from the package or not."""
    return Game(material("case")[game].CASE.rules, options)


def games_of(game: str) -> list[Game]:
    """A *game* with the options of each of its whole matches."""
    return [load(game, options) for options in _of(game, "GAMES", ())]


def scenes_of(game: str) -> Mapping[str, Scene]:
    """The scenes of a *game* by name."""
    found: Mapping[str, Scene] = _of(game, "SCENES", {})
    return found


def worth_telling(game: str) -> tuple[str, ...]:
    """The events that every match of a *game* should contain if it can."""
    found: tuple[str, ...] = _of(game, "WORTH_TELLING", ())
    return found


def put_first(game: str) -> tuple[str, ...]:
    """The words of a *game*'s moves that are played more often."""
    found: tuple[str, ...] = _of(game, "PUT_FIRST", ())
    return found


def _of(game: str, name: str, otherwise: Any) -> Any:
    return getattr(material("scenes").get(game), name, otherwise)
