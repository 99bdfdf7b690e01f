"""Hands out recorded answers, one for each line that comes in; or records those of a program.

    python3 echo.py --record answers driver-subject
    python3 echo.py answers
"""

import subprocess
import sys


def record(file, command):
    """Stands between bottle and a program, and keeps what the program answers."""
    with open(file, "wb") as answers, subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as program:
        for line in sys.stdin.buffer:
            program.stdin.write(line)
            program.stdin.flush()
            if b'"cmd":"bye"' in line:
                break
            answer = program.stdout.readline()
            answers.write(answer)
            sys.stdout.buffer.write(answer)
            sys.stdout.buffer.flush()


def hand_out(file):
    """Answers every line with the next answer."""
    with open(file, "rb") as answers:
        kept = answers.readlines()
    for answer in kept:
        if not sys.stdin.buffer.readline():
            return
        sys.stdout.buffer.write(answer)
        sys.stdout.buffer.flush()
    sys.stdin.buffer.read()


if sys.argv[1] == "--record":
    record(sys.argv[2], sys.argv[3:])
else:
    hand_out(sys.argv[1])
