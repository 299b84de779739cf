"""The OpenAPI document is honest: schemathesis sends what it allows and forbids, and compares the answers."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.process import serving

EXAMPLES = 8


@pytest.mark.slow
def test_every_request_is_answered_as_the_document_says(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/tilth.db") as server:
        cookie = server.guest("Ann")
        table = server.table(cookie, "me", "open")
        config = tmp_path / "schemathesis.toml"
        # Half the requests would go to tables that do not exist; this one does.
        config.write_text(
            f'[headers]\nX-Tilth = "1"\nCookie = "{cookie}"\n\n[parameters]\n"path.table" = "{table}"\n', "utf-8"
        )
        done = subprocess.run(
            [
                str(Path(sys.executable).with_name("schemathesis")),
                "--config-file",
                str(config),
                "run",
                f"http://{server.address}/api/schema/openapi.json",
                f"--max-examples={EXAMPLES}",
                "--seed=1",
                "--generation-database=none",
                "--phases=examples,coverage,fuzzing,stateful",
                "--checks=all",
                "--exclude-checks=allow_header_conformance",  # the framework's own OPTIONS names one method of two
            ],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        assert done.returncode == 0, done.stdout[-8000:] + done.stderr[-2000:]
