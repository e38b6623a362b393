// Where things stand on the chart.

import type { Point } from '@quarterdeck/board-kit/drawings';
import { at, type Seat } from '@quarterdeck/kernel';
import {
  boardOf,
  type Doubloons,
  type Facing,
  type LocationId,
  type RegionId,
  type Ship,
  type ShipId,
} from '../../index.ts';
import { regionName } from '../../words/names.ts';
import type { Box } from './landmark-names.ts';
import {
  anchorageOf,
  type Berth,
  berthsIn,
  type NamedSector,
  onRing,
  type Sector,
  sectorOf,
} from './ring.ts';
import type { Path } from './routes.ts';

/** What the sheet itself shows, whatever the position. */
type Chart = Pick<Doubloons, 'board' | 'printed'>;

export const sectorsOf = (g: Chart): readonly NamedSector[] =>
  boardOf(g).regions.map((region) => ({ ...sectorOf(region.arc), name: regionName(g, region.id) }));

export const sectorAt = (g: Chart, region: RegionId): Sector =>
  sectorOf(at(boardOf(g).regions, region).arc);

/** A route keeps its colour to the beach and to the goal; between two routes is a link. */
export const pathsOf = (g: Chart): readonly Path[] => {
  const { locations, paths, goal } = boardOf(g);
  return paths.map(([one, other]) => {
    const [from, to] = [at(locations, one), at(locations, other)];
    const [a, b] = [from, to].map(({ id, colour }) =>
      id === goal ? undefined : (colour ?? undefined),
    );
    const isLink = a !== undefined && b !== undefined && a !== b;
    return { from: [from.x, from.y], to: [to.x, to.y], colour: isLink ? undefined : (a ?? b) };
  });
};

export type Moored = Berth & { readonly ship: Ship; readonly x: number; readonly y: number };

/** Every ship where it lies, the viewer's in front. */
export const mooredShips = (g: Doubloons, me: Seat | undefined): readonly Moored[] => {
  const moored = boardOf(g).regions.flatMap(({ id }) => {
    const here = g.ships.filter(({ region }) => region === id);
    return berthsIn(sectorAt(g, id), here.length).map((berth, i): Moored => {
      const [x, y] = onRing(berth.angle, berth.radius);
      return { ...berth, ship: at(here, i), x, y };
    });
  });
  return moored.toSorted(
    (a, b) => Number(a.ship.controller === me) - Number(b.ship.controller === me),
  );
};

/** Where a ship lies that has a region to itself. */
export const berthOf = (g: Chart, region: RegionId): Point =>
  onRing(anchorageOf(sectorAt(g, region)), 414);

/** Half way to the next region, clockwise or not. */
export const borderOf = (g: Chart, region: RegionId, facing: Facing): Point => {
  const { from, span } = sectorAt(g, region);
  return onRing(facing === 'cw' ? from + span : from, 414);
};

/** Around a landmark, so that its signs stay in view. */
const BESIDE: readonly Point[] = [
  [-44, 20],
  [44, 20],
  [-36, -22],
  [36, -22],
  [-14, 40],
  [16, 40],
];
const OWN = 62;
const OTHER = 52;

export type Standing = {
  readonly ship: ShipId;
  readonly x: number;
  readonly y: number;
  readonly size: number;
};

const spread = (count: number, i: number): Point => [
  (i - (count - 1) / 2) * Math.min(38, 180 / count),
  18,
];

/** Every captain ashore, the viewer's in front. */
export const standingCaptains = (g: Doubloons, me: Seat | undefined): readonly Standing[] => {
  const { locations } = boardOf(g);
  const standing = locations.flatMap(({ id, kind, x, y }) => {
    const here = g.ships.filter(({ location }) => location === id);
    return here.map(({ ship, controller }, i) => {
      const isOwn = controller === me;
      const [dx, dy] =
        kind === 'landmark' || kind === 'ruin' ? at(BESIDE, i) : spread(here.length, i);
      return { ship, x: x + dx, y: y + dy, size: isOwn ? OWN : OTHER, isOwn };
    });
  });
  return standing.toSorted((a, b) => Number(a.isOwn) - Number(b.isOwn));
};

/** What captains ashore hide. */
export const pawnBoxes = (g: Doubloons, me: Seat | undefined): readonly Box[] =>
  standingCaptains(g, me).map(({ x, y, size }) => ({
    left: x - size * 0.35,
    right: x + size * 0.35,
    top: y - size * 0.9,
    bottom: y,
  }));

export const spotOf = (g: Chart, location: LocationId): Point => {
  const { x, y } = at(boardOf(g).locations, location);
  return [x, y];
};
