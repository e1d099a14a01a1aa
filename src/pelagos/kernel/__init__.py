"""The kernel: the contract every game keeps, and the few verbs that play any of them."""
