"""A program at a terminal of its own, typed at and looked at. Every wait has a deadline."""

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import termios
import time

SECONDS = 30


class Terminal:
    """Runs words in a folder; `home` is where the player's own files go."""

    def __init__(self, words, folder, home, columns=80):
        self.leader, self.follower = pty.openpty()
        self.resize(columns)
        environment = {**os.environ, "TERM": "dumb", "XDG_DATA_HOME": home or "", "HOME": ""}

        def own_terminal():
            os.setsid()
            fcntl.ioctl(0, termios.TIOCSCTTY, 0)
            for number in (signal.SIGINT, signal.SIGHUP, signal.SIGTERM):
                signal.signal(number, signal.SIG_DFL)

        self.child = subprocess.Popen(words, cwd=folder, env=environment, stdin=self.follower,
                                      stdout=self.follower, stderr=self.follower,
                                      preexec_fn=own_terminal)
        os.close(self.follower)
        self.shown = ""

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.child.kill()  # nothing, if it has ended
        self.child.wait()
        os.close(self.leader)

    def resize(self, columns):
        fcntl.ioctl(self.leader, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))

    def read(self, deadline):
        """One block more; False at the end."""
        if not select.select([self.leader], [], [], max(0.0, deadline - time.monotonic()))[0]:
            raise TimeoutError(f"nothing more after {SECONDS} seconds: {self.shown!r}")
        try:
            block = os.read(self.leader, 65536)
        except OSError:  # the end, as Linux tells it
            return False
        self.shown += block.decode("utf-8", "replace").replace("\r\n", "\n")
        return block != b""

    def until_prompt(self):
        """All that is shown up to the next prompt, without it."""
        deadline = time.monotonic() + SECONDS
        while not (self.shown == "> " or self.shown.endswith("\n> ")):
            if not self.read(deadline):
                raise EOFError(self.shown)
        shown, self.shown = self.shown[:-2], ""
        return shown

    def type(self, line):
        """The answer to a line, up to the next prompt."""
        self.send(line + "\n")
        return self.until_prompt().partition("\n")[2]  # what was typed is shown first

    def send(self, text):
        os.write(self.leader, text.encode())

    def end(self, text=None, number=None):
        """Status, and all that is still shown once this was typed or that signal was sent."""
        if text is not None:
            self.send(text)
        if number is not None:
            self.child.send_signal(number)
        deadline = time.monotonic() + SECONDS
        while self.read(deadline):
            pass
        status = self.child.wait(max(0.0, deadline - time.monotonic()))
        shown, self.shown = self.shown, ""
        return status, shown
