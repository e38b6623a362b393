import { loadavg } from 'node:os';
import { type Flood, type FloodPlan, measureFlood } from './measure-flood.ts';

const HELP = `npm run bench:flood [-- options]

Honest people play at a server with the limits that every server has, first alone, then beside one guest
who asks for everything at once, then beside fifty from one address: how much longer an honest answer takes
to the last seat. All on this machine, over its own loopback. Ends with 1 where the honest p99 more than
doubles.

  --json    one object instead of words
  --quick   fewer tables, shorter
  --help    this text`;

const FLAGS = ['--json', '--quick', '--help'];
const BAD_USAGE = 2;
/** The promise. */
const MOST = 2;

const SAMPLE = { game: 'reef', seats: 2, options: { rounds: 6 } };
const ATTACKS = [
  { guests: 1, framesPerSecond: 1_000 },
  { guests: 50, framesPerSecond: 2_000 },
];
const FULL: FloodPlan = {
  kind: SAMPLE,
  tables: 60,
  seconds: 10,
  warmSeconds: 4,
  pace: 1,
  rounds: 3,
  attacks: ATTACKS,
};
const QUICK: FloodPlan = { ...FULL, tables: 30, seconds: 5, warmSeconds: 2 };

const inWords = ({ hostileGuests, quiet, flooded, p99Ratio, attacked }: Flood): string =>
  `beside ${hostileGuests} hostile (${attacked.sent} frames, ${attacked.refused} refused, ${attacked.answered} answered, ${attacked.shut} times shut out): honest median ${flooded.median.toFixed(1)} ms for ${quiet.median.toFixed(1)}, p99 ${flooded.p99.toFixed(1)} ms for ${quiet.p99.toFixed(1)}: ${p99Ratio.toFixed(2)} times`;

const given = process.argv.slice(2);
const strange = given.find((flag) => !FLAGS.includes(flag));
if (strange !== undefined) {
  console.error(`Expected one of ${FLAGS.join(', ')}, got "${strange.slice(0, 60)}".`);
  process.exitCode = BAD_USAGE;
} else if (given.includes('--help')) console.log(HELP);
else {
  const floods = await measureFlood(given.includes('--quick') ? QUICK : FULL);
  const machine = loadavg()[0] ?? Number.NaN;
  if (given.includes('--json')) console.log(JSON.stringify({ floods, machine }, null, 2));
  else {
    for (const flood of floods) console.log(inWords(flood));
    console.log(`load of the machine: ${machine.toFixed(1)}`);
  }
  if (floods.some(({ p99Ratio }) => !(p99Ratio <= MOST))) process.exitCode = 1;
}
