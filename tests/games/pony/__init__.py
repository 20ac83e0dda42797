"""What the kits need to know of Pony Club, the room that lives in `tests/rooms`."""
