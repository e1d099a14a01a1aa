"""Places and the ways between them. Nothing here is allowed or forbidden: rules are next door."""
