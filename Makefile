# Every target hands over to dev.py, which needs nothing but Python 3.11 or newer.
PYTHON ?= python3

.PHONY: run test setup install lint types compile check
run:      ## set up what is missing and serve the games on http://127.0.0.1:8000
	@$(PYTHON) dev.py run $(ARGS)
test:     ## set up what is missing, Chromium included, and run every test
	@$(PYTHON) dev.py test $(ARGS)
setup:    ## set up everything, run nothing
	@$(PYTHON) dev.py setup
install:  ## set up what a server needs, run nothing
	@$(PYTHON) dev.py install $(ARGS)
lint:     ## ruff, codespell, import-linter, eslint, svelte-check
	@$(PYTHON) dev.py lint
types:    ## mypy, strict
	@$(PYTHON) dev.py types
compile:  ## build the engine as fast as it gets, by what practice shows
	@$(PYTHON) dev.py compile
check:    ## everything that judges a change, as .ci/run does
	@$(PYTHON) dev.py check
