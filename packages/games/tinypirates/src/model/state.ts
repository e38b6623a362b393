import type { Infer, InferAll, Item, Seen } from '@quarterdeck/kernel';
import { fixed, flag, int, list, maybe, record, seat } from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import {
  booty,
  captain,
  captainCard,
  crates,
  crewCard,
  deckhands,
  keptToken,
  mapCard,
  merchant,
  merchantCard,
  order,
  pirate,
  port,
  searchKind,
  soloHelm,
  soloLegend,
  space,
  step,
} from '../pack/fields.ts';
import type { TinyPiratesPack } from '../pack/pack-shape.ts';
import type { Printed } from '../pack/printed.ts';
import type { TinypiratesChoices } from './choices.ts';
import type { EVENTS } from './events.ts';
import type { FRAMES } from './frames.ts';
import type { TinypiratesOptions } from './options.ts';

// The book says "Booty", "Booty Crate" and "cube" for one thing: here a crate, and `booty` is its
// type. "Captain" means the pawn on the Wheel as well as the Captain Card: `captainAt` is the pawn,
// `captain` the side of the card that lies face-up. A `pirate` is a captain with ship and mats: a
// player, or alone at the table also the Solo Pirate.

const PIRATE = record({
  open: {
    pirate,
    /** Null: the Solo Pirate. */
    seat: maybe(seat),
    /** Null until the ship is placed (TE-041). */
    space: maybe(space),
    /** It lies on the Cove of its card (TE-180). */
    hiding: flag,
    gold: int,
    /** The crates aboard, in the order they were loaded. */
    hold: crates,
    sureFire: int,
    /** Legend Level, 1 to 6; of no meaning for the Solo Pirate. */
    legend: int,
    /** TE-130: it has had its Mutiny. */
    bloodied: flag,
    /** Null for the Solo Pirate (TE-304). */
    captainCard: maybe(captainCard),
    /** Null until the side is chosen (TE-043). */
    captain: maybe(captain),
    crew: list(crewCard),
    /** Kept Search Tokens (TE-136). */
    tokens: list(keptToken),
    /** By space of the Wheel; space 0 is Hide Out. */
    orders: list(order),
    captainAt: int,
    /** By space of the Wheel: a Deckhand stands there. */
    wheel: list(flag),
    deckhands,
    /** TE-025: the fourth Deckhand still waits on the Legend Track. */
    waiting: flag,
  },
});

/** A place of the Sea with its Map Card. */
const PLACE = record({
  open: {
    card: mapCard,
    /** The Search Token was turned over and taken (TE-139). */
    searched: flag,
    /** Who buried a Treasure here. */
    treasure: maybe(pirate),
  },
  // TE-017
  told: { token: { as: searchKind, to: (here) => here.searched } },
});

const MERCHANT = record({
  open: {
    merchant,
    space,
    target: port,
    /** Null only while it is being reset or delivers. */
    crate: maybe(booty),
    /** Face-up in its slot. */
    card: merchantCard,
  },
});

const TURN = record({
  open: {
    /** From 1; 0 during setup. */
    round: int,
    /** Whose turn it is; during setup the first player. */
    pirate,
    step,
    /** The Captain crossed the Ship Line (TE-071). */
    crossed: flag,
    /** The Crew row was replaced (TE-125). */
    rowReplaced: flag,
    /** Deckhands whose Extort Gold Hide Out has already paid (TE-S67). */
    extorted: int,
  },
});

/** One Attack from the choice of its target to its end. */
const BATTLE = record({
  open: {
    attacker: pirate,
    /** One of these two is the target. */
    merchant: maybe(merchant),
    defender: maybe(pirate),
    /** By the Attack Order, so that Rerolls count (TE-220). */
    ordered: flag,
    /** Of the Solo Pirate's Helm or loop space (TE-344). */
    extraHits: int,
    /** Dice as they lie; empty before the roll. */
    attackDice: list(int),
    defenceDice: list(int),
    /** Fixed once the attacker is done with the dice (TE-170). */
    attackDamage: maybe(int),
    defenceDamage: maybe(int),
    /** Crew Cards whose Reroll is used (TE-219). */
    rerolls: list(crewCard),
  },
});

/** An icon of a Crew Card whose Bonus Action can still be taken, by its place on the card. */
const CREW_ICON = record({ open: { card: crewCard, place: int } });

/** Step 4 while it lasts. */
const BONUS = record({
  open: {
    /** The Captain's actions from this place on can still be taken (TE-198); null: none (TE-197). */
    captainFrom: maybe(int),
    crew: list(CREW_ICON),
  },
});

const SOLO = record({
  open: {
    helm: soloHelm,
    legend: soloLegend,
    /** The space of the loop where its Legend Token lies. */
    loop: int,
    /** Its last roll; null before the first (TE-314). */
    die: maybe(int),
  },
});

/** The crates in the Booty Bag: how many is public, the next draw is chance (TE-S27). */
const BAG = record({ open: { sugarcane: int, rum: int, coffee: int, gunpowder: int } });

export const STATE = record({
  open: {
    printed: fixed<Printed>(),
    turn: TURN,
    /** By seat; alone, the Solo Pirate is the second. */
    pirates: list(PIRATE),
    firstPlayer: pirate,
    solo: maybe(SOLO),
    /** By space. */
    sea: list(PLACE),
    /** Orange, then Green. */
    merchants: list(MERCHANT),
    /** Null until it is placed (TE-040). */
    navy: maybe(space),
    bag: BAG,
    /** The markers of the Market, from the 2 Gold spot up (TE-029). */
    market: list(booty),
    crewRow: list(crewCard),
    /** Merchant Cards that left the game. */
    sunkCards: list(merchantCard),
    /** Crates that were drawn or taken and wait for room, first come first (TE-S43). */
    loading: crates,
    battle: maybe(BATTLE),
    bonus: maybe(BONUS),
    /** Who buried the third Treasure first: the round is completed (TE-251). */
    endedBy: maybe(pirate),
    over: flag,
  },
  shut: {
    /** From the bottom to the top. */
    crewDeck: list(crewCard),
    /** From the bottom to the top. */
    merchantDeck: list(merchantCard),
    /** The unused Search Tokens (TE-019). */
    box: list(searchKind),
  },
});

/** Steps write this. */
// Interfaces, so that an error says `Tinypirates` and not four hundred characters of fields.
export interface Draft extends Infer<typeof STATE> {}
/** Questions read this; a view's state has this type too. */
export interface Tinypirates extends Seen<Draft> {}
export interface Pirate extends Item<Tinypirates['pirates']> {}
export interface PirateDraft extends Item<Draft['pirates']> {}
export interface Battle extends NonNullable<Tinypirates['battle']> {}

export interface Frames extends InferAll<typeof FRAMES> {}
export interface Events extends InferAll<typeof EVENTS> {}

export type Kinds = {
  state: Draft;
  frames: Frames;
  choices: TinypiratesChoices;
  events: Events;
  clause: ClauseId;
  options: TinypiratesOptions;
  pack: TinyPiratesPack;
  printed: Printed;
  asides: never;
};
