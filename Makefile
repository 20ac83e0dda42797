# Every target works from a bare clone: it first makes .venv, with the standard library alone.
# Words after ARGS= are passed on, for example: make play ARGS="--lang fr".
# Studies take one game with GAME=, for example: make bench GAME=auteuil.
# A benchmark measures WHAT=rules, peers, search, batch or server, and with ARGS="--before main" an older tree too.

PYTHON ?= python3
WORKERS ?= 2
ARGS ?=
GAME ?=
WHAT ?= rules
KILLS ?= 100

VENV := .venv
PEERS_VENV := .venv-peers
BIN := $(VENV)/bin
# The marks live inside the environment they describe, so removing it removes them.
MADE := $(VENV)/made
READY_TO_PLAY := $(VENV)/ready-to-play
READY_TO_DEVELOP := $(VENV)/ready-to-develop
READY_FOR_PEERS := $(PEERS_VENV)/ready
# The games of other people have an environment of their own.
READY_TO_BENCH := $(if $(filter peers search,$(WHAT)),$(READY_FOR_PEERS),$(READY_TO_PLAY))

# Quiet twice: errors are shown, remarks about the machine's own settings are not.
PIP_INSTALL := -m pip install --quiet --quiet --disable-pip-version-check --no-deps
INSTALL_LOCKED := $(PIP_INSTALL) --require-hashes
INSTALL_OURSELVES := $(PIP_INSTALL) --no-index --no-build-isolation --editable .
LOCK := $(BIN)/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 \
	--generate-hashes --no-header --no-annotate --no-emit-index-url --no-emit-find-links

# A mark whose recipe failed must not pass for done.
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help

.PHONY: help
help: ## list every target
	@echo 'Usage: make TARGET [ARGS="…"] [PYTHON=python3.12]'
	@echo
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@$(MAKE) --no-print-directory $(READY_TO_PLAY) >/dev/null

.PHONY: play
play: page ## open the house in your browser and play
	@$(BIN)/hippodrome serve --open $(ARGS)

.PHONY: terminal
terminal: $(READY_TO_PLAY) ## play a meeting of Ticket Gagnant in the terminal
	@$(BIN)/hippodrome play ticket $(ARGS)

.PHONY: page
page: $(READY_TO_PLAY) ## build the browser's side, where it has changed
	@$(BIN)/python hatch_build.py

.PHONY: page-types
page-types: $(READY_TO_PLAY) ## write the page's types from the wire's
	$(BIN)/python -m hippodrome.server.typescript web/src/wire.ts

.PHONY: test
test: $(READY_TO_DEVELOP) page ## run every test
	$(BIN)/python hatch_build.py test
	@$(BIN)/python -m tests.browser.finding >/dev/null
	$(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup $(ARGS)
	$(BIN)/python -m pytest -n $(WORKERS) -m browser tests/browser $(ARGS)

.PHONY: check
check: check-python check-page docs ## check format, lint, types, floors, the dialect of the rules and the documents

# Apart, so that `make --jobs 2 --output-sync check` does both at once.
.PHONY: check-python
check-python: $(READY_TO_DEVELOP)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m hippodrome.engine.dialect

.PHONY: check-page
check-page: $(READY_TO_DEVELOP)
	$(BIN)/python hatch_build.py check

.PHONY: docs
docs: $(READY_TO_DEVELOP) ## build the documents as a site, with the reference, into build/docs
	@$(BIN)/sphinx-build --fail-on-warning --keep-going --quiet --doctree-dir build/docs-work \
		--conf-dir docs . build/docs
	@echo "Written to build/docs/index.html."

.PHONY: format
format: $(READY_TO_DEVELOP) ## put every file into the house format
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

.PHONY: bench
bench: $(READY_TO_BENCH) ## measure moves a second in both readings, into build/bench.json
	$(<D)/bin/python -m bench $(WHAT) $(if $(GAME),--game $(GAME)) $(ARGS)

.PHONY: bench-search
bench-search: ## measure simulations a second of bots, beside OpenSpiel's tree search
	@$(MAKE) --no-print-directory bench WHAT=search

.PHONY: bench-peers
bench-peers: ## the same, beside OpenSpiel and Catanatron
	@$(MAKE) --no-print-directory bench WHAT=peers

.PHONY: bench-server
bench-server: $(READY_TO_DEVELOP) ## measure 1,000 sockets on 200 tables, also on two processes; crowds; silence; limits; growth; experts
	@$(MAKE) --no-print-directory bench WHAT=server
	@$(MAKE) --no-print-directory bench WHAT=server ARGS="--crowd --json build/bench-crowd.json $(ARGS)"
	@$(MAKE) --no-print-directory bench WHAT=server ARGS="--processes 2 --json build/bench-company.json $(ARGS)"
	@$(MAKE) --no-print-directory bench WHAT=server ARGS="--idle --json build/bench-idle.json $(ARGS)"
	@$(MAKE) --no-print-directory bench WHAT=server ARGS="--saturated --json build/bench-saturated.json $(ARGS)"
	@$(MAKE) --no-print-directory bench WHAT=server ARGS="--growth --json build/bench-growth.json $(ARGS)"
	@$(MAKE) --no-print-directory bench WHAT=server ARGS="--games 20 --json build/bench-games.json $(ARGS)"
	@$(MAKE) --no-print-directory bench WHAT=server ARGS="--full-house --json build/bench-full-house.json $(ARGS)"
	@$(MAKE) --no-print-directory bench WHAT=server ARGS="--thinkers --json build/bench-thinkers.json $(ARGS)"

.PHONY: chaos
chaos: $(READY_TO_DEVELOP) ## kill servers a hundred times under load, on both databases, and hold the logs to what was said
	HIPPODROME_KILLS=$(KILLS) HIPPODROME_STORMS=$(KILLS) $(BIN)/python -m pytest tests/server/test_kills.py tests/scale $(ARGS)

.PHONY: fuzz
fuzz: $(READY_TO_DEVELOP) ## send a million mutated frames, bodies, files and notices to whatever reads them
	$(BIN)/python -m tests.fuzz $(ARGS)

.PHONY: soak
soak: $(READY_TO_PLAY) ## play 100,000 random games of each kind and hold them to the laws
	$(BIN)/python -m hippodrome.study.soak $(if $(GAME),--game $(GAME)) $(ARGS)

.PHONY: goldens
goldens: $(READY_TO_DEVELOP) ## rewrite the golden files; read the difference before you commit it
	$(BIN)/python -m pytest tests/laws/test_goldens.py tests/laws/test_rules_versions.py tests/test_readme.py --goldens $(ARGS)

.PHONY: screenshots
screenshots: $(READY_TO_DEVELOP) page ## take the pictures of docs/screenshots.md and film a finish anew
	$(BIN)/python -m tests.browser.screenshots $(ARGS)

.PHONY: mutants
mutants: $(READY_TO_DEVELOP) ## change a room's rules, thing by thing, and count what its tests notice
	$(BIN)/mutmut run "hippodrome.games.$(or $(GAME),ticket).rules.doors.x_play__mutmut_1"
	$(BIN)/python tests/mutants.py $(or $(GAME),ticket) $(ARGS)

.PHONY: calibrate
calibrate: $(READY_TO_PLAY) ## simulate the boards that the rulebooks only picture
	$(BIN)/python -m hippodrome.study.calibrate $(or $(GAME),ticket) $(ARGS)

.PHONY: school
school: $(READY_TO_PLAY) ## write docs/school.md: every lesson with its steps, words and minutes
	$(BIN)/python -m hippodrome.study.school

.PHONY: rulings
rulings: $(READY_TO_PLAY) ## measure what each house rule changes, and write docs/rulings.md
	$(BIN)/python -m hippodrome.study.rulings $(if $(GAME),--game $(GAME)) $(ARGS)

.PHONY: puzzles
puzzles: $(READY_TO_PLAY) ## find positions where one move is worth clearly more, and write them as content
	$(BIN)/python -m hippodrome.study.puzzles $(or $(GAME),ticket) $(ARGS)

.PHONY: ladder
ladder: $(READY_TO_PLAY) ## play what is missing of the bots' matches, and write docs/ladder.md
	$(BIN)/python -m hippodrome.study.ladder_page $(if $(GAME),--game $(GAME)) $(ARGS)

.PHONY: reports
reports: $(READY_TO_PLAY) ## play many games of each kind, and write docs/reports: how fair they are and what rulings change
	$(BIN)/python -m hippodrome.study.reports $(if $(GAME),--game $(GAME)) $(ARGS)

.PHONY: fit
fit: $(READY_TO_PLAY) ## learn anew what the tipster of Finish Line knows of form
	$(BIN)/python -m hippodrome.games.finishline.tipster.fit $(ARGS)

.PHONY: lock
lock: $(READY_TO_DEVELOP) ## choose the newest allowed dependencies and write the lock files
	$(LOCK) --upgrade --group build --output-file requirements.lock
	$(LOCK) --upgrade --all-extras --group dev --constraint requirements.lock --output-file requirements-dev.lock
	$(LOCK) --upgrade --group build --group peers --constraint requirements.lock \
		--output-file requirements-peers.lock
	$(BIN)/python hatch_build.py lock

.PHONY: clean
clean: ## remove everything that was made here
	rm -rf $(VENV) $(PEERS_VENV) build dist mutants .mypy_cache .pytest_cache .ruff_cache
	rm -rf .import_linter_cache .hypothesis web/node_modules bench/*/node_modules src/hippodrome/server/page
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +

define MAKE_VENV
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo 'Hippodrome needs Python 3.11 or newer, and "$(PYTHON)" is not that.'; \
		echo 'Install one and name it, for example: make PYTHON=python3.12 $(MAKECMDGOALS)'; \
		exit 1; }
	@echo 'Setting up $(1) once; this can take a minute.'
	@$(PYTHON) -m venv --clear $(1)
endef

$(MADE):
	$(call MAKE_VENV,$(VENV))
	@touch $@

$(READY_TO_PLAY): requirements.lock pyproject.toml | $(MADE)
	@$(BIN)/python $(INSTALL_LOCKED) --requirement requirements.lock
	@$(BIN)/python $(INSTALL_OURSELVES)
	@touch $@

$(READY_TO_DEVELOP): requirements-dev.lock $(READY_TO_PLAY)
	@$(BIN)/python $(INSTALL_LOCKED) --requirement requirements-dev.lock
	@touch $@

$(READY_FOR_PEERS): requirements-peers.lock pyproject.toml
	$(call MAKE_VENV,$(PEERS_VENV))
	@$(PEERS_VENV)/bin/python $(INSTALL_LOCKED) --requirement requirements-peers.lock
	@$(PEERS_VENV)/bin/python $(INSTALL_OURSELVES)
	@touch $@
