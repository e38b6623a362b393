/** The modules of the games, where they can be chosen. */
export const MODULES_EN = {
  modules: {
    blackJewel: { title: 'Black Jewel', text: 'A cursed stone that jumps from ship to ship' },
    advancedScoring: { title: 'Advanced Scoring', text: 'Five prizes of 3 points' },
    legendaryGhostShip: {
      title: 'Legendary Ghost Ship',
      text: 'A captain nobody steers; best with two',
    },
    compass: { title: 'Compass', text: 'Borrow a card when your crew is gone' },
    stealShip: { title: 'Steal Ship', text: 'Boarding may swap seats' },
    alternateIsland: { title: 'Alternate Island', text: 'Five beaches, relics, duels' },
  },
} as const;
