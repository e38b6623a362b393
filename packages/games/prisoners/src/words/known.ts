// What a viewer knows of a destination: its face may be a hole.

import { HIDDEN_WORD, type Seat } from '@quarterdeck/kernel';
import type { Destination, Prisoners } from '../model/state.ts';
import { TERRITORIES, type Territory } from '../pack/ids.gen.ts';
import { territoryOf } from '../rules/figures.ts';

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

export const territoryDefense = (
  { printed }: Pick<Prisoners, 'printed'>,
  controller: Seat | null,
): number => {
  const { targets } = printed.content;
  const { captureDefense } =
    controller === null ? targets.uncontrolledTerritory : targets.controlledTerritory;
  return captureDefense ?? 0;
};
