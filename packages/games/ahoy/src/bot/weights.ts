// What the judgement weighs things by. These were set by hand; an Admiral goes by others, which were learned.

/** In Fame, where nothing else is said. */
export const WEIGHTS = {
  /** How much luck lies ahead, at least and for each round to come: the more, the less a lead means. */
  luck: { least: 2, perRound: 1.6 },
  /** Fame a power may make in the best of rounds; the first to it ends the game. */
  pace: 4.5,
  control: {
    /** How much a lead of one control says while many dice are unplaced, and when none is. */
    early: 0.65,
    late: 1.7,
    /** A later round's region counts for less than one that is scored soon. */
    laterRound: 0.4,
  },
  union: {
    /** A Ready Comrade: the first of them are soon placed, the others hardly ever. */
    ready: 0.6,
    moreReady: 0.2,
    /** Plans: those with a lasting ship are worth most. */
    planInHand: 0.5,
    planInPlay: 1.2,
    planPlayed: 0.52,
  },
  squadron: { patrolInSupply: 0.12, stronghold: 0.6 },
  /** Each that is soon spent, and each beyond those. */
  gold: { each: 0.3, further: 0.08 },
  /** What a power has besides Fame and a place on the map. */
  purse: {
    crew: 0.55,
    crewPerGold: 0.2,
    /** The more slots are damaged, the worse the next is. */
    damage: 0.3,
    moreDamage: 0.08,
    /** A repair that is to come, of what it may mend. */
    mended: 0.6,
    /** A loaded Cannons die, and each point it can still be lowered by. */
    loaded: 0.25,
    shot: 0.09,
    /**
     * What a die on an action is hoped to bring that shows only with a later answer. What an action
     * brings at once, or what an open move may reach, is seen on the map.
     */
    hopes: { order: 0.5, deploy: 1, inspire: 1.4 },
    /** A die on Crew or on a ship's plan. */
    otherSlot: 0.5,
  },
  /** What a Smuggler has besides Fame, Cargo and a place on the map. */
  smuggler: {
    crew: 0.3,
    crewPerGold: 0.12,
    /** Crew whose slot moves the Flagship. */
    sailingCrew: 0.5,
    /** Slots that are damaged: those that move the Flagship are needed in every round. */
    damage: { sail: 0.55, 'full-sail': 0.8, tailwind: 0.35, cannons: 0.15, negotiate: 0.15 },
    damagedCrew: 0.2,
    moreDamage: 0.06,
    /** A repair that is to come, of what it may mend. */
    mended: 0.5,
    /** Loaded Cannons, which force battles on it, and each point they can still be lowered by. */
    loaded: -0.1,
    shot: 0.05,
    /** AH-218: at an Island, a card is to come. */
    negotiated: 0.3,
    otherSlot: 0.1,
    /** AH-214: each point of the best die left while Full Sail is open. */
    fullSail: 0.05,
  },
  battle: {
    /** What it is about. */
    stake: 1.6,
    /** How much a lead of one says, and how many times as much once dice are rolled. */
    lead: 0.55,
    rolled: 8,
    /** A reward that a won battle gives. */
    reward: 1.1,
  },
  anchorage: {
    harbor: 0.4,
    /** A Comrade on offer: counted as high as a Ready one, it won the Union fewer matches. */
    comrade: 0.25,
    /** How much of it counts: what is taken is better. */
    share: 0.95,
  },
  /** What a power's Flagship may still reach. */
  move: {
    /** What may be reached is not yet had. */
    perhaps: 0.9,
    /** A jump whose aim is still open. */
    jump: 0.5,
    /**
     * What a region that nobody has found yet may give a power, of what the best of them would: the
     * Squadron has to spread thin for it, and Comrades need its Island.
     */
    unfound: { bluefin: 0.2, mollusk: 0.35 },
  },
  cargo: {
    /** A delivery: its Fame, and what its reward is hoped to be worth. */
    delivered: 2,
    rewarded: 1,
    /** What a delivery that is under way has more: it costs what the wealth brings to others. */
    underWay: 2.5,
    /** What a delivery is worth while it is still to come. */
    held: 0.9,
    /** A card in the Market, less sure than one in the hold, and a second one. */
    fetched: 0.75,
    fetchedNext: 0.35,
    /** Where nothing in the Market will do. */
    waiting: -2,
    /** A step that is still open is less than one that is taken. */
    stillMoving: 0.08,
    /** A move that may still lead off the map, as long as much of it is hidden. */
    mayExplore: 0.07,
    /** A card more in the hold costs nothing: it is thrown away for a better one. */
    inHold: 0.25,
    /** Every Island, the more the nearer. */
    island: 0.12,
  },
  pledges: {
    /** An Island of the card's suit that is not yet found. */
    unknown: 0.25,
    /**
     * A delivery that is done, beside its Fame: without it, a captain finds Cargo in the hold as good as
     * delivered, because the wealth it brings is for others.
     */
    done: 0.8,
  },
  /** The Rewards grid. */
  grid: {
    /** How much of the way over it counts, and how much less each further space of it. */
    share: 0.65,
    next: 0.75,
    /** With fewer rounds left than these, fewer rewards come. */
    rounds: 2,
    goldSpent: 0.2,
    /** What gold buys depends on the purse. */
    rewards: {
      'move-2': 0.8,
      'move-2-ignore': 0.9,
      'fame-1': 1,
      'fame-2': 2,
      'fame-3': 3,
      'fame-4-wealth': 4,
      'recruit-1': 0.7,
      'free-tailwind': 0.7,
      'gold-1': 0.3,
      'gold-2': 0.5,
      'repair-all': 0.5,
      'repair-all-fame': 1.2,
      'add-tile': 0.4,
    },
  },
  /** How many steps these count as. */
  steps: {
    /** A way through Wreckage. */
    wreckage: 2.5,
    /** A battle, which ends the movement. */
    battle: 1.2,
    /** A Tailwind, for which a die of its value has to come. */
    jump: 5,
    /** What a die moves a Flagship. */
    ofDie: 2.2,
    /** To find one more tile, and to leave the map from an Island. */
    oneTile: 2.5,
    toTheEdge: 1.5,
    /** From an Island that is not yet laid to one that is. */
    back: 4,
    /** A tile that is drawn without a ship. */
    addedTile: 3,
  },
  routes: {
    /** What a step might bring elsewhere. */
    step: 0.42,
    /** To be there is safer than to be on the way. */
    notYetThere: 0.3,
    /** What a step leaves of an Island for which there is no load yet. */
    near: 0.85,
    /** What one more step leaves of a gain for which no die is left. */
    tooLate: 0.6,
    /** AH-163: what is left of an Island with a Stronghold, and what it costs to find it shut. */
    shut: 0.3,
    shutOut: 2,
  },
};

export type Weights = typeof WEIGHTS;

/** Ready for judging. */
export type Scales = Weights;

/** A power of 1 or more would not vanish for what is out of reach. */
const MOST_LEFT = 0.99;

export function scalesOf(weights: Weights): Scales {
  const { near, tooLate } = weights.routes;
  const routes = {
    ...weights.routes,
    near: Math.min(MOST_LEFT, near),
    tooLate: Math.min(MOST_LEFT, tooLate),
  };
  return { ...weights, routes };
}
