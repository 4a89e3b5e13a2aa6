"""Bots against bots: who sits where, very many games on all cores or on a cluster, and what came of them."""
