"""What the faces of the rooms in the terminal are made with; it knows no room."""
