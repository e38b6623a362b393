import { createRequire } from 'node:module';
import { hasLine } from './lines.ts';

// The package has no exports map, so Node's own import cannot find its folders.
const peer: Peer = createRequire(import.meta.url)('boardgame.io/internal');

type Cells = (number | null)[];
type PeerState = {
  readonly G: { readonly cells: Cells };
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
};
type PeerGame = {
  setup(): { cells: Cells };
  turn: { minMoves: number; maxMoves: number };
  moves: { mark(move: { G: { cells: Cells }; playerID: string }, cell: number): unknown };
  endIf(end: { G: { cells: Cells } }): unknown;
};
type Peer = {
  InitializeGame(setting: { game: PeerGame; numPlayers: number }): PeerState;
  CreateGameReducer(setting: { game: PeerGame }): (state: PeerState, action: object) => PeerState;
};

const game: PeerGame = {
  setup: () => ({ cells: new Array<null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = Number(playerID);
      return undefined;
    },
  },
  endIf: ({ G: { cells } }) => {
    for (const winner of [0, 1]) if (hasLine(cells, winner)) return { winner };
    return cells.includes(null) ? undefined : { draw: true };
  },
};

const reduce = peer.CreateGameReducer({ game });

/** One random match on boardgame.io's reducer, the fastest way into it; returns its moves. */
export function peerMatch(below: (n: number) => number): number {
  let state = peer.InitializeGame({ game, numPlayers: 2 });
  let moves = 0;
  while (state.ctx.gameover === undefined) {
    const free = state.G.cells.flatMap((mark, cell) => (mark === null ? [cell] : []));
    const cell = free[below(free.length)];
    const playerID = state.ctx.currentPlayer;
    const payload = { type: 'mark', args: [cell], playerID, credentials: undefined };
    state = reduce(state, { type: 'MAKE_MOVE', payload });
    moves++;
  }
  return moves;
}
