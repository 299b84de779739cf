"""The rules of Agricola, by chapter of the rulebook."""
