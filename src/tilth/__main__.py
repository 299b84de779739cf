"""`python -m tilth` is the command `tilth`."""

from tilth.cli import main

if __name__ == "__main__":  # the processes of `tilth serve --processes` read this file too
    main()
