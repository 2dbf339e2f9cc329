"""What all games share: tables, rules, chance, matches, records. Knows no game."""
