"""What is shown of a Sonora table beyond what lies on it."""
