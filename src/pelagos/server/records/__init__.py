"""Whole games: records that are brought, read and given out. Reading happens in processes."""
