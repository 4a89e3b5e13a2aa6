"""What whoever runs a server does to its tables, beside the server: see, keep a copy, repair, close, delete.

Servers that have a table in memory are told by a notice in the database, which they look for.
"""
