import { loadavg } from 'node:os';
import { DRIVER_NAMES, findDriver } from '@quarterdeck/server';
import { SHELF } from '@quarterdeck/shelf';
import { type AppendPlan, type Appends, measureAppends } from './appends.ts';
import { type LoadPlan, measureLoad } from './load.ts';
import { type LongPlan, measureLongLogs } from './long/long.ts';
import { measureIdle } from './many/idle.ts';
import { measureStored } from './many/stored.ts';
import { measurePeers } from './peers/measure.ts';
import {
  appendsInWords,
  idleInWords,
  loadInWords,
  longInWords,
  ratioInWords,
  storedInWords,
} from './words.ts';

const HELP = `npm run bench:online [-- options]

A server in a process of its own with a SQLite file on this machine's disk, and guests who play over
WebSockets: how many durable answers a second go through it when everybody answers at once, with the
sample game and with Seawolf at four seats, and how long an answer takes to the last seat at many tables
of Seawolf that answer once a second; what an answer costs at the end of a long log and at its beginning. In the same run the servers of boardgame.io and Colyseus with a
counter, as ratios. Each server is killed at the end and started again, and asked for what it acknowledged.

  --many    a server with many idle connections, and one with many stored tables: what they cost it
  --store   the store alone, with each driver of SQLite that this Node has: durable appends a second
  --json    one object instead of words
  --quick   a fifth of the tables, shorter
  --help    this text`;

const FLAGS = ['--many', '--store', '--json', '--quick', '--help'];
const BAD_USAGE = 2;

type Plans = {
  readonly closed: LoadPlan;
  readonly closedSeawolf: LoadPlan;
  readonly paced: LoadPlan;
  readonly long: LongPlan;
};

const SAMPLE = { game: 'reef', seats: 2, options: { rounds: 6 } };
/** The figures are of this game, so that they can be compared from year to year. */
const SEAWOLF = { game: idOf('Seawolf'), seats: 4 };
const FULL: Plans = {
  closed: { kind: SAMPLE, tables: 64, seconds: 15, warmSeconds: 20, pace: null },
  closedSeawolf: { kind: SEAWOLF, tables: 64, seconds: 15, warmSeconds: 20, pace: null },
  paced: { kind: SEAWOLF, tables: 1_000, seconds: 20, warmSeconds: 20, pace: 1 },
  long: { tables: 16, early: 30, late: 3_000, window: 40, rounds: 3 },
};
const QUICK: Plans = {
  closed: { kind: SAMPLE, tables: 32, seconds: 5, warmSeconds: 2, pace: null },
  closedSeawolf: { kind: SEAWOLF, tables: 32, seconds: 5, warmSeconds: 2, pace: null },
  paced: { kind: SEAWOLF, tables: 200, seconds: 8, warmSeconds: 2, pace: 1 },
  long: { tables: 8, early: 30, late: 3_000, window: 40, rounds: 1 },
};

function idOf(wanted: string): string {
  const game = SHELF.find(({ title }) => title === wanted);
  if (game === undefined) throw new Error(`${wanted} is not on the shelf`);
  return game.id;
}

const APPENDS: readonly AppendPlan[] = [
  { tables: 1, seconds: 5, warmSeconds: 1 },
  { tables: 64, seconds: 5, warmSeconds: 1 },
];

/** One after the other: two at a time would share the disk. */
async function measureStores(): Promise<readonly Appends[]> {
  const found = await Promise.allSettled(DRIVER_NAMES.map((name) => findDriver(name)));
  const measured: Appends[] = [];
  for (const one of found) {
    if (one.status === 'rejected') continue;
    for (const plan of APPENDS) measured.push(await measureAppends(one.value, plan));
  }
  return measured;
}

const given = process.argv.slice(2);
const strange = given.find((flag) => !FLAGS.includes(flag));
if (strange !== undefined) {
  console.error(`Expected one of ${FLAGS.join(', ')}, got "${strange.slice(0, 60)}".`);
  process.exitCode = BAD_USAGE;
} else if (given.includes('--help')) console.log(HELP);
else if (given.includes('--store')) {
  const stores = await measureStores();
  const node = process.versions.node;
  if (given.includes('--json')) console.log(JSON.stringify({ node, stores }, null, 2));
  else {
    console.log(`Node ${node}`);
    for (const store of stores) console.log(appendsInWords(store));
  }
} else if (given.includes('--many')) {
  const many = given.includes('--quick') ? 1_000 : 10_000;
  const idle = await measureIdle(many);
  const stored = await measureStored(many);
  if (given.includes('--json')) console.log(JSON.stringify({ idle, stored }, null, 2));
  else for (const line of [idleInWords(idle), storedInWords(stored)]) console.log(line);
} else {
  const plans = given.includes('--quick') ? QUICK : FULL;
  const closed = await measureLoad(plans.closed);
  const peers = await measurePeers(closed, plans.closed);
  const closedSeawolf = await measureLoad(plans.closedSeawolf);
  const paced = await measureLoad(plans.paced);
  const long = await measureLongLogs(plans.long);
  const machine = loadavg()[0] ?? Number.NaN;
  if (given.includes('--json'))
    console.log(JSON.stringify({ closed, closedSeawolf, paced, long, peers, machine }, null, 2));
  else {
    console.log(loadInWords('closed loop', closed));
    console.log(loadInWords('closed loop', closedSeawolf));
    console.log(loadInWords('one answer a second', paced));
    console.log(longInWords(long));
    console.log(loadInWords('boardgame.io', peers.boardgameio, 'answers'));
    console.log(loadInWords('Colyseus', peers.colyseus, 'answers'));
    console.log(ratioInWords('boardgame.io', peers.boardgameio, closed));
    console.log(ratioInWords('Colyseus', peers.colyseus, closed));
    console.log(`load of the machine: ${machine.toFixed(1)}`);
  }
}
