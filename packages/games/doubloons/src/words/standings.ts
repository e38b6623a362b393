// What a ship has, what lies beside the board, and where the round stands.

import type { Doubloons, Ship } from '../model/state.ts';
import { COLOURS, type Colour } from '../pack/components.ts';
import { isGhost } from '../rules/fleet.ts';
import { colourName, put } from './names.ts';
import type { DoubloonsViewing } from './viewing.ts';

/** "hull 5 of 10", or that it is a ghost. */
export const hullWords = ({ speaker, view }: DoubloonsViewing, ship: Ship): string => {
  const { mats } = view.state.printed.content;
  return isGhost(ship)
    ? speaker.words(put('see.ghost', { count: mats.ghost.doubloons }))
    : speaker.words(put('see.hull-of', { hull: ship.hull, most: mats.hull.most }));
};

/** Alike things once, with their number. */
export const tallied = <T extends string>(
  things: readonly T[],
): readonly (readonly [T, number])[] =>
  [...new Set(things)].map((thing) => [thing, things.filter((one) => one === thing).length]);

export const STEPS = ['program', 'card1', 'card2', 'card3', 'pillage', 'roundEnd'] as const;

/** DD-044, DD-054 */
export const stepOfRound = ({ phase, slot }: Doubloons): number => {
  if (phase === 'action') return slot;
  if (phase === 'pillage') return 4;
  return phase === 'roundEnd' ? 5 : 0;
};

export const roundWords = ({ view: { state: g }, speaker }: DoubloonsViewing): string =>
  g.phase === 'setup'
    ? speaker.words(put('see.setup'))
    : speaker.words(put('see.round', { round: g.round }));

/** How near the end is, once the treasure is dug up. */
export const endWords = ({ view: { state: g }, speaker }: DoubloonsViewing): string | undefined =>
  g.dug ? speaker.words(put(g.ending ? 'see.last-round' : 'see.dug')) : undefined;

export const PILES = ['island', 'supply', 'pillage', 'jewels', 'map', 'crater'] as const;
export type Pile = (typeof PILES)[number];

/** What lies beside the board for everybody. */
export const pileSizes = (g: Doubloons): Readonly<Record<Pile, number>> => ({
  island: g.island,
  supply: g.supply,
  pillage: g.pillagePile,
  jewels: g.jewelPool.length,
  map: g.mapStack.length,
  crater: g.crater.length,
});

/** The crater holds relics on the alternate island alone. */
export const pilesOf = ({ board }: Doubloons): readonly Pile[] =>
  PILES.filter((pile) => pile !== 'crater' || board === 'alternate');

export const pileWords = ({ speaker }: DoubloonsViewing, pile: Pile): string =>
  speaker.words(put(`see.piles.${pile}`));

/** "Yellow path, 4 landmarks" */
export const stackWords = (
  { view: { state: g }, speaker }: DoubloonsViewing,
  colour: Colour,
): string =>
  speaker.words(
    put('see.stack', {
      name: colourName(g, colour),
      count: g.stacks[COLOURS.indexOf(colour)]?.length ?? 0,
    }),
  );
