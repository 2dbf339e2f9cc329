# Benben. `make` alone tells what there is to make.
# A fresh machine needs Python 3.11 or newer, git and make. Everything else, Node too, comes from PyPI and npm.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
# Marks of what is installed, in the versions of requirements/ and web/package-lock.json: what playing needs, and what
# working on Benben needs besides.
PLAY := $(VENV)/.play
DEV := $(VENV)/.dev
ENGINES := $(VENV)/.engines
WEB_PLAY := web/node_modules/.play
WEB_DEV := web/node_modules/.dev
# `make lock` renews all versions; `make lock RENEW=` keeps those that still fit. The locks hold for every Python and
# system, so only uv can make them; pip installs from them, because pip knows its user's mirrors and certificates.
RENEW := --upgrade
UV := uv==0.13.9
COMPILE := .cache/uv/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
  --no-annotate $(RENEW) pyproject.toml
STATIC := src/benben/server/static
# Tests on all cores. A file's tests stay together, for what they share; slow ones go to whoever has nothing left to do.
PARALLEL := -n auto --dist loadfile
CHECKED := $(wildcard src tests bench examples tools)
# Steps beside each other, the output of each in one piece where make can do that (4.0 and newer).
CORES := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
# More than there are cores: tests in a browser wait for it.
WORKERS := $(shell expr $(CORES) + $(CORES) / 2)
SYNC := $(if $(filter output-sync,$(.FEATURES)),--output-sync)
SIDE_BY_SIDE = $(MAKE) --no-print-directory --keep-going --jobs $(CORES) $(SYNC)

# Tests start hundreds of short-lived programs; without bytecode (`make clean` removes it) each would compile it anew.
unexport PYTHONDONTWRITEBYTECODE

# npm starts `node` by name: let it find the one that came from PyPI, and trust whom the system trusts.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" NODE_USE_SYSTEM_CA=1 npm --prefix web --no-fund --no-audit --no-update-notifier
# The server's models as types. Only checks of the front end need them: a build leaves types out.
SCHEMA := web/src/lib/schema.ts
MODELS := $(shell find src/benben -name '*.py')
WEB_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/dist/*' \
  -not -path 'web/engine/dist/*' -not -path 'web/engine/games/*' -not -path '$(SCHEMA)' 2>/dev/null)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help install build engines npm-engine site play check lint fresh-engines sizes types layers rules texts compiled static fast-tests all-tests browser-tests web-check test proof chromium schema bench pictures docs clean

help: ## What there is to make
	@echo "Benben: board games of ancient Egypt"
	@echo
	@awk 'BEGIN {FS = ":.*## "} /^[a-z-]+:.*## / {printf "  make %-11s %s\n", $$1, $$2}' $(MAKEFILE_LIST)
	@echo
	@echo "  Another Python: make PYTHON=python3.12 ..."

# ---- getting ready -------------------------------------------------------------------------------------------------
install: $(DEV) ## Make the environment for working on Benben (.venv); does nothing when nothing changed

# Without compiling what may never be imported; without asking the network what to build Benben with.
$(PLAY): requirements/play.txt pyproject.toml
	@$(PYTHON) tools/python_version.py
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP) install --no-compile --requirement requirements/play.txt
	$(PIP) install --no-compile --no-deps --no-build-isolation --editable .
	@touch $@

# Compiled here and on all cores, or the warnings of other people's sources would fail the first test that meets them.
$(DEV): requirements/dev.txt $(PLAY)
	@$(BIN)/python tools/python_version.py dev
	$(PIP) install --no-compile --requirement requirements/dev.txt
	@$(BIN)/python -W ignore -m compileall -qq -j 0 -x '/(tests|rllib|dashboard)/' $(VENV)/lib || true
	@touch $@

.PHONY: lock
lock: ## Renew the exact versions of everything that is installed (requirements/, web/package-lock.json)
	$(PYTHON) -m venv .cache/uv
	.cache/uv/bin/python -m pip install --quiet --disable-pip-version-check $(UV)
	$(COMPILE) --extra dev --output-file requirements/dev.txt
	$(COMPILE) --extra build --extra server --constraint requirements/dev.txt --output-file requirements/play.txt
	$(COMPILE) --extra web-build --constraint requirements/dev.txt --output-file requirements/engines.txt
	$(MAKE) --no-print-directory $(PLAY)
	$(NPM) $(if $(RENEW),update,install) --package-lock-only

# On the machine of whoever asks for it only: PyTorch from PyPI brings gigabytes for graphics cards on Linux. Its own page
# tells which build has none: `make learn TORCH="torch --index-url …"`.
LEARN := $(VENV)/.learn
TORCH := torch
LEARNERS := dm-tree polars datasets

$(LEARN): $(DEV)
	$(PIP) install --no-compile $(TORCH)
	$(PIP) install --no-compile --editable '.[jax,sb3,torch]' $(LEARNERS) --no-build-isolation
	@touch $@

.PHONY: learn
learn: $(LEARN) ## Install PyTorch and the libraries of the examples that learn; run their tests
	$(BIN)/pytest -q tests/learning tests/envs/test_torch.py tests/envs/test_jax.py tests/envs/test_open_spiel_numbers.py $(PARALLEL)
	BENBEN_PROOF=1 $(BIN)/pytest -q tests/docs/test_notebooks.py

build: $(STATIC)/index.html ## Build the table's front end

# The linker is 400 MB and needed for this alone: neither playing nor `make check` asks for it.
$(ENGINES): requirements/engines.txt $(PLAY)
	$(PIP) install --no-compile --requirement requirements/engines.txt
	@touch $@

engines: $(ENGINES) ## Build the games' engines, which are in git, as far as their sources changed
	$(BIN)/benben web build

npm-engine: $(WEB_DEV) ## Make web/engine a package that npm can publish
	$(NPM) run engine
	rm -rf web/engine/games && $(BIN)/benben web publish web/engine/games && cp LICENSE web/engine/

$(WEB_PLAY): web/package.json web/package-lock.json | $(PLAY)
	$(NPM) ci --omit=dev
	@touch $@

# `npm ci` begins with an empty folder, so it takes the other mark away.
$(WEB_DEV): $(WEB_PLAY)
	$(NPM) ci
	@touch $(WEB_PLAY) $@

$(STATIC)/index.html: $(WEB_SOURCES) $(WEB_PLAY)
	$(NPM) run --silent build -- --logLevel warn
	@touch $@

SITE := src/benben/site/static
FOLDER := public

# With the tools for working on the front end: Python for browsers is among them, which playing does not need. What the
# server's libraries have compiled comes from PyPI, built for that Python.
$(SITE)/index.html: $(WEB_SOURCES) $(WEB_DEV) requirements/play.txt tools/browser_wheels.py
	$(NPM) run site
	$(BIN)/python tools/browser_wheels.py $(SITE)/python
	@touch $@

site: $(SITE)/index.html ## The table without a server, as files in FOLDER (`public`): docs/site.md
	$(BIN)/benben web site "$(FOLDER)"

# ---- using it ------------------------------------------------------------------------------------------------------
play: $(STATIC)/index.html ## Install, build, start and open the table in the browser
	$(BIN)/benben serve --open

# ---- checking it ---------------------------------------------------------------------------------------------------
check: install ## Everything quick: style, types, layers, rules, texts, front end, fast tests
	@$(SIDE_BY_SIDE) fast-tests static

static: types web-check lint sizes layers rules texts fresh-engines

lint: install
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

fresh-engines: install
	$(BIN)/python -m tools.engines

sizes: install
	$(BIN)/python tools/sizes.py --report

types: install
	$(BIN)/mypy $(CHECKED)

layers: install
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m tools.circles

rules: install
	$(BIN)/python tools/rules_have_tests.py

texts: install ## What is missing, unused or wrong in a translation
	$(BIN)/python -m tools.texts

web-check: install $(WEB_DEV) $(SCHEMA)
	$(NPM) run check
	$(NPM) run test

# For tests of research; play needs no compiler.
compiled: install
	$(BIN)/python -m tools.compile_shared

# The bytecode of the tests, once and not in each process of pytest. What is wrong with them is said when they run.
COLLECTED := .cache/collected
$(COLLECTED): $(shell find tests -name '*.py') $(DEV)
	@mkdir -p $(@D)
	@$(BIN)/pytest --collect-only -qq > /dev/null 2>&1 && touch $@ || true

fast-tests: install
	$(BIN)/pytest -q -m "not slow" --ignore=tests/browser $(PARALLEL)

# A file's tests stay together, for what they share; a process that has nothing left to do takes some from the others.
all-tests: install
	$(BIN)/pytest -q --ignore=tests/browser -n $(CORES) --dist worksteal

browser-tests: install
	BENBEN_CHROMIUM="$$($(BIN)/python tools/chromium.py)" $(BIN)/pytest -q tests/browser -n $(WORKERS) --dist worksteal --durations=15

# Both beside each other: while some tests wait for a clock or a network, others compute. Nothing is held back, so that
# one sees that it goes on.
TESTS = $(MAKE) --no-print-directory --keep-going --jobs 2 all-tests browser-tests

test: install ## Every behaviour once: what `check` does, then all tests but the exhaustive ones
	@$(SIDE_BY_SIDE) compiled $(COLLECTED) static build $(SITE)/index.html
	@$(TESTS)

proof: install ## The exhaustive tests too: all options, languages, sizes, hosts; before a release
	@$(SIDE_BY_SIDE) compiled $(COLLECTED) static build $(SITE)/index.html
	$(MAKE) --no-print-directory $(ENGINES)
	$(BIN)/python -m tools.engines --rebuild
	@BENBEN_PROOF=1 $(TESTS)

chromium: install ## Find or fetch a Chromium for the browser tests and say where it is
	@$(BIN)/python tools/chromium.py

schema: $(SCHEMA) ## Make the front end's types from the server's models

$(SCHEMA): tools/openapi.py requirements/play.txt web/package-lock.json $(MODELS) | $(DEV) $(WEB_DEV)
	@mkdir -p .cache
	$(BIN)/python -m tools.openapi > .cache/openapi.json
	$(NPM) run types

bench: install build $(SITE)/index.html ## Measure the speed beside the peers (docs/speed.md explains the figures)
	$(BIN)/python -m bench
	browser=$$($(BIN)/python tools/chromium.py) && BENBEN_CHROMIUM="$$browser" $(BIN)/python -m bench.engines

pictures: install $(STATIC)/index.html ## Pictures of every game in windows of all sizes into pictures/, and what is wrong with them
	browser=$$($(BIN)/python tools/chromium.py) && BENBEN_CHROMIUM="$$browser" $(BIN)/python -m tools.pictures

docs: install npm-engine ## Build the documentation into site/
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict
	mkdir -p site/engine && cp -R web/engine/dist/. web/engine/games site/engine/

clean: ## Remove everything that was made
	rm -rf $(VENV) .cache build dist site public web/node_modules web/dist $(STATIC) $(SITE) $(SCHEMA) \
	  web/engine/dist web/engine/games web/engine/LICENSE \
	  .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
