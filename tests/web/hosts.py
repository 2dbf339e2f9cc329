"""A game's engine under Node or in a browser, to be asked what the package is asked too."""

import contextlib
import json
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from playwright.sync_api import Page

HERE = Path(__file__).parent
FIREFOX = os.environ.get("BENBEN_FIREFOX") or shutil.which("firefox") or shutil.which("firefox-esr")
"""The system's Firefox, None where there is none: it speaks WebDriver BiDi by itself."""
QUESTIONS = "tests/web/answers.ts"


class Host(Protocol):
    """What has an engine and answers."""

    def ask(self, what: str, **question: Any) -> Any:
        """The answer to a question of `answers.ts`."""


def node() -> str:
    """The Node that came from PyPI, else the system's."""
    found = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")
    assert found is not None, "no Node: it comes with the extra `build`"
    return found


class Program:
    """A program in Node that answers a line of JSON by another."""

    def __init__(self, program: Path, *arguments: str) -> None:
        self._process = subprocess.Popen(
            [node(), "--disable-warning=ExperimentalWarning", str(program), *arguments],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip

    def tell(self, question: dict[str, Any]) -> Any:
        """What it says to a question."""
        assert self._process.stdin is not None
        print(json.dumps(question), file=self._process.stdin, flush=True)
        return self.hear()

    def hear(self) -> Any:
        """What it says next."""
        assert self._process.stdout is not None
        answer = self._process.stdout.readline()
        assert answer, f"Node ended with {self._process.wait()}"
        return json.loads(answer)

    def close(self) -> None:
        """End the process."""
        self._process.communicate()


class Node:
    """A Node process with the engine of a manifest."""

    def __init__(self, manifest: Path) -> None:
        self._program = Program(HERE / "ask.ts", str(manifest))

    def ask(self, what: str, **question: Any) -> Any:
        """The answer to a question of `answers.ts`."""
        return self._program.tell({"ask": what, **question})

    def close(self) -> None:
        """End the process."""
        self._program.close()


class Tab:
    """A page of a browser with the engine of a manifest, which it loads by its address."""

    def __init__(self, page: "Page", site: str, manifest: str) -> None:
        self._page = page
        page.goto(f"{site}/page.html")
        page.evaluate(
            """async (manifest) => {
              const { Engine } = await import("/web/engine/src/index.ts");
              const { answer } = await import("/tests/web/answers.ts");
              const engine = await Engine.load(manifest);
              globalThis.ask = (question) => JSON.stringify(answer(engine, JSON.parse(question)));
            }""",
            manifest,
        )

    def ask(self, what: str, **question: Any) -> Any:
        """The answer to a question of `answers.ts`."""
        return json.loads(
            self._page.evaluate("question => ask(question)", json.dumps({"ask": what, **question}))
        )


class FoxTab:
    """The same in Firefox, which a *program* in Node speaks to (`web/tests/ask.mjs`)."""

    def __init__(self, program: Program, site: str, manifest: str) -> None:
        self._program = program
        self._page = program.tell({"site": site, "manifest": manifest})

    def ask(self, what: str, **question: Any) -> Any:
        """The answer to a question of `answers.ts`."""
        return self._program.tell({"page": self._page, "question": {"ask": what, **question}})


class Quiet(SimpleHTTPRequestHandler):
    """Serves files, and knows what TypeScript without its types is."""

    extensions_map = {  # noqa: RUF012  (as in the class that it derives from)
        **SimpleHTTPRequestHandler.extensions_map,
        ".ts": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@contextlib.contextmanager
def serving(folder: Path) -> Iterator[str]:
    """The address at which the files of a folder are served."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()


@contextlib.contextmanager
def site(folder: Path, *modules: str) -> Iterator[str]:
    """The address that serves the library, other modules of ours and everything in the folder."""
    command = [node(), "--disable-warning=ExperimentalWarning", str(HERE / "strip.mjs"), str(folder)]
    subprocess.run([*command, *modules], check=True)
    (folder / "page.html").write_text("<!doctype html><title>Engines</title>", "utf-8")
    with serving(folder) as address:
        yield address
