import { type Progress, phasesAt } from '@quarterdeck/board-kit';
import type { DoubloonsScene } from '../scene.ts';

const STEPS = ['program', 'card1', 'card2', 'card3', 'pillage', 'roundEnd'] as const;

/** DD-044, DD-054 */
const stepNow = ({ phase, slot }: DoubloonsScene['view']['state']): number => {
  if (phase === 'action') return slot;
  if (phase === 'pillage') return 4;
  return phase === 'roundEnd' ? 5 : 0;
};

/** Where the round stands. */
export const progressOf = ({ view, words }: DoubloonsScene): Progress => {
  const g = view.state;
  if (g.phase === 'setup') return { round: words('boards.doubloons.table.setup') };
  const steps = STEPS.map((step) => words(`boards.doubloons.table.phases.${step}`));
  return {
    round: words('boards.doubloons.table.round', { round: g.round }),
    phases: phasesAt(steps, stepNow(g)),
    ...(g.dug && { fact: words(`boards.doubloons.table.${g.ending ? 'lastRound' : 'dug'}`) }),
  };
};
