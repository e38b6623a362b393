// What the judgement weighs things by. These were set by hand; an Admiral goes by others, which were learned.

/** Points of the sum that `evaluate` compares. */
export const WEIGHTS = {
  /** What a ship is worth, by its level from the lowest on. */
  levels: [1, 1.4, 1.85, 2.4, 3.1],
  /** How much of the next level counts once it is won, or likely. */
  rise: 0.95,
  /** How near a ship is to the best that it can come for. */
  hope: 0.22,
  /** What each thing within reach is worth to those who come for it. */
  goals: {
    unexplored: 0.8,
    neutral: 1,
    territory: 0.55,
    /** A ship, times the chance that an attack on it succeeds. */
    prey: 1.8,
  },
  /** What is left of that with every hex of the way. */
  fades: 0.88,
  /** A captured ship lies idle among enemies until its new owner's next turn. */
  captured: 0.85,
  /** How far the return fire that may follow is feared. */
  fear: 0.5,
  /** What a miss that may be rolled again is worth, in dice. */
  reroll: 0.6,
  /** A card to be drawn, and one in hand by the level that it requires. */
  draw: 0.12,
  cards: [0.12, 0.12, 0.12, 0.12, 0.12],
  /** What is left of a card as long as no ship is of that level. */
  notYet: 1,
  territory: 0.4,
  readyManeuver: 0.08,
  /** What Command Maneuvers prepare, as long as ships can still attack. */
  extraDie: 0.09,
  weakened: 0.16,
  barred: 0.1,
  seen: 0.05,
  /** What may still be done in this turn, so that nobody passes before it is. */
  unmoved: 0.02,
  unspent: 0.01,
  /** Ships of the highest level, by the square of their number: four of them win (TP-281). */
  topShips: 0.25,
  /** How much more a lead of one means. */
  steep: 0.75,
};

export type Weights = typeof WEIGHTS;

/** With what follows from them. */
export type Scales = Weights & {
  /** What is left of a goal by the hexes of the way, no board being wider: bots ask it all the time. */
  readonly left: readonly number[];
};

export const scalesOf = (weights: Weights): Scales => ({
  ...weights,
  left: Array.from({ length: 64 }, (_, way) => weights.fades ** way),
});
