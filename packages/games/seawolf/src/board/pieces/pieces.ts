import type { SeawolfSymbol } from '../signs/symbol.ts';

/** What lies in a hold or stands on a board, by the words of the content pack. */
export type Good = 'cotton' | 'wine' | 'tea' | 'cocoa';
export type SeaAction =
  | 'shipExtension'
  | 'tradeGoodsRum'
  | 'tradeGoods'
  | 'freeRum'
  | 'thaler'
  | 'islandOfPeace';
export type ExtensionType = 'hold' | 'cannonBase' | 'extraSail' | 'extraWick';
export type Direction = 'north' | 'east' | 'south' | 'west';

export const ACTION_SIGN = {
  shipExtension: 'saw',
  tradeGoodsRum: 'rum',
  tradeGoods: 'swap',
  freeRum: 'rum',
  thaler: 'coin',
  islandOfPeace: 'peace',
} as const satisfies Record<SeaAction, SeawolfSymbol>;

export const EXTENSION_SIGN = {
  hold: 'hold',
  cannonBase: 'cannon-base',
  extraSail: 'sail',
  extraWick: 'wick',
} as const satisfies Record<ExtensionType, SeawolfSymbol>;

/** Degrees clockwise from north. */
export const HEADING = {
  north: 0,
  east: 90,
  south: 180,
  west: 270,
} as const satisfies Record<Direction, number>;
