"""The help is there, and wrong usage has its exit code."""

import inspect
import re
import subprocess
import sys

import pytest

import benben
from benben.cli import app, options
from benben.cli.options import option_word
from benben.engine.registry import names, rules
from benben.texts import Texts
from tests.cli.program import invoke, run

COMMANDS = [
    "play",
    "serve",
    "backup",
    "restore",
    "prune",
    "simulate",
    "dataset",
    "arena",
    "baselines",
    "rate",
    "mcp",
    "replay",
    "verify",
    "review",
    "count",
    "fit",
    "learn",
    "bench",
    "games",
    "check",
    "new",
]


def test_every_command_is_listed() -> None:
    shown = invoke("--help")
    assert shown.code == 0
    assert all(re.search(rf"^│ {command} ", shown.out, re.MULTILINE) for command in COMMANDS)
    assert len(app.registered_commands) == len(COMMANDS)


@pytest.mark.parametrize("command", ["play", "simulate", "dataset", "arena"])
def test_help_has_examples(command: str) -> None:
    assert f"• benben {command} ra" in invoke(command, "--help").out


def test_the_version_is_reported() -> None:
    assert invoke("--version").out == f"benben {benben.__version__}\n"


@pytest.mark.slow
def test_it_runs_as_a_module_too() -> None:
    assert run("--version").out == f"benben {benben.__version__}\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ["dance"],
        ["play", "--dance"],
        ["play", "chess"],
        ["play", "ra", "--players", "many"],
        ["play", "ra", "--players", "6"],
        ["play", "ra", "--players", "2", "--edition", "1999"],
        ["play", "ra", "--edition", "2023"],
        ["play", "ra", "--option", "players"],
        ["play", "ra", "--option", "colour=red"],
        ["play", "ra", "--sides", "AAAA"],
        ["play", "ra", "--open-temples"],
        ["play", "ra", "--wrath"],
        ["play", "ra", "--boards", "nowhere.toml"],
        ["play", "imhotep", "--sides", "AAAA"],
        ["play", "imhotep", "--players", "5"],
        ["play", "imhotep", "--blue-cards", "never"],
        ["play", "imhotep", "--boards", "nowhere.toml"],
        ["play", "imhotep", "--open-temples"],
        ["play", "ankhor", "--split", "never"],
        ["play", "ankhor", "--sides", "AA"],
        ["play", "imhotep_duel", "--edition", "2022"],
        ["play", "imhotep_duel", "--open-scores"],
        ["play", "imhotep_duel", "--players", "3"],
        ["play", "imhotep_duel", "--sides", "ABC"],
        ["play", "imhotep_duel", "--sides", "AABC"],
        ["play", "ra", "--seat", "4"],
        ["play", "ra", "--seat", "1", "--seat", "1"],
        ["play", "ra", "--name", "Ann", "--name", "Bob"],
        ["play", "ra", "--name", "\u3164"],
        ["play", "ra", "--player", "dancer"],
        ["play", "ra", "--player", "search:games=none"],
        ["play", "ra", "--player", "greedy", "--player", "greedy", "--player", "greedy"],
        ["review"],
        ["review", "game.json", "--dance"],
        ["review", "game.json", "--games", "0"],
        ["review", "game.json", "--seconds", "-1"],
        ["review", "game.json", "--top", "-1"],
        ["simulate"],
        ["simulate", "chess"],
        ["simulate", "ra", "--games", "0"],
        ["simulate", "ra", "--player", "dancer"],
        ["simulate", "ra", "--player", "random", "--player", "random"],
        ["count", "ra", "--depth", "-1"],
        ["serve", "--port", "70000"],
        ["serve", "--log-format", "runes"],
        ["serve", "--player", "greedy:blur=2"],
        ["serve", "--player", "=greedy:blur=2"],
        ["serve", "--player", "Mine="],
        ["serve", "--player", "Mine=greedy", "--player", "Mine=random"],
        ["serve", "--player", "greedy=random"],
        ["serve", "--player", "Mine=gredy"],
        ["serve", "--player", "Mine=tests.cli.failing:Failed"],
        ["simulate", "ra", "--player", "tests.cli.failing:Failed"],
        ["play", "ra", "--player", "tests.cli.failing:Failing:deep=1"],
        ["--language", "xx", "games"],
    ],
    ids=" ".join,
)
def test_wrong_usage(arguments: list[str]) -> None:
    done = invoke(*arguments)
    assert done.code == 2
    assert done.out == ""
    assert done.err.strip()
    assert "Traceback" not in done.err


def test_a_refusal_lists_what_there_is() -> None:
    games = ", ".join(names())
    assert invoke("play", "chess").err == f"benben: no game is called 'chess'; there are: {games}\n"
    assert "'2022', '1999'" in invoke("play", "ra", "--edition", "2023").err
    assert "greedy" in invoke("simulate", "ra", "--player", "dancer").err


@pytest.mark.parametrize(
    ("arguments", "option", "has"),
    [
        (["ra", "--sides", "AAAA"], "sides", "players, edition, open_scores"),
        (["imhotep_duel", "--edition", "2022"], "edition", "players, sides, open_temples"),
        (["imhotep_duel", "--no-wrath"], "wrath", "players, sides, open_temples"),
        (["imhotep", "--hidden-temples"], "open_temples", "players, sides, wrath, blue_cards, boards"),
        (["imhotep", "--split", "allowed"], "split", "players, sides, wrath, blue_cards, boards"),
        (["ankhor", "--blue-cards", "turn"], "blue_cards", "players, split, boards"),
    ],
)
def test_an_option_of_another_game_is_refused_with_those_of_this(
    arguments: list[str], option: str, has: str
) -> None:
    for command in ("play", "simulate", "count"):
        err = invoke(command, *arguments).err
        assert err == f"benben: {arguments[0]} has no option '{option}'; it has: {has}\n"


def test_letters_that_do_not_fit_are_refused_with_what_they_stand_for() -> None:
    err = invoke("play", "imhotep_duel", "--sides", "ABBC").err
    assert "choose a letter (A, B) for each of obelisk, temple, pyramid, tomb, as in 'BBBB'" in err


def test_the_help_tells_which_game_has_an_option() -> None:
    words = " ".join(re.sub(r"[│╭╰─╮╯]", " ", invoke("play", "--help").out).split())
    assert re.search(r"--players -n N Players\.", words)
    assert re.search(r"--edition 2022\|1999 Ra: Edition\.", words)
    assert re.search(
        r"--sides LETTERS Imhotep: The Duel: .*? \(A, B for each of Obelisk, .*? Imhotep: Board sides", words
    )
    assert re.search(r"--open-temples --hidden-temples .*? Imhotep: The Duel: Temple tokens", words)
    assert re.search(r"--wrath --no-wrath", words)
    assert re.search(r"--boards FILE Imhotep: B-side values.*? Ankh'or: Tiles and price board", words)
    assert re.search(r"--split forbidden\|allowed Ankh'or: Moving a tile may split", words)


def test_every_option_of_every_game_has_its_name_on_the_command_line() -> None:
    words = invoke("play", "--help").out.split()
    assert {"--" + spec.name.replace("_", "-") for name in names() for spec in rules(name).options} <= {
        *words
    }


def test_an_option_called_like_one_of_the_commands_own_takes_nothing_from_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(options, "_game_options", lambda: {"seed": bool, "edition": str, "option": list})

    def command(given: options.Given, seed: int = 0) -> None:
        made.append((dict(given.named), seed))

    made: list[tuple[dict[str, object], int]] = []
    offered = options.with_options(command)
    assert [*inspect.signature(offered).parameters] == ["edition", "option", "seed"]
    offered(edition="1999", option=None, seed=3)
    assert made == [({"edition": "1999"}, 3)]


@pytest.mark.parametrize("name", names())
def test_games_are_listed_with_their_options(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COLUMNS", raising=False)
    texts = Texts()
    out = invoke("games").out
    block = out[out.index(f"{name}: ") :].split("\n\n")[0]
    assert block.startswith(
        f"{name}: {texts.format(rules(name).title)} (rules version {rules(name).version})"
    )
    assert texts.say(f"{name}-subtitle") in block
    for spec in rules(name).options:
        label = re.escape(texts.say(f"{name}-option-{spec.name}"))
        usual = re.escape(option_word(texts, name, spec, spec.default))
        assert re.search(rf"^{spec.name} .* {usual} +{label}$", block, re.MULTILINE)
    example = re.search(r"^For example: benben play (.+)$", block, re.MULTILINE)
    assert example is not None
    assert invoke("count", *example[1].split(), "--depth", "0").code == 0


def test_choices_are_listed_and_letters_told_compactly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COLUMNS", raising=False)
    out = invoke("games").out
    assert re.search(r"^players +2, 3, 4, 5 +3 ", out, re.MULTILINE)
    assert re.search(r"^open_scores +no, yes +no ", out, re.MULTILINE)
    assert re.search(r"^sides +A, B for each of Obelisk, Temple, Pyramid, Tomb +AAAA ", out, re.MULTILINE)
    assert "ABAB" not in out
    assert re.search(r"^boards +a TOML file +reconstructed values +B-side values", out, re.MULTILINE)
    assert "[pyramids]" not in out
    assert re.search(r"^search +\S", out, re.MULTILINE)


@pytest.mark.parametrize(
    ("name", "spelling"),
    [
        ("ra", "open_scores=yes"),
        ("ra", "open_scores=TRUE"),
        ("ra", "open-scores=on"),
        ("ra", "edition=2022"),
        ("imhotep_duel", "sides=ABBA"),
        ("imhotep_duel", "sides=abba"),
        ("imhotep_duel", "open_temples=yes"),
        ("imhotep", "blue-cards=ROUND"),
        ("imhotep", "wrath=on"),
        ("imhotep", "sides=babab"),
        ("ankhor", "split=FORBIDDEN"),
    ],
)
def test_any_option_can_be_spelt_out(name: str, spelling: str) -> None:
    assert invoke("count", name, "--depth", "0", "--option", spelling).code == 0


def test_a_player_of_ones_own_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COLUMNS", raising=False)
    assert re.search(r"^MODULE:NAME +\S", invoke("games").out, re.MULTILINE)


def test_options_have_names_of_their_own() -> None:
    done = invoke("count", "imhotep_duel", "--depth", "0", "--sides", "abba", "--open-temples")
    assert "imhotep_duel (players=2, sides=ABBA, open_temples=yes)" in done.out
    done = invoke("count", "imhotep", "--depth", "0", "--sides", "abbaa", "--wrath", "--blue-cards", "Round")
    printed = "players=2, sides=ABBAA, wrath=yes, blue_cards=round, boards=reconstructed values"
    assert f"imhotep ({printed})" in done.out


@pytest.mark.parametrize("name", ["imhotep-duel", "Imhotep_Duel", "imhotep duel", " imhotep--duel "])
def test_a_games_name_may_be_written_in_other_ways(name: str) -> None:
    assert invoke("count", name, "--depth", "0").out.startswith("imhotep_duel (")


def test_without_a_command_it_shows_the_help() -> None:
    done = invoke()
    assert done.code in {0, 2}  # typer has changed its mind about it
    assert "Usage: benben" in done.out + done.err


@pytest.mark.slow
def test_what_only_some_commands_need_is_not_loaded_for_all() -> None:
    heavy = (
        "alembic",
        "fastapi",
        "gymnasium",
        "matplotlib",
        "mcp",
        "pettingzoo",
        "pyspiel",
        "ray",
        "sqlalchemy",
        "uvicorn",
    )
    script = "import sys, benben.cli.app; print(*(name for name in sys.argv[1:] if name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", script, *heavy], capture_output=True, text=True, check=True)
    assert done.stdout == "\n"
