"""The map: its file read and kept as drawn, and as the rules and callers ask it."""
