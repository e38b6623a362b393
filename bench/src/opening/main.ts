import { SHELF } from '@quarterdeck/shelf';
import { inWords, measureOpening } from './measure-opening.ts';

const HELP = `npm run bench:opening [-- game]

What it costs to open a stored table that nobody has open, by the length of its log: processor time of
the whole process, the database's thread included. Once by all of the log, once from the last checkpoint. The last game of the shelf unless another is named.`;

const [game = SHELF.at(-1)?.id ?? ''] = process.argv.slice(2);

if (process.argv.includes('--help')) console.log(HELP);
else console.log(inWords(await measureOpening(game, [30, 300, 3_000])));
