import { type Reckoning, type Seat, seatsOf, weighed } from '@quarterdeck/kernel';
import type { Doubloons, Ship } from '../model/state.ts';
import { isGhost, shipOfSeat } from '../rules/fleet.ts';
import { timeLeft } from './future.ts';
import { keptWorth } from './hand.ts';
import { doubloonWorth, holdingsOf } from './holdings.ts';
import { pillageOf } from './pillaging.ts';
import { shownWorth, turnWorths } from './plans.ts';
import { foremostOf, hopeAt } from './prospects.ts';
import { type Scales, scalesOf, WEIGHTS } from './weights.ts';

/** A seat's share of the win: the points it may end with against the others'. */
function shareOf(g: Doubloons, w: Scales, seat: Seat): number {
  const spread = spreadOf(g, w);
  const left = timeLeft(g, w);
  const ship = shipOfSeat(g, seat);
  const own = estimate(g, w, ship, left) + ownCards(g, w, ship, left);
  let all = 0;
  for (const other of g.ships) {
    if (other.controller === null) continue;
    const theirs =
      other === ship ? own : estimate(g, w, other, left) + othersCards(g, w, other, left);
    all += Math.exp((theirs - own) / spread);
  }
  return 1 / all;
}

export const judging = weighed(WEIGHTS, (weights) => {
  const scales = scalesOf(weights);
  return (g: Doubloons, seat: Seat) => shareOf(g, scales, seat);
});
const BY_HAND = scalesOf(WEIGHTS);

/** What a ship's estimate is made of, its own cards one by one, and how much luck is to come. */
export const reckoning: Reckoning<Doubloons> = {
  figures: ['holdings', 'hope', 'pillage', 'cards', 'first', 'second', 'third', 'luck'],
  of(g, viewer) {
    const spread = spreadOf(g, BY_HAND);
    const left = timeLeft(g, BY_HAND);
    const seats = g.ships.filter(({ controller }) => controller !== null);
    return seatsOf(seats.length).map((seat) => {
      const ship = shipOfSeat(g, seat);
      const each =
        seat === viewer && ship.region !== null ? turnWorths(g, BY_HAND, ship, left) : [];
      const cards =
        seat === viewer ? ownCards(g, BY_HAND, ship, left) : othersCards(g, BY_HAND, ship, left);
      const parts = [...partsOf(g, BY_HAND, ship, left), cards];
      return {
        figures: [...parts, ...[0, 1, 2].map((place) => each[place] ?? 0), spread],
        weight: sumOf(parts) / spread,
        unit: 1 / spread,
      };
    });
  },
};

/** Points more for each figure. */
export const characters = {
  greedy: { holdings: 0.25 },
  bold: { hope: 0.5, cards: 0.2 },
  warlike: { pillage: 0.6 },
} as const;

const sumOf = (numbers: readonly number[]): number => {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
};

/** DD-041: until they are placed, all are alike. */
const ownCards = (g: Doubloons, w: Scales, ship: Ship, left: number): number =>
  ship.region === null ? 0 : sumOf(turnWorths(g, w, ship, left)) + keptWorth(g, w, ship, left);

/** What lies face up can be weighed, what lies face down cannot. */
const othersCards = (g: Doubloons, w: Scales, ship: Ship, left: number): number =>
  ship.region === null ? 0 : shownWorth(g, w, ship, left) + w.unseenCard * ship.faceDown.length;

/** The nearer anybody is to the end of the track, the more a lead means. */
function spreadOf({ dug, ending, ships, printed }: Doubloons, { luck }: Scales): number {
  if (ending) return luck.atTheEnd;
  if (!dug) return luck.toCome;
  const { spaces } = printed.content.mats.endTrack;
  let track = 0;
  for (const ship of ships) track = Math.max(track, ship.track);
  return luck.afterTheDig - (track / spaces) * (luck.afterTheDig - luck.atTheEnd);
}

/** Points this ship may end with, its cards aside. */
function estimate(g: Doubloons, w: Scales, ship: Ship, left: number): number {
  const holdings = holdingsOf(g, w, ship, left);
  return holdings + hopeOf(g, w, ship) + comingTo(g, w, ship, left, holdings);
}

function partsOf(g: Doubloons, w: Scales, ship: Ship, left: number): readonly number[] {
  const holdings = holdingsOf(g, w, ship, left);
  return [holdings, hopeOf(g, w, ship), comingTo(g, w, ship, left, holdings)];
}

const hopeOf = (g: Doubloons, w: Scales, ship: Ship): number =>
  ship.location === null || g.over ? 0 : hopeAt(g, w, ship, ship.location, foremostOf(g, ship));

/** What a ship's tokens bring; a ghost ship's doubloons count for what they are good for (DD-223). */
function comingTo(g: Doubloons, w: Scales, ship: Ship, left: number, holdings: number): number {
  if (ship.pillage === 0) return 0;
  const coming = w.pillage.had * pillageOf(g, w, ship, ship.pillage);
  return isGhost(ship)
    ? holdingsOf(g, w, ship, left, coming) - holdings
    : doubloonWorth(g, w, left) * coming;
}
