// What the judgement weighs things by. These were set by hand; an Admiral goes by others, which were learned.

/** In points, where nothing else is said. */
export const WEIGHTS = {
  /** How many points of luck lie ahead: the more, the less a lead means. */
  luck: { toCome: 9, afterTheDig: 6, atTheEnd: 3 },
  /** How much of what helps later is still worth having: just after the dig, and in the last round. */
  time: { afterTheDig: 0.9, lastRound: 0.25 },
  /** A jewel drawn at random. */
  jewel: 3.8,
  /** Relics: what a visit to a ruin brings. */
  relic: 2.6,
  /** What a card to come brings others, whose cards are not known. */
  unseenCard: 1.1,
  /** How much of a gain another's loss of the same is worth, as long as there is only one other. */
  othersLoss: 1,
  holdings: {
    /** What this many crew members are worth besides their points: cards in hand, the ability, the helm. */
    crew: [0, 0.8, 1.1, 1.2, 1.6],
    /** What a captain's ability is worth while it works. */
    abilities: {
      pollyanna: 0.3,
      widowCheng: 0.7,
      calicoJack: 0.3,
      valparisa: 1,
      hayreddin: 0.7,
      voet: 0,
    },
    /** The part of a doubloon that is stolen, lost or cursed again if all of the match is still to come. */
    fleeting: 0.5,
    /** A ghost ship's doubloons are worth nothing but the way to redemption. */
    towardsRedemption: 0.35,
    orb: 0.8,
    compass: 0.1,
    /** A second fragment turns Hunts into Advances and Exploits; other kinds follow others' Advances. */
    pair: 1.7,
    otherKind: 0.6,
    /** How likely a fragment to come is of another kind. */
    mayBeOther: 0.5,
  },
  risk: {
    /** How likely a ship with next to no hull is sunk before the end, and how fast hull helps. */
    sunk: 0.6,
    safety: 3.2,
    /** What sinking costs besides what it curses, and each jewel that it curses. */
    cost: 2,
    jewelCursed: 1,
    /** A damaged ship can be boarded: the part of what it has that is lost in this way. */
    boarded: 0.06,
    /** What boarders would find: how much of a purse, each jewel, and each level of reputation. */
    loot: { purse: 0.5, jewel: 2, reputation: 1 },
    /** What a landmark costs that sinks a ship, and each doubloon of its purse. */
    byLandmark: { cost: 2, doubloon: 1 },
  },
  /** By how much a ship must lead so that a bonus is as good as safe. */
  bonuses: {
    lead: {
      mostDoubloons: 3,
      mostJewels: 1.5,
      highestReputation: 0.8,
      bestKeptShip: 2.5,
      fullestMap: 0.8,
    },
    /** To be level wins nothing (DD-259). */
    level: 0.5,
  },
  /** What a card with that action is worth in later rounds, more than any other. */
  kept: {
    hunt: 0.25,
    repair: 0,
    pillage: 0.1,
    attackBroadsides: 0,
    attackForward: 0,
    board: 0.05,
  },
  pillage: {
    /** Others may still take tokens: what is left of those a ship has, and of those a card brings. */
    had: 0.85,
    planned: 0.8,
    /** How likely one more card of others ends the double share of the only ship with tokens. */
    joins: 0.25,
    /** A shell in the region: the map stack may be empty by then. */
    shell: 1.5,
  },
  /** What is planned for this round. */
  plans: {
    /**
     * While a card with a Hunt is in play, nobody can tell from the table whether the Hunt is under way:
     * this much of what the other action brings more.
     */
    otherAction: 0.7,
    /** What is planned for later is less sure. */
    later: 0.93,
    /** How likely those who are to be met at sea are still there, in this slot and by each one later. */
    met: { inThisSlot: 0.85, bySlot: 0.75 },
    /** What such actions bring where nobody knows who will be near. */
    usual: { broadsides: 0.6, forward: 0.4, board: 0.5 },
  },
  hunt: {
    exploit: 1.4,
    /** What Island Lore brings, an Advance or an Exploit, and a Protection Orb. */
    islandLore: 2,
    orb: 0.8,
  },
  fights: {
    /** What others lose, as long as there is only one of them: damage, a ship, a crew member, a fragment. */
    damage: 0.5,
    sunk: 3,
    crew: 1.4,
    fragment: 3,
    /** What the attack die does to a ship, for the attacker and all alike. */
    die: 0.4,
    /** What a boarder gains in spite of an Orb. */
    orb: 1,
    /** How likely a card to come shows the icon that a boarding needs. */
    mayShow: 0.4,
  },
  landmarks: {
    /** One of a colour that is not known yet, on the average. */
    unknown: { blue: 0.9, yellow: 1.3, red: -1.2, green: 2.6 },
    /** What others do or give up is worth the same to everybody. */
    flat: {
      enemiesGainPillage: -0.5,
      moveOwnShip: 0.3,
      forceEnemyShip: 0.5,
      mostEnemyGivesToLeastPirate: 0.8,
      advanceOrExploit: 1.5,
      stealCompass: 0.2,
      takeBlackJewelFromPool: -3,
      addRelic: 0.2,
      advanceToBeach: 0.3,
      swapRelic: 0.8,
    },
    crewLost: -1.5,
    /** What is given away helps somebody else. */
    given: { mapFragment: -3, doubloon: -1.3, crew: -1.8 },
  },
  /** What a captain may hope for where it stands. */
  hope: {
    /** The dig, and how much of it is left for each step that is missing. */
    prize: 11.4,
    step: 0.8,
    /** Steps that a captain makes for each step of the foremost rival, and those that it may be behind. */
    pace: 0.9,
    behind: 1.7,
    slope: 0.9,
    /** The dig is settled, but some cards may still be played. */
    late: 0.1,
    /** What is left of a relic for each step to the ruin, and of all that once the dig is over. */
    ruinStep: 0.7,
    dug: 0.4,
    /** A ruin has to be left before it can be visited again. */
    atRuin: 0.5,
    /** The part of a jewel that a ruin still brings when the crater has no more relics, or will be dug up. */
    ruinJewel: 0.3,
    totem: 1.2,
  },
};

export type Weights = typeof WEIGHTS;

/** With what follows from them, as bots ask for powers all the time. */
export type Scales = Weights & {
  /** How likely a ship is sunk before the end, by its hull. */
  readonly sinking: readonly number[];
  /** How likely the double share stays, by the cards of others that are to come. */
  readonly unshared: readonly number[];
  /** What is left of the dig and of a ruin, by the steps that are missing. */
  readonly stepsLeft: readonly number[];
  readonly ruinStepsLeft: readonly number[];
};

/** More than any hull, path or number of cards that are to come. */
const MOST = 64;

const table = (of: (count: number) => number): readonly number[] =>
  Array.from({ length: MOST }, (_, count) => of(count));

export function scalesOf(weights: Weights): Scales {
  const { risk, pillage, hope } = weights;
  return {
    ...weights,
    sinking: table((hull) => (hull === 0 ? 0 : risk.sunk * Math.exp(-hull / risk.safety))),
    unshared: table((cards) => Math.exp(-pillage.joins * cards)),
    stepsLeft: table((steps) => hope.step ** steps),
    ruinStepsLeft: table((steps) => hope.ruinStep ** steps),
  };
}
