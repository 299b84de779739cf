"""Bots think in a process of their own, in turn between the people who wait for them."""
