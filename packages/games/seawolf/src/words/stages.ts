// With the extra sail or a full hold there are more choices than keys: they are asked one after the other.

import type { Say } from '@quarterdeck/kernel/say';
import type { Unload } from '../model/choices.ts';
import type { Kinds, Seawolf } from '../model/state.ts';
import type { TileId } from '../pack/printed.ts';
import { tileOf } from '../rules/map.ts';
import { stepsOf } from '../rules/orders.ts';
import type { ENGLISH } from './english.ts';
import { unloadLabel } from './labels.ts';
import { cargoList, cargoName, directionName, put } from './names.ts';

type Words = Say<Kinds, typeof ENGLISH>;

/** Slots are counted from 1, left to right. */
const slotPart = ({ slot }: Unload) => ({
  key: `slot ${slot}`,
  label: put('part.slot', { slot: slot + 1 }),
  icon: 'harbor',
});

const goodPart = (g: Seawolf, choice: Unload, tile: TileId) => ({
  key: choice.do === 'unload' ? choice.good : 'across',
  label: unloadLabel(g, choice, tile),
});

export const stages: NonNullable<Words['stages']> = {
  'orders/choose': {
    by: [
      {
        asks: put('stage.first'),
        part: (_, { cards }) => {
          const [step] = stepsOf(cards);
          return step && { key: step, label: put('do.sail', { step: directionName(step) }) };
        },
      },
      {
        asks: put('stage.second'),
        part: (_, { cards }) => {
          const [, step] = stepsOf(cards);
          return step && { key: step, label: put('part.then', { step: directionName(step) }) };
        },
      },
    ],
  },
  'actions/choose': {
    by: [
      {
        asks: put('stage.what'),
        part: (_, choice) => {
          if (choice.do === 'trade')
            return {
              key: choice.give,
              label: put('part.give', { good: cargoName(choice.give) }),
              icon: choice.give,
            };
          if (choice.do === 'market') return { key: 'market', label: put('kind.market') };
          return 'slot' in choice ? slotPart(choice) : undefined;
        },
      },
      {
        asks: put('stage.which'),
        part: (g, choice, { seat }) => {
          if (choice.do === 'trade')
            return {
              key: choice.gain.join(' '),
              label: put('part.gain', { gain: cargoList(choice.gain) }),
            };
          if (choice.do === 'market')
            return { key: choice.good, label: put('do.market', { good: cargoName(choice.good) }) };
          return 'slot' in choice ? goodPart(g, choice, tileOf(g, seat)) : undefined;
        },
      },
    ],
  },
  'ports/unload': {
    by: [
      {
        asks: put('stage.slot'),
        part: (_, choice) => (choice.do === 'done' ? undefined : slotPart(choice)),
      },
      {
        asks: put('stage.which'),
        part: (g, choice, { seat }) =>
          choice.do === 'done' ? undefined : goodPart(g, choice, tileOf(g, seat)),
      },
    ],
  },
};
