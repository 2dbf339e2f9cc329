### What the table, the lobby and the command line say in English. A game's own words lie in its folder.

## The command line

cli-seat = Player { $number }
