#!/usr/bin/env python3
"""A bot for Quarterdeck's terminal that answers at random. Python 3.9 or later, nothing to install.

    quarterdeck sim GAME --bot "cmd:python3 bot.py,mate" --games 10

It reads one JSON object a line and writes one for every question. What it prints beside that must go
to stderr. The place to make it clever is `decide`.
"""

import json
import random
import sys


def decide(event):
    """One of the choices. `event["view"]` is what the seat sees; `event["since"]` what happened."""
    return random.choice(event["choices"])


def main():
    for line in sys.stdin:
        event = json.loads(line)
        if event["kind"] == "asked":
            answer = {"table": event["table"], "seq": event["seq"], "choice": decide(event)}
            print(json.dumps(answer), flush=True)
        elif event["kind"] == "over":
            print(f"over: {event['ranks']}", file=sys.stderr)


if __name__ == "__main__":
    main()
