# `make` lists the targets. Python 3.11 or newer and make are all that must be there.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

.DEFAULT_GOAL := help
.PHONY: help play arena test lint types tests browser browsers hosting web web-dev screenshots late press first-sight bench learn soak misreadings load telling capacity attacks soak-server fuzz compiled lock package release generated docs clean

help:  ## list the targets
	@awk 'BEGIN {FS = ":.*## "} /^[a-z-]+:.*## / {printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: .venv/.play  ## install, serve the game and open the browser on it; ARGS="--host 0.0.0.0"
	@$(BIN)/hexstead serve --open $(ARGS)

arena: .venv/.arena  ## install and play a tournament between bots; ARGS="greedy random --report arena.html"
	@$(BIN)/hexstead arena $(or $(ARGS),greedy random)

test: lint types tests  ## install and run everything that must pass

lint: .venv/.dev  ## style, the direction of imports, and the style of the web app
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports
	$(BIN)/python web/build.py lint

types: .venv/.dev  ## mypy --strict, and the types of the web app
	$(BIN)/mypy
	$(BIN)/python web/build.py check

tests: .venv/.dev browser hosting  ## the tests alone
	$(BIN)/python web/build.py test
	$(BIN)/pytest -n auto --dist worksteal

browser: .venv/.dev
	@$(BIN)/python tools/programs.py chromium

browsers: .venv/.dev hosting  ## the smoke part of the browser tests in Firefox and WebKit
	@$(BIN)/python tools/programs.py browsers
	IN_BROWSER=firefox $(BIN)/pytest -m smoke tests/browser
	IN_BROWSER=webkit $(BIN)/pytest -m smoke tests/browser

hosting: .venv/.dev
	@$(BIN)/python tools/programs.py hosting

web: .venv/.dev  ## build the web app after a change of web/
	@$(BIN)/python web/build.py

web-dev: .venv/.dev  ## work on the web app with live reloading, beside `hexstead serve`; ARGS="--port 5180"
	@$(BIN)/python web/build.py dev $(ARGS)

screenshots: .venv/.dev browser  ## take pictures of every page into docs/screenshots; ARGS="--sizes" in all sizes, to look at
	@PYTHONPATH=tests:tools $(BIN)/python -m browser.screenshots $(ARGS)

late: .venv/.dev browser  ## the browser tests on a server that answers late by chance; ARGS="-k lobby"
	LATE=0.9 $(BIN)/pytest -n auto tests/browser $(ARGS)

press: .venv/.dev browser  ## does a press on the map show soon enough in Chromium? ARGS="--presses 60"
	@PYTHONPATH=tests:tools $(BIN)/python bench/press.py $(ARGS)

first-sight: .venv/.dev browser  ## does a slow machine on a slow line see the map soon enough? ARGS="--times 5"
	@PYTHONPATH=tests:tools $(BIN)/python bench/first_sight.py $(ARGS)

bench: .venv/.dev .venv-compiled/.built  ## measure the speed of both builds; ARGS="--quick" for a short run
	@$(BIN)/python bench/bench.py --compiled .venv-compiled/bin/python $(ARGS)

learn: .venv/.dev  ## learn new weights for the planner by self-play; ARGS="--pairs 240"
	@$(BIN)/python bench/learn.py $(ARGS)

soak: .venv/.dev  ## play thousands of random games from all boxes with checks; ARGS="--games 100000"
	@PYTHONPATH=tests $(BIN)/python bench/soak.py $(ARGS)

misreadings: .venv/.dev  ## put misreadings of the rulings into the engine and see whether tests notice; ARGS="--only 52"
	@$(BIN)/python bench/misreadings.py $(ARGS)

compiled: .venv-compiled/.built  ## build the mypyc variant, pass the same tests and compare its speed
	.venv-compiled/bin/pytest -n auto --dist worksteal --ignore tests/browser
	@$(BIN)/python bench/bench.py --quick --compiled .venv-compiled/bin/python $(ARGS)

lock: .venv/.python  ## write constraints.txt after a change of dependencies; ARGS="--upgrade" for newer versions of all
	@$(PIP) install 'uv>=0.8,<1'
	@$(BIN)/uv pip compile --quiet --universal --all-extras --python-version 3.11 --no-annotate --no-header --no-emit-index-url \
		pyproject.toml --output-file constraints.txt $(ARGS) >/dev/null

package: .venv/.dev  ## build the sdist and the wheel, and play a game with the wheel in an empty environment
	@$(BIN)/python tools/release.py --build

release: .venv/.dev  ## check that this version can be released, then the same; says what is left to do
	@$(BIN)/python tools/release.py

clean:  ## remove what was installed and built
	rm -rf .venv .venv-compiled build dist web/node_modules src/hexstead/server/static .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache

.venv/.python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Hexstead needs Python 3.11 or newer; set PYTHON=python3.x."; exit 1; }
	@echo "Making .venv (once)"
	@$(PYTHON) -m venv .venv
	@touch $@

# LOCKED=1 installs the versions in constraints.txt, not the newest that fit.
ifdef LOCKED
EXACTLY := --constraint constraints.txt
.venv/.dev .venv-compiled/.built: constraints.txt
endif

# Installing builds the web app, so its sources count too.
WEB := hatch_build.py $(shell find web -type f -not -path '*/node_modules/*' -not -name '*.test.ts' \
	-not -name '.prettier*' -not -name eslint.config.js -not -name vitest.config.ts)

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
	@$(PIP) install $(EXACTLY) --editable '.[dev]'
	@touch $@ .venv/.play .venv/.arena

SOURCES := $(shell find src/hexstead -name '*.py' -o -name '*.txt' -o -name '*.svg')

# Built from a copy, because the compiler leaves its files beside the sources.
.venv-compiled/.built: .venv/.dev pyproject.toml $(SOURCES)
	@echo "Building the compiled variant in .venv-compiled"
	@$(PYTHON) -m venv .venv-compiled
	@rm -rf build/compiled && mkdir -p build/compiled && cp -r src pyproject.toml hatch_build.py README.md LICENSE build/compiled
	@HATCH_BUILD_HOOKS_ENABLE=1 .venv-compiled/bin/python -m pip --disable-pip-version-check --quiet \
		install --force-reinstall $(EXACTLY) 'build/compiled[dev]'
	@.venv-compiled/bin/python -c 'import hexstead.engine.rules as r; assert not r.__file__.endswith(".py"), "the engine was not compiled"'
	@touch $@

telling: .venv/.dev  ## does an action cost at most 60 % of before, do 100 spectators add at most 1 ms, is the knee at 600 a second? ARGS="--before OTHER/src", "--spectators 100", "--knee"
	@$(BIN)/python bench/telling.py $(ARGS)

load: .venv/.dev  ## play at 300 tables with real clients; ARGS="--postgres --workers 2"
	@$(BIN)/python bench/load.py $(ARGS)

capacity: .venv/.dev  ## what do actions and tables cost on a file, on PostgreSQL and with two processes?; ARGS="--seconds 10"
	@$(BIN)/python bench/capacity.py $(ARGS)

attacks: .venv/.dev  ## how long others wait while one visitor attacks the server, and what a full disk logs; ARGS="--source OTHER/src --source src"
	@$(BIN)/python bench/attacks.py $(ARGS)

soak-server: .venv/.dev  ## play while servers and databases fail in every way, and look for what is lost or untrue; ARGS="--seconds 60"
	@$(BIN)/python bench/soak_server.py $(ARGS)

fuzz: .venv/.dev  ## send the server far more made-up requests and messages than the tests do
	@HEXSTEAD_FUZZ=50 $(BIN)/pytest tests/server/test_fuzz.py tests/server/test_openapi.py

generated: .venv/.dev  ## write every file that a program writes: pages, tables, schemas, types, messages
	@PYTHONPATH=tests $(BIN)/python tests/generated.py

docs: .venv/.dev  ## write the reference of the library from its docstrings into build/docs; ARGS="FOLDER"
	@$(BIN)/python tools/api_docs.py $(ARGS)
