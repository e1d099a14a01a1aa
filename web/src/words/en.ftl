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
theme = Colours
theme-system = as the system
theme-dark = dark
theme-light = light
theme-to-light = Change to light colours
theme-to-dark = Change to dark colours
speed = Movement
speed-normal = normal
speed-fast = fast
speed-off = none
sound = Sound
sound-off = off
sound-on = on
notices = Tell me when it is my turn
notices-refused = This browser does not show notifications from here.
notice-turn = It is your turn
close = Close
done = Done
loading = One moment …
unreachable = The server does not answer.
trouble-unreachable = The server does not answer. Nothing is lost: try again.
trouble-stale = The table has moved on meanwhile, so this was not played. Look again.
watching = { $count ->
    [one] One person watches
   *[other] { $count } people watch
}
watching-among = { $count ->
    [one] { $names } watches
   *[other] { $count } people watch, among them { $names }
}
delay = Spectators
delay-short = { $count ->
    [0] At once
   *[other] { $count } later
}
delay-how = { $count ->
    [0] Spectators see every answer at once.
   *[other] Spectators see the game { $count } answers later, so that nobody can whisper.
}
delay-behind = { $count ->
    [one] You watch this game one answer behind.
   *[other] You watch this game { $count } answers behind.
}
trouble-record-of-another-box = The record was played with the box { $box }; the one in use here is { $own }.
try-again = Try again
nowhere = There is nothing here

# Home

choose-game = Choose a game
choose-company = Choose your company
choose = Play now
chosen = Chosen
teach-me = Teach me
in-the-works = In the works
in-the-works-long = Not playable yet
in-the-terminal = Only in the terminal so far
players = Players
minutes = Playing time
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
mode-hotseat = One screen
mode-hotseat-how = pass it round
mode-solo = Solo
mode-solo-how = for points
mode-online = Online
mode-online-how = share a link
find-players = Find players
open-table = Open a table
how-many-computers = Computers
how-many-people = Players
they-play = Level
levels = How well do they play?
levels-now = Level of the computer players: { $level }
levels-mixed = Mixed
levels-all = All
levels-whose = Whose level
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
options-form = or your own: { $form }
options-box = Your own box
options-box-about = You own the printed game? Play with the exact values of your copy.
options-box-see = What is in the box
options-box-pick = Choose a box file
options-box-drop = Leave it out
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
continue-theirs = The others are thinking.
continue-waits = Waiting for players.
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
is-awaited = we wait for an answer
one-moment = one moment …
waiting = One moment: the game goes on.
waiting-for = It is not your turn. We wait for { $names }.
over-head = Game over:
over-won = { $names } won
over-solo = { $points ->
    [one] one point
   *[other] { $points } points
}
relive-stop = Back to now
answers = { $count ->
    [one] { $count } possible answer
   *[other] All { $count } possible answers
}
choose-one = Which one?
confirm = Confirm
confirm-answer = Confirm: { $answer }
not-yet = Not yet
not-now = Not now
not-now-asked = First: { $question }
not-possible = Not possible
replay-only = This is a replay; nothing can be answered here.
state-legal = { $label }: { $answer }
state-several = { $label }: { $count } possibilities
state-chosen = { $label }, chosen
state-refused = { $label }, not possible now
rule-number = Rule { $number }
undo = Undo
undo-what = Undo: { $what }
undo-last = your last answer
undo-refused = Cannot be taken back
undo-revealed = Something was revealed: { $what } Nothing before it can be taken back.
rules = Rules
rules-search = Search the rules
rules-now = What matters now
rules-found = { $count ->
    [one] One rule
   *[other] { $count } rules
}
rules-page = All rules on a page
rules-of = { $game }: rules
rules-glance = At a glance
rules-about = These are the rules in our own words. Each says where it comes from and how sure we are.
basis-rulebook-means = The printed rules say so.
basis-reading-means = The printed rules are silent or can be read in two ways; we chose one.
basis-reconstructed-means = The printed values could not be read; we filled them in to fit. The real game may differ.
standings = Points
you = You
leads = leads
if-scored = if scored now
board = Board
side = Players and story
tabs = What to see
tab-own = Sheet
tab-rivals = Rivals
tab-story = Story
story = Story
story-whole = Show all { $count } steps
replay-since = Replay since my last turn
since = Since you last looked
since-more = { $count ->
    [one] and one step before
   *[other] and { $count } steps before
}
since-replay = Show me
text-view = The position in words
text-now = Now
text-position = On the table
text-score = { $name }: { $points ->
    [one] one point
   *[other] { $points } points
}.
text-scored = If scored now: { $points }.
box = Box
end-sheet = Scoring sheet
end-total = Total
end-points = Points
end-fair = All chance was fixed before the first turn: the record holds the sealed promise and the secret, and anybody can check it.
end-save = Save the record
end-replay = Replay
end-rematch = Rematch
reconnecting = The connection is lost. Trying again; nothing is lost.
keys = Keys: Tab and arrows to move, Enter to press, 1 to 9 for the answers in the list (L), H for a hint, U to undo, ? for the rules, T for the position in words, Esc to close or skip.
generic-line = Line { $line }

# An open table

room-title = { $game }: waiting for players
room-link = Link to this table
room-copy = Copy the link
room-copied = Copied
room-invited = You are invited. Sit down under any name, or just watch.
room-sit = Sit down
room-free = Free seat
somebody-left = Somebody who left
room-host = host
room-is-ready = ready
room-not-ready = not ready
room-fill = Computer
room-send-away = Send { $name } away
room-leave = Leave
room-ready = I am ready
room-host-starts = The host starts when every seat is taken and everybody is ready.
room-begins-full = The game begins by itself when every seat is taken.
away = away
visibility = Who may come
visibility-friends = Friends
visibility-friends-how = Send this link: whoever opens it can sit down, on any device, or watch.
visibility-open = Everybody
visibility-open-how = The table is in the lobby, for everybody on this server. The link works too.
visibility-private = Private
visibility-private-how = Send this link to those who shall play. Once the game has begun only they see it, also afterwards.
played-with = What is played
played-usual = Usual rules
played-own-box = With a box of its own: { $name }
kind-human = player
kind-agent = computer
hand-over = { $name } is next
hand-over-away = Everybody else looks away.
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
chat-watching = Those who play write here; you can read along.
chat-more = About this line of { $name }
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
chat-muted = muted
chat-report = Report this line
chat-reported = Reported: whoever runs this server will read it.
tale = Story and chat

# Somebody is gone

is-away = { $seat } is away, and it is their turn.
stand-in-for = Let a computer play for { $seat }
stand-in-mine = A computer plays for you. You can come back whenever you like.
stand-in-back = Play myself again
stand-in-hand-over = Let a computer play for me
stand-in-now = a computer plays

# Clocks

tempo = Time
tempo-none = No clock
tempo-live = Live
tempo-days = Over days
tempo-none-how = Everybody takes the time they need.
tempo-live-how = Everybody is here. Each turn has its time; beyond it, the bank of that player runs. Who has none left is replaced by a computer and may come back.
tempo-days-how = You play whenever you like. Each turn may take some days; beyond them, the reserve of that player runs. Who has none left is replaced by a computer and may come back.
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
clock-left = { $turn } for this turn, { $bank } beyond
clock-away = On holiday for { $time }
clock-out = out of time
clock-out-mine = Your time is up, and a computer plays for you. You can come back when this turn is over.
holiday = Take a holiday
holiday-about = { $count ->
    [one] You have one day. Your clock stands still meanwhile.
   *[other] You have { $count } days. Your clock stands still meanwhile.
}
holiday-days = How many days?
holiday-go = Begin it now
holiday-mine = You are on holiday for { $time }. Your clock stands still; you can play all the same.
holiday-end = I am back

# What everybody agrees on, and giving up

takeback-ask = Ask the others to take it back
wish-undo = { $seat } would like to take an answer back, with all that followed: { $what }
wish-undo-mine = You ask to take your last answer back, with all that followed: { $what }
wish-pause = { $seat } would like a pause.
wish-pause-mine = You ask for a pause.
wish-awaited = We wait for { $names }.
wish-agree = Agree
wish-decline = Decline
wish-withdraw = Withdraw
pause-ask = Ask for a pause
paused = The game is paused, and every clock stands still.
resume = Go on
resign = Give up
resign-about = A computer plays for you to the end, and you cannot come back.
resign-not = Play on
resign-go = Yes, I give up
resigned-mine = You have given up. A computer plays for you to the end.
resigned-short = gave up
resigned-now = has given up, a computer plays

# The lobby

lobby = Lobby
lobby-waiting = Waiting for players
lobby-playing = Being played
lobby-nobody = Nobody is waiting right now. Find a quick match, or open a table and send its link to your friends.
seats-free = { $count ->
    [0] full
    [one] one free seat
   *[other] { $count } free seats
}
join = Join
watch = Watch
quick = Quick match
quick-about = You sit down with whoever comes first and wants the same. Usual rules; the game begins by itself.
quick-go = Find a game

# Accounts

account = Account
sign-in = Sign in
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
account-about = Nobody needs an account to play. It keeps your games on all your devices, and your handle is yours alone. No e-mail, nothing else is asked.
account-of = has an account
account-new = Make an account
account-make = Make the account
account-none = No account yet? Make one
account-have = Have an account already? Sign in
account-brings = { $count ->
    [one] The game of this browser comes along.
   *[other] The { $count } games of this browser come along.
}
account-bring = { $count ->
    [one] Bring the game of this browser along
   *[other] Bring the { $count } games of this browser along
}
handle = Handle
handle-form = 3 to 20 letters, digits, - or _, a letter first. Everybody sees it.
password = Password
password-form = At least { $count } letters. A forgotten password cannot be sent to you: nobody knows who you are.
password-new = New password
password-change = Change it
password-first = Add a password
password-first-about = So far you sign in with a passkey alone. With a password you can also sign in where there is none; your passkey is asked for once to add it.
password-changed = Changed. Every other browser has to sign in again.
mail = Mail
mail-about = Be written to when it is your turn and you are away: one mail a turn at most.
mail-address = Your e-mail address
mail-set = Write to me
mail-unconfirmed = A mail is on its way to { $address }. Follow the link in it, and you will be told of your turns.
mail-confirmed = You are written to at { $address } when it is your turn and you are away.
mail-remove = Forget my address
mail-stop = No more mail
mail-stop-about = You will not be written to any more, and your address is forgotten.
mail-stopped = { $address } is forgotten.
player-since = here since { $date }
player-games = { $count ->
    [0] no finished game yet
    [one] one finished game, { $won } won
   *[other] { $count } finished games, { $won } won
}
player-history = Games
player-none = Nothing to see yet.
player-running = being played
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
rating-none = No rated game yet: games with other people who have accounts are rated.
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
passkeys-about = A passkey stays on your device and signs you in with your finger, your face or the code of the device. There is nothing to remember, and nothing here that could be stolen.
passkeys-not-here = At this address your browser offers none: they need a name, such as localhost or that of a site with HTTPS, and a recent browser.
passkey-name = What to call it
passkey-add = Add a passkey
passkey-remove = Remove
passkey-make = With a passkey, without a password
passkey-enter = Sign in with a passkey
trouble-passkey-none = No passkey was used.
trouble-passkey-known = There is a passkey for this account on this device already.
deletion = Delete the account
deletion-about = Your games stay, for those who played them with you, as those of somebody who left; only in their sealed records stands the name under which you played. Games that are being played go on with a computer player in your place. Passkeys, keys for programs, ratings and your address for mail are deleted at once. Nobody will get your handle.
deletion-sure = This cannot be taken back. Do you want to delete this account?
deletion-do = Delete it for good
deletion-do-passkey = Delete it for good, with a passkey
deletion-keep = Keep it
tokens = Keys for programs
tokens-about = A program that you write can look and play in your name, with a key that you make here. It can neither change your account nor your password.
scope-play = look and play
scope-read = look only
token-name = What it is for
token-scope = What it may do
token-make = Make a key
token-made = made on { $date }
token-used = used on { $date }
token-unused = never used
token-revoke = Revoke
token-once = Here is the key. It is shown this once; keep it where nobody else can read it.
token-copy = Copy the key
token-copied = Copied
program-is = This account is a program’s
program-sure = It will be marked as a program wherever it is seen, and rated among programs. That cannot be undone.
program-become = Mark it as a program
leaders = Leaderboard
leaders-about = Everybody with an account and at least { $count } rated games. 1500 is average; 400 points more mean odds of ten to one. Games at private tables and with computers only are not rated.
leaders-people = People
leaders-programs = Programs
leaders-none = Nobody has played enough rated games yet.
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
learn-about = A few minutes on the real table: a bubble tells you what to do and why, and you do each kind of move once. Nothing can go wrong.
learn-begin = Begin the lesson
learn-none = There is no lesson for this game yet; the rules are complete.

# Replays

replay-title-page = Replay a record
replay-about = Open the record of any game played here or in the terminal and step through it. Every line is played again and checked before it is shown.
replay-drop = Drop a record file (.jsonl) here
replay-pick = Choose a file
replay-of = { $game }: replay
replay-controls = Replay
replay-line = Line
replay-at = Line { $line } of { $last }
replay-first = First line (Home)
replay-back = One line back (left arrow)
replay-next = One line on (right arrow)
replay-last = Last line (End)
replay-play = Play by itself (space)
replay-pause = Stop
replay-begins = The game begins.
replay-share = Copy link to this position
replay-side = Whose side
replay-verified = Checked, the dice keep the promise
replay-unfinished = Not over yet; promise
replay-keys = Keys: left and right arrow for one line, Page up and Page down for ten, Home and End, space to play, ? for the rules.
commitment = Sealed promise of the dice

# The box

box-of = { $game }: what is in the box
box-correct = You own the game? Put it right
box-correct-about = Some printed values could not be read from our copy of the rulebook. They are marked as reconstructed: made up by us to fit the rules and to play well.
box-correct-1 = Download this box as a file.
box-correct-2 = Open it in a text editor and change the values that differ in your copy.
box-correct-3 = On the home page, under Options, choose your file as your own box.
box-download = Download the box file
box-basis = Where from
box-all = All { $count } parts

hint = Hint: what would a strong player do?
hint-pondering = Thinking about a hint …
hint-title = The best answers, as far as a search can tell
hint-share = { $share } % to win
hint-less = { $points } points less than the first
hint-more = { $points } points more than the first
hint-none = No advice this time. Ask again in a moment.
hint-heard = Hint: { $answer }.
state-hinted = { $label }: { $answer }, advice number { $rank }
