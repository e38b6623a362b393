"""Trains a judgement from the rows of self-play: python3 train.py OUT.json FOLDER... [--option value].

Needs numpy; with cupy and a GPU it takes seconds, without them minutes. The network is
inputs-32-16-1 with ReLU, a linear skip and a sigmoid. Its targets are returns in the manner of
TD(lambda): first what each match came to, then a mixture of that and of what the network before it
thought of the rows that followed.
"""

import argparse
import base64
import glob
import hashlib
import json
import time

import numpy as np

try:
    import cupy

    trial = cupy.random.random_sample((8, 8), dtype=cupy.float32)
    trial[cupy.asarray([0, 1]), cupy.asarray([1, 2])] = cupy.asarray([1, 2], cupy.float32)
    float((trial @ trial).sum())
    xp = cupy
except Exception:  # no GPU, or no cupy: the same on the CPU
    xp = np

MATCH, COUNT, CUT, SEATS, OUTCOME = range(5)


def host(array):
    return array if xp is np else xp.asnumpy(array)


def read_parts(folders):
    """All parts with one list of names."""
    names, parts, meta = {}, [], None
    for index, folder in enumerate(folders):
        for path in sorted(glob.glob(folder + "/part-*.json")):
            facts = json.load(open(path))
            stem = path[: -len(".json")]
            records = np.fromfile(stem + ".records", np.float32).reshape(-1, 5)
            if len(records) == 0:
                continue
            mapped = np.array([names.setdefault(n, len(names)) for n in facts["names"]], np.int32)
            places = mapped[np.fromfile(stem + ".places", np.uint16)]
            values = np.fromfile(stem + ".values", np.float32)
            match = records[:, MATCH].astype(np.int64) + index * 10_000_000
            parts.append((records, places, values, match))
            if meta is None:
                meta = {"game": facts["game"], "packs": {facts["pack"]}, "seats": set(facts["seats"])}
            meta["packs"].add(facts["pack"])
            meta["seats"] |= set(facts["seats"])
    return list(names), parts, meta


def measure_inputs(names, parts, rows):
    """How often each is seen, how large it is, and how much it tells of what `evaluate` gets wrong."""
    size = len(names)
    share = names.index("reckoned.share")
    seen, total, square, told = np.zeros(size), np.zeros(size), np.zeros(size), np.zeros(size)
    missed = 0.0
    for records, places, values, _ in parts:
        row = np.repeat(np.arange(len(records)), records[:, COUNT].astype(np.int64))
        miss = records[:, OUTCOME].astype(np.float64)
        of_share = places == share
        miss[row[of_share]] -= values[of_share]
        seen += np.bincount(places, minlength=size)
        total += np.bincount(places, weights=values, minlength=size)
        square += np.bincount(places, weights=values.astype(np.float64) ** 2, minlength=size)
        told += np.bincount(places, weights=values * miss[row], minlength=size)
        missed += miss.sum()
    variance = np.maximum(square / rows - (total / rows) ** 2, 1e-12)
    rms = np.sqrt(square / np.maximum(seen, 1))
    useful = (seen >= 0.002 * rows) & (variance > 1e-4 * np.maximum(rms, 1e-9) ** 2)
    worth = np.abs(told / rows - (total / rows) * (missed / rows)) / np.sqrt(variance)
    return rms, useful, worth


def choose_inputs(names, rms, useful, worth, most):
    """The terms of `evaluate`, and then those that tell most; with the scale of each."""
    reckoned = np.array([n.startswith("reckoned.") for n in names])
    order = np.argsort(-np.where(useful, worth + 10 * reckoned, -1))
    kept = np.sort(order[: min(most, int(useful.sum()))])
    return kept, np.maximum(rms[kept], 1e-3).astype(np.float32)


def dense(parts, kept, scale, size, rows):
    column = np.full(size, -1, np.int32)
    column[kept] = np.arange(len(kept))
    table = xp.zeros((rows, len(kept)), xp.float16)
    first = 0
    for records, places, values, _ in parts:
        counts = records[:, COUNT].astype(np.int64)
        row = np.repeat(np.arange(len(records)), counts) + first
        where = column[places]
        wanted = where >= 0
        col = where[wanted]
        table[xp.asarray(row[wanted]), xp.asarray(col)] = xp.asarray(
            (values[wanted] / scale[col]).astype(np.float16)
        )
        first += len(records)
    return table


class Network:
    """The weights, and one step of AdamW at a time."""

    def __init__(self, inputs, odds, odds_scale, seed, wide=32, deep=16, active=120):
        rng = np.random.default_rng(seed)
        normal = lambda *shape: rng.standard_normal(shape).astype(np.float32)
        skip = np.zeros((inputs, 1), np.float32)
        if odds >= 0:
            skip[odds] = odds_scale  # begins as the hand-made judgement
        self.w = [
            xp.asarray(a)
            for a in (
                normal(inputs, wide) * np.sqrt(1.0 / active),
                np.zeros(wide, np.float32),
                normal(wide, deep) * np.sqrt(2.0 / wide),
                np.zeros(deep, np.float32),
                normal(deep, 1) * 0.05,
                np.zeros(1, np.float32),
                skip,
            )
        ]
        self.begun = self.w[6].copy()
        self.m = [xp.zeros_like(a) for a in self.w]
        self.v = [xp.zeros_like(a) for a in self.w]
        self.steps = 0

    def forward(self, x):
        w1, b1, w2, b2, w3, b3, skip = self.w
        h1 = xp.maximum(x @ w1 + b1, 0)
        h2 = xp.maximum(h1 @ w2 + b2, 0)
        z = (h2 @ w3 + x @ skip)[:, 0] + b3[0]
        return h1, h2, 1 / (1 + xp.exp(-z))

    def step(self, x, slope, rate, decay):
        """`slope`: of what is to become less, by the odds that were put out, for each row."""
        w1, b1, w2, b2, w3, b3, skip = self.w
        h1, h2, out = self.forward(x)
        dz = slope(out)[:, None]
        dh2 = (dz @ w3.T) * (h2 > 0)
        dh1 = (dh2 @ w2.T) * (h1 > 0)
        grads = [
            x.T @ dh1, dh1.sum(0), h1.T @ dh2, dh2.sum(0), h2.T @ dz, dz.sum(0), x.T @ dz,
        ]
        self.steps += 1
        slow, fast = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for i, g in enumerate(grads):
            self.m[i] = 0.9 * self.m[i] + 0.1 * g
            self.v[i] = 0.999 * self.v[i] + 0.001 * g * g
            self.w[i] -= rate * (self.m[i] / slow) / (xp.sqrt(self.v[i] / fast) + 1e-8)
            if i in (0, 2):
                self.w[i] *= 1 - rate * decay
            if i == 6:
                self.w[i] -= rate * decay * (self.w[i] - self.begun)

    def values(self, table, chunk=65536):
        parts = [self.forward(table[i : i + chunk].astype(xp.float32))[2] for i in range(0, len(table), chunk)]
        return host(xp.concatenate(parts))


def train(table, target, rows, check, odds, odds_scale, steady, args, epochs, seed):
    """The network after the epoch that foretold the matches held back best: `check` is their rows and outcomes."""
    network = Network(table.shape[1], odds, odds_scale, seed)
    rng = np.random.default_rng(seed + 1)
    goal = xp.asarray(target.astype(np.float32))
    batches = max(1, len(rows) // args.batch)
    done, all_steps = 0, epochs * batches
    held, outcome = check
    least, best = np.inf, network.w
    for _ in range(epochs):
        order = rng.permutation(rows)
        for b in range(batches):
            pick = xp.asarray(order[b * args.batch : (b + 1) * args.batch])
            x = table[pick].astype(xp.float32)
            keep = xp.random.random_sample(x.shape, dtype=xp.float32) if xp is not np else rng.random(x.shape, np.float32)
            left = (keep >= args.dropout) * np.float32(1 / (1 - args.dropout))
            x *= xp.where(steady, np.float32(1), left)
            rate = args.rate * (0.05 + 0.95 * 0.5 * (1 + np.cos(np.pi * done / all_steps)))
            wanted = goal[pick]
            by_odds = lambda out: ((out - wanted) / len(wanted)).astype(xp.float32)
            network.step(x, by_odds, np.float32(rate), args.decay)
            done += 1
        loss = bce(network.values(held), outcome)
        if loss < least:
            least, best = loss, [a.copy() for a in network.w]
    network.w = best
    return network


def returns(values, records, match, lam):
    """TD(lambda): at a row after which chance answered, what the network thought stands instead."""
    n = len(values)
    last = np.append(match[1:] != match[:-1], True)
    begins = np.append(0, np.flatnonzero(last)[:-1] + 1)
    ends = np.flatnonzero(last)
    cut = records[:, CUT] > 0
    out = np.where(cut, values, records[:, OUTCOME]).astype(np.float64)
    length = ends - begins + 1
    for back in range(1, int(length.max())):
        rows = ends[length > back] - back
        mixed = (1 - lam) * values[rows + 1] + lam * out[rows + 1]
        out[rows] = np.where(cut[rows], values[rows], mixed)
    return out


def bce(p, y):
    p = np.clip(p, 1e-6, 1 - 1e-6)
    return float(-(y * np.log(p) + (1 - y) * np.log(1 - p)).mean())


def b64(array, kind):
    return base64.b64encode(np.ascontiguousarray(array, kind).tobytes()).decode()


def quantised(network, scale):
    w1, b1, w2, b2, w3, b3, skip = [host(a).astype(np.float64) for a in network.w]
    w1 = w1 / scale[:, None]
    step = np.maximum(np.abs(w1).max(1) / 127, 1e-12).astype(np.float32)
    whole = np.clip(np.round(w1 / step[:, None]), -127, 127).astype(np.int8)
    rest = np.concatenate([b1, w2.reshape(-1), b2, w3.reshape(-1), b3]).astype(np.float32)
    return whole, step, (skip[:, 0] / scale).astype(np.float32), rest


def judged(whole, step, skip, rest, x, wide=32, deep=16):
    """What the file says of raw rows, in the order in which the page computes it."""
    w1 = whole.astype(np.float64) * step[:, None].astype(np.float64)
    r = rest.astype(np.float64)
    b1, w2 = r[:wide], r[wide : wide + wide * deep].reshape(wide, deep)
    b2, w3, b3 = r[wide + wide * deep : -deep - 1], r[-deep - 1 : -1], r[-1]
    h = np.maximum(x @ w1 + b1, 0)
    z = np.maximum(h @ w2 + b2, 0) @ w3 + b3 + x @ skip.astype(np.float64)
    return 1 / (1 + np.exp(-z))


def write_network(network, meta, inputs, table, scale, held, out):
    """As the games have it, with some rows for the tests; says how far the file is off the network."""
    whole, step, skip, rest = quantised(network, scale)
    file = {
        "format": 1, "game": meta["game"], "packs": sorted(meta["packs"]), "seats": sorted(meta["seats"]),
        "inputs": inputs, "hidden": [32, 16], "first": b64(whole, "<i1"), "scales": b64(step, "<f4"),
        "skip": b64(skip, "<f4"), "rest": b64(rest, "<f4"),
    }
    if meta["ends"]:
        file["ends"] = True
    text = "\n".join(
        [
            "1", file["game"], " ".join(file["packs"]), " ".join(map(str, file["seats"])), "\n".join(inputs),
            "32 16", file["first"], file["scales"], file["skip"], file["rest"], *(["ends"] if meta["ends"] else []),
        ]
    )
    file["hash"] = hashlib.sha256(text.encode()).hexdigest()
    json.dump(file, open(out, "w"))

    sample = np.random.default_rng(3).choice(np.flatnonzero(held), min(24, int(held.sum())), replace=False)
    raw = host(table[xp.asarray(np.sort(sample))]).astype(np.float64) * scale
    said = judged(whole, step, skip, rest, raw)
    exported = []
    for x, y in zip(raw, said):
        places = np.flatnonzero(x)
        exported.append({"places": places.tolist(), "values": [float(np.float32(v)) for v in x[places]], "share": round(float(y), 6)})
    json.dump(exported, open(out.replace(".json", ".rows.json"), "w"))
    return round(float(np.abs(said - network.values(table[xp.asarray(np.sort(sample))])).max()), 5)


def network_from(args, names, parts, meta, records, match, measures, most, out):
    """Trains one and writes it, with some rows for the tests; says how it went."""
    began = time.time()
    rows = len(records)
    kept, scale = choose_inputs(names, *measures, most)
    table = dense(parts, kept, scale, len(names), rows)
    inputs = [names[i] for i in kept]
    odds = inputs.index("reckoned.odds")
    share = inputs.index("reckoned.share")
    # The terms of `evaluate` are never left out by lot: they order choices, and everything else corrects them.
    steady = xp.asarray(np.array([n.startswith("reckoned.") for n in inputs])[None, :])
    held = match % 20 == 0  # whole matches: rows of one are alike
    learn = np.flatnonzero(~held & (records[:, CUT] == 0))
    args.batch = max(32, min(args.batch, len(learn) // 4))
    outcome = records[:, OUTCOME].astype(np.float64)
    check = (table[xp.asarray(np.flatnonzero(held))], outcome[held])
    hand = host(table[:, share]).astype(np.float64) * scale[share]
    log = {
        "game": meta["game"], "rows": rows, "matches": int(len(np.unique(match))), "names": len(names),
        "inputs": len(kept), "device": "gpu" if xp is not np else "cpu", "losses": [],
        "handMade": round(bce(hand[held], outcome[held]), 4),
    }
    odds_scale = scale[odds]
    fit = lambda target, on, epochs, seed: train(
        table, target, on, check, odds, odds_scale, steady, args, epochs, seed
    )
    network = fit(outcome, np.flatnonzero(~held), max(1, args.epochs // 3), args.seed)
    for turn in range(args.rounds):
        values = network.values(table)
        log["losses"].append(round(bce(values[held], outcome[held]), 4))
        target = returns(values, records, match, args.lam)
        network = fit(target, learn, args.epochs, args.seed + turn + 1)
    log["losses"].append(round(bce(network.values(table)[held], outcome[held]), 4))

    log["quantised"] = write_network(network, meta, inputs, table, scale, held, out)
    log["seconds"] = round(time.time() - began, 1)
    return log


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out")
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument("--rounds", type=int, default=2, help="how often targets are made from the network before")
    parser.add_argument("--lam", type=float, default=0.75)
    parser.add_argument("--rate", type=float, default=1.5e-3)
    parser.add_argument("--decay", type=float, default=1e-2)
    parser.add_argument("--dropout", type=float, default=0.1)
    parser.add_argument("--batch", type=int, default=8192)
    parser.add_argument("--inputs", default="1000", help="how many at most; a,b: a network of each, the first under its own name")
    parser.add_argument("--ends", action="store_true", help="the network is to judge only where play-outs end")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    began = time.time()

    names, parts, meta = read_parts(args.folders)
    meta["ends"] = args.ends
    records = np.concatenate([p[0] for p in parts])
    match = np.concatenate([p[3] for p in parts])
    measures = measure_inputs(names, parts, len(records))
    loaded = round(time.time() - began, 1)
    logs = []
    for nth, most in enumerate(args.inputs.split(",")):
        out = args.out if nth == 0 else args.out.replace(".json", f"-{most}.json")
        logs.append(network_from(args, names, parts, meta, records, match, measures, int(most), out))
    print(json.dumps({**logs[0], "loaded": loaded, "also": logs[1:]}), flush=True)


if __name__ == "__main__":
    main()
