// Chapters 14 and 16, the Whispering and Shrieking tiles: DD-173 to DD-175, DD-191 to DD-194,
// DD-S59 to DD-S62

import type { Act } from '@quarterdeck/kernel';
import { at, auto, decision } from '@quarterdeck/kernel';
import type { Doubloons, Draft, Kinds, Ship } from '../../model/state.ts';
import type { Item, ShipId } from '../../pack/fields.ts';
import { acquired } from '../alternate/trackers.ts';
import { clockwiseFromShip, controllerOf, distinct, shipOf } from '../fleet.ts';
import { passCrew, passDoubloons, passFragment } from '../mat.ts';
import type { LandmarkSteps } from './steps.ts';

const COUNTS: { readonly [I in Item]: (ship: Ship) => number } = {
  doubloon: ({ doubloons }) => doubloons,
  mapFragment: ({ fragments }) => fragments.length,
  crew: ({ crew }) => crew,
};
const countOf = (g: Doubloons, ship: ShipId, item: Item): number => COUNTS[item](shipOf(g, ship));

/** DD-175, DD-S60: the resolver's enemies who have most, if that is anything. */
export function givers(g: Doubloons, ship: ShipId, item: Item): ShipId[] {
  const enemies = clockwiseFromShip(g, ship);
  const most = Math.max(...enemies.map((enemy) => countOf(g, enemy, item)));
  return most === 0 ? [] : enemies.filter((enemy) => countOf(g, enemy, item) === most);
}

/**
 * A resolver who gives (Shrieking) gives to the enemy with least; another giver (Whispering) to the
 * pirate with fewest, itself included in the comparison and never the receiver (DD-S59).
 */
function receivers(g: Doubloons, resolver: ShipId, giver: ShipId, item: Item): ShipId[] {
  const others = clockwiseFromShip(g, giver);
  const compared = resolver === giver ? others : [giver, ...others];
  const least = Math.min(...compared.map((ship) => countOf(g, ship, item)));
  return others.filter((ship) => countOf(g, ship, item) === least);
}

type Gift = { readonly giver: ShipId; readonly item: Item; readonly count: number };

/** DD-194 for the Shrieking tiles, DD-175 for the Whispering ones: the giver chooses. */
export function give(g: Draft, ship: ShipId, gift: Gift, act: Act<Kinds>): void {
  const { giver, item, count } = gift;
  if (countOf(g, giver, item) === 0) return;
  const found = receivers(g, ship, giver, item);
  if (found.length > 1) act.next('landmark/receiver', { ship, giver, item, count });
  else if (found.length === 1) handOver(g, at(found, 0), gift, act);
}

/** DD-173, DD-174 */
export function giveFromMost(
  g: Draft,
  ship: ShipId,
  { item, count }: Omit<Gift, 'giver'>,
  act: Act<Kinds>,
): void {
  const found = givers(g, ship, item);
  if (found.length > 1) act.next('landmark/giver', { ship, item, count });
  else if (found.length === 1) give(g, ship, { giver: at(found, 0), item, count }, act);
}

type Hands = (g: Draft, to: ShipId, gift: Gift, act: Act<Kinds>) => void;
const HAND_OVER: { readonly [I in Item]: Hands } = {
  doubloon: (g, to, { giver, count }, act) => passDoubloons(g, giver, to, count, 'DD-138', act),
  crew: (g, to, { giver, count }, act) => passCrew(g, giver, to, count, 'DD-136', act),
  mapFragment: (g, to, { giver, count }, act) => {
    const held = shipOf(g, giver).fragments.length;
    for (let given = 0; given < Math.min(count, held); given++)
      act.next('landmark/hand-fragment', { ship: giver, target: to });
  },
};
const handOver = (g: Draft, to: ShipId, gift: Gift, act: Act<Kinds>): void =>
  HAND_OVER[gift.item](g, to, gift, act);

export const giving: LandmarkSteps<'giver' | 'receiver' | 'hand-fragment' | 'give-fragment'> = {
  'landmark/giver': decision({
    seat: (g, { ship }) => controllerOf(g, ship),
    choices: (g, { ship, item }, offer) => {
      for (const giver of givers(g, ship, item)) offer({ do: 'giver', ship: giver });
    },
    answer: (g, { ship, item, count }, choice, act) =>
      give(g, ship, { giver: choice.ship, item, count }, act),
  }),

  'landmark/receiver': decision({
    seat: (g, { giver }) => controllerOf(g, giver),
    choices: (g, { ship, giver, item }, offer) => {
      for (const to of receivers(g, ship, giver, item)) offer({ do: 'receiver', ship: to });
    },
    answer: (g, { giver, item, count }, choice, act) =>
      handOver(g, choice.ship, { giver, item, count }, act),
  }),

  'landmark/hand-fragment': auto((g, { ship, target }, act) => {
    const symbols = distinct(shipOf(g, ship).fragments);
    if (symbols.length > 1) act.next('landmark/give-fragment', { ship, target });
    else for (const symbol of symbols) giveFragment(g, ship, target, symbol, act);
  }),

  // DD-006
  'landmark/give-fragment': decision({
    seat: (g, { ship }) => controllerOf(g, ship),
    choices: (g, { ship }, offer) => {
      for (const symbol of distinct(shipOf(g, ship).fragments)) offer({ do: 'give', symbol });
    },
    answer: (g, { ship, target }, { symbol }, act) => giveFragment(g, ship, target, symbol, act),
  }),
};

function giveFragment(
  g: Draft,
  from: ShipId,
  to: ShipId,
  symbol: Ship['fragments'][number],
  act: Act<Kinds>,
): void {
  passFragment(g, from, to, symbol, 'DD-006', act);
  acquired(g, to, act);
}
