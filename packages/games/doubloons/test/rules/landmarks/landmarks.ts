// A landmark and its resolver, for tests.

import type { Landmark } from '../../../src/pack/ids.gen.ts';
import { ADA, type Circumstances, type Position, place } from '../../positions.ts';

/** Where the landmark of a test lies. */
export const HERE = place('C3');

/** Ada's captain has come to this tile, in her turn. */
export const at = (landmark: Landmark, around: Circumstances = {}): Position => ({
  ...around,
  step: 'landmark/visit',
  data: { ship: ADA, location: HERE },
  ships: { ...around.ships, [ADA]: { location: HERE, ...around.ships?.[ADA] } },
  state: { turn: ADA, ...around.state, places: { [HERE]: { landmark } } },
});
