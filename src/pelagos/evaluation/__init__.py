"""What positions are worth: linear models, networks, and what a search makes of them at a leaf."""
