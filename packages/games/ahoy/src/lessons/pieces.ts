// The pieces of Ahoy by name, for positions that are written as data.

import { AHOY_PACK, type CardId, type PlanId, type SlotId, type TileId } from '../index.ts';

const { content } = AHOY_PACK;

const placeOf = (things: readonly { readonly id: string }[], key: string): number => {
  const found = things.findIndex(({ id }) => id === key);
  if (found < 0) throw new Error(`lessons: there is no ${key}`);
  return found;
};
export const card = (key: string): CardId => placeOf(content.market, key) as CardId;
export const plan = (key: string): PlanId => placeOf(content.plans.cards, key) as PlanId;
export const tile = (key: string): TileId => placeOf(content.regionTiles, key) as TileId;

const range = (from: number, count: number): readonly SlotId[] =>
  Array.from({ length: count }, (_, index) => (from + index) as SlotId);

/** The die slots of the Squadron's board, the Union's, the first Smuggler's: in the order of the boards. */
export const SQUADRON = {
  sail: range(0, 4),
  tailwind: range(4, 2),
  order: range(6, 1),
  cannons: range(7, 2),
  bombard: range(9, 1),
  deploy: range(10, 1),
  repair: range(11, 1),
} as const;
export const UNION = {
  sail: range(12, 4),
  tailwind: range(16, 2),
  assemble: range(18, 1),
  cannons: range(19, 1),
  inspire: range(20, 1),
  rally: range(21, 1),
  repair: range(22, 1),
} as const;

export const SMUGGLER = {
  sail: range(23, 3),
  fullSail: range(26, 1),
  tailwind: range(27, 1),
  cannons: range(28, 1),
  negotiate: range(29, 1),
  repair: range(30, 1),
} as const;

const slotsOf = (board: Readonly<Record<string, readonly SlotId[]>>): readonly SlotId[] =>
  Object.values(board).flat();

export type MatSketch = {
  readonly dice: readonly number[];
  readonly gold?: number;
  readonly fame?: number;
};

const mat = (
  board: Readonly<Record<string, readonly SlotId[]>>,
  { dice, gold = 1, fame = 0 }: MatSketch,
) => ({
  gold,
  fame,
  dice: [...dice],
  setAside: [],
  beside: [],
  crew: [],
  slots: slotsOf(board).map((slot) => ({ slot, die: null, damaged: false })),
});

export const squadronMat = (sketch: MatSketch) => mat(SQUADRON, sketch);
export const unionMat = (sketch: MatSketch) => mat(UNION, sketch);
export const smugglerMat = (sketch: MatSketch) => mat(SMUGGLER, sketch);

/** Ids of the figures at a table of two, in the order of its set-up. */
export const FIGURES = { squadron: 0, patrol: 1, union: 14 } as const;
/** The same at a table of three, where a Smuggler sits between the powers. */
export const FIGURES_OF_THREE = { squadron: 0, smuggler: 14, union: 15 } as const;

/** Every tile that is not on the map: one in the box, the others in the stack, this one on top. */
export function tiles(onMap: readonly string[], top: string) {
  const rest = content.regionTiles
    .map(({ id }) => id)
    .filter((key) => !onMap.includes(key) && key !== top);
  const [boxed = '', ...stack] = rest;
  return { tileStack: [...stack, top].map(tile), boxedTile: tile(boxed) };
}

/** The market, and the cards that lie neither there nor in the deck. */
export function market(row: readonly string[], box: readonly string[]) {
  const shown = row.map(card);
  const boxed = box.map(card);
  const all = content.market.map(({ id }) => card(id));
  return {
    market: shown,
    box: boxed,
    marketDeck: all.filter((one) => !shown.includes(one) && !boxed.includes(one)),
  };
}

/** Plans in the Union's hand; all others lie in the deck. */
export function plans(hand: readonly string[], ready: number) {
  const held = hand.map(plan);
  return {
    union: { ready, hand: held, inPlay: [], discarded: [] },
    planDeck: content.plans.cards.map(({ id }) => plan(id)).filter((one) => !held.includes(one)),
  };
}
