"""The loop: the next step, the stored state, and the same champion after any interruption."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from benben import nd
from benben.learning.labels import label_games
from benben.learning.loop import Executors, Loop
from benben.learning.state import (
    BadLoop,
    Folder,
    Generation,
    LeagueRating,
    LoopSettings,
    LoopStep,
    Losses,
    MatchResult,
    Pace,
    State,
    next_step,
)
from benben.players.net import Net, load_net, save_net
from benben.players.selfplay import variants
from tests.learning import peeking_loop
from tests.tiers import usually
from tests.waiting import wait_for

GAME = peeking_loop.GAME
SETTINGS = LoopSettings.of(GAME.rules, 2, seed=3, games=100, contest=40, simulations=3)
BETTER, WORSE = Losses(9, 0.4, 0.5, 0.45), Losses(9, 0.503, 0.5, 0.45)
WON, LOST = (MatchResult(8, 6.0, 0.75, 0.5, 0.4, 0.9, evidence, 40.0) for evidence in (40.0, 39.0))
SAFE, BEATEN = (
    (LeagueRating("0", 9.0, 1.0, 17.0, False), LeagueRating("uct", -9.0, -20.0, 2.0, is_so))
    for is_so in (False, True)
)
PACE = Pace(0.7, 0.3)


# ---- what is done next -------------------------------------------------------------------------------------------
class Told:
    """What each step finds, as a test says."""

    def __init__(self, better: bool, won: bool, beaten: bool) -> None:
        self.found: dict[LoopStep, dict[str, Any]] = {
            LoopStep.LOSSES: {"losses": BETTER if better else WORSE},
            LoopStep.PACE: {"pace": PACE},
            LoopStep.GATE: {"gate": WON if won else LOST},
            LoopStep.LEAGUE: {"league": BEATEN if beaten else SAFE},
        }
        self.is_promoted = better and won and not beaten
        self.found[LoopStep.CLOSING] = {"is_promoted": self.is_promoted}


def do(state: State, step: LoopStep, results: Told) -> State:
    """Do a step."""
    return state.done(step, 1.0, **results.found.get(step, {}))


tolds = st.builds(Told, st.booleans(), st.booleans(), st.booleans())


@given(st.lists(tolds, max_size=5), st.data())
def test_whatever_is_found_a_generation_ends_and_every_state_can_be_kept(
    tmp_path_factory: pytest.TempPathFactory, generations: list[Told], data: st.DataObject
) -> None:
    """A loop that is stopped before any step, and reads its file, is where it was."""
    folder = Folder(tmp_path_factory.mktemp("loop"), GAME)
    state = State(SETTINGS)
    for results in generations:
        state, steps = state.with_next_generation(), []
        while (step := next_step(state)) is not None:
            steps.append(step)
            if data.draw(st.booleans()):
                folder.write(state)
                assert folder.read(SETTINGS) == state
            state = do(state, step, results)
        assert len(set(steps)) == len(steps) <= 7
        assert state.generations[-1].is_closed
        assert state.generations[-1].is_promoted == results.is_promoted
    promoted = [at for at, results in enumerate(generations) if results.is_promoted]
    assert state.champions == promoted[::-1]
    assert state.champion == (promoted[-1] if promoted else None)
    assert [found.champion for found in state.closed] == [
        max((at for at in promoted if at < now), default=None) for now in range(len(generations))
    ]


def test_what_cannot_be_won_any_more_is_left_out() -> None:
    def steps(results: Told, pace: Pace | None = None) -> list[LoopStep]:
        state, found = State(SETTINGS, pace).with_next_generation(), list[LoopStep]()
        while (step := next_step(state)) is not None:
            found.append(step)
            state = do(state, step, results)
        return found

    first = [LoopStep.SELF_PLAY, LoopStep.TRAINING, LoopStep.LOSSES]
    assert steps(Told(False, True, False)) == [*first, LoopStep.CLOSING]
    assert steps(Told(True, False, False)) == [*first, LoopStep.PACE, LoopStep.GATE, LoopStep.CLOSING]
    assert steps(Told(True, True, True), PACE) == [*first, LoopStep.GATE, LoopStep.LEAGUE, LoopStep.CLOSING]


def test_a_new_champion_has_won_nothing_yet() -> None:
    state = replace(State(SETTINGS, PACE), versus_search=WON).with_next_generation()
    assert state.versus_search == WON
    assert state.done(LoopStep.CLOSING, 1.0).versus_search == WON
    assert state.done(LoopStep.CLOSING, 1.0, is_promoted=True).versus_search is None


def test_no_generation_is_begun_that_would_end_too_late() -> None:
    state = State(SETTINGS)
    assert state.wants_more(None, 0.0)  # the first one always
    assert state.wants_more(1, None)
    state = replace(state, generations=(Generation(None, (LoopStep.CLOSING,), seconds=10.0),) * 2)
    assert not state.wants_more(2, None)
    assert state.wants_more(3, None)
    assert state.wants_more(None, 30.0)
    assert not state.wants_more(None, 29.0)
    assert not state.wants_more(2, 99.0)


# ---- the folder --------------------------------------------------------------------------------------------------
def test_other_settings_are_refused_and_told(tmp_path: Path) -> None:
    folder = Folder(tmp_path, GAME)
    folder.write(State(SETTINGS, PACE))
    others: dict[str, LoopSettings] = {
        "games": replace(SETTINGS, games=200),
        "contest": replace(SETTINGS, contest=41),
        "arena_simulations": replace(SETTINGS, arena_simulations=4),
        "seed": replace(SETTINGS, source=replace(SETTINGS.source, seed=4)),
        "search": replace(SETTINGS, source=replace(SETTINGS.source, search_settings="another evaluation")),
    }
    for field, settings in others.items():
        with pytest.raises(BadLoop, match=f"other settings: {field} there is"):
            folder.read(settings)
    with pytest.raises(BadLoop, match="pace there is"):
        Loop(folder, SETTINGS, peeking_loop.HERE, peeking_loop.peek, print, Pace(0.8, 0.3))
    assert Loop(folder, SETTINGS, peeking_loop.HERE, peeking_loop.peek, print).state.pace == PACE


@pytest.mark.parametrize(
    "content", ["", "[]", "{}", '{"format": "benben-loop", "version": 99, "settings": {}}']
)
def test_a_file_of_something_else_is_refused(tmp_path: Path, content: str) -> None:
    (tmp_path / "loop.json").write_text(content)
    with pytest.raises(BadLoop, match="holds nothing that `benben learn` wrote"):
        Folder(tmp_path, GAME).read(SETTINGS)


def test_a_folder_of_somebody_else_is_left_alone_and_so_is_one_in_use(tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "letter.txt").write_text("mine")
    with pytest.raises(BadLoop, match="holds nothing"), Folder(mine, GAME).locked():
        pass
    assert [file.name for file in mine.iterdir()] == ["letter.txt"]
    folder = Folder(tmp_path / "new", GAME)
    with folder.locked(), pytest.raises(BadLoop, match="another process learns here"), folder.locked():
        pass
    with folder.locked():  # it is free again, though nothing was done yet
        pass


# ---- interruptions -----------------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def right(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A loop that nothing disturbed."""
    folder = tmp_path_factory.mktemp("right")
    peeking_loop.main(folder)
    return folder


def state_of(folder: Path) -> dict[str, Any]:
    """What is known, but for how long it took."""
    found: dict[str, Any] = json.loads((folder / "loop.json").read_text())
    for generation in found["generations"]:
        del generation["seconds"]
    return found


def assert_same(folder: Path, right: Path) -> None:
    """The same champion byte for byte, by the same way."""
    assert state_of(folder) == state_of(right)
    names = {str(file.relative_to(right)) for file in right.rglob("*.npz")}
    assert names
    assert {str(file.relative_to(folder)) for file in folder.rglob("*.npz")} == names
    for name in names:
        assert (folder / name).read_bytes() == (right / name).read_bytes(), name


@pytest.mark.slow
def test_the_champion_says_what_made_it(right: Path) -> None:
    trained = load_net(GAME, right / "champion.npz")
    found, state = trained.about, state_of(right)
    assert state["generations"][0]["is_promoted"]
    assert found["generation"] == max(
        at for at, each in enumerate(state["generations"]) if each["is_promoted"]
    )
    assert found["gate"]["e_value"] >= 40
    assert found["search"] == state["search"]
    assert found["search"]["games"] == peeking_loop.CONTEST // 2
    assert {"search", "uct"} < {line["player"] for line in found["league"]}
    sizes = f"--contest {peeking_loop.CONTEST} --simulations 3 --pace {peeking_loop.PACE.net:.0f} 1"
    assert f"--seed 3 {sizes}" in found["command"]
    assert str(right) not in json.dumps(dict(found))
    assert nd.array_equal(
        trained.net.weights, load_net(GAME, right / f"{found['generation']:03}/net.npz").net.weights
    )


@pytest.mark.slow
def test_a_champion_plays_the_next_generation_and_both_are_learned_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, champion, asked = (
        Folder(tmp_path, GAME),
        Net.linear(peeking_loop.linear().weights * 2.0),
        list[Any](),
    )
    folder.of(0).mkdir()
    save_net(GAME, folder.net(0), champion, {})
    loop = Loop(folder, SETTINGS, peeking_loop.HERE, peeking_loop.peek, lambda *_told: None, PACE)
    loop.state = (
        State(SETTINGS, PACE)
        .with_next_generation()
        .done(LoopStep.CLOSING, 1.0, is_promoted=True)
        .with_next_generation()
    )

    def note(*given: Any) -> Iterator[int]:
        asked.extend(given)
        return iter(())

    monkeypatch.setattr("benben.learning.loop.play_into", note)
    loop.play()
    into, _, _, seed, games, _, net = asked
    assert (into, games) == (folder.labels(1), SETTINGS.games)
    assert seed != SETTINGS.source.seed
    assert nd.array_equal(net.weights, champion.weights)
    labels = label_games(GAME, variants(GAME.rules, 2, 1, 16), range(2), 1)
    monkeypatch.setattr("benben.learning.loop.read_labels", lambda *_: labels)
    assert np.unique(loop.window().games).tolist() == [0, 1, SETTINGS.games, SETTINGS.games + 1]


@pytest.mark.proof
@pytest.mark.slow
def test_later_generations_are_played_by_the_champion(right: Path) -> None:
    """Its labels record this, and it is trained on both."""
    abouts = [json.loads((right / f"00{at}/labels/labels.json").read_text()) for at in range(2)]
    assert abouts[0]["seed"] == 3 != abouts[1]["seed"]
    assert abouts[0]["search"] == peeking_loop.SETTINGS.source.search_settings != abouts[1]["search"]
    measured = [each["losses"]["positions"] for each in state_of(right)["generations"]]
    assert measured[1] > 1.5 * measured[0]


@pytest.mark.proof
@pytest.mark.slow
def test_killed_wherever_it_is_it_ends_with_the_same_champion(right: Path, tmp_path: Path) -> None:
    """A real process, by SIGKILL: while it plays, when a net is there, in a gate, in a league, in the last match."""
    folder = tmp_path / "loop"
    for name, lines in (
        ("000/labels/labels.json", 0),
        ("000/net.npz", 0),
        ("000/gate.jsonl", 5),
        ("000/league.jsonl", 4),
        ("001/labels/00000.npz", 0),
    ):
        kill_at(folder, folder / name, lines)
    peeking_loop.main(folder)
    assert_same(folder, right)


def kill_at(folder: Path, file: Path, lines: int) -> None:
    """Go on with the loop in a folder, in a process that is killed when a file has so many lines."""

    def is_time() -> bool:
        return child.poll() is not None or (file.exists() and file.read_bytes().count(b"\n") >= lines)

    child = subprocess.Popen([sys.executable, "-m", "tests.learning.peeking_loop", str(folder)])
    wait_for(is_time, f"{lines} lines of {file}")
    assert child.poll() is None, "it was done too soon"
    os.kill(child.pid, signal.SIGKILL)
    child.wait()


@pytest.mark.slow
def test_stopped_at_every_write_of_its_state_it_goes_on(
    right: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In turns just after a write, and before the next one, when what was done since is lost."""
    write, folder = Folder.write, tmp_path / "loop"
    written = stops = 0
    kinds: set[tuple[LoopStep | None, bool]] = set()

    def once(self: Folder, state: State) -> None:
        nonlocal written
        if written == 1:
            raise KeyboardInterrupt
        write(self, state)
        written += 1
        kinds.add((next_step(state), stops % 2 == 1))
        if stops % 2 == 0:
            raise KeyboardInterrupt

    monkeypatch.setattr(Folder, "write", once)
    while True:
        written = 0
        try:
            peeking_loop.main(folder)
            break
        except KeyboardInterrupt:
            stops += 1
    assert stops > usually(4, 8)
    looked_at = usually({*LoopStep, None}, {LoopStep.GATE})  # a gate comes but once in a generation
    assert {loses_work for step, loses_work in kinds if step in looked_at} == {False, True}
    assert_same(folder, right)


@pytest.mark.proof
@pytest.mark.slow
def test_the_same_on_ray(right: Path, tmp_path: Path) -> None:
    """Games with itself and games of the arena on the real Ray, with two workers."""
    pytest.importorskip("ray")
    from benben.arena.cluster import on_ray

    folder = tmp_path / "loop"
    with on_ray(workers=2) as spread, Folder(folder, GAME).locked():
        list(peeking_loop.loop_in(folder, Executors(spread, spread)).run(peeking_loop.GENERATIONS, None))
    assert_same(folder, right)
