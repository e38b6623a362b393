// The battle that is being settled, read from what was told: dice are rolled, not kept.

import type { HitFace } from '@quarterdeck/board-kit/drawings';
import { type Seat, unreachable } from '@quarterdeck/kernel';
import type { AnyEvent, Event } from '@quarterdeck/kernel/engine';
import type { Kinds } from '../../index.ts';

export type Shots = {
  readonly by: Seat | 'pirate';
  /** Hits from wicks, which are not rolled for. */
  readonly sure: number;
  readonly dice: readonly HitFace[];
  readonly hits: number;
};

type Fired = Extract<Event<Kinds>, { readonly event: 'fired' | 'pirate-fired' | 'captains-met' }>;

const BATTLE_EVENTS: readonly string[] = ['fired', 'pirate-fired', 'captains-met'];
const isOfBattle = (event: AnyEvent): event is Fired => BATTLE_EVENTS.includes(event.event);

const shotsOf = (event: Fired): readonly Shots[] => {
  switch (event.event) {
    case 'fired': {
      const { seat, sure, dice, hits } = event.data;
      return [{ by: seat, sure, dice, hits }];
    }
    case 'pirate-fired': {
      const { dice, hits } = event.data;
      return [{ by: 'pirate', sure: 0, dice, hits }];
    }
    case 'captains-met':
      return [];
    default:
      return unreachable(event);
  }
};

/** The shots of the last battle in what was told, in the order in which they were fired. */
export const lastBattle = (
  told: readonly { readonly events: readonly AnyEvent[] }[],
): readonly Shots[] => {
  const fired = told.flatMap(({ events }) => events).filter(isOfBattle);
  const begun = fired.findLastIndex(({ event }) => event !== 'fired');
  return begun < 0 ? [] : fired.slice(begun).flatMap(shotsOf);
};
