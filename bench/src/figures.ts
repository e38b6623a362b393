import { SHELF } from '@quarterdeck/shelf';
import type { GameFigures } from './game-bench.ts';
import type { Plan } from './measure.ts';
import { inOwnProcess } from './own-process.ts';
import type { PeerFigures } from './peer-bench.ts';
import { benchPeer } from './peer-bench.ts';

/** What `--json` prints; the README of this folder says what each field means. */
export type Figures = {
  readonly peer: PeerFigures;
  readonly games: { readonly [id: string]: GameFigures };
};

/** Every game, the sample first. */
const benched = (): readonly string[] => ['reef', ...SHELF.map((game) => game.id)];

type GameBench = (id: string, plan: Plan) => Promise<GameFigures>;

/** One after the other, never two at once; `tell` hears what is measured now. */
export async function measureAll(
  plan: Plan,
  tell: (what: string) => void,
  bench: GameBench = inOwnProcess,
): Promise<Figures> {
  tell('tic-tac-toe against the peer');
  const peer = benchPeer(plan);
  const games: Record<string, GameFigures> = {};
  for (const id of benched()) {
    tell(id);
    games[id] = await bench(id, plan);
  }
  return { peer, games };
}

const figure = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);

export function inWords({ peer, games }: Figures): string {
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
