"""The heart that all three games share. It knows no game."""
