"""What ``import pelagos`` offers to people who program. Begin with ``game``."""
