import { at } from '@quarterdeck/kernel';
import type { Say } from '@quarterdeck/kernel/say';
import type { Kinds } from '../model/state.ts';
import type { ENGLISH } from './english.ts';
import { maneuverName, put, territoryName } from './names.ts';

type Words = NonNullable<Say<Kinds, typeof ENGLISH>['story']>;

/** The match is one turn after the other (TP-103). */
export const story: Words = {
  turn: ({ turn }) => (turn.number === 0 ? undefined : turn.seat),
  opens: {
    'turn-begun': ({ seat, number }) => ({
      kind: 'turn',
      seat,
      title: put('see.turn', { number }),
    }),
  },
  about: (data, { ships }) => ('ship' in data ? at(ships, data.ship).seat : undefined),
  uses: {
    'maneuver-played': ({ maneuver }, g) => maneuverName(g, maneuver),
    'territory-captured': ({ territory }, g) => territoryName(g, territory),
  },
};
