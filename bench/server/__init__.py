"""Many tables at once, on our server and on boardgame.io's beside it."""
