"""What is not installed is said in one sentence."""

from __future__ import annotations

from importlib.util import find_spec


def need(package: str, extra: str) -> None:
    """Say what to install where a package is missing."""
    if find_spec(package) is None:
        raise ModuleNotFoundError(f"This needs {package}: pip install 'tilth[{extra}]'.", name=package)
