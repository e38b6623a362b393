import { unreachable } from '../errors.ts';
import type { Seat } from '../ids.ts';
import { last } from '../ids.ts';
import type { Choice } from '../kinds.ts';
import { PASS } from '../kinds.ts';
import type { Asked, Denied, Match } from '../match.ts';
import { hasGetters } from '../plain.ts';
import { unheard } from '../steps.ts';
import type { StepTable } from './step-table.ts';
import { topOf } from './step-table.ts';

type Fields = { readonly [field: string]: unknown };

/** Field by field, in whatever order they come. */
export function sameChoice(a: Choice, b: Choice): boolean {
  if (a === b) return true;
  if (a.do !== b.do) return false;
  const mine: Fields = a;
  const theirs: Fields = b;
  let fields = 0;
  for (const name in mine) {
    fields++;
    if (!sameValue(mine[name], theirs[name])) return false;
  }
  for (const _ in theirs) fields--;
  return fields === 0;
}

/** Whether a denial covers a choice: each field it names is the choice's own. */
export function covers(denied: Choice, wanted: Choice): boolean {
  const theirs: Fields = wanted;
  return Object.entries(denied).every(([name, value]) => sameValue(value, theirs[name]));
}

function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

const MOST_FIELDS = 16;
const LONGEST_LIST = 64;
const LONGEST_TEXT = 64;

/** What comes from outside must be a small flat object before anything looks into it. */
export function isFlatChoice(value: unknown): value is Choice {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const proto: unknown = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== null) return false;
  const names = Object.keys(value);
  if (names.length > MOST_FIELDS || !Object.hasOwn(value, 'do') || hasGetters(value)) return false;
  const fields = value as Fields;
  if (typeof fields['do'] !== 'string') return false;
  for (const name of names) if (!isFlatValue(fields[name])) return false;
  return true;
}

const isFlatValue = (value: unknown): boolean =>
  Array.isArray(value) ? value.length <= LONGEST_LIST && value.every(isScalar) : isScalar(value);

function isScalar(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= LONGEST_TEXT;
  return typeof value === 'boolean' || value === null || Number.isSafeInteger(value);
}

/** Legality is listed once, by the step; everybody reads it here. */
export class Questions {
  readonly #steps: StepTable;
  #out: Choice[] = [];
  /** One function for all questions: a new one for each would be a tenth of a playout's time. */
  readonly #offer = (choice: Choice): void => {
    this.#out.push(choice);
  };

  constructor(steps: StepTable) {
    this.#steps = steps;
  }

  /** Everybody who owes an answer. */
  asked(match: Match): Asked[] {
    const top = topOf(match.stack);
    if (top === undefined) return [];
    const step = this.#steps.of(top);
    switch (step?.kind) {
      case 'decision':
        return [{ seat: step.seat(match.state, top.data), step: top.step }];
      case 'window': {
        const seat = step.order(match.state, top.data)[top.at];
        return seat === undefined ? [] : [{ seat, step: top.step }];
      }
      case 'together': {
        const asked: Asked[] = [];
        for (const seat of step.seats(match.state, top.data))
          if (match.given[seat] === null) asked.push({ seat, step: top.step });
        return asked;
      }
      case 'auto':
      case 'closing':
      case undefined:
        return [];
      default:
        return unreachable(step);
    }
  }

  /** May answer now: those asked, and in a simultaneous step those who may still change their mind. */
  mayAnswer(match: Match, seat: Seat): boolean {
    const top = topOf(match.stack);
    if (top === undefined) return false;
    const step = this.#steps.of(top);
    switch (step?.kind) {
      case 'decision':
        return step.seat(match.state, top.data) === seat;
      case 'window':
        return step.order(match.state, top.data)[top.at] === seat;
      case 'together':
        return step.seats(match.state, top.data).includes(seat);
      case 'auto':
      case 'closing':
      case undefined:
        return false;
      default:
        return unreachable(step);
    }
  }

  /** The offers; the denied ones are collected only where somebody wants them. */
  list(match: Match, seat: Seat, denied: Denied[] | null): Choice[] {
    const out: Choice[] = [];
    if (!this.mayAnswer(match, seat)) return out;
    this.#out = out;
    // Told apart here, so that denials nobody reads are not even made.
    if (denied === null) this.#ask(match, seat, unheard);
    else this.#ask(match, seat, collector(denied));
    return out;
  }

  #ask({ state, stack }: Match, seat: Seat, deny: (choice: Choice, clause: string) => void): void {
    const top = last(stack);
    const step = this.#steps.of(top);
    if (step?.kind === 'decision') step.choices(state, top.data, this.#offer, deny);
    else if (step?.kind === 'together') step.choices(state, top.data, seat, this.#offer, deny);
    else if (step?.kind === 'window') {
      this.#offer(PASS);
      step.choices(state, top.data, seat, this.#offer, deny);
    }
  }
}

const collector =
  (denied: Denied[]) =>
  (choice: Choice, clause: string): void => {
    denied.push({ choice, clause });
  };
