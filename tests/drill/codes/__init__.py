"""Codes of actions, steps and entries by name; written by tools/codes.py."""
