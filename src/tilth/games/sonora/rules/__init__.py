"""The rules of Sonora, by chapter of the rulebook."""
