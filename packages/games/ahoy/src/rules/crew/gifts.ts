// Chapter 16, Crew that gives: AH-247, AH-253 to AH-256, AH-258, AH-261, AH-263, AH-264, AH-267, AH-270, AH-271

import type { Act, Seat } from '@quarterdeck/kernel';
import { at } from '@quarterdeck/kernel';
import type { ClauseId } from '../../clauses.gen.ts';
import type { Ahoy, Draft, Kinds } from '../../model/state.ts';
import type { FigureId } from '../../pack/fields.ts';
import type { CrewId } from '../../pack/ids.gen.ts';
import type { CardId, SpaceId } from '../../pack/printed.ts';
import { figureOf, flagshipRegion, matOf } from '../fleet.ts';
import { terrainOf } from '../geometry/map.ts';
import { gainGold } from '../purse.ts';
import { isDamaged } from '../slots.ts';

/** What a card gives by lying there: sums and permissions. */
type Gift = {
  readonly clause: ClauseId;
  readonly rollBonus?: (g: Ahoy) => number;
  /** On a battle won with this figure (AH-S48). */
  readonly extraDamage?: (g: Ahoy, figure: FigureId) => number;
  readonly goldOnVictory?: (g: Ahoy) => number;
  readonly goldAtHarbor?: (g: Ahoy) => number;
  readonly goldAtTurnEnd?: (g: Ahoy, owner: Seat) => number;
  /** More gold from the Treasure of the space where the Flagship anchors. */
  readonly treasureMore?: (g: Ahoy, space: SpaceId) => number;
  readonly stepsPerGold?: (g: Ahoy) => number;
  readonly avoidsWreckage?: true;
  readonly steersCurrents?: true;
  readonly steersFog?: true;
  readonly roundsTheMap?: true;
};

/** AH-255 */
function meetsFlagship(g: Ahoy, owner: Seat): boolean {
  const here = flagshipRegion(g, owner);
  return g.mats.some(({ seat }) => seat !== owner && flagshipRegion(g, seat) === here);
}

/** A page reads these too, so no deed is among them: the rest of Crew is in `deeds.ts`. */
const GIFTS = {
  barrelman: { clause: 'AH-247', steersFog: true },
  cutpurse: { clause: 'AH-253', goldOnVictory: (g) => g.printed.content.crew.cutpurse.effect.gold },
  diver: {
    clause: 'AH-254',
    treasureMore: (g, space) =>
      terrainOf(g, space) === 'wreckage' ? g.printed.content.crew.diver.effect.gold : 0,
  },
  documentarian: {
    clause: 'AH-255',
    goldAtTurnEnd: (g, owner) =>
      meetsFlagship(g, owner) ? g.printed.content.crew.documentarian.effect.gold : 0,
  },
  elder: {
    clause: 'AH-256',
    goldAtTurnEnd: (g, owner) =>
      isDamaged(g, owner) ? 0 : g.printed.content.crew.elder.effect.gold,
  },
  fighters: { clause: 'AH-258', rollBonus: (g) => g.printed.content.crew.fighters.effect.bonus },
  gunner: {
    clause: 'AH-261',
    extraDamage: (g, figure) =>
      figureOf(g, figure).kind === 'flagship' ? g.printed.content.crew.gunner.effect.damage : 0,
  },
  merchant: { clause: 'AH-263', goldAtHarbor: (g) => g.printed.content.crew.merchant.effect.gold },
  middleman: {
    clause: 'AH-264',
    stepsPerGold: (g) => g.printed.content.crew.middleman.effect.stepsPerGold,
  },
  pilot: { clause: 'AH-267', avoidsWreckage: true },
  'sea-dog': { clause: 'AH-270', steersCurrents: true },
  'sea-witch': { clause: 'AH-271', roundsTheMap: true },
} as const satisfies { readonly [C in CrewId]?: Gift };
export type Giver = keyof typeof GIFTS;

const ALL_GIFTS: { readonly [C in CrewId]?: Gift } = GIFTS;

/** What a card gives, if it is one that gives. */
export const giftOf = (g: Ahoy, card: CardId): Gift | undefined =>
  ALL_GIFTS[at(g.printed.cards, card).crew];

/** The sum of what the player's Crew adds. */
export function sumOf(g: Ahoy, seat: Seat, share: (gift: Gift) => number | undefined): number {
  let sum = 0;
  for (const card of matOf(g, seat).crew) {
    const gift = giftOf(g, card);
    if (gift !== undefined) sum += share(gift) ?? 0;
  }
  return sum;
}

/**
 * Gold that Crew brings by itself, each card by its own rule (AH-S68), in the order of the box, so
 * that it does not matter when they were recruited (AH-S32).
 */
export function gainByCrew(
  g: Draft,
  seat: Seat,
  share: (gift: Gift) => number | undefined,
  act: Act<Kinds>,
): void {
  for (const card of matOf(g, seat).crew.toSorted((a, b) => a - b)) {
    const gift = giftOf(g, card);
    const gold = gift && share(gift);
    if (gift !== undefined && gold !== undefined) gainGold(g, seat, gold, gift.clause, act);
  }
}

/** The permissions that Crew gives its owner's Flagship. */
type Permission = 'avoidsWreckage' | 'steersCurrents' | 'steersFog' | 'roundsTheMap';

export function cardThat(g: Ahoy, seat: Seat, permission: Permission): CardId | undefined {
  for (const card of matOf(g, seat).crew) if (giftOf(g, card)?.[permission] === true) return card;
  return undefined;
}

/** AH-054, AH-264 */
export function stepsPerGold(g: Ahoy, seat: Seat): number {
  let most = 1;
  for (const card of matOf(g, seat).crew)
    most = Math.max(most, giftOf(g, card)?.stepsPerGold?.(g) ?? 1);
  return most;
}
