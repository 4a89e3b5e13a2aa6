# Needs Python 3.11 or newer and make, nothing else. PYTHON names the interpreter, JOBS the test processes.
PYTHON ?= python3
JOBS ?= 2
GAME ?= card-game

VENV := .venv
BIN := $(VENV)/bin
BENCH := .venv-bench
MUTANTS := .venv-mutants
FUZZ := .venv-fuzz
LEARN := .venv-learn
TORCH ?= torch==2.13.0
SECONDS ?= 60
PAGES := $(sort $(shell find docs/. -not -name '*.pyc' -not -name __pycache__)) CONTRIBUTING.md bench/README.md
SOURCES := $(sort $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name py.typed)) setup.py pyproject.toml
WEB := $(sort $(shell find web \( -name node_modules -o -name '.*' -o -name sample -o -name cases.json \) -prune -o -type f -print) \
    $(shell find src/broomstick/words -name '*.ftl'))
TOLD := $(wildcard web/src/wire.ts web/src/games/list.json $(addprefix web/src/games/*/,box.json plain.json scenery.css rules/*.json))
SAMPLES := $(wildcard web/src/sample/*.json web/src/sample/*/*.json)
PAGE := src/broomstick/server/page/index.html
SITE := dist/site/index.html
INSIDE := $(sort $(shell find $(wildcard $(addprefix src/broomstick/,__init__.py heart games bots lessons hosting browser)) -name '*.py' -o -name '*.toml'))
GALLERY := .gallery/gallery.html
NPM := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm --no-update-notifier
COMPILERS := $(foreach name,$(CC) gcc clang,$(shell command -v $(name)))
PYTEST := $(BIN)/pytest -q -n $(JOBS)
EXAMPLE := tests/drill
RULES := tests/heart $(EXAMPLE) $(filter-out %__pycache__,$(patsubst %/,%,$(sort $(wildcard tests/games/*/)))) \
    $(filter-out %/test_answers.py,$(wildcard tests/games/test_*.py))
REPORT := sed -n 's/^ *\(broomstick: .*\)/\1/p' dist/build.log
UV_COMPILE := pip compile -q --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11

# $(call stage,WHAT,COMMANDS): say what is done, do it, and say how long that took.
stage = echo "$(1)"; began=$$(date +%s); { $(2); } && echo "$(1): $$(($$(date +%s) - began)) s"

export PIP_DISABLE_PIP_VERSION_CHECK := 1
# What is compiled is kept, here only: else each of some hundred processes would read every test and library anew.
unexport PYTHONPATH PYTHONDONTWRITEBYTECODE
ifndef TOGETHER
.NOTPARALLEL:
endif
.PHONY: help play page site terminal test test-all mutants fuzz examples bench docs captures lint lock clean changes

help: ## list these targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{ printf "%-16s%s\n", $$1, $$2 }'

play: $(VENV)/.installed ## set up what playing needs and open the table in a browser
	@$(BIN)/broomstick serve

page: $(PAGE) ## build the page, which the server sends and a wheel takes along

site: $(SITE) ## build the page that needs no server, for any static host; BROOMSTICK_SERVER=… names one to invite people to
	@echo "put $(dir $(CURDIR)/$(SITE)) on any static host"

terminal: $(VENV)/.installed ## play in this terminal; GAME=… for another game than the card game
	@$(BIN)/broomstick play $(GAME)

test: SELECT := -m "not slow"
test: PLAIN := -m "not slow and not many"
test: LATER := --ignore=tests/contract
test: together suite ## set everything up; lint, then the tests as plain Python and compiled

test-all: PLAIN := -m "not slow"
test-all: export EVERY_SCREEN := yes
test-all: together suite examples ## the same with the slow tests

mutants: $(MUTANTS)/.locked ## change the rules line by line and see that their tests notice; ONLY=heart.flow for some
	@PYTHONPATH="$(CURDIR)/src:$(CURDIR)/tools" $(MUTANTS)/bin/python -m mutants $(SHOW) $(foreach module,$(ONLY),'$(module)')

fuzz: $(FUZZ)/.locked ## throw all sorts of messages, records, positions and views at the program; ONLY=records for some, SECONDS=600
	@PYTHONPATH="$(CURDIR)/src:$(CURDIR)/tools" $(FUZZ)/bin/python -m fuzz $(ONLY) --seconds $(SECONDS)

examples: $(LEARN)/.installed $(VENV)/.installed $(VENV)/.locked ## run the examples for learners at small scale, with the libraries they show
	@echo "tests: examples for learners"
	@BROOMSTICK_LEARN="$(CURDIR)/$(LEARN)/bin/python" $(BIN)/pytest -q tests/docs/test_learners.py tests/arena/test_cluster.py

bench: $(BENCH)/.installed $(VENV)/.installed $(VENV)/.locked $(SITE) ## measure speed beside other libraries, and the page that needs no server
	@$(BENCH)/bin/python bench/run.py
	@$(BENCH)/bin/python bench/envs.py
	@$(BIN)/python bench/site.py

docs: site/.built ## build the pages into one site
	@echo "open $(CURDIR)/site/index.html"

captures: $(VENV)/.locked ## play in a pseudo-terminal and draw every screen into .captures
	@$(BIN)/python tools/pictures/capture.py --into .captures

lint: $(VENV)/.locked ## style, types and the arrows between rooms
	@echo "lint: ruff, mypy, import-linter"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/mypy
	@PYTHONPATH=src:tools $(BIN)/lint-imports --no-logo

lock: ## rewrite the lock files; LOCK=--upgrade takes newer versions
	@test -x .venv-lock/bin/uv || { $(PYTHON) -m venv .venv-lock && .venv-lock/bin/pip install -qq uv; }
	.venv-lock/bin/uv $(UV_COMPILE) $(LOCK) --extra dev pyproject.toml -o requirements.lock
	.venv-lock/bin/uv $(UV_COMPILE) -c requirements.lock --extra play --extra build pyproject.toml -o requirements-play.lock
	.venv-lock/bin/uv $(UV_COMPILE) -c requirements.lock --extra play --extra postgres --extra metrics pyproject.toml -o requirements-serve.lock
	.venv-lock/bin/uv $(UV_COMPILE) $(LOCK) --extra play --extra envs pyproject.toml bench/requirements.in -o bench/requirements.lock
	.venv-lock/bin/uv $(UV_COMPILE) $(LOCK) tools/mutants/requirements.in -o tools/mutants/requirements.lock
	.venv-lock/bin/uv $(UV_COMPILE) $(LOCK) tools/fuzz/requirements.in -o tools/fuzz/requirements.lock
	.venv-lock/bin/uv $(UV_COMPILE) $(LOCK) --extra gymnasium --extra ray pyproject.toml docs/examples/requirements.in \
	    --override docs/examples/not-locked.txt -o docs/examples/requirements.lock

clean: ## remove all that make has made
	rm -rf $(VENV) .venv-bench .venv-lock $(LEARN) $(MUTANTS) .mutants $(FUZZ) .fuzz build dist site src/*.egg-info web/node_modules $(dir $(PAGE)) $(dir $(GALLERY)) .shots
	rm -rf web/.told web/.samples web/.python.zip web/.server $(TOLD) web/src/sample web/src/words/cases.json .captures
	rm -rf .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests tools bench docs -name __pycache__ -type d -prune -exec rm -rf {} +

# Whatever does not wait for one another is done side by side: pip and Node unpack, mypyc uses one core, C all.
.PHONY: together page-tests
together:
	@$(MAKE) --no-print-directory TOGETHER=yes -j 2 $(if $(filter output-sync,$(.FEATURES)),-Oline) \
	    chromium $(VENV)/.installed lint page-tests $(SITE)

ifdef TOGETHER
# Nothing is built by an environment that is just being added to.
dist/.built: | $(VENV)/.locked
endif

page-tests: $(GALLERY)
	@echo "tests: the page"
	@$(NPM) run check --silent
	@$(NPM) test --silent

# Branch coverage is taken on the plain run, by the tests of single rules alone: the battery and the kept answers play
# whole games and would cover much by accident. The compiled run tests the wheel a user gets; whole programs are run there alone, and
# texts and maps need no second reading. The battery and tests of very many games are run as plain Python too by
# test-all, those that are slow even when compiled are not; that both play alike, move by move, is in either.
.PHONY: suite chromium
suite: $(VENV)/.installed $(GALLERY) $(SITE) chromium
	@echo "tests: plain Python, the rules, with coverage"
	@PYTHONPATH="$(CURDIR)/src" BROOMSTICK_EXPECT=plain $(PYTEST) $(PLAIN) $(RULES) --cov
	@echo "tests: plain Python, all but the rules"
	@PYTHONPATH="$(CURDIR)/src" BROOMSTICK_EXPECT=plain $(PYTEST) $(PLAIN) $(LATER) $(addprefix --ignore=,$(RULES)) \
	    --ignore=tests/terminal --ignore=tests/server --ignore=tests/hosting --ignore=tests/browser
	@$(if $(SELECT),:,PYTHONPATH="$(CURDIR)/src" BROOMSTICK_EXPECT=plain $(BIN)/pytest -q -m slow tests/docs)
	@if ls $(VENV)/lib/python*/site-packages/broomstick/heart/*.so >/dev/null 2>&1; then \
	    echo "tests: compiled"; \
	    BROOMSTICK_EXPECT=compiled $(PYTEST) $(SELECT) --ignore=tests/docs --ignore=tests/words \
	        --ignore=tests/maps --ignore=tests/browser; \
	else \
	    echo "tests: the installed package"; \
	    BROOMSTICK_EXPECT=plain $(PYTEST) $(SELECT) --ignore=tests/browser && \
	    echo "not run: the tests of the compiled core, as it was not compiled here"; \
	fi
	@echo "tests: in a browser"
	@$(PYTEST) $(SELECT) tests/browser
	@$(FIND_CHROMIUM) || echo "not run: the tests in a browser, as there is no Chromium; name one by CHROMIUM=…"

# Browser tests use the Chromium that is there or that CHROMIUM names; on Debian, root can install one.
FIND_CHROMIUM := test -n "$$CHROMIUM" || command -v chromium >/dev/null || command -v chromium-browser >/dev/null
chromium:
	@$(FIND_CHROMIUM) || test "$$(id -u)" != 0 || ! command -v apt-get >/dev/null || \
	    { echo "installing Chromium"; { apt-get -qq update && \
	    DEBIAN_FRONTEND=noninteractive apt-get -qq install -y chromium fonts-dejavu-core; } >/dev/null 2>&1 || true; }

# Always from nothing: it takes seconds, and what is kept from an earlier build hides warnings and old lists of pages.
site/.built: $(VENV)/.locked $(PAGES) $(SOURCES)
	@echo "building the docs"
	@rm -rf site
	@$(BIN)/python -m sphinx -W --keep-going -n -q -d site/.doctrees docs site
	@rm -rf site/.doctrees
	@touch $@

# The page: Node comes from the locked environment, its packages from the project's own lock.
web/node_modules/.installed: web/package.json web/package-lock.json $(VENV)/.playable
	@$(call stage,setting up web/node_modules from web/package-lock.json,$(NPM) install --no-audit --no-fund --silent)
	@touch $@

# What the page is told of the program, and what its gallery and its tests show of it, is written by tools. They write a
# file only where it changes, so that a change in Python builds the page again only where the page would be another.
web/.told: $(VENV)/.playable $(SOURCES) $(wildcard tools/page/*.py)
	@$(call stage,writing what the page is told of the program, \
	    for tool in wire box plain rules scenery; do PYTHONPATH=src $(BIN)/python tools/page/$$tool.py || exit 1; done)
	@touch $@

web/.samples: $(VENV)/.locked $(SOURCES) $(wildcard tools/page/*.py tools/page/sampled/*.py $(EXAMPLE)/*.py $(EXAMPLE)/codes/*.py)
	@$(call stage,writing samples of tables and sentences, \
	    for tool in samples cases; do PYTHONPATH=src $(BIN)/python tools/page/$$tool.py || exit 1; done)
	@touch $@

$(TOLD): web/.told ;
$(SAMPLES): web/.samples ;
# Whoever has deleted them, but not the stamp, gets them anew.
.PHONY: $(if $(wildcard web/src/wire.ts),,$(wildcard web/.told)) $(if $(SAMPLES),,$(wildcard web/.samples))

$(PAGE): web/node_modules/.installed $(WEB) | web/.told
	@$(call stage,building the page,$(NPM) run build --silent -- --logLevel warn)
	@touch $@

# The page that needs no server has the program itself inside. It says where people can be invited to, if anywhere.
web/.python.zip: $(VENV)/.playable $(INSIDE) tools/site/pack.py
	@$(call stage,packing the Python of the site,PYTHONPATH=src $(BIN)/python tools/site/pack.py $@)

web/.server: changes
	@echo "$(BROOMSTICK_SERVER) $(BROOMSTICK_DOCS)" | cmp -s - $@ || echo "$(BROOMSTICK_SERVER) $(BROOMSTICK_DOCS)" >$@

$(SITE): web/node_modules/.installed $(WEB) web/.python.zip web/.server | web/.told
	@$(call stage,building the site,$(NPM) run site --silent -- --logLevel warn)
	@touch $@

# Every screen from sample data, for the tests that look at them.
$(GALLERY): web/node_modules/.installed $(WEB) $(SAMPLES) | web/.told web/.samples
	@$(call stage,building the gallery,$(NPM) run gallery --silent -- --logLevel warn)
	@touch $@

# A fresh environment whenever a lock changes, so that nothing it no longer names stays behind. A lock names all there
# is, so nothing is resolved: where pip resolves, a newer release of an extra's package can stop it (coverage[toml]).
# Python compiles what is imported, and keeps it: to compile all of it beforehand takes longer.
INSTALL_LOCKED = $(@D)/bin/python -m pip install -qq --no-compile --no-deps --require-hashes -r $<
define make_venv
	@command -v $(PYTHON) >/dev/null || { echo "$(PYTHON) not found: install Python 3.11 or newer, or name it: make PYTHON=…"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo "$(PYTHON) is $$($(PYTHON) -V 2>&1); Broomstick needs 3.11 or newer: make PYTHON=python3.11"; exit 1; }
	@$(call stage,setting up $(@D) from $<,$(PYTHON) -m venv --clear $(@D) && $(INSTALL_LOCKED))
	@touch $@
endef

# One environment in two steps: what playing needs, the tools it is built with among it, and all else on top of that.
$(VENV)/.playable: requirements-play.lock requirements.lock
	$(make_venv)

$(VENV)/.locked: requirements.lock $(VENV)/.playable
	@$(call stage,adding what tests need from $<,$(INSTALL_LOCKED))
	@touch $@

$(BENCH)/.locked: bench/requirements.lock
	$(make_venv)

$(MUTANTS)/.locked: tools/mutants/requirements.lock
	$(make_venv)

$(FUZZ)/.locked: tools/fuzz/requirements.lock
	$(make_venv)

# Of torch there are many builds, most of them very large: TORCH names the one to take, with what it needs, beside the lock.
$(LEARN)/.locked: docs/examples/requirements.lock
	$(make_venv)
	@$(call stage,adding $(TORCH),$(LEARN)/bin/python -m pip install -qq --no-compile "$(TORCH)")

# Changes when a source file comes or goes, or when the answer to "compile?" may have.
$(VENV)/.recipe: changes $(VENV)/.playable
	@echo "$(BROOMSTICK_COMPILE) $(COMPILERS) $(SOURCES)" | cmp -s - $@ || \
	    echo "$(BROOMSTICK_COMPILE) $(COMPILERS) $(SOURCES)" >$@

# Emptied first: what an earlier build left there would be packed into this wheel; the site stays. The stamp is as old as the
# beginning, so that a file saved while the build runs is built next time.
dist/.built: $(VENV)/.recipe $(PAGE) $(SOURCES)
	@rm -rf build dist/*.whl dist/.built src/*.egg-info && mkdir -p dist && touch dist/.begun
	@$(call stage,building the package,$(BIN)/python -m pip wheel -v --no-cache-dir --no-deps --no-build-isolation \
	    -w dist . >dist/build.log 2>&1 || { cat dist/build.log; $(REPORT); exit 1; }; $(REPORT))
	@rm -rf build src/*.egg-info
	@mv dist/.begun $@

INSTALL_WHEEL = $(@D)/bin/python -m pip install -qq --no-compile --no-deps --force-reinstall dist/*.whl && touch $@
$(VENV)/.installed: $(VENV)/.playable dist/.built
	@$(INSTALL_WHEEL)

$(BENCH)/.installed: $(BENCH)/.locked dist/.built
	@$(INSTALL_WHEEL)

$(LEARN)/.installed: $(LEARN)/.locked dist/.built
	@$(INSTALL_WHEEL)
