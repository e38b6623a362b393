import type { Kinds, Step } from '@quarterdeck/tinypirates';
import type { Phase, Progress, Scene } from '../../table/board-contract.ts';

const STEPS = ['order', 'sail', 'execute', 'bonus', 'shipLine'] as const satisfies readonly Step[];

const stateOf = (index: number, now: number): Phase['state'] => {
  if (index === now) return 'now';
  return index < now ? 'done' : 'coming';
};

const phasesBefore = (now: Step): number => (STEPS as readonly Step[]).indexOf(now);

/** Where the turn stands (TE-050). */
export const progressOf = ({ view, words }: Scene<Kinds>): Progress => {
  const { turn, endedBy } = view.state;
  if (turn.step === 'setup') return { round: words('boards.tinypirates.table.setup') };
  const now = phasesBefore(turn.step);
  return {
    round: words('boards.tinypirates.table.round', { round: turn.round }),
    phases: STEPS.map((step, i) => ({
      name: words(`boards.tinypirates.table.phases.${step}`),
      state: stateOf(i, now),
    })),
    ...(endedBy !== null && { fact: words('boards.tinypirates.table.lastRound') }),
  };
};
