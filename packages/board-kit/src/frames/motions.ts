// What boards make of events: a table by the names of events, and the few shapes of a motion.

import type { Kinds } from '@quarterdeck/kernel';
import type { Event } from '@quarterdeck/kernel/engine';
import type { ReactNode } from 'react';
import type { Motion, MotionFamily, Target } from '../contract/board-contract.ts';

type DataOf<K extends Kinds, E> = Extract<Event<K>, { readonly event: E }>['data'];

/** What one sees of each event; of most, nothing. `S`: the board's scene. */
export type MotionTable<K extends Kinds, S> = {
  readonly [E in Event<K>['event']]?: (scene: S, data: DataOf<K, E>) => readonly Motion[];
};

/** By the table. Its row for an event takes the data of that event: the one gate where that is trusted. */
export const motionsBy =
  <K extends Kinds, S>(table: MotionTable<K, S>) =>
  (scene: S, { event, data }: Event<K>): readonly Motion[] => {
    const rows = table as { readonly [event: string]: MotionTable<K, S>[Event<K>['event']] };
    const row = Object.hasOwn(table, event) ? rows[event] : undefined;
    return row === undefined ? [] : row(scene, data as DataOf<K, Event<K>['event']>);
  };

/** A thing flies from a place, or out of nowhere, to another; `words` rise where it lands. */
export const flow = (
  family: MotionFamily,
  from: Target | undefined,
  to: Target,
  draw: ReactNode,
  words?: string,
): Motion => ({
  family,
  ...(from !== undefined && { from }),
  to,
  draw,
  ...(words !== undefined && { words }),
});

/** A thing shows up at a place. */
export const show = (family: MotionFamily, to: Target, draw: ReactNode, words?: string): Motion =>
  flow(family, undefined, to, draw, words);

/** A piece goes its way. */
export const travel = (
  family: 'sail' | 'jump',
  piece: Target,
  ...path: readonly Target[]
): Motion => ({ family, piece, path });

/** With the motion before it: the same cause. */
export const meanwhile = (motion: Motion): Motion => ({ ...motion, together: true });

/** All at once. */
export const together = (motions: readonly Motion[]): readonly Motion[] =>
  motions.map((motion, i) => (i === 0 ? motion : meanwhile(motion)));
