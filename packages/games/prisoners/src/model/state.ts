import type { Infer, InferAll, Item, Seen } from '@quarterdeck/kernel';
import { fixed, flag, int, late, list, maybe, record, seat } from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import {
  coordinates,
  deckManeuver,
  doomed,
  face,
  fate,
  hex,
  maneuver,
  phase,
  region,
  roll,
  ship,
  step,
  targetKind,
  territory,
  victory,
} from '../pack/fields.ts';
import type { PrisonersPack } from '../pack/pack-shape.ts';
import type { Printed } from '../pack/printed.ts';
import type { PrisonersAsides, PrisonersChoices } from './choices.ts';
import type { EVENTS } from './events.ts';
import type { FRAMES } from './frames.ts';
import type { PrisonersOptions } from './options.ts';

// The book says "occupied", "controlled" and "conquered" for a territory with a marker: here its
// `controller` (TP-048). A piece is called by the hex it lies on, a ship by its own id as well.

const PLAYER = record({
  open: {
    seat,
    /** The hits of each roll for the first turn (TP-059, TP-060). */
    orderHits: list(int),
    region: maybe(region),
    coordinates: maybe(coordinates),
    /** Maneuvers played in this turn, whoever's turn it is (TP-201, TP-202). */
    plays: int,
    /** Eliminated: out of the game. */
    out: flag,
    /** The turn in which the last ship was lost; null while in the game (TP-287). */
    lostIn: maybe(int),
    /** How many territories were controlled just before that (TP-288). */
    lostWith: int,
    gaveUp: flag,
  },
  /** In the order gained (TP-S58). */
  own: { hand: list(deckManeuver) },
});

const SHIP = record({
  open: {
    ship,
    seat,
    /** Null: sunk. */
    hex: maybe(hex),
    level: int,
    moved: flag,
    explored: flag,
    attacked: flag,
    /** Captured, so that it neither moves nor attacks before its owner's next turn (TP-199). */
    idle: flag,
    /** It sank or captured something by its attack of this turn (TP-136). */
    won: flag,
    /** What Command Maneuvers changed for this turn (TP-109). */
    extraMove: int,
    attackDice: int,
    sinkDefense: int,
    captureDefense: int,
    noReturnFire: flag,
  },
});

/** A destination on the board, unexplored or lying open. */
const DESTINATION = record({
  open: {
    hex,
    explored: flag,
    /** Who looked at it with a maneuver (TP-057). */
    seenBy: list(seat),
  },
  told: {
    // TP-054, TP-057
    face: {
      as: face,
      to: (here, viewer) => here.explored || here.seenBy.some((each) => each === viewer),
    },
  },
});

/** A territory and its maneuver, by the place of the territory in TERRITORIES. */
const TERRITORY = record({
  open: {
    territory,
    controller: maybe(seat),
    /** Who has the Territory Maneuver; null: it lies beside the board. */
    holder: maybe(seat),
    /** 0: ready (TP-157). */
    drawPhasesLeft: int,
    /** By the player whose turn it is (TP-152). */
    capturedThisTurn: flag,
  },
});

const PLAY = record({
  open: {
    seat,
    maneuver,
    /** The play that it cancels, by its place in the list (TP-246). */
    cancels: maybe(int),
  },
});

/** One attack from its declaration to its end (TP-161). */
const ENGAGEMENT = record({
  open: {
    attacker: ship,
    attackerSeat: seat,
    target: hex,
    targetKind,
    targetShip: maybe(ship),
    /** Who controlled the target when it was attacked. */
    targetSeat: maybe(seat),
    phase,
    roll,
    /** Of this phase, in order (TP-167). */
    plays: list(PLAY),
    /** The dice as they lie: true is a hit. Empty before the roll. */
    attackRoll: list(flag),
    returnRoll: list(flag),
    /** The outcome as it stands. */
    targetFate: fate,
    attackerFate: fate,
    /** The attack itself sinks or captures the target, as it stands (TP-257). */
    won: flag,
    doomed,
  },
});

/** What Spyglass showed of a hand, as it was at that moment (TP-057). */
const LOOK = record({ open: { seat, opponent: seat }, own: { hand: list(deckManeuver) } });

const TURN = record({
  open: {
    /** From 1; 0 during setup. */
    number: int,
    /** Whose turn it is; during setup the first player's. */
    seat,
    step,
    attacked: flag,
    /** Deck Maneuvers earned by attacks (TP-143), and more of them by maneuvers (TP-229). */
    draws: int,
    extraDraws: int,
  },
});

const ENDING = record({
  open: {
    seat,
    victory,
    longCalm: flag,
    /** What each seat rolled or revealed for a territory victory, all rounds together; else 0. */
    results: list(int),
  },
});

export const STATE = record({
  open: {
    printed: fixed<Printed>(),
    turn: TURN,
    /** By seat. */
    players: list(PLAYER),
    ships: list(SHIP),
    destinations: list(DESTINATION),
    /** Destinations that were sunk, or captured as privateers. */
    removed: list(face),
    territories: list(TERRITORY),
    engagement: maybe(ENGAGEMENT),
    /** Null: Take No Prisoners is in effect (TP-058, TP-098). */
    cardsAbove: maybe(int),
    topDiscard: maybe(deckManeuver),
    /** Turns in a row without an attack (TP-304). */
    calm: int,
    looks: list(LOOK),
    ending: maybe(ENDING),
    /** Ships chosen to move that stayed where they are, since a ship has moved: their move is left (TP-117). */
    stayed: late(list(ship)),
  },
  shut: {
    /** From the bottom to the top, without Take No Prisoners (TP-052). */
    deck: list(deckManeuver),
    /** The discard pile below its top card, from the bottom up (TP-053). */
    buried: list(deckManeuver),
    /** Destinations that were not placed (TP-084). */
    box: list(face),
  },
});

/** Steps write this. */
// Interfaces, so that an error says `Prisoners` and not four hundred characters of fields.
export interface Draft extends Infer<typeof STATE> {}
/** Questions read this; a view's state has this type too. */
export interface Prisoners extends Seen<Draft> {}
export interface Ship extends Item<Prisoners['ships']> {}
export interface ShipDraft extends Item<Draft['ships']> {}
export interface Destination extends Item<Prisoners['destinations']> {}
export interface Player extends Item<Prisoners['players']> {}
export interface Engagement extends NonNullable<Prisoners['engagement']> {}

export interface Frames extends InferAll<typeof FRAMES> {}
export interface Events extends InferAll<typeof EVENTS> {}

export type Kinds = {
  state: Draft;
  frames: Frames;
  choices: PrisonersChoices;
  events: Events;
  clause: ClauseId;
  options: PrisonersOptions;
  pack: PrisonersPack;
  printed: Printed;
  asides: PrisonersAsides;
};
