import type { Pips } from '@quarterdeck/board-kit/drawings';
import type { Direction, Suit } from '../../index.ts';
import type { AhoySymbol } from '../signs/symbol.ts';

/** Suits are told apart by shape; the colour only helps. */
export const SUIT_SIGN = {
  fish: 'suit-fish',
  sword: 'suit-sword',
  skull: 'suit-skull',
  compass: 'suit-compass',
  tree: 'suit-tree',
  parrot: 'suit-parrot',
} as const satisfies Record<Suit, AhoySymbol>;

export const SUIT_COLOUR = {
  fish: '#8a63a8',
  sword: '#e0a52b',
  skull: '#d0452f',
  compass: '#e8813a',
  tree: '#5aa352',
  parrot: '#2aa3b5',
} as const satisfies Record<Suit, string>;

/** Degrees clockwise from north. */
export const DEGREES = {
  north: 0,
  east: 90,
  south: 180,
  west: 270,
} as const satisfies Record<Direction, number>;

const PIPS: readonly Pips[] = [1, 2, 3, 4, 5, 6];

/** The face of a die, from a number that is known to be one. */
export const pips = (value: number): Pips => PIPS.find((face) => face === value) ?? 1;
