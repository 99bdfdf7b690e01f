"""A subject over the pipe that counts turns, and misbehaves in the case doors/two as it is told.

    python3 doors.py crash
"""

import json
import os
import signal
import subprocess
import sys
import time

mode = sys.argv[1]
case = None
greetings = 0


def say(answer):
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()


def misbehave(seq):
    """Does what the mode says in place of an answer; gives whether there is to be an answer too."""
    if mode == "crash":
        sys.stderr.write("a door fell off\n")
        sys.stderr.flush()
        os._exit(3)
    elif mode == "signal":
        os.kill(os.getpid(), signal.SIGSEGV)
    elif mode == "hang":
        time.sleep(60)
    elif mode == "child":
        subprocess.Popen(["sleep", "60"])
        os._exit(3)
    elif mode == "escaped":
        subprocess.Popen(["sleep", "4"], start_new_session=True)
        os._exit(3)
    elif mode == "rubbish":
        print("Opening the door …", flush=True)
        return True
    elif mode == "list":
        say([seq])
    elif mode == "number":
        say({"seq": seq + 1, "seen": {"turns": 2}})
    elif mode == "nameless":
        say({"seen": {"turns": 2}})
    elif mode == "empty":
        say({"seq": seq})
    elif mode == "twice":
        line = json.dumps({"seq": seq, "seen": {"turns": 2}}) + "\n"
        sys.stdout.write(line + line)
        sys.stdout.flush()
    elif mode == "endless":
        while True:
            sys.stdout.write("x" * 65536)
    elif mode == "error":
        say({"seq": seq, "error": {"message": "no key", "trace": "at Door.kt:7"}})
    elif mode == "unsupported":
        say({"seq": seq, "unsupported": "do:judge"})
    elif mode == "flood":
        for _ in range(200):
            sys.stderr.write("creak " * 10000)
        sys.stderr.write("\nthe last word\n")
        sys.stderr.flush()
        return True
    elif mode == "wrong":
        sys.stderr.write("turned twice too often\n")
        sys.stderr.flush()
        say({"seq": seq, "seen": {"turns": 4}})
    else:
        return True
    return False


for line in sys.stdin:
    command = json.loads(line)
    seq, word = command["seq"], command["cmd"]
    if word == "hello":
        greeting = {
            "seq": seq,
            "protocol": 2 if mode == "protocol" else 1,
            "subject": {"name": "doors", "language": "python", "version": "1"},
            "suites": ["windows"] if mode == "suites" else ["doors"],
        }
        say(greeting)
        if mode == "deaf":
            time.sleep(60)
    elif word == "begin":
        case = command["case"]
        if mode == "skip" and case == "doors/two":
            say({"seq": seq, "skipped": "no such door", "issue": "https://example.org/7"})
        else:
            say({"seq": seq, "ok": True})
    elif word == "step":
        if case != "doors/two" or misbehave(seq):
            say({"seq": seq, "seen": {"turns": command["step"]["input"]["turns"]}})
    elif word == "finish":
        say({"seq": seq, "seen": {}})
    else:
        break
