"""Trains a judgement that orders choices: python3 preferences.py OUT.json FOLDER... [--option value].

Its rows stand in groups: what a seat sees after each of several answers to one question, with what
each answer came to where it was played on. Nothing but the differences within a group is learned,
and as much of the worth itself as keeps shares honest: a judgement of this kind is for those who
choose by it, and what tells matches apart does not tell answers apart. Needs numpy.
"""

import argparse
import json
import time

import numpy as np

from train import (
    OUTCOME, Network, choose_inputs, dense, host, measure_inputs, read_parts, write_network, xp,
)

PART = 1_000_000
"""Neighbours come from one match, so they are held back together: one block in ten."""
BLOCK, HELD = 60, 10


class Groups:
    """Which rows belong together."""

    def __init__(self, parts):
        of = np.concatenate([part[3] + nth * PART for nth, part in enumerate(parts)])
        _, self.of = np.unique(of, return_inverse=True)
        self.count = int(self.of.max()) + 1
        self.size = np.bincount(self.of, minlength=self.count)
        self.rows = np.argsort(self.of, kind="stable")
        self.starts = np.append(0, np.cumsum(self.size))
        self.held = (np.arange(self.count) // BLOCK) % HELD == 0

    def rows_of(self, some):
        return np.concatenate([self.rows[self.starts[g] : self.starts[g + 1]] for g in some])

    def regret(self, values, worth, which):
        """What is lost by who takes the best by `values`, on the mean of those groups."""
        best = np.full(self.count, -np.inf)
        np.maximum.at(best, self.of, worth)
        order = np.lexsort((values, self.of))
        last = np.append(np.diff(self.of[order]) != 0, True)
        pick = order[last]
        lost = best[self.of[pick]] - worth[pick]
        return float(lost[which[self.of[pick]] & (self.size[self.of[pick]] > 1)].mean())


def slope(out, worth, group, anchor):
    """Of half the squared error within groups, and of a part of the whole, by the odds that are put out."""
    count = xp.bincount(group).astype(xp.float32)
    off = (out - worth).astype(xp.float32)
    mean = xp.bincount(group, weights=off).astype(xp.float32) / count
    within = off - mean[group] + anchor * off
    return (within * out * (1 - out) / len(out)).astype(xp.float32)


def train(table, worth, groups, odds, odds_scale, steady, args):
    """The network after the epoch that lost least in groups held back."""
    network = Network(table.shape[1], odds, odds_scale, args.seed)
    rng = np.random.default_rng(args.seed)
    learn = np.flatnonzero(~groups.held)
    goal = xp.asarray(worth.astype(np.float32))
    at_once = max(1, min(args.batch, len(learn) // 4))
    batches = max(1, len(learn) // at_once)
    done, losses = 0, []
    least, best = np.inf, network.w
    for _ in range(args.epochs):
        order = rng.permutation(learn)
        for b in range(batches):
            some = order[b * at_once : (b + 1) * at_once]
            rows = xp.asarray(groups.rows_of(some))
            group = xp.asarray(np.repeat(np.arange(len(some)), groups.size[some]))
            x = table[rows].astype(xp.float32)
            left = (rng.random(x.shape, np.float32) >= args.dropout) * np.float32(1 / (1 - args.dropout))
            x *= xp.where(steady, np.float32(1), xp.asarray(left))
            rate = args.rate * (0.05 + 0.95 * 0.5 * (1 + np.cos(np.pi * done / (args.epochs * batches))))
            by_odds = lambda out: slope(out, goal[rows], group, args.anchor)
            network.step(x, by_odds, np.float32(rate), args.decay)
            done += 1
        losses.append(groups.regret(network.values(table), worth, groups.held))
        if losses[-1] < least:
            least, best = losses[-1], [a.copy() for a in network.w]
    network.w = best
    return network, losses


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out")
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--epochs", type=int, default=16)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--decay", type=float, default=3e-2)
    parser.add_argument("--dropout", type=float, default=0.15)
    parser.add_argument("--anchor", type=float, default=0.1, help="how much the worth itself counts beside differences")
    parser.add_argument("--batch", type=int, default=340, help="groups at once")
    parser.add_argument("--inputs", type=int, default=800, help="how many at most")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    began = time.time()

    names, parts, meta = read_parts(args.folders)
    meta["orders"] = True
    records = np.concatenate([part[0] for part in parts])
    worth = records[:, OUTCOME].astype(np.float64)
    groups = Groups(parts)
    kept, scale = choose_inputs(names, *measure_inputs(names, parts, len(records)), args.inputs)
    table = dense(parts, kept, scale, len(names), len(records))
    inputs = [names[i] for i in kept]
    odds, share = inputs.index("reckoned.odds"), inputs.index("reckoned.share")
    steady = xp.asarray(np.array([n.startswith("reckoned.") for n in inputs])[None, :])
    network, losses = train(table, worth, groups, odds, scale[odds], steady, args)
    hand = host(table[:, share]).astype(np.float64)
    held = groups.held[groups.of]
    log = {
        "game": meta["game"], "rows": len(records), "questions": groups.count, "names": len(names),
        "inputs": len(kept), "device": "gpu" if xp is not np else "cpu",
        "handMade": round(groups.regret(hand, worth, groups.held), 5),
        "lost": [round(loss, 5) for loss in losses],
        "quantised": write_network(network, meta, inputs, table, scale, held, args.out),
    }
    print(json.dumps({**log, "seconds": round(time.time() - began, 1)}), flush=True)


if __name__ == "__main__":
    main()
