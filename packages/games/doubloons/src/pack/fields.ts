// The fields that state, frames and events share.

import type { Id, Schema } from '@quarterdeck/kernel';
import { id, packId, word } from '@quarterdeck/kernel';
import {
  BOARDS,
  COLOURS,
  DIE_FACES,
  FACINGS,
  MAP_TILES,
  RELIC_KINDS,
  SYMBOLS,
} from './components.ts';
import type { Landmark, WaterTile } from './ids.gen.ts';
import { CAPTAINS, JEWELS, RELICS } from './ids.gen.ts';

/** A ship with its captain, mat and cards, by its place in `g.ships`: a chair at the table. */
export type ShipId = Id<'ship'>;

export const ship = id('ship');
export const card = id('card');
export const region = id('region');
export const location = id('location');
export const captain = word(CAPTAINS);
export const facing = word(FACINGS);
export const symbol = word(SYMBOLS);
export const mapTile = word(MAP_TILES);
export const jewel = word(JEWELS);
export const relic = word(RELICS);
export const relicKind = word(RELIC_KINDS);
export const colour = word(COLOURS);
export const waterTile: Schema<WaterTile> = packId('waterTile');
export const landmark: Schema<Landmark> = packId('landmark');
export const dieFace = word(DIE_FACES);

/** What landmarks make pirates give: DD-173, DD-174, DD-191 to DD-193. */
const ITEMS = ['doubloon', 'mapFragment', 'crew'] as const;
export type Item = (typeof ITEMS)[number];
export const item = word(ITEMS);

/** DD-099, DD-100 */
const ATTACKS = ['forward', 'broadsides'] as const;
export const attack = word(ATTACKS);

export const board = word(BOARDS);

/** DD-044 */
const PHASES = ['setup', 'roundStart', 'action', 'pillage', 'roundEnd'] as const;
export const phase = word(PHASES);
