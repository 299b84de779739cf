"""The command `tilth`."""

from tilth.cli.main import main as main
