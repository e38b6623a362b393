#!/usr/bin/env python3
"""A bot for Quarterdeck that answers at random. Python 3.9 or later, nothing to install.

    export QUARTERDECK_TOKEN=qdbot_...
    python3 bot.py http://localhost:8080 --game GAME --seats 2

It seeks a table, plays until it has finished as many matches as it was told, and ends. Whoever
challenges it meanwhile is played with, too, and a server that is started anew is waited for. The place
to make it clever is `decide`.
"""

import argparse
import http.client
import json
import os
import random
import sys
import time
import urllib.error
import urllib.request


def decide(event):
    """One of the choices. `event["view"]` is what the seat sees; `event["since"]` what happened."""
    return random.choice(event["choices"])


class Refused(Exception):
    """The server said no: `code` stays the same from release to release, the sentence may not."""

    def __init__(self, refusal):
        super().__init__(f"{refusal['code']}: {refusal['sentence']}")
        self.code = refusal["code"]


# The line broke, or whoever answered was not ready: it may be tried again.
LOST = (OSError, http.client.HTTPException, json.JSONDecodeError)


def pauses():
    """Seconds to wait, longer each time, and not the same for every bot."""
    longest = 0.5
    while True:
        yield random.uniform(longest / 2, longest)
        longest = min(2 * longest, 30)


def patiently(act):
    """Tries until it is heard."""
    for pause in pauses():
        try:
            return act()
        except LOST as problem:
            complain(f"Tried again in {pause:.1f} s: {problem}")
            time.sleep(pause)


def complain(problem):
    print(problem, file=sys.stderr, flush=True)


class Server:
    def __init__(self, address, token):
        self.address = address.rstrip("/")
        self.token = token

    def open(self, method, path, body=None):
        request = urllib.request.Request(
            self.address + path,
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={
                "authorization": f"Bearer {self.token}",
                "content-type": "application/json",
            },
        )
        try:
            # A heartbeat comes every fifteen seconds: a silence of forty is a lost line.
            return urllib.request.urlopen(request, timeout=40)
        except urllib.error.HTTPError as problem:
            if problem.code == 429 or problem.code >= 500:
                raise
            raise Refused(json.load(problem)["refusal"]) from None

    def read(self, method, path, body=None):
        with self.open(method, path, body) as response:
            return json.load(response)

    def ask(self, method, path, body=None):
        """What was done already is refused the second time, and harms nothing."""
        return patiently(lambda: self.read(method, path, body))

    def events(self):
        """What concerns the bot, as it happens: one JSON object a line. A lost stream is opened anew."""
        following, waits = None, pauses()
        while True:
            with following or patiently(lambda: self.open("GET", "/api/bot/events")) as response:
                following = None
                try:
                    for line in response:
                        event = json.loads(line)
                        if event["kind"] == "ending":
                            # Another server goes on. What this one still says is read to its end.
                            following = patiently(lambda: self.open("GET", "/api/bot/events"))
                        elif event["kind"] == "heartbeat":
                            waits = pauses()
                        else:
                            yield event
                except LOST as problem:
                    complain(f"The stream is lost: {problem}")
            if following is None:
                time.sleep(next(waits))


def play(server, wanted, matches):
    answered, finished = {}, set()
    for event in server.events():
        kind = event["kind"]
        if kind == "welcome":
            print(f"{event['name']} is here", flush=True)
            # Of a stream that was opened anew it may sit somewhere already.
            if not server.ask("GET", "/api/bot")["tables"]:
                ask_politely(server, "/api/bot/seek", wanted)
        elif kind == "challenged":
            print(f"challenged by {event['by']}", flush=True)
            ask_politely(server, "/api/bot/join", {"invitation": event["table"]["invitation"]})
        elif kind == "seated":
            print(f"seated at {event['table']['table']}", flush=True)
        elif kind == "asked":
            table, seq = event["table"], event["seq"]
            # A new stream asks again what the old one has asked.
            if answered.get(table) != seq:
                path = f"/api/bot/tables/{table}/answer"
                ask_politely(server, path, {"seq": seq, "choice": decide(event)})
                answered[table] = seq
        elif kind == "over" and event["table"] not in finished:
            finished.add(event["table"])
            print(f"over: {json.dumps(event['ranks'])}", flush=True)
            if len(finished) == matches:
                return
            ask_politely(server, "/api/bot/seek", wanted)


def ask_politely(server, path, body):
    """The table may have moved on meanwhile: then the next event says how it stands."""
    try:
        server.ask("POST", path, body)
    except Refused as refusal:
        complain(refusal)


def main():
    read = argparse.ArgumentParser(description="A bot that answers at random.")
    read.add_argument("server", help="the address of the server")
    read.add_argument("--game", required=True)
    read.add_argument("--seats", type=int, default=2)
    read.add_argument("--matches", type=int, default=1, help="how many to play before it ends")
    given = read.parse_args()
    wanted = {"game": given.game, "seats": given.seats, "answerTime": 60_000}
    play(Server(given.server, os.environ["QUARTERDECK_TOKEN"]), wanted, given.matches)


if __name__ == "__main__":
    main()
