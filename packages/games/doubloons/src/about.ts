import { aboutGame } from '@quarterdeck/kernel';

/** What stands on the box of Dead Man’s Doubloons. */
export const ABOUT = aboutGame({
  id: 'doubloons',
  title: 'Dead Man’s Doubloons',
  prefix: 'DD',
  seats: [2, 3, 4, 5, 6],
  minutes: [25, 45],
  weight: 'light',
  colours: ['red', 'blue', 'purple', 'green', 'yellow', 'black'],
  modules: {
    blackJewel: {
      title: 'Black Jewel',
      about: 'A cursed stone that jumps from ship to ship',
    },
    advancedScoring: {
      title: 'Advanced Scoring',
      about: 'Five prizes of 3 points',
    },
    legendaryGhostShip: {
      title: 'Legendary Ghost Ship',
      about: 'A captain nobody steers; best with two',
      seats: [2, 3, 4, 5],
    },
    compass: {
      title: 'Compass',
      about: 'Borrow a card when your crew is gone',
    },
    stealShip: {
      title: 'Steal Ship',
      about: 'Boarding may swap seats',
    },
    alternateIsland: {
      title: 'Alternate Island',
      about: 'Five beaches, relics, duels',
    },
  },
  learned: true,
  characters: {
    greedy: { title: 'Greedy', about: 'Clings to what lies aboard.' },
    bold: { title: 'Bold', about: 'Sends the captain ahead and trusts the cards.' },
    warlike: { title: 'Warlike', about: 'Is out to pillage.' },
  },
  words: {
    line: 'Plan three cards ahead. Sink, and sail on as a ghost.',
    kind: 'Programming · chaos',
    cover: 'A coin rising like a moon over a mountain, a ghost ship before it',
  },
});
