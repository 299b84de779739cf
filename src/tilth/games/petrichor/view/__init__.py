"""What is shown of a Petrichor table beyond what lies on it."""
