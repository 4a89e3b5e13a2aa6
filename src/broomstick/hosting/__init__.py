"""A table apart from net, disk and clock: its log, envelopes, seats, and what each viewer is sent.

Two hosts use it: the server, and the worker of the page that needs no server.
"""
