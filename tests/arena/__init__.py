"""The arena: matches, tournaments, what is told of them."""
