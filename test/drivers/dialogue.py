"""Talks to the program through plain pipes as a bot does: waits for a prompt, says a line, waits
for the next.
"""

import os
import select
import subprocess
import time

SECONDS = 5  # within which every prompt must come


class Late(Exception):
    """No prompt and no end within SECONDS; what came instead is its text."""


class Dialogue:
    """One run. Its output must stop behind each prompt, or nobody could tell that it waits."""

    def __init__(self, words, folder=None, environment=None, descriptors=(), seconds=SECONDS):
        self.child = subprocess.Popen(words, cwd=folder, env=environment, pass_fds=descriptors,
                                      stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                      stderr=subprocess.PIPE, bufsize=0)
        self.seconds = seconds
        self.output = b""
        self.errors = b""
        self.ended = False
        self.open = [self.child.stdout, self.child.stderr]

    def answer(self):
        """What came up to the next prompt, without it, or up to the end of the output."""
        begin = len(self.output)
        deadline = time.monotonic() + self.seconds
        while self.open and not (b"\n" + self.output[begin:]).endswith(b"\n> "):
            self.take(deadline)
        self.take_errors()
        self.ended = not self.open
        came = self.output[begin:]
        return came if self.ended else came[:-2]

    def take(self, deadline):
        ready = select.select(self.open, [], [], max(0.0, deadline - time.monotonic()))[0]
        if not ready:
            raise Late(self.output.decode(errors="replace"))
        for pipe in ready:
            self.take_from(pipe)

    def take_from(self, pipe):
        block = os.read(pipe.fileno(), 1 << 16)
        if not block:
            self.open.remove(pipe)
        elif pipe is self.child.stdout:
            self.output += block
        else:
            self.errors += block

    def take_errors(self):
        """What was complained of before the prompt; it is here already."""
        while self.child.stderr in select.select(self.open, [], [], 0)[0]:
            self.take_from(self.child.stderr)

    def say(self, line):
        try:
            self.child.stdin.write(line + b"\n")
        except BrokenPipeError:
            pass  # then the answer is its end

    def ask(self, line):
        """The answer to a line; its echo, which comes first, is no part of it."""
        self.say(line)
        return self.answer().partition(b"\n")[2]

    def close(self):
        """Lets it end, and returns its exit status."""
        try:
            self.child.stdin.close()
            while self.open:
                self.answer()
            return self.child.wait(self.seconds)
        finally:
            self.child.kill()
            self.child.wait()
            self.child.stdout.close()
            self.child.stderr.close()
