"""The house's promises, checked."""
