"""What a person sees: the types, and how each is made from a seat's view."""
