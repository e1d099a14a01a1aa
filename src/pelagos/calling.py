"""How this command was called, for sentences that say what to type next."""

import os
import shlex
import shutil
import sys
from pathlib import Path

MODULE = "pelagos.cli.main"


def as_called() -> str:
    """``pelagos`` where that is enough, else the way to it that was typed."""
    program = sys.argv[0]
    name = Path(program).name
    if name == "main.py":
        return shlex.join([sys.executable, "-m", MODULE])
    found = shutil.which(name)
    is_enough = found is not None and os.path.realpath(found) == os.path.realpath(program)
    return name if is_enough else shlex.quote(program)
