headline = Board games from under the sea
about = Pelagos is an open home for four undersea board games: AquaSphere, Octo Dice, Nautilus and New Eden. It runs on your own machine, with full rules, fair dice that anybody can check, and computer players. No account, no e-mail, nothing leaves your house.
languages = Language
games = On this server
loading = Looking at the shelf …
no-games = The shelf is still empty.
unreachable = The server does not answer.
try-again = Try again
players = { $least }–{ $most } players
players-exactly = { $most ->
    [one] { $most } player
   *[other] { $most } players
}
picture = { $title }, illustration
terminal = The table in the browser is being built. Until then you play in the terminal:
credits = The games belong to their authors and publishers. Pelagos is not affiliated with them: if you like a game, please buy it. Words, art and code here are our own and open.
