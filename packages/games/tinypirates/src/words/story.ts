import { at } from '@quarterdeck/kernel';
import type { Say } from '@quarterdeck/kernel/say';
import type { Kinds, Tinypirates } from '../model/state.ts';
import type { PirateId } from '../pack/fields.ts';
import type { ENGLISH } from './english.ts';
import { captainName, crewName, orderName, put } from './names.ts';

type Words = NonNullable<Say<Kinds, typeof ENGLISH>['story']>;

/** The Solo Pirate sits on no seat. */
const seatOf = (g: Tinypirates, pirate: PirateId) => at(g.pirates, pirate).seat ?? undefined;

/** The match is one turn after the other (TE-049). */
export const story: Words = {
  turn: (g) => (g.turn.round === 0 ? undefined : seatOf(g, g.turn.pirate)),
  opens: {
    'turn-begun': ({ pirate, round }, g) => {
      const seat = seatOf(g, pirate);
      const title = put('see.round', { round });
      return seat === undefined
        ? { kind: 'phase', title: put('see.solo-turn', { round: title }) }
        : { kind: 'turn', seat, title };
    },
  },
  about: (data, g) => ('pirate' in data ? seatOf(g, data.pirate) : undefined),
  role: (g, seat) => {
    const captain = g.pirates.find((pirate) => pirate.seat === seat)?.captain ?? null;
    return captain === null ? undefined : captainName(g, captain);
  },
  uses: {
    'crew-hired': ({ crew }, g) => crewName(g, crew),
    'bonus-taken': ({ crew }, g) => (crew === null ? undefined : crewName(g, crew)),
    'order-executed': ({ order }, g) => orderName(g, order),
  },
};
