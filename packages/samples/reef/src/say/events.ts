import { HIDDEN } from '@quarterdeck/kernel';
import { messages, type Say } from '@quarterdeck/kernel/say';
import type { Kinds } from '../kinds.ts';
import { ENGLISH } from './english.ts';
import {
  charmName,
  helperName,
  pearlName,
  pearlNames,
  player,
  players,
  poolName,
  poolNames,
} from './names.ts';

const put = messages(ENGLISH);

/** The lines of the log. Where the viewer was not told, the data has holes. */
export const events: Say<Kinds, typeof ENGLISH>['event'] = {
  'currents-drifted': ({ currents }, g) =>
    put('event.currents-drifted', { pools: poolNames(g, currents) }),
  'plans-laid': ({ seats }) => put('event.plans-laid', { seats: players(seats) }),
  'plan-shown': ({ seat, plan }, g) =>
    put('event.plan-shown', { seat: player(seat), pools: poolNames(g, plan) }),
  stayed: ({ seat }) => put('event.stayed', { seat: player(seat) }),
  'dive-begun': ({ seat }) => put('event.dive-begun', { seat: player(seat) }),
  'charm-played': ({ seat, charm }, g) =>
    put('event.charm-played', { seat: player(seat), charm: charmName(g, charm) }),
  'storm-rolled': ({ pool, rolled, breaks }, g) =>
    put(breaks ? 'event.storm-breaks' : 'event.storm-spares', {
      rolled,
      pool: poolName(g, pool),
    }),
  dived: ({ seat, pool }, g) => put('event.dived', { seat: player(seat), pool: poolName(g, pool) }),
  'diver-lost': ({ seat }) => put('event.diver-lost', { seat: player(seat) }),
  'divers-back': ({ seat, count }) => put('event.divers-back', { seat: player(seat), count }),
  'pearls-drawn': ({ seat, count, pearls }, g) => {
    if (count === 0) return put('event.nothing-drawn', { seat: player(seat) });
    if (pearls.includes(HIDDEN)) return put('event.pearls-drawn', { seat: player(seat), count });
    return put('event.own-pearls-drawn', { seat: player(seat), pearls: pearlNames(g, pearls) });
  },
  'pearl-kept': ({ seat, pearl }, g) =>
    pearl === HIDDEN
      ? put('event.pearl-kept', { seat: player(seat) })
      : put('event.own-pearl-kept', { seat: player(seat), pearl: pearlName(g, pearl) }),
  'charm-drawn': ({ seat, charm }, g) =>
    charm === HIDDEN
      ? put('event.charm-drawn', { seat: player(seat) })
      : put('event.own-charm-drawn', { seat: player(seat), charm: charmName(g, charm) }),
  'helper-used': ({ seat, helper }, g) =>
    put('event.helper-used', { seat: player(seat), helper: helperName(g, helper) }),
  'round-ended': ({ round, first }) => put('event.round-ended', { round, first: player(first) }),
  left: ({ seat }) => put('event.left', { seat: player(seat) }),
  counted: ({ seat, pearls, keepsakes }, g) => {
    const shown =
      pearls.length === 0
        ? put('event.counted-none', { seat: player(seat) })
        : put('event.counted', { seat: player(seat), pearls: pearlNames(g, pearls) });
    if (keepsakes.length === 0) return shown;
    return put('event.counted-keepsakes', { shown, count: keepsakes.length });
  },
};
