import type { Kinds } from '@quarterdeck/doubloons';
import type { Phase, Progress, Scene } from '../../table/board-contract.ts';

const STEPS = ['program', 'card1', 'card2', 'card3', 'pillage', 'roundEnd'] as const;

/** DD-044, DD-054 */
const stepNow = ({ phase, slot }: Scene<Kinds>['view']['state']): number => {
  if (phase === 'action') return slot;
  if (phase === 'pillage') return 4;
  return phase === 'roundEnd' ? 5 : 0;
};

const stateOf = (index: number, now: number): Phase['state'] => {
  if (index === now) return 'now';
  return index < now ? 'done' : 'coming';
};

/** Where the round stands. */
export const progressOf = ({ view, words }: Scene<Kinds>): Progress => {
  const g = view.state;
  if (g.phase === 'setup') return { round: words('boards.doubloons.table.setup') };
  const now = stepNow(g);
  return {
    round: words('boards.doubloons.table.round', { round: g.round }),
    phases: STEPS.map((step, i) => ({
      name: words(`boards.doubloons.table.phases.${step}`),
      state: stateOf(i, now),
    })),
    ...(g.dug && { fact: words(`boards.doubloons.table.${g.ending ? 'lastRound' : 'dug'}`) }),
  };
};
