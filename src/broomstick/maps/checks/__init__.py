"""Checks for people who draw maps: what any map should be, and what our two sides of the board have to be."""
