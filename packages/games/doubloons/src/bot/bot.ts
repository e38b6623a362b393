import { type Reckoning, type Seat, seatsOf } from '@quarterdeck/kernel';
import type { Doubloons, Ship } from '../model/state.ts';
import { shipOfSeat } from '../rules/fleet.ts';
import { holdingsOf } from './holdings.ts';
import { turnWorths } from './plans.ts';
import { hopeAt, pillageOf } from './prospects.ts';

/** How many points of luck lie ahead: the more, the less a lead means. */
const LUCK_TO_COME = 9;
const LUCK_AFTER_THE_DIG = 6;
const LUCK_AT_THE_END = 3;
/** What a card to come brings others, whose cards are not known. */
const CARD = 1.1;
/** Others may still take tokens. */
const PILLAGE = 0.85;

/** A seat's share of the win: the points it may end with against the others'. */
export function evaluate(g: Doubloons, seat: Seat): number {
  const spread = spreadOf(g);
  const ship = shipOfSeat(g, seat);
  const own = estimate(g, ship) + ownCards(g, ship);
  let all = 0;
  for (const other of g.ships) {
    if (other.controller === null) continue;
    const theirs = other === ship ? own : estimate(g, other) + CARD * cardsToCome(other);
    all += Math.exp((theirs - own) / spread);
  }
  return 1 / all;
}

/** What a ship's estimate is made of, its own cards one by one, and how much luck is to come. */
export const reckoning: Reckoning<Doubloons> = {
  figures: ['holdings', 'hope', 'pillage', 'cards', 'first', 'second', 'third', 'luck'],
  of(g, viewer) {
    const spread = spreadOf(g);
    const seats = g.ships.filter(({ controller }) => controller !== null);
    return seatsOf(seats.length).map((seat) => {
      const ship = shipOfSeat(g, seat);
      const each = seat === viewer && ship.region !== null ? turnWorths(g, ship) : [];
      const cards =
        seat === viewer ? each.reduce((sum, one) => sum + one, 0) : CARD * cardsToCome(ship);
      const parts = [...partsOf(g, ship), cards];
      return {
        figures: [...parts, ...[0, 1, 2].map((place) => each[place] ?? 0), spread],
        weight: parts.reduce((sum, part) => sum + part, 0) / spread,
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

/** DD-041: until they are placed, all are alike. */
const ownCards = (g: Doubloons, ship: Ship): number =>
  ship.region === null ? 0 : turnWorths(g, ship).reduce((sum, one) => sum + one, 0);

const cardsToCome = ({ faceUp, executed, faceDown }: Ship): number =>
  faceUp.length - executed + faceDown.length;

/** The nearer anybody is to the end of the track, the more a lead means. */
function spreadOf({ dug, ending, ships, printed }: Doubloons): number {
  if (ending) return LUCK_AT_THE_END;
  if (!dug) return LUCK_TO_COME;
  const { spaces } = printed.content.mats.endTrack;
  let track = 0;
  for (const ship of ships) track = Math.max(track, ship.track);
  return LUCK_AFTER_THE_DIG - (track / spaces) * (LUCK_AFTER_THE_DIG - LUCK_AT_THE_END);
}

/** Points this ship may end with, its cards aside. */
const estimate = (g: Doubloons, ship: Ship): number =>
  partsOf(g, ship).reduce((sum, part) => sum + part, 0);

function partsOf(g: Doubloons, ship: Ship): readonly number[] {
  const hope = ship.location === null || g.over ? 0 : hopeAt(g, ship, ship.location);
  return [holdingsOf(g, ship), hope, PILLAGE * pillageOf(g, ship)];
}
