"""Tables with people and bots around them, whatever carries the frames."""
