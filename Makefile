# Benben. `make` alone tells what there is to make.
# A fresh machine needs Python 3.11 or newer, git and make. Everything else, Node too, comes from PyPI and npm.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ENVIRONMENT := $(VENV)/.benben
STATIC := src/benben/server/static
# Tests on all cores; a file's tests stay together, for what they share.
PARALLEL := -n auto --dist loadfile
CHECKED := $(wildcard src tests bench examples tools)

# npm starts `node` by name: let it find the one that came from PyPI, and trust whom the system trusts.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" NODE_USE_SYSTEM_CA=1 npm --prefix web --no-fund --no-audit --no-update-notifier
WEB_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/dist/*' 2>/dev/null)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help install build play check lint sizes types layers rules fast-tests web-check test chromium schema bench docs clean

help: ## What there is to make
	@echo "Benben: board games of ancient Egypt"
	@echo
	@awk 'BEGIN {FS = ":.*## "} /^[a-z-]+:.*## / {printf "  make %-11s %s\n", $$1, $$2}' $(MAKEFILE_LIST)
	@echo
	@echo "  Another Python: make PYTHON=python3.12 ..."

# ---- getting ready -------------------------------------------------------------------------------------------------
install: $(ENVIRONMENT) ## Make the Python environment (.venv); does nothing when nothing changed

$(ENVIRONMENT): pyproject.toml
	@$(PYTHON) tools/python_version.py
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[dev]"
	@touch $@

build: $(STATIC)/index.html ## Build the table's front end with the Node that came from PyPI

web/node_modules/.package-lock.json: web/package.json web/package-lock.json | $(ENVIRONMENT)
	$(NPM) ci
	@touch $@

$(STATIC)/index.html: $(WEB_SOURCES) web/node_modules/.package-lock.json | $(ENVIRONMENT)
	$(NPM) run build
	@touch $@

# ---- using it ------------------------------------------------------------------------------------------------------
play: install build ## Install, build, start and open the table in the browser
	$(BIN)/benben serve --open

# ---- checking it ---------------------------------------------------------------------------------------------------
check: lint sizes types layers rules web-check fast-tests ## Everything quick: style, types, layers, rules, fast tests

lint: install
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

sizes: install
	$(BIN)/python tools/sizes.py --report

types: install
	$(BIN)/mypy $(CHECKED)

layers: install
	$(BIN)/lint-imports --no-logo

rules: install
	$(BIN)/python tools/rules_have_tests.py

web-check: install web/node_modules/.package-lock.json
	$(NPM) run check
	$(NPM) run test

fast-tests: install
	$(BIN)/pytest -q -m "not slow and not browser" $(PARALLEL)

test: check build ## Everything: what `check` does, then the slow and the browser tests
	$(BIN)/pytest -q -m "slow and not browser" $(PARALLEL)
	browser=$$($(BIN)/python tools/chromium.py) && BENBEN_CHROMIUM="$$browser" $(BIN)/pytest -q -m browser

chromium: install ## Find or fetch a Chromium for the browser tests and say where it is
	@$(BIN)/python tools/chromium.py

schema: install web/node_modules/.package-lock.json ## Make the front end's types from the server's models
	$(BIN)/python -m benben.server.schema > web/openapi.json
	$(NPM) run types

bench: install ## Measure the speed beside the peers (docs/speed.md tells how to read it)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[bench]"
	$(BIN)/python -m bench

docs: install ## Build the documentation into site/
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

clean: ## Remove everything that was made
	rm -rf $(VENV) .cache build dist site web/node_modules web/dist $(STATIC) \
	  .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
