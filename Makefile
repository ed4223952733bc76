# Everything from nothing but Python 3.11 or newer and make. `make help` lists the commands.
PYTHON ?= python3
UV := .boot/bin/uv
BIN := .venv/bin
READY := .venv/.ready
# One more than there are cores: tests in a browser mostly wait for what moves there.
JOBS ?= $(shell $(PYTHON) -c 'import os; print(1 + (os.cpu_count() or 1))')
NODE := $(BIN)/python web/build_page.py
# Whole files to a process, in the order of tests/conftest.py: the longest first.
SPREAD := -n $(JOBS) --dist loadfile --no-loadscope-reorder

.PHONY: help setup page browser types gallery play test compiled checked check format bench load torture nightly pins clean

help:  ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## /{printf "  make %-9s %s\n", $$1, $$2}' Makefile

setup: $(READY)  ## install everything into .venv

$(UV): requirements/boot.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
		|| { echo "ethnos needs Python 3.11 or newer as '$(PYTHON)': install it, or say make PYTHON=/path/to/python"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null \
		|| { echo "this Python lacks venv: install it (Debian, Ubuntu: apt install python3-venv)"; exit 1; }
	$(PYTHON) -m venv .boot
	.boot/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/boot.txt
	@touch $(UV)

$(READY): $(UV) requirements/dev.txt pyproject.toml src/ethnos/__init__.py
	@echo "setting up: the first time this takes some minutes"
	$(UV) venv --quiet --allow-existing --python $(PYTHON) .venv
	$(UV) pip sync --quiet --python $(BIN)/python --require-hashes --compile-bytecode requirements/dev.txt
	$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $(READY)

page: $(READY)  ## build the page, where its sources or the words have changed
	@$(BIN)/python web/build_page.py

browser: $(READY)  ## get the browser of the tests
	@$(BIN)/python web/build_page.py browser

play: page  ## play in the browser
	@$(BIN)/ethnos play

test: $(READY)  ## checks and tests
	@$(MAKE) --no-print-directory -j 2 compiled checked
	$(BIN)/python web/tests/hands.py
	$(BIN)/python web/tests/deals.py
	$(BIN)/python web/tests/answers.py
	$(NODE) node_modules/vitest/vitest.mjs run
	$(BIN)/python -m pytest $(SPREAD)

# Compiling is the longest part of a first run, and the checks leave a core free.
compiled: $(READY)
	@$(BIN)/python tools/compile_ahead.py

checked: $(READY)
	@$(MAKE) --no-print-directory check
	@$(MAKE) --no-print-directory page
	@$(MAKE) --no-print-directory browser

check: $(READY)  ## formatting, lint and types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python web/api_types.py --check
	$(BIN)/python tools/engine_calls.py --check
	$(NODE) node_modules/svelte-check/bin/svelte-check --fail-on-warnings --tsconfig ./tsconfig.json
	$(NODE) node_modules/eslint/bin/eslint.js .
	$(NODE) node_modules/prettier/bin/prettier.cjs --check --log-level warn .

types: $(READY)  ## renew the types made from sources: the page's from the API, the engine's from its functions
	$(BIN)/python web/api_types.py
	$(BIN)/python tools/engine_calls.py

format: $(READY)  ## put the sources into their form
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NODE) node_modules/prettier/bin/prettier.cjs --write --log-level warn .

gallery: page browser  ## pictures of the page in every state, into gallery/
	$(BIN)/python web/gallery.py

bench: $(READY)  ## how fast the rules are, beside OpenSpiel
	$(BIN)/ethnos bench

load: $(READY)  ## how many tables a server carries, on SQLite and on PostgreSQL; takes six minutes
	$(BIN)/python benchmarks/load.py --out docs/load.json --plot docs/load.svg $(if $(PEER),--peer $(PEER))

# The server under stress is one long run and everything else another. Both say which tests took longest.
SERVER := tests/server tests/deploy
LONG := $(BIN)/python -m pytest $(SPREAD) --timeout 7200 --durations 25

# TALLY=docs/reliability.csv adds what was killed and lost to the runs before.
torture: page  ## the server: kills, cuts, attacks and made-up requests in full; takes half an hour
	ETHNOS_TESTS=torture ETHNOS_TALLY=$(TALLY) $(LONG) $(SERVER)

nightly: page browser  ## all but the server with full counts, strength tables, Ray, a small training; takes an hour
	$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements/train.txt
	ETHNOS_TESTS=nightly $(LONG) $(addprefix --ignore ,$(SERVER))

pins: $(UV)  ## renew the pinned versions
	$(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
		--extra dev pyproject.toml -o requirements/dev.txt
	$(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
		--extra dev --extra cluster pyproject.toml -o requirements/cluster.txt
	$(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
		--extra dev --extra cluster --extra gpu --extra train pyproject.toml -o requirements/train.txt
	$(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
		-c requirements/dev.txt pyproject.toml -o requirements/server.txt
	printf 'hatchling\nnodejs-wheel-binaries\n' | $(UV) pip compile --quiet --universal --python-version 3.11 \
		--generate-hashes --no-header -c requirements/dev.txt - -o requirements/build.txt
	echo uv | $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
		- -o requirements/boot.txt

clean:  ## remove what set-up and tests made
	rm -rf web/node_modules web/tests/browser/node_modules web/dist src/ethnos/server/page .venv .boot .pytest_cache .mypy_cache .ruff_cache .hypothesis build dist
