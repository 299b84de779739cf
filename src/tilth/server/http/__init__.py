"""What is asked for once and answered once: people, tables, games and the client's own files."""
