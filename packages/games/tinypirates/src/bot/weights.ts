import { at } from '@quarterdeck/kernel';

// What the judgement weighs things by. These were set by hand; an Admiral goes by others, which were learned.

/** In Gold, where nothing else is said. */
export const WEIGHTS = {
  /** How much of a lead makes a win likely. */
  spread: 6,
  /** A buried Treasure; the Gold for it is worth less as long as it is not buried. */
  treasure: 16,
  /** The dearest Treasure that Gold is kept for, and what a piece of Gold beyond that is worth. */
  gold: { enough: 11, spare: 0.3 },
  /**
   * Of its value: a crate has yet to be carried to a Market. Alike ones are sold together, and all the
   * crates of a special trade are worth more with the Crew Card that makes it.
   */
  hold: { aboard: 0.5, alike: 0.4, deal: 1.2 },
  /** Deckhands where they help; the second at one place helps less. */
  deckhands: { posted: 1.1, postedAgain: 0.8, onWheel: 0.45 },
  /** What each card is worth, its symbols and its hits; and a Mutiny that may still come. */
  cards: {
    crew: 0.5,
    symbol: 0.35,
    autoHit: 1,
    mutinyLeft: 0.4,
    /** What a Bonus Action of Crew is worth in all turns to come, more than in the next. */
    actions: {
      bury: 0.3,
      plunder: 0.2,
      trade: 0.2,
      tradeSpecial: 0.2,
      crewUp: 0.1,
      search: 0.2,
      attack: 0.2,
      /** Each piece of Gold. */
      gainGold: 0.2,
      exchange: 0.15,
      reroll: 0.2,
      reassign: 0.2,
      sail: 0.2,
      sailNavy: 0.1,
      sailMerchant: 0.05,
    },
  },
  legend: 2.2,
  sureFire: 0.7,
  token: 0.7,
  hiding: 0.1,
  /** What Orders bring. */
  orders: {
    /** A crate from the bag, as far as there is room for it. */
    drawn: 1.9,
    withoutRoom: 0.3,
    /** A crate that is sold, beyond what it was worth aboard. */
    sold: 0.4,
    search: 1.7,
    hired: 1.2,
    replaced: 0.3,
    /** What Hide Out brings for each Deckhand in Repair and on the Wheel. */
    outOfRepair: 0.9,
    offTheWheel: 0.4,
  },
  /** What Bonus Actions bring. */
  bonuses: {
    /** Of an Order, once more as a Bonus Action. */
    again: 0.6,
    exchange: 0.4,
    sail: 0.5,
    navyAway: 0.3,
    merchantNearer: 0.15,
    /** To move Deckhands, and each one that leaves Repair by it. */
    reassign: 0.1,
    outOfRepair: 0.8,
  },
  battle: {
    /** What a win brings, and what the Legend of another costs. */
    legend: 3,
    legendOfOther: 1.5,
    crate: 1.6,
    /** Jostled, and a Sure-fire for it. */
    defeat: -0.6,
    tie: 0.6,
    /** What a Sure-fire at hand adds to a roll against another pirate, in damage. */
    fuse: 0.6,
    /** How surely a lead of one in expected damage wins against another pirate. */
    sureness: 1,
    /** The part of the dice that Crew lets roll again, and that should be, which are. */
    reroll: 0.9,
  },
  plans: {
    jostled: 0.7,
    /** Each Deckhand that the Navy sends to Repair. */
    caught: 1.05,
    /** What is left of a worth for every step that is missing, now and in the next turn. */
    step: 0.8,
    stepLater: 0.9,
    /** How much of a turn that has yet to come counts. */
    later: 0.7,
    /** A Deckhand left on the Wheel. */
    skip: 0.5,
    /** How much Gold for a Treasure there is in what an Order brings. */
    goldIn: { trade: 2, attack: 0.5 },
  },
  /** What lies more than a turn ahead. */
  ahead: {
    /** The third Treasure wins, unless another pirate does better in the same round. */
    won: 8,
    /** How much of what the way to a Bury Site takes from a Treasure counts. */
    pull: 0.4,
    /** What every turn on the way leaves of a Treasure. */
    haste: 0.75,
    /** Gold that a turn brings. */
    earned: 2.5,
  },
};

export type Weights = typeof WEIGHTS;

/** With what follows from them, as bots ask for powers all the time. */
export type Scales = Weights & {
  /** What is left of a worth, by the steps that are missing. */
  readonly stepsLeft: readonly number[];
  readonly stepsLeftLater: readonly number[];
  /** What is left of a Treasure, by the Gold that is missing. */
  readonly earningLeft: readonly number[];
  /** What is left of it, by what a ship sails in a turn, and by the steps that are missing. */
  readonly wayLeft: readonly (readonly number[])[];
};

/** More than any way, and than a ship sails or a Treasure costs unless a pack goes far. */
const MOST = 64;

/** A pack that goes farther: as if it went as far as the table. */
export const upTo = <T>(counted: readonly T[], count: number): T =>
  at(counted, Math.min(count, counted.length - 1));

const table = <T>(of: (count: number) => T): readonly T[] =>
  Array.from({ length: MOST }, (_, count) => of(count));

export function scalesOf(weights: Weights): Scales {
  const { plans, ahead } = weights;
  return {
    ...weights,
    stepsLeft: table((steps) => plans.step ** steps),
    stepsLeftLater: table((steps) => plans.stepLater ** steps),
    earningLeft: table((gold) => ahead.haste ** (gold / ahead.earned)),
    // A ship that does not sail at all comes no nearer: as if it sailed a step.
    wayLeft: table((movement) => table((steps) => ahead.haste ** (steps / Math.max(1, movement)))),
  };
}
