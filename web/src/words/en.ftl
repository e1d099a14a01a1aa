# What only the client says, in English. Games speak through their own words files.

headline = Four games from under the sea
about = Choose one, choose your company, play. No account, no e-mail, nothing to install.
credits = The games belong to their authors and publishers; we are not affiliated with them. If you like a game, please buy it. Words, art and code here are our own and open.
credit = by { $designer }, art { $artist } ({ $publisher }, { $year })
credit-long = { $game } was designed by { $designer } and drawn by { $artist }; { $publisher } published it in { $year }. We are not affiliated with any of them: if you enjoy the game, please buy it.
picture = { $title }, illustration

main = Main
more = More
home = Home page
nav-play = Play
nav-lobby = Lobby
nav-learn = Learn
nav-rules = Rules
nav-replay = Replay a record
nav-api = Programming interface
languages = Language
menu = Menu
theme = Theme
theme-system = as the system
theme-dark = dark
theme-light = light
theme-to-light = Change to light colours
theme-to-dark = Change to dark colours
speed = Animations
speed-normal = normal
speed-fast = fast
speed-off = none
sound = Sound
sound-off = off
sound-on = on
notices = Notify me when it’s my turn
notices-refused = Notifications are blocked in this browser. Allow them in its settings.
notice-turn = It is your turn
close = Close
done = Done
loading = One moment …
unreachable = The server cannot be reached.
trouble-unreachable = Your move did not reach the server. Nothing is lost: send it again.
trouble-stale = Someone moved first, so your move wasn’t played.
watching-you = You are watching.
watching-why = This browser has no seat here. If you have played at this table, come with the browser of that time, or sign in.
watching = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
watching-among = { $count ->
    [one] { $names } watches
   *[other] { $count } people watch, among them { $names }
}
delay = Spectators
delay-short = { $count ->
    [0] At once
    [one] 1 move behind
   *[other] { $count } moves behind
}
delay-how = { $count ->
    [0] Spectators see every move at once.
    [one] Spectators see the game 1 move later, so nobody can pass on tips.
   *[other] Spectators see the game { $count } moves later, so nobody can pass on tips.
}
delay-behind = You are watching, { $count ->
    [one] 1 move behind.
   *[other] { $count } moves behind.
}
trouble-record-of-another-box = This game was played with other card and tile values ({ $box }), so it cannot be shown here.
labelled = { $label }: { $text }
try-again = Try again
nowhere = Nothing down here
nowhere-about = This address leads to no page. Perhaps the link was cut short, or the table was closed.

# Home

choose-game = Choose a game
choose-company = Choose your company
choose = Choose
chosen = Chosen
teach-me = Teach me
teach-me-short = Teach me
not-offered = Not offered
not-offered-long = This server leaves it out
in-the-terminal = Playable in the terminal only
players = Players
minutes = Length
minutes-short = { $minutes } min
weight = Weight
weight-1 = Very light
weight-2 = Light
weight-3 = Medium
weight-4 = Heavy
weight-5 = Very heavy
about-aquasphere = Program bots, send them out well, and never have quite enough time.
about-octodice = Keep two dice, roll the rest, and hope the octopods come in pairs.
about-nautilus = Build a base of octagons and dive into the trench for Atlantis.
about-neweden = Bid for modules, spend oxygen, and repair before the sea gets in.
game-with = { $game } with
mode-computers = Computers
mode-computers-how = at once
mode-hotseat = Same screen
mode-hotseat-how = take turns
mode-solo = Solo
mode-solo-how = for points
mode-online = Online
mode-online-how = share a link
find-players = Find players
open-table = Open a table
how-many-computers = Computers
how-many-people = Players
they-play = Level
levels = How strong should they be?
levels-now = Level of the computer players: { $level }
levels-mixed = Mixed
levels-all = All
levels-whose = Change the level of
start = Start playing
options = Options
options-count = { $count ->
    [0] Options
    [one] Options, one changed
   *[other] Options, { $count } changed
}
options-of = { $game }: options
options-names = Names
options-rules = Rules
options-own = your own
options-form = or write your own: { $form }
options-box = Your own box
options-box-about = Do you own the game? Load the values printed on your copy.
options-box-see = See all components
options-box-pick = Choose a box file
options-box-large = { $name } is too large for a box file.
trouble-box-of-another-game = This box file is for another game.
trouble-box-not-toml = This file is not a box file, or it is damaged: { $why }.
options-box-drop = Use the built-in values again
your-name = Your name
default-name = Captain
continue = Continue
continue-yours = It is your turn.
continue-yours-left = It is your turn; { $time } left.
continue-paused = The game is paused.
turns = { $count ->
    [one] Your turn at one table
   *[other] Your turn at { $count } tables
}
continue-theirs = Waiting for the others
continue-waits = Waiting for players to join
continue-over = finished
continue-all = { $count ->
    [one] One table
   *[other] All { $count }
}
my-tables = Your tables

# The table

table-opening = Opening the table …
table-gone = This table cannot be opened
prompt = What is asked
your-turn = Your turn:
turn-of = { $name }:
is-thinking = thinking …
thinks-soon = { $count ->
    [0] thinks next
    [one] thinks soon, after one other table
   *[other] thinks soon, after { $count } other tables
}
is-awaited = Waiting for { $name }
one-moment = one moment …
waiting = One moment …
waiting-for = Not your turn yet. Waiting for { $names }.
over-head = Game over:
over-won = { $count ->
    [one] { $names } won
   *[other] { $names } share the win
}
over-solo = { $points ->
    [one] one point
   *[other] { $points } points
}
relive-stop = Back to now
answers = { $count ->
    [one] { $count } possible move
   *[other] All { $count } possible moves
}
choose-one = Which one?
confirm = Confirm
confirm-answer = Confirm: { $answer }
not-yet = Not yet
not-now = Not now
not-now-asked = First: { $question }
not-possible = Not possible
replay-only = You are watching a replay. Start a new game to play.
state-legal = { $label }: { $answer }
state-several = { $label }: { $count } possibilities
state-chosen = { $label }, chosen
state-refused = { $label }, not possible now
rule-number = Rule { $number }
undo = Undo
undo-what = Undo: { $what }
undo-last = your last move
undo-refused = Cannot be undone
undo-revealed = Something hidden was revealed, so nothing before it can be undone: { $what }
rules = Rules
rules-search = Search the rules
rules-now = Rules that matter now
rules-found = { $count ->
    [one] One rule
   *[other] { $count } rules
}
rules-page = All rules on a page
rules-of = { $game }: rules
rules-glance = At a glance
rules-about = The rules in our own words. Each one says where it comes from and how certain it is.
basis-rulebook-means = The printed rules say so.
basis-reading-means = The printed rules do not settle this. We chose one reading.
basis-reconstructed-means = The printed value was unreadable, so this one is ours. The real game may differ.
standings = Points
you = You
leads = leads
if-scored = if scored now
board = Board
side = Players and story
tabs = Show
tab-own = Sheet
tab-rivals = Rivals
tab-story = Story
story = Story
story-whole = Show all { $count } steps
replay-since = Replay since my last turn
since = While you were away
since-more = { $count ->
    [one] and one more step
   *[other] and { $count } more steps
}
since-replay = Show me
text-view = Position as text
text-now = Now
text-position = On the table
text-score = { $name }: { $points ->
    [one] one point
   *[other] { $points } points
}.
text-scored = If scored now: { $points }.
box = Components
end-sheet = Scoring sheet
end-total = Total
end-points = Points
end-fair = All randomness was fixed before turn one; the saved record lets anyone check it.
end-save = Save the record
end-replay = Replay
end-rematch = Rematch
reconnecting = No connection. Trying again; nothing is lost.
keys = Keys: Tab and arrows to move, Enter to press, 1 to 9 for the moves in the list (L), H for a hint, U to undo, ? for the rules, T for the position as text, Esc to close or skip.
generic-line = Line { $line }

# An open table

room-title = { $game }: players wanted
room-link = Link to this table
room-copy = Copy the link
room-copied = Copied
room-invited = You’re invited. Choose a name and sit down, or just watch.
room-sit = Sit down
room-free = Free seat
somebody-left = A player who left
room-host = host
room-is-ready = ready
room-not-ready = not ready
room-fill = Add a computer
room-send-away = Remove { $name }
room-leave = Leave
room-ready = I am ready
room-host-starts = The host can start once all seats are taken and everybody is ready.
room-begins-full = The game starts as soon as the last seat is taken.
away = away
visibility = Who can join
visibility-friends = Friends
visibility-friends-how = Anyone with this link can sit down, on any device, or watch.
visibility-open = Everybody
visibility-open-how = Listed in the lobby for everybody. The link works too.
visibility-private = Private
visibility-private-how = Send this link to the players. Once the game starts only they can see it, even afterwards.
played-with = Rules of this table
played-usual = Usual rules
played-own-box = Own component values: { $name }
kind-human = player
kind-agent = computer
hand-over = { $name } is next
hand-over-away = Everybody else, look away.
hand-over-ready = I am { $name }

# Chat

chat = Chat
chat-unread = { $count ->
    [one] Chat: one new line
   *[other] Chat: { $count } new lines
}
chat-none = Nothing has been said yet.
chat-write = Say something
chat-send = Send
chat-watching = Only players can post.
chat-more = Options for this message from { $name }
chat-mute = Mute { $name }
chat-unmute = Unmute { $name }
chat-muted = muted
chat-report = Report this line
chat-reported = Reported. The person who runs this server will see it.
tale = Story and chat

# Somebody is gone

is-away = { $seat } is away, and it’s their turn.
stand-in-for = Let a computer play for { $seat }
stand-in-mine = A computer is playing for you. Take over again at any time.
stand-in-back = Take over
stand-in-hand-over = Let a computer play for me
stand-in-now = a computer plays

# Clocks

tempo = Time
tempo-none = No clock
tempo-live = Live
tempo-days = Over days
tempo-none-how = Everybody takes the time they need.
tempo-live-how = Everybody is here. Each turn has its time, then your bank runs. If it runs out, a computer takes over until you return.
tempo-days-how = Play when you like. Each turn may take several days, then your reserve runs. If it runs out, a computer takes over until you return.
tempo-each-turn = For each turn
tempo-beyond-live = Bank for the whole game
tempo-beyond-days = Reserve for the whole game
tempo-off = Holidays
tempo-no-time = none
tempo-turn = { $time } a turn
tempo-bank-live = { $time } in the bank
tempo-bank-days = { $time } in reserve
tempo-holidays = { $count ->
    [one] one day of holiday
   *[other] { $count } days of holiday
}
span-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
span-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
span-days = { $count ->
    [one] one day
   *[other] { $count } days
}
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes } min
clock-left = { $turn } left, then { $bank } in reserve
clock-away = On holiday for { $time }
clock-out = out of time
clock-out-mine = Your time is up. A computer finishes this turn; then you can take over.
holiday = Take a holiday
holiday-about = You have { $count ->
    [one] 1 day
   *[other] { $count } days
} off. Your clock stops meanwhile.
holiday-days = How many days?
holiday-go = Begin it now
holiday-mine = You are on holiday for { $time }. Your clock stands still; you can play all the same.
holiday-end = I am back

# What everybody agrees on, and giving up

takeback-ask = Ask the others to take it back
wish-undo = { $seat } asks to take back a move and all that followed: { $what }
wish-undo-mine = You ask to take back your last move and all that followed: { $what }
wish-pause = { $seat } would like a pause.
wish-pause-mine = You ask for a pause.
wish-hints = { $seat } would like to play on with hints for everybody.
wish-hints-mine = You ask everybody to play on with hints.
wish-awaited = Still to agree: { $names }
wish-agree = Agree
wish-decline = Decline
wish-withdraw = Withdraw
pause-ask = Ask for a pause
paused = The game is paused, and every clock stands still.
resume = Go on
resign = Give up
resign-about = A computer finishes the game for you. You cannot come back.
leave-rated = This game is rated: whoever leaves it to a computer has lost to those who stay, even if they come back.
resign-not = Play on
resign-go = Yes, I give up
resigned-mine = You have given up. A computer plays for you to the end.
resigned-short = gave up
resigned-now = has given up, a computer plays

# The lobby

lobby = Lobby
lobby-waiting = Waiting for players
lobby-playing = Games in progress
lobby-nobody = No open tables. Open one and send its link, or play against computers.
lobby-unwatched = No game to watch right now. You can replay any record.
play-computers = Play against computers
seats-free = { $count ->
    [0] full
    [one] one free seat
   *[other] { $count } free seats
}
join = Join
watch = Watch
quick = Quick match
quick-about = You’re paired with the next players looking for the same game. Usual rules; the game starts at once.
quick-rated = Rated where two have accounts.
quick-seeking = Looking for players …
room-change = Change the table
quick-go = Find a game

# Accounts

account = Account
sign-in = Sign in
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
account-about = Nobody needs an account to play. It keeps your games on all your devices, and your handle is yours alone. No e-mail, nothing else is asked.
name-guest = { $name } (guest)
account-of = has an account
account-new = Make an account
account-make = Make the account
account-none = No account yet? Make one
account-have = Have an account already? Sign in
account-brings = { $count ->
    [one] Your game in this browser comes with you.
   *[other] Your { $count } games in this browser come with you.
}
account-bring = { $count ->
    [one] Bring the game of this browser along
   *[other] Bring the { $count } games of this browser along
}
handle = Handle
handle-form = 3 to 20 characters: letters, digits, - or _. Start with a letter. Everybody can see it.
password = Password
password-form = At least { $count } characters. Three or four words that have nothing to do with each other are best.
password-new = New password
password-change = Change it
password-first = Add a password
password-first-about = You sign in with a passkey only. Add a password to sign in on devices without it. You’ll confirm with your passkey once.
password-changed = Changed. Every other browser has to sign in again.
mail = E-mail
mail-about = Get an e-mail when it’s your turn and you’re away: one a turn at most. If you lose your password, a link to a new one can be sent there, too.
mail-address = Your e-mail address
mail-set = E-mail me
mail-unconfirmed = We sent a link to { $address }. Open it to get turn reminders.
mail-confirmed = We’ll e-mail you at { $address } when it’s your turn and you’re away.
mail-remove = Forget my address
mail-stop = No more e-mails
mail-stop-about = We’ll send you no more e-mails and forget your address.
mail-stopped = { $address } is forgotten.
player-since = here since { $date }
player-games = { $count ->
    [0] no finished game yet
    [one] one finished game, { $won } won
   *[other] { $count } finished games, { $won } won
}
player-history = Games
player-none = { $handle } has no games yet. The lobby shows who is playing now.
player-none-mine = No games yet. Play your first one.
player-running = in progress
player-place = { $place ->
    [1] won
   *[other] place { $place }
}
player-more = Show more games
rating = Rating
rating-doubt = The rating is this close to the truth 19 times in 20; more games make it surer.
rating-new = { $count ->
    [one] one rated game so far
   *[other] { $count } rated games so far
}
rating-rank = No. { $rank } on the leaderboard
rating-none = No rated game yet: games with a clock, with other people who have accounts, are rated.
rating-course = Rating over the last { $count } rated games, from { $first } to { $last }
points-from = Points by category
points-mean = { $count ->
    [one] { $points } points in one game
   *[other] { $points } points on average in the last { $count } games
}
agents-beaten = Computers beaten
agents-of = { $won } of { $games }
program = program
program-about = This account plays by itself: it is a program.
passkeys = Passkeys
passkeys-about = A passkey stays on your device and signs you in by fingerprint, face or PIN. Nothing to remember, nothing here to steal.
passkeys-not-here = Passkeys do not work at this address. They need HTTPS (or localhost) and a recent browser.
passkey-name = What to call it
passkey-add = Add a passkey
passkey-remove = Remove
passkey-make = With a passkey, without a password
passkey-enter = Sign in with a passkey
trouble-passkey-none = No passkey was used.
trouble-passkey-known = There is a passkey for this account on this device already.
recovery = Recovery codes
recovery-about = A recovery code lets you in once when your password is lost or your passkey gone, and you choose a new password. Keep the codes where your account is not: on paper, or with your passwords.
recovery-none = You have no recovery codes. If you forget your password now, only the host of this server can let you in again.
recovery-left = { $count ->
    [one] One code is left of those that you made on { $date }.
   *[other] { $count } codes are left of those that you made on { $date }.
} New ones replace them.
recovery-make = Make recovery codes
recovery-once = Here are your recovery codes. They are shown this once; each is good once.
recovery-of = Recovery codes of { $handle } at { $site }
recovery-copy = Copy them
recovery-save = Save them
recovery-print = Print them
recovery-kept = I have kept them
recover = Get your account back
recover-lost = Password lost?
recover-code = Recovery code
recover-code-about = With one of the recovery codes that you have kept you choose a new password.
recover-link = A new password
recover-link-about = This link lets you in once: choose a new password.
recover-ends = You are signed out in every other browser.
recover-enter = Set the password and sign in
recover-mail = Send me a link
recover-mail-about = Or have a link sent to the address that you have confirmed here.
recover-mail-sent = If this account has a confirmed address, a link is on its way there. It is good for an hour.
recover-host = Neither code nor address? Ask the host of this server: they can make a link for you.
export = Your data
export-about = Everything that this server keeps about your account, and the records of your games, in one file: what you have said, where you have played, how it went.
export-do = Take it away
deletion = Delete the account
deletion-about = Your games stay, for those who played them with you, as those of somebody who left. Your name remains only in game records. Games in progress go on with a computer player in your place. Passkeys, API tokens, ratings and your e-mail address are deleted at once. Nobody will get your handle.
deletion-sure = This cannot be taken back. Do you want to delete this account?
deletion-do = Delete it for good
deletion-do-passkey = Delete it for good, with a passkey
deletion-keep = Keep it
tokens = API tokens
tokens-about = A program that you write can look and play in your name, with a token that you make here. It can change neither your account nor your password.
scope-play = look and play
scope-read = look only
token-name = What it is for
token-scope = What it may do
token-make = Make a token
token-made = made on { $date }
token-used = used on { $date }
token-unused = never used
token-revoke = Revoke
token-once = Here is the token. It is shown this once; keep it where nobody else can read it.
token-copy = Copy the token
token-copied = Copied
program-is = Program account
program-sure = This account will be marked as a program wherever it is seen, and rated among programs. That cannot be undone.
program-become = Mark as a program account
leaders = Leaderboard
leaders-about = Everybody with an account and at least { $count } rated games. 1500 is average; 400 points more means winning about 10 games in 11. Private tables and games against computers only do not count.
rated = This game is rated.
unrated-lesson = A lesson is not rated.
unrated-private = Not rated: the table is private.
unrated-own-box = Not rated: it is played with a box of its own.
unrated-no-clock = Not rated: there is no clock.
unrated-few-accounts = Not rated: that takes two people with accounts when the game begins.
unrated-taken-back = Not rated: moves were taken back by consent.
unrated-hints = Not rated: hints were asked for.
unrated-met-often = Not rated: these players have already had as many rated games together as count, { $day } in 24 hours or { $most } in { $month } days.
marked = Marked: { $mark }.
ratings-title = Rules of rating
ratings-about = Which games count, and for whom. One thought is behind them all: nobody decides alone, and nobody decides afterwards.
ratings-which-title = Which games are rated
ratings-which = Those that at least { $entrants } people with accounts begin, with a clock, with the box of the house, and not at a private table. Without a clock whoever is losing could simply stop playing, so such games are for fun. Accounts of programs are rated among programs. Each game has its own rating.
ratings-begins-title = Settled when the game begins
ratings-begins = Who is rated is settled when the game begins. To sign in later, to delete an account or to declare it a program’s changes nothing for the others; an account that is gone counts as somebody new. Who sits in several seats is not rated.
ratings-places-title = Play it to the end
ratings-places = You are compared with the others by the places you took. Whoever gives up, lets a computer play or has no time left has lost to everybody who stays, even if they come back; whoever left first comes last. What the computer does with the seat does not matter then: nobody saves a game by leaving, and no computer wins one for anybody. Where all others have left, you have won.
ratings-clock-title = The clock
ratings-clock = A quick match is live ({ $live }) or over days ({ $days }). What counts is your clock, not whether the page is open: where there is a clock, nobody is replaced for being away.
ratings-agreed-title = Not rated any more: only together
ratings-agreed = When all who play agree to take a move back, or to play on with hints, the game is not rated any more. Nobody can do that alone. Somebody’s move is not taken back without them, also where a computer plays for them now.
ratings-pair-title = The same two
ratings-pair = Of rated games of the same two, { $day } in 24 hours and { $most } in { $month } days count for each kind of game. What they play beyond that changes nothing between them; others at the table count as always.
ratings-numbers-title = The numbers
ratings-numbers = 1500 is average, and 400 points more mean odds of ten to one. Behind ± stands how far off a rating may be, 19 times in 20. A leaderboard lists whoever has at least { $least } rated games.
ratings-marks-title = What is written on a game
ratings-marks = That moves were taken back by consent, that hints were asked for, or that a computer player moved for somebody, stands on the page of the game, in your history and, signed by this server, in its record.
ratings-computers-title = Computers beaten
ratings-computers = You have beaten a computer player if you came before it, and nothing was taken back by consent, you asked for no hint, and no computer played for you.
ratings-unseen-title = What we cannot see
ratings-unseen = Nobody can see from here whether somebody asks a program beside the game, or has two accounts. Please do neither.
leaders-people = People
leaders-programs = Programs
leaders-none = Nobody has played enough rated games yet. Quick matches between people with accounts count.
leaders-rank = Place
leaders-games = Games
leaders-won = Won

# Lessons

lesson-title = Lesson
lesson-first = In this lesson, first: { $answer }
lesson-do = Now: { $answer }
lesson-done = That was the lesson: you have done everything once. Play on as you like, or start a game of your own.
lesson-leave = Start a game of my own
learn-title = Learn { $game }
learn-about = Play a few minutes at the real table. Each step shows what to do and why. You cannot break anything.
learn-begin = Begin the lesson
learn-none = There is no lesson for this game yet; the rules are complete.

# Replays

replay-title-page = Replay a record
replay-about = Open the record of any game played here or in the terminal. Every step is checked before it is shown.
replay-drop = Drop a record file (.jsonl) here
replay-pick = Choose a file
replay-of = { $game }: replay
replay-controls = Replay
replay-line = Step
replay-at = Step { $line } of { $last }
replay-first = First step (Home)
replay-back = One step back (left arrow)
replay-next = One step on (right arrow)
replay-last = Last step (End)
replay-play = Play by itself (space)
replay-pause = Stop
replay-begins = The game begins.
replay-share = Copy link to this position
replay-side = Whose side
replay-verified = Verified: rolls and draws were fair
replay-unfinished = Not over yet; promise
replay-handed-in = Handed in: nothing proves who played it, or where
replay-from-here = Played on this server, as its signature proves
replay-keys = Keys: left and right arrow for one step, Page up and Page down for ten, Home and End, space to play, ? for the rules.
commitment = Sealed promise of the dice

# The box

box-of = { $game }: components
box-correct = Own the game? Correct our values
box-correct-about = Some printed values could not be read from our copy of the rulebook. They are marked as reconstructed: made up by us to fit the rules and to play well.
box-correct-1 = Download this box as a file.
box-correct-2 = Open it in a text editor and change the values that differ in your copy.
box-correct-3 = On the home page, under Options, choose your file as your own box.
box-download = Download the box file
box-basis = Where from
box-all = All { $count } parts

hint = Hint: what would a strong player do?
hints-rated = This game is rated
hints-need = There are hints if everybody agrees, and this game will not be rated then.
hints-ask = Ask everybody for hints
takeback-rated = Others can agree to take a move back; this game will not be rated then.
unrated-then = This game will not be rated then.
hint-pondering = Thinking about a hint …
hint-soon = { $count ->
    [0] The hint comes next
    [one] The hint comes soon, after one other table
   *[other] The hint comes soon, after { $count } other tables
}
hint-title = Suggested moves
hint-share = { $share } % to win
hint-less = { $points } points less than the first
hint-more = { $points } points more than the first
hint-none = No hint this time. Ask again in a moment.
hint-heard = Hint: { $answer }.
state-hinted = { $label }: { $answer }, advice number { $rank }
