"""One table: its log, what each seat sees of it, and who is there. Begin with ``table``."""
