import {
  integer,
  listOf,
  type PackSource,
  type Shaped,
  shape,
  text,
  wording,
} from '@quarterdeck/kernel/pack';

const PACK = shape({
  planks: listOf(
    shape({
      value: integer({ least: 1, most: 9 }),
      name: wording(text({ most: 40 })),
      count: integer({ least: 0, most: 99 }),
    }),
  ),
  handAtStart: integer({ least: 0, most: 5 }),
  mostInHand: integer({ least: 1, most: 9 }),
  beach: integer({ least: 1, most: 9 }),
  waveUpTo: integer({ least: 0, most: 6 }),
});
export type DriftwoodPack = Shaped<typeof PACK>;

export const pack: PackSource<DriftwoodPack> = {
  shape: PACK,
  content: {
    planks: [
      { value: 1, name: 'splintered plank', count: 9 },
      { value: 2, name: 'sound plank', count: 7 },
      { value: 3, name: 'oak plank', count: 5 },
      { value: 5, name: 'figurehead', count: 3 },
    ],
    handAtStart: 2,
    mostInHand: 5,
    beach: 3,
    waveUpTo: 2,
  },
  check: ({ planks }, wrong) => {
    const all = planks.reduce((sum, { count }) => sum + count, 0);
    if (all !== 24) wrong('planks', '24 planks in all', all); // DW-002
  },
};

/** The pack as the steps read it: every plank by its value. Names are for words, and stay behind. */
export type Printed = Omit<DriftwoodPack, 'planks'> & { readonly planks: readonly number[] };

export const printed = ({ planks, ...counts }: DriftwoodPack): Printed => ({
  ...counts,
  planks: planks.flatMap(({ value, count }) => new Array<number>(count).fill(value)),
});
