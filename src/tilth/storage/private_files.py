"""Files that nobody else on the machine may read: the database, what lies beside it, and the key of the cookies."""

from __future__ import annotations

import os
import secrets
import sys
from contextlib import suppress
from pathlib import Path

OWN = 0o600


def data_folder() -> Path:
    """This person's data folder."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    folder = base / "tilth"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def open_own(path: str) -> int:
    """Open a file for ourselves alone, also one that was made for everybody."""
    handle = os.open(path, os.O_RDWR | os.O_CREAT, OWN)
    make_own(path)
    return handle


def make_own(path: str) -> None:
    with suppress(FileNotFoundError, PermissionError):  # what belongs to somebody else is their affair
        if os.stat(path).st_mode & 0o077:
            os.chmod(path, OWN)


def keep(path: Path, text: str) -> str:
    """What stands in a file; where there is none yet, it is written whole or not at all."""
    if not path.exists():
        draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWN)
        try:
            with os.fdopen(handle, "w") as file:
                file.write(text)
            with suppress(FileExistsError):  # another process was first
                os.link(draft, path)
        finally:
            draft.unlink()
    make_own(str(path))
    return path.read_text().strip()
