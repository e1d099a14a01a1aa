"""Everything that goes over the wire. The client's types are generated from these."""
