import type { Target } from '@quarterdeck/board-kit';
import { HIDDEN_WORD, type Seat } from '@quarterdeck/kernel';
import {
  type Destination,
  type HexId,
  hexOf,
  type Prisoners,
  TERRITORIES,
  type Territory,
  territoryOf,
} from '../../index.ts';
import { type Cell, centreOf, type Spot } from './hexes.ts';

type Ocean = Pick<Prisoners, 'printed'>;

export const cellOf = (g: Ocean, hex: HexId): Cell => {
  const { column, row } = hexOf(g, hex);
  return { col: column, row };
};

export const spotOf = (g: Ocean, hex: HexId): Spot => centreOf(cellOf(g, hex));

/** A1 to R16. */
export const nameOf = (g: Ocean, hex: HexId): string => hexOf(g, hex).name;

/** Every place of the ocean, and whatever stands there. */
export const hexTarget = (hex: HexId): Target => `hex/${hex}`;

/** The hexes that targets name, as far as they do. */
export const hexesIn = ({ printed }: Ocean, targets: Iterable<Target>): HexId[] =>
  [...targets].flatMap((target) => {
    const [kind, index] = target.split('/');
    const print = kind === 'hex' ? printed.hexes[Number(index)] : undefined;
    return print === undefined ? [] : [print.hex];
  });

const isTerritory = (face: string): face is Territory =>
  TERRITORIES.some((territory) => territory === face);

/** Not a hole in the view. */
export const isSeen = (word: string): boolean => word !== HIDDEN_WORD;

/** A destination as the viewer knows it. */
export type Known =
  | { readonly kind: 'hidden' }
  | { readonly kind: 'shark' | 'squid' | 'privateer' }
  | { readonly kind: 'territory'; readonly territory: Territory };

export const knownOf = ({ face }: Pick<Destination, 'face'>): Known => {
  if (!isSeen(face)) return { kind: 'hidden' };
  return isTerritory(face) ? { kind: 'territory', territory: face } : { kind: face };
};

export const controllerOf = (g: Prisoners, territory: Territory): Seat | null =>
  territoryOf(g, territory).controller;

export const territoryDefense = ({ printed }: Ocean, controller: Seat | null): number => {
  const { targets } = printed.content;
  const { captureDefense } =
    controller === null ? targets.uncontrolledTerritory : targets.controlledTerritory;
  return captureDefense ?? 0;
};
