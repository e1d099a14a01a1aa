"""What dev.py's tasks are made of; runs before anything is installed."""
