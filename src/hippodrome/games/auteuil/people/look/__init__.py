"""What a person is shown: its types, and how it is made from a seat's view."""
