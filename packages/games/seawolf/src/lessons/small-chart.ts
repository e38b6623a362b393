// The chart of Seawolf's lessons, three by three, north at the top:
//
//        A              B             C
//   1  Wreckers Point  LISBON        Distillers Isle
//   2  Gunners Rock    Quiet Lagoon  Timber Sound
//   3  SEVILLE         Bazaar Atoll  Sailmaker Reef

import type { Scenario } from '@quarterdeck/kernel/staging';
import type { Kinds, TileId } from '../index.ts';

export const WRECKERS = 0;
export const LISBON = 1 as TileId;
export const DISTILLERS = 2 as TileId;
export const GUNNERS = 3 as TileId;
export const LAGOON = 4;
export const TIMBER = 5 as TileId;
export const BAZAAR = 7 as TileId;
export const SAILMAKER = 8 as TileId;

/** Spins and dice as `rig` takes them: places in the pack's lists of directions and of faces. */
export const EAST = 1;
export const SOUTH = 2;
export const HIT = 0;
export const BLANK = 3;

const OPEN = ['open', 'open', 'open', 'open', 'open'] as const;

/** Two ships and the pirate on the small chart; every port that is not on it lies in the pile. */
export const SMALL_CHART = {
  pieces: [6, 13, 11, 9, 12, 1, 14, 10, 4],
  faces: [0, 0, 0, 0, 0, 1, 0, 1, 0],
  ports: [
    { tile: 1, slots: OPEN },
    { tile: 6, slots: OPEN },
  ],
  portPile: [4, 6, 8, 10, 12, 14],
  // Late cocoa: no cocoa comes up while the lesson lasts.
  supplySide: 1,
  box: { cotton: 11, wine: 11, tea: 11, cocoa: 0 },
} as const satisfies Scenario<Kinds>['patch'];
