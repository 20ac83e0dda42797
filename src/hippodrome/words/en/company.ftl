### Around a table: laying it, gathering, the same again, your record, the big screen.
### Keys stand in the same order as in the other language.

## Laying a table

page-seat = Seat { $seat }
page-fill-me = me
page-fill-open = a friend (open seat)
page-bot = { $bot ->
    [expert-patient] patient expert (bot, thinks longest)
    [expert] expert (bot, compares closely)
    [expert-quick] quick expert (bot, thinks briefly)
    [scout] scout (bot, thinks ahead)
    [tipster] tipster (bot, rules of thumb)
    [gambler] gambler (bot, plays anything)
    [plunger] plunger (bot, all or nothing)
    [miser] miser (bot, takes no risk)
    [saboteur] saboteur (bot, hunts the leader)
    [crony] bookmaker’s friend (bot, lets nobody win much)
   *[other] { $bot } (bot)
}
page-awaited = (to move)
page-watchers = Watching: { $names }
page-door-closed = The door is closed: only those who sit here may come in.
page-to-screen = Big screen
page-earlier = Show what came before
page-no-story = Nothing has happened yet.
page-last-turn = Your last turn
page-time-left = Time left:
page-table-tools = Table
server-only-a-screen = This screen only shows the table: play on your own device.
page-house-rules = House rules
page-clock = { $seconds ->
    [0] no clock
    [30] 30 seconds
    [60] a minute
    [120] 2 minutes
   *[300] 5 minutes
}
page-new-seats = Who plays
page-new-how-many = How many play
page-new-game = The meeting
page-new-house = The table
page-new-title = A name for the table
page-new-clock = Time for each turn
page-new-gentle = For a first game: { $choice }.
page-new-gentle-house = For a first game, leave all of these as they are.
page-new-clock-about = When it runs out, a tipster decides for whoever is asked.
page-new-pace-about = How long bots wait, so that one sees what each of them does.
page-new-with-hints = with hints and a coach
page-new-pace = Bots play
page-pace = { $pace ->
    [0] briskly
    [1] steadily
   *[2] slowly
}
page-new-public = Listed in the lobby for everyone; otherwise only people with the link find it.
page-new-watchable = Others may watch.
page-new-tote = A tote board: what the house expects of each horse, from what each seat knows. For all or nobody.
page-new-hints = Hints: whoever is asked may ask what a scout would do, and why; and all may try moves out on a board of their own. For all or nobody.
page-new-lay = Open the table
page-new-begin = Begin at once

## Gathering and ending

page-all-seated = Every seat is taken: the meeting can begin.
page-waiting-for-people = Some seats are free. Send the link to a friend, hand this device round, or add a bot.
page-invite = Invite with this link
page-only-here = Only this computer can open this address. For others to come, start the house like this, and open the page by the address it then tells you to share:
page-only-here-brief = Only this computer can open this table. For others:
page-copy = Copy the link
page-copied = Copied.
page-copy-yourself = Copy the selected text yourself.
page-seat-empty = Seat { $seat } is free
page-sit-here = Sit here
page-friend-here = a friend on this device
page-friend-name = Name of a friend who plays seat { $seat } on this device
page-sit-friend = Sit down too
page-bot-for-seat = A bot for seat { $seat }
page-add-bot = { $bot ->
    [expert-patient] Add a patient expert
    [expert] Add an expert
    [expert-quick] Add a quick expert
    [scout] Add a scout
    [tipster] Add a tipster
    [gambler] Add a gambler
    [plunger] Add a plunger
    [miser] Add a miser
    [saboteur] Add a saboteur
    [crony] Add a bookmaker’s friend
   *[other] Add { $bot }
}
page-away = (away)
page-free-seat = Free the seat of { $name }
page-begin = Begin
page-host-begins = The host starts when everybody is seated.
page-commitment = The croupier’s promise about the draws, to be checked afterwards:
page-phase-why = { $phase ->
    [finished] The meeting is over. Every hand and every draw can be seen in the replay.
    [abandoned] The host has given this game up.
   *[stranded] This game was begun under older rules, and today’s lead elsewhere: it can be viewed, but not continued.
}
page-again = The same table again
page-again-asked = { $name } asks for the same table again.
page-again-come = Take my seat
page-again-decline = Not this time
page-again-yours = You are expected at the next table.
page-again-answers = { $answer ->
    [seated] Coming along: { $names }.
    [asked] No answer yet: { $names }.
   *[gone] Not this time: { $names }.
}
page-again-go = To the next table
page-again-watch = Watch the next table
page-kept-for = Kept for { $name }, who has not answered yet
page-kept-for-you = Your seat is kept for you
page-open-seat = Open the seat to others
page-follows = The same table again. It begins as soon as everybody has sat down.
page-missing = { $count ->
    [one] One seat is still to be taken.
   *[other] { $count } seats are still to be taken.
}
page-ready = (here and ready)
page-name-first = What shall the others call you?
page-name-this = That is my name
page-your-silk = Your silk
page-silk = Silk { $silk }
page-house-rules-here = How it is played here
page-not-watchable = Nobody may watch.
page-to-screen-why = for a television: the board, the caller and a code to scan; phones then show the hands.
page-scan = Scan to join with your phone
page-screen-missing = { $count ->
    [0] Everybody is here.
    [one] One player is still missing.
   *[other] { $count } players are still missing.
}

## Your record
page-record = Your record
page-record-why = The games you have finished or given up in this browser. The house knows you by its cookie alone.
page-record-of = Show games of
page-record-tally = { $played } played, { $won } won
page-record-won = won
page-record-given-up = given up
page-record-winner = (winner)
page-record-empty = You have not finished a game here yet.
page-record-export = Take all that is kept of you along as a file
page-record-forget = Forget me
page-record-forget-sure = Your name, what you said and the links to games that are over go for good; only moves stay. Are you sure?
page-record-forget-yes = Yes, forget it
page-record-forget-no = No, keep it
page-record-forgotten = { $count ->
    [0] You are forgotten: of your games only the moves are left.
    [one] You are forgotten, but for one game that goes on: ask again once it is over.
   *[other] You are forgotten, but for { $count } games that go on: ask again once they are over.
}

## How fast a table goes

page-speed = How fast the table goes
page-speed-name = { $speed ->
    [ease] At ease
    [brisk] Brisk
    [once] At once
   *[step] Step by step
}
page-speed-why = { $speed ->
    [ease] Every scene is played, and bots take their time.
    [brisk] Scenes are short, and bots are quick.
    [once] Nobody waits for anything.
   *[step] Where only bots are left to decide, each of them waits until you ask.
}
page-bots-wait = The bots wait for you.
page-bots-wait-for-host = The bots wait for whoever sets the speed.
page-next-bot = Next

## For the host

page-host = For the host
page-mute = Mute { $name }
page-unmute = Let { $name } speak
page-kick = Show { $name } the door
page-door-close = Close the door to others
page-door-open = Open the door to others
page-abandon = Give up the game
page-abandon-sure = The game ends for everybody. Are you sure?
page-abandon-yes = Yes, give it up
page-abandon-no = No, play on

## What comes a moment after a table

page-chat-send = Send
page-chat-write = Say something
page-no-chat = Nobody has said anything yet.
page-pass-why = Everyone else, look away.
page-unveil = I am { $name }: show my hand
page-since-all = Show all { $count }
page-since-fewer = Show fewer
page-since-when = Since your last turn, { $ago }
page-plain-asks = It is your turn.
page-plain-amount = An amount from { $least } to { $most }
page-plain-back = Start over
page-plain-name = Take it
page-bot-for = Let a bot play for { $name }
page-let-bot-play = Let a bot play
page-no-table = No table for you here
