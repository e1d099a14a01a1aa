"""Many tables: which there are, who looks for one, what programs are told of theirs."""
