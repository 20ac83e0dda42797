"""What measures the house, and stays out of its wheel: `python -m bench`, from the root."""
