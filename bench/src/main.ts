import { parseArgs } from 'node:util';
import { SHELF } from '@quarterdeck/shelf';
import type { GameFigures } from './game-bench.ts';
import { benchGame } from './game-bench.ts';
import type { Plan } from './measure.ts';
import type { PeerFigures } from './peer-bench.ts';
import { benchPeer } from './peer-bench.ts';

const HELP = `npm run bench [-- options]

The figures we promise: each game's decisions and games a second, what a clone and a view cost, and
the same tic-tac-toe on our kernel and on boardgame.io, all in one run on one core.

  --json    one object instead of words
  --quick   shorter runs, under 40 seconds
  --help    this`;

const FULL: Plan = { rounds: 15, millis: 300 };
const QUICK: Plan = { rounds: 7, millis: 60 };

type Figures = {
  readonly peer: PeerFigures;
  readonly games: { readonly [id: string]: GameFigures };
};

async function measure(plan: Plan): Promise<Figures> {
  const ids = ['reef', ...SHELF.filter((g) => g.status === 'playable').map((g) => g.id)];
  const games: Record<string, GameFigures> = {};
  const peer = benchPeer(plan);
  for (const id of ids) games[id] = await benchGame(id, plan);
  return { peer, games };
}

const figure = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);

function inWords({ peer, games }: Figures): string {
  const lines = [
    `tic-tac-toe: ${figure(peer.ticTacToeRatio)} times boardgame.io (${figure(peer.ourMovesPerSecond)} against ${figure(peer.peerMovesPerSecond)} moves/s)`,
    `tic-tac-toe, checked and with events: ${figure(peer.ticTacToeCheckedRatio)} times`,
  ];
  for (const [id, g] of Object.entries(games))
    lines.push(
      `${id} (${g.seats} seats): ${figure(g.decisionsPerSecond)} decisions/s, ${figure(g.checkedDecisionsPerSecond)} checked with events, ${figure(g.gamesPerSecond)} games/s`,
      `  clone ${figure(g.cloneMicros)} µs, ${figure(g.cloneRatio)} of structuredClone; view ${figure(g.viewMicros)} µs, imagine ${figure(g.imagineMicros)} µs, hash ${figure(g.hashMicros)} µs`,
    );
  return lines.join('\n');
}

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) console.log(HELP);
else {
  const figures = await measure(values.quick ? QUICK : FULL);
  console.log(values.json ? JSON.stringify(figures, null, 2) : inWords(figures));
}
