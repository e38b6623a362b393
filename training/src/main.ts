// Trains the judgements of bots: `npm run train -- --help`.
import { parseArgs } from 'node:util';
import { SHELF } from '@quarterdeck/shelf';
import { keepWinners } from './keep.ts';
import { type Duel, judge, loop } from './loop.ts';
import { serve } from './worker.ts';

const HELP = `npm run train -- [--games a,b] [--matches n] [--out folder]

Lets those play who answer in a captain's play-outs, and trains a judgement from what was seen where
turns ended and from what it came to. Then, by matches: whether a captain is stronger with it.

  --games a,b      which games (all five)
  --matches n      how many (40000); a,b for each of the games
  --seats 2,2,3    seat counts, in turn (2,2,3,2,4,2,2,2,5,6 as far as a game has them)
  --judge          only let the networks of an earlier run play duels
  --duels a,b      which: bot:seats:matches or bot:seats:matches:milliseconds
                   (captain:2:400:40,captain:4:200:40)
  --keep           only put the networks that won as captains where the games have them
  --minutes n      begin no match after this long (as long as it takes); another run goes on from there
  --epochs n       of training (6)
  --seed n         the same seed and counts give the same matches (1)
  --out folder     rows, networks and the log (.cache/training)`;

const ALL_GAMES = SHELF.map(({ id }) => id).join(',');

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== 'worker'),
  options: {
    help: { type: 'boolean' },
    judge: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    games: { type: 'string', default: ALL_GAMES },
    matches: { type: 'string', default: '40000' },
    seats: { type: 'string', default: '2,2,3,2,4,2,2,2,5,6' },
    duels: { type: 'string', default: 'captain:2:400:40,captain:4:200:40' },
    minutes: { type: 'string', default: 'Infinity' },
    epochs: { type: 'string', default: '6' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: '.cache/training' },
  },
});

const numbers = (text: string): number[] => text.split(',').map(Number);

function duelFrom(text: string): Duel {
  const [bot = 'mate', seats, games, millis] = text.split(':');
  const duel = { bot, seats: Number(seats), games: Number(games) };
  return millis === undefined ? duel : { ...duel, millis: Number(millis) };
}

if (process.argv[2] === 'worker') serve();
else if (values.help === true) process.stdout.write(`${HELP}\n`);
else if (values.keep) keepWinners({ games: values.games.split(','), out: values.out });
else
  await (values.judge ? judge : loop)({
    games: values.games.split(','),
    matches: numbers(values.matches),
    seats: numbers(values.seats),
    duels: values.duels.split(',').map(duelFrom),
    deadline: performance.now() + Number(values.minutes) * 60_000,
    epochs: Number(values.epochs),
    seed: Number(values.seed),
    out: values.out,
  });
