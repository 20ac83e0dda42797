"""Bytes from strangers: whatever a page, a file or a neighbour sends ends in a sentence."""
