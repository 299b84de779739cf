"""The rules and the bots in the browser's own Python: the same games, to the last letter."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tilth.site.parts import get_parts, tool

HERE = Path(__file__).parent
GOLDEN = HERE.parent / "golden"
PROGRAM = """
import json, sys
sys.modules["numpy"] = None  # there is none in the browser, and sums in another order differ in their last digit
from scenario import lines
print(*lines(json.loads(given)), sep="\\n")
"""


def test_every_game_goes_the_same_way_as_in_any_other_python(site: Path, tmp_path: Path) -> None:
    records = {f"{file.parent.name}/{file.stem}": file.read_text("utf-8") for file in GOLDEN.glob("*/*.txt")}
    given = tmp_path / "given.json"
    given.write_text(json.dumps(records), "utf-8")
    scenario = (HERE / "scenario.py").read_text("utf-8")
    inside = tmp_path / "inside.py"
    inside.write_text(f"from pathlib import Path\nPath('scenario.py').write_text({scenario!r})\n{PROGRAM}", "utf-8")
    outside = tmp_path / "outside.py"
    outside.write_text(
        f"import sys\ngiven = open({str(given)!r}).read()\nsys.path.insert(0, {str(HERE)!r})\n{PROGRAM}", "utf-8"
    )
    python = site / "python"
    pyodide = [tool("node"), str(HERE / "pyodide.mjs"), str(get_parts().pyodide)]
    ours = _lines([*pyodide, str(python / "python_stdlib.zip"), str(python / "tilth.zip"), str(inside), str(given)])
    theirs = _lines([sys.executable, str(outside)])
    assert len(theirs) > 50
    assert ours == theirs


def _lines(words: list[str]) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2] / "src")}
    done = subprocess.run(words, capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.splitlines()
