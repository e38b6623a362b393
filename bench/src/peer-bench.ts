import { below, sfcRng } from '@quarterdeck/kernel/chance';
import { engine } from '@quarterdeck/kernel/engine';
import type { Plan } from './measure.ts';
import { alternating } from './measure.ts';
import { playouts } from './playouts.ts';
import { ticTacToe } from './tic-tac-toe/ours.ts';
import { peerMatch } from './tic-tac-toe/peer.ts';

export type PeerFigures = {
  readonly ticTacToeRatio: number;
  readonly ticTacToeCheckedRatio: number;
  readonly ourMovesPerSecond: number;
  readonly ourCheckedMovesPerSecond: number;
  readonly peerMovesPerSecond: number;
};

/** The same game, moves and machine: our kernel against boardgame.io's reducer. */
export function benchPeer(plan: Plan): PeerFigures {
  const ours = playouts(engine(ticTacToe), 2);
  const dice = sfcRng(21);
  const { rates, ratios } = alternating(
    { fast: ours.fast, checked: ours.checked, peer: () => peerMatch((n) => below(dice, n)) },
    plan,
  );
  return {
    ticTacToeRatio: ratios('fast', 'peer'),
    ticTacToeCheckedRatio: ratios('checked', 'peer'),
    ourMovesPerSecond: Math.round(rates.fast),
    ourCheckedMovesPerSecond: Math.round(rates.checked),
    peerMovesPerSecond: Math.round(rates.peer),
  };
}
