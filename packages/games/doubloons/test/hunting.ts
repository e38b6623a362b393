// Short hands for the tests of Hunt.

import type { FragmentSymbol } from '../src/pack/components.ts';
import type { Landmark } from '../src/pack/ids.gen.ts';
import {
  ADA,
  actionOf,
  type Circumstances,
  type Played,
  type Position,
  place,
  play,
} from './positions.ts';

export const HUNT = { do: 'perform', action: 'hunt' } as const;

/** Ada hunts with a card that does not move her ship. */
export const hunting = (around: Circumstances): Position => actionOf(ADA, ['N09'], around);
export const hunts = (around: Circumstances, ...answers: Parameters<typeof play>[1]): Played =>
  play(hunting(around), [HUNT, ...answers]);

/** Landmarks that ask nothing and need nothing lie on all of the first locations. */
const QUIET: Landmark = 'tribalVillage';
export const quiet = (...keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [place(key), { landmark: QUIET }]));
export const FIRST = quiet('C1', 'V1', 'P1');
export const GO_BLUE = { do: 'go', location: place('C1') } as const;

export const fragments = (...symbols: readonly FragmentSymbol[]) => ({ fragments: symbols });
/** All four types are in use, so that any can be held. */
export const ALL_SYMBOLS = { symbols: ['x', 'skull', 'anchor', 'palm'] } as const;
