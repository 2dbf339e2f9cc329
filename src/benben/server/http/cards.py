"""The card of a table: what messengers show for a link to it, as Open Graph tags in the page's head.

It says who invites to which game with which options, or how a game has ended. A private table has none.
"""

from html import escape
from pathlib import Path

from benben.engine import registry
from benben.engine.options import OptionValue
from benben.server.http.offers import game_info
from benben.server.models.lobby import GameOption
from benben.server.tables import serialize
from benben.server.tables.seating import Viewer
from benben.server.tables.session import TableSession
from benben.texts import Texts

CARDS = "/cards"
"""The path of the pictures of games."""
_SIZE = (1200, 630)


def card_tags(table: TableSession, origin: str, language: str) -> str:
    """The tags of a table's card, for a server that is reached at *origin*."""
    if table.header.terms.private:
        return ""
    title, about = _words(table, Texts(language))
    tags = {
        "og:site_name": "Benben",
        "og:type": "website",
        "og:url": f"{origin}/table/{table.id}",
        "og:locale": language,
        "og:title": title,
        "og:description": about,
        **_picture(table.header.game, origin),
    }
    return "".join(f'<meta property="{name}" content="{escape(text)}">\n' for name, text in tags.items())


def card_file(game: str) -> Path | None:
    """The picture of a game, if it has one."""
    if game not in registry.names():
        return None
    file = Path(registry.rules(game).catalogues).parent / "card.jpg"
    return file if file.is_file() else None


def _picture(game: str, origin: str) -> dict[str, str]:
    if card_file(game) is None:
        return {"twitter:card": "summary"}
    width, height = map(str, _SIZE)
    return {
        "og:image": f"{origin}{CARDS}/{game}.jpg",
        "og:image:width": width,
        "og:image:height": height,
        "twitter:card": "summary_large_image",
    }


def _words(table: TableSession, texts: Texts) -> tuple[str, str]:
    """The title and the description."""
    header = table.header
    game = texts.format(table.match.rules.title)
    names = [seat.name for seat in header.seats if seat.kind != "open"]
    if header.status == "over":
        return _result(table, texts, game, names)
    host = next((seat.name for seat in header.seats if seat.kind == "person"), None)
    with_names = texts.say("lobby-with", names=", ".join(names))
    if header.status == "playing" or host is None:
        return texts.say("table-share-title", game=game), with_names
    options = _options(table, texts) or [texts.say("lobby-usual")]
    free = texts.say("lobby-open-seats", count=sum(seat.kind == "open" for seat in header.seats))
    return texts.say("lobby-invited-by", name=host, game=game), " · ".join([*options, with_names, free])


def _result(table: TableSession, texts: Texts, game: str, names: list[str]) -> tuple[str, str]:
    found = serialize.outcome(table.match, table.header.resigned)
    winners = [table.header.seats[seat].name for seat in found.winners] if found else []
    title = f"{game}: {texts.say('lobby-won-by', names=', '.join(winners))}"
    points = [seat["points"] for seat in serialize.view_for(table.match, Viewer())["seats"]]
    if table.header.resigned is not None or None in points:
        return title, texts.say("lobby-with", names=", ".join(names))
    return title, " · ".join(f"{name} {score}" for name, score in zip(names, points, strict=False))


def _options(table: TableSession, texts: Texts) -> list[str]:
    """The options that differ from the usual ones, in words."""
    chosen = table.header.options
    return [
        _option(option, chosen[option.name], texts)
        for option in game_info(table.match.rules).options
        if option.name in chosen and chosen[option.name] != option.default
    ]


def _option(option: GameOption, value: OptionValue, texts: Texts) -> str:
    label = texts.format(option.label)
    if option.kind == "flag":
        return label if value else texts.say("lobby-option-off", option=label)
    if option.kind == "text":
        return texts.say("lobby-option-file", option=label)
    at = list(option.choices).index(value) if option.choice_labels and value in option.choices else None
    named = None if at is None or option.choice_labels is None else texts.format(option.choice_labels[at])
    return texts.say("lobby-option", option=label, choice=named or " ".join(str(value)))
