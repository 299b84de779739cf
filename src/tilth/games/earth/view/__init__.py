"""What is shown of a Earth table beyond what lies on it."""
