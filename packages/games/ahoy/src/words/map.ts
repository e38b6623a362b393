import { at } from '@quarterdeck/kernel';
import { type Cell, textGrid } from '@quarterdeck/kernel/say';
import type { SpaceId } from '../pack/printed.ts';
import { wordingsOf } from '../pack/wordings.ts';
import { figuresIn } from '../rules/fleet.ts';
import { cellName } from '../rules/geometry/cell-name.ts';
import { allSpaces, cellOf, isIsland, regionOf, suitOf, terrainOf } from '../rules/geometry/map.ts';
import { put } from './names.ts';
import type { AhoyViewing } from './viewing.ts';

/** Maps grow: their spaces are narrow. */
const WIDTH = 8;

/** "F Ada": figures by the first letter of their kind and of whose they are. */
const figuresAt = ({ view: { state: g }, seats, speaker }: AhoyViewing, space: SpaceId): string =>
  figuresIn(g, space)
    .map((figure) => {
      const { kind, seat } = at(g.figures, figure);
      const letter = speaker.words(put(`see.figures.${kind}`)).charAt(0);
      return `${letter}${at(seats, seat).called.charAt(0).toLowerCase()}`;
    })
    .join(' ');

const spaceCell = (viewing: AhoyViewing, space: SpaceId): Cell => {
  const g = viewing.view.state;
  const region = regionOf(g, space);
  const { suits, terrain } = wordingsOf(g);
  return [
    isIsland(g, space)
      ? `${suits[suitOf(g, region)].name.toUpperCase()} ${at(g.regions, region).wealth}`
      : terrainOf(g, space) === 'open'
        ? ''
        : terrain.kinds[terrainOf(g, space)].name,
    figuresAt(viewing, space),
  ];
};

/** The map as text: Islands in capitals with their wealth, terrain, figures. */
export const map = (viewing: AhoyViewing): readonly string[] => {
  const g = viewing.view.state;
  const spaces = allSpaces(g).map((space) => ({ space, ...cellOf(g, space) }));
  const xs = spaces.map(({ x }) => x);
  const ys = spaces.map(({ y }) => y);
  const span = (all: readonly number[]): readonly number[] => {
    const first = Math.min(...all);
    return Array.from({ length: Math.max(...all) - first + 1 }, (_, i) => first + i);
  };
  const letters = (name: string): string => name.replace(/\d+$/, '');
  const figures = (name: string): string => name.replace(/^\D+/, '');
  return textGrid({
    columns: span(xs).map((x) => letters(cellName({ x, y: 0 }))),
    rows: span(ys).map((y) => figures(cellName({ x: 0, y }))),
    cells: span(ys).map((y) =>
      span(xs).map((x) => {
        const here = spaces.find((one) => one.x === x && one.y === y);
        return here === undefined ? ['', ''] : spaceCell(viewing, here.space);
      }),
    ),
    width: WIDTH,
  });
};
