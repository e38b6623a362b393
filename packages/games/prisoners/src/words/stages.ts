import type { Say } from '@quarterdeck/kernel/say';
import type { Kinds } from '../model/state.ts';
import { destinationAt } from '../rules/geometry/chart.ts';
import type { ENGLISH } from './english.ts';
import { chosenLabel } from './labels.ts';
import { put } from './names.ts';

type Words = Say<Kinds, typeof ENGLISH>;

/** Hexes are chosen on the ocean; destinations stand behind one button where a hand may be chosen, too. */
export const stages: NonNullable<Words['stages']> = {
  'maneuver/choose': {
    by: [
      {
        asks: put('stage.what'),
        part: (g, choice) =>
          choice.do === 'choose-hex' && destinationAt(g, choice.hex) !== undefined
            ? { key: 'destination', label: put('part.destination') }
            : undefined,
      },
      {
        asks: put('stage.where'),
        part: (g, choice, _, seat) =>
          choice.do === 'choose-hex' && destinationAt(g, choice.hex) !== undefined
            ? { key: choice.hex, label: chosenLabel(g, choice, seat) }
            : undefined,
      },
    ],
  },
};
