// What a player's Crew gives, whichever cards these are.

import type { Act, Seat } from '@quarterdeck/kernel';
import { at } from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import type { FigureId, Moment } from '../fields.ts';
import { matOf } from '../fleet.ts';
import type { CardId } from '../printed.ts';
import { gainGold } from '../purse.ts';
import type { Ahoy, Draft, Kinds } from '../state.ts';
import type { Crew } from './row.ts';
import { CREW } from './table.ts';

export const crewOf = (g: Ahoy, card: CardId): Crew => CREW[at(g.printed.cards, card).crew];

/** The sum of what the player's Crew adds. */
export function sumOf(g: Ahoy, seat: Seat, share: (crew: Crew) => number | undefined): number {
  let sum = 0;
  for (const card of matOf(g, seat).crew) sum += share(crewOf(g, card)) ?? 0;
  return sum;
}

/**
 * Gold that Crew brings by itself, each card by its own rule (AH-S68), in the order of the box, so
 * that it does not matter when they were recruited (AH-S32).
 */
export function gainByCrew(
  g: Draft,
  seat: Seat,
  share: (crew: Crew) => number | undefined,
  act: Act<Kinds>,
): void {
  for (const card of matOf(g, seat).crew.toSorted((a, b) => a - b)) {
    const crew = crewOf(g, card);
    const gold = share(crew);
    if (gold !== undefined) gainGold(g, seat, gold, crew.clause, act);
  }
}

/** The permissions that Crew gives its owner's Flagship. */
type Permission = 'avoidsWreckage' | 'steersCurrents' | 'steersFog' | 'roundsTheMap';

export function cardThat(g: Ahoy, seat: Seat, permission: Permission): CardId | undefined {
  for (const card of matOf(g, seat).crew) if (crewOf(g, card)[permission] === true) return card;
  return undefined;
}

/** AH-054, AH-264 */
export function stepsPerGold(g: Ahoy, seat: Seat): number {
  let most = 1;
  for (const card of matOf(g, seat).crew)
    most = Math.max(most, crewOf(g, card).stepsPerGold?.(g) ?? 1);
  return most;
}

export const usableAt = (
  g: Ahoy,
  moment: Moment,
  seat: Seat,
  figure: FigureId | null,
  card: CardId,
): boolean => crewOf(g, card).may?.[moment]?.when(g, seat, figure) ?? false;

/** Queues the question whether the player uses Crew at this moment, if there is any to use. */
export function askCrew(
  g: Ahoy,
  moment: Moment,
  seat: Seat,
  figure: FigureId | null,
  act: Act<Kinds>,
): void {
  for (const card of matOf(g, seat).crew)
    if (crewOf(g, card).may?.[moment] !== undefined) {
      act.next('crew/moment', { moment, seat, figure, used: [] });
      return;
    }
}

/** AH-S99, AH-S66: the rule that keeps a card's action from being used, or null. */
export function forbidsAction(g: Ahoy, seat: Seat, card: CardId): ClauseId | null {
  const { action } = crewOf(g, card);
  if (action === undefined) return 'AH-149';
  if (action.oncePerTurn === true && g.turn?.used.includes(card) === true) return 'AH-S66';
  return action.forbids(g, seat);
}
