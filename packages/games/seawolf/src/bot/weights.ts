// What the judgement weighs things by. These were set by hand; an Admiral goes by others, which were learned.

/** In thalers, where nothing else is said. */
export const WEIGHTS = {
  /** How many thalers' worth of luck lies ahead, at least and for each round to come: the more, the less a lead means. */
  luck: { least: 1.2, perRound: 0.7 },
  /** With this many rounds left or more, the end is distant. */
  far: 8,
  /** How many markers a captain takes from one row in a round, about. */
  loadsPerRow: 0.3,
  cargo: {
    /** What a round of waiting leaves of a gain. */
    roundLater: 0.85,
    /** Rum that a port offers, each. */
    portRum: 0.3,
    /** A good that no delivery in model needs, while there is time to sell it. */
    spare: 1,
    /** What is left of a good after the last round (SW-292). */
    leftOver: 0.5,
    /** Something aboard that will be thrown away for room. */
    thrownAway: 0.9,
  },
  /** What a treasure chest holds, about. */
  chest: 2,
  /** What a loot lost is worth to the loser, about. */
  lootLost: 0.9,
  /** What is left of the danger between two rounds: everybody sails before the pirate fights again. */
  idleDanger: 1,
  /** A loot that is likely to be owed to the pirate, while battles are under way. */
  owed: 0.9,
  /** A loot more or less in battles between captains, as those expect who share a tile. */
  rivals: {
    gain: 0.7,
    loss: 0.8,
    /** What the Lucky captain may take on equal hits. */
    tie: 0.25,
  },
  /** Each rum of a port where something was unloaded, until the turn is over. */
  visit: { rum: 0.5 },
  /** What the best tile around offers for the round after: each good that it shows, and the like. */
  around: {
    good: 0.1,
    cannon: 0.1,
    actions: {
      shipExtension: 0.3,
      tradeGoodsRum: 0.1,
      tradeGoods: 0.15,
      freeRum: 0.2,
      thaler: 0.25,
      islandOfPeace: 0.03,
    },
  },
  /** What the actions on a tile ahead could bring. */
  hope: {
    /** How much of it counts: a hope is never worth the thing. */
    share: 0.7,
    cannon: 1.2,
    /** Room must be made by throwing something away. */
    noRoom: 1,
    /** An extension, and each point of its value. */
    extension: 0.6,
    extensionPoint: 0.45,
    /** A good that is given for rum. */
    goodForRum: 1,
    /** Two goods for one, at any time and the more of it early in the game. */
    trade: { always: 0.5, early: 0.5 },
  },
  missions: {
    /** Dice decide: cannons make it likely, never certain. */
    byDice: 0.85,
    /** Cannons that make it as likely as it gets: to beat the pirate, and beyond the hits that are needed. */
    toBeatPirate: 3,
    beyondHits: 2,
    /** How likely no mutiny comes with no rum aboard, and with one. */
    noMutiny: [0.3, 0.9],
    /** How far rum counts as spent once it is laid out for a course: some may be loaded on arrival. */
    courseAhead: 0.8,
    /** What is left of the way to six rum where the hold has room for no more than that. */
    fullHold: 0.8,
    /** How likely a race is won that only waits for its marker. */
    met: 0.95,
    /** How likely one nearly met is won, at the end and the more early in the game. */
    nearly: { late: 0.15, early: 0.75 },
  },
  ship: {
    /** What an extension helps over a whole game, by type: the first, and each further one of it. */
    help: {
      hold: [1.6, 0.8],
      cannonBase: [0.8, 0.3],
      extraSail: [2.2, 0],
      extraWick: [0.7, 0.4],
    },
    /** What a cannon wins or saves over a whole game. */
    cannon: 1.1,
    /** How sure a prize is that one would have now, early in the game. */
    firm: 0.35,
    /** What a point of ship value, or a cannon, adds to the hope for its prize, early in the game. */
    valuePoint: 0.45,
    cannonPoint: 0.35,
  },
  rum: {
    /** This much aboard, while there is sailing to do: the first ones matter most. */
    sailing: [-1.8, 0.4, 1.5, 2.2, 2.7, 3.1, 3.4, 3.6],
    /** Each beyond that. */
    further: 0.5,
    /** What is left of each at the end (SW-292). */
    leftOver: 0.5,
  },
};

export type Weights = typeof WEIGHTS;

/** With what follows from them. */
export type Scales = Weights & {
  /** What is left of a gain by the rounds until it comes, no way being longer: bots ask it all the time. */
  readonly left: readonly number[];
};

export const scalesOf = (weights: Weights): Scales => ({
  ...weights,
  left: Array.from({ length: 16 }, (_, wait) => weights.cargo.roundLater ** wait),
});
