"""What is shown of a Agricola table beyond what lies on it."""
