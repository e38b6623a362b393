import { unreachable } from '@quarterdeck/kernel';
import type { OptionFacts, Subject } from './names.ts';
import type { Trial } from './record.ts';

/** How many matches by lot: with the usual options, with one changed, with all changed. */
const RANDOM = { usual: 8, one: 1, all: 2 } as const;

type Options = { readonly [name: string]: unknown };
type OptionSet = { readonly options: Options; readonly kind: keyof typeof RANDOM };

/** The name of a trial in the file: `reef 3 storms=true random 1`. */
export function nameOf(game: string, { seats, options, seed, by }: Trial): string {
  const settled = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return [game, seats, settled.join('+') || 'usual', by, seed].join(' ');
}

/** Every match of the proof of one game. */
export const trialsOf = (subject: Subject): readonly Trial[] =>
  subject.seats.flatMap((seats) =>
    optionSets(subject, seats).flatMap(({ options, kind }) => [
      ...seeds(RANDOM[kind]).map((seed): Trial => ({ seats, options, seed, by: 'random' })),
      ...(kind === 'one' ? [] : [{ seats, options, seed: 1, by: 'mate' } as const]),
    ]),
  );

/** Two matches a seat count: one with the usual options and one with as many as may be changed. */
export const quickTrialsOf = (subject: Subject): readonly Trial[] =>
  subject.seats.flatMap((seats) => {
    const sets = optionSets(subject, seats);
    const changed = sets.find(({ kind }) => kind === 'all') ?? sets.at(-1);
    const first: Trial = { seats, options: {}, seed: 1, by: 'random' };
    return changed === undefined || changed.kind === 'usual'
      ? [first, { ...first, seed: 2 }]
      : [first, { ...first, options: changed.options }];
  });

/** The usual options, each option changed alone, and all of them changed. */
function optionSets(subject: Subject, seats: number): readonly OptionSet[] {
  const changes = subject
    .openOptions(seats)
    .map((option): Options => ({ [option.name]: otherValue(option, seats) }));
  const each = changes.map((options): OptionSet => ({ options, kind: 'one' }));
  const all: OptionSet = { options: Object.assign({}, ...changes), kind: 'all' };
  return [{ options: {}, kind: 'usual' }, ...each, ...(each.length > 1 ? [all] : [])];
}

/** Of several, another one at every seat count. */
function otherValue(option: OptionFacts, seats: number): unknown {
  switch (option.kind) {
    case 'toggle':
      return !option.default;
    case 'pick': {
      const others = option.words.map(({ word }) => word).filter((w) => w !== option.default);
      return others[seats % others.length];
    }
    case 'picks':
      return option.words.map(({ word }) => word);
    case 'count':
      return option.default === option.most ? option.least : option.most;
    default:
      return unreachable(option);
  }
}

const seeds = (count: number): readonly number[] => Array.from({ length: count }, (_, n) => n + 1);
