#!/usr/bin/env python3
"""A bot for Quarterdeck that answers at random. Python 3.9 or later, nothing to install.

    export QUARTERDECK_TOKEN=qdbot_...
    python3 bot.py http://localhost:8080 --game GAME --seats 2

It seeks a table, plays until it has finished as many matches as it was told, and ends. Whoever
challenges it meanwhile is played with, too. The place to make it clever is `decide`.
"""

import argparse
import json
import os
import random
import sys
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
            raise Refused(json.load(problem)["refusal"]) from None

    def ask(self, method, path, body=None):
        with self.open(method, path, body) as response:
            return json.load(response)

    def events(self):
        """What concerns the bot, as it happens: one JSON object a line."""
        with self.open("GET", "/api/bot/events") as response:
            for line in response:
                yield json.loads(line)


def play(server, wanted, matches):
    finished = 0
    for event in server.events():
        kind = event["kind"]
        if kind == "welcome":
            print(f"{event['name']} is here", flush=True)
            server.ask("POST", "/api/bot/seek", wanted)
        elif kind == "challenged":
            print(f"challenged by {event['by']}", flush=True)
            answer_politely(server, "/api/bot/join", {"invitation": event["table"]["invitation"]})
        elif kind == "seated":
            print(f"seated at {event['table']['table']}", flush=True)
        elif kind == "asked":
            path = f"/api/bot/tables/{event['table']}/answer"
            answer_politely(server, path, {"seq": event["seq"], "choice": decide(event)})
        elif kind == "over":
            finished += 1
            print(f"over: {json.dumps(event['ranks'])}", flush=True)
            if finished == matches:
                return
            server.ask("POST", "/api/bot/seek", wanted)


def answer_politely(server, path, body):
    """The table may have moved on meanwhile: then the next event says how it stands."""
    try:
        server.ask("POST", path, body)
    except Refused as refusal:
        print(refusal, file=sys.stderr, flush=True)


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
