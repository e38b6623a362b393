// The fields that state, frames and events share.

import type { Id, Schema } from '@quarterdeck/kernel';
import { id, int, list, packId, record, word } from '@quarterdeck/kernel';
import { ASSIGNMENTS, BOOTY, MERCHANTS, ORDERS, PORTS, STATIONS } from './components.ts';
import type {
  Captain,
  CaptainCard,
  CrewCard,
  MerchantCard,
  SoloHelm,
  SoloLegend,
} from './ids.gen.ts';
import { MAP_CARDS, SEARCH_KINDS } from './ids.gen.ts';

/** A place of the Sea: row times four plus column, row 0 at the top. */
export type SpaceId = Id<'space'>;
/** A pirate by its place in `g.pirates`: that of its seat; alone, 1 is the Solo Pirate. */
export type PirateId = Id<'pirate'>;

export const space = id('space');
export const pirate = id('pirate');
/** Of a Wheel, 0 to 5 (TE-053). */
export const wheelSpace = int;

export const booty = word(BOOTY);
export const crates = list(booty);
export const order = word(ORDERS);
export const assignment = word(ASSIGNMENTS);
/** Where a Deckhand may be put by choice (TE-S29). */
export const station = word(STATIONS);
export const merchant = word(MERCHANTS);
export const port = word(PORTS);
export const mapCard = word(MAP_CARDS);
export const searchKind = word(SEARCH_KINDS);
export const merchantCard: Schema<MerchantCard> = packId('merchantCard');
export const crewCard: Schema<CrewCard> = packId('crew');
export const captainCard: Schema<CaptainCard> = packId('captainCard');
/** A side of a Captain Card. */
export const captain: Schema<Captain> = packId('captain');
export const soloHelm: Schema<SoloHelm> = packId('soloHelm');
export const soloLegend: Schema<SoloLegend> = packId('soloLegend');

/** TE-136: the Search Tokens that are kept. */
const KEPT_TOKENS = ['sail2', 'calm'] as const;
export type KeptToken = (typeof KEPT_TOKENS)[number];
export const keptToken = word(KEPT_TOKENS);

/** Merchants and Navy, in the order they sail (TE-228). */
const NPC_SHIPS = [...MERCHANTS, 'navy'] as const;
export type NpcShip = (typeof NPC_SHIPS)[number];
export const npcShip = word(NPC_SHIPS);

/** Where a Deckhand can stand: one of the Assignments, or a space of the Wheel. */
const POSTS = [...ASSIGNMENTS, 'wheel'] as const;
export type Post = (typeof POSTS)[number];
export const post = word(POSTS);

/** TE-050 */
const STEPS = ['setup', 'order', 'sail', 'execute', 'bonus', 'shipLine', 'over'] as const;
export type Step = (typeof STEPS)[number];
export const step = word(STEPS);

/** TE-170: whose dice. */
const SIDES = ['attack', 'defence'] as const;
export type Side = (typeof SIDES)[number];
export const side = word(SIDES);

/** TE-181, TE-221: what lets Deckhands be moved. */
const REASSIGNMENTS = ['hideOut', 'reassign'] as const;
export type Reassignment = (typeof REASSIGNMENTS)[number];
export const reassignment = word(REASSIGNMENTS);

/** Deckhands on the four Assignments. */
export const deckhands = record({
  open: { rigging: int, cannons: int, extort: int, repair: int },
});
