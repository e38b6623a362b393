import { type Game, type Option, unreachable } from '@quarterdeck/kernel';
import type { ErasedKinds } from '@quarterdeck/kernel/engine';

/** One kind of table that matches are played at. */
export type Setting = {
  readonly seats: number;
  readonly options: { readonly [name: string]: unknown };
  /** What differs from the usual options, in words; empty where nothing does. */
  readonly label: string;
};

/**
 * Every seat count with the options that were asked for; where they are varied, also with each option by
 * itself at each of its other values. Two at a time would be thousands of tables.
 */
export function settingsOf(
  game: Game<ErasedKinds>,
  seats: readonly number[],
  given: { readonly [name: string]: unknown },
  vary: boolean,
): readonly Setting[] {
  return seats.flatMap((count) => [
    { seats: count, options: given, label: '' },
    ...(vary ? variantsOf(game, count, given) : []),
  ]);
}

function variantsOf(
  game: Game<ErasedKinds>,
  seats: number,
  given: Setting['options'],
): readonly Setting[] {
  const known: readonly [string, Option<unknown>][] = Object.entries(game.options);
  return known.flatMap(([name, { words, field }]) => {
    if (Object.hasOwn(given, name) || words.seats?.includes(seats) === false) return [];
    return othersOf(field).map(({ value, word }) => ({
      seats,
      options: { ...given, [name]: value },
      label: `${words.title}: ${word}`,
    }));
  });
}

type OptionField = Option<unknown>['field'];
type Other = { readonly value: unknown; readonly word: string };

function othersOf(field: OptionField): readonly Other[] {
  switch (field.kind) {
    case 'toggle':
      return [{ value: !field.default, word: field.default ? 'no' : 'yes' }];
    case 'pick':
      return field.words
        .filter(({ word }) => word !== field.default)
        .map(({ word, label }) => ({ value: word, word: label }));
    case 'picks':
      return field.words.map(({ word, label }) =>
        field.default.includes(word)
          ? { value: field.default.filter((one) => one !== word), word: `without ${label}` }
          : { value: [...field.default, word], word: `with ${label}` },
      );
    case 'count':
      return [...new Set([field.least, field.most])]
        .filter((value) => value !== field.default)
        .map((value) => ({ value, word: String(value) }));
    default:
      return unreachable(field);
  }
}
