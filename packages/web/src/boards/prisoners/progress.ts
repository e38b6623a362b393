import { at } from '@quarterdeck/kernel';
import type { Kinds, Prisoners } from '@quarterdeck/prisoners';
import type { Phase, Progress, Scene } from '../../table/board-contract.ts';

/** TP-091, TP-098: the two states of the game. */
export const seasonOf = ({ cardsAbove }: Pick<Prisoners, 'cardsAbove'>): 'truce' | 'war' =>
  cardsAbove === null ? 'war' : 'truce';

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

const stateOf = (index: number, now: number): Phase['state'] => {
  if (index === now) return 'now';
  return index < now ? 'done' : 'coming';
};

const factOf = ({ view: { state: g }, seats, words }: Scene<Kinds>): string => {
  const seat = g.engagement?.attackerSeat ?? g.turn.seat;
  const { isMe, called } = at(seats, seat);
  if (g.engagement !== null && !isMe)
    return words('boards.prisoners.table.battleFact', { name: called });
  return isMe
    ? words('boards.prisoners.table.yourTurn')
    : words('boards.prisoners.table.turnOf', { name: called });
};

/** Where the turn stands, and whose it is. */
export const progressOf = (scene: Scene<Kinds>): Progress => {
  const { view, words } = scene;
  const { number, step } = view.state.turn;
  if (step === 'setup') return { round: words('boards.prisoners.table.setup') };
  const now = STEPS.indexOf(step);
  return {
    round: words('boards.prisoners.table.turn', { number }),
    phases: STEPS.map((name, i) => ({
      name: words(`boards.prisoners.table.steps.${name}`),
      state: stateOf(i, now),
    })),
    fact: factOf(scene),
  };
};
