// Beginners' mistakes in Seawolf, noticed before they are made. They read what the captain sees.

import type { Param } from '@quarterdeck/kernel/say';
import type { CoachEyes, Watcher } from '@quarterdeck/kernel/staging';
import {
  courseOf,
  DIRECTIONS,
  freeSpaces,
  GOODS,
  type Kinds,
  neighbourOf,
  payoutFor,
  pirateReaches,
  type Seawolf,
  shipOf,
  type TileId,
  tileOf,
  wantedBy,
} from '../index.ts';
import { cargoName } from '../words/names.ts';
import type { CoachKey } from './coach.ts';

type Eyes<S extends 'actions/choose' | 'ports/unload'> = CoachEyes<Kinds, S>;

const dear: Watcher<Kinds, CoachKey> = {
  id: 'dear',
  clauses: ['SW-114'],
  at: {
    'orders/choose': ({ g, seat }, choice) => {
      if (choice.do !== 'lay') return undefined;
      const { cost, mutiny } = courseOf(g, seat, choice.cards);
      if (!mutiny) return undefined;
      return { key: 'watch.dear', with: { cost, rum: shipOf(g, seat).rum } };
    },
  },
};

/** The first good aboard that the port still has a slot for, among what can be unloaded now. */
const unsold = <S extends 'actions/choose' | 'ports/unload'>({ g, seat, offers }: Eyes<S>) => {
  if (!offers.some((offer) => offer.do === 'unload')) return undefined;
  const ship = shipOf(g, seat);
  const wanted = wantedBy(g, tileOf(g, seat));
  const good = GOODS.find((one) => ship[one] > 0 && (one === 'cocoa' || wanted.includes(one)));
  if (good === undefined) return undefined;
  const sold = g.visit?.unloaded ?? 0;
  const goods: Param = cargoName(good);
  const count = payoutFor(g, sold + 1) - payoutFor(g, sold);
  return { key: 'watch.unsold', with: { goods, count } } as const;
};

const sellAll: Watcher<Kinds, CoachKey> = {
  id: 'unsold',
  clauses: ['SW-170'],
  at: {
    'ports/unload': (eyes, choice) => (choice.do === 'done' ? unsold(eyes) : undefined),
    'actions/choose': (eyes, choice) => (choice.do === 'end' ? unsold(eyes) : undefined),
  },
};

/** What an island gives for nothing, by the kind of choice. */
const GAINS = { 'gain-rum': 'gain.rum', 'gain-thaler': 'gain.thaler', load: 'gain.load' } as const;

const unused: Watcher<Kinds, CoachKey> = {
  id: 'unused',
  clauses: ['SW-128', 'SW-131'],
  at: {
    'actions/choose': ({ offers, g, seat }, choice) => {
      if (choice.do !== 'end') return undefined;
      const isFull = freeSpaces(g, shipOf(g, seat)) === 0;
      const gains = Object.entries(GAINS).flatMap(([kind, key]): Param[] => {
        // With a full hold a gain costs what is thrown away for it.
        const isFree = kind === 'gain-thaler' || !isFull;
        return isFree && offers.some((offer) => offer.do === kind) ? [{ key }] : [];
      });
      return gains.length === 0
        ? undefined
        : { key: 'watch.unused', with: { gains: { list: gains } } };
    },
  },
};

const dry: Watcher<Kinds, CoachKey> = {
  id: 'dry',
  clauses: ['SW-088'],
  at: {
    'ports/load-rum': ({ g, seat }, choice) =>
      choice.do === 'load-rum' && choice.rum === 0 && shipOf(g, seat).rum === 0
        ? { key: 'watch.dry' }
        : undefined,
  },
};

/** In how many of the four winds the pirate reaches a ship on this tile at the end of the round. */
const windsToMe = (g: Seawolf, tile: TileId): number => {
  const { pirate } = g;
  if (pirate === null) return 0;
  const reaches = DIRECTIONS.filter((wind) => {
    const after = { ...g, wind, pirate: neighbourOf(g, pirate, wind) };
    return pirateReaches(after, tile) !== null;
  });
  return reaches.length;
};

const pirate: Watcher<Kinds, CoachKey> = {
  id: 'pirate',
  clauses: ['SW-187', 'SW-195', 'SW-196', 'SW-063'],
  at: {
    'orders/choose': ({ g, seat }, choice) => {
      if (choice.do !== 'lay' || shipOf(g, seat).cannons > 0) return undefined;
      const { tile, mutiny } = courseOf(g, seat, choice.cards);
      const count = mutiny ? 0 : windsToMe(g, tile);
      return count === 0 ? undefined : { key: 'watch.pirate', with: { count } };
    },
  },
};

export const WATCHERS: readonly Watcher<Kinds, CoachKey>[] = [dear, sellAll, unused, dry, pirate];
