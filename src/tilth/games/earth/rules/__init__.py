"""The rules of Earth, by chapter of the rulebook."""
