import type { InferOptions } from '@quarterdeck/kernel';
import { toggle } from '@quarterdeck/kernel';

/** DD-002: any combination. */
export const OPTIONS = {
  blackJewel: toggle({
    title: 'Black Jewel',
    about:
      'Two cursed jewels: their holder rolls the attack die on meeting enemy ships, and loses points.',
    default: false,
  }),
  advancedScoring: toggle({
    title: 'Advanced Scoring',
    about: 'Five bonuses at the end, each for a single player who has the most of something.',
    default: false,
  }),
  /** DD-S116 */
  legendaryGhostShip: toggle({
    title: 'Legendary Ghost Ship',
    about: 'A neutral ghost ship joins: it sails, attacks and pillages by itself every round.',
    default: false,
    seats: [2, 3, 4, 5],
  }),
  stealShip: toggle({
    title: 'Steal Ship',
    about: 'Three captain cards let you steal a whole ship: you two change seats.',
    default: false,
  }),
  compass: toggle({
    title: 'Compass',
    about:
      'Two compasses each: with little crew left, change your card for one that an enemy shows.',
    default: false,
  }),
  alternateIsland: toggle({
    title: 'Alternate Island Adventure',
    about: 'The other side of the board: five beaches, ruins, relics and duels round a crater.',
    default: false,
  }),
};
export type DoubloonsOptions = InferOptions<typeof OPTIONS>;
