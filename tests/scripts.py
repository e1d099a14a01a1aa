"""Scripts that are no part of the package, as modules."""

import importlib.util
from types import ModuleType

from pelagos.proof.ledger import checkout


def of_bench(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, checkout() / "bench" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
