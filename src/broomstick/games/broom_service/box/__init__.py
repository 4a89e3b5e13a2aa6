"""What is in the box: words and their numbers, components, and what follows from them for a game."""
