"""What a build adds to the package: the web client, and with `TILTH_COMPILE=1` the rules as machine code."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "scripts"))

import client_build


class Build(BuildHookInterface[Any]):
    """Builds the client when it changed, for sdist, wheel and editable; compiles the rules for a wheel when asked."""

    def compiled(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("TILTH_COMPILE", "") not in ("", "0")

    def dependencies(self) -> list[str]:
        compiling = ["mypy[mypyc]==2.4.1", "mypy_extensions>=1.0"] if self.compiled() else []
        return [*client_build.needs(), *compiling]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        client_build.build_if_stale()
        if not self.compiled() or version == "editable":
            return
        from compiling import compile_into

        target = Path(self.root) / "build" / "wheel"
        for library in compile_into(target):
            build_data["force_include"][str(library)] = str(library.relative_to(target))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
