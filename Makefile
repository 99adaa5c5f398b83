# `make` lists the targets. Python 3.11 or newer and make are all that must be there.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

.DEFAULT_GOAL := help
.PHONY: help play test lint types tests bench compiled clean

help:  ## list the targets
	@awk 'BEGIN {FS = ":.*## "} /^[a-z-]+:.*## / {printf "  make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: .venv/.play  ## install and start a game at the terminal
	@$(BIN)/hexstead play

test: lint types tests  ## install and run everything that must pass

lint: .venv/.dev  ## style and the direction of imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports

types: .venv/.dev  ## mypy --strict
	$(BIN)/mypy

tests: .venv/.dev  ## the tests alone
	$(BIN)/pytest -n auto

bench: .venv/.dev  ## measure the speed; add ARGS="--quick" for a short run
	$(BIN)/python bench/bench.py $(ARGS)

compiled: .venv-compiled/.built  ## build the mypyc variant, test it and compare its speed
	.venv-compiled/bin/pytest -n auto
	.venv-compiled/bin/python bench/bench.py --compare $(BIN)/python $(ARGS)

clean:  ## remove what was installed and built
	rm -rf .venv .venv-compiled build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache

.venv/.python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Hexstead needs Python 3.11 or newer; set PYTHON=python3.x."; exit 1; }
	@echo "Making .venv (once)"
	@$(PYTHON) -m venv .venv
	@touch $@

.venv/.play: .venv/.python pyproject.toml
	@echo "Installing Hexstead"
	@$(PIP) install --editable .
	@touch $@

.venv/.dev: .venv/.python pyproject.toml
	@echo "Installing Hexstead and its tools"
	@$(PIP) install --editable '.[dev]'
	@touch $@ .venv/.play
