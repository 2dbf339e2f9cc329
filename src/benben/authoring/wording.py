"""The texts of a game in one file: plain English made of its names, until its author writes better ones.

A game may give single texts itself (`words`), or have catalogues of any language in a folder `texts`; those come first.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from benben.authoring.cells import Cell
from benben.authoring.verbs import Verbs
from benben.engine.options import OptionSpec


@dataclass(frozen=True)
class Named:
    """Everything of a game that has a name."""

    cells: Sequence[Cell]
    moves: Verbs
    outcomes: Verbs
    options: Sequence[OptionSpec]
    scored: bool


def texts_of(game: str, named: Named, words: Mapping[str, str]) -> dict[str, str]:
    """The texts of a game by id. *words* are the game's own, by id without the game's name."""
    made = {**dict(_texts(game, named)), **words}
    return {f"{game}-{key}": text for key, text in made.items()}


def _texts(game: str, named: Named) -> Iterator[tuple[str, str]]:
    players = next(spec.choices for spec in named.options if spec.name == "players")
    yield "title", plain(game)
    yield "subtitle", f"A game for {' or '.join(map(str, players))} players"
    yield "seat", "{ $seat }"
    yield "prompt", _for_reader("Your turn", "{ $seat } to play")
    yield "prompt-verbs", _for_reader("Your turn: { $verbs }", "{ $seat } to play: { $verbs }")
    yield "prompt-chance", "Chance decides."
    yield "prompt-over", "The game is over."
    yield "reason-points", "most points" if named.scored else "has won"
    yield "reason-shared", "equal points" if named.scored else "no seat has won"
    yield "event-over", "The game is over."
    yield "item-points", "Points: { $points }"
    yield "item-name-points", "Points"
    yield from _of_options(named.options)
    yield from ((f"cell-{cell.name}", plain(cell.name)) for cell in named.cells)
    yield from _of_verbs(named.moves, named.outcomes)


def _for_reader(you: str, other: str) -> str:
    """A text that addresses the seat's own player."""
    return f"{{ WHO($seat) ->\n    [you] {you}\n   *[other] {other}\n }}"


def _of_options(options: Sequence[OptionSpec]) -> Iterator[tuple[str, str]]:
    for spec in options:
        yield f"option-{spec.name}", plain(spec.name)
        for choice in spec.choices:
            yield f"option-{spec.name}-{choice}", plain(str(choice))


def _of_verbs(moves: Verbs, outcomes: Verbs) -> Iterator[tuple[str, str]]:
    for verb in moves:
        word = plain(verb).lower()
        yield f"verb-{verb}", word
        yield f"move-{verb}", f"{plain(verb)} {{ $noun }}" if any(moves[verb]) else plain(verb)
        yield (
            f"event-{verb}",
            f"{{ $seat }}: {word} {{ $noun }}." if any(moves[verb]) else f"{{ $seat }}: {word}.",
        )
        yield f"event-{verb}-secret", f"{{ $seat }}: {word}."
    for verb in outcomes:
        word = plain(verb)
        yield f"outcome-{verb}", f"{word} {'{ $noun }'}." if any(outcomes[verb]) else f"{word}."
        yield f"outcome-{verb}-secret", f"{word}: hidden."


def plain(name: str) -> str:
    """A name as people write it."""
    words = name.replace("_", " ")
    return words[:1].upper() + words[1:]
