"""Positions written and read, and what is checked of one that is read."""
