import { at } from '@quarterdeck/kernel';
import { type Cell, textGrid } from '@quarterdeck/kernel/say';
import type { SpaceId } from '../pack/fields.ts';
import { mapCardAt } from '../rules/geometry/map-cards.ts';
import { bootyName, merchantTitle, placeName, put } from './names.ts';
import { calledOf, type TinypiratesViewing } from './viewing.ts';

/** Four cards side by side fit into a usual terminal. */
const WIDTH = 16;

const printedOn = ({ view: { state: g }, speaker }: TinypiratesViewing, space: SpaceId): string => {
  const { settlement, market, cove, bury, storm } = mapCardAt(g, space);
  const { treasure } = at(g.sea, space);
  return [
    ...(settlement === 0 ? [] : [speaker.words(put('see.map.settlement', { count: settlement }))]),
    ...(market === null ? [] : [bootyName(g, market)]),
    ...(cove ? [speaker.words(put('see.map.cove'))] : []),
    ...(storm ? [speaker.words(put('see.map.storm'))] : []),
    ...(bury === null || treasure !== null
      ? []
      : [speaker.words(put('see.map.bury', { gold: bury }))]),
  ].join(' ');
};

const shipsOn = (viewing: TinypiratesViewing, space: SpaceId): string => {
  const g = viewing.view.state;
  return [
    ...g.pirates
      .filter((one) => one.space === space)
      .map(({ pirate }) => calledOf(viewing, pirate)),
    ...g.merchants
      .filter((one) => one.space === space)
      .map(({ merchant }) => merchantTitle(g, merchant)),
    ...(g.navy === space ? [viewing.speaker.words(put('ship.navy'))] : []),
  ].join(', ');
};

/** The Sea as text: name, what is printed with the Gold that burying costs, ships. */
export const map = (viewing: TinypiratesViewing): readonly string[] => {
  const g = viewing.view.state;
  const cells = g.printed.spaces.map(
    ({ space }): Cell => [placeName(g, space), printedOn(viewing, space), shipsOn(viewing, space)],
  );
  return textGrid({
    columns: ['A', 'B', 'C', 'D'],
    rows: ['1', '2', '3', '4'],
    cells: [0, 4, 8, 12].map((first) => cells.slice(first, first + 4)),
    width: WIDTH,
  });
};
