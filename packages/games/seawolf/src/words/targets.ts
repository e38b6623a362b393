// What a choice, a denial or an event touches. The first target is where it is clicked.

import { at, type PlayOf, type Seat, unreachable } from '@quarterdeck/kernel';
import type { Event } from '@quarterdeck/kernel/engine';
import type { Target } from '@quarterdeck/kernel/say';
import type { Kinds, Seawolf } from '../model/state.ts';
import {
  type Card,
  EXTENSION_TYPES,
  type ExtensionType,
  type Good,
  type Loot,
  ORDINARY_GOODS,
  type OrdinaryGood,
} from '../pack/components.ts';
import type { TileId } from '../pack/printed.ts';
import { faceOf, neighbourOf, shipOf } from '../rules/map.ts';
import { stepsOf } from '../rules/orders.ts';
import type { SeawolfViewing } from './viewing.ts';

export const tileTarget = (tile: TileId): Target => `tile/${tile}`;
/** A good in the tray of a sea tile. */
export const goodTarget = (tile: TileId, good: OrdinaryGood): Target => `good/${tile}/${good}`;
export const cannonTarget = (tile: TileId): Target => `cannon/${tile}`;
export const actionTarget = (tile: TileId): Target => `action/${tile}`;
export const slotTarget = (tile: TileId, slot: number): Target => `slot/${tile}/${slot}`;
export const rumTarget = (tile: TileId): Target => `rum/${tile}`;
/** On the viewer's mat. */
export const holdTarget = (loot: Loot): Target => `hold/${loot}`;
export const cardTarget = (card: Card): Target => `card/${card}`;
/** In the strip. */
export const rowTarget = (row: OrdinaryGood): Target => `row/${row}`;
export const stackTarget = (type: ExtensionType): Target => `stack/${type}`;
export const CANNON_PILE: Target = 'pile/cannons';
export const WIND: Target = 'wind';

/** What is aboard and nameable as a place. */
const holds = (goods: readonly Loot[]): Target[] => [...new Set(goods)].map(holdTarget);

const goodsShown = (g: Seawolf, tile: TileId): readonly OrdinaryGood[] => {
  const face = faceOf(g, tile);
  return face.kind === 'sea' ? face.goods : [];
};

const slotsShown = (g: Seawolf, tile: TileId): Target[] => {
  const face = faceOf(g, tile);
  return face.kind === 'port' ? face.slots.map((_, slot) => slotTarget(tile, slot)) : [];
};

/** Where cards point, whether they can be paid for or not. */
export const tileAlong = (g: Seawolf, from: TileId, cards: readonly Card[]): TileId => {
  let tile = from;
  for (const step of stepsOf(cards)) tile = neighbourOf(g, tile, step);
  return tile;
};

// A denial may name a whole kind of choice: then its fields are missing.
const goodIn = (choice: PlayOf<Kinds>): Good | undefined =>
  'good' in choice ? choice.good : undefined;
const givenIn = (choice: PlayOf<Kinds>): Good | undefined =>
  'give' in choice ? choice.give : goodIn(choice);
const slotIn = (choice: PlayOf<Kinds>): number | undefined =>
  'slot' in choice ? choice.slot : undefined;
const typeIn = (choice: PlayOf<Kinds>): ExtensionType | undefined =>
  'type' in choice ? choice.type : undefined;

/** Goods and slots of the tile where the captain is. */
const loadTargets = (g: Seawolf, tile: TileId, choice: PlayOf<Kinds>): Target[] => {
  const good = ORDINARY_GOODS.find((one) => one === goodIn(choice));
  return good === undefined
    ? [...goodsShown(g, tile).map((one) => goodTarget(tile, one)), ...ORDINARY_GOODS.map(rowTarget)]
    : [goodTarget(tile, good), rowTarget(good)];
};

const unloadTargets = (g: Seawolf, tile: TileId, choice: PlayOf<Kinds>): Target[] => {
  const slot = slotIn(choice);
  const good = goodIn(choice);
  if (slot === undefined) return slotsShown(g, tile);
  return choice.do === 'unload-across'
    ? [slotTarget(tile, slot), slotTarget(tile, slot + 1), holdTarget('cocoa')]
    : [slotTarget(tile, slot), ...(good === undefined ? [] : [holdTarget(good)])];
};

const extendTargets = (g: Seawolf, tile: TileId | null, choice: PlayOf<Kinds>): Target[] => {
  const type = typeIn(choice);
  const stacks = (type === undefined ? EXTENSION_TYPES : [type]).map(stackTarget);
  return tile === null || g.turn === null ? stacks : [...stacks, actionTarget(tile)];
};

/** What may be done with the turn at a tile, but for an extension: that may be had elsewhere too. */
type Deed = Extract<
  PlayOf<Kinds>,
  {
    readonly do:
      | 'load'
      | 'take-cannon'
      | 'unload'
      | 'unload-across'
      | 'give-rum'
      | 'give-good'
      | 'trade'
      | 'market'
      | 'gain-rum'
      | 'gain-thaler'
      | 'find-peace'
      | 'load-rum';
  }
>;

/** What is done at the tile where the captain is. */
const deedTargets = (g: Seawolf, tile: TileId, choice: Deed): Target[] => {
  switch (choice.do) {
    case 'load':
      return loadTargets(g, tile, choice);
    case 'take-cannon':
      return [cannonTarget(tile), CANNON_PILE];
    case 'unload':
    case 'unload-across':
      return unloadTargets(g, tile, choice);
    case 'give-rum':
      return [holdTarget('rum'), actionTarget(tile)];
    case 'give-good':
    case 'trade':
    case 'market': {
      const gone = givenIn(choice);
      return [...(gone === undefined ? [] : [holdTarget(gone)]), actionTarget(tile)];
    }
    case 'gain-rum':
    case 'gain-thaler':
    case 'find-peace':
      return [actionTarget(tile)];
    case 'load-rum':
      return [rumTarget(tile)];
    default:
      return unreachable(choice);
  }
};

const orderTargets = (g: Seawolf, tile: TileId, cards: readonly Card[]): Target[] => [
  tileTarget(tileAlong(g, tile, cards)),
  ...[...new Set(cards)].map(cardTarget),
];

export const targetsOf = (
  { view, me }: SeawolfViewing,
  choice: PlayOf<Kinds>,
): readonly Target[] => {
  const g = view.state;
  if (me === undefined) return [];
  const { tile } = shipOf(g, me);
  switch (choice.do) {
    case 'place':
      return [tileTarget(choice.tile)];
    case 'lay':
      return tile === null ? [] : orderTargets(g, tile, choice.cards);
    case 'decline':
      return tile === null || g.wind === null ? [] : [tileTarget(neighbourOf(g, tile, g.wind))];
    case 'exchange':
      return holds(choice.goods);
    case 'discard':
      return [holdTarget(choice.cargo)];
    case 'pay':
      return [holdTarget(choice.loot)];
    case 'rum-and-good':
      return [rowTarget(choice.good)];
    case 'extend':
      return extendTargets(g, tile, choice);
    case 'take':
    case 'keep-peace':
    case 'fight':
      return tile === null ? [] : [tileTarget(tile)];
    case 'end':
    case 'done':
    case 'leave':
    case 'pass':
    case 'rum-alone':
      return [];
    case 'load':
    case 'take-cannon':
    case 'unload':
    case 'unload-across':
    case 'give-rum':
    case 'give-good':
    case 'trade':
    case 'market':
    case 'gain-rum':
    case 'gain-thaler':
    case 'find-peace':
    case 'load-rum':
      return tile === null ? [] : [...deedTargets(g, tile, choice), tileTarget(tile)];
    default:
      return unreachable(choice);
  }
};

const whereShipIs = (g: Seawolf, seat: Seat): Target[] => {
  const { tile } = at(g.ships, seat);
  return tile === null ? [] : [tileTarget(tile)];
};

/** What an event happened to: lit when its line in the log is pointed at. */
export const eventTargets = (
  { view: { state: g } }: SeawolfViewing,
  { event, data }: Event<Kinds>,
): readonly Target[] => {
  if (event === 'sailed' || event === 'drifted' || event === 'pirate-moved')
    return [tileTarget(data.from), tileTarget(data.to)];
  if (event === 'unloaded') return [slotTarget(data.tile, data.slot), tileTarget(data.tile)];
  if (event === 'loaded' || event === 'end-triggered') return [rowTarget(data.row)];
  if (event === 'extension-gained') return [stackTarget(data.type)];
  if (event === 'cannon-taken') return [CANNON_PILE];
  if (event === 'wind-spun') return [WIND];
  if (event === 'pirate-fired') return whereShipIs(g, data.against);
  if ('tile' in data) return [tileTarget(data.tile)];
  return 'seat' in data ? whereShipIs(g, data.seat) : [];
};
