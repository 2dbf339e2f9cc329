"""Messages become words."""

import logging
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import benben
from benben import texts
from benben.engine import registry
from benben.engine.message import message
from benben.texts import FALLBACK, Texts, catalogue, catalogue_files, has_text, languages

NILE, FLOOD = message("ra-tile-nile"), message("ra-tile-flood")


def test_seats_become_names() -> None:
    texts = Texts("en", ["Ann", "Bob"])
    assert texts.format(message("ra-prompt-bid_first", seat=0, ra_seat=1)) == (
        "Ann: open the bidding or pass (Ra player: Bob)"
    )


@pytest.mark.parametrize(("people", "seat"), [([], 0), (["Ann", ""], 1), (["Ann"], 1)])
def test_a_seat_without_a_name_has_its_number(people: list[str], seat: int) -> None:
    assert Texts("en", people).format(message("ra-event-pass", seat=seat)) == f"Player {seat + 1} passes"


def test_messages_inside_are_formatted_first() -> None:
    assert Texts("en", ["Ann"]).format(message("ra-event-draw", seat=0, tile=NILE)) == "Ann draws Nile"


def test_messages_in_lists_are_formatted_too() -> None:
    tokens = [message("imhotep_duel-token-tomb_7"), message("imhotep_duel-token-obelisk")]
    loaded = message("imhotep_duel-event-load", boat="B", tokens=tokens)
    assert Texts().format(loaded) == "Boat B is loaded with Tomb 7, Obelisk"


def test_lists_are_joined() -> None:
    assert Texts().format(message("ra-event-track_lost", tiles=[NILE, FLOOD, NILE])) == (
        "These tiles leave the game: Nile, Flood, Nile"
    )


def test_numbers_choose_the_form() -> None:
    texts = Texts()
    assert texts.say("ra-item-god", count=1, points=2).startswith("1 unspent God:")
    assert texts.say("ra-item-god", count=2, points=4).startswith("2 unspent Gods:")


@pytest.mark.parametrize("language", languages())
def test_a_negative_number_has_a_minus_and_nothing_else_has(language: str) -> None:
    said = Texts(language).say("imhotep-item-wrath", count=2, points=-5)
    assert "\N{MINUS SIGN}5" in said
    assert "-5" not in said
    swap = Texts(language, ["A-1 -2"]).say("ra-event-over", seat=0, points=3)
    assert "A-1 -2" in swap


def test_a_negative_number_chooses_its_form() -> None:
    said = Texts("en", ["Ann 2-3"]).say("ra-event-epoch_points", seat=0, epoch=1, points=-1)
    assert said == "Ann 2-3 scores \N{MINUS SIGN}1 point in epoch 1"


def test_names_are_never_read_as_patterns() -> None:
    assert Texts("en", ["{ $tile }"]).format(message("ra-event-pass", seat=0)) == "{ $tile } passes"


def test_what_goes_into_a_text_may_be_long() -> None:
    names = "Ani, " * 1000
    assert Texts().say("engine-unknown_game", name="senet", games=names).endswith(names)


def test_no_marks_of_direction_are_added() -> None:
    assert Texts("en", ["Ann"]).format(message("ra-event-pass", seat=0)).isascii()


def test_a_text_may_refer_to_others_of_every_catalogue() -> None:
    """Texts are parsed when they are needed, with what they refer to."""
    boats = "-boat = Boat { boat-name }\nboat-name = B\nsite = the temple\n"
    bundle = texts._Bundle("en", ["sail = { -boat } sails\n    to { site }\n", boats])
    assert bundle.format(bundle.find("sail").value, {}) == ("Boat B sails\nto the temple", [])


def test_the_first_catalogue_with_a_correct_text_counts() -> None:
    bundle = texts._Bundle("en", ["a = { $\nb = first\n", "a = second\n# b\nb = second\n", "a = third\n"])
    assert [bundle.format(bundle.find(name).value, {})[0] for name in "ab"] == ["second", "first"]
    assert bundle.find("c") is None


def test_an_unknown_text_is_shown_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert Texts().say("cli-no-such-text") == "cli-no-such-text"
    assert "cli-no-such-text" in caplog.text


def test_a_missing_argument_does_not_stop_the_game(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert "draws Nile" in Texts().format(message("ra-event-draw", tile=NILE))
    assert "seat" in caplog.text


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(LookupError, match=r"'xx'.*en"):
        Texts("xx")


def test_english_comes_first() -> None:
    assert languages()[0] == FALLBACK == "en"


def test_the_english_catalogues_parse_and_no_id_stands_twice() -> None:
    """`make texts` compares the other languages with them, file by file."""
    seen: set[str] = set()
    for file in catalogue_files(FALLBACK):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in seen, f"{entry.id.name} stands twice"
                seen.add(entry.id.name)
    assert seen


@pytest.mark.parametrize(("kind", "besides"), [("engine", set()), ("cli", {"cli-seat"})])
def test_all_that_the_command_line_says_is_there_and_nothing_else(kind: str, besides: set[str]) -> None:
    """Ids put together while running (`cli-count-{head}`) stand for all that begin like them."""
    package = Path(benben.__file__).parent
    code = "\n".join(file.read_text(encoding="utf-8") for file in package.rglob("*.py"))
    used = set(re.findall(rf'"({kind}-[a-z0-9_-]*)(?=["{{])', code)) | besides
    said = {
        name
        for file in catalogue_files(FALLBACK)
        for name in re.findall(rf"^({kind}-[^ ]+) =", file.read_text(encoding="utf-8"), re.MULTILINE)
    }
    for name in used:
        assert name in said or (name.endswith("-") and any(other.startswith(name) for other in said)), name
    for name in said:
        assert name in used or any(other.endswith("-") and name.startswith(other) for other in used), name


def test_a_game_that_is_registered_late_has_its_texts(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "late" / "texts").mkdir(parents=True)
    (tmp_path / "late" / "__init__.py").touch()
    (tmp_path / "late" / "texts" / "en.ftl").write_text("late-title = Late")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(registry, "_MODULES", dict(registry._MODULES))
    assert not Texts().knows("late-title")
    assert not has_text("late-title")
    assert "late-title" not in catalogue("hu")
    registry.register("late", "late")
    assert Texts("hu").say("late-title") == "Late"
    assert has_text("late-title")
    assert "late-title = Late" in catalogue("hu")


def test_what_a_language_lacks_is_said_in_english() -> None:
    started = catalogue("es")
    assert "rules-title = Reglas" in started
    assert "rules-title = Rules" not in started
    assert "lobby-start = Start game" in started
    assert Texts("es").say("rules-title") == "Reglas"
    assert Texts("es").say("lobby-start") == "Start game"
    assert "lobby-start" in catalogue(FALLBACK)
    assert "cli-play-help" not in catalogue(FALLBACK), "the page does without the words of the command line"
