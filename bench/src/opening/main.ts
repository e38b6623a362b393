import { inWords, measureOpening } from './measure-opening.ts';

const HELP = `npm run bench:opening

What it costs to open a stored table that nobody has open, by the length of its log: processor time of
the whole process, the database's thread included. Once by all of the log, once from the last checkpoint.`;

if (process.argv.includes('--help')) console.log(HELP);
else console.log(inWords(await measureOpening('tinypirates', [30, 300, 3_000])));
