"""What a host does with people while the server runs: `benben people`, and the log of it."""

import json
from pathlib import Path

import pytest

from tests.cli.program import Result, invoke
from tests.server.guest import Served, bot, guest, me, serve
from tests.server.postgres import Postgres
from tests.server.someone import Someone, code
from tests.waiting import wait_for


def check_host(served: Served, database: object, folder: Path) -> None:
    def people(*arguments: str) -> Result:
        return invoke("people", *arguments, "--database", str(database))

    ann, bob = Someone(served, "Ann"), Someone(served, "Rude name")
    table = served.create(me(), guest(), by=ann.key).table
    bob.at(table).ask("POST", "/join", {"name": "Rude name"})
    assert "Rude name" in people("list").out
    assert people("rename", "rude NAME", "Bob").code == 0
    wait_for(lambda: ann.at(table).state()["seats"][1]["name"] == "Bob", "the new name")
    assert bob.me()["name"] == "Bob"
    assert people("mute", "Bob").code == 0
    assert bob.me()["muted"]
    assert people("mute", "Bob", "--undo").code == 0
    assert not bob.me()["muted"]
    shown = json.loads(people("show", "Bob").out)
    assert [game["id"] for game in shown["games"]] == [table]
    assert bob.key not in people("show", "Bob").out
    assert people("export", "Bob", str(folder / "bob.json")).code == 0
    assert json.loads((folder / "bob.json").read_text(encoding="utf-8"))["name"] == "Bob"
    assert people("export", "Bob", str(folder / "bob.json")).code == 1  # it overwrites nothing
    link = people("invite", "Cleo", "--address", "http://club.example").out.split("#sign-in-")[1].strip()
    cleo = Someone(served, known=False)
    assert cleo.sign_in(link).json()["name"] == "Cleo"
    assert people("remove", "Bob").code == 0
    assert code(bob.ask("GET")) == "signed_out"
    wait_for(lambda: ann.at(table).state()["seats"][1]["name"] == "", "the removed name")
    assert people("show", "Nobody").code == 1
    assert people("rename", "Ann", "\u202e").code == 1
    log = people("log").out
    done = ["remove", "invite", "export", "show", "show", "unmute", "mute", "rename", "list"]
    assert [row.split()[1] for row in log.splitlines()[1:]] == done
    assert "Rude" not in log  # what was removed is not in the log either


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:XDG_RUNTIME_DIR")
def test_a_host_changes_people_while_they_play(postgres: Postgres, tmp_path: Path) -> None:
    address = postgres.new()
    with serve(address) as served:
        check_host(served, address, tmp_path)


def test_a_host_changes_people_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    with serve(file) as served:
        ann = Someone(served, "Ann")
        served.create(me(), bot(), by=ann.key)
        assert invoke("people", "remove", "Ann", "--database", str(file)).code == 0
        assert code(ann.ask("GET")) == "signed_out"
