// Beginners' mistakes in Tiny Epic Pirates, noticed before they are made. They read what the seat sees.

import { at, byId, unreachable } from '@quarterdeck/kernel';
import type { Watcher } from '@quarterdeck/kernel/staging';
import {
  buriedBy,
  distance,
  isCoveFree,
  isStorm,
  type Kinds,
  mapCardAt,
  marketValue,
  movementOf,
  neighbours,
  type Pirate,
  pirateOf,
  type SpaceId,
  shipAt,
  stepsLeft,
  type Tinypirates,
  wayTo,
} from '../index.ts';
import { captainName, orderName, placeName } from '../words/names.ts';
import type { CoachKey } from './coach.ts';

type OurWatcher = Watcher<Kinds, CoachKey>;
type Order = Pirate['orders'][number];

/** What a kept token for movement adds. */
const windsOf = (g: Tinypirates, { tokens }: Pirate): number =>
  tokens.filter((token) => token === 'sail2').length * g.printed.content.searchTokens.sail2.amount;

/** The most cards that the ship can sail in a turn whose Captain goes to this stop. */
const farthest = (g: Tinypirates, pirate: Pirate, stop: number): number => {
  const back = wayTo(pirate, stop).filter((space) => pirate.wheel[space]).length;
  return movementOf(g, pirate.pirate) + back + windsOf(g, pirate);
};

const spacesWithin = (g: Tinypirates, pirate: Pirate, steps: number): SpaceId[] => {
  const from = shipAt(g, pirate.pirate);
  return g.sea.flatMap((_, space) =>
    distance(g, from, space as SpaceId) <= steps ? [space as SpaceId] : [],
  );
};

/** Whether an Order finds what it needs on this card. */
const servedAt = (g: Tinypirates, pirate: Pirate, order: Order, space: SpaceId): boolean => {
  const card = mapCardAt(g, space);
  switch (order) {
    case 'plunder':
      return card.settlement > 0;
    case 'trade':
      return card.market !== null && pirate.hold.includes(card.market);
    case 'search':
      return !at(g.sea, space).searched;
    case 'attack':
      return (
        g.merchants.some((one) => one.space === space) ||
        g.pirates.some((one) => one.pirate !== pirate.pirate && one.space === space && !one.hiding)
      );
    case 'hideOut':
      return card.cove && isCoveFree(g, space, pirate.pirate);
    case 'crewUp':
      return true;
    default:
      return unreachable(order);
  }
};

const useless: OurWatcher = {
  id: 'useless',
  clauses: ['TE-106', 'TE-111', 'TE-133', 'TE-141', 'TE-178'],
  at: {
    'wheel/order': ({ g, f }, choice) => {
      if (choice.do !== 'order') return undefined;
      const pirate = pirateOf(g, f.pirate);
      const order = at(pirate.orders, choice.stop);
      const steps = farthest(g, pirate, choice.stop);
      const isServed = spacesWithin(g, pirate, steps).some((space) =>
        servedAt(g, pirate, order, space),
      );
      return isServed ? undefined : { key: 'watch.useless', with: { steps } };
    },
  },
};

/** A Bury Site in reach that is free and can be paid. */
const canBuryWithin = (g: Tinypirates, pirate: Pirate, steps: number): boolean =>
  spacesWithin(g, pirate, steps).some((space) => {
    const { bury } = mapCardAt(g, space);
    return bury !== null && bury <= pirate.gold && at(g.sea, space).treasure === null;
  });

const bury: OurWatcher = {
  id: 'bury',
  clauses: ['TE-187', 'TE-201'],
  at: {
    'wheel/order': ({ g, f, offers }, choice) => {
      const pirate = pirateOf(g, f.pirate);
      if (choice.do !== 'order' || pirate.captain === null) return undefined;
      const card = byId(g.printed.captains, pirate.captain);
      const stop = pirate.orders.indexOf(card.trigger);
      const isOpen = offers.some((offer) => 'stop' in offer && offer.stop === stop);
      const buries = card.actions.some((action) => action.kind === 'bury');
      if (choice.stop === stop || !isOpen || !buries) return undefined;
      if (!canBuryWithin(g, pirate, movementOf(g, f.pirate))) return undefined;
      return {
        key: 'watch.bury',
        with: { captain: captainName(g, pirate.captain), order: orderName(g, card.trigger) },
      };
    },
  },
};

const HIDE_OUT = 0;

const line: OurWatcher = {
  id: 'line',
  clauses: ['TE-070', 'TE-233', 'TE-236', 'TE-239'],
  at: {
    'wheel/order': ({ g, f }, choice) => {
      const pirate = pirateOf(g, f.pirate);
      if (choice.do !== 'order' || choice.stop === HIDE_OUT || g.navy === null) return undefined;
      if (!wayTo(pirate, choice.stop).includes(HIDE_OUT)) return undefined;
      const steps = at(g.printed.navySteps, buriedBy(g, f.pirate));
      if (distance(g, g.navy, shipAt(g, f.pirate)) > steps) return undefined;
      return { key: 'watch.line', with: { count: steps } };
    },
  },
};

/** A card beside the ship that is no Storm, and from which one comes as far as from the Storm. */
const wayRound = (g: Tinypirates, from: SpaceId, storm: SpaceId): SpaceId | undefined => {
  const beyond = neighbours(g, storm).filter((space) => space !== from);
  return neighbours(g, from).find(
    (other) =>
      other !== storm &&
      !isStorm(g, other) &&
      neighbours(g, other).some((space) => beyond.includes(space) && !isStorm(g, space)),
  );
};

const storm: OurWatcher = {
  id: 'storm',
  clauses: ['TE-091', 'TE-098'],
  at: {
    'sail/step': ({ g, f }, choice) => {
      if (choice.do !== 'to' || !isStorm(g, choice.space) || stepsLeft(g, f) < 2) return undefined;
      const round = wayRound(g, shipAt(g, f.pirate), choice.space);
      if (round === undefined) return undefined;
      return { key: 'watch.storm', with: { place: placeName(g, round) } };
    },
  },
};

const full: OurWatcher = {
  id: 'full',
  clauses: ['TE-006', 'TE-113'],
  at: {
    'trade/sell': ({ g, f }, choice) => {
      const { market } = mapCardAt(g, shipAt(g, f.pirate));
      if (choice.do !== 'sell' || market === null) return undefined;
      const most = g.printed.limits.gold;
      const lost = pirateOf(g, f.pirate).gold + choice.count * marketValue(g, market) - most;
      return lost <= 0 ? undefined : { key: 'watch.full', with: { most, lost } };
    },
  },
};

export const WATCHERS: readonly OurWatcher[] = [useless, bury, line, storm, full];
