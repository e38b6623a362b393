// Law 2: whatever the book counts is counted at every step.

import { describe } from '../../errors.ts';
import type { Kinds, Name } from '../../kinds.ts';
import type { Match } from '../../match.ts';
import type { Seen } from '../../schema/declare.ts';
import { difference } from '../difference.ts';
import { Breach } from './breach.ts';

/** A frame with its types, to read only. */
export type SeenFrame<K extends Kinds> = {
  [S in Name<K['frames']>]: { readonly step: S; readonly data: K['frames'][S] };
}[Name<K['frames']>];

/** How many there are of each thing that can be neither lost nor made, wherever they lie. */
export type Counted<K extends Kinds> = (
  g: Seen<K['state']>,
  stack: readonly SeenFrame<K>[],
) => { readonly [thing: string]: number };

/** Counts once, and returns a check that the counts are still the same. */
export function keepCount<K extends Kinds>(
  counted: Counted<K> | undefined,
  match: Match<K>,
): (step: string) => void {
  if (counted === undefined) return () => {};
  const count = (): ReturnType<Counted<K>> =>
    counted(match.state as Seen<K['state']>, match.stack as unknown as readonly SeenFrame<K>[]);
  const first = count();
  for (const [thing, number] of Object.entries(first))
    if (!Number.isSafeInteger(number))
      throw new Breach(2, `${thing} are counted as ${describe(number)} at the start`);
  return (step) => {
    const found = difference(first, count(), 'count');
    if (found !== null) throw new Breach(2, `something was lost or made before ${step} (${found})`);
  };
}
