"""Work off the event loop: who comes next where many wait, and processes that can be ended."""
