// Places a click on which means something that is denied, wherever the captain is.

import type { Target } from '@quarterdeck/board-kit';
import { idsOf, type PlayOf } from '@quarterdeck/kernel';
import { faceOf, type Kinds, type SeaAction, type Seawolf, type TileId } from '../../index.ts';
import {
  actionTarget,
  cannonTarget,
  goodTarget,
  slotTarget,
  tileTarget,
} from '../../words/targets.ts';
import type { SeawolfScene } from '../scene.ts';

const tilesOf = (g: Seawolf): readonly TileId[] => idsOf<TileId>(g.pieces);

/** What each action of a sea tile lets one do. */
const ACTION_OF: { readonly [D in PlayOf<Kinds>['do']]?: SeaAction } = {
  extend: 'shipExtension',
  'give-good': 'tradeGoodsRum',
  'give-rum': 'tradeGoodsRum',
  trade: 'tradeGoods',
  'gain-rum': 'freeRum',
  'gain-thaler': 'thaler',
  'find-peace': 'islandOfPeace',
};

const goodsAt = (g: Seawolf, tile: TileId): readonly Target[] => {
  const face = faceOf(g, tile);
  return face.kind === 'sea' ? face.goods.map((good) => goodTarget(tile, good)) : [];
};

const slotsAt = (g: Seawolf, tile: TileId): readonly Target[] => {
  const face = faceOf(g, tile);
  return face.kind === 'port'
    ? [...face.slots.map((_, slot) => slotTarget(tile, slot)), tileTarget(tile)]
    : [];
};

const actionsAt = (g: Seawolf, tile: TileId, action: SeaAction): readonly Target[] => {
  const face = faceOf(g, tile);
  return face.kind === 'sea' && face.action === action
    ? [actionTarget(tile), tileTarget(tile)]
    : [];
};

/** A whole kind of choice is denied: so it is everywhere. */
const wholeKind = (g: Seawolf, kind: PlayOf<Kinds>['do']): readonly Target[] => {
  const tiles = tilesOf(g);
  if (kind === 'unload') return tiles.flatMap((tile) => slotsAt(g, tile));
  if (kind === 'load') return tiles.flatMap((tile) => goodsAt(g, tile));
  if (kind === 'take-cannon') return tiles.map(cannonTarget);
  const action = ACTION_OF[kind];
  return action === undefined ? [] : tiles.flatMap((tile) => actionsAt(g, tile, action));
};

/** SW-096: who may not lay two cards comes to no tile further away. */
const isTwoSteps = ([one, other, ...more]: readonly string[]): boolean =>
  other !== undefined && one !== other && more.length === 0;

export const deniedElsewhere = (
  { view: { state: g } }: SeawolfScene,
  choice: PlayOf<Kinds>,
): readonly Target[] => {
  if (choice.do === 'lay') return isTwoSteps(choice.cards) ? tilesOf(g).map(tileTarget) : [];
  return Object.keys(choice).length === 1 ? wholeKind(g, choice.do) : [];
};
