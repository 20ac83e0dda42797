"""The room's tipster."""
