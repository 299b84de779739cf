"""What is shown of a table of Puddles beyond what lies on it."""
