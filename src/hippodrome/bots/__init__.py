"""Players that are not people; they see views, never states."""
