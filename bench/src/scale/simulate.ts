import type { Costs } from './costs.ts';
import type { Needs } from './model.ts';

/** Milliseconds from an answer to its acknowledgement, and to the last node that tells its seats. */
export type Simulated = {
  readonly answers: number;
  readonly median: number;
  readonly p99: number;
  readonly lastSeatP99: number;
  /** The busiest node's share of its core. */
  readonly busiest: number;
};

/** Mulberry32: the same numbers on every machine, so that the table is the same. */
function lottery(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const MOST_ANSWERS = 60_000;
/** Milliseconds that news takes between two nodes of one room. */
const NEWS_MS = 0.5;

/** Something that a node has to do from a moment on. */
type Task = {
  readonly at: number;
  readonly node: number;
  readonly millis: number;
  readonly answer: number;
  readonly isFollowing: boolean;
};

/** The earliest first. */
class Agenda {
  readonly #heap: Task[] = [];

  add(task: Task): void {
    const heap = this.#heap;
    heap.push(task);
    for (let child = heap.length - 1; child > 0; ) {
      const parent = (child - 1) >> 1;
      if ((heap[parent]?.at ?? 0) <= task.at) break;
      heap[child] = heap[parent] ?? task;
      heap[parent] = task;
      child = parent;
    }
  }

  next(): Task | undefined {
    const heap = this.#heap;
    const [first] = heap;
    const last = heap.pop();
    if (first === undefined || last === undefined || heap.length === 0) return first;
    let parent = 0;
    for (;;) {
      const [left, right] = [2 * parent + 1, 2 * parent + 2];
      const least = (heap[right]?.at ?? Infinity) < (heap[left]?.at ?? Infinity) ? right : left;
      const child = heap[least];
      if (child === undefined || child.at >= last.at) break;
      heap[parent] = child;
      parent = least;
    }
    heap[parent] = last;
    return first;
  }
}

/**
 * Plays the peak: answers come by chance, each node does one thing after another, and a table's other
 * nodes follow when they have heard of it. What the model cannot say, how long somebody waits where all
 * want something at once, comes out here.
 */
export function simulate(needs: Needs, { measured, assumed }: Costs, seed = 1): Simulated {
  const chance = lottery(seed);
  const { nodes, answers } = needs;
  const cost = 1_000 / measured.answersPerCore;
  const followers = Math.min(nodes, Math.round(needs.nodesPerTable)) - 1;
  const count = Math.min(MOST_ANSWERS, Math.ceil(answers * 20));
  const [free, busy] = [new Float64Array(nodes), new Float64Array(nodes)];
  const [came, acknowledged, told] = [0, 0, 0].map(() => new Float64Array(count)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const agenda = new Agenda();
  let now = 0;
  for (let answer = 0; answer < count; answer++) {
    now += (-Math.log(1 - chance()) * 1_000) / answers;
    came[answer] = now;
    const node = Math.floor(chance() * nodes);
    agenda.add({ at: now, node, millis: cost, answer, isFollowing: false });
  }
  for (let task = agenda.next(); task !== undefined; task = agenda.next()) {
    const { node, answer, millis, isFollowing } = task;
    const done = Math.max(task.at, free[node] ?? 0) + millis;
    free[node] = done;
    busy[node] = (busy[node] ?? 0) + millis;
    const stored = isFollowing ? done : done + measured.appendMilliseconds;
    const waited = stored - (came[answer] ?? 0);
    told[answer] = Math.max(told[answer] ?? 0, waited);
    if (isFollowing) continue;
    acknowledged[answer] = waited;
    for (let nth = 1; nth <= followers; nth++)
      agenda.add({
        at: stored + NEWS_MS,
        node: (node + nth) % nodes,
        millis: cost * assumed.following,
        answer,
        isFollowing: true,
      });
  }
  return {
    answers: count,
    median: at(acknowledged, 0.5),
    p99: at(acknowledged, 0.99),
    lastSeatP99: at(told, 0.99),
    busiest: Math.max(...busy) / now,
  };
}

function at(values: Float64Array, share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
