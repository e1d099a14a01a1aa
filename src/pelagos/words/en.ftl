# The words that all games share, in English. Seats are named by the speaker; numbers are plain.

# What the house refuses, whatever the game

refuse-over = The game is over.
refuse-not-now = That move is not possible now.
refuse-cannot-come-up = That cannot come up now.
refuse-not-asked = You are not asked anything now.
refuse-too-long = After { $most } lines nothing can be taken back at a table any more.
refuse-too-often = All { $most } take-backs of this game are used up.
refuse-nothing-to-undo = There is nothing to take back.
refuse-others-answered = { $seat } has moved since, so your move stands.
refuse-revealed = Something was revealed in line { $line }; nothing before it can be taken back.

told-undo = { $seat_is ->
    [you] You take back your last move
   *[other] { $seat } takes back the last move
}.
told-takeback = Everybody agrees: { $seat_is ->
    [you] you take back your last move
   *[other] { $seat } takes back the last move
}, and all that followed.

# How sure we are of a rule or a component

basis-rulebook = rulebook
basis-reading = our reading
basis-reconstructed = reconstructed

# Errors: games, options, players

error-in-file = { $file }: { $sentence }
error-in-line = Line { $line }: { $sentence }
error-unknown-game = There is no game “{ $key }”. On the shelf: { $known }.
error-unknown-game-near = There is no game “{ $key }”. Did you mean { $near }?
error-game-does-not-load = The game { $key } cannot be loaded: { $why }.
error-unknown-agent = There is no computer player “{ $agent }”. There are { $known }.
error-unknown-agent-near = There is no computer player “{ $agent }”. Did you mean { $near }?
error-arena-bad-budget = “{ $budget }” is no budget. Write a time, such as 50ms or 2s, or a number of iterations, such as 400.
error-arena-no-ray = Ray is not installed here; add it with: pip install "pelagos[ray]"
error-arena-other-journal = { $file } belongs to another tournament. Choose another folder, or the same words as then.
error-bench-box-of-what = With --box one game is measured: name it, as in bench octodice --box my.toml.
error-ladder-no-rung = { $highest } is not above { $lowest } on the ladder.
error-wrong-seats = { $game } is for { $least } to { $most } players, not for { $seats }.
error-unknown-option = { $game } has no option “{ $option }”. Its options: { $known }.
error-wrong-value = The option { $option } cannot be “{ $value }”. It can be { $known }.
error-option-without-value = An option is given as KEY=VALUE; “{ $given }” is not.
error-unknown-answer = { $game } knows no answer “{ $answer }”.
error-unknown-step = { $game } has no step “{ $step }”.
error-unknown-command = There is no command “{ $given }”. { $pelagos } --help lists all of them.
error-unknown-command-near = There is no command “{ $given }”. Did you mean { $near }? { $pelagos } --help lists all of them.
error-play-what = Say which game to play, or which saved game to go on with: { $pelagos } play GAME, or { $pelagos } play --resume FILE.

# Programs that play

error-program-missing = There is no program “{ $program }” that can be run. Write its path as in exec:./my_agent.
error-program-no-command = “{ $given }” names no program. Write a command after exec: as in exec:./my_agent.
error-program-unstartable = It cannot be started: { $errno }.
error-program-silent = It gave no answer within { $seconds } seconds.
error-program-floods = It wrote more than { $bytes } bytes without finishing its answer.
error-program-unasked = It spoke without being asked, or answered another question.
error-program-closed = It closed its output.
error-program-ended = It ended with status { $status }.
error-program-ended-saying = It ended with status { $status }, saying: { $words }
error-program-nonsense = “{ $said }” is not an answer as docs/agent-protocol.md describes it.
error-program-illegal = “{ $said }” is not among the answers it was offered.
error-save-with-program = This game was played with { $agent }. A file does not start programs: name the players again, as in --seats human,{ $agent }
error-seats-differ = { $file } is a game for { $seats } players; --seats names { $given }.
forfeit = { $agent } gave up { $seats ->
    [one] its seat
   *[other] { $seats } seats
}, and { $fallback } played on. { $why }

# Errors: files

error-file-unreadable = { $file } cannot be read: { $errno }.
error-file-unwritable = { $file } cannot be written: { $errno }.
error-file-not-text = { $file } is not a text file.
error-file-exists = { $file } is there already; --force replaces it.
error-no-checkout = This needs a checkout of Pelagos, with its sources and tests.
errno-0 = the reason is unknown
errno-1 = it is not permitted
errno-2 = there is no such file or folder
errno-5 = the disk reports an error
errno-13 = permission is denied
errno-17 = something else has that name
errno-20 = a part of its path is not a folder
errno-21 = it is a folder
errno-22 = the name is not valid
errno-27 = it would be too large
errno-28 = the disk is full
errno-30 = the disk is read-only
errno-36 = the name is too long
errno-122 = your share of the disk is full

# Errors: boxes

error-box-not-toml = This is not a TOML file: { $why }.
error-box-of-another-game = This is not a box of { $game }: [box] must say game = "{ $game }".
error-box-lacks = The box lacks { $what }.
error-box-wrong-number = { $what } must be a whole number from { $least } to { $most }.
error-box-wrong-count = { $what } must have { $needs } entries.
error-box-not-a-list = { $what } must be a list.
error-box-not-words = { $what } must be a list of words.
error-box-not-tables = { $what } must be a table, or a list of tables.
error-box-empty = { $what } must have at least one entry.
error-box-not-rising = The numbers of { $what } must not fall.
error-box-wrong-entries = { $what } must have { $needs } entries, each known by its name; “{ $odd }” is missing or unknown.
error-box-unknown-word = { $what } cannot be “{ $word }”. It can be { $known }.
error-box-wrong-words = { $what } must be { $needs }.
error-box-not-different = { $what } must have { $needs } different entries.
error-box-too-deep = A key of the box has more than { $most } dots.
error-box-too-many-keys = The box has more than { $most } keys and lists.
error-box-not-a-name = { $what } must be a name without special signs.

# Errors: records and saves

error-record-cut-short = The record is cut short; every line ends with a line break.
error-record-not-text = This is not UTF-8 text.
error-record-not-json = This is not a JSON object.
error-record-of-another-format = This is not a record of the format { $known }.
error-record-header-lacks = The header has no proper “{ $what }”.
error-record-of-other-rules = The record follows version { $rules } of the rules (engine { $engine }); this engine plays { $known }.
error-record-of-another-box = The record was played with the box { $box } of { $game }, which is not here; here is { $own }, “{ $name }”. Bring the file of that box along.
error-record-wrong-signature = The line that should say where the game was played says nothing that we understand.
error-record-forged-signature = The signature is not that of { $site }: the record was changed since, or never came from there.
error-record-too-long = The record has { $lines } lines; at most { $most } are taken.
error-record-wrong-name = Seat { $wrong } has a name of { $letters } letters; names have at most { $most }, all of them visible, with a letter or a digit among them.
error-key-unreadable = There is no public key in { $file }.
error-unknown-box = There is no box “{ $box }”.
error-record-differs = Playing the record again gives another line: it was changed.
error-record-without-end = The game is over, but the line with the result and the secret is missing.
error-record-broke-promise = The secret is not the one promised in the header.
error-record-illegal = The rules do not allow this ({ $rule }).
error-record-wrong-seat = There is no seat { $seat }.
error-record-chance-forged = The secret does not give “{ $is }” here.
error-record-is-export = This is what one seat could take away from an unfinished game; it cannot be played again.
error-save-finished = The game in { $file } is over; watch it with { $pelagos } replay.
error-save-without-envelope = The game in { $file } cannot go on: { $envelope }, which holds its sealed secret, is missing.
error-save-wrong-envelope = { $envelope } does not hold the secret of this game.
error-no-such-line = There is no line { $wrong }; the record has lines 0 to { $most }.
error-inspect-beyond-words = The words of scenarios cannot say this position; try another line.
error-inspect-of-a-seat = A scenario needs the whole position, not what one seat may see: leave --seat out.
error-no-such-seat = There is no seat { $wrong }; the seats are 0 to { $most }.

# Errors: scenarios

error-scenario-not-toml = This is not a TOML file: { $why }.
error-scenario-lacks = The key “{ $key }” is missing.
error-scenario-unknown-key = There is no key “{ $key }”. There are { $known }.
error-scenario-wrong-kind = “{ $key }” cannot be { $value }.
error-scenario-empty-entry = “{ $key }” does nothing; it needs one of { $known }.
error-scenario-refused-what = “{ $key }” is refused what? It needs one answer in says.
error-scenario-because-of-what = “{ $key }” has because, but not the rule in refused.
error-scenario-wrong-seat = There is no seat { $wrong }; the seats are 0 to { $most }.
error-scenario-unknown-word = “{ $word }” means nothing here. Known are { $known }.
error-scenario-impossible = The game cannot go on from this position ({ $why }).

# Errors: the server

error-malformed = This request does not have the form we expect.
error-not-found = There is nothing at this address.
error-wrong-method = This address does not take requests of that kind.
error-too-large = This is too large; at most { $most } kB are taken.
error-too-many-waiting = Too many requests from your address are waiting; at most { $most } may do so at once.
error-busy = The server has too much to do at the moment: { $most } requests are waiting already. Please try again.
error-overtaxed = The server did not get to this within { $seconds } seconds. Please try again.
error-too-costly = To check this would take more than { $seconds } seconds or { $megabytes } MB.
error-hung-up = Nobody waits for the answer any more.
error-game-not-offered = This server offers no new games of { $game }; it offers { $known }.
error-too-many-bytes = What one address may have kept in a day is used up ({ $megabytes } MB); please go on tomorrow.
error-too-many = Too many at once; please wait a minute.
error-too-many-connections = Your address has { $connections } connections to this server, and gets no more. Close some pages.
error-too-slow = The request did not arrive within { $seconds } seconds.
error-long-head = The head of the request has more than { $bytes } bytes.
error-full = The server has no room for more than { $connections } connections; please try again in a moment.
error-too-many-mails = Enough mails have been asked for: in an hour { $to } go to one mailbox and { $from } to whoever asks for them, in a day { $day } in all. Please try again later.
error-refused = The server does not take this request.
error-our-fault = Something went wrong on the server, and it is not your fault.
error-away = The server cannot reach its games at the moment; please try again.
error-restarting = The server restarts; come back in a moment. Nothing is lost.
error-cross-site = A page of another site may not do this. The header Origin says “{ $origin }”, the header Host says “{ $host }”.
error-unknown-table = There is no table “{ $table }”.
error-unknown-record = There is no record “{ $record }”.
error-unknown-language = There are no rules in “{ $lang }”. There are { $known }.
error-no-lesson = { $game } has no guided game.
error-not-your-seat = This seat is not yours.
error-not-at-this-table = You have no seat at this table.
error-not-over = The game is not over yet.
error-seats-open = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
error-seat-taken = Somebody has this seat already.
error-no-seat-left = Every seat is taken; you can watch.
error-not-begun = The game has not begun yet.
error-begun = The game has begun; the seats stay as they are.
error-not-ready = Not ready yet: { $names }.
error-not-the-host = Only the host of the table may do this.
error-sent-away = The host has asked you to leave this table.
error-private-table = This table is private: only those who sit at it see the game.
error-busy-elsewhere = You are just sitting down at another table. Try again in a moment.
error-handle-taken = Somebody has the handle “{ $handle }” already.
error-handle-alike = “{ $handle }” looks like the name of somebody else here; please choose another handle.
error-wrong-password = Wrong handle or password.
error-wrong-code = Wrong handle or code.
error-unknown-link = This link has been used, or is too old.
error-weak-password = { $why ->
    [handle] This password is made of your handle.
    [pattern] This password is a row or a repetition, which programs try first.
    [date] This password is a date, which programs try first.
    [word] This password is a single word or name, which programs try first.
   *[common] Many people use this password, and programs try it first.
 } Three or four words that have nothing to do with each other are easy to remember and hard to guess.
error-not-signed-in = You are not signed in.
error-passkey-refused = This passkey does not fit. Please try again.
error-too-many-passkeys = An account has { $most } passkeys at most; remove one that you do not need.
error-no-such-passkey = You have no such passkey.
error-last-way-in = This passkey is your only way to sign in. Add a password or another passkey first.
error-unknown-token = There is no such token, or it was revoked.
error-not-by-token = Not with a token: sign in with a browser for this.
error-token-only-reads = This token is for looking only.
error-too-many-tokens = An account has { $most } tokens at most; revoke one that you do not need.
error-no-such-token = You have no such token.
error-rated-as-person = This account has played rated games as a person; make another one for the program.
error-unknown-player = There is no player “{ $handle }”.
error-stand-in-plays = A computer plays for you; come back first.
error-not-gone = { $seconds ->
    [0] They are here.
   *[other] They may come back; ask again in { $seconds } seconds.
}
error-clock-decides = There is a clock at this table: it says how long somebody may be gone.
error-hints-not-agreed = This game is rated: hints are given when everybody has agreed, and then it is not rated.
error-answered-and-gone = Somebody who has left the game for good has moved since; without them that is not taken back.
error-resigned = You have given up this game; a computer plays it to the end.
error-paused = The game is paused.
error-declined = The others said no. You can ask again after the next move.
error-is-over = The game is over.
error-nothing-to-undo = There is nothing to take back.
error-too-often = All { $most } take-backs of this game are used up.
error-time-is-up = Your time for this turn is up; you can come back when it is over.
error-no-holidays = There are no holidays at this table.
error-too-few-holidays = { $days ->
    [0] You have no days of holiday left.
    [one] You have one day of holiday left, and asked for { $wish }.
   *[other] You have { $days } days of holiday left, and asked for { $wish }.
}
error-chat-empty = There is nothing to read in this line.
error-chat-crowded = Too many messages at once. Send yours again.
error-unknown-chat-line = There is no line { $line } in this chat.
error-own-chat-line = You said this yourself.
error-no-mail = This server sends no mail.
error-unknown-address = This link is not valid any more.
error-stale = The table has moved on (step { $line }). Look again, then move.
error-request-used = This move was already sent. Reload the page.

# pelagos games

figure = { $figure }
games-key = Key
games-game = Game
games-players = Players
games-options = Options
games-minutes = { $minutes } minutes
games-by = by { $designer } ({ $publisher })
games-levels = Computer players, weakest first
games-more = The options of a game: { $pelagos } games GAME

# pelagos simulate

simulate-progress = { $game }
simulate-title = { $game }, { $count ->
    [one] one player
   *[other] { $count } players
}
simulate-games = Games
simulate-decisions = Decisions
simulate-seconds = Seconds
simulate-decisions_per_second = Decisions a second
simulate-scores = Points
simulate-winners = Points of the winner
simulate-points = What brought a player points in a game, on average
simulate-figures = Other averages
simulate-spread = { $mean } on average; nine in ten from { $p5 } to { $p95 }

# pelagos arena

arena-title = { $game }, { $games } games, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}
arena-agent = Computer player
arena-share = Share of wins
arena-interval = 95 % sure
arena-points = Points
arena-rating = Rating
arena-winners = The winners have { $figure } points on average.
arena-percent = { $figure } %
arena-from-to = { $low } to { $high } %
plot-share = { $game }: shares of { $games } games won, 95 % sure
plot-points = { $game }: what brought points in a game, on average
plot-length = { $game }: how many decisions { $games } games took

# the computer players

agent-uniform = At random
agent-uniform-how = Any legal move, without a thought
agent-half-greedy = Half keen
agent-half-greedy-how = One move in two is whatever looks best right now, the other any at all
agent-greedy = Keen
agent-greedy-how = Whatever looks best right now
agent-shrimp = Shrimp
agent-shrimp-how = Plays for the fun of it: sensible moves, seldom the best one
agent-seahorse = Seahorse
agent-seahorse-how = Has played once or twice and still overlooks things
agent-clownfish = Clownfish
agent-clownfish-how = Knows what it wants, and sometimes takes the second best
agent-turtle = Turtle
agent-turtle-how = A pleasant evening’s opponent with few mistakes
agent-manta = Manta ray
agent-manta-how = Begins to think ahead, and is not always sure of itself
agent-dolphin = Dolphin
agent-dolphin-how = Thinks ahead a little, and of you too
agent-orca = Orca
agent-orca-how = Thinks further ahead and gives little away
agent-kraken = Kraken
agent-kraken-how = The best there is: uses all of its time to look into the depths

# pelagos ladder

ladder-title = { $game }: every level against the one below, { $games } games each
ladder-lower = Lower level
ladder-upper = Upper level
ladder-difference = Rating difference
ladder-points = Points
ladder-about = { $middle } ({ $low } to { $high })

# pelagos verify, replay, inspect

verify-progress = Reading records
verify-finished = { $file }: whole, { $lines } lines, { $hash }
verify-unfinished = { $file }: whole so far, unfinished, { $lines } lines, { $hash }
verify-export = { $file }: an unbroken export, { $lines } lines, { $hash }
verify-proven = { $verdict }; played on { $site }
verify-claimed = { $verdict }; claims to be played on { $site }, which no key that you trust proves (it names { $key })
verify-unsigned = { $verdict }; unsigned: nobody vouches for where it was played
verify-without-address = a server without an address
mark-taken-back = moves were taken back by consent
mark-hints = hints were asked for
mark-stand-in = a computer player moved for somebody
verify-broken = { $count } of { $files ->
    [one] 1 record
   *[other] { $files } records
} cannot be trusted.
verify-unchecked = { $count } of { $files ->
    [one] 1 record
   *[other] { $files } records
} could not be checked.
replay-title = { $game }: { $names }
replay-unfinished = The record stops here, after line { $line }; the game is not over.
inspect-title = { $game }, after line { $line }
inspect-agenda = Agenda, what comes next first
inspect-last = Last steps
inspect-position = Position
inspect-answers = Answers
inspect-refused = Refused, with the rule and the reason’s key (because)

# pelagos scenario

scenario-progress = Running scenarios
scenario-holds = ok    { $file }: { $title }
scenario-differs = DIFFERS  { $file }: { $title }
scenario-entry = { "    " }then { $entry }, { $what }: expected { $expected }; found { $found }
scenario-accepted = accepted
scenario-no-field = no such field

# pelagos ledger

ledger-progress = { $game }
ledger-summary = { $title }: { $total } rules, { $with_code } with code, { $with_test } with a test, { $open } open
ledger-rule = Rule
ledger-name = Title
ledger-basis = Basis
ledger-code = Code
ledger-test = Test
ledger-fired = Games
ledger-never-steps = Steps that never ran: { $count ->
    [0] none
   *[other] { $names }
}
ledger-never-reasons = Refusals that were never met: { $count ->
    [0] none
   *[other] { $names }
}

# pelagos box

box-part = Part
box-values = Values
box-basis = Where from
box-fits = { $file } can be used as a box of { $game }.
box-exported = Written to { $file }. Correct it, then play with it: { $pelagos } play { $game } --box { $file }
box-fingerprint = Fingerprint { $fingerprint }. Lines marked (!) are reconstructed: the printed values could not be read.

# pelagos bench

bench-progress = Measuring
bench-not-compiled = There is no compiled build; make one with: python3 dev.py compile
bench-game = Game
bench-seats = Players
bench-build = Build
bench-ns_per_decision = ns a decision
bench-ns_per_copy = ns a copy
bench-games_per_second = Games a second
bench-interpreted = interpreted
bench-compiled = compiled
bench-times = times catanatron
bench-preparing = Preparing the other engines
bench-missing = { $system } was not measured. { $reason }
error-peer-without-node = There is no Node with npm here.
error-peer-not-installed = It cannot be installed: { $why }

# pelagos play

player-human = Player { $number }
player-uniform = Random { $number }
player-half-greedy = Half greedy { $number }
player-greedy = Greedy { $number }
player-shrimp = { agent-shrimp } { $number }
player-seahorse = { agent-seahorse } { $number }
player-clownfish = { agent-clownfish } { $number }
player-turtle = { agent-turtle } { $number }
player-manta = { agent-manta } { $number }
player-dolphin = { agent-dolphin } { $number }
player-orca = { agent-orca } { $number }
player-kraken = { agent-kraken } { $number }
player-best = { agent-kraken } { $number }
table-source = { $basis }: { $source }
table-points = points
table-asks = { $seat }: { $question }
table-what = “{ $text }” is neither an answer nor a command. Type a number from the list, or ? for help.
table-allowed = “{ $answer }” is allowed.
table-nothing-refused = Nothing is refused now.
table-revealed = What came before this can no longer be taken back: { $what }
table-prompt = { $seat } (? help) >{ " " }
table-no-rule = There is no rule “{ $rule }”. Search with: rules WORD
table-found = { $count ->
    [0] No rule mentions
    [one] One rule mentions
   *[other] { $count } rules mention
} “{ $text }”. Read one with: rule NUMBER
table-hand-over = Now { $seat }: take the keyboard and press Enter. Everybody else looks away.
table-saved = Saved in { $file }.
table-left = The game is saved. Go on with: { $pelagos } play --resume { $file }
table-kept = The record of this game is in { $file }.
table-over = The game is over
table-hint-thinking = Thinking about a hint …
table-hint-none = No advice this time. Ask again.
table-hint = { $answer } ({ $spelling }): { $share } % to win, points in the end: { $points }
table-hint-alone = { $answer } ({ $spelling }): points in the end: { $points }
table-help =
    Answer with a number from the list, or as it is written beside it.
    why               everything that is refused now, and the rules behind it
    why ANSWER        why one answer is refused, with the text of the rule
    rule NUMBER       a rule
    rules WORD        the rules that mention a word
    board             the board again
    undo              take back your last answer, unless dice or cards were revealed
    hint              what a strong player would do
    save FILE         save a copy
    quit              stop here; the game is saved and can go on later
result-place = { $place }. { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}

# Octo Dice in the terminal

octodice-turn = Round { $round } of { $rounds }, third { $third } of 3. It is { $seat }’s turn.
octodice-dice = Dice: { $dice }
octodice-aside = aside
octodice-used = used
octodice-column = { $column }
octodice-crystals = Crys.
octodice-research = Research
octodice-octopods = Octo.
octodice-extras = Extra
octodice-thirds = Thirds
octodice-total = Total
octodice-signs =
    ▲ ● ■ ◆         the players in this order, and their markers in the laboratory
    Crys., Octo.    crystals; octopods ticked in this third
    Research        boxes of the path that are ticked, and the colour the next one needs
    Extra           extra actions left
    Thirds          the points of each third
    W1, B1 …        the white dice, the black dice
    { $colours }  in answers: colour 1, colour 2 and so on, in this order
octodice-legend = bots ticked by colour (s: submarine too); extra actions left
octodice-sheet = Scoring sheet
octodice-sheet-actions = Main actions
octodice-sheet-octopods = Octopods
octodice-sheet-extras = Extra actions
octodice-sheet-submarines = Submarines
octodice-sheet-penalty = Octopods at large
octodice-sheet-third = Third { $third }
octodice-sheet-crystals = Most crystals
octodice-sheet-lab = Laboratory

# Mail

mail-confirm-subject = Your address at Pelagos
mail-confirm =
    Confirm this address to get turn reminders for { $handle } at { $site }.

    Yes, do that: { $confirm }

    If it was not you, do nothing, or have the address forgotten: { $stop }
mail-reset-subject = A new password at Pelagos
mail-reset =
    Somebody, probably you, has lost the password of { $handle } at { $site }.

    Choose a new one here, once, within an hour: { $site }{ $page }

    If it was not you, do nothing: nobody gets in without this mail.
mail-turn-subject = Your turn: { $game }
mail-turn =
    It is your turn: { $game } with { $names }.

    { $site }/table/{ $table }

    One e-mail a turn, only while you are away. Stop these e-mails: { $stop }
