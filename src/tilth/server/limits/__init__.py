"""How much a stranger may ask of a server."""
