import { flag, int, list, maybe, noFields, record, seat, word } from '@quarterdeck/kernel';
import { ACTIONS } from '../pack/components.ts';
import {
  attack,
  captain,
  card,
  colour,
  dieFace,
  facing,
  jewel,
  landmark,
  location,
  mapTile,
  region,
  relic,
  ship,
  symbol,
  waterTile,
} from '../pack/fields.ts';
import { BOARD_EFFECTS } from '../pack/ids.gen.ts';

const ofShip = record({ open: { ship } });
const counted = record({ open: { ship, count: int } });
/** From one ship to another. */
const passed = record({ open: { from: ship, to: ship, count: int } });

/** Why an action does nothing. */
const IDLE_REASONS = [
  'reach',
  'ownIcon',
  'targetIcon',
  'loot',
  'legendary',
  'ghost',
  'hull',
  'pile',
] as const;
export type Idle = (typeof IDLE_REASONS)[number];

/** Why an effect of a landmark comes to nothing. */
const FRUITLESS_REASONS = [
  'reputation',
  'crew',
  'hull',
  'ghost',
  'island',
  'purse',
  'pile',
  'noCrew',
  'unhurt',
  'cost',
  'jewels',
  'enemies',
  'fewest',
  'giver',
  'compass',
  'blackJewel',
  'relics',
] as const;
export type Fruitless = (typeof FRUITLESS_REASONS)[number];

/** Facts, in the past tense. */
export const EVENTS = {
  /** The tile of each region, clockwise (DD-036). */
  'water-laid': record({ open: { tiles: list(waterTile) } }),
  'fragments-dealt': record({ open: { ship, fragments: list(symbol) } }),
  /** By lot (DD-S20). */
  'initiative-drawn': ofShip,
  'captain-chosen': record({ open: { ship, captain, region, facing } }),
  'legendary-placed': record({ open: { ship, captain, region, facing } }),

  'round-begun': record({ open: { round: int, initiative: ship } }),
  'island-replenished': record({ open: { count: int } }),
  'deck-renewed': record({ open: { count: int } }),
  'cards-drawn': record({ open: { seat, ship, count: int }, own: { cards: list(card) } }),
  programmed: noFields,
  'card-revealed': record({ open: { ship, slot: int, card } }),
  'turn-begun': record({ open: { ship, slot: int, card } }),
  'card-exchanged': record({ open: { ship, target: ship, slot: int, mine: card, theirs: card } }),
  /** DD-010: an action that is performed and does nothing. */
  'action-idle': record({ open: { ship, action: word(ACTIONS), why: word(IDLE_REASONS) } }),
  'action-chosen': record({ open: { ship, action: word(ACTIONS) } }),

  /** The tile of the water that a ship lies in or enters does what it says, now. */
  'water-acted': record({ open: { ship, tile: waterTile } }),
  sailed: record({ open: { ship, from: region, to: region } }),
  'came-about': record({ open: { ship, facing } }),

  'map-tile-drawn': record({ open: { ship, tile: mapTile } }),
  'map-stack-empty': ofShip,
  'advance-declared': record({ open: { ship, symbol: maybe(symbol), followers: list(ship) } }),
  /** The captain went one location on. */
  advanced: record({ open: { ship, from: location, to: location } }),
  'stack-chosen': record({ open: { ship, colour } }),
  'landmarks-looked-at': record({
    open: { seat, ship, colour, count: int },
    own: { landmarks: list(landmark) },
  }),
  'landmark-drawn': record({ open: { ship, landmark, location: maybe(location) } }),
  'landmark-replaced': record({ open: { ship, landmark, colour } }),
  'resolver-chosen': record({ open: { ship, target: ship, landmark } }),
  'landmark-resolved': record({ open: { ship, landmark } }),
  /** DD-012, DD-S54: one of its effects does nothing. */
  'landmark-idle': record({ open: { ship, landmark, why: word(FRUITLESS_REASONS) } }),
  'landmark-returned': record({ open: { landmark } }),

  'hull-gained': counted,
  damaged: record({ open: { ship, by: maybe(ship), count: int } }),
  'ship-sunk': record({ open: { ship, by: maybe(ship) } }),
  redeemed: record({ open: { ship, hull: int } }),
  'crew-gained': counted,
  'crew-lost': counted,
  'crew-passed': passed,
  'crew-without-room': counted,
  'reputation-gained': counted,
  'reputation-lost': counted,
  'doubloons-gained': counted,
  'doubloons-lost': counted,
  'doubloons-passed': passed,
  'pillage-gained': counted,
  'jewel-drawn': record({ open: { ship, jewel } }),
  'jewel-passed': record({ open: { from: ship, to: ship, jewel } }),
  /** To the legendary ghost ship (DD-263). */
  'fragment-dealt': record({ open: { ship, symbol } }),
  'fragment-passed': record({ open: { from: ship, to: ship, symbol } }),
  'fragments-swapped': record({
    open: { ship, target: ship, gave: symbol, took: symbol },
  }),
  'orb-passed': record({ open: { from: ship, to: ship } }),
  'compass-used': ofShip,
  'compass-passed': record({ open: { from: ship, to: ship } }),

  attacked: record({ open: { ship, kind: attack, region, targets: list(ship) } }),
  'die-rolled': record({ open: { ship, face: dieFace, again: flag } }),
  boarded: record({ open: { ship, target: ship, effect: word(BOARD_EFFECTS) } }),
  'ship-stolen': record({ open: { ship, target: ship, by: seat, from: seat } }),
  'cards-taken-over': record({
    open: { seat, ship },
    own: { hand: list(card), faceDown: list(card) },
  }),

  'legendary-acted': ofShip,
  /** DD-195: who has tokens shares the island's doubloons, or nobody does. */
  'pillage-begun': record({ open: { holders: list(ship), island: int } }),
  'treasure-dug-up': noFields,
  'landmarks-returned': noFields,
  'captains-returned': noFields,
  'track-moved': record({ open: { ship, space: int } }),
  'end-triggered': ofShip,
  'initiative-passed': ofShip,
  'game-ended': record({ open: { round: int } }),

  'duel-begun': record({ open: { ship, target: ship } }),
  'relic-gained': record({ open: { ship, relic } }),
  /** On its way to the board (DD-299). */
  'relic-drawn': record({ open: { ship, relic } }),
  'relic-placed': record({
    open: { ship, relic, location: maybe(location), region: maybe(region) },
  }),
  'totem-taken': record({ open: { ship, relic, location } }),
  'shell-taken': record({ open: { ship, relic, region } }),
  'relic-stolen': record({ open: { ship, target: ship, relic } }),
  'relics-swapped': record({ open: { ship, target: ship, gave: relic, took: relic } }),
  'crater-opened': noFields,
  'trackers-placed': noFields,
};
