// npm run doctor: what this machine has for Quarterdeck, and what each missing thing costs.
import { parseArgs } from 'node:util';
import { examine } from './environment/doctor.mjs';

const USAGE = `npm run doctor [-- --json]

Looks at Node, npm, the machine, SQLite, a compiler, Chromium, PostgreSQL, NATS, ports and disk, and says
what each missing thing costs. It changes nothing, and ends with 1 where npm start cannot work.

  --json   the same as JSON
  --help   this text`;

const MARKS = { good: '✓', missing: '–', bad: '✗' };

const main = async () => {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const findings = await examine();
  const isServable = findings.every(({ state }) => state !== 'bad');
  if (values.json) console.log(JSON.stringify({ canStart: isServable, findings }, null, 2));
  else {
    const width = Math.max(...findings.map(({ name }) => name.length));
    for (const { name, state, found, costs } of findings) {
      console.log(`${MARKS[state]} ${name.padEnd(width)}  ${found}`);
      if (costs) console.log(`  ${' '.repeat(width)}  ${costs}`);
    }
    console.log(isServable ? '\nnpm start will work here.' : '\nnpm start will not work here.');
  }
  return isServable ? 0 : 1;
};

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
