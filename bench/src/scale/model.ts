import type { Costs } from './costs.ts';

/** How people's connections are spread: over all nodes, or by their table. */
export type Routing = 'any' | 'by-table';

/** What a crowd of this size needs. Rates are a second's, at the peak. */
export type Needs = {
  readonly players: number;
  readonly tables: number;
  readonly answers: number;
  readonly nodes: number;
  /** Nodes that hold a seat of one table, on average. */
  readonly nodesPerTable: number;
  readonly databaseConnections: number;
  readonly appends: number;
  readonly reads: number;
  /** Megabytes a second of the database's own log. */
  readonly wal: number;
  /** In and out. */
  readonly natsMessages: number;
  readonly natsMegabytes: number;
  /** Megabytes a second to people. */
  readonly out: number;
  /** Gigabytes in all nodes together. */
  readonly memory: number;
  /** Databases that share the tables between them, by the tables' ids. */
  readonly shards: number;
};

const MEGA = 1_000_000;
const GIGA = 1_000_000_000;

export function needsOf(players: number, costs: Costs, routing: Routing): Needs {
  const { measured, assumed } = costs;
  const tables = (players * assumed.atTables) / assumed.seatsPerTable;
  const answers = (tables / assumed.secondsPerAnswer) * assumed.peak;
  const memory = players * measured.bytesPerConnection + tables * measured.bytesPerTable;
  const nodes = nodesFor({ players, answers, memory, routing }, costs);
  const nodesPerTable = spread(nodes, assumed.seatsPerTable, routing);
  const followers = nodesPerTable - 1;
  const natsMessages = nodes === 1 ? 0 : answers * (1 + followers);
  return {
    players,
    tables,
    answers,
    nodes,
    nodesPerTable,
    databaseConnections: nodes * assumed.connectionsPerNode,
    appends: answers,
    reads: answers * followers,
    wal: (answers * measured.storedBytesPerAnswer * assumed.walFactor) / MEGA,
    natsMessages,
    natsMegabytes: (natsMessages * assumed.natsBytesPerMessage) / MEGA,
    out:
      (answers * bytesPerAnswer(costs) +
        (players * assumed.heartbeatBytes) / assumed.heartbeatSeconds) /
      MEGA,
    memory: memory / GIGA,
    shards: Math.ceil(answers / databaseLimit(costs)),
  };
}

/** Appends a second that one database is asked for. */
export const databaseLimit = ({ measured, assumed }: Costs): number =>
  measured.appendsPerSecond * assumed.databaseShare;

/** Measured at one number of seats: what is told grows with them. */
const bytesPerAnswer = ({ measured, assumed }: Costs): number =>
  (measured.bytesPerAnswer * assumed.seatsPerTable) / measured.seats;

/** How many nodes hold a seat of one table where connections fall on any of them. */
export const spread = (nodes: number, seats: number, routing: Routing): number =>
  routing === 'by-table' ? 1 : nodes * (1 - (1 - 1 / nodes) ** seats);

type Asked = {
  readonly players: number;
  readonly answers: number;
  readonly memory: number;
  readonly routing: Routing;
};

/** More nodes follow more: looked for from below, since each one added makes all of them do a little more. */
function nodesFor({ players, answers, memory, routing }: Asked, costs: Costs): number {
  const { measured, assumed } = costs;
  const perNode = measured.answersPerCore * assumed.utilisation;
  const least = Math.max(
    1,
    Math.ceil(memory / assumed.memoryPerNode),
    Math.ceil(players / assumed.socketsPerNode),
    Math.ceil(answers / perNode),
  );
  for (let nodes = least; ; nodes++) {
    const follow = (spread(nodes, assumed.seatsPerTable, routing) - 1) * assumed.following;
    if (answers * (1 + follow) <= nodes * perNode) return nodes;
  }
}

/** Something that one of its kind cannot give any more from this many players on. */
export type Wall = { readonly what: string; readonly players: number; readonly remedy: string };

const WALLS: readonly {
  readonly what: string;
  readonly remedy: string;
  readonly isHit: (needs: Needs, costs: Costs) => boolean;
}[] = [
  {
    what: 'one node: a core',
    remedy: 'a second node; PostgreSQL in the place of SQLite',
    isHit: ({ nodes }) => nodes > 1,
  },
  {
    what: 'PostgreSQL: connections',
    remedy:
      'PgBouncer between (transactions, no session state of ours), or fewer connections a node',
    isHit: ({ databaseConnections }, { assumed }) =>
      databaseConnections > assumed.databaseConnections,
  },
  {
    what: 'PostgreSQL: appends',
    remedy:
      '`tables` and `entries` partitioned by the hash of the table id, which spreads vacuum and locks; then whole databases by that hash, since no answer touches two tables',
    isHit: ({ appends }, costs) => appends > databaseLimit(costs),
  },
  {
    what: 'one proxy: bytes to people',
    remedy: 'several proxies behind one name',
    isHit: ({ out }, { assumed }) => out * MEGA > assumed.proxyBytes,
  },
  {
    what: 'one NATS: messages',
    remedy:
      'a cluster of NATS; subjects are the tables’ ids, so a route carries only what is heard behind it',
    isHit: ({ natsMessages }, { assumed }) => natsMessages > assumed.natsMessages,
  },
];

const MOST_PLAYERS = 100_000_000;

/** In the order they are met. */
export const wallsOf = (costs: Costs, routing: Routing): readonly Wall[] =>
  WALLS.flatMap(({ what, remedy, isHit }) => {
    const players = firstWhere((count) => isHit(needsOf(count, costs, routing), costs));
    return players === null ? [] : [{ what, remedy, players }];
  }).toSorted((a, b) => a.players - b.players);

/** To three figures: more would say more than a model knows. */
function firstWhere(isSo: (players: number) => boolean): number | null {
  let [low, high] = [1, MOST_PLAYERS];
  if (!isSo(high)) return null;
  while (high / low > 1.002) {
    const middle = Math.sqrt(low * high);
    if (isSo(middle)) high = middle;
    else low = middle;
  }
  return Number(high.toPrecision(2));
}
