"""A refusal as an HTML page, for people who typed an address or followed a link, instead of JSON."""

import re
from html import escape

from starlette.datastructures import Headers

from benben.server import http_errors
from benben.texts import FALLBACK, Texts, languages

_PAGE = """<!doctype html>
<html lang="{language}" translate="no">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Benben</title>
<style>
:root {{ color-scheme: light dark; }}
body {{
  display: grid; place-content: center; box-sizing: border-box; min-height: 100dvh; margin: 0; padding: 16px;
  background: light-dark(#ecdfc0, #111218); color: light-dark(#2e2314, #f3ead4);
  font: 1.125rem/1.45 "Segoe UI", "Noto Sans", "Helvetica Neue", sans-serif;
}}
main {{
  max-width: 32rem; padding: 24px 32px; border: 1px solid light-dark(#d9c496, #3f404c); border-radius: 10px;
  background: light-dark(#fcf6e6, #23242d);
}}
h1 {{ margin: 0; font-family: "Palatino Linotype", Palatino, "Book Antiqua", "Noto Serif", serif; }}
a {{ color: light-dark(#1d3f8a, #8fb2f3); }}
</style>
<main><h1>Benben</h1><p>{words}</p>{way}</main>
</html>
"""
_LANGUAGE_RANGE = re.compile(r"\s*([a-zA-Z]{1,8})[\w-]*\s*(?:;\s*q=([\d.]{1,5}))?\s*")
_MOST_LANGUAGES = 20


def wants_page(path: str, headers: Headers) -> bool:
    """Whether a browser asks for something to show: not for data, and not for a part of a page."""
    return "text/html" in headers.get("accept", "") and not path.startswith("/api/")


def page_of(refusal: http_errors.Refusal, headers: Headers) -> str:
    """An error page in the browser's language. For an unknown page it has a link to the lobby."""
    texts = Texts(preferred_language(headers.get("accept-language", "")))
    link = f'<p><a href="/">{escape(texts.say("table-to-lobby"))}</a></p>'
    return _PAGE.format(
        language=texts.language,
        words=escape(texts.format(refusal.problem.message)),
        way=link if refusal.problem.code == "unknown_page" else "",
    )


def preferred_language(header: str) -> str:
    """The best of our languages for an `Accept-Language` header; English if there is none."""
    found_languages: list[tuple[float, str]] = []
    for entry in header.split(",")[:_MOST_LANGUAGES]:
        found = _LANGUAGE_RANGE.fullmatch(entry)
        if found is not None and found[1].lower() in languages():
            found_languages.append((_weight(found[2]), found[1].lower()))
    liked = [entry for entry in found_languages if entry[0] > 0]
    return max(liked, key=lambda entry: entry[0])[1] if liked else FALLBACK


def _weight(text: str | None) -> float:
    try:
        return 1.0 if text is None else float(text)
    except ValueError:
        return 0.0
