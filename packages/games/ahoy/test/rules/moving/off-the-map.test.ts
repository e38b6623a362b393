import { script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { at, SMUGGLER, sea, TREE, tile } from '../../positions.ts';
import { askedOf, to, withCrew } from '../../voyage.ts';

// Where a second reading of the ledger, played beside the game, gave another answer.

describe('a Strong Current that leads off the map', () => {
  it('AH-S37 a Strong Current off the map has not carried a Flagship that stayed: entered again, it asks again', () => {
    const match = withCrew(['sea-witch'], 4, {
      fleet: { smuggler: at(0, 2) },
      stack: [],
      state: { regions: { [TREE]: { tile: tile('fish-b') } } },
    });
    script(sea, match, [to(0, 3), { do: 'stay' }, to(0, 2), to(0, 3)]);

    expect(askedOf(match)).toEqual([[SMUGGLER, 'moving/carried-off']]);
    script(sea, match, [{ do: 'sea-witch' }]);
    expect(askedOf(match)).toEqual([[SMUGGLER, 'moving/step']]);
  });
});
