import { benchGame } from './game-bench.ts';
import type { Plan } from './measure.ts';

// Started by own-process.ts: a game's id and a plan come in, its figures go out.
const [id = '', plan = ''] = process.argv.slice(2);
console.log(JSON.stringify(await benchGame(id, JSON.parse(plan) as Plan)));
