"""The parts that all games share: tables, rules, chance, matches, records. It knows no game."""
