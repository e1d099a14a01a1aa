"""Computer players at tables: whose turn it is, and the processes that think for them."""
