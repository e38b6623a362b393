import { pick, sleep } from './player.ts';
import type { ClusterNode, TestCluster } from './test-cluster.ts';

/** What was done to a cluster, by name, and how often. */
export type Deeds = { [name: string]: number };

type Deed = {
  readonly name: string;
  readonly do: (cluster: TestCluster, chance: () => number) => Promise<void> | void;
};

/** Longer than a node is taken for alive without a word of it. */
const PAST_ITS_LEASE_MS = 6_500;
/** And longer than a node waits for a statement. */
const PAST_A_STATEMENT_MS = 11_000;

const between = (least: number, most: number, chance: () => number): number =>
  least + chance() * (most - least);

const one = (cluster: TestCluster, chance: () => number): ClusterNode =>
  pick(cluster.nodes, chance);

const DEEDS: readonly Deed[] = [
  {
    name: 'nodes killed',
    do: async (cluster, chance) => {
      const node = one(cluster, chance);
      await node.end('SIGKILL');
      await sleep(between(100, 2_000, chance));
      await node.start();
    },
  },
  {
    name: 'nodes paused',
    do: async (cluster, chance) => {
      const node = one(cluster, chance);
      node.pause();
      await sleep(between(200, 2_000, chance));
      node.resume();
    },
  },
  {
    name: 'nodes paused until others take their work',
    do: async (cluster, chance) => {
      const node = one(cluster, chance);
      node.pause();
      await sleep(PAST_ITS_LEASE_MS);
      node.resume();
    },
  },
  {
    name: 'NATS killed',
    do: async ({ nats }, chance) => {
      await nats.stop();
      await sleep(between(100, 3_000, chance));
      await nats.start();
    },
  },
  {
    name: 'NATS paused',
    do: async ({ nats }, chance) => {
      nats.pause();
      await sleep(between(500, 3_000, chance));
      nats.resume();
    },
  },
  { name: 'PostgreSQL restarted', do: ({ postgres }) => postgres.restart() },
  {
    name: 'PostgreSQL hung',
    do: async ({ postgres }, chance) => {
      postgres.pause();
      await sleep(chance() < 0.7 ? between(500, 3_000, chance) : PAST_A_STATEMENT_MS);
      postgres.resume();
    },
  },
  { name: 'times all connections to PostgreSQL cut', do: (cluster) => cluster.cutDatabase() },
  { name: 'clocks set wrong', do: (cluster, chance) => one(cluster, chance).setClock() },
];

const CUT = 'connections of people cut';

/** One thing after the other, each at least once, until the time is over; then all is whole again. */
export async function wreakHavoc(
  cluster: TestCluster,
  seconds: number,
  chance: () => number,
  cutSome: () => number,
): Promise<Deeds> {
  const deeds: Deeds = { ...Object.fromEntries(DEEDS.map(({ name }) => [name, 0])), [CUT]: 0 };
  const until = performance.now() + seconds * 1_000;
  const first = shuffled(DEEDS, chance);
  for (let turn = 0; turn < first.length || performance.now() < until; turn++) {
    const { name, do: does } = first[turn] ?? pick(DEEDS, chance);
    await does(cluster, chance);
    deeds[name] = (deeds[name] ?? 0) + 1;
    deeds[CUT] = (deeds[CUT] ?? 0) + cutSome();
    await sleep(between(300, 1_200, chance));
  }
  return deeds;
}

const shuffled = <T>(all: readonly T[], chance: () => number): readonly T[] =>
  all
    .map((value) => ({ value, place: chance() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value);
