// Law 5, sampled: `play` accepts exactly what is listed, and says why it does not take the rest.

import type { Rng } from '../../chance/rng.ts';
import { below } from '../../chance/rng.ts';
import { sameChoice } from '../../engine/choices.ts';
import type { Engine } from '../../engine/engine.ts';
import { IllegalChoice } from '../../errors.ts';
import type { Seat } from '../../ids.ts';
import { at, seatsOf } from '../../ids.ts';
import type { Choice, Kinds } from '../../kinds.ts';
import type { Match } from '../../match.ts';
import { asidesOf } from './asides.ts';
import { Breach } from './breach.ts';
import type { Position } from './position.ts';

const NONSENSE: readonly { readonly value: unknown }[] = [
  { value: { do: 'nonsense' } },
  { value: { do: '' } },
  { value: {} },
  { value: null },
  { value: [] },
  { value: 'pass' },
  { value: -1 },
];
/** How many of the denied and of the other offers are tried at a position. */
const TRIED = 3;

/** What a rude client might send here: a few at a time, since an error is slow to make. */
export function rudeAnswers(
  { choice }: { readonly choice: Choice },
  chance: Rng,
): readonly unknown[] {
  const nonsense = at(NONSENSE, below(chance, NONSENSE.length));
  return [choice, { ...choice, extra: 1 }, nonsense.value];
}

/** The refusal in words, or 'listed' where there is none to expect. */
export function refusal<K extends Kinds>(
  engine: Engine<K>,
  match: Match<K>,
  seat: Seat,
  wanted: unknown,
): string {
  if (isListed(engine, match, seat, wanted)) return 'listed';
  try {
    engine.play(match, seat, wanted);
  } catch (problem) {
    if (problem instanceof IllegalChoice)
      return `${problem.code} ${problem.clause}: ${problem.message}`;
    throw new Breach(5, `${text(wanted)} of seat ${seat} is refused with ${String(problem)}`);
  }
  throw new Breach(5, `play accepts ${text(wanted)} of seat ${seat}, which is not listed`);
}

export function checkRefusals<K extends Kinds>({ engine, match, chance }: Position<K>): void {
  for (const seat of seatsOf(match.terms.seats)) {
    const denied = [...engine.explain(match, seat), ...asidesOf(engine, match, seat).denied];
    for (const { choice, clause } of some(denied, chance)) {
      const said = refusal(engine, match, seat, choice);
      if (!said.startsWith('denied '))
        throw new Breach(5, `${text(choice)} is denied by ${clause}, but play says ${said}`);
    }
    for (const choice of some(engine.choices(match, seat), chance))
      accept(engine, match, seat, choice);
  }
}

function accept<K extends Kinds>(
  engine: Engine<K>,
  match: Match<K>,
  seat: Seat,
  choice: Choice,
): void {
  try {
    engine.play(engine.clone(match), seat, JSON.parse(JSON.stringify(choice)));
  } catch (problem) {
    if (!(problem instanceof IllegalChoice)) throw problem;
    throw new Breach(5, `${text(choice)} is offered to seat ${seat}; play: ${problem.message}`);
  }
}

function isListed<K extends Kinds>(
  engine: Engine<K>,
  match: Match<K>,
  seat: Seat,
  wanted: unknown,
): boolean {
  if (!isChoice(wanted)) return false;
  const same = (listed: Choice): boolean => sameChoice(listed, wanted);
  return engine.choices(match, seat).some(same) || engine.asides(match, seat).some(same);
}

const isChoice = (value: unknown): value is Choice =>
  typeof value === 'object' && value !== null && 'do' in value && typeof value.do === 'string';

function some<T>(items: readonly T[], chance: Rng): readonly T[] {
  if (items.length <= TRIED) return items;
  const from = below(chance, items.length - TRIED + 1);
  return items.slice(from, from + TRIED);
}

const text = (value: unknown): string => JSON.stringify(value);
