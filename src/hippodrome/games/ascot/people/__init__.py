"""What a person is shown, offered, told and refused, from a view alone."""
