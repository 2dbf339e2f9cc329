"""The commands of `benben`, one module each."""
