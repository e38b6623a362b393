import type { Costs } from './costs.ts';
import { databaseLimit, type Needs, needsOf, type Routing, wallsOf } from './model.ts';
import { simulate } from './simulate.ts';

const CROWDS = [10_000, 100_000, 1_000_000] as const;

const whole = (value: number): string => Math.round(value).toLocaleString('en');
/** Two figures where there is little, none behind the point where there is much. */
const rough = (value: number): string =>
  value >= 100
    ? Number(value.toPrecision(2)).toLocaleString('en')
    : String(Number(value.toPrecision(2)));
const percent = (share: number): string => `${Math.round(share * 100)} %`;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function tableFor(costs: Costs, routing: Routing): string {
  const needs = CROWDS.map((players) => needsOf(players, costs, routing));
  const simulated = needs.map((one) => simulate(one, costs));
  const line = (what: string, of: (one: Needs, nth: number) => string): string =>
    row([what, ...needs.map(of)]);
  return [
    row(['players at once', ...CROWDS.map(whole)]),
    row(['-', ...CROWDS.map(() => '-:')]),
    line('live tables', ({ tables }) => rough(tables)),
    line('answers a second, at the peak', ({ answers }) => rough(answers)),
    line('nodes (a core each, and one for bots)', ({ nodes }) => whole(nodes)),
    line('nodes that hold a seat of one table', ({ nodesPerTable }) => nodesPerTable.toFixed(1)),
    line('connections to PostgreSQL', ({ databaseConnections }) => whole(databaseConnections)),
    line('appends a second', ({ appends }) => rough(appends)),
    line('log entries read by other nodes, a second', ({ reads }) => rough(reads)),
    line('PostgreSQL’s own log, MB/s', ({ wal }) => rough(wal)),
    line('databases that share the tables', ({ shards }) => whole(shards)),
    line('NATS, messages a second in and out', ({ natsMessages }) => rough(natsMessages)),
    line('NATS, MB/s', ({ natsMegabytes }) => rough(natsMegabytes)),
    line('to people, MB/s', ({ out }) => rough(out)),
    line('memory of all nodes, GB', ({ memory }) => rough(memory)),
    line('simulated: acknowledged, p99, ms', (_, nth) => rough(simulated[nth]?.p99 ?? 0)),
    line('simulated: told to the last seat, p99, ms', (_, nth) =>
      rough(simulated[nth]?.lastSeatP99 ?? 0),
    ),
    line('simulated: the busiest core', (_, nth) => percent(simulated[nth]?.busiest ?? 0)),
  ].join('\n');
}

const wallTable = (costs: Costs, routing: Routing): string =>
  [
    row(['from about', 'what gives out', 'what is done then']),
    row(['-:', '-', '-']),
    ...wallsOf(costs, routing).map(({ players, what, remedy }) =>
      row([`${whole(players)} players`, what, remedy]),
    ),
  ].join('\n');

/** The whole of docs/scale.md. */
export function scaleDocument(costs: Costs): string {
  const { measured, assumed } = costs;
  const first = wallsOf(costs, 'any').find(({ what }) => what.startsWith('PostgreSQL'));
  return `# How far it goes

Made by \`npm run scale -- --write\` from \`bench/scale.json\`, and held to it by a test. What is measured is measured;
what a crowd does is assumed, and stands below: change it there, and the tables follow. It is a model and a simulation,
not a run with a million people.

## What a crowd needs

Connections fall on any node, as the proxy of \`deploy/\` spreads them:

${tableFor(costs, 'any')}

Connections of one table go to one node, which a proxy can do by the table in the address (a consistent hash); any
other node still serves whoever comes:

${tableFor(costs, 'by-table')}

## Where the walls stand

${wallTable(costs, 'any')}

The first wall of a design with many nodes is the database: ${first === undefined ? 'none within the crowd that was looked at' : `${first.what.replace('PostgreSQL: ', '')}, from about ${whole(first.players)} players on`}. One PostgreSQL took
${whole(measured.appendsPerSecond)} durable appends a second from one node here, and is asked for ${percent(assumed.databaseShare)} of that, ${whole(databaseLimit(costs))}. Nothing in the
design stands against parting it: a table is one row of \`tables\` and its own rows of \`entries\`, an append names its
table and the length it follows, and no answer touches two tables. So \`tables\` and \`entries\` are partitioned by the hash of the
table’s id first, inside one PostgreSQL, which spreads vacuum, indexes and locks; then the partitions move to several
databases, and a node asks the one that the id leads to. People, friends, ratings and the lobby stay in the first one:
they are written a thousand times less often. What is not built: partitions and shards. What is: everything that
they need, and the figures that say when.

## What it rests on

Measured (${measured.on}; ${measured.game} with ${measured.seats} seats):

${[
  row(['what', 'figure']),
  row(['-', '-:']),
  row(['durable answers that a second of one core gives', whole(measured.answersPerCore)]),
  row(['bytes to all seats for an answer', whole(measured.bytesPerAnswer)]),
  row(['bytes written to the database for an answer', whole(measured.storedBytesPerAnswer)]),
  row(['memory for a connection', `${rough(measured.bytesPerConnection / 1_000)} KB`]),
  row(['memory for an open table', `${rough(measured.bytesPerTable / 1_000)} KB`]),
  row(['durable appends a second, one PostgreSQL', whole(measured.appendsPerSecond)]),
  row(['time that one of them took', `${rough(measured.appendMilliseconds)} ms`]),
].join('\n')}

Assumed:

${[
  row(['what', 'value']),
  row(['-', '-:']),
  row(['share of those here who sit at a live table', percent(assumed.atTables)]),
  row(['seats of a table', String(assumed.seatsPerTable)]),
  row(['seconds between two answers at a table', String(assumed.secondsPerAnswer)]),
  row(['the busiest minute, over the evening', String(assumed.peak)]),
  row(['share of a core that is used then', percent(assumed.utilisation)]),
  row(['what a node spends that follows an answer', percent(assumed.following)]),
  row(['bytes of PostgreSQL’s log for one of ours', String(assumed.walFactor)]),
  row(['connections of a node to PostgreSQL', String(assumed.connectionsPerNode)]),
  row(['connections that one PostgreSQL serves well', whole(assumed.databaseConnections)]),
  row(['memory of a node', `${rough(assumed.memoryPerNode / 1_000_000_000)} GB`]),
  row(['connections of people to one node', whole(assumed.socketsPerNode)]),
  row(['bytes of a message between nodes', String(assumed.natsBytesPerMessage)]),
  row(['messages a second that one NATS is asked for', whole(assumed.natsMessages)]),
  row(['what one proxy passes on', `${rough(assumed.proxyBytes / 1_000_000)} MB/s`]),
].join('\n')}
`;
}
