import type { Infer, InferAll, Item, Seen } from '@quarterdeck/kernel';
import { fixed, flag, int, late, list, maybe, record, seat } from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import {
  board,
  captain,
  card,
  dieFace,
  facing,
  jewel,
  landmark,
  location,
  mapTile,
  phase,
  region,
  relic,
  ship,
  symbol,
  waterTile,
} from '../pack/fields.ts';
import type { DoubloonsPack } from '../pack/pack-shape.ts';
import type { Printed } from '../pack/printed.ts';
import type { DoubloonsChoices } from './choices.ts';
import type { EVENTS } from './events.ts';
import type { FRAMES } from './frames.ts';
import type { DoubloonsOptions } from './options.ts';

// The book says "player" and "pirate" for a person and for everything in front of one. Here `seat`
// is the person who answers and `ship` is the chair: captain, ship, mat and cards. They part when a
// ship is stolen (DD-276, DD-S112). The legendary ghost ship is a ship without a person.

const isController = (
  here: { readonly controller: number | null },
  viewer: number | 'spectator',
): boolean => here.controller === viewer;

/** DD-013, DD-S156: all but the cards in hand and face down is open. */
const SHIP = record({
  open: {
    ship,
    /** Null: the legendary ghost ship. */
    controller: maybe(seat),
    /** Null until it is chosen (DD-038); of the legendary ghost ship, whose figure it is (DD-262). */
    captain: maybe(captain),
    /** Null until the ship is placed (DD-041). */
    region: maybe(region),
    facing,
    /** 0: a ghost ship (DD-S72). */
    hull: int,
    crew: int,
    reputation: int,
    doubloons: int,
    /** Pillage tokens. */
    pillage: int,
    orbs: int,
    compasses: int,
    jewels: list(jewel),
    fragments: list(symbol),
    relics: list(relic),
    /** Where its captain is on the island; null when nowhere there. */
    location: maybe(location),
    /** DD-S153 */
    reachedCrater: flag,
    /** The space on the captain's track, or of the end game tracker (DD-S18); 0: not on it. */
    track: int,
    /** This round's revealed cards, by slot (DD-055). */
    faceUp: list(card),
    /** How many of them are fully executed (DD-S108). */
    executed: int,
  },
  told: {
    hand: { as: list(card), to: isController },
    /** Programmed and not yet revealed, the next one first (DD-052). */
    faceDown: { as: list(card), to: isController },
    /** Landmarks drawn, of which one is kept (DD-236, DD-S51). */
    looking: { as: list(landmark), to: isController },
  },
});

const REGION = record({ open: { tile: waterTile, shells: list(relic) } });
const PLACE = record({ open: { landmark: maybe(landmark), totems: list(relic) } });
const MODULE_FLAGS = record({
  open: {
    blackJewel: flag,
    advancedScoring: flag,
    legendaryGhostShip: flag,
    stealShip: flag,
    compass: flag,
    alternateIsland: flag,
  },
});

export const STATE = record({
  open: {
    printed: fixed<Printed>(),
    modules: MODULE_FLAGS,
    board,
    round: int,
    phase,
    /** The ship that has the initiative token. */
    initiative: ship,
    /** 1 to 3 in the Action Phase, else 0. */
    slot: int,
    /** Whose turn it is. */
    turn: maybe(ship),
    /** By seat at the start; the legendary ghost ship is the last one (DD-S122). */
    ships: list(SHIP),
    /** The water regions, clockwise. */
    regions: list(REGION),
    /** The locations of the island. */
    places: list(PLACE),
    supply: int,
    /** Doubloons on the island. */
    island: int,
    pillagePile: int,
    /** The fragment types in use (DD-030, DD-S24). */
    symbols: list(symbol),
    /** Special map tiles that were drawn and are out of the game (DD-073, DD-074, DD-S159). */
    spentTiles: list(mapTile),
    /** Landmarks being Exploited, the innermost last; null where none could be drawn (DD-S45). */
    revealed: list(maybe(landmark)),
    /** DD-160 */
    removedLandmarks: list(landmark),
    /** DD-S33 */
    discards: list(card),
    /** The last result of the attack die, for the step that rolled it. */
    die: maybe(dieFace),
    /** The treasure has been dug up (DD-202, DD-314). */
    dug: flag,
    /** The end is triggered: this round is the last (DD-227). */
    ending: flag,
    over: flag,
    /** Captain cards that were exchanged before anybody resolved them, this round (DD-281). */
    unresolved: late(list(card)),
  },
  shut: {
    /** Each from the bottom to the top. */
    deck: list(card),
    mapStack: list(mapTile),
    /** By colour, in the order of COLOURS. */
    stacks: list(list(landmark)),
    jewelPool: list(jewel),
    crater: list(relic),
    /** Out of the game, unseen: DD-031, DD-287, DD-291. */
    boxedFragments: list(symbol),
    boxedRelics: list(relic),
  },
});

/** Steps write this. */
// Interfaces, so that an error says `Doubloons` and not four hundred characters of fields.
export interface Draft extends Infer<typeof STATE> {}
/** Questions read this; a view's state has this type too. */
export interface Doubloons extends Seen<Draft> {}
export interface ShipDraft extends Item<Draft['ships']> {}
export interface Ship extends Item<Doubloons['ships']> {}

export interface Frames extends InferAll<typeof FRAMES> {}
export interface Events extends InferAll<typeof EVENTS> {}

export type Kinds = {
  state: Draft;
  frames: Frames;
  choices: DoubloonsChoices;
  events: Events;
  clause: ClauseId;
  options: DoubloonsOptions;
  pack: DoubloonsPack;
  printed: Printed;
  asides: never;
};
