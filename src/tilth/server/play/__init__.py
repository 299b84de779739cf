"""The way of a choice: a frame comes in, is checked and written, and everybody is shown what they may see."""
