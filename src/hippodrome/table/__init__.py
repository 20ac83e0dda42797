"""The authority over one game in play: one writer, no network."""
