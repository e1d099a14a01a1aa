"""The programming interface: what can be asked and done over HTTP."""
