import type { Rng } from '../../chance/rng.ts';
import { below, sfcRng } from '../../chance/rng.ts';
import { unreachable } from '../../errors.ts';
import { at } from '../../ids.ts';
import type { OptionFacts, OptionsSchema } from '../../options.ts';
import { describeOptions } from '../../options.ts';

/** Who sits down to what. */
export type LawTable = { readonly seats: number; readonly options: object };

type Wish = {
  readonly seats: readonly number[];
  readonly options: OptionsSchema<object>;
  /** Held fixed; the others vary. */
  readonly fixed: object;
};

/** The listed tables come round again after this many times their number; between them are mixed ones. */
const ROUND = 4;

/**
 * The table of a match by its number: first each seat count by the defaults, then each value of each
 * option at each seat count, then random combinations, and so round and round: a run meets all of
 * them wherever it begins. It follows from the number alone, so that a single match of a run can be
 * played again.
 */
export function tables({ seats, options, fixed }: Wish): (number: number) => LawTable {
  const open = (count: number): readonly OptionFacts[] =>
    describeOptions(options, count).filter((o) => o.available && !Object.hasOwn(fixed, o.name));
  const each = eachValue(seats, open, fixed);
  return (number) => {
    const listed = each[number % (ROUND * each.length)];
    if (listed !== undefined) return listed;
    const chance = sfcRng(number);
    const count = at(seats, number % seats.length);
    const mixed = open(count).map((option) => [option.name, anyValue(option, chance)]);
    return { seats: count, options: { ...Object.fromEntries(mixed), ...fixed } };
  };
}

function eachValue(
  seats: readonly number[],
  open: (count: number) => readonly OptionFacts[],
  fixed: object,
): readonly LawTable[] {
  const usual = seats.map((count) => ({ seats: count, options: fixed }));
  const others = seats.flatMap((count) =>
    open(count).flatMap((option) =>
      otherValues(option).map((value) => ({
        seats: count,
        options: { ...fixed, [option.name]: value },
      })),
    ),
  );
  return [...usual, ...others];
}

function otherValues(option: OptionFacts): readonly unknown[] {
  switch (option.kind) {
    case 'toggle':
      return [!option.default];
    case 'pick':
      return option.words.map((w) => w.word).filter((word) => word !== option.default);
    case 'picks':
      return [[], ...option.words.map((w) => [w.word]), option.words.map((w) => w.word)];
    case 'count':
      return [...new Set([option.least, option.most])].filter((n) => n !== option.default);
    default:
      return unreachable(option);
  }
}

function anyValue(option: OptionFacts, chance: Rng): unknown {
  switch (option.kind) {
    case 'toggle':
      return below(chance, 2) === 1;
    case 'pick':
      return at(option.words, below(chance, option.words.length)).word;
    case 'picks':
      return option.words.filter(() => below(chance, 2) === 1).map((w) => w.word);
    case 'count':
      return option.least + below(chance, option.most - option.least + 1);
    default:
      return unreachable(option);
  }
}
