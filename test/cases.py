"""What the drivers of the program share: their cases, told by name where they fail, and counted."""


class Cases:
    """Called with each case's name and whether it held."""

    def __init__(self):
        self.results = []

    def __call__(self, name, good):
        self.results.append(bool(good))
        if not good:
            print("failed:", name)

    def status(self):
        """Prints the count, as tools/test adds it up; the exit status."""
        good = sum(self.results)
        print(f"{good} test cases out of {len(self.results)} passed")
        return 0 if good == len(self.results) else 1
