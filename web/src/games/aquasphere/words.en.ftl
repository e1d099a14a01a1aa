# What only the board of AquaSphere says, in English.

aq-round = Round { $round } of { $of }

## Players
