// Trains the judgements of bots: `npm run train -- --help`.
import { parseArgs } from 'node:util';
import { SHELF } from '@quarterdeck/shelf';
import { keepWinners } from './keep.ts';
import { type Duel, judge, loop } from './loop.ts';
import { weigh } from './weights.ts';
import { serve } from './worker.ts';

const HELP = `npm run train -- [--games a,b] [--matches n] [--out folder]

Lets those play who answer in a captain's play-outs, and trains a judgement from what was seen where
turns ended and from what it came to. Then, by matches: whether a captain is stronger with it.

npm run train -- --weigh [--games a,b] [--matches n] [--out folder]

Learns the weights of the judgement that a game was written with, by matches alone: two sets of weights
play each deal against each other, and the one that wins pulls all weights a little its way. It goes on
from the weights of an earlier run in the same folder.

  --games a,b      which games (all five)
  --matches n      how many (40000; with --weigh 20000); a,b for each of the games
  --seats 2,2,3    seat counts, in turn, as far as a game has them
                   (2,2,3,2,4,2,2,2,5,6; with --weigh 2,2,3,4)
  --thought n      those who play think as captains, for this many iterations (0: one answer ahead)
  --weigh          learn weights rather than a network
  --spread n       how far two sets of weights lie from the middle, as logarithms (0.5): what a match
                   tells grows with the square of it, and what it blurs as well, so end with 0.2
  --judge          only let what an earlier run learned play duels, or what the games have
  --duels a,b      which: bot:seats:matches or bot:seats:matches:milliseconds
                   (captain:2:400:40,captain:4:200:40); seer: a captain that sees everything, without
                   what was learned; admiral: with its own search, against captains
  --keep           only put the weights and networks that won as captains where the games have them
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
    weigh: { type: 'boolean', default: false },
    matches: { type: 'string' },
    seats: { type: 'string' },
    thought: { type: 'string', default: '0' },
    duels: { type: 'string', default: 'captain:2:400:40,captain:4:200:40' },
    spread: { type: 'string', default: '0.5' },
    minutes: { type: 'string', default: 'Infinity' },
    epochs: { type: 'string' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: '.cache/training' },
  },
});

const usual = values.weigh
  ? { matches: '20000', seats: '2,2,3,4' }
  : { matches: '40000', seats: '2,2,3,2,4,2,2,2,5,6' };

const numbers = (text: string): number[] => text.split(',').map(Number);

function duelFrom(text: string): Duel {
  const [bot = 'mate', seats, games, millis] = text.split(':');
  const duel = { bot, seats: Number(seats), games: Number(games) };
  return millis === undefined ? duel : { ...duel, millis: Number(millis) };
}

async function train(): Promise<void> {
  const options = {
    games: values.games.split(','),
    matches: numbers(values.matches ?? usual.matches),
    seats: numbers(values.seats ?? usual.seats),
    duels: values.duels.split(',').map(duelFrom),
    deadline: performance.now() + Number(values.minutes) * 60_000,
    thought: Number(values.thought),
    spread: Number(values.spread),
    epochs: values.epochs === undefined ? undefined : Number(values.epochs),
    seed: Number(values.seed),
    out: values.out,
  };
  if (values.judge) await judge(options);
  else if (values.weigh) await weigh(options);
  else await loop(options);
}

if (process.argv[2] === 'worker') serve();
else if (values.help === true) process.stdout.write(`${HELP}\n`);
else if (values.keep) keepWinners({ games: values.games.split(','), out: values.out });
else await train();
