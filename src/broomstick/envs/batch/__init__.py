"""Many games at once, as bytes: compiled, and without any package but the writer of bytes that the compiler brings."""
