// The fields that state, frames and events share.

import type { Id, Schema } from '@quarterdeck/kernel';
import { id, packId, word } from '@quarterdeck/kernel';
import { COORDINATES, FACES, type Maneuver } from './components.ts';
import { type DeckManeuver, TERRITORIES } from './ids.gen.ts';

/** A hex of the board by its place in `printed.hexes`. */
export type HexId = Id<'hex'>;
/** A ship by its place in `g.ships`: it keeps it when it is captured, and when it is sunk. */
export type ShipId = Id<'ship'>;
/** A quarter of the board: 0 is region 1. */
export type RegionId = Id<'region'>;

export const hex = id('hex');
export const ship = id('ship');
export const region = id('region');

export const coordinates = word(COORDINATES);
export const deckManeuver: Schema<DeckManeuver> = packId('maneuver', 'deckManeuver');
export const maneuver: Schema<Maneuver> = packId('maneuver');
export const territory = word(TERRITORIES);
/** What a destination shows when it is flipped. */
export const face = word(FACES);

/** TP-103 */
export const TURN_STEPS = [
  'command',
  'move',
  'explore',
  'engage',
  'upgrade',
  'draw',
  'territory',
  'end',
] as const;
const STEPS = ['setup', ...TURN_STEPS] as const;
export type Step = (typeof STEPS)[number];
export const step = word(STEPS);

/** TP-161: when maneuvers are played in an engagement. */
const PHASES = ['engagement', 'aftermath'] as const;
export const phase = word(PHASES);

/** TP-164: the two rolls of an engagement. */
const ROLLS = ['attack', 'return'] as const;
export const roll = word(ROLLS);

/** What can be attacked. */
const TARGETS = ['ship', 'shark', 'squid', 'privateer', 'territory'] as const;
export type TargetKind = (typeof TARGETS)[number];
export const targetKind = word(TARGETS);

/** What becomes of a piece when the engagement ends, as it stands (TP-196). */
const FATES = ['stays', 'sunk', 'captured'] as const;
export type Fate = (typeof FATES)[number];
export const fate = word(FATES);

/** TP-302: whose ship nothing can save any more. */
const DOOMED = ['nobody', 'attacker', 'target', 'both'] as const;
export const doomed = word(DOOMED);

/** TP-280, TP-291: a territory victory is decided by dice or by cards. */
const VICTORIES = ['fleet', 'lastManStanding', 'territoryByDice', 'territoryByCards'] as const;
export type Victory = (typeof VICTORIES)[number];
export const victory = word(VICTORIES);
