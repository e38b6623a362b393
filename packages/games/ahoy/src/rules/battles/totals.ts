// What a side brings to a battle: AH-114, AH-116, AH-160, AH-191, AH-258, AH-284, AH-S58

import type { ClauseId } from '../../clauses.gen.ts';
import type { Ahoy } from '../../model/state.ts';
import type { FigureId, Side } from '../../pack/fields.ts';
import { giftOf, sumOf } from '../crew/gifts.ts';
import { figureOf, matOf, traitsOf } from '../fleet.ts';
import { battleNow, otherSide, seatOnSide } from './battle.ts';

/** One addend of a total, and the rule that gives it. */
export type Part = { readonly clause: ClauseId; readonly amount: number };

function figureClause(g: Ahoy, figure: FigureId): ClauseId {
  return figureOf(g, figure).kind === 'stronghold' ? 'AH-160' : 'AH-191';
}

/** All that a side's roll is made of; the dice are the last part, once they are rolled. */
export function partsOf(g: Ahoy, side: Side): Part[] {
  const { figure, lowered, planBonus, rolled } = battleNow(g)[side];
  const crew = matOf(g, seatOnSide(g, side)).crew.flatMap((card): Part[] => {
    const gift = giftOf(g, card);
    return gift === undefined ? [] : [{ clause: gift.clause, amount: gift.rollBonus?.(g) ?? 0 }];
  });
  const parts: Part[] = [
    { clause: 'AH-114', amount: lowered },
    { clause: figureClause(g, figure), amount: traitsOf(g, figure).rollBonus },
    ...crew,
    { clause: 'AH-284', amount: planBonus },
    { clause: 'AH-116', amount: rolled.reduce((sum, die) => sum + die, 0) },
  ];
  return parts.filter(({ amount }) => amount > 0);
}

/** What is added to the dice of a side, by where it comes from. */
export function addedTo(g: Ahoy, side: Side) {
  const { figure, lowered, planBonus } = battleNow(g)[side];
  const crew = sumOf(g, seatOnSide(g, side), (gift) => gift.rollBonus?.(g));
  return { cannons: lowered, figures: traitsOf(g, figure).rollBonus, crew, plans: planBonus };
}

export function totalOf(g: Ahoy, side: Side): number {
  let total = 0;
  for (const { amount } of partsOf(g, side)) total += amount;
  return total;
}

/** AH-116: the attacker wins ties. */
export const winningSide = (g: Ahoy): Side =>
  totalOf(g, 'attacker') >= totalOf(g, 'defender') ? 'attacker' : 'defender';

/** The side that won the battle that is settled now. */
export function winnerOf(g: Ahoy): Side {
  const { winner } = battleNow(g);
  if (winner === null) throw new Error('the battle is not decided');
  return winner;
}

/** AH-261, AH-282, AH-S48 */
export function extraDamageOf(g: Ahoy, side: Side): number {
  const { figure, extraDamage } = battleNow(g)[side];
  return extraDamage + sumOf(g, seatOnSide(g, side), (gift) => gift.extraDamage?.(g, figure));
}

export const loserOf = (g: Ahoy): FigureId => battleNow(g)[otherSide(winnerOf(g))].figure;
