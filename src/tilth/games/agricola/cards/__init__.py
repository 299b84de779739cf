"""The cards: one file for each deck and kind, in the order of their numbers."""
