"""Bots think in processes of their own, in turn between the people who wait for them."""
