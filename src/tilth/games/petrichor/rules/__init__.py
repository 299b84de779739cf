"""The rules of Petrichor, by chapter of the rulebook."""
