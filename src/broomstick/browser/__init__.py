"""The host inside a page: tables without a server, kept by the browser. It runs in a worker, under pyodide."""
