"""`python -m tilth.server`: the server without the rest of the command line."""

from __future__ import annotations

import click

from tilth.server.processes.serve import serve
from tilth.server.settings import Settings


@click.command()
@click.option("--database", default="sqlite:///tilth.db", show_default=True)
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", default=8000, show_default=True)
def main(database: str, host: str, port: int) -> None:
    """Serve Tilth's tables."""
    serve(Settings(database=database), host, port)


if __name__ == "__main__":
    main()
