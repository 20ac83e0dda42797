### What a host reads: backups, exports, and how the house is doing.
### The keys stand in the same order as in the other language.

## Keeping it
backup-copying = Copying
backup-table = { $table }: { $rows ->
    [one] one row copied and read back
   *[other] { $rows } rows copied and read back
 } ({ $hash })
backup-done = All that is kept in { $place } is in { $file } as well. It holds the cards and dice of games in play: keep it as safe as the games.
backup-file-there = { $file } is there already and stays as it is. Name a file that is not there yet.
backup-other-version = The games in { $place } were kept by another version of Hippodrome. Back them up with that one, or let this one serve them once.
backup-failed = { $place } could not be copied into { $file }: { $reason }. Check both, and try again.
restore-done = All that { $file } holds is in { $place } now, checked table by table.
restore-not-empty = There are games in { $folder } already, and they stay as they are. Name a folder without any.
restore-no-backup = { $file } is no file that hippodrome backup wrote. Name one.
restore-damaged = { $file } was damaged: its table { $table } is not what was written. Nothing was restored; try another backup.
restore-unreadable = { $file } cannot be read: { $reason }. Nothing was restored.
restore-failed = { $file } could not be restored into { $place }: { $reason }. Check both, and try again.
export-writing = Writing games
export-done = { $games ->
    [0] No game is finished and archived yet: { $folder } holds an empty table.
    [one] One finished game is in { $folder }, with a table of its seats.
   *[other] { $games } finished games are in { $folder }, with a table of their seats.
}
export-folder-full = { $folder } is not empty and stays as it is. Name a new or an empty folder.
export-failed = The games of { $place } could not be written into { $folder }: { $reason }. Check both, and try again.

## How the house is
serve-bad-metrics = { $address } is no place to watch the house at: write it as { $example }, with a port free for each process.
serve-bad-traces = Traces go to the address of an OpenTelemetry collector, written as { $example }, or to this terminal: { $console }. Nothing was opened.
serve-traces-need-extra = Traces take an extra that is not installed. Install it with: { $command }
status-title = How the house is
status-health = { $health ->
    [unwritable] Games cannot be written at this moment: look at the disk or the database, and at the log.
    [unready] All is well, but nobody should be sent here: this process is about to close, or the database has not heard of it yet.
   *[well] All is well: games are written, and people may come.
}
status-now = At this process
status-row = { $what ->
    [sockets] Pages at tables
    [memory] Tables in memory
    [moves] Moves since it opened
    [latency] Milliseconds from a move to its answer, on average
   *[refusals] Things refused since it opened
}
status-by = { $label ->
    [phase] Tables in the store, by phase
    [queue] What waits, by queue
   *[code] What was refused, by reason
}
status-figure = { NUMBER($figure) }
status-phase = { $which ->
    [gathering] gathering
    [playing] in play
    [finished] finished
   *[abandoned] given up
}
status-queue = { $which ->
    [writer] moves to be written
    [bots] decisions of bots
    [oracle] tote boards and hints
   *[reviews] reviews
}
