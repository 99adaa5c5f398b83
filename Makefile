# `make` lists the targets. Python 3.11 or newer and make are all that must be there.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

.DEFAULT_GOAL := help
.PHONY: help play arena test lint types tests browser web screenshots press bench learn soak misreadings load soak-server fuzz compiled components coverage protocol clean

help:  ## list the targets
	@awk 'BEGIN {FS = ":.*## "} /^[a-z-]+:.*## / {printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: .venv/.play  ## install, serve the game and open the browser on it; ARGS="--host 0.0.0.0"
	@$(BIN)/hexstead serve --open $(ARGS)

arena: .venv/.arena  ## install and play a tournament between bots; ARGS="greedy random --report arena.html"
	@$(BIN)/hexstead arena $(or $(ARGS),greedy random)

test: lint types tests  ## install and run everything that must pass

lint: .venv/.dev  ## style and the direction of imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports

types: .venv/.dev  ## mypy --strict, and the types of the web app
	$(BIN)/mypy
	$(BIN)/python web/build.py check

tests: .venv/.dev browser  ## the tests alone
	$(BIN)/pytest -n auto

browser:
	@test -n "$(CHROMIUM)" || command -v chromium >/dev/null || command -v chromium-browser >/dev/null \
		|| command -v google-chrome >/dev/null || $(INSTALL_CHROMIUM) \
		|| echo "No Chromium here: install it or name it by CHROMIUM=..., because the browser tests need it."

INSTALL_CHROMIUM := { test "$$(id -u)" = 0 && command -v apt-get >/dev/null \
	&& echo "Installing Chromium for the browser tests" && apt-get -qq update && apt-get -qq install -y chromium >/dev/null; }

web: .venv/.dev  ## build the web app after a change of web/
	@$(BIN)/python web/build.py

screenshots: .venv/.dev browser  ## take pictures of every page into docs/screenshots
	@PYTHONPATH=tests $(BIN)/python -m browser.screenshots $(ARGS)

press: .venv/.dev browser  ## measure how soon a press on the map shows in Chromium; ARGS="--presses 60"
	@PYTHONPATH=tests $(BIN)/python bench/press.py $(ARGS)

bench: .venv/.dev .venv-compiled/.built  ## measure the speed of both builds; ARGS="--quick" for a short run
	@$(BIN)/python bench/bench.py --compiled .venv-compiled/bin/python $(ARGS)

learn: .venv/.dev  ## learn the weights of the planner anew by self-play; ARGS="--pairs 240"
	@$(BIN)/python bench/learn.py $(ARGS)

soak: .venv/.dev  ## play thousands of random games from all boxes with checks; ARGS="--games 100000"
	@PYTHONPATH=tests $(BIN)/python bench/soak.py $(ARGS)

misreadings: .venv/.dev  ## put misreadings of the rulings into the engine and see whether tests notice; ARGS="--only 52"
	@$(BIN)/python bench/misreadings.py $(ARGS)

compiled: .venv-compiled/.built  ## build the mypyc variant, pass the same tests and compare its speed
	.venv-compiled/bin/pytest -n auto --ignore tests/browser
	@$(BIN)/python bench/bench.py --quick --compiled .venv-compiled/bin/python $(ARGS)

clean:  ## remove what was installed and built
	rm -rf .venv .venv-compiled build dist web/node_modules src/hexstead/server/static .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache

.venv/.python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Hexstead needs Python 3.11 or newer; set PYTHON=python3.x."; exit 1; }
	@echo "Making .venv (once)"
	@$(PYTHON) -m venv .venv
	@touch $@

# Installing builds the web app, so its sources count too.
WEB := hatch_build.py $(shell find web -type f -not -path '*/node_modules/*')

.venv/.play: .venv/.python pyproject.toml $(WEB)
	@echo "Installing Hexstead"
	@$(PIP) install --editable .
	@touch $@

.venv/.arena: .venv/.python pyproject.toml $(WEB)
	@echo "Installing Hexstead with its arena"
	@$(PIP) install --editable '.[arena]'
	@touch $@ .venv/.play

.venv/.dev: .venv/.python pyproject.toml $(WEB)
	@echo "Installing Hexstead and its tools"
	@$(PIP) install --editable '.[dev]'
	@touch $@ .venv/.play .venv/.arena

SOURCES := $(shell find src/hexstead -name '*.py' -o -name '*.txt' -o -name '*.svg')

# Built from a copy, because the compiler leaves its files beside the sources.
.venv-compiled/.built: .venv/.dev pyproject.toml $(SOURCES)
	@echo "Building the compiled variant in .venv-compiled"
	@$(PYTHON) -m venv .venv-compiled
	@rm -rf build/compiled && mkdir -p build/compiled && cp -r src pyproject.toml hatch_build.py README.md LICENSE build/compiled
	@HATCH_BUILD_HOOKS_ENABLE=1 .venv-compiled/bin/python -m pip --disable-pip-version-check --quiet \
		install --force-reinstall 'build/compiled[dev]'
	@.venv-compiled/bin/python -c 'import hexstead.engine.rules as r; assert not r.__file__.endswith(".py"), "the engine was not compiled"'
	@touch $@

components: .venv/.dev  ## write docs/components.md from what is in the boxes
	@$(BIN)/python tests/components_page.py

coverage: .venv/.dev  ## write docs/coverage.md from tests/rules: every rule, what holds it, its tests
	@$(BIN)/python tests/coverage_page.py

load: .venv/.dev  ## play at 300 tables with real clients; ARGS="--postgres --workers 2"
	@$(BIN)/python bench/load.py $(ARGS)

soak-server: .venv/.dev  ## kill the server a hundred times while clients play, and look for what is missing
	@$(BIN)/python bench/load.py --tables 30 --rate 60 --kills 100 $(ARGS)

fuzz: .venv/.dev  ## send the server far more made-up requests and messages than the tests do
	@HEXSTEAD_FUZZ=50 $(BIN)/pytest tests/server/test_fuzz.py tests/server/test_openapi.py

protocol: .venv/.dev  ## write the types of the messages for the web app
	$(BIN)/python -m hexstead.server.typescript web/src/lib/protocol.ts
