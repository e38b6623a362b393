// The engagement that is just over, read from what was told: the position has forgotten it.

import type { AnyEvent, Event } from '@quarterdeck/kernel/engine';
import type { Engagement, Kinds } from '../../index.ts';

/** An engagement as the strip shows it: under way, or over. */
export type ShownEngagement = Engagement & { readonly isOver?: true };

type Told = Event<Kinds>;
type Telling = { readonly events: readonly AnyEvent[] };

/** Misses that were rolled again lie as they fell the second time. */
const rerolled = (dice: readonly boolean[], again: readonly boolean[]): boolean[] => {
  const left = again.slice();
  return dice.map((hit) => hit || (left.shift() ?? false));
};

const after = (now: ShownEngagement, told: Told): ShownEngagement => {
  const { event, data } = told;
  if (event === 'attack-rolled') return { ...now, attackRoll: data.dice.slice() };
  if (event === 'return-fire-rolled')
    return { ...now, roll: 'return', returnRoll: data.dice.slice() };
  if (event === 'misses-rerolled')
    return now.roll === 'return'
      ? { ...now, returnRoll: rerolled(now.returnRoll, data.dice) }
      : { ...now, attackRoll: rerolled(now.attackRoll, data.dice) };
  if (event === 'attack-succeeded') return { ...now, targetFate: data.fate, won: true };
  return event === 'return-fire-succeeded' ? { ...now, attackerFate: 'sunk' } : now;
};

/** The last one of the turn that is being taken; undefined where there was none yet. */
export const pastEngagement = (log: readonly Telling[]): ShownEngagement | undefined => {
  const told = log.flatMap(({ events }) => events) as readonly Told[];
  const from = told.findLastIndex(({ event }) => event === 'attack-declared');
  const declared = told[from];
  if (declared?.event !== 'attack-declared') return undefined;
  const rest = told.slice(from + 1);
  if (rest.some(({ event }) => event === 'turn-begun')) return undefined;
  const { seat, ship, target, kind, opponent } = declared.data;
  const begun: ShownEngagement = {
    attacker: ship,
    attackerSeat: seat,
    target,
    targetKind: kind,
    targetShip: null,
    targetSeat: opponent,
    phase: 'aftermath',
    roll: 'attack',
    plays: [],
    attackRoll: [],
    returnRoll: [],
    targetFate: 'stays',
    attackerFate: 'stays',
    won: false,
    doomed: 'nobody',
    isOver: true,
  };
  return rest.reduce(after, begun);
};
