// What is one decision by the rules is asked one thing after the other.

import { at } from '@quarterdeck/kernel';
import type { Param, Say } from '@quarterdeck/kernel/say';
import type { Doubloons, Kinds } from '../model/state.ts';
import type { ShipId } from '../pack/fields.ts';
import { wordingsOf } from '../pack/wordings.ts';
import type { ENGLISH } from './english.ts';
import { captainName, fragment, put, regionName, relicName, subject } from './names.ts';

type Words = Say<Kinds, typeof ENGLISH>;
type Stages = NonNullable<Words['stages']>;
type Take = Kinds['choices']['setup/captain'];

const SLOTS = ['1', '2', '3'] as const;

const shipPart = (g: Doubloons, ship: ShipId) => ({
  key: ship,
  label: put('do.ship', { pirate: subject(g, ship) }),
});

/** DD-S26: captain, region and facing are one decision. */
const CAPTAIN = {
  always: true,
  by: [
    {
      asks: put('stage.captain'),
      part: (g: Doubloons, { captain }: Take) => ({
        key: captain,
        label: put('plain', { text: captainName(g, captain) }),
        sub: put('plain', { text: wordingsOf(g).captains[captain].ship }),
      }),
    },
    {
      asks: put('stage.berth'),
      part: (g: Doubloons, { region, facing }: Take) => ({
        key: `${region} ${facing}`,
        label: put('part.berth', {
          region: regionName(g, region),
          facing: put(`facing.${facing}`),
        }),
      }),
    },
  ],
};

type Exchange<T> =
  | { readonly do: 'decline' }
  | { readonly ship: ShipId; readonly give: T; readonly take: T };

/** With whom, what one gives, what one takes. */
const exchanging = <T extends string>(named: (g: Doubloons, thing: T) => Param) => ({
  by: [
    {
      asks: put('stage.ship'),
      part: (g: Doubloons, choice: Exchange<T>) =>
        'ship' in choice ? shipPart(g, choice.ship) : undefined,
    },
    {
      asks: put('stage.give'),
      part: (g: Doubloons, choice: Exchange<T>) =>
        'give' in choice
          ? { key: choice.give, label: put('do.give', { fragment: named(g, choice.give) }) }
          : undefined,
    },
    {
      asks: put('stage.take'),
      part: (g: Doubloons, choice: Exchange<T>) =>
        'take' in choice
          ? { key: choice.take, label: put('do.take', { thing: named(g, choice.take) }) }
          : undefined,
    },
  ],
});

export const stages: Stages = {
  'setup/captain': CAPTAIN,
  'legendary/place': CAPTAIN,
  'compass/exchange': {
    by: [
      {
        asks: put('stage.ship'),
        part: (g, choice) => (choice.do === 'decline' ? undefined : shipPart(g, choice.ship)),
      },
      {
        asks: put('stage.card'),
        part: (_, choice) =>
          choice.do === 'decline'
            ? undefined
            : {
                key: choice.slot,
                label: put('part.slot', { slot: put(`slot.${at(SLOTS, choice.slot - 1)}`) }),
              },
      },
    ],
  },
  'water/swap': exchanging(fragment),
  'relics/swap': exchanging(relicName),
};
