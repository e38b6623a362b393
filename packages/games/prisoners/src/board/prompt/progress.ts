import { type Progress, phasesAt } from '@quarterdeck/board-kit';
import { at } from '@quarterdeck/kernel';
import type { PrisonersScene } from '../scene.ts';

/** TP-103 */
const STEPS = [
  'command',
  'move',
  'explore',
  'engage',
  'upgrade',
  'draw',
  'territory',
  'end',
] as const;

const factOf = ({ view: { state: g }, seats, words }: PrisonersScene): string => {
  const seat = g.engagement?.attackerSeat ?? g.turn.seat;
  const { isMe, called } = at(seats, seat);
  if (g.engagement !== null && !isMe)
    return words('boards.prisoners.table.battleFact', { name: called });
  return isMe
    ? words('boards.prisoners.table.yourTurn')
    : words('boards.prisoners.table.turnOf', { name: called });
};

/** Where the turn stands, and whose it is. */
export const progressOf = (scene: PrisonersScene): Progress => {
  const { view, words } = scene;
  const { number, step } = view.state.turn;
  if (step === 'setup') return { round: words('boards.prisoners.table.setup') };
  const steps = STEPS.map((name) => words(`boards.prisoners.table.steps.${name}`));
  return {
    round: words('boards.prisoners.table.turn', { number }),
    phases: phasesAt(steps, STEPS.indexOf(step)),
    fact: factOf(scene),
  };
};
