"""The server: what crosses the wire, and what it stands up to."""
