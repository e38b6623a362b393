// What saves, views and events from outside pass through before anything looks into them.

import { isFlatChoice } from './engine/choices.ts';
import { Malformed } from './errors.ts';
import type { Seat } from './ids.ts';
import type { Choice } from './kinds.ts';
import type { OptionsSchema } from './options.ts';
import { readOptions } from './options.ts';
import { hasGetters } from './plain.ts';

/** Deeper than any stack of these games; a hostile one is stopped early. */
export const DEEPEST_STACK = 1_000;

export function fieldsOf(value: unknown, path: string): { readonly [name: string]: unknown } {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Malformed(path, 'a record', value);
  if (hasGetters(value)) throw new Malformed(path, 'plain data without getters', value);
  return { ...value };
}

export function listOf(value: unknown, path: string, most: number): readonly unknown[] {
  if (!Array.isArray(value)) throw new Malformed(path, 'a list', value);
  if (value.length > most) throw new Malformed(path, `a list of at most ${most}`, value);
  return Array.from<unknown>(value); // a gap becomes `undefined`, which every item's check refuses
}

export const isSeatOf = (value: unknown, seats: number): value is Seat =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats;

export function seatCount(allowed: readonly number[], value: unknown, path: string): number {
  if (typeof value === 'number' && allowed.includes(value)) return value;
  throw new Malformed(path, `one of the seat counts ${allowed.join(', ')}`, value);
}

/** Left out at a new table they are the usual ones; a save or a view has them. */
export function settledOptions(
  schema: OptionsSchema<object>,
  value: unknown,
  seats: number,
  path: string,
): object {
  if (value === undefined) throw new Malformed(path, 'the options of the table', value);
  return readOptions<object>(schema, value, seats);
}

export function countOf(value: unknown, path: string): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  throw new Malformed(path, 'an integer from 0', value);
}

type Given = (Choice | null)[];
type SeenGiven = (Choice | '?' | null)[];
export function givenOf(value: unknown, path: string, seats: number, holes: true): SeenGiven;
export function givenOf(value: unknown, path: string, seats: number, holes: false): Given;
export function givenOf(value: unknown, path: string, seats: number, holes: boolean): SeenGiven {
  const given = listOf(value, path, seats);
  if (given.length !== seats) throw new Malformed(path, `a list of ${seats}`, value);
  return given.map((choice, seat) => {
    if (choice === null || isFlatChoice(choice)) return choice;
    if (holes && choice === '?') return choice;
    throw new Malformed(`${path}[${seat}]`, 'null or an answer', choice);
  });
}
