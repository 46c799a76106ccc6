"""Tests of the runner itself, on a program of a few lines that stands in for the game."""

import contextlib
import io
import pathlib
import stat
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True
import run

PROGRAM = f"""#!{sys.executable}
import sys
print("Hello", *sys.argv[1:])
for line in iter(lambda: print("> ", end="") or sys.stdin.readline(), ""):
    print(line, end="")
    if line == "fall\\n":
        print("oh", file=sys.stderr)
        sys.exit(3)
print()
"""


class Runner(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.program = pathlib.Path(folder.name, "program")
        self.program.write_text(PROGRAM, encoding="utf-8")
        self.program.chmod(stat.S_IRWXU)
        self.story = pathlib.Path(folder.name, "story.txt")

    def outcome(self, text, *options):
        """(exit status, what was printed) for one story."""
        self.story.write_text(text, encoding="utf-8")
        with contextlib.redirect_stdout(io.StringIO()) as printed:
            status = run.main([*options, str(self.program), str(self.story)])
        return status, printed.getvalue()

    def test_a_story_that_comes_out_as_written_passes(self):
        text = "# greets\n#! args: 'a b' c\nHello a b c\n> one\n> two\n> \n"
        self.assertEqual(self.outcome(text), (0, "1 test cases out of 1 passed\n"))

    def test_a_byte_that_differs_fails_and_is_shown(self):
        status, printed = self.outcome("# greets\n#! args: a\nHello b\n> \n")
        self.assertEqual(status, 1)
        self.assertIn("\n-Hello b\n+Hello a\n", printed)
        self.assertTrue(printed.endswith("\n0 test cases out of 1 passed\n"))

    def test_status_errors_and_a_missing_last_newline_count(self):
        text = "# falls\n#! args: a\n#! status: 3\n#! stderr: oh\nHello a\n> fall\n"
        self.assertEqual(self.outcome(text)[0], 0)
        for line in ("#! status: 3\n", "#! stderr: oh\n"):
            self.assertEqual(self.outcome(text.replace(line, ""))[0], 1)
        cut = text.replace("#! stderr", "#! end: no newline\n#! stderr")
        self.assertEqual(self.outcome(cut)[0], 1)

    def test_input_is_typed_as_its_escapes_say(self):
        text = "# types\n#! args: a\n#! input: x\\ty\\nlast\nHello a\n> x\ty\n> last> \n"
        self.assertEqual(self.outcome(text)[0], 0)

    def test_a_story_without_its_heading_is_refused(self):
        for text in ("", "Hello\n", "# greets\nHello\n", "# greets\n#! argh: x\n", "# greets\n"):
            status, printed = self.outcome(text)
            self.assertEqual(status, 1)
            self.assertIn("story.txt: ", printed)

    def test_update_writes_what_the_program_prints(self):
        self.outcome("# falls\n#! args: a\nold\n> one\n> fall\n", "--update")
        written = self.story.read_text(encoding="utf-8")
        self.assertEqual(written, "# falls\n#! args: a\n#! status: 3\n#! stderr: oh\n"
                                  "Hello a\n> one\n> fall\n")


if __name__ == "__main__":
    result = unittest.TextTestRunner(stream=sys.stdout).run(
        unittest.defaultTestLoader.loadTestsFromTestCase(Runner))
    passed = result.testsRun - len(result.failures) - len(result.errors)
    print(f"{passed} test cases out of {result.testsRun} passed")
    sys.exit(0 if result.wasSuccessful() else 1)
