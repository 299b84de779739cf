"""A house inside a web page: one person, bots and records, without a server."""
