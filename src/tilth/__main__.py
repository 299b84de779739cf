"""`python -m tilth` is the command `tilth`."""

from tilth.cli import main

main()
