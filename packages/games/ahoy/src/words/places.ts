// The map in words, space by space: name, terrain, figures, then its region.

import { at, type Seat } from '@quarterdeck/kernel';
import type { Described } from '@quarterdeck/kernel/say';
import type { Ahoy } from '../model/state.ts';
import { DIRECTIONS } from '../pack/components.ts';
import type { FigureId } from '../pack/fields.ts';
import type { SpaceId } from '../pack/printed.ts';
import { wordingsOf } from '../pack/wordings.ts';
import { isLoaded } from '../rules/battles/battle.ts';
import { controlOf } from '../rules/control.ts';
import { figuresIn } from '../rules/fleet.ts';
import { cellName } from '../rules/geometry/cell-name.ts';
import {
  allSpaces,
  cellOf,
  currentOf,
  isIsland,
  regionOf,
  stepFrom,
  suitOf,
  tailwindOf,
  terrainOf,
  treasureOf,
} from '../rules/geometry/map.ts';
import { put, regionName } from './names.ts';
import { figureTarget, spaceTarget, wealthTarget } from './targets.ts';
import { type AhoyViewing, calledOf, seatOfPower } from './viewing.ts';

const terrainWords = ({ view: { state: g }, speaker }: AhoyViewing, space: SpaceId): string => {
  const current = currentOf(g, space);
  const terrain = wordingsOf(g).terrain.kinds[terrainOf(g, space)].name;
  return current === null
    ? terrain
    : speaker.words(
        put('see.towards', {
          terrain,
          direction: speaker.words(put(`direction.${current}`)),
        }),
      );
};

const printedWords = (viewing: AhoyViewing, space: SpaceId): string[] => {
  const { speaker, view } = viewing;
  const g = view.state;
  const treasure = treasureOf(g, space);
  const tailwind = tailwindOf(g, space);
  const bars = DIRECTIONS.filter((direction) => stepFrom(g, space, direction) === 'barred').map(
    (direction) => speaker.words(put(`direction.${direction}`)),
  );
  return [
    terrainWords(viewing, space),
    ...(treasure > 0 ? [speaker.words(put('see.treasure', { count: treasure }))] : []),
    ...(tailwind === null ? [] : [speaker.words(put('see.tailwind', { value: tailwind }))]),
    ...(bars.length === 0
      ? []
      : [speaker.words(put('see.barred', { directions: bars.join(', ') }))]),
  ];
};

const figureWords = (
  viewing: AhoyViewing,
  figure: FigureId,
  own: 'see.own-figure' | 'see.own-figure-here',
): string => {
  const { speaker, view } = viewing;
  const { kind, seat } = at(view.state.figures, figure);
  const called = put(`see.figures.${kind}`);
  return speaker.words(
    seat === viewing.me
      ? put(own, { figure: called })
      : put('see.figure-of', { figure: called, name: at(viewing.seats, seat).called }),
  );
};

const manyWords = (
  { speaker, me, seats }: AhoyViewing,
  kind: 'patrol' | 'stronghold',
  seat: Seat,
  count: number,
): string => {
  const many = { count, figure: put(`see.figures.${kind}`) };
  return speaker.words(
    seat === me
      ? put('see.own-figures', many)
      : put('see.figures-of', { ...many, name: at(seats, seat).called }),
  );
};

/** Patrols of one space are counted, not listed. */
const standingWords = (viewing: AhoyViewing, space: SpaceId): string[] => {
  const { speaker, view } = viewing;
  const g = view.state;
  const figures = figuresIn(g, space);
  const many = (kind: 'patrol' | 'stronghold'): string[] => {
    const alike = figures.filter((figure) => at(g.figures, figure).kind === kind);
    const [first] = alike;
    if (first === undefined) return [];
    return alike.length === 1
      ? [figureWords(viewing, first, 'see.own-figure-here')]
      : [manyWords(viewing, kind, at(g.figures, first).seat, alike.length)];
  };
  const ships = figures
    .filter((figure) => !['patrol', 'stronghold'].includes(at(g.figures, figure).kind))
    .map((figure) => {
      const said = figureWords(viewing, figure, 'see.own-figure-here');
      return isLoaded(g, figure) ? speaker.words(put('see.loaded', { figure: said })) : said;
    });
  const comrades = isIsland(g, space) ? at(g.regions, regionOf(g, space)).comrades : 0;
  const all = [
    ...ships,
    ...many('patrol'),
    ...many('stronghold'),
    ...(comrades > 0 ? [speaker.words(put('comrades', { count: comrades }))] : []),
  ];
  return all.length === 0 ? [] : [speaker.words(put('see.here', { figures: all.join(', ') }))];
};

const regionWords = (viewing: AhoyViewing, space: SpaceId): string[] => {
  const { speaker, view } = viewing;
  const g = view.state;
  if (!isIsland(g, space)) return [];
  const region = regionOf(g, space);
  const { squadron, union, power } = controlOf(g, region);
  const seat = power === null ? undefined : seatOfPower(g, power);
  return [
    speaker.words(
      put('see.region', {
        name: regionName(g, region),
        wealth: at(g.regions, region).wealth,
        squadron,
        union,
      }),
    ),
    seat === undefined
      ? speaker.words(put('see.tied'))
      : speaker.words(put('see.held', { name: calledOf(viewing, seat) })),
  ];
};

const spaceDescribed = (viewing: AhoyViewing, space: SpaceId): Described => {
  const { speaker, view } = viewing;
  const g = view.state;
  const place = cellName(cellOf(g, space));
  const suit = wordingsOf(g).suits[suitOf(g, regionOf(g, space))].name;
  const [terrain = '', ...more] = printedWords(viewing, space);
  return {
    target: spaceTarget(g, space),
    name: isIsland(g, space)
      ? `${place}, ${speaker.words(put('see.island', { suit }))}`
      : `${place}, ${terrain}`,
    text: [
      ...more.map((part) => `${part}.`),
      ...regionWords(viewing, space),
      ...standingWords(viewing, space),
    ].join(' '),
  };
};

const inReadingOrder = (g: Ahoy) => (a: SpaceId, b: SpaceId) => {
  const [one, other] = [cellOf(g, a), cellOf(g, b)];
  return one.y - other.y || one.x - other.x;
};

/** Every space of the map, in reading order. */
export const spacesDescribed = (viewing: AhoyViewing): Described[] => {
  const g = viewing.view.state;
  return allSpaces(g)
    .toSorted(inReadingOrder(g))
    .map((space) => spaceDescribed(viewing, space));
};

/** Figures and dice on the map that are asked about on their own. */
export const piecesDescribed = (viewing: AhoyViewing): Described[] => {
  const g = viewing.view.state;
  const figures = g.figures.flatMap(({ figure, space }) =>
    space === null
      ? []
      : [
          {
            target: figureTarget(figure),
            name: figureWords(viewing, figure, 'see.own-figure'),
            text: cellName(cellOf(g, space)),
          },
        ],
  );
  const wealth = g.printed.regionIds.slice(0, g.regions.length).map((region) => ({
    target: wealthTarget(region),
    name: regionName(g, region),
    text: viewing.speaker.words(
      put('see.region', {
        name: '',
        wealth: at(g.regions, region).wealth,
        squadron: controlOf(g, region).squadron,
        union: controlOf(g, region).union,
      }),
    ),
  }));
  return [...figures, ...wealth];
};
