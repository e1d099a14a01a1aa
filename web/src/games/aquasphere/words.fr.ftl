# Ce que seul le plateau d’AquaSphere dit, en français.

aq-round = Manche { $round } sur { $of }

## Players
