"""Who somebody is, and how they prove it: guests, accounts, passkeys, programs."""
