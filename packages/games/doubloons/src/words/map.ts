import { boardOf } from '../rules/geometry/ring.ts';
import { regionName } from './names.ts';
import { calledOf, type DoubloonsViewing } from './viewing.ts';

/** Clockwise is to the right. */
const BOW = { cw: '>', ccw: '<' } as const;

/** The ring of water as text, clockwise from left to right: each region with its ships and their bows. */
export const map = (viewing: DoubloonsViewing): readonly string[] => {
  const g = viewing.view.state;
  const regions = boardOf(g).regions.map(({ id }) => ({
    name: regionName(g, id),
    ships: g.ships
      .filter(({ region }) => region === id)
      .map((ship) =>
        ship.facing === 'cw'
          ? `${calledOf(viewing, ship)} ${BOW.cw}`
          : `${BOW.ccw} ${calledOf(viewing, ship)}`,
      ),
  }));
  const most = Math.max(...regions.map(({ ships }) => ships.length));
  const widths = regions.map(({ name, ships }) =>
    Math.max(...[name, ...ships].map((s) => s.length)),
  );
  const line = (parts: readonly string[], between: string): string =>
    parts.map((part, i) => part.padEnd(widths[i] ?? 0)).join(between);
  return [
    `> ${line(
      regions.map(({ name }) => name),
      ' > ',
    )} >`,
    ...Array.from({ length: most }, (_, row) =>
      `  ${line(
        regions.map(({ ships }) => ships[row] ?? ''),
        '   ',
      )}`.trimEnd(),
    ),
  ];
};
